### Why the server refuses a call: `problem-` and the reason.

problem-no-token = We do not know who you are. Sit down at a table first, or send a guest’s token.
problem-not-your-seat = That seat is somebody else’s. Play from your own.
problem-wrong-origin = That call came from another site’s page. Play from this server’s own address.
problem-unknown-table = There is no such table. Check the link, or open a table of your own.
problem-unknown-seat = This table has no such seat.
problem-unknown-edition = There is no such edition.
problem-stale = The table has moved on since then. Look at where the game stands, and choose again.
problem-seat-taken = Somebody already sits there. Choose another seat.
problem-suspect-taken = Somebody already plays that suspect. Choose another.
problem-table-full = Every seat at this table is taken. You can watch, or open a table of your own.
problem-not-over = The game is still going on; its record is open once it is over.
problem-not-started = The game has not begun yet; it does when every seat is taken.
problem-too-large = That is more than we take in at once. Send less.
problem-malformed = We cannot read that: { $detail }.
problem-storage = The table’s log is out of reach just now, and nothing has been played. Try again in a moment.
problem-method-not-allowed = That cannot be done at this address.
problem-not-found = There is nothing at this address.
problem-internal = Something has gone wrong on our side. Try again; if it goes on, tell whoever runs this server.

## House rules that are refused: `problem-options-` and the reason; $option is the option's key.

problem-options = The house rules do not fit each other at “{ $option }”.
problem-options-unknown-option = There is no house rule “{ $option }”.
problem-options-unknown-value = “{ $option }” cannot have that value.
problem-options-unknown-edition = There is no such edition (“{ $option }”).
problem-options-out-of-range = “{ $option }” is outside what this game can be played with.
problem-options-not-a-free-suspect = Each seat plays a suspect of its own from this edition (“{ $option }”).
problem-options-no-middle = This board has no middle that could play a part (“{ $option }”).
problem-options-no-door-to-the-middle = The middle of this board has no door, so nobody could get in or out (“{ $option }”).
problem-options-no-start-squares = This board has no start squares for the pawns (“{ $option }”); let them start in the middle.
problem-options-too-few-rooms = There are more weapons than rooms, so they cannot lie one in each (“{ $option }”).
problem-options-two-sides-only = The row of hidden cards is for two sides (“{ $option }”); allow two seats at most.
problem-options-too-few-cards = There are too few cards for so many seats and a row (“{ $option }”).
problem-options-nobody-asks-in-the-middle = An accusation in the middle cannot follow a suggestion, since nobody asks there (“{ $option }”). Let it be made on the own turn.
problem-options-no-dice = Without dice nobody can roll for the first turn (“{ $option }”); let the lot decide.
problem-options-not-playable-yet = That house rule cannot be played yet (“{ $option }”).
