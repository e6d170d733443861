### Why the server refuses a call: `problem-` and the reason.

problem-no-token = Emme tiedä, kuka olet. Istu ensin pöytään tai lähetä mukana vieraan tunnus.
problem-not-your-seat = Se paikka on jonkun toisen. Pelaa omaltasi.
problem-wrong-invitation = Kutsu ei vie tälle paikalle. Pyydä linkki uudelleen.
problem-on-another-side = Pelaat tässä pöydässä jo toisella puolella, eikä kukaan saa nähdä kahden osapuolen kortteja. Jatka omillasi.
problem-bot-seat = Sillä paikalla pelaa botti, eikä se ota pelikavereita. Liity jonkun ihmisen seuraan.
problem-wrong-origin = Pyyntö tuli toiselta sivustolta. Pelaa tämän palvelimen omassa osoitteessa.
problem-unknown-table = Sellaista pöytää ei ole. Tarkista linkki tai avaa oma pöytä.
problem-unknown-seat = Tässä pöydässä ei ole sellaista paikkaa.
problem-unknown-edition = Sellaista painosta ei ole.
problem-stale = Peli on sillä välin edennyt. Katso, missä mennään, ja valitse uudelleen.
problem-already-answered = Olet jo vastannut. Vastauksesi näytetään hetken kuluttua.
problem-seat-taken = Siinä istuu jo joku. Valitse toinen paikka.
problem-suspect-taken = Joku pelaa jo sillä hahmolla. Valitse toinen.
problem-table-full = Pöydän kaikki paikat on varattu. Voit katsella tai avata oman pöydän.
problem-not-over = Peli on vielä kesken; sen pöytäkirja avautuu vasta lopuksi.
problem-not-started = Peli ei ole vielä alkanut; pöydän avaaja aloittaa sen.
problem-already-started = Tämän pöydän peli on jo alkanut. Voit katsella sitä.
problem-commitments-missing = Jonkun selain ei ole vielä tehnyt osaansa sekoituksesta. Odota, kunnes hän on täällä, tai vapauta paikka.
problem-link-used = Linkki on jo käytetty tai vanhentunut. Tee uusi laitteella, jolla jo pelaat.
problem-no-clock = Tässä pöydässä ei ole kelloa, joten aikaa saa käyttää vapaasti.
problem-not-away = Sen paikan pelaaja on täällä tai oli hetki sitten. Botti saa pelata vain poissaolevan puolesta.
problem-not-opening = Kortteja ei sekoiteta juuri nyt.
problem-not-the-host = Sen voi tehdä vain pöydän avaaja.
problem-password-needed = Tällä pöydällä on salasana. Kysy sitä linkin lähettäjältä.
problem-seats-free = Paikkoja on vielä vapaana. Odota lisää pelaajia, tai aloita bottien kanssa tai ilman vapaita paikkoja.
problem-wrong-deal = Jako on sillä välin aloitettu alusta. Katso pöytää uudelleen.
problem-wrong-opening = Tämä paikka oli luvannut jakoon jotain muuta.
problem-wrong-password = Salasana on väärä. Tarkista isot ja pienet kirjaimet ja yritä uudelleen.
problem-dice-are-drawn = Tässä pöydässä nopat heitetään puolestasi. Heitä, niin näet, mitä tulee.
problem-dice-not-awaited = Sinulta ei juuri nyt odoteta noppia. Aloita ensin heitto ja näppäile vasta sitten, mitä ne näyttävät.
problem-not-your-dice = Niitä noppia et näppäile sinä. Niiden luvut kertoo se, jonka vuoro on.
problem-help-capped = Tässä pöydässä etsivältä ei saa noin paljon apua. Valitse alempi taso.
problem-too-large = Tuo on enemmän kuin voimme ottaa kerralla vastaan. Lähetä vähemmän.
problem-too-many = Täältä tuli liian monta pyyntöä lyhyessä ajassa. Odota hetki ja yritä uudelleen.
problem-too-many-people = Täällä on jo niin monta ihmistä tai laitetta, ettei enempää mahdu.
problem-malformed = Emme saa tuosta selvää: { $detail }.
problem-storage = Pöydän lokiin ei juuri nyt pääse käsiksi, joten mitään ei pelattu. Yritä hetken päästä uudelleen.
problem-method-not-allowed = Sitä ei voi tehdä tässä osoitteessa.
problem-not-found = Tässä osoitteessa ei ole mitään.
problem-internal = Jokin meni vikaan meidän päässämme. Yritä uudelleen; jos vika jatkuu, kerro palvelimen ylläpitäjälle.

## What is said when somebody asks why something is not possible, and it is.

why-legal = Mikään ei ole esteenä: saat tehdä sen nyt.
why-unproven = Sitä ei voi todistaa tällä avun tasolla.

## House rules that are refused: `problem-options-` and the reason; $option is what the lobby calls
## the option, or its key.

problem-options = Kotisäännöt eivät sovi yhteen kohdassa ”{ $option }”.
problem-options-unknown-option = Kotisääntöä ”{ $option }” ei ole.
problem-options-unknown-value =
    { $choices ->
        [none] Kohtaan ”{ $option }” ei käy tuollainen arvo.
       *[other] Kohtaan ”{ $option }” ei käy tuollainen arvo; mahdolliset arvot ovat { $choices }.
    }
problem-options-unknown-edition = Sellaista painosta ei ole (”{ $option }”).
problem-options-out-of-range = Kohdan ”{ $option }” arvo ei mahdu rajoihin, joissa tätä peliä voi pelata.
problem-options-not-a-free-suspect = Joka paikalla on oma hahmonsa tästä painoksesta (”{ $option }”).
problem-options-no-middle = Tällä laudalla ei ole keskiosaa, jota voisi käyttää pelissä (”{ $option }”).
problem-options-no-door-to-the-middle = Tämän laudan keskiosassa ei ole ovea, joten kukaan ei pääsisi sisään eikä ulos (”{ $option }”).
problem-options-no-start-squares = Tällä laudalla ei ole lähtöruutuja nappuloille (”{ $option }”); anna niiden aloittaa keskeltä.
problem-options-too-few-rooms = Aseita on enemmän kuin huoneita, joten ne eivät mahdu kukin omaan huoneeseensa (”{ $option }”).
problem-options-two-sides-only = Piilorivi kuuluu kahden osapuolen peliin (”{ $option }”), ja tämä pöytä on useammalle. Salli myös kaksi paikkaa tai pelaa ilman riviä.
problem-options-too-few-cards = Kortit eivät riitä näin monelle paikalle ja vielä riviin (”{ $option }”).
problem-options-nobody-asks-in-the-middle = Keskellä ei kysellä, joten siellä esitetty syytös ei voi seurata teoriaa (”{ $option }”). Salli syytös omalla vuorolla.
problem-options-no-bonus-squares = Tällä laudalla ei ole ruutuja bonuskorteille (”{ $option }”). Pelaa ilman niitä.
problem-options-not-with-two-sides = Bonuskortit eivät sovi kahden osapuolen peliin (”{ $option }”). Pelaa ilman niitä tai lisää paikkoja.
problem-options-nothing-to-roll = Omilla nopilla voi pelata vain, jos pelissä on noppia. Valitse yksi tai kaksi, tai jätä omasi laatikkoon.
