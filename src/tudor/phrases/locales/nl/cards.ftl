### The cards and places by their ids, for the function CARD. The attributes are each language's
### own cases; in Dutch: `de` (with its article), `met` (weapons), `in` and `naar` (places).

## Suspects

card-scarlett = Juffrouw Scarlet
    .de = juffrouw Scarlet
card-mustard = Kolonel Mustard
    .de = kolonel Mustard
card-white = Mevrouw White
    .de = mevrouw White
card-green = De heer Groen
    .de = de heer Groen
card-peacock = Mevrouw Peacock
    .de = mevrouw Peacock
card-plum = Professor Plum
    .de = professor Plum

## Weapons

card-candlestick = kandelaar
    .de = de kandelaar
    .met = met de kandelaar
card-dagger = mes
    .de = het mes
    .met = met het mes
card-lead-pipe = loden pijp
    .de = de loden pijp
    .met = met de loden pijp
card-revolver = revolver
    .de = de revolver
    .met = met de revolver
card-rope = touw
    .de = het touw
    .met = met het touw
card-spanner = moersleutel
    .de = de moersleutel
    .met = met de moersleutel

## Rooms of the classic board

card-kitchen = keuken
    .de = de keuken
    .in = in de keuken
    .naar = naar de keuken
card-ballroom = balzaal
    .de = de balzaal
    .in = in de balzaal
    .naar = naar de balzaal
card-conservatory = serre
    .de = de serre
    .in = in de serre
    .naar = naar de serre
card-billiard-room = biljartkamer
    .de = de biljartkamer
    .in = in de biljartkamer
    .naar = naar de biljartkamer
card-library = bibliotheek
    .de = de bibliotheek
    .in = in de bibliotheek
    .naar = naar de bibliotheek
card-study = studeerkamer
    .de = de studeerkamer
    .in = in de studeerkamer
    .naar = naar de studeerkamer
card-hall = hal
    .de = de hal
    .in = in de hal
    .naar = naar de hal
card-lounge = lounge
    .de = de lounge
    .in = in de lounge
    .naar = naar de lounge
card-dining-room = eetkamer
    .de = de eetkamer
    .in = in de eetkamer
    .naar = naar de eetkamer

## Rooms that only the modern board has

card-courtyard = binnenplaats
    .de = de binnenplaats
    .in = op de binnenplaats
    .naar = naar de binnenplaats
card-games-room = speelkamer
    .de = de speelkamer
    .in = in de speelkamer
    .naar = naar de speelkamer
card-garage = garage
    .de = de garage
    .in = in de garage
    .naar = naar de garage
card-living-room = woonkamer
    .de = de woonkamer
    .in = in de woonkamer
    .naar = naar de woonkamer
card-bedroom = slaapkamer
    .de = de slaapkamer
    .in = in de slaapkamer
    .naar = naar de slaapkamer
card-bathroom = badkamer
    .de = de badkamer
    .in = in de badkamer
    .naar = naar de badkamer

## Places that are no cards; a square is named like a chessboard's, H7

card-middle = midden van het bord
    .de = het midden van het bord
    .in = in het midden van het bord
    .naar = naar het midden van het bord
card-square = vak { $square }
    .de = vak { $square }
    .in = op vak { $square }
    .naar = door de gang
