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

## Pöytä ystäville; nimiä ei taivuteta

lobby-play-friends = Pelaa ystävien kanssa
lobby-friends = Pöytä ystäville
lobby-friends-hint = Saat linkin lähetettäväksi. Se, joka avaa linkin, voi istua pöytään; tiliä ei tarvita.
lobby-friends-before = Laatikko, kotisäännöt ja etsivän apu ovat ne, jotka valitsit edellisellä sivulla.
lobby-clock = Miettimisaika päätöstä kohti
    .hint = Kun aika on kulunut, botti tekee juuri sen päätöksen. Kuka tahansa voi antaa lisäaikaa.
lobby-clock-none = ei rajaa
lobby-clock-seconds = { $count ->
    [one] { $count } sekunti
   *[other] { $count } sekuntia
}
lobby-clock-minutes = { $count ->
    [one] yksi minuutti
   *[other] { $count } minuuttia
}
lobby-clock-days = { $count ->
    [one] yksi vuorokausi
   *[other] { $count } vuorokautta
}
lobby-password = Salasana
    .hint = Jätä tyhjäksi, jos sitä ei tarvita.
lobby-listed = Näytä pöytä kaikille
    .hint = Pöytä näkyy etusivulla niin kauan kuin paikkoja on vapaana. Jos et valitse tätä, sen löytävät vain ne, joilla on linkki.
lobby-lay = Avaa pöytä

## Kokoontuminen pöydän ääreen

lobby-invite = Kutsu muut
lobby-invite-hint = Lähetä tämä linkki. Sen avaaja valitsee vapaan paikan.
lobby-invite-local = Tämä osoite toimii vain tällä koneella. Jos mukaan tulee muita laitteita, käynnistä palvelin komennolla ”tudor serve --host 0.0.0.0” ja avaa sivu osoitteesta, jonka se ilmoittaa.
lobby-share = Jaa …
lobby-qr = Näytä QR-koodi
lobby-qr-label = Linkki tähän pöytään QR-koodina
lobby-terms = Mitä pelataan
lobby-found = Ketkä löytävät pöydän
lobby-found-listed = kaikki, etusivulta
lobby-found-link = vain ne, joilla on linkki
lobby-found-locked = salasanalla
lobby-seat = Paikka { $number }
lobby-sit-in = Istu paikalle { $number }
lobby-no-seat = Ei vapaita paikkoja
lobby-sit-another = Vielä yksi pelaaja tälle laitteelle
lobby-curtain = Laite kiertää pelaajalta toiselle. Esirippu peittää kortit, kunnes niiden omistaja nostaa sen.
lobby-bot = Botti
lobby-bot-in = Botti paikalle { $number }
lobby-you = sinä
lobby-team = { $count } henkeä
lobby-not-here = ei vielä täällä
lobby-not-opened = ei ole vielä sekoittanut
lobby-leave = Jätä paikka
lobby-remove = Poista
lobby-remove-who = Poista { $who }
lobby-remove-hint = Silloin paikka on taas vapaa. Se, jolla on linkki, voi silti palata ja istua pöytään.
lobby-removed = Paikkasi on vapautettu: et enää istu tässä pöydässä.
lobby-start = Aloita peli
lobby-start-bots = { $count ->
    [one] Aloita ja täytä vapaa paikka botilla
   *[other] Aloita ja täytä { $count } vapaata paikkaa boteilla
}
lobby-start-without = Aloita { $count } pelaajan peli
lobby-sit-first = Istu ensin pöytään. Sitten voit aloittaa.
lobby-host-starts = Pöydän avaaja aloittaa pelin.
lobby-host-starts-later = Pöydän avaaja aloittaa pelin, kun kaikki ovat tulleet.
lobby-host-away = Pöydän avaaja on poissa. Kuka tahansa teistä voi aloittaa pelin.
lobby-waiting = Odotetaan: { $who }.
lobby-again = Odotetaan: { $who }. Peli alkaa itsestään, kun kaikki ovat täällä.
lobby-delete = Poista pöytä
lobby-delete-hint = Silloin se katoaa kaikilta, nimineen ja keskusteluineen.

## Rehti jako

lobby-opening = Kortit sekoitetaan yhdessä
lobby-opening-host = Kaikkien selaimet osallistuvat sekoitukseen, jotta kukaan ei voi valita kortteja. Jos joku ei tule, poista hänet tai aloita jako alusta.
lobby-restart = Aloita jako alusta
lobby-deal-again = Tämä on jako numero { $number }: jako on aloitettu alusta, ja kaikkien selaimet sekoittavat uudelleen. Kukaan ei ole nähnyt kortteja. Jos näin käy yhä uudelleen, kysy miksi.
lobby-trouble-elsewhere = { $who } sekoittaa toisella laitteella, sillä, jota käytettiin viimeksi. Avaa pöytä siinä tai pyydä aloittamaan jako alusta.
lobby-trouble-server-changed = Palvelin on vaihtanut oman osuutensa tästä jaosta. Selaimesi ei suostu siihen: pyydä aloittamaan jako alusta ja kysy palvelimen ylläpitäjältä.
lobby-trouble-seat-changed = Pelaajan { $who } osuus jaosta vaihdettiin sen jälkeen, kun kaikki oli lyöty lukkoon. Pyydä aloittamaan jako alusta.
lobby-trouble-terms-changed = Pelin ehtoja muutettiin sen jälkeen, kun kaikki oli lyöty lukkoon. Pyydä aloittamaan jako alusta ja kysy palvelimen ylläpitäjältä.
lobby-trouble-opening-wrong = Pelaajan { $who } osuus jaosta ei ole se, joka luvattiin. Pyydä aloittamaan jako alusta.
lobby-check-checking = Jakoa tarkistetaan …
lobby-check-well = Tarkistettu: kaikki antoivat jakoon sen, minkä olivat luvanneet, sinäkin. Kuitista ja pöytäkirjasta näkee, seuraavatko kortit siitä ja onko kyseessä se peli, jonka näit.
lobby-check-unreached = Jakoa ei voitu tarkistaa juuri nyt.
lobby-check-differs = Jako ei täsmää: pelin aikana jotakin ilmoitettiin toisin kuin aiemmin. Säilytä kuitti.
lobby-check-no-chance = Pöytäkirja ei kerro, mistä jako syntyi, joten sitä ei voi tarkistaa.
lobby-check-deal-differs = Jako ei täsmää: pöytäkirjassa on eri määrä jakoja kuin selaimesi laski.
lobby-check-seats-differ = Jako ei täsmää: pöytäkirjassa on eri määrä paikkoja.
lobby-check-terms-differ = Jako ei täsmää: pöytäkirjan pelissä on eri säännöt tai eri pelaajat kuin ennen jakoa kerrottiin.
lobby-check-server-differs = Jako ei täsmää: palvelin antoi muuta kuin se oli luvannut, ennen kuin istuit pöytään.
lobby-check-mine-left-out = Jako ei täsmää: selaimesi osuus puuttuu siitä.
lobby-check-commitment-differs = Jako ei täsmää: joku antoi muuta kuin oli luvannut.
lobby-check-opening-differs = Jako ei täsmää: pöytäkirjassa jonkun osuus on eri kuin se, joka silloin ilmoitettiin.
lobby-receipt = Kuittisi jaosta
