### The cards and places by their ids, for the function CARD. The attributes are each language's
### own cases; in Swedish: `den`, `med` (weapons), `i` and `till` (places).

## Suspects

card-scarlett = Fröken Scharlakan
    .den = fröken Scharlakan
card-mustard = Överste Senap
    .den = överste Senap
card-white = Fru Vit
    .den = fru Vit
card-green = Pastor Grön
    .den = pastor Grön
card-peacock = Fru Påfågel
    .den = fru Påfågel
card-plum = Professor Plommon
    .den = professor Plommon

## Weapons

card-candlestick = ljusstake
    .den = ljusstaken
    .med = med ljusstaken
card-dagger = dolk
    .den = dolken
    .med = med dolken
card-lead-pipe = blyrör
    .den = blyröret
    .med = med blyröret
card-revolver = revolver
    .den = revolvern
    .med = med revolvern
card-rope = rep
    .den = repet
    .med = med repet
card-spanner = skiftnyckel
    .den = skiftnyckeln
    .med = med skiftnyckeln

## Rooms of the classic board

card-kitchen = köket
    .den = köket
    .i = i köket
    .till = till köket
card-ballroom = danssalongen
    .den = danssalongen
    .i = i danssalongen
    .till = till danssalongen
card-conservatory = vinterträdgården
    .den = vinterträdgården
    .i = i vinterträdgården
    .till = till vinterträdgården
card-billiard-room = biljardrummet
    .den = biljardrummet
    .i = i biljardrummet
    .till = till biljardrummet
card-library = biblioteket
    .den = biblioteket
    .i = i biblioteket
    .till = till biblioteket
card-study = arbetsrummet
    .den = arbetsrummet
    .i = i arbetsrummet
    .till = till arbetsrummet
card-hall = hallen
    .den = hallen
    .i = i hallen
    .till = till hallen
card-lounge = vardagsrummet
    .den = vardagsrummet
    .i = i vardagsrummet
    .till = till vardagsrummet
card-dining-room = matsalen
    .den = matsalen
    .i = i matsalen
    .till = till matsalen

## Rooms that only the modern board has

card-courtyard = innergården
    .den = innergården
    .i = på innergården
    .till = till innergården
card-games-room = spelrummet
    .den = spelrummet
    .i = i spelrummet
    .till = till spelrummet
card-garage = garaget
    .den = garaget
    .i = i garaget
    .till = till garaget
card-living-room = vardagsrummet
    .den = vardagsrummet
    .i = i vardagsrummet
    .till = till vardagsrummet
card-bedroom = sovrummet
    .den = sovrummet
    .i = i sovrummet
    .till = till sovrummet
card-bathroom = badrummet
    .den = badrummet
    .i = i badrummet
    .till = till badrummet

## Places that are no cards; a square is named like a chessboard's, H7

card-middle = trappan
    .den = trappan
    .i = i trappan
    .till = till trappan
card-square = ruta { $square }
    .den = ruta { $square }
    .i = på ruta { $square }
    .till = genom korridoren
