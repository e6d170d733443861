### What is wrong with notes, and what `tudor solve` says. See en/notes.ftl.

## Where it stands

notes-at =
    { $line ->
        [none] { $entry ->
            [none] { $what }
           *[other] Notat { $entry }: { $what }
        }
       *[other] { $entry ->
            [none] Linje { $line }: { $what }
           *[other] Linje { $line }, notat { $entry }: { $what }
        }
    }

## Mistakes

notes-mistake-not-json = Det her er ikke JSON. Måske mangler der en parentes, et komma eller et anførselstegn.
notes-mistake-not-notes = Det her er ikke notater: »format« skal være »{ $expected }«.
notes-mistake-missing-field = Feltet »{ $field }« mangler.
notes-mistake-unknown-field =
    Her er der ikke noget felt »{ $field }«{ $nearest ->
        [none] .
       *[other] ; mente du »{ $nearest }«?
    }
notes-mistake-unknown-type = Der findes ikke noget notat af typen »{ $found }«; der er { $known }.
notes-mistake-wrong-type =
    Feltet »{ $field }« skal være { $expected ->
        [int] et helt tal
        [int-from-0] et helt tal fra 0 og opefter
        [str] en tekst i anførselstegn
        [bool] true eller false
        [array] en liste i kantede parenteser
        [array-of-3] en liste med tre værdier
       *[object] et objekt i krøllede parenteser
    }.
notes-mistake-number-of-seats = Der er { $found } pladser; efter disse regler skal der være { $fewest } til { $most }.
notes-mistake-unknown-card =
    Kortet »{ $found }« findes ikke i denne udgave{ $nearest ->
        [none] .
       *[other] ; mente du »{ $nearest }«?
    }
notes-mistake-wrong-kind =
    { CARD($card, case: "den") } er { $kind ->
        [suspect] ikke en mistænkt
        [weapon] ikke et våben
       *[room] ikke et værelse
    }.
notes-mistake-suspect-twice = { CARD($suspect, case: "den") } sidder på to pladser.
notes-mistake-unknown-seat = Der er ingen plads { $number }; pladserne er nummereret fra 0 til { $last }.
notes-mistake-hand-sizes = Der er { $found } kort på hænderne tilsammen, men der skal være { $expected }: der er { $cards } kort i alt, og af dem ligger 3 i sagsmappen, { $row } i rækken og { $open } åbent på bordet.
notes-mistake-hand-size = Du har { $found } kort på hånden her, men ifølge »seats« skal du have { $expected }.
notes-mistake-card-twice = { CARD($card, case: "den") } er med to gange.
notes-mistake-answer-by-asker = { $seat } har spurgt og svarer ikke selv.
notes-mistake-out-of-turn = { $seat } svarer her, men det er { $awaited }, der står for tur til at svare.
notes-mistake-all-answered = { $seat } svarer her, men alle er allerede blevet spurgt.
notes-mistake-answer-after-show = { $seat } svarer her, men { $first } har vist et kort, og så spørges der ikke flere.
notes-mistake-shown-twice = { $seat } viser et kort her, men { $first } har allerede vist et, og så spørges der ikke flere.
notes-mistake-not-asked-for = { CARD($card, case: "den") } var ikke med i spørgsmålet.
notes-mistake-not-held = Du har ikke { CARD($card, case: "den") } på hånden.
notes-mistake-card-missing = Her har du set et kort: »card« skal sige hvilket.
notes-mistake-card-with-nothing = Her er »card« { CARD($card, case: "den") }, men »shows« siger, at der ikke blev vist noget kort.
notes-mistake-case-file-of-right = En anklage, der var rigtig, har ikke noget »case_file«: den nævner selv kortene.
notes-mistake-no-bonus-cards = Efter disse regler er der ingen bonuskort, så ingen får vist et kort ved et af dem.
notes-mistake-no-row = Efter disse regler er der ingen skjult række at kigge i.
notes-mistake-no-such-place = Der er ingen plads { $number } i rækken; pladserne er nummereret fra 0 til { $last }.
notes-mistake-own-hand = Ingen får vist et kort fra sin egen hånd: »by« og »at« skal være forskellige.
notes-mistake-too-many-laid-open = { $seat } lægger { $found } kort åbent frem her, men har kun { $expected }.
notes-mistake-not-on-honour = Efter disse regler svarer ingen på æresord, så der er ikke noget at betvivle.
notes-mistake-own-answer = Ingen betvivler sit eget svar: »by« og »seat« skal være forskellige.
notes-mistake-nothing-to-challenge = Feltet »entry« skal være nummeret, talt fra 0, på et tidligere spørgsmål, hvor { $seat } ikke viste noget kort.
notes-mistake-challenged-before = Dette svar fra { $seat } er allerede blevet betvivlet.
notes-mistake-table-answered = Dér svarede bordet for { $seat }, og det svar er hævet over enhver tvivl.
notes-mistake-no-more-challenges = { $seat } betvivlede et sandt svar i notat { $since } og må ikke betvivle flere svar.
notes-mistake-no-longer-active = { $seat } har været ude af efterforskningen siden notat { $since } og svarer kun.
notes-mistake-after-end = Spillet sluttede med notat { $since }; derefter kan kun »laid-open« og »peek« følge.

## The answer of `tudor solve`

solve-deals =
    { $deals ->
        [one] Kun én fordeling af kortene er mulig.
       *[other] { $deals } fordelinger af kortene er mulige.
    }
solve-inconsistent = Ingen fordeling af kortene passer med notaterne.
solve-supposed = Antaget: { $what }.
solve-not-supposed = Ingen fordeling af kortene passer med den antagelse.
solve-seat =
    { $number } { $name }, { $cards ->
        [one] et kort
       *[other] { $cards } kort
    }
solve-you = (dig)
solve-place = række { $place }
solve-case-file = sagsmappe
solve-open = åbent for alle
solve-tenths = { $whole },{ $tenths } %
solve-likeliest = De mest sandsynlige løsninger
solve-unseen = Vist til andre
solve-unseen-answer = { $number }. { $seat } til { $asker }: { $cards }.
solve-repairs = Hver af disse ændringer er i sig selv nok til at få notaterne til at passe sammen:
solve-no-repairs = Ingen enkelt ændring af disse notater er nok til at få dem til at passe sammen.

## What the command refuses

solve-no-card-holder = »{ $text }« er ingen antagelse: skriv kort=indehaver.
solve-no-holder = Ingen hedder »{ $text }«; der er { $known }.
solve-no-model = Modellen »{ $text }« findes ikke; der er { $known }.
