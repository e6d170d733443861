### Selainpelin sanat. $who, $asker ovat epäiltyjä, joiden nimillä pelaajat kulkevat.

## Talo

ui-title = tudor
ui-tagline = Murha Tudor-talossa. Kuka, millä, missä huoneessa? Ota selvää ennen muita.
ui-play = Pelaa { $count ->
    [1] yhtä bottia
    [2] kahta bottia
    [3] kolmea bottia
    [4] neljää bottia
    [5] viittä bottia
   *[other] { $count } bottia
} vastaan
ui-options = Kieli, pelaajat, hahmo, apu
ui-language = Kieli
ui-seats = Pelaajia
ui-seats-count = { $count } pelaajaa
ui-suspect = Hahmosi
ui-any-suspect = Kuka vain
ui-name = Nimesi
ui-name-hint = Saa jättää tyhjäksi.
ui-edition = Säännöt: { $edition }.
ui-not-affiliated = Vapaa ohjelma, jolla ei ole mitään yhteyttä Hasbroon. Kuvat ja tekstit ovat omaa tekoa.
ui-preparing = Lamppuja sytytetään …
ui-no-page = Sellaista sivua ei ole.
ui-home = Pääovelle
ui-unreached = Palvelin ei vastaa. Mitään ei ole kadonnut: yritä hetken päästä uudelleen.
ui-try-again = Yritä uudelleen
ui-connection-lost = Ei yhteyttä. Peli odottaa ja jatkuu itsestään, kun yhteys palaa.
ui-rule = – { $edition ->
    [travel] matkapainos, { $rule }
    [modern] moderni, { $rule }
    [dutch] hollantilainen, { $rule }
    [swedish] ruotsalainen, { $rule }
   *[none] { $rule }
}
ui-house-rule = – kotisääntö

## Pöydässä

ui-table = Pöytä
ui-board = Pelilauta
ui-reachable = Tänne pääset
ui-square = Siirry: { CARD($place, case: "mika") }
ui-bonus-square = Siirry ja nosta bonuskortti: { CARD($place, case: "mika") }
ui-hand = Korttisi
ui-open = Kaikkien nähtävillä
ui-laid-open = Kaikille näytetyt { CARD($who, case: "minka") } kortit
ui-row-title = Piilorivi
ui-row-card = Rivin { $place }. kortti, kuvapuoli alaspäin
ui-row-seen = { CARD($who) } on katsonut sen.
ui-log = Mitä on tapahtunut
ui-log-short = Loki
ui-number = { $number }.
ui-players = Pelaajat
ui-notebook = Muistilehtiö
ui-now = Nyt
ui-sections = Pöydän osat
ui-turn = { CARD($who) }, vuoro { $turn }
ui-you = Sinä
ui-bot = Botti
ui-cards = { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}
ui-tag-turn = vuorossa
ui-tag-answering = vastaa nyt
ui-tag-shows = näyttää kortin
ui-tag-nothing = ei näytä korttia
ui-tag-out = { $rule ->
    [laid-open] kortit esillä
    [hand-answers] poistunut pelistä
   *[answers-on] vain vastaa
}
ui-tag-won = ratkaisi jutun
ui-tag-false = väärä todistus
ui-tag-muted = ei saa kiistää
ui-people = · { $count } henkeä
ui-partner = Kutsu pelikaveri
ui-partner-hint = Se, joka avaa tämän linkin, pelaa sinun puolellasi: nappula, kortit ja muistilehtiö ovat yhteiset, ja kumpi tahansa teistä saa pelata. Älä anna linkkiä muille.
ui-partner-link = Linkki
ui-seconds = { $count } s
ui-minutes = { $count } min
ui-hours = { $count } h
ui-days = { $count } vrk
ui-awaited = { $name } on miettinyt { $time }
ui-awaited-you = Olet miettinyt { $time }
ui-clock-left = { $time } jäljellä
ui-clock-over = Aika loppui: botti päättää tällä kertaa.
ui-more-time = Anna lisää aikaa
ui-away = poissa
ui-away-for = poissa { $time }
ui-let-bot-play = Anna botin pelata pelaajan { $name } puolesta
ui-stands-in = botti pelaa, kunnes { $name } palaa
ui-returned = Botti pelasi puolestasi, kun olit poissa. Paikka on taas sinun.
ui-watching = Olet katsojana: näet sen, minkä kaikki pöydässä näkevät.
ui-bot-decided = (botti päätti)
ui-menu = Valikko
ui-sheets = Loki ja juttelu
ui-sound = Äänimerkki, kun on sinun vuorosi
ui-leave-hint = Paikkasi säilyy: palaa samasta osoitteesta.
ui-delete = Poista pöytä …
ui-delete-title = Poistetaanko pöytä kaikilta?
ui-delete-hint = Peli, nimet, juttelu ja muistilehtiöt poistetaan. Niitä ei saa takaisin.
ui-delete-now = Poista
ui-gone = Pöytää ei enää ole
ui-gone-hint = Pöydän avaaja on poistanut sen ja kaiken, mitä siinä pelattiin ja puhuttiin.
ui-again-wanted = Uusi peli samalla porukalla on tulossa.
ui-again-come = Tule mukaan
ui-again-watch = Katsele
ui-dice = Heitto: { $faces }
ui-skip = Ohita
ui-leave = Poistu pöydästä

## Ketä odotetaan

ui-status-waiting = Hetkinen …
ui-status-dealing = Kortteja jaetaan
ui-you-to-move = Sinun vuorosi
ui-you-rolling = Heität noppaa
ui-you-walking = Heitit { $steps }. Minne?
ui-you-moved = Olet perillä
ui-you-asked = Mitä nyt?
ui-you-suggest = Olet { CARD($room, case: "missa") }. Ketä epäilet?
ui-you-walking-free = Minne?
ui-you-choosing = Bonuskortti: valinta on sinun
ui-you-showing = { CARD($who) } sai bonuskortin: näytä yksi korteistasi
ui-you-typing = { $count ->
    [one] Mitä noppasi näyttää?
   *[other] Mitä noppasi näyttävät?
}
ui-shuffling = Bonuskortteja sekoitetaan
ui-picking = Pöytä vastaa { CARD($who, case: "minka") } puolesta
ui-to-you-showing = { CARD($who) } valitsee, minkä kortin näyttää
ui-they-choosing = { CARD($who) } miettii bonuskorttia
ui-they-showing = { CARD($who) } joutuu näyttämään kortin
ui-you-answering = { CARD($who) } kysyy sinulta
ui-to-you-answering = { CARD($who) } etsii sinulle korttia
ui-they-to-move = { CARD($who) } on siirtovuorossa
ui-they-rolling = { CARD($who) } heittää noppaa
ui-they-walking = { CARD($who) } { $steps ->
    [0] lähtee liikkeelle
   *[other] heitti { $steps } ja lähtee liikkeelle
}
ui-they-moved = { CARD($who) } on siirtynyt ja miettii
ui-they-asked = { CARD($who) } miettii asiaa
ui-they-answering = { CARD($who) } vastaa { CARD($asker, case: "kenelle") }
ui-title-yours = Sinun vuorosi
ui-title-answer = Sinulta kysytään
ui-title-theirs = { CARD($who) }
ui-title-over = Loppu

## Mitä voi tehdä

ui-roll = Heitä noppaa
ui-passage = Salakäytävä { CARD($room, case: "mihin") }
ui-door = Ovesta { CARD($room, case: "mihin") }
ui-stay = Jää ja esitä teoria
ui-own-die = { $count ->
    [one] Noppasi
   *[other] Noppa { $die }
}
ui-own-dice-move = Tämän heitimme
ui-move-hint = Valitse valaistu ruutu tai huone, tai siirry
ui-move-squares = Valitse valaistu ruutu
ui-move-to = { CARD($room, case: "mihin") }
ui-suggest = Esitä teoria
ui-suggest-here = Esitä teoria { CARD($room, case: "missa") }
ui-suggest-where = … { CARD($room, case: "missa") }
ui-suggest-all = { CARD($suspect) }, { CARD($weapon, case: "milla") }, { CARD($room, case: "missa") }
ui-who = Kuka?
ui-with-what = Millä?
ui-where = Missä?
ui-card-yours = oma
ui-card-seen = tiedossa
ui-question = { CARD($who) } esittää teorian: { CARD($suspect, case: "mika") } { CARD($room, case: "missa") } { CARD($weapon, case: "milla") }.
ui-show-this = Näytä
ui-show-hint = Vain { CARD($who, case: "mika") } näkee sen.
ui-not-yours = Ei sinulla
ui-nothing = Minulla ei ole näitä
ui-nothing-false = Sinulla on niistä ainakin yksi. Saat väittää muuta, mutta muut voivat kiistää vastauksesi, ja silloin saat loppupelin ajan vain vastata.
ui-nothing-say = Minulla ei ole
ui-show-any = Saat itse valita, minkä; bonuskortti kertoo, kuka sen näkee.
ui-peek = Katso rivin { $place }. kortti
ui-peek-hint = Saat katsoa yhden rivin korteista.
ui-peeked = Rivin { $place }. kortti on { CARD($card, case: "mika") }.
ui-end = Lopeta vuoro
ui-bonus = Bonuskortti
ui-bonus-idle = Tällä kertaa siitä ei seuraa mitään.
ui-bonus-pile = { $count ->
    [0] Pino on tyhjä.
   *[other] Pinossa jäljellä { $count }.
}
ui-choose-player = Kuka pelaajista?
ui-choose-room = Valitse valaistu huone, tai siirry
ui-choose-where = Mihin huoneeseen? Voit valita sen myös laudalta.
ui-send = Lähetä
ui-send-there = Lähetä { CARD($suspect, case: "mika") } { CARD($room, case: "mihin") }
ui-challenge = Kiistä
ui-challenge-some = Kiistä vastaus …
ui-challenge-which = Mitä vastausta et usko?
ui-challenge-title = Kiistätkö { CARD($who, case: "minka") } vastauksen?
ui-challenge-answer = { CARD($who) } ei näyttänyt mitään, kun { $asker ->
    [you] nimesit
   *[other] { CARD($asker, case: "mika") } nimesi
} { CARD($suspect, case: "minka") }, { CARD($weapon, case: "minka") } ja { CARD($room, case: "minka") }.
ui-challenge-price = Jos vastaus oli väärä, { CARD($who, case: "mika") } siitä lähin vain vastaa. Jos se piti paikkansa, et saa enää kiistää mitään tässä pelissä.
ui-challenge-now = Se oli väärä
ui-why-not = Miksi en voi …?
ui-why-roll = heittää
ui-why-passage = mennä salakäytävään
ui-why-door = mennä ovesta
ui-why-stay = jäädä kyselemään
ui-why-suggest = esittää teoriaa
ui-why-peek = katsoa riviä
ui-why-accuse = syyttää
ui-why-end = lopettaa vuoroa
ui-accuse = Syytä …
ui-accuse-title = Avataanko kuori?
ui-accuse-next = Jatka
ui-accuse-review = Syytöksesi: { CARD($suspect, case: "mika") } { CARD($room, case: "missa") } { CARD($weapon, case: "milla") }.
ui-accuse-final = Tätä ei voi perua. Jos olet väärässä, { $rule ->
    [laid-open] korttisi levitetään kaikkien nähtäville eikä vuoroja enää tule.
    [hand-answers] poistut pelistä ja pöytä vastaa korteillasi.
   *[answers-on] saat sen jälkeen vain vastata.
}
ui-accuse-now = Olen varma
ui-back = Takaisin
ui-cancel = Ei vielä
ui-shown-title = Sinulle näytetty kortti
ui-shown = { CARD($who) } näytti sinulle { CARD($card, case: "minka") }.
ui-note-it = Merkitse
ui-noted = ✓ Merkitty
ui-dismiss = Pane pois
ui-to-table = Takaisin pöytään

## Muistilehtiö

ui-kind-suspects = Epäillyt
ui-kind-weapons = Aseet
ui-kind-rooms = Huoneet
ui-note = Muistiinpano
ui-note-on = Muistiinpano: { CARD($card, case: "mika") }
ui-notebook-help = ✕ ei · ✓ on · ? ehkä
ui-unsaved = { $count ->
    [one] 1 merkintä vielä tallentamatta
   *[other] { $count } merkintää vielä tallentamatta
}
ui-mark-none = ei merkintää
ui-mark-yes = on
ui-mark-no = ei ole
ui-mark-maybe = ehkä
ui-mark-place = rivin { $place }. kortti
ui-mark-unsaved = vielä tallentamatta

## Etsivän apu

ui-help = Apu
ui-help-none = ei mitään
ui-help-shown = omat ja minulle näytetyt kortit
ui-help-proven = kaikki, minkä voi todistaa
ui-help-chances = todennäköisyydet
ui-help-capped = Enempää tässä pöydässä ei saa.
ui-help-legend = Painettuna: etsivän merkinnät. Kynällä: omasi. Napauta merkintää, niin saat perustelun.
ui-help-late = Uusin apu ei ole vielä tullut.
ui-model = Malli
ui-deals = { $count ->
    [one] Vain yksi korttien jako on mahdollinen.
   *[other] Mahdollisia korttien jakoja: { $deals }.
}
ui-case-file-column = Kuori
ui-proven-yes = todistettu: on
ui-proven-no = todistettu: ei ole
ui-contradicts = oma merkintäsi sanoo muuta
ui-percent = { $percent } %
ui-likeliest = Kuoren todennäköisin sisältö
ui-could-show = Kuka on voinut näyttää minkä kortin
    .chances = Prosenttiluku kertoo, kuinka todennäköisesti kortti on pelaajalla.
ui-could-show-cards = { $number }. { CARD($who) } näytti { CARD($asker, case: "kenelle") }: { $cards }
ui-either = { $items } tai { $last }
ui-own-mark = Oma merkintäsi
ui-reasons-thinking = Etsivä miettii …
ui-reasons-suggestions = Teoriat

## Ennen ja jälkeen

ui-gathering = Odotetaan pelaajia
ui-free-seat = Vapaa paikka
ui-sit = Istu tähän
ui-over-you = Ratkaisit jutun, superkyttä!
ui-over-won = { CARD($who) } ratkaisi jutun
ui-over-unsolved = Murha jäi ratkaisematta
ui-open-case-file = Avaa kuori
ui-case-file = Kuoren sisältö
ui-it-was = Sen teki { CARD($suspect, case: "mika") } { CARD($room, case: "missa") } { CARD($weapon, case: "milla") }.
ui-all-hands = Kaikkien kortit
ui-hand-of = { CARD($who) }
ui-record = Lataa pöytäkirja
ui-again = Uusi peli
ui-look-around = Katso pöytää

## Väärän syytöksen jälkeen ja takaisin palatessa

ui-wrong = Olit väärässä
ui-wrong-secret = Pidä se omana tietonasi.
ui-wrong-then =
    { $rule ->
        [laid-open] Vuoroja ei enää tule, ja korttisi ovat kaikkien nähtävillä.
        [hand-answers] Vuoroja ei enää tule; pöytä vastaa korteillasi.
       *[answers-on] Vuoroja ei enää tule: tästä lähin vain vastaat.
    }
ui-understood = Selvä
