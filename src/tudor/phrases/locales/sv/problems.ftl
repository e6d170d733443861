### Why the server refuses a call: `problem-` and the reason.

problem-no-token = Vi vet inte vem du är. Sätt dig vid ett bord först, eller skicka med en gästnyckel.
problem-not-your-seat = Den platsen är någon annans. Spela från din egen.
problem-wrong-invitation = Den inbjudan leder inte till den här platsen. Be om länken en gång till.
problem-on-another-side = Du är redan på en annan sida vid det här bordet, och ingen får se två sidors kort. Spela vidare med din egen.
problem-bot-seat = På den platsen spelar en robot, och den tar inga medspelare. Slå dig ihop med en människa.
problem-wrong-origin = Anropet kom från en annan webbplats. Spela från den här serverns egen adress.
problem-unknown-table = Det bordet finns inte. Kontrollera länken, eller öppna ett eget bord.
problem-unknown-seat = Bordet har ingen sådan plats.
problem-unknown-edition = Den utgåvan finns inte.
problem-stale = Spelet har gått vidare sedan dess. Se efter hur det står och välj igen.
problem-already-answered = Du har redan svarat. Ditt svar visas om ett ögonblick.
problem-seat-taken = Där sitter redan någon. Välj en annan plats.
problem-suspect-taken = Någon spelar redan den karaktären. Välj en annan.
problem-table-full = Alla platser vid bordet är tagna. Du kan titta på, eller öppna ett eget bord.
problem-not-over = Spelet pågår fortfarande; protokollet öppnas när det är slut.
problem-not-started = Spelet har inte börjat än; den som öppnade bordet startar det.
problem-already-started = Spelet vid det här bordet har redan börjat. Du kan titta på.
problem-commitments-missing = Alla är inte här: någons webbläsare har inte lämnat sitt bidrag till blandningen än. Vänta, eller gör platsen ledig.
problem-link-used = Den länken är redan använd, eller för gammal. Skapa en ny på enheten som har platsen.
problem-no-clock = Det här bordet har ingen klocka, så ta den tid du vill.
problem-not-away = Den som har platsen är här, eller var det alldeles nyss. En robot får bara spela åt den som är borta.
problem-not-opening = Korten blandas inte just nu.
problem-not-the-host = Det får bara den som öppnade bordet göra.
problem-password-needed = Det här bordet har ett lösenord. Fråga den som skickade länken.
problem-seats-free = Det finns lediga platser kvar. Vänta på fler, eller starta med robotar eller utan de platserna.
problem-wrong-deal = Det har blivit en ny giv under tiden. Titta på bordet igen.
problem-wrong-opening = Det är inte det bidrag till given som platsen hade utlovat.
problem-wrong-password = Det är inte lösenordet. Tänk på stora och små bokstäver, och försök igen.
problem-dice-are-drawn = Vid det här bordet slås tärningarna åt dig. Ta dem och se vad det blir.
problem-dice-not-awaited = Just nu väntar ingen på dina tärningar. Ta dem först, och skriv sedan vad de visar.
problem-not-your-dice = De tärningarna är inte dina att skriva in. Den som är på tur säger vad de visar.
problem-help-capped = Det här bordet tillåter inte så mycket hjälp av detektiven. Välj en lägre nivå.
problem-too-large = Det där är mer än vi tar emot på en gång. Skicka mindre.
problem-too-many = Det kom för många anrop härifrån på kort tid. Vänta en stund och försök igen.
problem-too-many-people = Här är redan så många personer eller enheter att inga fler får plats.
problem-malformed = Vi kan inte läsa det där: { $detail }.
problem-storage = Bordets logg går inte att nå just nu, och ingenting har spelats. Försök igen om en stund.
problem-method-not-allowed = Det går inte att göra på den här adressen.
problem-not-found = Det finns ingenting på den här adressen.
problem-internal = Något har gått fel hos oss. Försök igen; om det fortsätter, säg till den som sköter servern.

## What is said when somebody asks why something is not possible, and it is.

why-legal = Inget står i vägen: det får du göra nu.
why-unproven = Det går inte att bevisa på den här hjälpnivån.

## House rules that are refused: `problem-options-` and the reason; $option is what the lobby calls
## the option, or its key.

problem-options = Husreglerna går inte ihop: ”{ $option }” passar inte med de andra.
problem-options-unknown-option = Det finns ingen husregel som heter ”{ $option }”.
problem-options-unknown-value =
    { $choices ->
        [none] ”{ $option }” kan inte ha det värdet.
       *[other] ”{ $option }” kan inte ha det värdet; möjliga värden är { $choices }.
    }
problem-options-unknown-edition = Den utgåvan finns inte (”{ $option }”).
problem-options-out-of-range = ”{ $option }” ligger utanför det som spelet klarar.
problem-options-not-a-free-suspect = På varje plats spelas en egen karaktär ur den här utgåvan (”{ $option }”).
problem-options-no-middle = Den här spelplanen har ingen mitt som kan användas (”{ $option }”).
problem-options-no-door-to-the-middle = Mitten på den här spelplanen har ingen dörr, så ingen kan komma in eller ut (”{ $option }”).
problem-options-no-start-squares = Den här spelplanen har inga startrutor för pjäserna (”{ $option }”); låt dem börja i mitten.
problem-options-too-few-rooms = Det finns fler vapen än rum, så de kan inte ligga ett i varje (”{ $option }”).
problem-options-two-sides-only = De dolda korten är för två sidor (”{ $option }”), och det här bordet är för fler. Tillåt två platser också, eller spela utan dem.
problem-options-too-few-cards = Korten räcker inte till så många platser och en rad (”{ $option }”).
problem-options-nobody-asks-in-the-middle = En anklagelse i mitten kan inte följa på en misstanke, för ingen frågar där (”{ $option }”). Låt var och en anklaga när som helst i sitt drag.
problem-options-no-bonus-squares = Den här spelplanen har inga rutor för bonuskort (”{ $option }”). Spela utan dem.
problem-options-not-with-two-sides = Bonuskort är inget för två sidor (”{ $option }”). Spela utan dem, eller med fler platser.
problem-options-nothing-to-roll = Egna tärningar kräver ett spel med tärning. Välj en eller två, eller låt dina ligga kvar i kartongen.
