### Regelheftet, og valgene bak det i vanlige ord. Se en/rules.ftl.

## Valgene i grupper

option-group-setup = Før spillet
option-group-moving = Flytting
option-group-asking = Antagelser og svar
option-group-accusing = Anklager og slutt
option-group-extras = Bonuskort og to parter

## Før spillet

option-seats = Spillere
    .text = Hvor få og hvor mange dere kan være.
option-seats-value = { $least } til { $most }
option-board = Brett
    .text = Hvilket hus dere spiller i.
option-board-classic = det klassiske huset
option-board-modern = det moderne huset
option-opener = Hvem som begynner
    .text = Hvordan dere finner den første spilleren.
option-opener-highest-one = høyeste kast med én terning
option-opener-highest-all = høyeste kast med alle terningene
option-opener-scarlett = frøken Rose, eller den neste som noen spiller
option-opener-chance = loddet avgjør
option-pawns-start = Brikkene ved start
    .text = Hvor brikkene står når spillet begynner.
option-pawns-start-squares = på startrutene sine
option-pawns-start-middle = i midten
option-weapons-start = Våpnene ved start
    .text = Hvor våpnene ligger når spillet begynner.
option-weapons-start-one-a-room = i hvert sitt rom
option-weapons-start-any-room = i hvilke rom som helst, også flere i samme
option-weapons-start-middle = i midten
option-left-over = Kort til overs
    .text = Hva som skjer med kortene når de ikke går opp.
option-left-over-dealt = deles ut, så noen får ett mer
option-left-over-face-up = ligger åpent ved siden av brettet

## Flytting

option-dice = Terninger
    .text = Hvor mange terninger som avgjør hvor langt du går.
option-dice-0 = ingen, men et visst antall skritt
option-dice-1 = én
option-dice-2 = to
option-reach = Skritt uten terninger
    .text = Hvor langt du kan gå i én tur når dere spiller uten terninger.
option-reach-value = { $number } skritt
option-roll = Kastet i korridoren
    .text = Om skrittene må gå nøyaktig opp når du ender på en rute.
option-roll-exact = må gå nøyaktig opp
option-roll-up-to = så langt eller kortere
option-same-square-twice = Samme rute to ganger i én tur
    .text = Om du kan gå inn på en rute der du allerede har vært i samme tur.
option-same-square-twice-yes = tillatt
option-same-square-twice-no = ikke tillatt
option-pawns-block = Brikker i veien
    .text = Om en brikke sperrer korridoren for andre.
option-pawns-block-yes = sperrer veien
option-pawns-block-no = kan passeres
option-shortcuts = Veier fra rom til rom
    .text = Hvordan du kommer rett fra ett rom til et annet.
option-shortcuts-passages = hemmelige ganger
option-shortcuts-passages-and-doors = hemmelige ganger og innerdører
option-reenter-same-turn = Tilbake til samme rom
    .text = Om du kan gå ut av et rom og inn igjen i samme tur.
option-reenter-same-turn-yes = også i samme tur
option-reenter-same-turn-no = først i en senere tur

## Antagelser og svar

option-asking = Når du spør
    .text = Når du kan komme med en antagelse, og når du må.
option-asking-must-on-entry = alltid når du kommer inn i et rom
option-asking-may-on-entry = når du kommer inn i et rom, hvis du vil
option-asking-in-a-room = så lenge du står i et rom, hvis du vil
option-moved-may-stay = Hentet av en annen
    .text = Om du kan spørre i rommet en annens antagelse har hentet deg til.
option-moved-may-stay-yes = du kan spørre der uten å flytte
option-moved-may-stay-no = du må ut før du kan spørre der
option-answering = Svar
    .text = Hvem som passer på at kort blir vist.
option-answering-enforced = bordet passer på
option-answering-on-honour = på æresord, og kan bestrides

## Anklager og slutt

option-accuse-when = Når du anklager
    .text = Når i turen din du kan anklage.
option-accuse-when-after-asking = etter en antagelse
option-accuse-when-after-unanswered = etter en antagelse ingen kunne svare på
option-accuse-when-own-turn = når som helst i turen din
option-accuse-when-instead-of-asking = i stedet for en antagelse
option-accuse-where = Hvor du anklager
    .text = Hvor brikken din må stå når du anklager.
option-accuse-where-anywhere = hvor som helst
option-accuse-where-middle = midt på brettet
option-wrong-accuser = Etter en gal anklage
    .text = Hva som skjer med kortene til den som tok feil.
option-wrong-accuser-answers-on = spilleren svarer videre
option-wrong-accuser-hand-answers = spilleren går ut, og bordet svarer
option-wrong-accuser-laid-open = spilleren går ut, og kortene legges åpent
option-turn-limit = Lengste spill
    .text = Hvor mange turer dere spiller i alt før mordet forblir uoppklart.
option-turn-limit-value = { $number ->
    [one] { $number } tur
   *[other] { $number } turer
}
option-turn-limit-none = ingen grense

## Bonuskort og to parter

option-bonus = Bonuskort
    .text = Om det finnes bonusruter, med kort som gjør deg en tjeneste.
option-bonus-none = ingen
option-bonus-house-deck = husets egen kortstokk
option-row = Rad med skjulte kort
    .text = Om to parter spiller med fire kort med baksiden opp ved siden av brettet.
option-row-0 = ingen
option-row-4 = fire kort, når to spiller

## Regelheftet

rulebook-title = Regler: { $edition }
rulebook-by-the-box = Dere spiller som i esken, uten husregler.
rulebook-changed = Husregler: { $changes }.
rulebook-change = «{ $option }: { $value }» (i esken: { $original })
rulebook-house-rule = husregel
rulebook-no-edition = Det finnes ingen utgave «{ $text }». Utgavene er { $known }.
rulebook-no-language = Det finnes ikke noe språk «{ $text }». Språkene er { $known }.
rulebook-no-value = «{ $text }» er ingen husregel: Skriv valg=verdi.
rulebook-twice = «{ $option }» er oppgitt to ganger. Oppgi én verdi.
rulebook-section-setup = Før spillet
rulebook-section-moving = Turer og flytting
rulebook-section-asking = Antagelser og svar
rulebook-section-bonus = Bonuskort
rulebook-section-sides = To parter
rulebook-section-accusing = Anklager og slutt

# A house rule that makes no difference under the others.
rule-idle = «{ $option }: { $value }» gjør ingen forskjell her, slik de andre reglene er.

## Setninger: før spillet

rule-seats-range = Dere kan være fra { $least } til { $most } spillere.
rule-seats-just = Dette er et spill for { $least } spillere.
rule-deck = Det er { $cards } kort: { $suspects } mistenkte, { $weapons } våpen og { $rooms } rom.
rule-board-classic = Dere spiller i det klassiske huset. Rommene er { CARD($rooms, case: "den") }.
rule-board-modern = Dere spiller i det moderne huset. Rommene er { CARD($rooms, case: "den") }.
rule-own-pawn = Alle velger hver sin mistenkte og flytter brikken i den mistenktes farge.
rule-pawns-start-squares = Alle brikkene står på startrutene sine, også de som ingen spiller med.
rule-pawns-start-middle = Alle brikkene begynner midt på brettet, { CARD($place, case: "i") }, også de som ingen spiller med.
rule-weapons-start-one-a-room = Våpnene ligger i forskjellige rom, ett i hvert. Bordet velger rommene.
rule-weapons-start-any-room = Hvert våpen ligger i et rom som loddet velger; et rom kan få flere.
rule-weapons-start-middle = Alle våpnene begynner midt på brettet, { CARD($place, case: "i") }.
rule-case-file = Kortene stokkes, hver type for seg, og ett av hver type trekkes uten at noen ser det. De tre er løsningen – hvem, med hva og hvor – og legges i konvolutten.
rule-case-file-in-the-middle = Konvolutten ligger midt på brettet, på krysset.
rule-case-file-beside = Konvolutten ligger ved siden av brettet.
rule-left-over-dealt = Alle de andre kortene stokkes sammen og deles ut; spilleren etter den som begynner, får det første. Noen kan få ett mer enn andre.
rule-left-over-face-up = De andre kortene stokkes sammen og deles ut slik at alle får like mange. Blir det noen til overs, ligger de åpent ved siden av brettet, så alle kan se dem og stryke dem.
rule-hands = Kort på hver hånd: { $sizes }.
rule-hands-each = { $cards } med { $players } spillere
rule-hands-or = { $cards } eller { $more } med { $players } spillere
rule-hands-open = { $cards } med { $players } spillere (og { $open } åpne)
rule-notebook = Hver spiller har sin egen detektivnotatblokk, som ingen andre får se. Stryk dine egne kort der, de åpne kortene hvis det er noen, og hvert kort du får se.
rule-opener-highest-one = Alle kaster én terning, og den som får høyest, begynner. De som står likt øverst, kaster på nytt.
rule-opener-highest-all = { $dice ->
    [1] Alle kaster terningen, og den som får høyest, begynner.
   *[other] Alle kaster alle terningene, og den som får mest til sammen, begynner.
} De som står likt øverst, kaster på nytt.
rule-opener-scarlett = Den som spiller { CARD($suspect, case: "den") }, begynner. Spiller ingen den rollen, begynner den neste som noen spiller, i denne rekkefølgen: { CARD($suspects, case: "den") }.
rule-opener-chance = Loddet avgjør hvem som begynner.
rule-clockwise = Turen går med klokken.

## Setninger: turer og flytting

rule-turn = En tur er høyst ett trekk, deretter høyst én antagelse med svarene på den, og så er den slutt. Når du kan anklage, står lenger ut i reglene.
rule-aim = Prøv å nå et annet rom i hver tur. (Et godt råd; ingen tvinger deg.)
rule-dice-0 = Dere spiller uten terninger: Du går med en gang til et rom eller en rute du velger selv.
rule-reach-value = I én tur går du høyst { $number } skritt.
rule-dice-1 = Du kaster terningen og flytter brikken din så mange ruter som den viser.
rule-dice-2 = Du kaster begge terningene og flytter brikken din så mange ruter som de viser til sammen.
rule-steps = Fra et rom og ut på ruten foran døren er det ett skritt, hver rute i korridoren er ett til, og derfra inn i et rom er det enda ett. Selve døren er ingen rute.
rule-never-diagonal = Du går rett fram eller til siden, aldri på skrå.
rule-roll-exact = Ender du trekket i korridoren, må kastet gå nøyaktig opp, ikke ett skritt mer eller mindre.
rule-roll-up-to = Du trenger ikke bruke hele kastet: Også i korridoren kan du stanse før.
rule-nowhere = Er verken noe rom eller noen rute innen rekkevidde, blir brikken din stående, og det var trekket ditt.
rule-same-square-twice-yes = Du kan gå inn på samme rute flere ganger i én tur.
rule-same-square-twice-no = Du kan ikke gå inn på samme rute to ganger i én tur; ruten du begynner på, teller også.
rule-pawns-block-yes = Du kan verken passere eller ende på en rute der en annen brikke står, enten noen spiller med den eller ikke.
rule-pawns-block-no = Brikker sperrer ikke veien: Du kan passere dem. Men to kan ikke ende på samme rute.
rule-stuck = Står det brikker foran alle dørene til rommet ditt, sitter du fast og må vente; da kan du avslutte turen uten å flytte. En hemmelig gang er likevel åpen.
rule-doors = Inn i og ut av et rom går du bare gjennom dørene, med mindre en regel gir deg en annen vei.
rule-stop-on-entering = Et rom krever ikke et nøyaktig antall skritt: Har du flere enn du trenger, kan du gå inn likevel. Der stanser brikken for denne turen, og resten av skrittene går tapt; den kan ikke gå gjennom og ut igjen.
rule-any-number = Et rom har plass til så mange brikker og våpen det skal være.
rule-passages = Står brikken din i et rom med hemmelig gang når turen din begynner, kan du ta gangen i stedet for å { $dice ->
    [0] gå gjennom korridoren
   *[other] kaste
}. Det er hele trekket ditt. Gangene: { $ways }.
rule-shortcuts-passages-and-doors = Du kan også gå gjennom en innerdør i stedet for å { $dice ->
    [0] gå gjennom korridoren
   *[other] kaste
}, og det er også hele trekket ditt. Innerdørene: { $ways }.
rule-shortcuts-passages = Innerdørene ({ $ways }) brukes ikke.
rule-way = { CARD($room) } – { CARD($to) }
rule-reenter-same-turn-yes = Du kan gå ut av et rom og inn i det igjen i samme tur.
rule-reenter-same-turn-no = Du kan ikke gå ut av et rom og inn i det igjen i samme tur, ikke engang gjennom en annen dør.

## Setninger: antagelser og svar

rule-asking-must-on-entry = Hver gang du har kommet inn i et rom, uansett hvilken vei, må du komme med en antagelse der i samme tur.
rule-asking-may-on-entry = Når du har kommet inn i et rom, uansett hvilken vei, kan du komme med en antagelse der i samme tur. Du trenger ikke gjøre det.
rule-asking-in-a-room = Så lenge brikken din står i et rom, kan du komme med en antagelse, én per tur: når du nettopp har kommet inn, også gjennom en hemmelig gang, men også uten å ha flyttet. Etter den flytter du ikke mer i den turen. Du trenger ikke komme med noen antagelse, og i et rom trenger du ikke flytte.
rule-suggestion = En antagelse nevner en mistenkt, et våpen og et rom. Rommet er alltid det brikken din står i akkurat da.
rule-not-in-the-middle = Midten er ikke et av rommene i spillet, så der kommer ingen med noen antagelse.
rule-any-suspect = Du kan nevne hvem som helst av de mistenkte, også deg selv og dem som ingen spiller.
rule-own-cards = Du kan nevne kort du har selv, for å bløffe eller for å finne ut noe om et av de andre.
rule-brought-in = Før noen svarer, settes den mistenktes brikke og våpenet i rommet, hvis de ikke er der fra før.
rule-stays-there = Brikker og våpen som en antagelse har flyttet, blir der de er.
rule-moved-may-stay-yes = Har en annens antagelse hentet brikken din til et annet rom, kan du bli der i din neste tur og komme med en antagelse uten å flytte.
rule-moved-may-stay-no = Har en annens antagelse hentet brikken din til et rom, kan du ikke komme med noen antagelse der før du har gått ut og kommet tilbake.
rule-ask-again-on-entry = Ellers kan du ikke bli i et rom for å komme med en ny antagelse der: Gå ut, og kom tilbake i en senere tur.
rule-ask-again-in-a-room = Du kan bli i et rom og komme med antagelser der tur etter tur.
rule-who-answers = Spilleren til venstre for deg blir spurt først, så den neste med klokken, til noen har vist deg et kort eller alle er spurt.
rule-must-show = Den som har noen av de tre kortene, må vise deg ett. Hvilket bestemmer spilleren selv, og bare du får se det. Den som ikke har noen, sier det.
rule-one-card = Ingen viser mer enn ett kort for én og samme antagelse. Kort byttes aldri; alle beholder sine.
rule-answering-enforced = Bordet passer på at kort blir vist: Ingen kan si «har ingen» og likevel sitte med et av de tre, ikke engang ved et uhell. Derfor finnes det ingen falske vitner.
rule-answering-on-honour = Du svarer på ære og samvittighet: Bordet lar deg si «har ingen» også når du har et av de tre.
rule-answering-challenge = Alle som fortsatt får anklage, kan bestride en annen spillers «har ingen» helt til den som spurte, har avsluttet sin neste tur, men ikke mens en antagelse blir besvart. Bordets egne svar er hevet over tvil.
rule-answering-false-witness = Var svaret falskt, ved et uhell eller med vilje, er spilleren et falskt vitne: ingen flere antagelser eller anklager, bare svar. Alle får vite hvilket svar det var, men ikke hvilket kort. Var det spillerens egen tur, er turen over.
rule-answering-true = Var svaret sant, får den som bestred det, ikke bestride flere svar i dette spillet.
rule-no-proof = At ingen kan vise et kort, beviser ikke at du har rett: Du kan ha kortene selv.
rule-after-answers-accuse = Når et kort er vist eller alle er spurt, gjenstår det bare å anklage eller å avslutte turen.
rule-after-answers-unanswered = Når noen har vist deg et kort, er turen din over. Kunne ingen det, anklager du eller avslutter turen.
rule-after-answers-end = Etter svarene gjenstår det bare å avslutte turen.
rule-after-answers-row = Når to parter spiller og den andre ikke kunne svare, kan du først kikke på et kort i raden.

## Setninger: bonuskort

rule-bonus-none = Dere spiller uten bonuskort: Har brettet bonusruter, er de ruter som alle andre. Et bord som vil ha bonuskort, velger dem som husregel.
rule-bonus-cards-none = Kortstokken dere da får, er vår egen; de trykte kortene kjenner vi ikke.
rule-bonus-two-sides-none = To spillere, eller to parter, spiller aldri med bonuskort.
rule-bonus-house-deck = Det er { $squares } bonusruter i korridoren, ingen av dem inntil en dør. Ender du trekket på en av dem, tar du det øverste bonuskortet, gjør som det sier, og legger det bort.
rule-bonus-landing = En bonusrute krever ikke et nøyaktig antall skritt: Du kan stanse der selv om du har flere igjen. Vil du ikke ha noe kort, går du videre; passerer du bare, trekker du ikke noe.
rule-bonus-shuffle = Når bunken er tom, stokkes de brukte kortene og blir til en ny bunke.
rule-bonus-idle = Er det ingenting kortet kan gjøre, skjer det ingenting.
rule-bonus-deck = Husets kortstokk har vi funnet på selv. Her er de { $cards } kortene:
rule-bonus-card = { $name }: { $text }
rule-bonus-two-sides = Med to spillere, eller to parter, brukes ikke bonuskort: Et bord med bonuskort må ha minst tre.

## Setninger: to parter

rule-row-4 = Når to spiller, legges fire kort med baksiden opp i en rad ved siden av brettet, så snart konvolutten er klar. Resten deles ut, { $hand } til hver part.
rule-row-look = Den andre parten svarer alltid først. Kan den ikke svare, får du kikke på ett av de fire og legge det tilbake på plassen sin. Den andre parten får ikke se forsiden, men ser hvilket kort i raden det var. Det lønner seg å huske hvilke du har kikket på.
rule-row-0 = Når to spiller, brukes ingen rad med skjulte kort.
rule-teams = I stedet for to spillere kan to lag spille, yngre og eldre sammen. Et lag deler én brikke, én hånd og én detektivnotatblokk, og hvem som helst på laget kan spille for det.

## Setninger: anklager og slutt

rule-accusation = Når du anklager, nevner du en mistenkt, et våpen og et rom. Så ser du, og bare du, i konvolutten, og turen din er over.
rule-accuse-when-after-asking = Etter en antagelse, når den er besvart, kan du anklage i samme tur.
rule-accuse-when-after-unanswered = Etter en antagelse som ingen kunne svare på, kan du anklage i samme tur. Fikk du se et kort, kan du ikke det.
rule-accuse-when-own-turn = Du kan anklage når som helst i din egen tur, før eller etter at du flytter eller kommer med en antagelse, men ikke mens andre svarer.{ $must ->
    [yes] { " " }Har du kommet inn i et rom, kommer antagelsen der først.
   *[no] { "" }
}
rule-accuse-when-instead-of-asking = I din egen tur kan du anklage i stedet for å komme med en antagelse, før eller etter at du flytter.{ $must ->
    [yes] { " " }Har du kommet inn i et rom, må du komme med en antagelse, og anklagen får vente til en annen tur.
   *[no] { "" }
}
rule-accuse-where-anywhere = Du kan anklage uansett hvor brikken din står, og nevne hvilket rom du vil.
rule-accuse-where-middle = Du kan bare anklage mens brikken din står midt på brettet, { CARD($place, case: "i") }, i samme tur som den kommer dit, eller i en senere. Du kan nevne hvilket rom du vil.
rule-middle = Midten går du inn i som i et rom, gjennom { $doors ->
    [one] den eneste åpningen
   *[other] hvilken som helst av de { $doors } åpningene
}, og du trenger ikke et nøyaktig antall skritt.
rule-right = Har du rett, viser du de tre kortene til alle, og du har vunnet. Spillet er slutt.
rule-wrong-accuser-answers-on = Tar du feil, legger du kortene tilbake uten at noen ser dem, og sier ingenting om hva som var galt. Du får ingen flere turer, antagelser eller anklager. Du holder kortene dine skjult og svarer videre.
rule-wrong-accuser-hand-answers = Tar du feil, legger du kortene tilbake uten at noen ser dem. Du har tapt og går ut av spillet: Du får bare anklage én gang. Bordet svarer med kortene dine, og passer flere av dem, avgjør loddet hvilket som blir vist.
rule-wrong-accuser-laid-open = Tar du feil, legger du kortene tilbake uten at noen ser dem. Du har tapt og går ut av spillet: Du får bare anklage én gang. Kortene dine legges åpent så alle ser dem, og du blir ikke spurt mer.
rule-put-aside = Brikken til en spiller som er ute av etterforskningen, står ikke i veien for noen: Står den på ruten foran en dør, settes den inn i det rommet. Antagelser kan fortsatt flytte den.
rule-all-wrong = Når bare én spiller fortsatt får anklage, fortsetter den spilleren alene. Er ingen igjen, forblir mordet uoppklart: Konvolutten åpnes, og ingen har vunnet.
rule-turn-limit-value = Spillet er slutt etter { $number ->
    [one] { $number } tur
   *[other] { $number } turer
} i alt. Har ingen vunnet da, forblir mordet uoppklart.
rule-no-points = Det telles ikke poeng.
rule-dispute = Er dere uenige om en regel, leser dere den høyt, her. Er dere fortsatt uenige, finner dere ut av det sammen; går ikke det, velger spilleren som har turen, mellom to rimelige tolkninger, og den valgte gjelder resten av spillet. Ved dette bordet er et slikt valg en husregel: Den velges før spillet, vises for alle og ligger deretter fast.
