### Why the server refuses a call: `problem-` and the reason.

problem-no-token = Vi vet ikke hvem du er. Sett deg ved et bord først, eller send med en gjestenøkkel.
problem-not-your-seat = Den plassen tilhører en annen. Spill fra din egen.
problem-wrong-origin = Forespørselen kom fra et annet nettsted. Spill fra denne serverens egen adresse.
problem-unknown-table = Det bordet finnes ikke. Sjekk lenken, eller åpne et eget bord.
problem-unknown-seat = Bordet har ingen slik plass.
problem-unknown-edition = Den utgaven finnes ikke.
problem-stale = Spillet har gått videre i mellomtiden. Se hvordan det står, og velg på nytt.
problem-seat-taken = Der sitter det allerede noen. Velg en annen plass.
problem-suspect-taken = Noen spiller allerede den rollen. Velg en annen.
problem-table-full = Alle plassene ved bordet er tatt. Du kan se på, eller åpne et eget bord.
problem-not-over = Spillet pågår fortsatt; protokollen åpnes når det er slutt.
problem-not-started = Spillet har ikke begynt ennå; det begynner når alle plassene er tatt.
problem-too-large = Det er mer enn vi tar imot på én gang. Send mindre.
problem-malformed = Det der klarer vi ikke å lese: { $detail }.
problem-storage = Vi når ikke bordets logg akkurat nå, og ingenting er spilt. Prøv igjen om litt.
problem-method-not-allowed = Det kan ikke gjøres på denne adressen.
problem-not-found = Det finnes ingenting på denne adressen.
problem-internal = Noe gikk galt hos oss. Prøv igjen; fortsetter det, så si fra til den som driver serveren.

## House rules that are refused: `problem-options-` and the reason; $option is the option's key.

problem-options = Husreglene går ikke i hop ved «{ $option }».
problem-options-unknown-option = Det finnes ingen husregel «{ $option }».
problem-options-unknown-value = «{ $option }» kan ikke ha den verdien.
problem-options-unknown-edition = Den utgaven finnes ikke («{ $option }»).
problem-options-out-of-range = «{ $option }» er utenfor det som lar seg spille.
problem-options-not-a-free-suspect = Hver plass må ha sin egen rolle fra denne utgaven («{ $option }»).
problem-options-no-middle = Dette brettet har ingen midte som kan brukes («{ $option }»).
problem-options-no-door-to-the-middle = Midten av dette brettet har ingen dør, så ingen ville komme inn eller ut («{ $option }»).
problem-options-no-start-squares = Dette brettet har ingen startruter for brikkene («{ $option }»); la dem begynne i midten.
problem-options-too-few-rooms = Det er flere våpen enn rom, så de kan ikke ligge ett i hvert («{ $option }»).
problem-options-two-sides-only = Raden med skjulte kort er for to parter («{ $option }»); tillat høyst to plasser.
problem-options-too-few-cards = Kortene rekker ikke til så mange plasser og en rad («{ $option }»).
problem-options-nobody-asks-in-the-middle = En anklage i midten kan ikke følge etter en antagelse, for der er det ingen som spør («{ $option }»). La den komme når som helst på egen tur.
problem-options-no-dice = Uten terninger kan ingen kaste om hvem som begynner («{ $option }»); la loddet avgjøre.
problem-options-not-playable-yet = Den husregelen kan ikke spilles ennå («{ $option }»).
