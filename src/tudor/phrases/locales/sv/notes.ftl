### What is wrong with notes, and what `tudor solve` says. See en/notes.ftl.

## Where it stands

notes-at =
    { $line ->
        [none] { $entry ->
            [none] { $what }
           *[other] Post { $entry }: { $what }
        }
       *[other] { $entry ->
            [none] Rad { $line }: { $what }
           *[other] Rad { $line }, post { $entry }: { $what }
        }
    }

## Mistakes

notes-mistake-not-json = Det här är inte JSON. Kanske saknas en parentes, ett komma eller ett citattecken.
notes-mistake-not-notes = Det här är inga anteckningar: ”format” ska vara ”{ $expected }”.
notes-mistake-missing-field = Fältet ”{ $field }” saknas.
notes-mistake-unknown-field =
    Här finns inget fält ”{ $field }”{ $nearest ->
        [none] .
       *[other] ; menade du ”{ $nearest }”?
    }
notes-mistake-unknown-type = Det finns ingen post av typen ”{ $found }”; det finns { $known }.
notes-mistake-wrong-type =
    Fältet ”{ $field }” ska vara { $expected ->
        [int] ett heltal
        [int-from-0] ett heltal från 0 och uppåt
        [str] en text inom citattecken
        [bool] true eller false
        [array] en lista inom hakparenteser
        [array-of-3] en lista med tre värden
       *[object] ett objekt inom klammerparenteser
    }.
notes-mistake-number-of-seats = Det finns { $found } platser; enligt de här reglerna ska det vara { $fewest } till { $most }.
notes-mistake-unknown-card =
    Kortet ”{ $found }” finns inte i den här utgåvan{ $nearest ->
        [none] .
       *[other] ; menade du ”{ $nearest }”?
    }
notes-mistake-wrong-kind =
    { CARD($card, case: "den") } är { $kind ->
        [suspect] ingen misstänkt
        [weapon] inget vapen
       *[room] inget rum
    }.
notes-mistake-suspect-twice = { CARD($suspect, case: "den") } sitter på två platser.
notes-mistake-unknown-seat = Det finns ingen plats { $number }; platserna är numrerade från 0 till { $last }.
notes-mistake-hand-sizes = På händerna finns sammanlagt { $found } kort, men det ska vara { $expected }: kortleken har { $cards }, och av dem ligger 3 i kuvertet, { $row } i raden och { $open } öppet på bordet.
notes-mistake-hand-size = Du har { $found } kort på hand här, men enligt ”seats” ska du ha { $expected }.
notes-mistake-card-twice = { CARD($card, case: "den") } står med två gånger.
notes-mistake-answer-by-asker = { $seat } har frågat och svarar inte själv.
notes-mistake-out-of-turn = { $seat } svarar här, men det är { $awaited } som står i tur att svara.
notes-mistake-all-answered = { $seat } svarar här, men alla har redan tillfrågats.
notes-mistake-answer-after-show = { $seat } svarar här, men { $first } har visat ett kort, och då tillfrågas inga fler.
notes-mistake-shown-twice = { $seat } visar ett kort här, men { $first } har redan visat ett, och då tillfrågas inga fler.
notes-mistake-not-asked-for = { CARD($card, case: "den") } ingick inte i frågan.
notes-mistake-not-held = Du har inte { CARD($card, case: "den") } på hand.
notes-mistake-card-missing = Här har du sett ett kort: ”card” ska säga vilket.
notes-mistake-card-with-nothing = Här är ”card” { CARD($card, case: "den") }, men ”shows” säger att inget kort visades.
notes-mistake-case-file-of-right = En anklagelse som var rätt har inget ”case_file”: den nämner själv korten.
notes-mistake-no-bonus-cards = Enligt de här reglerna finns inga bonuskort, så ingen får se ett kort genom ett sådant.
notes-mistake-no-row = Enligt de här reglerna finns ingen dold rad att titta i.
notes-mistake-no-such-place = Det finns ingen plats { $number } i raden; platserna är numrerade från 0 till { $last }.
notes-mistake-own-hand = Ingen får se ett kort ur sin egen hand: ”by” och ”at” ska vara olika.
notes-mistake-too-many-laid-open = { $seat } lägger upp { $found } kort här, men har bara { $expected }.
notes-mistake-not-on-honour = Enligt de här reglerna svarar ingen på heder och samvete, så det finns inget att ifrågasätta.
notes-mistake-own-answer = Ingen ifrågasätter sitt eget svar: ”by” och ”seat” ska vara olika.
notes-mistake-nothing-to-challenge = Fältet ”entry” ska vara numret, räknat från 0, på en tidigare misstanke där { $seat } inte visade något kort.
notes-mistake-challenged-before = Det här svaret från { $seat } har redan ifrågasatts.
notes-mistake-table-answered = Där svarade bordet åt { $seat }, och det svaret går inte att ifrågasätta.
notes-mistake-no-more-challenges = { $seat } ifrågasatte ett sant svar i post { $since } och får inte ifrågasätta fler svar.
notes-mistake-no-longer-active = { $seat } har inte varit med i utredningen sedan post { $since } och svarar bara.
notes-mistake-after-end = Spelet slutade med post { $since }; därefter kan bara ”laid-open” och ”peek” följa.

## The answer of `tudor solve`

solve-deals =
    { $deals ->
        [one] Bara en fördelning av korten är möjlig.
       *[other] { $deals } fördelningar av korten är möjliga.
    }
solve-inconsistent = Ingen fördelning av korten stämmer med anteckningarna.
solve-supposed = Antaget: { $what }.
solve-not-supposed = Ingen fördelning av korten stämmer med det antagandet.
solve-seat =
    { $number } { $name }, { $cards ->
        [one] ett kort
       *[other] { $cards } kort
    }
solve-you = (du)
solve-place = rad { $place }
solve-case-file = kuvertet
solve-open = synligt för alla
solve-tenths = { $whole },{ $tenths } %
solve-likeliest = De troligaste lösningarna
solve-unseen = Visat för andra
solve-unseen-answer = { $number }. { $seat } för { $asker }: { $cards }.
solve-repairs = Var och en av de här ändringarna räcker för att anteckningarna ska gå ihop:
solve-no-repairs = Ingen enstaka ändring av de här posterna räcker för att anteckningarna ska gå ihop.

## What the command refuses

solve-no-card-holder = ”{ $text }” är inget antagande: skriv kort=innehavare.
solve-no-holder = Ingen heter ”{ $text }”; det finns { $known }.
solve-no-model = Modellen ”{ $text }” finns inte; det finns { $known }.
