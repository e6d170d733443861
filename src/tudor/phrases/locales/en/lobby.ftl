### The words of the front door and of the pages of rules.

## Editions, as they are called inside a sentence.

edition-travel = the travel edition of 2006
edition-modern = the edition with red bonus cards
edition-dutch = the Dutch edition with one die
edition-swedish = the Swedish edition with one die

## The boxes: how to know one’s own.

lobby-box = The box
lobby-box-hint = Which of these is yours? It decides the rules.
lobby-box-players = { $least }–{ $most } players
lobby-box-dice = { $count ->
    [0] no dice
    [one] one die
    [2] two dice
   *[other] { $count } dice
}
lobby-box-travel = Travel edition, 2006
    .look = A board in two halves, to be stuck onto plastic. The weapons are punched out of cardboard.
    .special = Entering a room, you must suggest. Accuse straight after a suggestion.
    .leaflet = Leaflet in Swedish, Danish, Norwegian and Finnish
lobby-box-modern = Red bonus cards
    .look = Black cards, a yellow case file, red bonus cards. The house has a garage, a bathroom and a courtyard.
    .special = Everybody starts in the middle, and only there may you accuse. Two can play.
    .leaflet = Leaflet in Danish
lobby-box-dutch = One die, Mr Boddy
    .look = A single die, a confidential envelope, and a victim by the name of Mr Boddy.
    .special = Miss Scarlett begins. No square twice in a turn; accuse wrongly and you leave.
    .leaflet = Leaflet in Dutch
lobby-box-swedish = One die, with disputes settled
    .look = A single die, an envelope, and a page of questions and answers for when you disagree.
    .special = Suggest whenever you stand in a room; accuse from wherever you are.
    .leaflet = Leaflet in Swedish
lobby-read-rules = Read the rules
lobby-read-rules-of = Read the rules of { $edition }

## House rules

lobby-house = House rules
lobby-house-hint = Settle them now: they hold for the whole game, and everybody at the table can read them.
lobby-house-none = none
lobby-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
lobby-differs = changed
lobby-as-in-box = as in the box
lobby-idle = no effect with the other rules
lobby-put-back = Put back
lobby-put-back-one = Put back “{ $option }”
lobby-put-all-back = Put all back as in the box
lobby-read-house = Read the rules with these changes
lobby-least = At least
lobby-most = At most
lobby-number = From { $least } to { $most }
lobby-no-number = Left empty: { $none }.
lobby-own-dice = Our own dice
    .hint = You roll real dice on the table and type what they show. The bots’ dice are rolled here, and so are the rolls for the first turn.
    .at-table = Real dice are rolled, and what they show is typed in.
    .no-dice = Without dice there is nothing to roll.
lobby-help = The detective helps at most with
    .hint = Each player chooses how much of it to use. Your own marks are never changed.
lobby-cannot-play = The house rules do not go together, so no game can start with them.
lobby-show-me = Show me where

## The page of rules

lobby-rules-loading = The leaflet is being unfolded …
lobby-rules-title = Rules
lobby-rules-at-table = The rules at this table
lobby-print = Print
lobby-house-at-table = House rules
lobby-by-the-box = None: played as in the box, { $edition }.
lobby-instead-of = In the box: { $value }
lobby-house-rule = house rule
lobby-to-table = Back to the table
lobby-close = Close
lobby-print-page = As a page to print

## An invitation to share a seat

lobby-joining = Taking your chair beside your partner …
lobby-watch = Watch the game instead

## A table for friends

lobby-play-friends = Play with friends
lobby-friends = A table for friends
lobby-friends-hint = You get a link to send. Whoever opens it can sit down; nobody needs an account.
lobby-friends-before = The box, the house rules and the detective’s help are those you chose on the page behind this.
lobby-clock = Time for each decision
    .hint = When the time is up, a bot makes that one decision. Anyone can give more time.
lobby-clock-none = as long as you like
lobby-clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
lobby-clock-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
lobby-clock-days = { $count ->
    [one] one day
   *[other] { $count } days
}
lobby-password = Password
    .hint = Leave it empty if none is needed.
lobby-listed = Show the table to everybody
    .hint = It is on the front page as long as a seat is free. If this is off, only those with the link find it.
lobby-lay = Open the table

## Gathering around a table

lobby-invite = Invite the others
lobby-invite-hint = Send this link. Whoever opens it picks a free seat.
lobby-invite-local = This address works on this machine alone. For other devices, start the server with “tudor serve --host 0.0.0.0” and open the page at the address that it gives.
lobby-share = Share …
lobby-qr = Show a QR code
lobby-qr-label = The link to this table as a QR code
lobby-terms = What is played
lobby-found = Who can find the table
lobby-found-listed = everybody, on the front page
lobby-found-link = only those with the link
lobby-found-locked = with a password
lobby-seat = Seat { $number }
lobby-sit-in = Sit down in seat { $number }
lobby-no-seat = No seat is free
lobby-sit-another = One more player on this device
lobby-curtain = You will pass the device around. A curtain hides each hand until its owner lifts it.
lobby-bot = A bot
lobby-bot-in = A bot in seat { $number }
lobby-you = you
lobby-team = { $count } people
lobby-not-here = not here yet
lobby-not-opened = has not shuffled yet
lobby-leave = Leave the seat
lobby-remove = Remove
lobby-remove-who = Remove { $who }
lobby-remove-hint = The seat is then free again. Whoever has the link can still come back and sit down.
lobby-removed = Your seat has been freed: you no longer sit at this table.
lobby-start = Begin the game
lobby-start-bots = { $count ->
    [one] Begin, with a bot in the free seat
   *[other] Begin, with bots in the { $count } free seats
}
lobby-start-without = Begin with { $count } players
lobby-sit-first = Sit down first. Then you can begin.
lobby-host-starts = Whoever opened this table begins the game.
lobby-host-starts-later = Whoever opened this table begins the game once everybody is here.
lobby-host-away = Whoever opened this table has gone. Any of you may begin the game.
lobby-waiting = Waiting for { $who }.
lobby-again = Waiting for { $who } to come. The game then begins by itself.
lobby-delete = Delete the table
lobby-delete-hint = It will be gone for everybody, with all the names and everything that was said at it.

## The fair deal

lobby-opening = Everybody is shuffling the cards
lobby-opening-host = Everybody’s browser takes part in the shuffling, so that nobody can choose the cards. If somebody does not turn up, remove them or deal again.
lobby-restart = Deal again
lobby-deal-again = This is deal { $number }: dealing has started again, and everybody’s browser shuffles once more. Nobody has seen any cards. If it keeps happening, ask why.
lobby-trouble-elsewhere = { $who } is shuffling on another device, the last one that was used. Open the table there, or have the cards dealt again.
lobby-trouble-server-changed = The server has swapped what it put into this deal. Your browser takes no part in that: have the cards dealt again, and ask whoever runs the server.
lobby-trouble-seat-changed = What { $who } put into this deal was swapped after everything was fixed. Have the cards dealt again.
lobby-trouble-terms-changed = What is played here was changed after everything was fixed. Have the cards dealt again, and ask whoever runs the server.
lobby-trouble-opening-wrong = What { $who } put into this deal is not what was promised. Have the cards dealt again.
lobby-check-checking = The deal is being checked …
lobby-check-well = Checked: everybody put into the deal what had been promised beforehand, and so did you. Your receipt and the record show whether the cards follow from that, and whether this is the game that you saw.
lobby-check-unreached = The deal could not be checked just now.
lobby-check-differs = The deal does not hold up: during the game, something was told differently from before. Keep the receipt.
lobby-check-no-chance = The record does not say what the deal came from, so it cannot be checked.
lobby-check-deal-differs = The deal does not hold up: the record counts a different number of deals from your browser.
lobby-check-seats-differ = The deal does not hold up: the record has a different number of seats.
lobby-check-terms-differ = The deal does not hold up: the record is of a game with other rules or other players than you were told before it.
lobby-check-server-differs = The deal does not hold up: the server put in something other than it had promised before you sat down.
lobby-check-mine-left-out = The deal does not hold up: what your browser put in is not there.
lobby-check-commitment-differs = The deal does not hold up: somebody put in something other than was promised.
lobby-check-opening-differs = The deal does not hold up: the record gives somebody’s part differently from what was told then.
lobby-receipt = Your receipt of the deal
