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

notes-mistake-not-json = Dette er ikke JSON. Kanskje mangler det en parentes, et komma eller et anførselstegn.
notes-mistake-not-notes = Dette er ikke notater: «format» skal være «{ $expected }».
notes-mistake-missing-field = Feltet «{ $field }» mangler.
notes-mistake-unknown-field =
    Her er det ikke noe felt «{ $field }»{ $nearest ->
        [none] .
       *[other] ; mente du «{ $nearest }»?
    }
notes-mistake-unknown-type = Det finnes ikke noe notat av typen «{ $found }». Typene er { $known }.
notes-mistake-wrong-type =
    Feltet «{ $field }» skal være { $expected ->
        [int] et helt tall
        [int-from-0] et helt tall fra 0 og oppover
        [str] en tekst i anførselstegn
        [bool] true eller false
        [array] en liste i hakeparenteser
        [array-of-3] en liste med tre verdier
       *[object] et objekt i krøllparenteser
    }.
notes-mistake-number-of-seats = Det er { $found } plasser; etter disse reglene skal det være { $fewest } til { $most }.
notes-mistake-unknown-card =
    Kortet «{ $found }» finnes ikke i denne utgaven{ $nearest ->
        [none] .
       *[other] ; mente du «{ $nearest }»?
    }
notes-mistake-wrong-kind =
    { CARD($card, case: "den") } er { $kind ->
        [suspect] ingen mistenkt
        [weapon] ikke noe våpen
       *[room] ikke noe rom
    }.
notes-mistake-suspect-twice = { CARD($suspect, case: "den") } sitter på to plasser.
notes-mistake-unknown-seat = Det finnes ingen plass { $number }; plassene er nummerert fra 0 til { $last }.
notes-mistake-hand-sizes = Det er { $found } kort på hendene til sammen, men det skal være { $expected }: Det er { $cards } kort i alt, og av dem ligger 3 i konvolutten, { $row } i raden og { $open } åpent på bordet.
notes-mistake-hand-size = Du har { $found } kort på hånden her, men ifølge «seats» skal du ha { $expected }.
notes-mistake-card-twice = { CARD($card, case: "den") } er med to ganger.
notes-mistake-answer-by-asker = { $seat } har spurt og svarer ikke selv.
notes-mistake-out-of-turn = { $seat } svarer her, men det er { $awaited } som står for tur til å svare.
notes-mistake-all-answered = { $seat } svarer her, men alle er allerede spurt.
notes-mistake-answer-after-show = { $seat } svarer her, men { $first } har vist et kort, og da blir ingen flere spurt.
notes-mistake-shown-twice = { $seat } viser et kort her, men { $first } har allerede vist et, og da blir ingen flere spurt.
notes-mistake-not-asked-for = Det ble ikke spurt om { CARD($card, case: "den") }.
notes-mistake-not-held = Du har ikke { CARD($card, case: "den") } på hånden.
notes-mistake-card-missing = Her har du sett et kort: «card» skal si hvilket.
notes-mistake-card-with-nothing = Her er «card» { CARD($card, case: "den") }, men «shows» sier at det ikke ble vist noe kort.
notes-mistake-case-file-of-right = En anklage som var riktig, har ikke noe «case_file»: Den nevner kortene selv.
notes-mistake-no-bonus-cards = Etter disse reglene finnes det ingen bonuskort, så ingen får vist et kort ved hjelp av et.
notes-mistake-no-row = Etter disse reglene er det ingen skjult rad å kikke i.
notes-mistake-no-such-place = Det er ingen plass { $number } i raden; plassene er nummerert fra 0 til { $last }.
notes-mistake-own-hand = Ingen får se et kort fra sin egen hånd: «by» og «at» skal være forskjellige.
notes-mistake-too-many-laid-open = { $seat } legger { $found } kort åpent på bordet her, men har bare { $expected }.
notes-mistake-not-on-honour = Etter disse reglene svarer ingen på æresord, så det er ingenting å bestride.
notes-mistake-own-answer = Ingen bestrider sitt eget svar: «by» og «seat» skal være forskjellige.
notes-mistake-nothing-to-challenge = Feltet «entry» skal være nummeret, regnet fra 0, på en tidligere antagelse der { $seat } ikke viste noe kort.
notes-mistake-challenged-before = Dette svaret fra { $seat } er allerede bestridt.
notes-mistake-table-answered = Der svarte bordet for { $seat }, og det svaret er hevet over tvil.
notes-mistake-no-more-challenges = { $seat } bestred et sant svar i notat { $since } og får ikke bestride flere svar.
notes-mistake-no-longer-active = { $seat } har vært ute av etterforskningen siden notat { $since } og svarer bare.
notes-mistake-after-end = Spillet sluttet med notat { $since }; deretter kan bare «laid-open» og «peek» følge.

## The answer of `tudor solve`

solve-deals =
    { $deals ->
        [one] Bare én fordeling av kortene er mulig.
       *[other] { $deals } fordelinger av kortene er mulige.
    }
solve-inconsistent = Ingen fordeling av kortene stemmer med notatene.
solve-supposed = Forutsatt: { $what }.
solve-not-supposed = Ingen fordeling av kortene stemmer med den forutsetningen.
solve-seat =
    { $number } { $name }, { $cards ->
        [one] ett kort
       *[other] { $cards } kort
    }
solve-you = (deg)
solve-place = rad { $place }
solve-case-file = konvolutt
solve-open = åpent for alle
solve-tenths = { $whole },{ $tenths } %
solve-likeliest = De mest sannsynlige løsningene
solve-unseen = Vist til andre
solve-unseen-answer = { $number }. { $seat } til { $asker }: { $cards }.
solve-repairs = Hver av disse endringene er i seg selv nok til at notatene stemmer:
solve-no-repairs = Ingen enkelt endring i disse notatene er nok til at de stemmer.

## What the command refuses

solve-no-card-holder = «{ $text }» er ingen forutsetning: Skriv kort=innehaver.
solve-no-holder = Ingen heter «{ $text }». Navnene er { $known }.
solve-no-model = Det finnes ingen modell «{ $text }». Modellene er { $known }.
