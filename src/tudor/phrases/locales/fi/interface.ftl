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
ui-options = Kieli, pelaajat, hahmo
ui-language = Kieli
ui-seats = Pelaajia
ui-seats-count = { $count } pelaajaa
ui-suspect = Hahmosi
ui-any-suspect = Kuka vain
ui-name = Nimesi
ui-name-hint = Saa jättää tyhjäksi.
ui-edition = Säännöt: { $edition }.
edition-travel = matkapainos vuodelta 2006
ui-not-affiliated = Vapaa ohjelma, jolla ei ole mitään yhteyttä Hasbroon. Kuvat ja tekstit ovat omaa tekoa.
ui-preparing = Lamppuja sytytetään …
ui-no-page = Sellaista sivua ei ole.
ui-home = Pääovelle
ui-unreached = Palvelin ei vastaa. Mitään ei ole kadonnut: yritä hetken päästä uudelleen.
ui-try-again = Yritä uudelleen
ui-connection-lost = Ei yhteyttä. Peli odottaa ja jatkuu itsestään, kun yhteys palaa.
ui-rule = Sääntö { $rule }

## Pöydässä

ui-table = Pöytä
ui-board = Pelilauta
ui-reachable = Tänne pääset
ui-square = Siirry: { CARD($place, case: "mika") }
ui-hand = Korttisi
ui-open = Avoimet kortit
ui-log = Mitä on tapahtunut
ui-log-short = Loki
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
ui-tag-nothing = ei mitään
ui-tag-out = vain vastaa
ui-tag-won = ratkaisi jutun
ui-waited = { $minutes } min
ui-dice = Nopat: { $faces }
ui-skip = Ohita
ui-leave = Poistu pöydästä

## Ketä odotetaan

ui-status-waiting = Hetkinen …
ui-status-dealing = Kortteja jaetaan
ui-you-to-move = Sinun vuorosi
ui-you-rolling = Nopat pyörivät
ui-you-walking = Heitit { $steps }. Minne?
ui-you-moved = Olet perillä
ui-you-asked = Mitä nyt?
ui-you-suggest = Olet { CARD($room, case: "missa") }. Ketä epäilet?
ui-you-answering = { CARD($who) } kysyy sinulta
ui-answering-you = { CARD($who) } etsii sinulle korttia
ui-they-to-move = { CARD($who) } on siirtovuorossa
ui-they-rolling = { CARD($who) } heittää noppaa
ui-they-walking = { CARD($who) } heitti { $steps } ja lähtee liikkeelle
ui-they-moved = { CARD($who) } on siirtynyt ja miettii
ui-they-asked = { CARD($who) } miettii asiaa
ui-they-answering = { CARD($who) } vastaa { CARD($asker, case: "kenelle") }
ui-title-yours = Sinun vuorosi
ui-title-answer = Sinulta kysytään
ui-title-theirs = { CARD($who) }
ui-title-over = Loppu

## Mitä voi tehdä

ui-roll = Heitä nopat
ui-passage = Salakäytävä { CARD($room, case: "mihin") }
ui-door = Ovesta { CARD($room, case: "mihin") }
ui-stay = Jää ja esitä teoria
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
ui-card-seen = nähty
ui-question = { CARD($who) } esittää teorian: { CARD($suspect, case: "mika") } { CARD($room, case: "missa") } { CARD($weapon, case: "milla") }.
ui-show-this = Näytä
ui-show-hint = Vain { CARD($who, case: "mika") } näkee sen.
ui-not-yours = Ei sinulla
ui-nothing = Minulla ei ole näitä
ui-peek = Katso kortti { $place }
ui-end = Lopeta vuoro
ui-accuse = Syytä …
ui-accuse-title = Avataanko kuori?
ui-accuse-next = Jatka
ui-accuse-review = Syytöksesi: { CARD($suspect, case: "mika") } { CARD($room, case: "missa") } { CARD($weapon, case: "milla") }.
ui-accuse-final = Tätä ei voi perua: jos olet väärässä, saat sen jälkeen vain vastata.
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
ui-mark-fact = omien korttiesi perusteella
ui-mark-unsaved = vielä tallentamatta

## Ennen ja jälkeen

ui-gathering = Odotetaan pelaajia
ui-gathering-hint = Peli alkaa, kun kaikki paikat on varattu. Muut pääsevät mukaan tämän sivun osoitteesta:
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
ui-go-on = Jatka peliäsi
