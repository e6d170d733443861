### Regelhæftet og valgene bag det i almindelige ord. Se en/rules.ftl.

## Valgene i grupper

option-group-setup = Før spillet
option-group-moving = Bevægelse
option-group-asking = Spørgsmål og svar
option-group-accusing = Anklager og slutning
option-group-extras = Bonuskort og to parter

## Før spillet

option-seats = Spillere
    .text = Hvor få og hvor mange der kan være med.
option-seats-value = { $least } til { $most }
option-board = Spillebræt
    .text = Hvilket hus I spiller i.
option-board-classic = det klassiske hus
option-board-modern = det moderne hus
option-opener = Hvem begynder
    .text = Hvordan den første spiller findes.
option-opener-highest-one = højeste kast med én terning
option-opener-highest-all = højeste kast med alle terninger
option-opener-scarlett = frk. Purpurrød eller den næste figur, nogen spiller
option-opener-chance = lodtrækning
option-pawns-start = Brikkerne ved start
    .text = Hvor brikkerne står, når spillet begynder.
option-pawns-start-squares = på deres startfelter
option-pawns-start-middle = i midten
option-weapons-start = Våbnene ved start
    .text = Hvor våbnene ligger, når spillet begynder.
option-weapons-start-one-a-room = i hvert sit værelse
option-weapons-start-any-room = i tilfældige værelser, også flere i samme
option-weapons-start-middle = i midten
option-left-over = Kort til overs
    .text = Hvad der sker, når kortene ikke går op.
option-left-over-dealt = deles også ud, så nogle får ét mere
option-left-over-face-up = ligger åbent ved siden af brættet

## Bevægelse

option-dice = Terninger
    .text = Hvor mange terninger der afgør, hvor langt du går.
option-dice-0 = ingen, men et fast antal skridt
option-dice-1 = én
option-dice-2 = to
option-reach = Skridt uden terninger
    .text = Hvor langt du må gå i en tur, når I spiller uden terninger.
option-reach-value = { $number } skridt
option-roll = Kastet i korridoren
    .text = Om skridtene skal gå præcis op, når du ender på et felt.
option-roll-exact = skal gå præcis op
option-roll-up-to = så langt eller kortere
option-same-square-twice = Samme felt to gange i en tur
    .text = Om du må træde ind på et felt, du allerede har været på i samme tur.
option-same-square-twice-yes = tilladt
option-same-square-twice-no = ikke tilladt
option-pawns-block = Brikker i vejen
    .text = Om en brik spærrer korridoren for andre.
option-pawns-block-yes = spærrer vejen
option-pawns-block-no = må passeres
option-shortcuts = Veje fra værelse til værelse
    .text = Hvordan du kommer direkte fra et værelse til et andet.
option-shortcuts-passages = hemmelige gange
option-shortcuts-passages-and-doors = hemmelige gange og indre døre
option-reenter-same-turn = Tilbage til samme værelse
    .text = Om du må gå ud af et værelse og ind i det igen i samme tur.
option-reenter-same-turn-yes = også i samme tur
option-reenter-same-turn-no = først i en senere tur

## Spørgsmål og svar

option-asking = Hvornår man spørger
    .text = Hvornår du må stille et spørgsmål, og hvornår du skal.
option-asking-must-on-entry = altid, når du går ind i et værelse
option-asking-may-on-entry = hvis du vil, når du går ind i et værelse
option-asking-in-a-room = hvis du vil, så længe du står i et værelse
option-moved-may-stay = Flyttet af en anden
    .text = Om du må spørge dér, hvor en andens spørgsmål har bragt dig hen.
option-moved-may-stay-yes = du må spørge dér uden at flytte
option-moved-may-stay-no = du skal gå ud, før du kan spørge dér
option-answering = Svar
    .text = Hvem der sørger for, at der bliver vist kort.
option-answering-enforced = det sørger bordet for
option-answering-on-honour = på æresord, men svar kan betvivles

## Anklager og slutning

option-accuse-when = Hvornår man anklager
    .text = På hvilket tidspunkt i din tur du må anklage.
option-accuse-when-after-asking = efter et spørgsmål
option-accuse-when-after-unanswered = efter et spørgsmål, ingen kunne svare på
option-accuse-when-own-turn = når som helst i din tur
option-accuse-when-instead-of-asking = i stedet for et spørgsmål
option-accuse-where = Hvor man anklager
    .text = Hvor din brik skal stå, når du anklager.
option-accuse-where-anywhere = hvor som helst
option-accuse-where-middle = midt på brættet
option-wrong-accuser = Efter en forkert anklage
    .text = Hvad der sker med kortene hos den, der tog fejl.
option-wrong-accuser-answers-on = spilleren bliver ved med at svare
option-wrong-accuser-hand-answers = spilleren går ud, og bordet svarer
option-wrong-accuser-laid-open = spilleren går ud, og kortene lægges åbent frem
option-turn-limit = Spillets længde
    .text = Efter hvor mange ture i alt spillet slutter med mordet uopklaret.
option-turn-limit-value = { $number ->
    [one] { $number } tur
   *[other] { $number } ture
}
option-turn-limit-none = ingen grænse

## Bonuskort og to parter

option-bonus = Bonuskort
    .text = Om der er bonusfelter med kort, der gør dig en tjeneste.
option-bonus-none = ingen
option-bonus-house-deck = husets egne kort
option-row = Række af skjulte kort
    .text = Om to parter spiller med fire kort med bagsiden opad ved siden af brættet.
option-row-0 = ingen
option-row-4 = fire kort, når to spiller

## Regelhæftet

rulebook-title = Regler: { $edition }
rulebook-by-the-box = Der spilles som i æsken, uden husregler.
rulebook-changed = Husregler: { $changes }.
rulebook-change = »{ $option }: { $value }« (i æsken: { $original })
rulebook-house-rule = husregel
rulebook-no-edition = Udgaven »{ $text }« findes ikke; der er { $known }.
rulebook-no-language = Sproget »{ $text }« findes ikke; der er { $known }.
rulebook-no-value = »{ $text }« er ikke en husregel: skriv valg=værdi.
rulebook-twice = »{ $option }« er angivet to gange. Angiv én værdi.
rulebook-section-setup = Før spillet
rulebook-section-moving = Ture og bevægelse
rulebook-section-asking = Spørgsmål og svar
rulebook-section-bonus = Bonuskort
rulebook-section-sides = To parter
rulebook-section-accusing = Anklager og slutning

rule-idle = »{ $option }: { $value }« gør ingen forskel her, sådan som de andre regler er.

## Sætninger: før spillet

rule-seats-range = I kan være { $least } til { $most } spillere.
rule-seats-just = Spillet er for { $least } spillere.
rule-deck = Der er { $cards } kort: { $suspects } mistænkte, { $weapons } våben og { $rooms } værelser.
rule-board-classic = I spiller i det klassiske hus. Værelserne er { CARD($rooms, case: "den") }.
rule-board-modern = I spiller i det moderne hus. Værelserne er { CARD($rooms, case: "den") }.
rule-own-pawn = Alle vælger hver sin figur blandt de mistænkte og flytter brikken i figurens farve.
rule-pawns-start-squares = Alle brikker står på deres startfelter, også dem, ingen spiller med.
rule-pawns-start-middle = Alle brikker begynder midt på brættet, { CARD($place, case: "i") }, også dem, ingen spiller med.
rule-weapons-start-one-a-room = Våbnene ligger i hvert sit værelse. Bordet vælger værelserne.
rule-weapons-start-any-room = Hvert våben ligger i et tilfældigt valgt værelse; et værelse kan få flere.
rule-weapons-start-middle = Alle våben begynder midt på brættet, { CARD($place, case: "i") }.
rule-case-file = Hver slags kort blandes for sig, og der trækkes ét af hver slags, uden at nogen ser det. De tre er løsningen – hvem, med hvad og hvor – og lægges i sagsmappen.
rule-case-file-in-the-middle = Sagsmappen ligger midt på brættet, på krydset.
rule-case-file-beside = Sagsmappen ligger ved siden af brættet.
rule-left-over-dealt = Alle andre kort blandes sammen og deles ud, det første til spilleren efter den, der begynder. Nogle kan få ét mere end andre.
rule-left-over-face-up = De andre kort blandes sammen og deles ud, så alle har lige mange. Bliver der nogen til overs, ligger de åbent ved siden af brættet, så alle kan se dem og krydse dem af.
rule-hands = Kort på hver hånd: { $sizes }.
rule-hands-each = { $cards } ved { $players } spillere
rule-hands-or = { $cards } eller { $more } ved { $players } spillere
rule-hands-open = { $cards } ved { $players } spillere (og { $open } åbne)
rule-notebook = Alle har hver sit spor-ark, som ingen anden får at se. Dér sætter du kryds ved dine egne kort, eventuelle åbne kort og hvert kort, du får vist.
rule-opener-highest-one = Alle kaster én terning, og den, der slår højest, begynder. Er der flere om det højeste kast, kaster de igen.
rule-opener-highest-all = { $dice ->
    [1] Alle kaster terningen, og den, der slår højest, begynder.
   *[other] Hver spiller kaster alle terningerne, og den, der slår højest i alt, begynder.
} Er der flere om det højeste kast, kaster de igen.
rule-opener-scarlett = Den, der spiller { CARD($suspect, case: "den") }, begynder. Er der ingen, der spiller den figur, begynder den næste, nogen spiller, i denne rækkefølge: { CARD($suspects, case: "den") }.
rule-opener-chance = Lodtrækning afgør, hvem der begynder.
rule-clockwise = Turen går med uret.

## Sætninger: ture og bevægelse

rule-turn = I en tur flytter du højst én gang og stiller derefter højst ét spørgsmål, som de andre svarer på; så er turen slut. Hvornår du må anklage, står længere fremme.
rule-aim = Prøv at nå et andet værelse i hver tur. (Et godt råd; ingen tvinger dig.)
rule-dice-0 = I spiller uden terninger: du går straks til et værelse eller et felt, du selv vælger.
rule-reach-value = I én tur går du højst { $number } skridt.
rule-dice-1 = Du kaster terningen og flytter din brik så mange felter, som den viser.
rule-dice-2 = Du kaster begge terninger og flytter din brik så mange felter, som de viser tilsammen.
rule-steps = Fra et værelse ud på feltet foran døren er ét skridt, hvert felt i korridoren ét mere, og derfra ind i et værelse endnu ét. Selve døren er ikke et felt.
rule-never-diagonal = Du går lige frem eller til siden, aldrig på skrå.
rule-roll-exact = Ender du i korridoren, skal kastet gå præcis op: ikke et skridt mere eller mindre.
rule-roll-up-to = Du behøver ikke bruge hele kastet: også i korridoren må du standse før.
rule-nowhere = Kan du hverken nå et værelse eller et felt, bliver din brik stående, og det tæller som at have flyttet.
rule-same-square-twice-yes = Du må træde ind på samme felt flere gange i en tur.
rule-same-square-twice-no = Du må ikke træde ind på samme felt to gange i en tur; det felt, du begynder på, tæller også med.
rule-pawns-block-yes = Du må hverken gå hen over eller ende på et felt, hvor der står en anden brik, uanset om nogen spiller med den.
rule-pawns-block-no = Brikker spærrer ikke vejen: du må passere dem. Men to må ikke ende på samme felt.
rule-stuck = Står der brikker foran alle døre til dit værelse, sidder du fast og er nødt til at vente; du kan da afslutte turen uden at flytte. En hemmelig gang er stadig åben.
rule-doors = Man går kun ind i og ud af et værelse gennem dets døre, medmindre en regel giver dig en anden vej.
rule-stop-on-entering = Til et værelse behøver skridtene ikke gå op: har du flere, end der skal til, må du gå ind alligevel. Dér standser din brik for denne tur, og resten af skridtene går tabt; den kan ikke gå igennem og ud igen.
rule-any-number = Der er plads til vilkårligt mange brikker og våben i et værelse.
rule-passages = Står din brik i et værelse med en hemmelig gang, når din tur begynder, må du tage gangen i stedet for at { $dice ->
    [0] gå
   *[other] kaste
}. Mere flytter du ikke i den tur. Gangene: { $ways }.
rule-shortcuts-passages-and-doors = Du må også gå gennem en indre dør i stedet for at { $dice ->
    [0] gå gennem korridoren
   *[other] kaste
}, og heller ikke da flytter du mere i den tur. De indre døre: { $ways }.
rule-shortcuts-passages = De indre døre ({ $ways }) bruges ikke.
rule-way = { CARD($room) } – { CARD($to) }
rule-reenter-same-turn-yes = Du må gå ud af et værelse og ind i det igen i samme tur.
rule-reenter-same-turn-no = Du må ikke gå ud af et værelse og ind i det igen i samme tur, heller ikke gennem en anden dør.

## Sætninger: spørgsmål og svar

rule-asking-must-on-entry = Hver gang du er gået ind i et værelse, uanset ad hvilken vej, skal du stille et spørgsmål dér i samme tur.
rule-asking-may-on-entry = Når du er gået ind i et værelse, uanset ad hvilken vej, må du stille et spørgsmål dér i samme tur. Du behøver det ikke.
rule-asking-in-a-room = Så længe din brik står i et værelse, må du stille et spørgsmål, ét pr. tur: både når du lige er kommet ind, også ad en hemmelig gang, og når du slet ikke har flyttet. Når du har spurgt, flytter du ikke mere i den tur. Du behøver ikke spørge, og står du i et værelse, behøver du ikke flytte.
rule-suggestion = I et spørgsmål nævner du en mistænkt, et våben og et værelse. Værelset er altid det, din brik står i, når du spørger.
rule-not-in-the-middle = Midten er ikke et af spillets værelser, så dér stilles der ingen spørgsmål.
rule-any-suspect = Du må nævne en hvilken som helst mistænkt, også dig selv og dem, ingen spiller.
rule-own-cards = Du må nævne kort, du selv har, for at bluffe eller for at finde ud af noget om et af de andre.
rule-brought-in = Før nogen svarer, flyttes den mistænktes brik og våbnet ind i værelset, hvis de ikke allerede er dér.
rule-stays-there = Brikker og våben, som et spørgsmål har flyttet, bliver, hvor de er.
rule-moved-may-stay-yes = Har en andens spørgsmål bragt din brik ind i et andet værelse, må du i din næste tur blive dér og stille et spørgsmål uden at flytte.
rule-moved-may-stay-no = Har en andens spørgsmål bragt din brik ind i et værelse, må du ikke spørge dér, før du er gået ud og kommet tilbage.
rule-ask-again-on-entry = Ellers må du ikke blive i et værelse for at spørge dér igen: gå ud, og kom tilbage i en senere tur.
rule-ask-again-in-a-room = Du må blive i et værelse og spørge dér tur efter tur.
rule-who-answers = Først spørges spilleren til venstre for dig, så den næste med uret, indtil nogen har vist dig et kort, eller alle er blevet spurgt.
rule-must-show = Den, der har et af de tre kort, skal vise dig ét. Spilleren vælger selv hvilket, og kun du ser det. Den, der ingen har, siger det.
rule-one-card = Ingen viser mere end ét kort til samme spørgsmål. Der byttes aldrig kort; alle beholder deres egne.
rule-answering-enforced = Bordet sørger for, at der bliver vist kort: man kan ikke sige »ingen« og alligevel have et af de tre, heller ikke ved en fejl. Derfor findes der ingen falske vidner.
rule-answering-on-honour = Du svarer på æresord: bordet lader dig sige »ingen«, også når du har et af de tre.
rule-answering-challenge = Indtil spørgerens næste tur er slut, kan alle, der stadig må anklage, betvivle en anden spillers »ingen«, men ikke mens et spørgsmål er ved at blive besvaret. Bordets egne svar er hævet over enhver tvivl.
rule-answering-false-witness = Var svaret usandt, hvad enten det var en fejl eller med vilje, er spilleren et falsk vidne: ingen flere spørgsmål eller anklager, kun svar. Alle får at vide, hvilket svar det var, men ikke hvilket kort. Havde det falske vidne turen, er turen slut.
rule-answering-true = Var svaret sandt, må den, der betvivlede det, ikke betvivle flere i dette spil.
rule-no-proof = At ingen kan vise et kort, beviser ikke, at du har ret: du kan selv have kortene.
rule-after-answers-accuse = Når der er vist et kort, eller alle er blevet spurgt, kan du kun anklage eller afslutte turen.
rule-after-answers-unanswered = Når nogen har vist dig et kort, er din tur slut. Kunne ingen det, anklager du eller afslutter turen.
rule-after-answers-end = Når der er svaret, kan du kun afslutte turen.
rule-after-answers-row = Når to parter spiller, og modparten ikke kunne svare, må du først se på et kort i rækken.

## Sætninger: bonuskort

rule-bonus-none = I spiller uden bonuskort: har brættet bonusfelter, er de felter som alle andre. Et bord, der gerne vil have bonuskort, vælger dem som husregel.
rule-bonus-cards-none = De kort, man så får, er vores egne; de trykte kender vi ikke.
rule-bonus-two-sides-none = To spillere eller to parter bruger aldrig bonuskort.
rule-bonus-house-deck = Der er { $squares } bonusfelter i korridoren, ingen af dem lige ved en dør. Ender du på et af dem, når du flytter, tager du det øverste bonuskort, gør, hvad det siger, og lægger det til de brugte.
rule-bonus-landing = Til et bonusfelt behøver skridtene ikke gå op: du må standse på det, selv om du har skridt tilbage. Vil du ikke have et kort, så gå videre; den, der bare går hen over feltet, trækker ikke noget.
rule-bonus-shuffle = Når bunken er brugt op, blandes de brugte kort til en ny.
rule-bonus-idle = Er der ikke noget, et kort kan udrette, sker der ingenting.
rule-bonus-deck = Husets bonuskort har vi selv fundet på. De { $cards } kort:
rule-bonus-card = { $name }: { $text }
rule-bonus-two-sides = Er I to spillere eller to parter, bruges der ikke bonuskort: et bord med bonuskort kræver mindst tre.

## Sætninger: to parter

rule-row-4 = Når to spiller, lægges fire kort i en række med bagsiden opad ved siden af brættet, så snart sagsmappen er klar. Resten deles ud, { $hand } til hver part.
rule-row-look = Modparten svarer altid først. Kan den ikke, må du kigge på ét af de fire og lægge det tilbage på sin plads. Modparten ser, hvilket af de fire det er, men ikke, hvad der står på det. Det betaler sig at huske, hvilke du har kigget på.
rule-row-0 = Når to spiller, er det uden en række af skjulte kort.
rule-teams = I stedet for to spillere kan to hold spille, yngre og ældre sammen. Et hold deler én brik, én hånd og ét spor-ark, og enhver på holdet må spille for det.

## Sætninger: anklager og slutning

rule-accusation = Når du anklager, nævner du en mistænkt, et våben og et værelse. Så kigger du, og kun du, i sagsmappen, og din tur er slut.
rule-accuse-when-after-asking = Når du har stillet et spørgsmål, og det er besvaret, må du anklage i samme tur.
rule-accuse-when-after-unanswered = Efter et spørgsmål, som ingen kunne svare på, må du anklage i samme tur. Har du fået vist et kort, må du ikke.
rule-accuse-when-own-turn = Du må anklage når som helst i din egen tur, før eller efter at du flytter eller spørger, men ikke mens andre svarer.{ $must ->
    [yes] { " " }Er du gået ind i et værelse, skal du først stille dit spørgsmål dér.
   *[no] { "" }
}
rule-accuse-when-instead-of-asking = I din egen tur må du anklage i stedet for at stille et spørgsmål, før eller efter at du flytter.{ $must ->
    [yes] { " " }Er du gået ind i et værelse, skal du spørge, så anklag i en anden tur.
   *[no] { "" }
}
rule-accuse-where-anywhere = Du må anklage, uanset hvor din brik står, og nævne et hvilket som helst værelse.
rule-accuse-where-middle = Du må kun anklage, mens din brik står midt på brættet, { CARD($place, case: "i") }, i den tur, hvor den kommer dertil, eller i en senere. Du må nævne et hvilket som helst værelse.
rule-middle = Midten går man ind i som i et værelse, gennem { $doors ->
    [one] dens eneste åbning
   *[other] en hvilken som helst af dens { $doors } åbninger
}, og skridtene behøver ikke gå op.
rule-right = Har du ret, viser du de tre kort til alle og har vundet. Spillet er slut.
rule-wrong-accuser-answers-on = Tager du fejl, lægger du kortene tilbage, uden at andre ser dem, og røber ikke, hvad der ikke passede. Du har ikke flere ture, spørgsmål eller anklager. Du holder dine kort skjult og svarer fortsat.
rule-wrong-accuser-hand-answers = Tager du fejl, lægger du kortene tilbage, uden at andre ser dem. Du har tabt og går ud af spillet: man får kun én anklage. Bordet svarer for din hånd, og passer flere kort, trækkes der lod om hvilket.
rule-wrong-accuser-laid-open = Tager du fejl, lægger du kortene tilbage, uden at andre ser dem. Du har tabt og går ud af spillet: man får kun én anklage. Din hånd lægges åbent frem for alle, og du bliver ikke spurgt mere.
rule-put-aside = En brik, hvis spiller er ude af efterforskningen, står ikke i vejen for nogen: står den på feltet foran en dør, går den ind i det værelse. Spørgsmål kan stadig flytte den.
rule-all-wrong = Når der kun er én tilbage, som må anklage, spiller vedkommende videre alene. Er der ingen tilbage, forbliver mordet uopklaret: sagsmappen åbnes, og ingen har vundet.
rule-turn-limit-value = Spillet slutter efter { $number ->
    [one] { $number } tur
   *[other] { $number } ture
} i alt. Har ingen vundet inden da, forbliver mordet uopklaret.
rule-no-points = Der tælles ikke point.
rule-dispute = Er I uenige om en regel, så læs den højt her i hæftet. Er I stadig uenige, så find en løsning sammen; lykkes det ikke, vælger den, der har turen, mellem to rimelige måder at læse den på, og sådan gælder den resten af spillet. Ved dette bord er et sådant valg en husregel: det træffes før spillet, vises for alle og ligger så fast.
