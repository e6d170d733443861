### The cards and places by their ids, for the function CARD. The attributes are each language's
### own cases; in English: `the`, `with` (weapons), `in` and `to` (places).

## Suspects

card-scarlett = Miss Scarlett
    .the = Miss Scarlett
card-mustard = Colonel Mustard
    .the = Colonel Mustard
card-white = Mrs White
    .the = Mrs White
card-green = Reverend Green
    .the = Reverend Green
card-peacock = Mrs Peacock
    .the = Mrs Peacock
card-plum = Professor Plum
    .the = Professor Plum

## Weapons

card-candlestick = candlestick
    .the = the candlestick
    .with = with the candlestick
card-dagger = dagger
    .the = the dagger
    .with = with the dagger
card-lead-pipe = lead pipe
    .the = the lead pipe
    .with = with the lead pipe
card-revolver = revolver
    .the = the revolver
    .with = with the revolver
card-rope = rope
    .the = the rope
    .with = with the rope
card-spanner = spanner
    .the = the spanner
    .with = with the spanner

## Rooms of the classic board

card-kitchen = kitchen
    .the = the kitchen
    .in = in the kitchen
    .to = to the kitchen
card-ballroom = ballroom
    .the = the ballroom
    .in = in the ballroom
    .to = to the ballroom
card-conservatory = conservatory
    .the = the conservatory
    .in = in the conservatory
    .to = to the conservatory
card-billiard-room = billiard room
    .the = the billiard room
    .in = in the billiard room
    .to = to the billiard room
card-library = library
    .the = the library
    .in = in the library
    .to = to the library
card-study = study
    .the = the study
    .in = in the study
    .to = to the study
card-hall = hall
    .the = the hall
    .in = in the hall
    .to = to the hall
card-lounge = lounge
    .the = the lounge
    .in = in the lounge
    .to = to the lounge
card-dining-room = dining room
    .the = the dining room
    .in = in the dining room
    .to = to the dining room

## Rooms that only the modern board has

card-courtyard = courtyard
    .the = the courtyard
    .in = in the courtyard
    .to = to the courtyard
card-games-room = games room
    .the = the games room
    .in = in the games room
    .to = to the games room
card-garage = garage
    .the = the garage
    .in = in the garage
    .to = to the garage
card-living-room = living room
    .the = the living room
    .in = in the living room
    .to = to the living room
card-bedroom = bedroom
    .the = the bedroom
    .in = in the bedroom
    .to = to the bedroom
card-bathroom = bathroom
    .the = the bathroom
    .in = in the bathroom
    .to = to the bathroom

## Places that are no cards; a square is named like a chessboard's, H7

card-middle = stairs
    .the = the stairs
    .in = on the stairs
    .to = to the stairs
card-square = square { $square }
    .the = square { $square }
    .in = on square { $square }
    .to = along the corridor
