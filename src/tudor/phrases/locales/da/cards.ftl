### The cards and places by their ids, for the function CARD. The attributes are each language's
### own cases; in Danish: `den`, `med` (weapons), `i` and `til` (places).

## Suspects

card-scarlett = Frk. Purpurrød
    .den = frk. Purpurrød
card-mustard = Oberst Sennepsgul
    .den = oberst Sennepsgul
card-white = Fru Hvid
    .den = fru Hvid
card-green = Pastor Grøn
    .den = pastor Grøn
card-peacock = Fru Påfugleblå
    .den = fru Påfugleblå
card-plum = Professor Blomme
    .den = professor Blomme

## Weapons

card-candlestick = lysestage
    .den = lysestagen
    .med = med lysestagen
card-dagger = dolk
    .den = dolken
    .med = med dolken
card-lead-pipe = blyrør
    .den = blyrøret
    .med = med blyrøret
card-revolver = revolver
    .den = revolveren
    .med = med revolveren
card-rope = reb
    .den = rebet
    .med = med rebet
card-spanner = skruenøgle
    .den = skruenøglen
    .med = med skruenøglen

## Rooms of the classic board

card-kitchen = køkkenet
    .den = køkkenet
    .i = i køkkenet
    .til = til køkkenet
card-ballroom = balsalen
    .den = balsalen
    .i = i balsalen
    .til = til balsalen
card-conservatory = vinterhaven
    .den = vinterhaven
    .i = i vinterhaven
    .til = til vinterhaven
card-billiard-room = billardværelset
    .den = billardværelset
    .i = i billardværelset
    .til = til billardværelset
card-library = biblioteket
    .den = biblioteket
    .i = i biblioteket
    .til = til biblioteket
card-study = arbejdsværelset
    .den = arbejdsværelset
    .i = i arbejdsværelset
    .til = til arbejdsværelset
card-hall = hallen
    .den = hallen
    .i = i hallen
    .til = til hallen
card-lounge = opholdsstuen
    .den = opholdsstuen
    .i = i opholdsstuen
    .til = til opholdsstuen
card-dining-room = spisestuen
    .den = spisestuen
    .i = i spisestuen
    .til = til spisestuen

## Rooms that only the modern board has

card-courtyard = gårdhaven
    .den = gårdhaven
    .i = i gårdhaven
    .til = til gårdhaven
card-games-room = spilleværelset
    .den = spilleværelset
    .i = i spilleværelset
    .til = til spilleværelset
card-garage = garagen
    .den = garagen
    .i = i garagen
    .til = til garagen
card-living-room = dagligstuen
    .den = dagligstuen
    .i = i dagligstuen
    .til = til dagligstuen
card-bedroom = soveværelset
    .den = soveværelset
    .i = i soveværelset
    .til = til soveværelset
card-bathroom = badeværelset
    .den = badeværelset
    .i = i badeværelset
    .til = til badeværelset

## Places that are no cards; a square is named like a chessboard's, H7

card-middle = trappeskakten
    .den = trappeskakten
    .i = i trappeskakten
    .til = til trappeskakten
card-square = felt { $square }
    .den = felt { $square }
    .i = på felt { $square }
    .til = gennem korridoren
