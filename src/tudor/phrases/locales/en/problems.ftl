### Why the server refuses a call: `problem-` and the reason.

problem-no-token = We do not know who you are. Sit down at a table first, or send a guest’s token.
problem-not-your-seat = That seat is somebody else’s. Play from your own.
problem-wrong-invitation = That invitation does not lead to this seat. Ask for the link once more.
problem-on-another-side = You are on another side at this table already, and nobody may see the hands of two. Play on with your own.
problem-bot-seat = A bot plays in that seat, and it takes no partners. Join a person’s.
problem-wrong-origin = That call came from another site’s page. Play from this server’s own address.
problem-unknown-table = There is no such table. Check the link, or open a table of your own.
problem-unknown-seat = This table has no such seat.
problem-unknown-edition = There is no such edition.
problem-stale = The table has moved on since then. Look at where the game stands, and choose again.
problem-already-answered = You have answered already. Your answer will be shown in a moment.
problem-seat-taken = Somebody already sits there. Choose another seat.
problem-suspect-taken = Somebody already plays that suspect. Choose another.
problem-table-full = Every seat at this table is taken. You can watch, or open a table of your own.
problem-not-over = The game is still going on; its record is open once it is over.
problem-not-started = The game has not begun yet; whoever opened the table begins it.
problem-already-started = The game at this table has begun already. You can watch it.
problem-commitments-missing = Somebody’s browser has not yet done its part of the shuffling. Wait until they are here, or free their seat.
problem-link-used = That link has been used already, or is too old. Make a new one on the device that you already play on.
problem-no-clock = This table has no clock, so take all the time you like.
problem-not-away = Whoever sits there is here, or was a moment ago. A bot may play only for those who are away.
problem-not-opening = The cards are not being shuffled just now.
problem-not-the-host = That is for whoever opened this table.
problem-password-needed = This table has a password. Ask whoever sent you the link.
problem-seats-free = Some seats are still free. Wait for more people, or begin with bots or without those seats.
problem-wrong-deal = Dealing has started again in the meantime. Look at the table again.
problem-wrong-opening = That is not what this seat had promised for the deal.
problem-wrong-password = That is not the password. Mind the capitals, and try again.
problem-dice-are-drawn = At this table the dice are rolled for you. Take them and see what comes up.
problem-dice-not-awaited = No dice are awaited from you just now. Take them first, and then type what they show.
problem-not-your-dice = Those dice are not yours to type. Whoever’s turn it is says what they show.
problem-help-capped = This table does not allow that much of the detective’s help. Choose a lower level.
problem-too-large = That is more than we take in at once. Send less.
problem-too-many = Too many requests came from here in a short time. Wait a moment, and try again.
problem-too-many-people = There are too many people or devices here already for any more to come in.
problem-malformed = We cannot read that: { $detail }.
problem-storage = The table’s log is out of reach just now, and nothing has been played. Try again in a moment.
problem-method-not-allowed = That cannot be done at this address.
problem-not-found = There is nothing at this address.
problem-internal = Something has gone wrong on our side. Try again; if it goes on, tell whoever runs this server.

## What is said when somebody asks why something is not possible, and it is.

why-legal = Nothing stands in your way: you may do that now.
why-unproven = That cannot be proven at this level of help.

## House rules that are refused: `problem-options-` and the reason; $option is what the lobby calls
## the option, or its key.

problem-options = The house rules do not fit together at “{ $option }”.
problem-options-unknown-option = There is no house rule “{ $option }”.
problem-options-unknown-value =
    { $choices ->
        [none] “{ $option }” cannot have that value.
       *[other] “{ $option }” cannot have that value; it can be { $choices }.
    }
problem-options-unknown-edition = There is no such edition (“{ $option }”).
problem-options-out-of-range = “{ $option }” is outside what this game can be played with.
problem-options-not-a-free-suspect = Each seat plays a suspect of its own from this edition (“{ $option }”).
problem-options-no-middle = This board has no middle that could play a part (“{ $option }”).
problem-options-no-door-to-the-middle = The middle of this board has no door, so nobody could get in or out (“{ $option }”).
problem-options-no-start-squares = This board has no start squares for the pawns (“{ $option }”); let them start in the middle.
problem-options-too-few-rooms = There are more weapons than rooms, so they cannot lie one in each (“{ $option }”).
problem-options-two-sides-only = The hidden cards are for two sides (“{ $option }”), and this table is for more. Allow two seats too, or play without them.
problem-options-too-few-cards = There are too few cards for so many seats and a row (“{ $option }”).
problem-options-nobody-asks-in-the-middle = An accusation in the middle cannot follow a suggestion, since nobody asks there (“{ $option }”). Let it be made on the own turn.
problem-options-no-bonus-squares = This board has no squares for bonus cards (“{ $option }”). Play without them.
problem-options-not-with-two-sides = Bonus cards are not for two sides (“{ $option }”). Play without them, or with more seats.
problem-options-nothing-to-roll = Your own dice need a game that is played with dice. Choose one or two, or leave your own in the box.
