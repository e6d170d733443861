### The cards and places by their ids, for the function CARD. The attributes are each language's
### own cases; in Finnish, by the question that each answers: `mika` (mid-sentence) and `minka` for
### all, `kenelle` (suspects), `milla` (weapons), `missa` and `mihin` (places); `alussa` is the
### beginning of a sentence (suspects, weapons).

## Suspects

card-scarlett = Neiti Punakulta
    .alussa = Neiti Punakulta
    .mika = neiti Punakulta
    .minka = neiti Punakullan
    .kenelle = neiti Punakullalle
card-mustard = Eversti Keltanokka
    .alussa = Eversti Keltanokka
    .mika = eversti Keltanokka
    .minka = eversti Keltanokan
    .kenelle = eversti Keltanokalle
card-white = Rouva Valkopesu
    .alussa = Rouva Valkopesu
    .mika = rouva Valkopesu
    .minka = rouva Valkopesun
    .kenelle = rouva Valkopesulle
card-green = Pastori Viherlevä
    .alussa = Pastori Viherlevä
    .mika = pastori Viherlevä
    .minka = pastori Viherlevän
    .kenelle = pastori Viherlevälle
card-peacock = Rouva Päiväperhonen
    .alussa = Rouva Päiväperhonen
    .mika = rouva Päiväperhonen
    .minka = rouva Päiväperhosen
    .kenelle = rouva Päiväperhoselle
card-plum = Professori Purppuravalo
    .alussa = Professori Purppuravalo
    .mika = professori Purppuravalo
    .minka = professori Purppuravalon
    .kenelle = professori Purppuravalolle

## Weapons

card-candlestick = kynttilänjalka
    .alussa = Kynttilänjalka
    .mika = kynttilänjalka
    .minka = kynttilänjalan
    .milla = kynttilänjalalla
card-dagger = tikari
    .alussa = Tikari
    .mika = tikari
    .minka = tikarin
    .milla = tikarilla
card-lead-pipe = lyijyputki
    .alussa = Lyijyputki
    .mika = lyijyputki
    .minka = lyijyputken
    .milla = lyijyputkella
card-revolver = revolveri
    .alussa = Revolveri
    .mika = revolveri
    .minka = revolverin
    .milla = revolverilla
card-rope = köysi
    .alussa = Köysi
    .mika = köysi
    .minka = köyden
    .milla = köydellä
card-spanner = jakoavain
    .alussa = Jakoavain
    .mika = jakoavain
    .minka = jakoavaimen
    .milla = jakoavaimella

## Rooms of the classic board

card-kitchen = keittiö
    .mika = keittiö
    .minka = keittiön
    .missa = keittiössä
    .mihin = keittiöön
card-ballroom = tanssisali
    .mika = tanssisali
    .minka = tanssisalin
    .missa = tanssisalissa
    .mihin = tanssisaliin
card-conservatory = kasvihuone
    .mika = kasvihuone
    .minka = kasvihuoneen
    .missa = kasvihuoneessa
    .mihin = kasvihuoneeseen
card-billiard-room = biljardihuone
    .mika = biljardihuone
    .minka = biljardihuoneen
    .missa = biljardihuoneessa
    .mihin = biljardihuoneeseen
card-library = kirjasto
    .mika = kirjasto
    .minka = kirjaston
    .missa = kirjastossa
    .mihin = kirjastoon
card-study = työhuone
    .mika = työhuone
    .minka = työhuoneen
    .missa = työhuoneessa
    .mihin = työhuoneeseen
card-hall = halli
    .mika = halli
    .minka = hallin
    .missa = hallissa
    .mihin = halliin
card-lounge = lepohuone
    .mika = lepohuone
    .minka = lepohuoneen
    .missa = lepohuoneessa
    .mihin = lepohuoneeseen
card-dining-room = ruokasali
    .mika = ruokasali
    .minka = ruokasalin
    .missa = ruokasalissa
    .mihin = ruokasaliin

## Rooms that only the modern board has

card-courtyard = sisäpiha
    .mika = sisäpiha
    .minka = sisäpihan
    .missa = sisäpihalla
    .mihin = sisäpihalle
card-games-room = pelihuone
    .mika = pelihuone
    .minka = pelihuoneen
    .missa = pelihuoneessa
    .mihin = pelihuoneeseen
card-garage = autotalli
    .mika = autotalli
    .minka = autotallin
    .missa = autotallissa
    .mihin = autotalliin
card-living-room = olohuone
    .mika = olohuone
    .minka = olohuoneen
    .missa = olohuoneessa
    .mihin = olohuoneeseen
card-bedroom = makuuhuone
    .mika = makuuhuone
    .minka = makuuhuoneen
    .missa = makuuhuoneessa
    .mihin = makuuhuoneeseen
card-bathroom = kylpyhuone
    .mika = kylpyhuone
    .minka = kylpyhuoneen
    .missa = kylpyhuoneessa
    .mihin = kylpyhuoneeseen

## Places that are no cards; a square is named like a chessboard's, H7

card-middle = portaikko
    .mika = portaikko
    .minka = portaikon
    .missa = portaikossa
    .mihin = portaikkoon
card-square = ruutu { $square }
    .mika = ruutu { $square }
    .minka = ruudun { $square }
    .missa = ruudussa { $square }
    .mihin = käytävää pitkin
