### The cards and places by their ids, for the function CARD.

## Suspects

card-scarlett = Juffrouw Scarlet
card-mustard = Kolonel Mustard
card-white = Mevrouw White
card-green = De heer Groen
card-peacock = Mevrouw Peacock
card-plum = Professor Plum

## Weapons

card-candlestick = kandelaar
card-dagger = mes
card-lead-pipe = loden pijp
card-revolver = revolver
card-rope = touw
card-spanner = moersleutel

## Rooms of the classic board

card-kitchen = keuken
card-ballroom = balzaal
card-conservatory = serre
card-billiard-room = biljartkamer
card-library = bibliotheek
card-study = studeerkamer
card-hall = hal
card-lounge = lounge
card-dining-room = eetkamer

## Rooms that only the modern board has

card-courtyard = binnenplaats
card-games-room = speelkamer
card-garage = garage
card-living-room = woonkamer
card-bedroom = slaapkamer
card-bathroom = badkamer

## Places that are no cards; a square is named like a chessboard's, H7

card-middle = midden van het bord
card-square = vak { $square }
