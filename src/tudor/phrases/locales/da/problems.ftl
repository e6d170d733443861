### Why the server refuses a call: `problem-` and the reason.

problem-no-token = Vi ved ikke, hvem du er. Sæt dig ved et bord først, eller send en gæstenøgle med.
problem-not-your-seat = Den plads er en andens. Spil fra din egen.
problem-wrong-invitation = Den invitation fører ikke til denne plads. Bed om linket én gang til.
problem-on-another-side = Du spiller allerede for en anden part ved dette bord, og ingen må se to parters kort. Spil videre med dine egne.
problem-bot-seat = På den plads sidder en robot, og den spiller uden makker. Slå dig sammen med et menneske.
problem-wrong-origin = Kaldet kom fra en side på et andet websted. Spil fra denne servers egen adresse.
problem-unknown-table = Det bord findes ikke. Tjek linket, eller åbn dit eget bord.
problem-unknown-seat = Den plads findes ikke ved bordet.
problem-unknown-edition = Den udgave findes ikke.
problem-stale = Spillet er gået videre siden da. Se, hvordan det står, og vælg igen.
problem-already-answered = Du har allerede svaret. Dit svar vises om et øjeblik.
problem-seat-taken = Der sidder allerede nogen. Vælg en anden plads.
problem-suspect-taken = Nogen spiller allerede den figur. Vælg en anden.
problem-table-full = Alle pladser ved bordet er taget. Du kan se med eller åbne dit eget bord.
problem-not-over = Spillet er stadig i gang; referatet åbnes, når det er slut.
problem-not-started = Spillet er ikke begyndt endnu; den, der åbnede bordet, starter det.
problem-already-started = Spillet ved dette bord er allerede begyndt. Du kan se med.
problem-commitments-missing = Ikke alle er her: nogens browser har endnu ikke givet sit bidrag til blandingen. Vent, eller gør pladsen ledig.
problem-link-used = Det link er allerede brugt eller for gammelt. Lav et nyt på den enhed, der har pladsen.
problem-no-clock = Dette bord har intet ur, så tag dig al den tid, du vil.
problem-not-away = Den, der har pladsen, er her eller var det for lidt siden. En robot må kun spille for den, der er væk.
problem-not-opening = Kortene blandes ikke lige nu.
problem-not-the-host = Det må kun den, der åbnede bordet.
problem-password-needed = Dette bord har en adgangskode. Spørg den, der sendte dig linket.
problem-seats-free = Der er stadig ledige pladser. Vent på flere, eller start med robotter eller uden de pladser.
problem-wrong-deal = Der er givet om i mellemtiden. Se på bordet igen.
problem-wrong-opening = Det er ikke det bidrag til kortgivningen, som pladsen havde lovet.
problem-wrong-password = Det er ikke adgangskoden. Pas på store og små bogstaver, og prøv igen.
problem-dice-are-drawn = Ved dette bord bliver terningerne kastet for dig. Tag dem, og se, hvad det bliver.
problem-dice-not-awaited = Lige nu venter ingen på dine terninger. Tag dem først, og skriv så, hvad de viser.
problem-not-your-dice = Det er ikke dig, der skal skrive det kast ind. Den, der har turen, siger, hvad terningerne viser.
problem-help-capped = Dette bord tillader ikke så meget hjælp fra detektiven. Vælg et lavere niveau.
problem-too-large = Det er mere, end vi tager imod på én gang. Send mindre.
problem-too-many = Der kom for mange kald herfra på kort tid. Vent lidt, og prøv igen.
problem-too-many-people = Her er allerede så mange personer eller enheder, at der ikke er plads til flere.
problem-malformed = Det kan vi ikke læse: { $detail }.
problem-storage = Bordets log er uden for rækkevidde lige nu, og der er ikke sket noget i spillet. Prøv igen om lidt.
problem-method-not-allowed = Det kan man ikke på denne adresse.
problem-not-found = Der er ikke noget på denne adresse.
problem-internal = Noget er gået galt hos os. Prøv igen; bliver det ved, så sig det til den, der passer serveren.

## What is said when somebody asks why something is not possible, and it is.

why-legal = Der er ikke noget i vejen: det må du gerne nu.
why-unproven = Det kan ikke bevises på dette hjælpeniveau.

## House rules that are refused: `problem-options-` and the reason; $option is what the lobby calls
## the option, or its key.

problem-options = Husreglerne passer ikke sammen ved »{ $option }«.
problem-options-unknown-option = Der er ingen husregel, der hedder »{ $option }«.
problem-options-unknown-value =
    { $choices ->
        [none] »{ $option }« kan ikke have den værdi.
       *[other] »{ $option }« kan ikke have den værdi; mulige værdier er { $choices }.
    }
problem-options-unknown-edition = Den udgave findes ikke (»{ $option }«).
problem-options-out-of-range = »{ $option }« ligger uden for det, spillet kan spilles med.
problem-options-not-a-free-suspect = Hver plads spiller sin egen figur fra denne udgave (»{ $option }«).
problem-options-no-middle = Dette bræt har ingen midte, der kan bruges (»{ $option }«).
problem-options-no-door-to-the-middle = Midten af dette bræt har ingen dør, så ingen kunne komme ind eller ud (»{ $option }«).
problem-options-no-start-squares = Dette bræt har ingen startfelter til brikkerne (»{ $option }«); lad dem begynde i midten.
problem-options-too-few-rooms = Der er flere våben end værelser, så de kan ikke få hvert sit (»{ $option }«).
problem-options-two-sides-only = De skjulte kort er til to parter (»{ $option }«), og dette bord er til flere. Tillad også to pladser, eller spil uden dem.
problem-options-too-few-cards = Kortene rækker ikke til så mange pladser og en række (»{ $option }«).
problem-options-nobody-asks-in-the-middle = En anklage i midten kan ikke følge efter et spørgsmål, for dér spørger ingen (»{ $option }«). Lad den være tilladt når som helst i spillerens egen tur.
problem-options-no-bonus-squares = Dette bræt har ingen felter til bonuskort (»{ $option }«). Spil uden dem.
problem-options-not-with-two-sides = Bonuskort er ikke for to parter (»{ $option }«). Spil uden dem eller med flere pladser.
problem-options-nothing-to-roll = Egne terninger kræver et spil med terninger. Vælg én eller to, eller lad dine egne blive i æsken.
