### De spelregels, en de keuzes erachter in gewone woorden. Zie en/rules.ftl.

## De keuzes in groepen

option-group-setup = Voorbereiding
option-group-moving = Lopen
option-group-asking = Suggesties en antwoorden
option-group-accusing = Beschuldigen en het einde
option-group-extras = Bonuskaarten en twee partijen

## Voorbereiding

option-seats = Spelers
    .text = Hoeveel spelers er minstens en hoogstens kunnen meedoen.
option-seats-value = { $least } tot { $most }
option-board = Bord
    .text = In welk huis jullie spelen.
option-board-classic = het klassieke huis
option-board-modern = het moderne huis
option-opener = Wie begint
    .text = Hoe de eerste speler wordt aangewezen.
option-opener-highest-one = de hoogste worp met één dobbelsteen
option-opener-highest-all = de hoogste worp met alle dobbelstenen
option-opener-scarlett = juffrouw Scarlet, of de volgende verdachte met wie iemand speelt
option-opener-chance = het lot beslist
option-pawns-start = Pionnen aan het begin
    .text = Waar de pionnen staan als het spel begint.
option-pawns-start-squares = op hun startvakken
option-pawns-start-middle = in het midden
option-weapons-start = Wapens aan het begin
    .text = Waar de wapens liggen als het spel begint.
option-weapons-start-one-a-room = in verschillende kamers
option-weapons-start-any-room = in willekeurige kamers, ook bij elkaar
option-weapons-start-middle = in het midden
option-left-over = Kaarten die overblijven
    .text = Wat er gebeurt als het delen niet gelijk uitkomt.
option-left-over-dealt = ook gedeeld, dus sommigen hebben er één meer
option-left-over-face-up = open naast het bord

## Lopen

option-dice = Dobbelstenen
    .text = Met hoeveel dobbelstenen je gooit om te zien hoe ver je komt.
option-dice-0 = geen, maar een vast aantal stappen
option-dice-1 = één
option-dice-2 = twee
option-reach = Stappen zonder dobbelstenen
    .text = Hoe ver je per beurt mag lopen als er geen dobbelstenen zijn.
option-reach-value = { $number ->
    [one] { $number } stap
   *[other] { $number } stappen
}
option-roll = De worp in de gang
    .text = Of het aantal stappen precies moet kloppen als je op een vak eindigt.
option-roll-exact = precies opmaken
option-roll-up-to = opmaken hoeft niet
option-same-square-twice = Twee keer op hetzelfde vak
    .text = Of je op een vak mag komen waar je in dezelfde beurt al bent geweest.
option-same-square-twice-yes = mag
option-same-square-twice-no = mag niet
option-pawns-block = Pionnen in de weg
    .text = Of een pion de gang verspert voor de andere.
option-pawns-block-yes = versperren de gang
option-pawns-block-no = je mag erlangs
option-shortcuts = Van kamer naar kamer
    .text = Hoe je rechtstreeks van de ene kamer in de andere komt.
option-shortcuts-passages = geheime doorgangen
option-shortcuts-passages-and-doors = geheime doorgangen en binnendeuren
option-reenter-same-turn = Terug in dezelfde kamer
    .text = Of je in één beurt een kamer uit en er weer in mag.
option-reenter-same-turn-yes = ook in dezelfde beurt
option-reenter-same-turn-no = pas in een latere beurt

## Suggesties en antwoorden

option-asking = Wanneer een suggestie
    .text = Wanneer je een suggestie mag doen, en wanneer het moet.
option-asking-must-on-entry = altijd als je een kamer binnenkomt
option-asking-may-on-entry = als je een kamer binnenkomt en het wilt
option-asking-in-a-room = als je in een kamer staat en het wilt
option-moved-may-stay = Door een ander binnengebracht
    .text = Of je mag vragen in de kamer waar de suggestie van een ander je heeft neergezet.
option-moved-may-stay-yes = je mag er vragen zonder te lopen
option-moved-may-stay-no = je moet er eerst uit voor je er mag vragen
option-answering = Antwoorden
    .text = Wie erop let dat er een kaart wordt getoond.
option-answering-enforced = daar let de tafel op
option-answering-on-honour = op erewoord; betwisten mag

## Beschuldigen en het einde

option-accuse-when = Wanneer beschuldigen
    .text = Op welk moment van je beurt je mag beschuldigen.
option-accuse-when-after-asking = na een suggestie
option-accuse-when-after-unanswered = na een suggestie die niemand kon weerleggen
option-accuse-when-own-turn = op elk moment van je beurt
option-accuse-when-instead-of-asking = in plaats van een suggestie
option-accuse-where = Waar beschuldigen
    .text = Waar je pion moet staan als je beschuldigt.
option-accuse-where-anywhere = waar dan ook
option-accuse-where-middle = in het midden van het bord
option-wrong-accuser = Na een foute beschuldiging
    .text = Wat er gebeurt met de kaarten van wie ernaast zat.
option-wrong-accuser-answers-on = de speler blijft antwoorden
option-wrong-accuser-hand-answers = de speler ligt uit het spel, en de tafel antwoordt
option-wrong-accuser-laid-open = de speler ligt uit het spel, en de kaarten gaan open
option-turn-limit = Maximale speelduur
    .text = Na hoeveel beurten in totaal de moord onopgelost blijft.
option-turn-limit-value = { $number ->
    [one] { $number } beurt
   *[other] { $number } beurten
}
option-turn-limit-none = geen grens

## Bonuskaarten en twee partijen

option-bonus = Bonuskaarten
    .text = Of er bonusvakken zijn, met kaarten die je een dienst bewijzen.
option-bonus-none = geen
option-bonus-house-deck = onze eigen stapel
option-row = Rij gesloten kaarten
    .text = Of twee partijen spelen met vier gesloten kaarten naast het bord.
option-row-0 = geen
option-row-4 = vier kaarten, bij twee partijen

## De spelregels

rulebook-title = Spelregels: { $edition }
rulebook-by-the-box = Gespeeld volgens de regels uit de doos, zonder huisregels.
rulebook-changed = Huisregels: { $changes }.
rulebook-change = ‘{ $option }: { $value }’ (in de doos: { $original })
rulebook-house-rule = huisregel
rulebook-no-edition = Er is geen editie ‘{ $text }’; wel { $known }.
rulebook-no-language = Er is geen taal ‘{ $text }’; wel { $known }.
rulebook-no-value = ‘{ $text }’ is geen huisregel: schrijf optie=waarde.
rulebook-twice = ‘{ $option }’ is twee keer opgegeven. Geef één waarde op.
rulebook-section-setup = Voorbereiding
rulebook-section-moving = Beurten en lopen
rulebook-section-asking = Suggesties en antwoorden
rulebook-section-bonus = Bonuskaarten
rulebook-section-sides = Twee partijen
rulebook-section-accusing = Beschuldigen en het einde

# Een huisregel die naast de andere geen verschil maakt.
rule-idle = ‘{ $option }: { $value }’ maakt hier geen verschil, met de andere regels zoals ze nu zijn.

## Zinnen: voorbereiding

rule-seats-range = Er kunnen { $least } tot { $most } spelers meedoen.
rule-seats-just = Dit is een spel voor { $least } spelers.
rule-deck = Er zijn { $cards } kaarten: { $suspects } verdachten, { $weapons } wapens en { $rooms } kamers.
rule-board-classic = Jullie spelen in het klassieke huis. De kamers zijn { CARD($rooms, case: "de") }.
rule-board-modern = Jullie spelen in het moderne huis. De kamers zijn { CARD($rooms, case: "de") }.
rule-own-pawn = Iedere speler kiest een verdachte en speelt met de pion in de kleur van die verdachte.
rule-pawns-start-squares = Alle pionnen staan op hun startvak, ook die waarmee niemand speelt.
rule-pawns-start-middle = Alle pionnen beginnen { CARD($place, case: "in") }, ook die waarmee niemand speelt.
rule-weapons-start-one-a-room = Elk wapen ligt in een eigen kamer. De tafel kiest de kamers.
rule-weapons-start-any-room = Elk wapen ligt in een kamer die het lot aanwijst; een kamer kan er meer dan één krijgen.
rule-weapons-start-middle = Alle wapens beginnen { CARD($place, case: "in") }.
rule-case-file = De kaarten worden per soort geschud, en van elke soort wordt er ongezien één getrokken. Die drie zijn de oplossing – wie, waarmee en waar – en gaan in de envelop.
rule-case-file-in-the-middle = De envelop ligt in het midden van het bord, op de X.
rule-case-file-beside = De envelop ligt naast het bord.
rule-left-over-dealt = Alle andere kaarten worden samen geschud en uitgedeeld; de eerste is voor de speler na degene die begint. Sommigen kunnen er één meer krijgen dan anderen.
rule-left-over-face-up = De andere kaarten worden samen geschud en zo gedeeld dat iedereen er evenveel heeft. Blijven er kaarten over, dan liggen die open naast het bord, waar iedereen ze kan zien en wegstrepen.
rule-hands = Kaarten op de hand: { $sizes }.
rule-hands-each = { $cards } bij { $players } spelers
rule-hands-or = { $cards } of { $more } bij { $players } spelers
rule-hands-open = { $cards } bij { $players } spelers (en { $open } open)
rule-notebook = Iedere speler houdt een notitieboek bij dat niemand anders ziet. Streep daarin je eigen kaarten weg, eventuele open kaarten en elke kaart die je te zien krijgt.
rule-opener-highest-one = Iedereen gooit met één dobbelsteen, en wie het hoogst gooit, begint. Is de hoogste worp gelijk, dan gooien die spelers opnieuw.
rule-opener-highest-all = { $dice ->
    [1] Iedereen gooit met de dobbelsteen, en wie het hoogst gooit, begint.
   *[other] Iedereen gooit met alle dobbelstenen, en wie in totaal het hoogst gooit, begint.
} Is de hoogste worp gelijk, dan gooien die spelers opnieuw.
rule-opener-scarlett = { CARD($suspect) } begint. Speelt niemand met die verdachte, dan begint de volgende met wie wel iemand speelt, in deze volgorde: { CARD($suspects, case: "de") }.
rule-opener-chance = Het lot beslist wie er begint.
rule-clockwise = Er wordt met de klok mee gespeeld.

## Zinnen: beurten en lopen

rule-turn = Een beurt is hoogstens één zet en dan hoogstens één suggestie met de antwoorden erop. Daarna is de beurt voorbij. Wanneer je mag beschuldigen, staat verderop.
rule-aim = Probeer in elke beurt een andere kamer te bereiken. (Goede raad; het moet van niemand.)
rule-dice-0 = Er zijn geen dobbelstenen: je gaat meteen naar een kamer of een vak van je keuze.
rule-reach-value = In één beurt loop je hoogstens { $number ->
    [one] { $number } stap
   *[other] { $number } stappen
}.
rule-dice-1 = Je gooit met de dobbelsteen en verzet je pion het gegooide aantal vakken.
rule-dice-2 = Je gooit met beide dobbelstenen en verzet je pion zoveel vakken als ze samen aangeven.
rule-steps = Van een kamer naar het vak voor de deur is één stap, elk vak verder in de gang nog een stap, en vandaar een kamer in weer een. De deur zelf is geen vak.
rule-never-diagonal = Stappen gaan recht vooruit of opzij, nooit schuin.
rule-roll-exact = Eindigt je zet in de gang, dan moet je worp precies kloppen: geen stap meer of minder.
rule-roll-up-to = Je hoeft je worp niet op te maken: ook in de gang mag je eerder stoppen.
rule-nowhere = Is er geen kamer en geen vak binnen bereik, dan blijft je pion staan, en dat was je zet.
rule-same-square-twice-yes = Je mag in een beurt meer dan één keer op hetzelfde vak komen.
rule-same-square-twice-no = Je mag in een beurt niet twee keer op hetzelfde vak komen; het vak waar je begint, telt ook mee.
rule-pawns-block-yes = Op een vak waar een andere pion staat, mag je niet eindigen, en je mag er ook niet overheen, of er nu iemand met die pion speelt of niet.
rule-pawns-block-no = Pionnen versperren de weg niet: je mag erlangs. Maar twee pionnen mogen niet op hetzelfde vak eindigen.
rule-stuck = Staat er voor elke deur van je kamer een pion, dan zit je vast en moet je wachten; je mag je beurt dan zonder zet beëindigen. Een geheime doorgang blijft open.
rule-doors = Een kamer ga je alleen door de deuren in en uit, tenzij een regel je een andere weg geeft.
rule-stop-on-entering = Voor een kamer hoeft het aantal niet precies te kloppen: heb je meer stappen dan nodig, dan mag je toch naar binnen. Daar stopt je pion voor deze beurt en vervalt de rest van de stappen; je kunt er niet doorheen en weer uit.
rule-any-number = In een kamer is plaats voor elk aantal pionnen en wapens.
rule-passages = Begint je pion de beurt in een kamer met een geheime doorgang, dan mag je die nemen in plaats van te { $dice ->
    [0] lopen
   *[other] gooien
}. Dat is je hele zet. De doorgangen: { $ways }.
rule-shortcuts-passages-and-doors = Je mag ook door een binnendeur gaan in plaats van te { $dice ->
    [0] lopen
   *[other] gooien
}, en ook dat is je hele zet. De binnendeuren: { $ways }.
rule-shortcuts-passages = De binnendeuren ({ $ways }) worden niet gebruikt.
rule-way = { CARD($room) } – { CARD($to) }
rule-reenter-same-turn-yes = Je mag in dezelfde beurt een kamer uit en er weer in.
rule-reenter-same-turn-no = Je mag niet in dezelfde beurt een kamer uit en er weer in, ook niet door een andere deur.

## Zinnen: suggesties en antwoorden

rule-asking-must-on-entry = Telkens als je een kamer bent binnengekomen, langs welke weg ook, moet je daar in dezelfde beurt een suggestie doen.
rule-asking-may-on-entry = Ben je een kamer binnengekomen, langs welke weg ook, dan mag je daar in dezelfde beurt een suggestie doen. Het hoeft niet.
rule-asking-in-a-room = Zolang je pion in een kamer staat, mag je een suggestie doen, één per beurt: als je net binnen bent, ook door een doorgang, en ook zonder zet vooraf. Daarna verzet je je pion in die beurt niet meer. Een suggestie hoeft niet, en sta je in een kamer, dan hoeft een zet ook niet.
rule-suggestion = Een suggestie noemt een verdachte, een wapen en een kamer. De kamer is altijd die waarin je pion op dat moment staat.
rule-not-in-the-middle = Het midden is geen kamer van het spel, dus daar doe je geen suggestie.
rule-any-suspect = Je mag elke verdachte noemen, ook jezelf en verdachten met wie niemand speelt.
rule-own-cards = Je mag kaarten noemen die je zelf hebt, om te bluffen of om iets te weten te komen over een van de andere.
rule-brought-in = Voordat iemand antwoordt, gaan de pion van de verdachte en het wapen naar die kamer, als ze daar nog niet zijn.
rule-stays-there = Pionnen en wapens die door een suggestie zijn verzet, blijven waar ze zijn.
rule-moved-may-stay-yes = Heeft de suggestie van een ander je pion in een andere kamer gebracht, dan mag je daar in je volgende beurt blijven en een suggestie doen, zonder je pion te verzetten.
rule-moved-may-stay-no = Heeft de suggestie van een ander je pion in een kamer gebracht, dan mag je daar pas een suggestie doen als je eruit bent gegaan en weer bent teruggekomen.
rule-ask-again-on-entry = Anders mag je niet in een kamer blijven om er weer een suggestie te doen: ga eruit en kom in een latere beurt terug.
rule-ask-again-in-a-room = Je mag in een kamer blijven en er beurt na beurt een suggestie doen.
rule-who-answers = De vraag gaat eerst naar de speler links van je en dan met de klok mee verder, tot iemand je een kaart heeft laten zien of iedereen de vraag heeft gehad.
rule-must-show = Wie een of meer van de drie kaarten heeft, moet je er één laten zien. Welke, dat bepaalt die speler zelf, en alleen jij krijgt de kaart te zien. Wie er geen heeft, zegt dat.
rule-one-card = Niemand laat bij één suggestie meer dan één kaart zien. Kaarten worden nooit geruild; iedereen houdt de eigen kaarten.
rule-answering-enforced = De tafel let erop dat er een kaart wordt getoond: niemand kan ‘geen’ zeggen met een van de drie op de hand, ook niet per ongeluk. Valse getuigen zijn er dus niet.
rule-answering-on-honour = Je antwoordt op je erewoord: de tafel laat je ook ‘geen’ zeggen terwijl je een van de drie kaarten hebt.
rule-answering-challenge = Tot het eind van de volgende beurt van de vraagsteller kan iedereen die nog mag beschuldigen het ‘geen’ van een andere speler betwisten, maar niet terwijl een suggestie wordt beantwoord. Wat de tafel zelf antwoordt, staat buiten twijfel.
rule-answering-false-witness = Was het antwoord onwaar, per ongeluk of met opzet, dan is die speler een valse getuige: geen suggesties of beschuldigingen meer, alleen nog antwoorden. Iedereen hoort welk antwoord het was, maar niet welke kaart. Was het de beurt van die speler, dan is die beurt voorbij.
rule-answering-true = Was het antwoord waar, dan mag de speler die het betwistte, in dit spel niets meer betwisten.
rule-no-proof = Dat niemand een kaart kan laten zien, bewijst niet dat je gelijk hebt: misschien heb je de kaarten zelf.
rule-after-answers-accuse = Is er een kaart getoond of heeft iedereen de vraag gehad, dan kun je alleen nog beschuldigen of je beurt beëindigen.
rule-after-answers-unanswered = Heeft iemand je een kaart laten zien, dan is je beurt voorbij. Kon niemand dat, dan beschuldig je of beëindig je je beurt.
rule-after-answers-end = Na de antwoorden kun je alleen nog je beurt beëindigen.
rule-after-answers-row = Spelen er twee partijen en kon de andere geen antwoord geven, dan mag je eerst een kaart van de rij bekijken.

## Zinnen: bonuskaarten

rule-bonus-none = Jullie spelen zonder bonuskaarten: heeft het bord bonusvakken, dan zijn het vakken als alle andere. Een tafel die bonuskaarten wil, neemt ze als huisregel.
rule-bonus-cards-none = De stapel die er dan bij komt, is van onszelf; de gedrukte kaarten kennen we niet.
rule-bonus-two-sides-none = Met twee spelers of twee partijen worden bonuskaarten nooit gebruikt.
rule-bonus-house-deck = Er zijn { $squares } bonusvakken in de gang, geen ervan naast een deur. Eindigt je zet op een bonusvak, dan neem je de bovenste bonuskaart, doe je wat erop staat en leg je hem af.
rule-bonus-landing = Voor een bonusvak hoeft het aantal niet precies te kloppen: je mag er eerder stoppen. Wil je geen kaart, loop dan door; wie er alleen overheen loopt, trekt niets.
rule-bonus-shuffle = Is de stapel op, dan worden de afgelegde kaarten geschud en vormen ze een nieuwe.
rule-bonus-idle = Kan een kaart niets uitrichten, dan gebeurt er niets.
rule-bonus-deck = Onze eigen stapel hebben we zelf bedacht. De { $cards } kaarten:
rule-bonus-card = { $name } – { $text }
rule-bonus-two-sides = Met twee spelers of twee partijen worden bonuskaarten niet gebruikt: wie ermee wil spelen, moet met drie of meer zijn.

## Zinnen: twee partijen

rule-row-4 = Spelen er twee, dan komen er vier kaarten gesloten in een rij naast het bord, zodra de envelop gevuld is. De rest wordt gedeeld: { $hand } per partij.
rule-row-look = De tegenpartij antwoordt altijd eerst. Kan die niets laten zien, dan mag je een van de vier bekijken en op dezelfde plek terugleggen. De tegenpartij ziet niet wat erop staat, maar wel welke het was. Het helpt om te onthouden welke je hebt bekeken.
rule-row-0 = Spelen er twee, dan is dat zonder rij gesloten kaarten.
rule-teams = In plaats van twee spelers kunnen twee teams spelen, jong en oud samen. Een team deelt één pion, één hand en één notitieboek, en iedereen in het team mag spelen.

## Zinnen: beschuldigen en het einde

rule-accusation = Om te beschuldigen noem je een verdachte, een wapen en een kamer. Daarna kijk alleen jij in de envelop, en je beurt is voorbij.
rule-accuse-when-after-asking = Na een suggestie, zodra die beantwoord is, mag je in dezelfde beurt beschuldigen.
rule-accuse-when-after-unanswered = Na een suggestie die niemand kon weerleggen, mag je in dezelfde beurt beschuldigen. Heb je een kaart te zien gekregen, dan mag het niet.
rule-accuse-when-own-turn = Je mag op elk moment van je eigen beurt beschuldigen, voor of na je zet of je suggestie, maar niet terwijl anderen antwoorden.{ $must ->
    [yes] { " " }Ben je een kamer binnengekomen, doe daar dan eerst je suggestie.
   *[no] { "" }
}
rule-accuse-when-instead-of-asking = In je eigen beurt mag je beschuldigen in plaats van een suggestie te doen, voor of na je zet.{ $must ->
    [yes] { " " }Ben je een kamer binnengekomen, dan moet je een suggestie doen; beschuldig dan in een andere beurt.
   *[no] { "" }
}
rule-accuse-where-anywhere = Je mag beschuldigen waar je pion ook staat, en elke kamer noemen.
rule-accuse-where-middle = Je mag alleen beschuldigen als je pion { CARD($place, case: "in") } staat, in de beurt waarin hij daar aankomt of in een latere. Je mag elke kamer noemen.
rule-middle = Het midden ga je binnen als een kamer, door { $doors ->
    [one] de enige opening
   *[other] een van de { $doors } openingen
}, en het aantal stappen hoeft niet precies te kloppen.
rule-right = Heb je het goed, dan laat je iedereen de drie kaarten zien en heb je gewonnen. Het spel is afgelopen.
rule-wrong-accuser-answers-on = Zit je ernaast, dan leg je de kaarten ongezien terug en zeg je niet wat er fout was. Je krijgt geen beurten, suggesties of beschuldigingen meer. Je houdt je kaarten verborgen en blijft antwoord geven.
rule-wrong-accuser-hand-answers = Zit je ernaast, dan leg je de kaarten ongezien terug. Je hebt verloren en ligt uit het spel: meer dan één beschuldiging krijg je niet. De tafel antwoordt met jouw kaarten, en als er meer dan één past, kiest het lot.
rule-wrong-accuser-laid-open = Zit je ernaast, dan leg je de kaarten ongezien terug. Je hebt verloren en ligt uit het spel: meer dan één beschuldiging krijg je niet. Je kaarten komen open te liggen, zodat iedereen ze ziet, en jou wordt niets meer gevraagd.
rule-put-aside = De pion van een speler die niet meer meedoet aan het onderzoek, staat niemand in de weg: staat hij op het vak voor een deur, dan gaat hij die kamer in. Suggesties kunnen hem nog wel verzetten.
rule-all-wrong = Is er nog één speler die mag beschuldigen, dan speelt die alleen verder. Is er niemand meer, dan blijft de moord onopgelost: de envelop gaat open, en niemand heeft gewonnen.
rule-turn-limit-value = Het spel eindigt na { $number ->
    [one] { $number } beurt
   *[other] { $number } beurten
} in totaal. Heeft dan nog niemand gewonnen, dan blijft de moord onopgelost.
rule-no-points = Er worden geen punten geteld.
rule-dispute = Zijn jullie het oneens over een regel, lees die dan hier hardop voor. Zijn jullie het dan nog oneens, kom er dan samen uit; lukt dat niet, dan kiest de speler die aan de beurt is uit twee redelijke lezingen, en die geldt voor de rest van het spel. Aan deze tafel is zo’n keuze een huisregel: gemaakt voor het spel begint, voor iedereen te lezen en daarna vast.
