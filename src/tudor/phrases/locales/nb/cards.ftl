### The cards and places by their ids, for the function CARD. The attributes are each language's
### own cases; in Norwegian: `den`, `med` (weapons), `i` (or `på`) and `til` (places).

## Suspects

card-scarlett = Frøken Rose
    .den = frøken Rose
card-mustard = Oberst Multe
    .den = oberst Multe
card-white = Fru Hvitveis
    .den = fru Hvitveis
card-green = Pastor Bregne
    .den = pastor Bregne
card-peacock = Fru Blåklokke
    .den = fru Blåklokke
card-plum = Professor Lavendel
    .den = professor Lavendel

## Weapons

card-candlestick = lysestake
    .den = lysestaken
    .med = med lysestaken
card-dagger = dolk
    .den = dolken
    .med = med dolken
card-lead-pipe = blyrør
    .den = blyrøret
    .med = med blyrøret
card-revolver = revolver
    .den = revolveren
    .med = med revolveren
card-rope = reip
    .den = reipet
    .med = med reipet
card-spanner = skiftenøkkel
    .den = skiftenøkkelen
    .med = med skiftenøkkelen

## Rooms of the classic board

card-kitchen = kjøkkenet
    .den = kjøkkenet
    .i = på kjøkkenet
    .til = til kjøkkenet
card-ballroom = dansesalen
    .den = dansesalen
    .i = i dansesalen
    .til = til dansesalen
card-conservatory = vinterhagen
    .den = vinterhagen
    .i = i vinterhagen
    .til = til vinterhagen
card-billiard-room = biljardrommet
    .den = biljardrommet
    .i = i biljardrommet
    .til = til biljardrommet
card-library = biblioteket
    .den = biblioteket
    .i = i biblioteket
    .til = til biblioteket
card-study = arbeidsværelset
    .den = arbeidsværelset
    .i = på arbeidsværelset
    .til = til arbeidsværelset
card-hall = hallen
    .den = hallen
    .i = i hallen
    .til = til hallen
card-lounge = salongen
    .den = salongen
    .i = i salongen
    .til = til salongen
card-dining-room = spisestuen
    .den = spisestuen
    .i = i spisestuen
    .til = til spisestuen

## Rooms that only the modern board has

card-courtyard = gårdsplassen
    .den = gårdsplassen
    .i = på gårdsplassen
    .til = til gårdsplassen
card-games-room = spillerommet
    .den = spillerommet
    .i = i spillerommet
    .til = til spillerommet
card-garage = garasjen
    .den = garasjen
    .i = i garasjen
    .til = til garasjen
card-living-room = dagligstuen
    .den = dagligstuen
    .i = i dagligstuen
    .til = til dagligstuen
card-bedroom = soverommet
    .den = soverommet
    .i = på soverommet
    .til = til soverommet
card-bathroom = badet
    .den = badet
    .i = på badet
    .til = til badet

## Places that are no cards; a square is named like a chessboard's, H7

card-middle = trappehuset
    .den = trappehuset
    .i = i trappehuset
    .til = til trappehuset
card-square = rute { $square }
    .den = rute { $square }
    .i = på rute { $square }
    .til = bortover korridoren
