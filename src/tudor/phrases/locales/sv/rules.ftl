### Regelhäftet, och valen bakom det i vanliga ord. Se en/rules.ftl.

## Valen i grupper

option-group-setup = Före spelet
option-group-moving = Förflyttning
option-group-asking = Misstankar och svar
option-group-accusing = Anklagelser och slut
option-group-extras = Bonuskort och två sidor

## Före spelet

option-seats = Spelare
    .text = Hur få och hur många som kan vara med.
option-seats-value = { $least } till { $most }
option-board = Spelplan
    .text = Vilket hus ni spelar i.
option-board-classic = det klassiska huset
option-board-modern = det moderna huset
option-opener = Vem som börjar
    .text = Hur den första spelaren utses.
option-opener-highest-one = högsta slaget med en tärning
option-opener-highest-all = högsta slaget med alla tärningar
option-opener-scarlett = fröken Scharlakan, eller nästa karaktär som någon spelar
option-opener-chance = lotten avgör
option-pawns-start = Pjäserna vid starten
    .text = Var pjäserna står när spelet börjar.
option-pawns-start-squares = på sina startrutor
option-pawns-start-middle = i mitten
option-weapons-start = Vapnen vid starten
    .text = Var vapnen ligger när spelet börjar.
option-weapons-start-one-a-room = i varsitt rum
option-weapons-start-any-room = i vilka rum som helst, även flera i samma
option-weapons-start-middle = i mitten
option-left-over = Kort som blir över
    .text = Vad som händer när korten inte går jämnt upp.
option-left-over-dealt = delas ut, så att några får ett mer
option-left-over-face-up = ligger öppna bredvid spelplanen

## Förflyttning

option-dice = Tärningar
    .text = Hur många tärningar som avgör hur långt du går.
option-dice-0 = inga, men ett visst antal steg
option-dice-1 = en
option-dice-2 = två
option-reach = Steg utan tärning
    .text = Hur långt du får gå i ett drag när ni spelar utan tärning.
option-reach-value = { $number } steg
option-roll = Slaget i korridoren
    .text = Om stegen måste gå jämnt ut när du stannar på en ruta.
option-roll-exact = måste gå jämnt ut
option-roll-up-to = så långt eller kortare
option-same-square-twice = Samma ruta två gånger i ett drag
    .text = Om du får gå in på en ruta där du redan har varit i samma drag.
option-same-square-twice-yes = tillåtet
option-same-square-twice-no = inte tillåtet
option-pawns-block = Pjäser i vägen
    .text = Om en pjäs spärrar korridoren för andra.
option-pawns-block-yes = spärrar vägen
option-pawns-block-no = får passeras
option-shortcuts = Vägar från rum till rum
    .text = Hur du kommer direkt från ett rum till ett annat.
option-shortcuts-passages = hemliga gångar
option-shortcuts-passages-and-doors = hemliga gångar och innerdörrar
option-reenter-same-turn = Tillbaka in i samma rum
    .text = Om du får lämna ett rum och komma tillbaka dit i samma drag.
option-reenter-same-turn-yes = även i samma drag
option-reenter-same-turn-no = först i ett senare drag

## Misstankar och svar

option-asking = När man misstänker
    .text = När du får uttala en misstanke, och när du måste.
option-asking-must-on-entry = alltid när du kommer in i ett rum
option-asking-may-on-entry = om du vill, när du kommer in i ett rum
option-asking-in-a-room = om du vill, så länge du står i ett rum
option-moved-may-stay = Förd till ett rum av någon annan
    .text = Om du får fråga där någon annans misstanke har ställt dig.
option-moved-may-stay-yes = du får fråga där utan att flytta
option-moved-may-stay-no = du måste lämna rummet innan du kan fråga där
option-answering = Svar
    .text = Vem som ser till att kort visas.
option-answering-enforced = bordet ser till det
option-answering-on-honour = på heder och samvete, och får ifrågasättas

## Anklagelser och slut

option-accuse-when = När man anklagar
    .text = När i ditt drag du får anklaga.
option-accuse-when-after-asking = efter en misstanke
option-accuse-when-after-unanswered = efter en misstanke som ingen kunde svara på
option-accuse-when-own-turn = när som helst i ditt drag
option-accuse-when-instead-of-asking = i stället för en misstanke
option-accuse-where = Var man anklagar
    .text = Var din pjäs måste stå när du anklagar.
option-accuse-where-anywhere = var som helst
option-accuse-where-middle = mitt på spelplanen
option-wrong-accuser = Efter en felaktig anklagelse
    .text = Vad som händer med korten hos den som hade fel.
option-wrong-accuser-answers-on = spelaren fortsätter att svara
option-wrong-accuser-hand-answers = spelaren lämnar spelet och bordet svarar
option-wrong-accuser-laid-open = spelaren lämnar spelet och korten läggs upp
option-turn-limit = Högsta antal drag
    .text = Efter hur många drag sammanlagt mordet förblir olöst.
option-turn-limit-value = { $number } drag
option-turn-limit-none = ingen gräns

## Bonuskort och två sidor

option-bonus = Bonuskort
    .text = Om det finns bonusrutor, med kort som hjälper dig på vägen.
option-bonus-none = inga
option-bonus-house-deck = husets egen kortlek
option-row = Rad med dolda kort
    .text = Om två sidor spelar med fyra kort med framsidan nedåt bredvid spelplanen.
option-row-0 = ingen
option-row-4 = fyra kort, när två spelar

## Regelhäftet

rulebook-title = Regler: { $edition }
rulebook-by-the-box = Ni spelar efter kartongens regler, utan husregler.
rulebook-changed = Husregler: { $changes }.
rulebook-change = ”{ $option }: { $value }” (i kartongen: { $original })
rulebook-house-rule = husregel
rulebook-no-edition = Utgåvan ”{ $text }” finns inte; det finns { $known }.
rulebook-no-language = Språket ”{ $text }” finns inte; det finns { $known }.
rulebook-no-value = ”{ $text }” är ingen husregel: skriv val=värde.
rulebook-twice = ”{ $option }” är angivet två gånger. Ange ett värde.
rulebook-section-setup = Före spelet
rulebook-section-moving = Drag och förflyttning
rulebook-section-asking = Misstankar och svar
rulebook-section-bonus = Bonuskort
rulebook-section-sides = Två sidor
rulebook-section-accusing = Anklagelser och slut

rule-idle = ”{ $option }: { $value }” gör ingen skillnad här, med de andra reglerna som de är.

## Meningar: före spelet

rule-seats-range = { $least } till { $most } kan spela.
rule-seats-just = Det här är ett spel för { $least }.
rule-deck = Det finns { $cards } kort: { $suspects } misstänkta, { $weapons } vapen och { $rooms } rum.
rule-board-classic = Ni spelar i det klassiska huset. Rummen är { CARD($rooms, case: "den") }.
rule-board-modern = Ni spelar i det moderna huset. Rummen är { CARD($rooms, case: "den") }.
rule-own-pawn = Alla väljer varsin karaktär och flyttar pjäsen i karaktärens färg.
rule-pawns-start-squares = Alla pjäser står på sina startrutor, även de som ingen spelar.
rule-pawns-start-middle = Alla pjäser börjar mitt på spelplanen, { CARD($place, case: "i") }, även de som ingen spelar.
rule-weapons-start-one-a-room = Vapnen ligger i olika rum, ett i varje. Bordet väljer rummen.
rule-weapons-start-any-room = Varje vapen ligger i ett rum som lotten väljer; ett rum kan få flera.
rule-weapons-start-middle = Alla vapen börjar mitt på spelplanen, { CARD($place, case: "i") }.
rule-case-file = Korten blandas, varje slag för sig, och ett av varje slag dras utan att någon ser det. De tre är lösningen, vem, med vad och var, och läggs i kuvertet.
rule-case-file-in-the-middle = Kuvertet ligger mitt på spelplanen, på krysset.
rule-case-file-beside = Kuvertet ligger bredvid spelplanen.
rule-left-over-dealt = Alla andra kort blandas ihop och delas ut, med början hos spelaren efter den som börjar. Några kan få ett mer än andra.
rule-left-over-face-up = De andra korten blandas ihop och delas ut så att alla får lika många. Blir det några över ligger de öppna bredvid spelplanen, så att alla kan se dem och stryka dem.
rule-hands = Kort på varje hand: { $sizes }.
rule-hands-each = { $cards } för { $players } spelare
rule-hands-or = { $cards } eller { $more } för { $players } spelare
rule-hands-open = { $cards } för { $players } spelare (och { $open } öppna)
rule-notebook = Alla har ett eget detektivblock som ingen annan får se. Stryk dina egna kort där, eventuella öppna kort och varje kort du får se.
rule-opener-highest-one = Alla slår en tärning, och den som slår högst börjar. Delar flera på det högsta slaget slår de om.
rule-opener-highest-all = { $dice ->
    [1] Alla slår tärningen, och den som slår högst börjar.
   *[other] Alla slår alla tärningar, och den som får högst summa börjar.
} Delar flera på det högsta slaget slår de om.
rule-opener-scarlett = Den som spelar { CARD($suspect, case: "den") } börjar. Spelar ingen den karaktären börjar nästa som spelas, i den här ordningen: { CARD($suspects, case: "den") }.
rule-opener-chance = Lotten avgör vem som börjar.
rule-clockwise = Turen går medurs.

## Meningar: drag och förflyttning

rule-turn = Ett drag är högst en förflyttning, sedan högst en misstanke med svaren på den, och så är det slut. När man får anklaga står längre fram.
rule-aim = Försök komma till ett nytt rum i varje drag. (Ett gott råd; ingen tvingar dig.)
rule-dice-0 = Ni spelar utan tärning: du går genast till ett rum eller en ruta som du väljer.
rule-reach-value = I ett drag går du högst { $number } steg.
rule-dice-1 = Du slår tärningen och flyttar din pjäs så många rutor som den visar.
rule-dice-2 = Du slår båda tärningarna och flyttar din pjäs så många rutor som de visar sammanlagt.
rule-steps = Från ett rum ut på rutan framför dörren är ett steg, varje ruta i korridoren ett till, och därifrån in i ett rum ännu ett. Själva dörren är ingen ruta.
rule-never-diagonal = Du går rakt fram eller åt sidan, aldrig på snedden.
rule-roll-exact = Slutar din förflyttning i korridoren ska slaget gå jämnt ut: inte ett steg mer eller mindre.
rule-roll-up-to = Du behöver inte använda hela slaget: även i korridoren får du stanna tidigare.
rule-nowhere = Når du varken något rum eller någon ruta står din pjäs kvar, och det var din förflyttning.
rule-same-square-twice-yes = Du får gå in på samma ruta flera gånger i ett drag.
rule-same-square-twice-no = Du får inte gå in på samma ruta två gånger i ett drag; rutan du börjar på räknas också.
rule-pawns-block-yes = Du får varken passera eller stanna på en ruta där en annan pjäs står, vare sig någon spelar den eller inte.
rule-pawns-block-no = Pjäser står inte i vägen: du får passera dem. Men två får inte stanna på samma ruta.
rule-stuck = Står det pjäser framför alla dörrar till ditt rum sitter du fast och får vänta; då får du avsluta draget utan att flytta. En hemlig gång är ändå öppen.
rule-doors = In i och ut ur ett rum går du bara genom dörrarna, om inte en regel ger dig en annan väg.
rule-stop-on-entering = Till ett rum behöver stegen inte gå jämnt ut: har du fler steg än som går åt får du gå in ändå. Där stannar pjäsen för det här draget och resten av stegen går förlorad; du kan inte gå rakt igenom och ut igen.
rule-any-number = Ett rum rymmer hur många pjäser och vapen som helst.
rule-passages = Står din pjäs i ett rum med en hemlig gång när draget börjar, får du ta den i stället för att { $dice ->
    [0] gå
   *[other] slå
}. Det är hela din förflyttning. Gångarna: { $ways }.
rule-shortcuts-passages-and-doors = Du får också gå genom en innerdörr i stället för att { $dice ->
    [0] gå genom korridoren
   *[other] slå
}, och även det är hela din förflyttning. Innerdörrarna: { $ways }.
rule-shortcuts-passages = Innerdörrarna ({ $ways }) används inte.
rule-way = { CARD($room) } – { CARD($to) }
rule-reenter-same-turn-yes = Du får lämna ett rum och komma tillbaka dit i samma drag.
rule-reenter-same-turn-no = Du får inte lämna ett rum och komma tillbaka dit i samma drag, inte ens genom en annan dörr.

## Meningar: misstankar och svar

rule-asking-must-on-entry = Varje gång du har kommit in i ett rum, vilken väg du än tog, måste du uttala en misstanke där i samma drag.
rule-asking-may-on-entry = När du har kommit in i ett rum, vilken väg du än tog, får du uttala en misstanke där i samma drag. Du behöver inte.
rule-asking-in-a-room = Så länge din pjäs står i ett rum får du uttala en misstanke, en per drag: när du just har kommit in, även genom en hemlig gång, och utan att ha flyttat. Efter misstanken flyttar du inte mer i det draget. Du behöver inte misstänka någon, och står du i ett rum behöver du inte flytta.
rule-suggestion = En misstanke nämner en karaktär, ett vapen och ett rum. Rummet är alltid det där din pjäs står just då.
rule-not-in-the-middle = Mitten är inget av spelets rum, så ingen uttalar någon misstanke där.
rule-any-suspect = Du får misstänka vem som helst, även dig själv och karaktärer som ingen spelar.
rule-own-cards = Du får nämna kort som du själv har, för att bluffa eller för att ta reda på något om ett av de andra.
rule-brought-in = Innan någon svarar ställs den misstänktes pjäs och vapnet i rummet, om de inte redan är där.
rule-stays-there = Pjäser och vapen som en misstanke har flyttat blir kvar där de hamnat.
rule-moved-may-stay-yes = Har någon annans misstanke fört din pjäs till ett annat rum får du i ditt nästa drag stanna och uttala en misstanke där, utan att flytta.
rule-moved-may-stay-no = Har någon annans misstanke fört din pjäs till ett rum får du inte misstänka någon där förrän du har gått ut och kommit tillbaka.
rule-ask-again-on-entry = Annars får du inte stanna i ett rum för att misstänka någon där igen: lämna det och kom tillbaka i ett senare drag.
rule-ask-again-in-a-room = Du får stanna i ett rum och misstänka någon där drag efter drag.
rule-who-answers = Spelaren till vänster om dig tillfrågas först, sedan nästa medurs, tills någon har visat dig ett kort eller alla har fått frågan.
rule-must-show = Den som har något av de tre korten måste visa dig ett. Vilket väljer spelaren själv, och bara du får se det. Den som inte har något säger det.
rule-one-card = Ingen visar mer än ett kort för en och samma misstanke. Kort byts aldrig; alla behåller sina.
rule-answering-enforced = Bordet ser till att kort visas: ingen kan säga ”inget” och ändå ha något av de tre, inte ens av misstag. Därför finns det inga falska vittnen.
rule-answering-on-honour = Du svarar på heder och samvete: bordet låter dig säga ”inget” även när du har något av de tre.
rule-answering-challenge = Fram till slutet av frågarens nästa drag kan alla som ännu får anklaga ifrågasätta en annan spelares ”inget”, men inte medan en misstanke besvaras. Svar som bordet ger går inte att ifrågasätta.
rule-answering-false-witness = Var svaret falskt, av misstag eller med flit, är det falskt vittnesbörd: den spelaren får inte misstänka eller anklaga mer, bara svara. Alla får veta vilket svar det var, men inte vilket kort. Var det den spelarens drag är draget slut.
rule-answering-true = Var svaret sant får den som ifrågasatte det inte ifrågasätta något mer i det här spelet.
rule-no-proof = Att ingen kan visa ett kort bevisar inte att du har rätt: du kan ha korten själv.
rule-after-answers-accuse = När ett kort har visats eller alla har fått frågan återstår bara att anklaga eller att avsluta draget.
rule-after-answers-unanswered = När någon har visat dig ett kort är ditt drag slut. Kunde ingen det anklagar du eller avslutar draget.
rule-after-answers-end = Efter svaren återstår bara att avsluta draget.
rule-after-answers-row = När två sidor spelar och den andra inte kunde svara får du först titta på ett av de dolda korten.

## Meningar: bonuskort

rule-bonus-none = Ni spelar utan bonuskort: finns det bonusrutor på spelplanen är de rutor som alla andra. Vill ni ha bonuskort väljer ni dem som husregel.
rule-bonus-cards-none = Kortleken ni då får är vår egen; de tryckta korten känner vi inte till.
rule-bonus-two-sides-none = Två spelare, eller två sidor, spelar aldrig med bonuskort.
rule-bonus-house-deck = Det finns { $squares } bonusrutor i korridoren, ingen av dem intill en dörr. Slutar din förflyttning på en tar du det översta bonuskortet, gör det som står på det och lägger det åt sidan.
rule-bonus-landing = Till en bonusruta behöver stegen inte gå jämnt ut: du får stanna på den även om du har steg kvar. Vill du inte ha något kort går du vidare; passerar du bara drar du inget.
rule-bonus-shuffle = När högen är slut blandas de använda korten och blir en ny hög.
rule-bonus-idle = Finns det inget som kortet kan göra händer ingenting.
rule-bonus-deck = Kortleken har vi hittat på själva. Dess { $cards } kort:
rule-bonus-card = { $name }: { $text }
rule-bonus-two-sides = Med två spelare, eller två sidor, spelar man inte med bonuskort: ett sådant bord behöver minst tre.

## Meningar: två sidor

rule-row-4 = När två spelar läggs fyra kort med framsidan nedåt i en rad bredvid spelplanen, så snart kuvertet är klart. Resten delas ut, { $hand } till varje sida.
rule-row-look = Den andra sidan svarar alltid först. Kan den inte det får du titta på ett av de fyra och lägga tillbaka det på sin plats. Den andra sidan ser inte vad det föreställer, men väl vilket det är. Det lönar sig att minnas vilka du har tittat på.
rule-row-0 = När två spelar gör de det utan någon rad med dolda kort.
rule-teams = I stället för två spelare kan två lag spela, yngre och äldre tillsammans. Ett lag delar på en pjäs, en hand och ett detektivblock, och vem som helst i laget får spela.

## Meningar: anklagelser och slut

rule-accusation = När du anklagar nämner du en karaktär, ett vapen och ett rum. Sedan tittar bara du i kuvertet, och ditt drag är slut.
rule-accuse-when-after-asking = Efter en misstanke, när den är besvarad, får du anklaga i samma drag.
rule-accuse-when-after-unanswered = Efter en misstanke som ingen kunde svara på får du anklaga i samma drag. Har du fått se ett kort får du det inte.
rule-accuse-when-own-turn = Du får anklaga när som helst i ditt eget drag, före eller efter det att du flyttar eller misstänker någon, men inte medan andra svarar.{ $must ->
    [yes] { " " }Har du kommit in i ett rum går din misstanke där först.
   *[no] { "" }
}
rule-accuse-when-instead-of-asking = I ditt eget drag får du anklaga i stället för att uttala en misstanke, före eller efter det att du flyttar.{ $must ->
    [yes] { " " }Har du kommit in i ett rum måste du misstänka någon, så anklaga i ett annat drag.
   *[no] { "" }
}
rule-accuse-where-anywhere = Du får anklaga var din pjäs än står, och nämna vilket rum som helst.
rule-accuse-where-middle = Du får bara anklaga när din pjäs står mitt på spelplanen, { CARD($place, case: "i") }, i draget då den kommer dit eller i ett senare. Du får nämna vilket rum som helst.
rule-middle = Till mitten går man som till ett rum, genom { $doors ->
    [one] den enda öppningen
   *[other] någon av de { $doors } öppningarna
}, och stegen behöver inte gå jämnt ut.
rule-right = Har du rätt visar du de tre korten för alla och har vunnit. Spelet är slut.
rule-wrong-accuser-answers-on = Har du fel lägger du tillbaka korten utan att någon ser dem och säger inte vad som var fel. Du får inga fler drag, misstankar eller anklagelser. Du håller dina kort dolda och fortsätter att svara.
rule-wrong-accuser-hand-answers = Har du fel lägger du tillbaka korten utan att någon ser dem. Du har förlorat och lämnar spelet: man får bara anklaga en gång. Bordet svarar med dina kort, och passar flera av dem avgör lotten vilket som visas.
rule-wrong-accuser-laid-open = Har du fel lägger du tillbaka korten utan att någon ser dem. Du har förlorat och lämnar spelet: man får bara anklaga en gång. Dina kort läggs upp så att alla ser dem, och du tillfrågas inte mer.
rule-put-aside = En pjäs vars spelare inte längre är med i utredningen står ingen i vägen: står den på rutan framför en dörr ställs den in i det rummet. Misstankar kan fortfarande flytta den.
rule-all-wrong = När bara en spelare ännu får anklaga spelar den spelaren vidare ensam. När ingen är kvar förblir mordet olöst: kuvertet öppnas, och ingen har vunnit.
rule-turn-limit-value = Spelet är slut efter { $number } drag sammanlagt. Har ingen vunnit då förblir mordet olöst.
rule-no-points = Inga poäng räknas.
rule-dispute = Är ni oense om en regel läser ni den högt, här. Är ni fortfarande oense kommer ni överens tillsammans; går inte det väljer den som är på tur mellan två rimliga tolkningar, och den gäller resten av spelet. Vid det här bordet är ett sådant val en husregel: det görs före spelet, visas för alla och ligger sedan fast.
