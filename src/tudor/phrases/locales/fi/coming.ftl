### Pöytään tulo, sinne palaaminen, ja yksi laite monelle. $name on jonkun nimi, tai epäillyn, jos
### nimeä ei ole; $table on pöydän nimi sanoina.

## Pöytä, jolla on salasana

coming-locked = Tällä pöydällä on salasana
coming-locked-hint = Kysy sitä linkin lähettäjältä.
coming-password = Salasana
coming-enter = Sisään

## Toisella laitteella

coming-other-device = Pelaa toisella laitteella
coming-other-device-hint = Linkki vie paikkasi puhelimeesi tai toiseen selaimeen: samat kortit ja sama muistilehtiö, molemmissa samaan aikaan.
coming-other-device-make = Tee linkki
coming-other-device-link = Avaa tämä toisella laitteella
coming-other-device-qr = Linkki QR-koodina toisen laitteen luettavaksi
coming-other-device-once = Se toimii vain kerran, tunnin ajan. Älä anna sitä muille: sen avaaja näkee korttisi.
coming-other-device-new = Tee uusi linkki
coming-copy = Kopioi
coming-copied = Kopioitu
coming-returning = Palataan paikallesi …

## Esirippu

coming-curtain = Esirippu
coming-hand-over = Anna laite pelaajalle { $name }
coming-elsewhere = { $name } miettii
coming-call-move = { $name } on vuorossa.
coming-call-answer = Vastausvuorossa on { $name }.
coming-call-show = { $name } joutuu näyttämään kortin.
coming-lift = Minä olen { $name }: nosta esirippu
coming-lift-hint = Vain { $name } saa nähdä, mitä esiripun takana on.
coming-look-besides = Vai haluaako joku muu katsoa?
coming-look-group = Kuka haluaa katsoa esiripun taakse?
coming-look = Minä olen { $name }
coming-hand-of = Vain { $name } katsoo
coming-hide = Piilota korttini

## Pöydät etusivulla

coming-mine = Omat pöytäsi
coming-mine-over = { $count ->
    [one] Yksi päättynyt peli
   *[other] { $count } päättynyttä peliä
}
coming-stage-lobby = Pelaajat kokoontuvat
coming-stage-opening = Kortteja sekoitetaan
coming-stage-over = Päättynyt
coming-stage-playing = Käynnissä
coming-turn-yours = Sinun vuorosi
coming-turn-theirs = Odotetaan: { $name }
coming-with = Mukana { $names }
coming-alone = Muita ei vielä ole
coming-people = { $count ->
    [one] yksi ihminen
   *[other] { $count } ihmistä
}
coming-bots = { $count ->
    [one] botti
   *[other] { $count } bottia
}
coming-open = Avoimet pöydät
coming-open-hint = Näihin saa kuka tahansa istua.
coming-free = { $count ->
    [one] Yksi vapaa paikka
   *[other] { $count } vapaata paikkaa
}
coming-locked-mark = salasanalla

## Ilmoitukset

coming-push = Ilmoita, kun on minun vuoroni
coming-push-hint = Silloin selain näyttää ilmoituksen, myös kun sivu on suljettu. Siinä on pöydän nimi eikä mitään muuta.
coming-push-denied = Selain ei salli ilmoituksia täältä. Voit sallia ne selaimen asetuksissa tälle sivulle.
coming-push-turn = Sinun vuorosi pöydässä { $table }.
