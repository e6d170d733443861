### The cards and places by their ids, for the function CARD.

## Suspects

card-scarlett = Frøken Rose
card-mustard = Oberst Multe
card-white = Fru Hvitveis
card-green = Pastor Bregne
card-peacock = Fru Blåklokke
card-plum = Professor Lavendel

## Weapons

card-candlestick = lysestake
card-dagger = dolk
card-lead-pipe = blyrør
card-revolver = revolver
card-rope = reip
card-spanner = skiftenøkkel

## Rooms of the classic board

card-kitchen = kjøkkenet
card-ballroom = dansesalen
card-conservatory = vinterhagen
card-billiard-room = biljardrommet
card-library = biblioteket
card-study = arbeidsværelset
card-hall = hallen
card-lounge = salongen
card-dining-room = spisestuen

## Rooms that only the modern board has

card-courtyard = gårdsplassen
card-games-room = spillerommet
card-garage = garasjen
card-living-room = dagligstuen
card-bedroom = soverommet
card-bathroom = badet

## Places that are no cards; a square is named like a chessboard's, H7

card-middle = trappehuset
card-square = rute { $square }
