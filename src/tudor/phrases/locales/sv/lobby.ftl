### Ytterdörrens ord, och regelsidornas.

## Utgåvorna, så som de heter inne i en mening.

edition-travel = reseutgåvan från 2006
edition-modern = utgåvan med röda bonuskort
edition-dutch = den nederländska utgåvan med en tärning
edition-swedish = den svenska utgåvan med en tärning

## Kartongerna: så känner man igen sin egen.

lobby-box = Kartongen
lobby-box-hint = Vilken är din? Den avgör reglerna.
lobby-box-players = { $least }–{ $most } spelare
lobby-box-dice = { $count ->
    [0] inga tärningar
    [one] en tärning
    [2] två tärningar
   *[other] { $count } tärningar
}
lobby-box-travel = Reseutgåvan, 2006
    .look = En spelplan i två halvor som klistras på plast. Vapnen trycks ut ur ett kartongark.
    .special = Den som går in i ett rum måste misstänka någon. Anklaga direkt efter en misstanke.
    .leaflet = Reglerna på svenska, danska, norska och finska
lobby-box-modern = Röda bonuskort
    .look = Svarta kort, en gul mapp för lösningen, röda bonuskort. Huset har garage, badrum och innergård.
    .special = Alla börjar i mitten, och bara där får man anklaga. Det räcker att vara två.
    .leaflet = Reglerna på danska
lobby-box-dutch = En tärning och Mr Boddy
    .look = En enda tärning, ett konfidentiellt kuvert och ett offer som heter Mr Boddy.
    .special = Fröken Scharlakan börjar. Ingen ruta två gånger i samma drag; den som anklagar fel lämnar spelet.
    .leaflet = Reglerna på nederländska
lobby-box-swedish = En tärning och svar på tvister
    .look = En enda tärning, ett kuvert och en sida med frågor och svar att ta till när ni är oense.
    .special = Misstänk någon så länge du står i ett rum; anklaga var du än är.
    .leaflet = Reglerna på svenska
lobby-read-rules = Läs reglerna
lobby-read-rules-of = Läs reglerna för { $edition }

## Husregler

lobby-house = Husregler
lobby-house-hint = Kom överens nu: de gäller hela spelet, och alla vid bordet kan läsa dem.
lobby-house-none = inga
lobby-changed = { $count ->
    [one] { $count } ändrad
   *[other] { $count } ändrade
}
lobby-differs = ändrad
lobby-as-in-box = som i kartongen
lobby-idle = gör ingen skillnad med de andra reglerna
lobby-put-back = Ändra tillbaka
lobby-put-back-one = Ändra tillbaka ”{ $option }”
lobby-put-all-back = Ändra tillbaka allt
lobby-read-house = Läs reglerna med dessa ändringar
lobby-least = Minst
lobby-most = Högst
lobby-number = Från { $least } till { $most }
lobby-no-number = Lämnas det tomt: { $none }.
lobby-own-dice = Egna tärningar
    .hint = Du slår riktiga tärningar på bordet och skriver in vad de visar. Robotarnas slås här, liksom slagen om vem som börjar.
    .at-table = Ni slår riktiga tärningar och skriver in vad de visar.
    .no-dice = Utan tärningar finns inget att slå.
lobby-help = Detektivens hjälp, högst
    .hint = Alla väljer själva hur mycket av hjälpen de vill ha. Egna markeringar ändras aldrig.
lobby-cannot-play = Husreglerna går inte ihop, så det går inte att spela med dem.
lobby-show-me = Visa var

## Regelsidan

lobby-rules-loading = Regelbladet vecklas ut …
lobby-rules-title = Regler
lobby-rules-at-table = Reglerna vid det här bordet
lobby-print = Skriv ut
lobby-house-at-table = Husregler
lobby-by-the-box = Inga: ni spelar efter kartongens regler, { $edition }.
lobby-instead-of = I kartongen: { $value }
lobby-house-rule = husregel
lobby-to-table = Tillbaka till bordet
lobby-close = Stäng
lobby-print-page = Sida för utskrift

## En inbjudan att dela plats

lobby-joining = Du slår dig ner bredvid din medspelare …
lobby-watch = Titta på spelet i stället
