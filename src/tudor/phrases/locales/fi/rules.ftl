### Sääntövihko ja sen takana olevat valinnat tavallisin sanoin. Katso en/rules.ftl.

## Valinnat ryhmittäin

option-group-setup = Ennen peliä
option-group-moving = Siirtyminen
option-group-asking = Teoriat ja vastaukset
option-group-accusing = Syytökset ja loppu
option-group-extras = Bonuskortit ja kaksi osapuolta

## Ennen peliä

option-seats = Pelaajia
    .text = Montako pelaajaa saa olla vähintään ja enintään.
option-seats-value = { $least }–{ $most }
option-board = Pelilauta
    .text = Missä talossa pelataan.
option-board-classic = klassinen talo
option-board-modern = moderni talo
option-opener = Aloittaja
    .text = Miten ensimmäinen pelaaja ratkaistaan.
option-opener-highest-one = suurin heitto yhdellä nopalla
option-opener-highest-all = suurin heitto kaikilla nopilla
option-opener-scarlett = neiti Punakulta tai seuraava hahmo, jolla pelataan
option-opener-chance = arvotaan
option-pawns-start = Nappulat alussa
    .text = Missä nappulat ovat, kun peli alkaa.
option-pawns-start-squares = lähtöruuduissaan
option-pawns-start-middle = keskellä
option-weapons-start = Aseet alussa
    .text = Missä aseet ovat, kun peli alkaa.
option-weapons-start-one-a-room = kukin omassa huoneessaan
option-weapons-start-any-room = missä huoneissa tahansa, vaikka samassa
option-weapons-start-middle = keskellä
option-left-over = Yli jäävät kortit
    .text = Mitä tehdään, kun kortit eivät mene tasan.
option-left-over-dealt = jaetaan nekin, joten jotkut saavat yhden enemmän
option-left-over-face-up = kaikkien nähtäville laudan viereen

## Siirtyminen

option-dice = Nopat
    .text = Montako noppaa ratkaisee, miten pitkälle pääset.
option-dice-0 = ei yhtään, vaan sovittu määrä askelia
option-dice-1 = yksi
option-dice-2 = kaksi
option-reach = Askelia ilman noppia
    .text = Miten pitkälle vuorolla saa kulkea, kun noppia ei ole.
option-reach-value = { $number ->
    [one] { $number } askel
   *[other] { $number } askelta
}
option-roll = Heitto käytävässä
    .text = Ratkaisee, onko askelten mentävä tasan, kun siirto päättyy ruutuun.
option-roll-exact = käytetään tasan
option-roll-up-to = koko heitto tai vähemmän
option-same-square-twice = Sama ruutu kahdesti vuorolla
    .text = Ratkaisee, saako astua ruutuun, jossa on jo ollut samalla vuorolla.
option-same-square-twice-yes = sallittu
option-same-square-twice-no = kielletty
option-pawns-block = Nappulat tiellä
    .text = Ratkaisee, tukkiiko nappula käytävän muilta.
option-pawns-block-yes = tukkivat tien
option-pawns-block-no = saa ohittaa
option-shortcuts = Reitit huoneesta huoneeseen
    .text = Miten huoneesta pääsee suoraan toiseen.
option-shortcuts-passages = salakäytävät
option-shortcuts-passages-and-doors = salakäytävät ja väliovet
option-reenter-same-turn = Takaisin samaan huoneeseen
    .text = Ratkaisee, saako huoneesta lähteä ja palata sinne saman vuoron aikana.
option-reenter-same-turn-yes = samallakin vuorolla
option-reenter-same-turn-no = vasta myöhemmällä vuorolla

## Teoriat ja vastaukset

option-asking = Milloin esitetään teoria
    .text = Milloin teorian saa esittää ja milloin se on pakko.
option-asking-must-on-entry = huoneeseen tullessa aina
option-asking-may-on-entry = huoneeseen tullessa, jos haluaa
option-asking-in-a-room = aina huoneessa ollessa, jos haluaa
option-moved-may-stay = Toisen tuomana huoneessa
    .text = Ratkaisee, saako kysyä siellä, minne jonkun toisen teoria on tuonut.
option-moved-may-stay-yes = saa kysyä siirtymättä
option-moved-may-stay-no = on lähdettävä, ennen kuin siellä saa kysyä
option-answering = Vastaukset
    .text = Kuka huolehtii siitä, että kortti näytetään.
option-answering-enforced = pöytä huolehtii
option-answering-on-honour = kunniasanalla, ja muut saavat kiistää

## Syytökset ja loppu

option-accuse-when = Milloin syytetään
    .text = Missä kohdassa vuoroasi saat syyttää.
option-accuse-when-after-asking = teorian jälkeen
option-accuse-when-after-unanswered = teorian jälkeen, jos kukaan ei voinut vastata
option-accuse-when-own-turn = milloin tahansa omalla vuorolla
option-accuse-when-instead-of-asking = teorian sijasta
option-accuse-where = Missä syytetään
    .text = Missä nappulasi on oltava, kun syytät.
option-accuse-where-anywhere = missä tahansa
option-accuse-where-middle = laudan keskellä
option-wrong-accuser = Väärän syytöksen jälkeen
    .text = Mitä väärässä olleen pelaajan korteille tapahtuu.
option-wrong-accuser-answers-on = pelaaja vastaa yhä
option-wrong-accuser-hand-answers = pelaaja poistuu, ja pöytä vastaa
option-wrong-accuser-laid-open = pelaaja poistuu, ja kortit levitetään näkyviin
option-turn-limit = Pelin enimmäispituus
    .text = Monenko vuoron jälkeen murha jää ratkaisematta, kun kaikkien vuorot lasketaan yhteen.
option-turn-limit-value = { $number ->
    [one] { $number } vuoro
   *[other] { $number } vuoroa
}
option-turn-limit-none = ei rajaa

## Bonuskortit ja kaksi osapuolta

option-bonus = Bonuskortit
    .text = Ratkaisee, onko laudalla bonusruutuja, joiden korteista on sinulle apua.
option-bonus-none = ei käytössä
option-bonus-house-deck = talon oma pakka
option-row = Piilorivi
    .text = Ratkaisee, onko laudan vieressä neljä korttia kuvapuoli alaspäin, kun osapuolia on kaksi.
option-row-0 = ei käytössä
option-row-4 = neljä korttia kahden pelissä

## Sääntövihko

rulebook-title = Säännöt: { $edition }
rulebook-by-the-box = Pelataan laatikon säännöillä, ilman kotisääntöjä.
rulebook-changed = Kotisäännöt: { $changes }.
rulebook-change = ”{ $option }: { $value }” (laatikossa: { $original })
rulebook-house-rule = kotisääntö
rulebook-no-edition = Painosta ”{ $text }” ei ole; valittavana ovat { $known }.
rulebook-no-language = Kieltä ”{ $text }” ei ole; valittavana ovat { $known }.
rulebook-no-value = ”{ $text }” ei ole kotisääntö: kirjoita valinta=arvo.
rulebook-twice = ”{ $option }” on annettu kahdesti. Anna yksi arvo.
rulebook-section-setup = Ennen peliä
rulebook-section-moving = Vuorot ja siirtyminen
rulebook-section-asking = Teoriat ja vastaukset
rulebook-section-bonus = Bonuskortit
rulebook-section-sides = Kaksi osapuolta
rulebook-section-accusing = Syytökset ja loppu

rule-idle = ”{ $option }: { $value }” ei muuta tässä mitään, kun muut säännöt ovat nämä.

## Lauseet: ennen peliä

rule-seats-range = Pelaajia voi olla { $least }–{ $most }.
rule-seats-just = Tähän peliin tarvitaan tasan { $least } pelaajaa.
rule-deck = Kortteja on { $cards }: { $suspects } epäiltyä, { $weapons } asetta ja { $rooms } huonetta.
rule-board-classic = Pelaatte klassisessa talossa. Sen huoneet ovat { CARD($rooms, case: "mika") }.
rule-board-modern = Pelaatte modernissa talossa. Sen huoneet ovat { CARD($rooms, case: "mika") }.
rule-own-pawn = Kukin valitsee itselleen hahmon ja siirtää hahmon väristä nappulaa.
rule-pawns-start-squares = Kaikki nappulat ovat alussa lähtöruuduissaan, myös ne, joilla kukaan ei pelaa.
rule-pawns-start-middle = Kaikki nappulat ovat alussa laudan keskellä, { CARD($place, case: "missa") }, myös ne, joilla kukaan ei pelaa.
rule-weapons-start-one-a-room = Aseet ovat alussa kukin omassa huoneessaan. Pöytä valitsee huoneet.
rule-weapons-start-any-room = Jokaiselle aseelle arvotaan huone; samaan huoneeseen voi osua useita.
rule-weapons-start-middle = Kaikki aseet ovat alussa laudan keskellä, { CARD($place, case: "missa") }.
rule-case-file = Kortit sekoitetaan lajeittain, ja kustakin lajista nostetaan yksi kenenkään näkemättä. Nämä kolme ovat ratkaisu: kuka, millä ja missä. Ne pannaan kuoreen.
rule-case-file-in-the-middle = Kuori on laudan keskellä, X:n kohdalla.
rule-case-file-beside = Kuori on laudan vieressä.
rule-left-over-dealt = Kaikki muut kortit sekoitetaan yhteen ja jaetaan, ensimmäinen aloittajaa seuraavalle pelaajalle. Jotkut voivat saada yhden enemmän kuin toiset.
rule-left-over-face-up = Muut kortit sekoitetaan yhteen ja jaetaan niin, että kaikilla on yhtä monta. Jos kortteja jää yli, ne pannaan kuvapuoli ylöspäin laudan viereen, jotta kaikki näkevät ne ja voivat vetää ne yli.
rule-hands = Kortteja kädessä: { $sizes }.
rule-hands-each = { $players } pelaajan pelissä { $cards }
rule-hands-or = { $players } pelaajan pelissä { $cards } tai { $more }
rule-hands-open = { $players } pelaajan pelissä { $cards } (ja { $open } avointa)
rule-notebook = Jokaisella on oma muistilehtiö, jota muut eivät näe. Vedä siitä yli omat korttisi, mahdolliset avoimet kortit ja jokainen kortti, joka sinulle näytetään.
rule-opener-highest-one = Jokainen heittää yhtä noppaa, ja suurimman luvun saanut aloittaa. Jos suurimman saa useampi, he heittävät uudelleen.
rule-opener-highest-all = { $dice ->
    [1] Jokainen heittää noppaa, ja suurimman luvun saanut aloittaa. Jos suurimman saa useampi, he heittävät uudelleen.
   *[other] Jokainen heittää kaikkia noppia, ja suurimman summan saanut aloittaa. Jos suurimman saa useampi, he heittävät uudelleen.
}
rule-opener-scarlett = { CARD($suspect) } aloittaa. Jos sillä hahmolla ei pelaa kukaan, aloittaa seuraava, jolla pelataan, tässä järjestyksessä: { CARD($suspects, case: "mika") }.
rule-opener-chance = Aloittaja arvotaan.
rule-clockwise = Vuoro kiertää myötäpäivään.

## Lauseet: vuorot ja siirtyminen

rule-turn = Vuorolla siirrytään enintään kerran, sitten esitetään enintään yksi teoria, johon muut vastaavat, ja siihen vuoro päättyy. Milloin saa syyttää, kerrotaan tuonnempana.
rule-aim = Yritä päästä joka vuorolla toiseen huoneeseen. (Hyvä neuvo; kukaan ei pakota.)
rule-dice-0 = Noppia ei ole: siirryt suoraan valitsemaasi huoneeseen tai ruutuun.
rule-reach-value = Yhdellä vuorolla kuljet enintään { $number ->
    [one] { $number } askeleen
   *[other] { $number } askelta
}.
rule-dice-1 = Heität noppaa ja siirrät nappulaasi yhtä monta ruutua kuin noppa näyttää.
rule-dice-2 = Heität molempia noppia ja siirrät nappulaasi yhtä monta ruutua kuin ne yhteensä näyttävät.
rule-steps = Huoneesta oven edessä olevaan ruutuun on yksi askel, jokainen käytävän ruutu siitä eteenpäin on yksi lisää, ja oven edestä huoneeseen on taas yksi. Ovi itse ei ole ruutu.
rule-never-diagonal = Askel otetaan suoraan eteenpäin tai sivulle, ei koskaan vinottain.
rule-roll-exact = Jos siirtosi päättyy käytävään, heitto on käytettävä tasan: ei askeltakaan enempää eikä vähempää.
rule-roll-up-to = Heittoa ei tarvitse käyttää loppuun: saat pysähtyä aiemmin myös käytävässä.
rule-nowhere = Jos et pääse mihinkään huoneeseen etkä ruutuun, nappulasi jää paikalleen, ja se oli siirtosi.
rule-same-square-twice-yes = Samaan ruutuun saa astua vuoron aikana useammin kuin kerran.
rule-same-square-twice-no = Samaan ruutuun ei saa astua kahdesti saman vuoron aikana; myös ruutu, josta lähdet, lasketaan.
rule-pawns-block-yes = Et saa kulkea toisen nappulan ruudun kautta etkä jäädä siihen, pelasipa nappulalla joku tai ei.
rule-pawns-block-no = Nappulat eivät ole tiellä: saat ohittaa ne. Kaksi ei kuitenkaan saa jäädä samaan ruutuun.
rule-stuck = Jos huoneesi jokaisen oven edessä on nappula, olet jumissa ja joudut odottamaan; saat silloin lopettaa vuorosi siirtymättä. Salakäytävä on silti auki.
rule-doors = Huoneeseen mennään ja sieltä lähdetään vain ovista, ellei jokin sääntö anna muuta reittiä.
rule-stop-on-entering = Huoneeseen ei tarvitse osua tasaluvulla: jos askelia on enemmän kuin tarvitaan, saat silti mennä sisään. Nappulasi pysähtyy sinne tämän vuoron ajaksi, ja loput askelet menetetään; huoneen läpi ei voi jatkaa ulos.
rule-any-number = Huoneeseen mahtuu miten monta nappulaa ja asetta tahansa.
rule-passages = Jos nappulasi on vuoron alkaessa huoneessa, josta lähtee salakäytävä, saat mennä sitä pitkin { $dice ->
    [0] kävelemisen
   *[other] heittämisen
} sijasta. Se on koko siirtosi. Salakäytävät: { $ways }.
rule-shortcuts-passages-and-doors = Saat myös mennä väliovesta { $dice ->
    [0] kävelemisen
   *[other] heittämisen
} sijasta, ja sekin on koko siirtosi. Väliovet: { $ways }.
rule-shortcuts-passages = Väliovia ({ $ways }) ei käytetä.
rule-way = { CARD($room) } – { CARD($to) }
rule-reenter-same-turn-yes = Huoneesta saa lähteä ja palata sinne saman vuoron aikana.
rule-reenter-same-turn-no = Huoneesta ei saa lähteä ja palata sinne saman vuoron aikana, ei edes toisesta ovesta.

## Lauseet: teoriat ja vastaukset

rule-asking-must-on-entry = Aina kun olet tullut huoneeseen, mitä reittiä tahansa, sinun on esitettävä siellä teoria samalla vuorolla.
rule-asking-may-on-entry = Kun olet tullut huoneeseen, mitä reittiä tahansa, saat esittää siellä teorian samalla vuorolla. Pakko ei ole.
rule-asking-in-a-room = Kun nappulasi on huoneessa, saat esittää teorian, yhden vuoroa kohti: heti sisään tultuasi, myös salakäytävästä, ja silloinkin, kun et ole siirtynyt. Sen jälkeen et enää siirry sillä vuorolla. Teoriaa ei ole pakko esittää, eikä huoneessa ollessasi ole pakko siirtyä.
rule-suggestion = Teoriassa nimetään epäilty, ase ja huone. Huone on aina se, jossa nappulasi sillä hetkellä on.
rule-not-in-the-middle = Laudan keskiosa ei ole mikään pelin huoneista, joten siellä ei esitetä teorioita.
rule-any-suspect = Saat nimetä kenet tahansa epäillyistä, myös itsesi ja hahmot, joilla kukaan ei pelaa.
rule-own-cards = Saat nimetä myös omia korttejasi, hämätäksesi muita tai saadaksesi tietoa jostakin muusta nimeämästäsi kortista.
rule-brought-in = Ennen kuin kukaan vastaa, epäillyn nappula ja ase siirretään huoneeseen, jos ne eivät jo ole siellä.
rule-stays-there = Teorian siirtämät nappulat ja aseet jäävät sinne, minne ne on tuotu.
rule-moved-may-stay-yes = Jos jonkun toisen teoria on tuonut nappulasi toiseen huoneeseen, saat seuraavalla vuorollasi jäädä sinne ja esittää teorian siirtymättä.
rule-moved-may-stay-no = Jos jonkun toisen teoria on tuonut nappulasi huoneeseen, et saa esittää siellä teoriaa, ennen kuin olet lähtenyt ja tullut takaisin.
rule-ask-again-on-entry = Muuten et saa jäädä huoneeseen esittämään siellä uutta teoriaa: lähde ja tule takaisin jollakin myöhemmällä vuorolla.
rule-ask-again-in-a-room = Saat jäädä huoneeseen ja esittää siellä teorian vuoro toisensa jälkeen.
rule-who-answers = Ensin kysytään vasemmalla puolellasi istuvalta pelaajalta, sitten seuraavalta myötäpäivään, kunnes joku on näyttänyt sinulle kortin tai kaikilta on kysytty.
rule-must-show = Pelaajan, jolla on jokin kolmesta kortista, on näytettävä sinulle yksi. Hän valitsee itse, minkä, ja vain sinä näet sen. Se, jolla ei ole yhtäkään, sanoo niin.
rule-one-card = Kukaan ei vastaa samaan teoriaan useammalla kuin yhdellä kortilla. Kortteja ei koskaan vaihdeta; kaikki pitävät omansa.
rule-answering-enforced = Pöytä huolehtii siitä, että kortti näytetään: kukaan ei voi sanoa ”ei ole”, jos kädessä on jokin kolmesta, ei edes vahingossa. Vääriä todistuksia ei siis synny.
rule-answering-on-honour = Vastaat kunniasanalla: pöytä antaa sinun sanoa ”ei ole” silloinkin, kun sinulla on jokin kolmesta.
rule-answering-challenge = Kysyjän seuraavan vuoron loppuun asti jokainen, joka saa vielä syyttää, voi kiistää toisen pelaajan vastauksen ”ei ole”, mutta ei silloin, kun teoriaan vastataan. Pöydän omat vastaukset ovat kiistattomia.
rule-answering-false-witness = Jos vastaus ei pitänyt paikkaansa, vahingossa tai tahallaan, se on väärä todistus: pelaaja ei saa enää esittää teorioita eikä syytöksiä, vaan ainoastaan vastaa. Kaikille kerrotaan, mikä vastaus se oli, mutta ei korttia. Jos vuoro oli hänen, se päättyy.
rule-answering-true = Jos vastaus piti paikkansa, sen kiistänyt ei saa enää kiistää mitään tässä pelissä.
rule-no-proof = Se, ettei kukaan voi näyttää korttia, ei todista sinun olevan oikeassa: kortit voivat olla sinulla itselläsi.
rule-after-answers-accuse = Kun kortti on näytetty tai kaikilta on kysytty, voit enää vain syyttää tai lopettaa vuorosi.
rule-after-answers-unanswered = Kun joku on näyttänyt sinulle kortin, vuorosi on ohi. Jos kukaan ei voinut näyttää, syytät tai lopetat vuorosi.
rule-after-answers-end = Vastausten jälkeen voit enää vain lopettaa vuorosi.
rule-after-answers-row = Kun osapuolia on kaksi eikä toinen voinut vastata, saat ensin katsoa yhden piilorivin kortin.

## Lauseet: bonuskortit

rule-bonus-none = Pelaatte ilman bonuskortteja: jos laudalla on bonusruutuja, ne ovat ruutuja siinä missä muutkin. Pöytä, joka haluaa bonuskortit, ottaa ne käyttöön kotisääntönä.
rule-bonus-cards-none = Talon pakka, jonka pöytä silloin saa, on oma keksintömme; painettuja kortteja emme tunne.
rule-bonus-two-sides-none = Kahden pelaajan tai kahden osapuolen pelissä ei koskaan käytetä bonuskortteja.
rule-bonus-house-deck = Käytävässä on { $squares } bonusruutua, yksikään ei oven vieressä. Jos siirtosi päättyy sellaiseen, otat päällimmäisen bonuskortin, teet, mitä siinä sanotaan, ja panet sen poistopinoon.
rule-bonus-landing = Bonusruutuun ei tarvitse osua tasaluvulla: saat pysähtyä siihen kesken matkan. Jos et halua korttia, jatka ohi; ohi kulkiessa ei nosteta mitään.
rule-bonus-shuffle = Kun pino on lopussa, poistopinon kortit sekoitetaan uudeksi pinoksi.
rule-bonus-idle = Jos kortti ei voisi saada mitään aikaan, mitään ei tapahdu.
rule-bonus-deck = Talon pakka on oma keksintömme. Sen { $cards } korttia:
rule-bonus-card = { $name }: { $text }
rule-bonus-two-sides = Kahden pelaajan tai kahden osapuolen pelissä bonuskortteja ei käytetä: tähän pöytään tarvitaan siis vähintään kolme pelaajaa.

## Lauseet: kaksi osapuolta

rule-row-4 = Kahden pelissä pannaan neljä korttia riviin laudan viereen kuvapuoli alaspäin, kun kuori on valmis. Loput jaetaan, { $hand } kummallekin osapuolelle.
rule-row-look = Vastapuoli vastaa aina ensin. Jos se ei voi, saat katsoa yhden neljästä ja panna sen takaisin paikalleen. Vastapuoli ei näe kuvapuolta mutta näkee kyllä, mikä neljästä se oli. Kannattaa muistaa, mitkä olet katsonut.
rule-row-0 = Kahden pelissä ei ole piiloriviä.
rule-teams = Kahden pelaajan sijasta voi pelata kaksi joukkuetta, nuoremmat ja vanhemmat yhdessä. Joukkueella on yhteinen nappula, yhteiset kortit ja yhteinen muistilehtiö, ja kuka tahansa sen jäsenistä saa pelata.

## Lauseet: syytökset ja loppu

rule-accusation = Kun syytät, nimeät epäillyn, aseen ja huoneen. Sitten sinä, ja vain sinä, katsot kuoreen, ja vuorosi päättyy.
rule-accuse-when-after-asking = Kun olet esittänyt teorian ja siihen on vastattu, saat syyttää samalla vuorolla.
rule-accuse-when-after-unanswered = Kun olet esittänyt teorian, johon kukaan ei voinut vastata, saat syyttää samalla vuorolla. Jos sinulle näytettiin kortti, et saa.
rule-accuse-when-own-turn = Saat syyttää milloin tahansa omalla vuorollasi, ennen siirtoa tai teoriaa tai niiden jälkeen, mutta et silloin, kun muut vastaavat.{ $must ->
    [yes] { " " }Jos olet tullut huoneeseen, siellä on ensin esitettävä teoria.
   *[no] { "" }
}
rule-accuse-when-instead-of-asking = Omalla vuorollasi saat syyttää teorian esittämisen sijasta, ennen siirtoa tai sen jälkeen.{ $must ->
    [yes] { " " }Jos olet tullut huoneeseen, sinun on esitettävä teoria, joten syytä jollakin toisella vuorolla.
   *[no] { "" }
}
rule-accuse-where-anywhere = Saat syyttää, olipa nappulasi missä tahansa, ja nimetä minkä huoneen tahansa.
rule-accuse-where-middle = Saat syyttää vain, kun nappulasi on laudan keskellä, { CARD($place, case: "missa") }, sillä vuorolla, jolla se tulee sinne, tai jollakin myöhemmällä. Saat nimetä minkä huoneen tahansa.
rule-middle = Keskelle mennään kuten huoneeseen, { $doors ->
    [one] sen ainoasta aukosta
   *[other] mistä tahansa sen { $doors } aukosta
}, eikä sinne tarvitse osua tasaluvulla.
rule-right = Jos olet oikeassa, näytät kolme korttia kaikille ja olet voittanut. Peli on ohi.
rule-wrong-accuser-answers-on = Jos olet väärässä, panet kortit takaisin muiden näkemättä etkä kerro, mikä oli väärin. Et saa enää vuoroja etkä esitä teorioita tai syytöksiä. Pidät korttisi piilossa ja vastaat yhä.
rule-wrong-accuser-hand-answers = Jos olet väärässä, panet kortit takaisin muiden näkemättä. Olet hävinnyt ja poistut pelistä: syyttää saa vain kerran. Pöytä vastaa korteillasi, ja jos niistä sopii useampi, se arpoo niistä yhden.
rule-wrong-accuser-laid-open = Jos olet väärässä, panet kortit takaisin muiden näkemättä. Olet hävinnyt ja poistut pelistä: syyttää saa vain kerran. Korttisi levitetään kaikkien nähtäville, eikä sinulta enää kysytä.
rule-put-aside = Tutkinnasta pudonneen pelaajan nappula ei ole kenenkään tiellä: jos se on oven edessä olevassa ruudussa, se siirretään ovesta sisään huoneeseen. Teoriat voivat yhä siirtää sitä.
rule-all-wrong = Kun jäljellä on yksi pelaaja, joka saa syyttää, hän jatkaa yksin. Kun ei ole enää ketään, murha jää ratkaisematta: kuori avataan, eikä kukaan ole voittanut.
rule-turn-limit-value = Peli päättyy, kun on pelattu yhteensä { $number ->
    [one] { $number } vuoro
   *[other] { $number } vuoroa
}. Jos kukaan ei ole siihen mennessä voittanut, murha jää ratkaisematta.
rule-no-points = Pisteitä ei lasketa.
rule-dispute = Jos olette eri mieltä säännöstä, lukekaa se ääneen, tästä. Jos olette yhä eri mieltä, sopikaa asia yhdessä; ellei sekään onnistu, vuorossa oleva pelaaja valitsee kahdesta järkevästä tulkinnasta, ja valittu pätee pelin loppuun. Tässä pöydässä sellainen valinta on kotisääntö: se tehdään ennen peliä, näytetään kaikille, eikä sitä sen jälkeen muuteta.
