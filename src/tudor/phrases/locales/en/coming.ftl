### Coming to a table, coming back to it, and one device for several. $name is a person's name, or
### the suspect's where there is none; $table a table's name in words.

## A table with a password

coming-locked = This table has a password
coming-locked-hint = Ask whoever sent you the link.
coming-password = Password
coming-enter = Go in

## On another device

coming-other-device = Play on another device
coming-other-device-hint = A link takes your seat to your phone or to another browser: the same hand and the same notebook, live on both.
coming-other-device-make = Make the link
coming-other-device-link = Open this on the other device
coming-other-device-qr = The link as a QR code, for the other device to scan
coming-other-device-once = It works once, within an hour. Give it to nobody else: whoever opens it sees your cards.
coming-other-device-new = Make a new link
coming-copy = Copy
coming-copied = Copied
coming-returning = Taking you back to your seat …

## The curtain

coming-curtain = The curtain
coming-hand-over = Hand the device to { $name }
coming-elsewhere = { $name } is thinking
coming-call-move = { $name } is to move.
coming-call-answer = { $name } is asked, and must answer.
coming-call-show = { $name } is to show a card.
coming-lift = I am { $name }: lift the curtain
coming-lift-hint = Behind the curtain lies what only { $name } may see.
coming-look-besides = Or does somebody else want to look?
coming-look-group = Who wants to look behind the curtain?
coming-look = I am { $name }
coming-hand-of = For { $name } only
coming-hide = Hide my hand

## The tables on the front page

coming-mine = Your tables
coming-mine-over = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
coming-stage-lobby = Gathering
coming-stage-opening = The cards are being shuffled
coming-stage-over = Finished
coming-stage-playing = Under way
coming-turn-yours = Your turn
coming-turn-theirs = Waiting for { $name }
coming-with = With { $names }
coming-alone = Nobody else is there yet
coming-people = { $count ->
    [one] one person
   *[other] { $count } people
}
coming-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
coming-open = Open tables
coming-open-hint = Anyone may sit down here.
coming-free = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
coming-locked-mark = with a password

## Notifications

coming-push = Tell me when it is my turn
coming-push-hint = This browser then notifies you, even when the page is closed. The notification names the table and nothing else.
coming-push-denied = This browser does not allow notifications from here. You can change that in its settings for this page.
coming-push-turn = It is your turn at { $table }.
