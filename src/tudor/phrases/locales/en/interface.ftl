### The words of the browser client. $who, $asker are the suspects by whose names players go.

## The house

ui-title = tudor
ui-tagline = A murder in a Tudor house. Who, with what, in which room? Find out before the others do.
ui-play = Play against { $count ->
    [1] one bot
    [2] two bots
    [3] three bots
    [4] four bots
    [5] five bots
   *[other] { $count } bots
}
ui-options = Language, players, suspect, help
ui-language = Language
ui-seats = Players
ui-seats-count = { $count } players
ui-suspect = You play
ui-any-suspect = Anyone
ui-name = Your name
ui-name-hint = May be left empty.
ui-edition = The rules: { $edition }.
ui-not-affiliated = A free program, not affiliated with Hasbro. Its pictures and texts are its own.
ui-preparing = The lamps are being lit …
ui-no-page = There is no such page.
ui-home = To the front door
ui-unreached = The server is not answering. Nothing is lost: try again in a moment.
ui-try-again = Try again
ui-connection-lost = No connection. The game waits, and resumes by itself when the connection is back.
ui-rule = — { $edition ->
    [travel] travel, { $rule }
    [modern] modern, { $rule }
    [dutch] Dutch, { $rule }
    [swedish] Swedish, { $rule }
   *[none] { $rule }
}
ui-house-rule = — house rule

## At the table

ui-table = The table
ui-board = The board
ui-reachable = Where you can go
ui-square = Go to { CARD($place, case: "the") }
ui-bonus-square = Go to { CARD($place, case: "the") } and draw a bonus card
ui-hand = Your cards
ui-open = Open to all
ui-laid-open = { CARD($who) }’s cards that everybody has seen
ui-row-title = The hidden row
ui-row-card = Card { $place } of the row, face down
ui-row-seen = { CARD($who) } has looked at it.
ui-log = What happened
ui-log-short = Log
ui-number = { $number }.
ui-players = Players
ui-notebook = Notebook
ui-now = Now
ui-sections = Sections of the table
ui-turn = { CARD($who) }, turn { $turn }
ui-you = You
ui-bot = Bot
ui-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-tag-turn = to play
ui-tag-answering = to answer
ui-tag-shows = shows a card
ui-tag-nothing = shows none
ui-tag-out = { $rule ->
    [laid-open] cards lie open
    [hand-answers] has left
   *[answers-on] answers only
}
ui-tag-won = solved it
ui-tag-false = false witness
ui-tag-muted = may not challenge
ui-people = · { $count } people
ui-partner = Invite a partner
ui-partner-hint = Whoever opens this link plays on your side: you share the pawn, the hand and the notebook, and either of you may act. Give it to nobody else.
ui-partner-link = The link
ui-seconds = { $count } s
ui-minutes = { $count } min
ui-hours = { $count } h
ui-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
ui-awaited = { $name } has taken { $time } so far
ui-awaited-you = You have taken { $time } so far
ui-clock-left = { $time } left
ui-clock-over = The time is up: a bot decides this one.
ui-more-time = Give more time
ui-away = away
ui-away-for = away for { $time }
ui-let-bot-play = Let a bot play for { $name }
ui-stands-in = a bot plays until { $name } is back
ui-returned = A bot played for you while you were away. The seat is yours again.
ui-watching = You are watching: you see what everybody at the table sees.
ui-bot-decided = (a bot decided)
ui-menu = Menu
ui-sheets = Log and talk
ui-sound = A sound when it is your turn
ui-leave-hint = Your seat stays yours: come back at the same address.
ui-delete = Delete the table …
ui-delete-title = Delete the table for everybody?
ui-delete-hint = The game, the names, the talk and the notebooks are deleted. They cannot be brought back.
ui-delete-now = Delete it
ui-gone = This table is no more
ui-gone-hint = Whoever opened it has deleted it, with all that was played and said there.
ui-again-wanted = Another game is being laid out, with all of you again.
ui-again-come = Come along
ui-again-watch = Watch it
ui-dice = Rolled: { $faces }
ui-skip = Skip
ui-leave = Leave the table

## Who is awaited

ui-status-waiting = One moment …
ui-status-dealing = The cards are being dealt
ui-you-to-move = Your turn
ui-you-rolling = You are rolling
ui-you-walking = You rolled { $steps }. Where to?
ui-you-moved = You have arrived
ui-you-asked = What now?
ui-you-suggest = You are { CARD($room, case: "in") }. Whom do you suspect?
ui-you-walking-free = Where to?
ui-you-choosing = A bonus card: the choice is yours
ui-you-showing = { CARD($who) } has a bonus card: show one of yours
ui-you-typing = { $count ->
    [one] What does your die show?
   *[other] What do your dice show?
}
ui-shuffling = The bonus cards are being shuffled
ui-picking = The table answers for { CARD($who, case: "the") }
ui-to-you-showing = { CARD($who) } is choosing a card to show
ui-they-choosing = { CARD($who) } is thinking over a bonus card
ui-they-showing = { CARD($who) } is to show a card
ui-you-answering = { CARD($who) } asks you
ui-to-you-answering = { CARD($who) } is looking for a card to show you
ui-they-to-move = { CARD($who) } is to move
ui-they-rolling = { CARD($who) } is rolling
ui-they-walking = { CARD($who) } { $steps ->
    [0] sets out
   *[other] rolled { $steps }, and sets out
}
ui-they-moved = { CARD($who) } has moved, and is thinking
ui-they-asked = { CARD($who) } is thinking it over
ui-they-answering = { CARD($who) } is to answer { CARD($asker) }
ui-title-yours = Your turn
ui-title-answer = You are asked
ui-title-theirs = { CARD($who) }
ui-title-over = The end

## What can be done

ui-roll = Roll
ui-passage = Secret passage { CARD($room, case: "to") }
ui-door = Through the door { CARD($room, case: "to") }
ui-stay = Stay and suggest here
ui-own-die = { $count ->
    [one] Your die
   *[other] Die { $die }
}
ui-own-dice-move = That is our roll
ui-move-hint = Choose a lit square or room, or go …
ui-move-squares = Choose a lit square
ui-move-to = { CARD($room, case: "to") }
ui-suggest = Suggest
ui-suggest-here = Suggest { CARD($room, case: "in") }
ui-suggest-where = … { CARD($room, case: "in") }
ui-suggest-all = { CARD($suspect) }, { CARD($weapon, case: "with") }, { CARD($room, case: "in") }
ui-who = Who?
ui-with-what = With what?
ui-where = Where?
ui-card-yours = yours
ui-card-seen = known
ui-question = { CARD($who) } suggests { CARD($suspect, case: "the") }, { CARD($weapon, case: "with") }, { CARD($room, case: "in") }.
ui-show-this = Show
ui-show-hint = Only { CARD($who, case: "the") } will see it.
ui-not-yours = Not yours
ui-nothing = I have none of these
ui-nothing-false = You hold at least one of them. You may deny it, but others may challenge that, and then you only answer for the rest of the game.
ui-nothing-say = I have none
ui-show-any = You choose which one; the bonus card says who sees it.
ui-peek = Look at card { $place } of the row
ui-peek-hint = You may look at one card of the row.
ui-peeked = Card { $place } of the row is { CARD($card, case: "the") }.
ui-end = End turn
ui-bonus = Bonus card
ui-bonus-idle = Nothing comes of it this time.
ui-bonus-pile = { $count ->
    [0] The pile is empty.
   *[other] { $count } left in the pile.
}
ui-choose-player = Which player?
ui-choose-room = Choose a lit room, or go …
ui-choose-where = To which room? You may also choose it on the board.
ui-send = Send
ui-send-there = Send { CARD($suspect, case: "the") } { CARD($room, case: "to") }
ui-challenge = Challenge
ui-challenge-some = Challenge an answer …
ui-challenge-which = Which answer do you not believe?
ui-challenge-title = Challenge { CARD($who, case: "the") }?
ui-challenge-answer = { CARD($who) } showed nothing when { $asker ->
    [you] you
   *[other] { CARD($asker, case: "the") }
} named { CARD($suspect, case: "the") }, { CARD($weapon, case: "the") } and { CARD($room, case: "the") }.
ui-challenge-price = If it was false, { CARD($who, case: "the") } only answers from then on. If it was true, you may challenge no more in this game.
ui-challenge-now = It was false
ui-why-not = Why can’t I …?
ui-why-roll = roll
ui-why-passage = take a passage
ui-why-door = go through a door
ui-why-stay = stay and suggest
ui-why-suggest = suggest
ui-why-peek = look at the row
ui-why-accuse = accuse
ui-why-end = end the turn
ui-accuse = Accuse …
ui-accuse-title = Open the case file?
ui-accuse-next = Continue
ui-accuse-review = You accuse { CARD($suspect, case: "the") }, { CARD($weapon, case: "with") }, { CARD($room, case: "in") }.
ui-accuse-final = This is final. If you are wrong, { $rule ->
    [laid-open] your cards are laid open and you have no more turns.
    [hand-answers] you leave the game and the table answers with your cards.
   *[answers-on] you only answer from then on.
}
ui-accuse-now = I am certain
ui-back = Back
ui-cancel = Not yet
ui-shown-title = The card that you were shown
ui-shown = { CARD($who) } showed you { CARD($card, case: "the") }.
ui-note-it = Note it
ui-noted = ✓ Noted
ui-dismiss = Put away
ui-to-table = Back to the table

## Notebook

ui-kind-suspects = Suspects
ui-kind-weapons = Weapons
ui-kind-rooms = Rooms
ui-note = Note
ui-note-on = Note on { CARD($card, case: "the") }
ui-notebook-help = ✕ no · ✓ yes · ? maybe
ui-unsaved = { $count ->
    [one] 1 mark not saved yet
   *[other] { $count } marks not saved yet
}
ui-mark-none = no mark
ui-mark-yes = has it
ui-mark-no = does not have it
ui-mark-maybe = maybe
ui-mark-place = card { $place } of the row
ui-mark-unsaved = not saved yet

## The detective’s help

ui-help = Help
ui-help-none = none
ui-help-shown = my cards and cards shown to me
ui-help-proven = everything that can be proven
ui-help-chances = probabilities
ui-help-capped = This table allows no more.
ui-help-legend = Printed: the detective’s marks. In pen: yours. Tap a mark to ask why.
ui-help-late = The newest help has not come yet.
ui-model = Model
ui-deals = { $count ->
    [one] Only one deal of the cards fits.
   *[other] { $deals } deals of the cards fit.
}
ui-case-file-column = Case file
ui-proven-yes = proven: yes
ui-proven-no = proven: no
ui-contradicts = your mark says otherwise
ui-percent = { $percent }%
ui-likeliest = Likeliest in the case file
ui-could-show = Who could have shown what
    .chances = The percentage says how likely it is that the player holds the card.
ui-could-show-cards = { $number }. { CARD($who) } showed { CARD($asker, case: "the") }: { $cards }
ui-either = { $items } or { $last }
ui-own-mark = Your own mark
ui-reasons-thinking = The detective is thinking …
ui-reasons-suggestions = The suggestions

## Before and after

ui-gathering = Waiting for players
ui-free-seat = Free seat
ui-sit = Sit down here
ui-over-you = You have solved the case!
ui-over-won = { CARD($who) } has solved the case
ui-over-unsolved = The murder remains unsolved
ui-open-case-file = Open the case file
ui-case-file = The case file
ui-it-was = It was { CARD($suspect, case: "the") }, { CARD($weapon, case: "with") }, { CARD($room, case: "in") }.
ui-all-hands = All hands
ui-hand-of = { CARD($who) }
ui-record = Download the record
ui-again = Play again
ui-look-around = Look at the table

## After a wrong accusation, and on coming back

ui-wrong = You were wrong
ui-wrong-secret = Keep it to yourself.
ui-wrong-then =
    { $rule ->
        [laid-open] You have no more turns, and your cards lie open for all.
        [hand-answers] You have no more turns; the table answers with your cards.
       *[answers-on] You have no more turns: from now on you only answer.
    }
ui-understood = I see
