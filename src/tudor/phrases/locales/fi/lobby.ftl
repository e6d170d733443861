### Pääoven ja sääntösivujen sanat.

## Painokset sellaisina kuin ne ovat lauseen sisällä; nimiä ei taivuteta.

edition-travel = matkapainos vuodelta 2006
edition-modern = punaisten bonuskorttien painos
edition-dutch = hollantilainen yhden nopan painos
edition-swedish = ruotsalainen yhden nopan painos

## Laatikot: mistä oman tuntee.

lobby-box = Laatikko
lobby-box-hint = Mikä näistä on sinun? Se ratkaisee säännöt.
lobby-box-players = { $least }–{ $most } pelaajaa
lobby-box-dice = { $count ->
    [0] ei noppia
    [one] yksi noppa
    [2] kaksi noppaa
   *[other] { $count } noppaa
}
lobby-box-travel = Matkapainos, 2006
    .look = Lauta liimataan muoville kahdesta puolikkaasta. Aseet irrotetaan pahvista.
    .special = Huoneeseen tullessa on esitettävä teoria. Syyttää saa heti teorian jälkeen.
    .leaflet = Säännöt ruotsiksi, tanskaksi, norjaksi ja suomeksi
lobby-box-modern = Punaiset bonuskortit
    .look = Mustat kortit, keltainen kuori ratkaisulle, punaiset bonuskortit. Talossa on autotalli, kylpyhuone ja sisäpiha.
    .special = Kaikki aloittavat keskeltä, ja vain siellä saa syyttää. Kaksikin voi pelata.
    .leaflet = Säännöt tanskaksi
lobby-box-dutch = Yksi noppa ja Mr Boddy
    .look = Yksi ainoa noppa, luottamuksellinen kirjekuori ja uhri nimeltä Mr Boddy.
    .special = Neiti Punakulta aloittaa. Samaan ruutuun ei saa astua kahdesti vuorolla; väärin syyttänyt poistuu pelistä.
    .leaflet = Säännöt hollanniksi
lobby-box-swedish = Yksi noppa, riidat ratkottu
    .look = Yksi ainoa noppa, kirjekuori ja sivun verran kysymyksiä ja vastauksia erimielisyyksien varalle.
    .special = Teorian saa esittää aina, kun on huoneessa; syyttää saa missä vain.
    .leaflet = Säännöt ruotsiksi
lobby-read-rules = Lue säännöt
lobby-read-rules-of = Lue säännöt: { $edition }

## Kotisäännöt

lobby-house = Kotisäännöt
lobby-house-hint = Sopikaa niistä nyt: ne pätevät koko pelin ajan, ja kaikki pöydässä voivat lukea ne.
lobby-house-none = ei yhtään
lobby-changed = { $count ->
    [one] { $count } muutos
   *[other] { $count } muutosta
}
lobby-differs = muutettu
lobby-as-in-box = kuten laatikossa
lobby-idle = ei vaikuta, kun muut säännöt ovat nämä
lobby-put-back = Palauta
lobby-put-back-one = Palauta ”{ $option }”
lobby-put-all-back = Palauta laatikon säännöt
lobby-read-house = Lue säännöt näine muutoksineen
lobby-least = Vähintään
lobby-most = Enintään
lobby-number = Väliltä { $least }–{ $most }
lobby-no-number = Tyhjänä: { $none }.
lobby-own-dice = Omat nopat
    .hint = Heität oikeita noppia pöydällä ja näppäilet, mitä ne näyttävät. Bottien nopat heitetään täällä, samoin heitot siitä, kuka aloittaa.
    .at-table = Heitetään oikeita noppia, ja niiden luvut näppäillään.
    .no-dice = Ilman noppia ei ole mitään heitettävää.
lobby-help = Etsivän apu enintään
    .hint = Jokainen valitsee itse, kuinka paljon apua käyttää. Omiin merkintöihin ei kosketa.
lobby-cannot-play = Kotisäännöt eivät sovi yhteen, joten niillä ei voi aloittaa peliä.
lobby-show-me = Näytä, missä

## Sääntösivu

lobby-rules-loading = Sääntölehtistä taitellaan auki …
lobby-rules-title = Säännöt
lobby-rules-at-table = Tämän pöydän säännöt
lobby-print = Tulosta
lobby-house-at-table = Kotisäännöt
lobby-by-the-box = Ei yhtään: pelataan laatikon säännöillä ({ $edition }).
lobby-instead-of = Laatikossa: { $value }
lobby-house-rule = kotisääntö
lobby-to-table = Takaisin pöytään
lobby-close = Sulje
lobby-print-page = Tulostettavalle sivulle

## Kutsu yhteiselle paikalle

lobby-joining = Istahdat pelikaverisi viereen …
lobby-watch = Jää katselemaan peliä
