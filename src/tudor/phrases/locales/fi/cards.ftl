### The cards and places by their ids, for the function CARD.

## Suspects

card-scarlett = Neiti Punakulta
card-mustard = Eversti Keltanokka
card-white = Rouva Valkopesu
card-green = Pastori Viherlevä
card-peacock = Rouva Päiväperhonen
card-plum = Professori Purppuravalo

## Weapons

card-candlestick = kynttilänjalka
card-dagger = tikari
card-lead-pipe = lyijyputki
card-revolver = revolveri
card-rope = köysi
card-spanner = jakoavain

## Rooms of the classic board

card-kitchen = keittiö
card-ballroom = tanssisali
card-conservatory = kasvihuone
card-billiard-room = biljardihuone
card-library = kirjasto
card-study = työhuone
card-hall = halli
card-lounge = lepohuone
card-dining-room = ruokasali

## Rooms that only the modern board has

card-courtyard = sisäpiha
card-games-room = pelihuone
card-garage = autotalli
card-living-room = olohuone
card-bedroom = makuuhuone
card-bathroom = kylpyhuone

## Places that are no cards; a square is named like a chessboard's, H7

card-middle = portaikko
card-square = ruutu { $square }
