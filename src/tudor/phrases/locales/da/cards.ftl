### The cards and places by their ids, for the function CARD.

## Suspects

card-scarlett = Frk. Purpurrød
card-mustard = Oberst Sennepsgul
card-white = Fru Hvid
card-green = Pastor Grøn
card-peacock = Fru Påfugleblå
card-plum = Professor Blomme

## Weapons

card-candlestick = lysestage
card-dagger = dolk
card-lead-pipe = blyrør
card-revolver = revolver
card-rope = reb
card-spanner = skruenøgle

## Rooms of the classic board

card-kitchen = køkkenet
card-ballroom = balsalen
card-conservatory = vinterhaven
card-billiard-room = billardværelset
card-library = biblioteket
card-study = arbejdsværelset
card-hall = hallen
card-lounge = opholdsstuen
card-dining-room = spisestuen

## Rooms that only the modern board has

card-courtyard = gårdhaven
card-games-room = spilleværelset
card-garage = garagen
card-living-room = dagligstuen
card-bedroom = soveværelset
card-bathroom = badeværelset

## Places that are no cards; a square is named like a chessboard's, H7

card-middle = trappeskakten
card-square = felt { $square }
