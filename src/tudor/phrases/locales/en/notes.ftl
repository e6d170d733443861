### What is wrong with notes, and what `tudor solve` says. Seats are names as in the events; $found,
### $field and $known stand as the file has them.

## Where it stands: "none" where there is no line, or no entry. Entries are counted from 1.

notes-at =
    { $line ->
        [none] { $entry ->
            [none] { $what }
           *[other] Entry { $entry }: { $what }
        }
       *[other] { $entry ->
            [none] Line { $line }: { $what }
           *[other] Line { $line }, entry { $entry }: { $what }
        }
    }

## Mistakes: `notes-mistake-` and the reason.

notes-mistake-not-json = This is not JSON. A bracket, a comma or a quotation mark may be missing.
notes-mistake-not-notes = These are not notes: “format” must be “{ $expected }”.
notes-mistake-missing-field = The field “{ $field }” is missing.
notes-mistake-unknown-field =
    There is no field “{ $field }” here{ $nearest ->
        [none] .
       *[other] ; did you mean “{ $nearest }”?
    }
notes-mistake-unknown-type = There is no entry type “{ $found }”; the types are { $known }.
notes-mistake-wrong-type =
    The field “{ $field }” must be { $expected ->
        [int] a whole number
        [int-from-0] a whole number, 0 or more
        [str] text in quotation marks
        [bool] true or false
        [array] a list in square brackets
        [array-of-3] a list of three
       *[object] an object in braces
    }.
notes-mistake-number-of-seats = There are { $found } seats; by these rules it takes { $fewest } to { $most }.
notes-mistake-unknown-card =
    There is no card “{ $found }” in this edition{ $nearest ->
        [none] .
       *[other] ; did you mean “{ $nearest }”?
    }
notes-mistake-wrong-kind =
    { CARD($card, case: "the") } is not a { $kind ->
        [suspect] suspect
        [weapon] weapon
       *[room] room
    }.
notes-mistake-suspect-twice = { CARD($suspect, case: "the") } sits in two seats.
notes-mistake-unknown-seat = There is no seat { $number }; the seats are numbered from 0 to { $last }.
notes-mistake-hand-sizes = Together the hands have { $found } cards, but should have { $expected }: the deck has { $cards }, of which 3 are in the case file, { $row } in the row and { $open } open to all.
notes-mistake-hand-size = Your hand has { $found } cards here, but by “seats” it should have { $expected }.
notes-mistake-card-twice = { CARD($card, case: "the") } is listed twice.
notes-mistake-answer-by-asker = { $seat } asked, and so does not answer.
notes-mistake-out-of-turn = { $seat } answers here, but { $awaited } is asked next.
notes-mistake-all-answered = { $seat } answers here, but everybody has been asked already.
notes-mistake-answer-after-show = { $seat } answers here, but { $first } has shown a card already, so nobody else is asked.
notes-mistake-shown-twice = { $seat } shows a card here, but { $first } has shown one already, so nobody else is asked.
notes-mistake-not-asked-for = { CARD($card, case: "the") } was not asked for.
notes-mistake-not-held = { CARD($card, case: "the") } is not in your hand.
notes-mistake-card-missing = You have seen a card here: “card” must say which.
notes-mistake-card-with-nothing = Here “card” is { CARD($card, case: "the") }, but “shows” says that nothing was shown.
notes-mistake-case-file-of-right = A right accusation has no “case_file”: it names the cards itself.
notes-mistake-no-bonus-cards = By these rules there are no bonus cards, so nobody is shown a card by one.
notes-mistake-no-row = By these rules there is no hidden row to look at.
notes-mistake-no-such-place = There is no place { $number } in the row; the places are numbered from 0 to { $last }.
notes-mistake-own-hand = Nobody is shown a card from their own hand: “by” and “at” must differ.
notes-mistake-too-many-laid-open = { $seat } lays { $found } cards open here, but holds only { $expected }.
notes-mistake-not-on-honour = By these rules nobody answers on honour, so there is nothing to challenge.
notes-mistake-own-answer = Nobody challenges their own answer: “by” and “seat” must differ.
notes-mistake-nothing-to-challenge = The field “entry” must be the number, counted from 0, of an earlier suggestion to which { $seat } showed nothing.
notes-mistake-challenged-before = This answer by { $seat } has been challenged before.
notes-mistake-table-answered = The table gave that answer for { $seat }, so it is beyond doubt.
notes-mistake-no-more-challenges = { $seat } challenged a true answer in entry { $since }, and may challenge no more.
notes-mistake-no-longer-active = { $seat } has been out of the investigation since entry { $since }, and only answers.
notes-mistake-after-end = The game ended with entry { $since }; only “laid-open” and “peek” can come after that.

## The answer of `tudor solve`

# $deals: how many.
solve-deals =
    { $deals ->
        [one] One deal fits.
       *[other] { $deals } deals fit.
    }
solve-inconsistent = No deal fits these notes.
solve-supposed = Supposed: { $what }.
solve-not-supposed = No deal fits that supposition.
solve-seat =
    { $number } { $name }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
solve-you = (you)
# Headings of columns, at most nine letters.
solve-place = row { $place }
solve-case-file = case file
solve-open = open to all
solve-tenths = { $whole }.{ $tenths }%
solve-likeliest = The likeliest case files
solve-unseen = Shown to others
# $cards: the cards that it can have been, with the probability that the seat holds each.
solve-unseen-answer = { $number }. { $seat } to { $asker }: { $cards }.
solve-repairs = Any one of these changes would make the notes fit:
solve-no-repairs = No single change to these entries would make the notes fit.

## What the command refuses

solve-no-card-holder = “{ $text }” is not a supposition: write card=holder.
solve-no-holder = There is no holder “{ $text }”; write one of { $known }.
solve-no-model = There is no model “{ $text }”; the models are { $known }.
