### Why the server refuses a call: `problem-` and the reason.

problem-no-token = Vi vet ikke hvem du er. Sett deg ved et bord først, eller send med en gjestenøkkel.
problem-not-your-seat = Den plassen tilhører en annen. Spill fra din egen.
problem-wrong-invitation = Den invitasjonen fører ikke til denne plassen. Be om lenken en gang til.
problem-on-another-side = Du spiller allerede for en annen part ved dette bordet, og ingen får se kortene til to parter. Spill videre for din egen.
problem-bot-seat = På den plassen spiller en robot, og den vil ikke ha makker. Slå deg sammen med et menneske.
problem-wrong-origin = Forespørselen kom fra et annet nettsted. Spill fra denne serverens egen adresse.
problem-unknown-table = Det bordet finnes ikke. Sjekk lenken, eller åpne et eget bord.
problem-unknown-seat = Bordet har ingen slik plass.
problem-unknown-edition = Den utgaven finnes ikke.
problem-stale = Spillet har gått videre i mellomtiden. Se hvordan det står, og velg på nytt.
problem-already-answered = Du har allerede svart. Svaret ditt vises om et øyeblikk.
problem-seat-taken = Der sitter det allerede noen. Velg en annen plass.
problem-suspect-taken = Noen spiller allerede den rollen. Velg en annen.
problem-table-full = Alle plassene ved bordet er tatt. Du kan se på, eller åpne et eget bord.
problem-not-over = Spillet pågår fortsatt; protokollen åpnes når det er slutt.
problem-not-started = Spillet har ikke begynt ennå; den som åpnet bordet, starter det.
problem-already-started = Spillet ved dette bordet har allerede begynt. Du kan se på.
problem-commitments-missing = En av nettleserne har ikke gjort sin del av stokkingen ennå. Vent til spilleren er her, eller gjør plassen ledig.
problem-link-used = Den lenken er allerede brukt, eller den er for gammel. Lag en ny på enheten du allerede spiller på.
problem-no-clock = Dette bordet har ingen klokke, så ta den tiden du trenger.
problem-not-away = Den som sitter der, er her, eller var her nettopp. En robot får bare spille for dem som er borte.
problem-not-opening = Kortene stokkes ikke akkurat nå.
problem-not-the-host = Bare den som åpnet bordet, kan gjøre det.
problem-password-needed = Dette bordet har et passord. Spør den som sendte deg lenken.
problem-seats-free = Det er fortsatt ledige plasser. Vent på flere, eller start med roboter på dem eller helt uten dem.
problem-wrong-deal = Utdelingen har startet på nytt i mellomtiden. Se på bordet igjen.
problem-wrong-opening = Det er ikke det denne plassen hadde lovet å bidra med til utdelingen.
problem-wrong-password = Feil passord. Pass på store og små bokstaver, og prøv igjen.
problem-dice-are-drawn = Ved dette bordet kastes terningene for deg. Ta dem, og se hva det blir.
problem-dice-not-awaited = Akkurat nå venter ingen på terningene dine. Ta dem først, og skriv så inn hva de viser.
problem-not-your-dice = De terningene er det ikke du som skriver inn. Den som har turen, sier hva de viser.
problem-help-capped = Dette bordet tillater ikke så mye hjelp fra detektiven. Velg et lavere nivå.
problem-too-large = Det er mer enn vi tar imot på én gang. Send mindre.
problem-too-many = Det kom for mange forespørsler herfra på kort tid. Vent litt, og prøv igjen.
problem-too-many-people = Her er det allerede så mange personer eller enheter at det ikke er plass til flere.
problem-malformed = Det der klarer vi ikke å lese: { $detail }.
problem-storage = Vi når ikke bordets logg akkurat nå, og ingenting er spilt. Prøv igjen om litt.
problem-method-not-allowed = Det kan ikke gjøres på denne adressen.
problem-not-found = Det finnes ingenting på denne adressen.
problem-internal = Noe gikk galt hos oss. Prøv igjen; fortsetter det, så si fra til den som driver serveren.

## What is said when somebody asks why something is not possible, and it is.

why-legal = Ingenting står i veien: Det kan du gjøre nå.
why-unproven = Det kan ikke bevises på dette hjelpenivået.

## House rules that are refused: `problem-options-` and the reason; $option is what the lobby calls
## the option, or its key.

problem-options = Husreglene passer ikke sammen ved «{ $option }».
problem-options-unknown-option = Det finnes ingen husregel «{ $option }».
problem-options-unknown-value =
    { $choices ->
        [none] «{ $option }» kan ikke ha den verdien.
       *[other] «{ $option }» kan ikke ha den verdien; mulige verdier er { $choices }.
    }
problem-options-unknown-edition = Den utgaven finnes ikke («{ $option }»).
problem-options-out-of-range = «{ $option }» er utenfor det som lar seg spille.
problem-options-not-a-free-suspect = Hver plass må ha sin egen rolle fra denne utgaven («{ $option }»).
problem-options-no-middle = Dette brettet har ingen midte som kan brukes («{ $option }»).
problem-options-no-door-to-the-middle = Midten av dette brettet har ingen dør, så ingen ville komme inn eller ut («{ $option }»).
problem-options-no-start-squares = Dette brettet har ingen startruter for brikkene («{ $option }»); la dem begynne i midten.
problem-options-too-few-rooms = Det er flere våpen enn rom, så de kan ikke ligge ett i hvert («{ $option }»).
problem-options-two-sides-only = De skjulte kortene er for to parter («{ $option }»), og dette bordet er for flere. Tillat også to plasser, eller spill uten kortene.
problem-options-too-few-cards = Kortene rekker ikke til så mange plasser og en rad («{ $option }»).
problem-options-nobody-asks-in-the-middle = En anklage i midten kan ikke følge etter en antagelse, for der er det ingen som spør («{ $option }»). La den komme når som helst i egen tur.
problem-options-no-bonus-squares = Dette brettet har ingen ruter for bonuskort («{ $option }»). Spill uten dem.
problem-options-not-with-two-sides = Bonuskort er ikke for to parter («{ $option }»). Spill uten dem, eller med flere plasser.
problem-options-nothing-to-roll = Egne terninger krever et spill med terninger. Velg én eller to, eller la dine egne ligge i esken.
