### What happened, one line an event: `event-` and the event's type.
### Arguments are the event's fields (see tell.py): seats are names, a field that the reader may
### not know is "hidden", an empty list "none". $me is the field in which the reader is: "none" or,
### say, "seat". Cards and places are ids, for CARD.

## Words that the sentences share

# Joins a list: $items are all but the last, with commas between.
list-and = { $items } and { $last }
# The reader, in a list of players.
event-you = you
# A player who goes by the name of the suspect, in the middle of a sentence.
event-player = { CARD($suspect, case: "the") }
# A player and a number that goes with them: what they rolled, how many cards they have.
event-by-seat = { $who } { $number }

## Beginning

event-opening-rolled =
    { $rollers ->
        [1] Drawn by lot:
       *[other] Rolls for the first turn: { $rolls }.
    } { $again ->
        [none]
            { $me ->
                [opener] { $rollers ->
                    [1] you begin.
                   *[other] You begin.
                }
               *[other] { $opener } begins.
            }
       *[other] A tie: { $again } roll again.
    }
event-dealt =
    The cards are dealt: { $sizes }.{ $hands ->
        [hidden] { "" }
       *[other] { " " }You hold { CARD($hands, case: "the") }.
    }{ $open ->
        [none] { "" }
       *[other] { " " }For all to see: { CARD($open, case: "the") }.
    }{ $row ->
        [none] { "" }
       *[other] { " " }Four cards lie face down in a row.
    }
event-turn-began =
    Turn { $turn }: { $me ->
        [seat] you play.
       *[other] { $seat } plays.
    }

## Moving

event-dice-taken =
    { $me ->
        [seat] You roll.
       *[other] { $seat } rolls.
    }
event-rolled =
    { $me ->
        [seat] You roll { $faces }{ $stuck ->
            [yes] { "" } but have nowhere to go.
           *[no] .
        }
       *[other] { $seat } rolls { $faces }{ $stuck ->
            [yes] { "" } but has nowhere to go.
           *[no] .
        }
    }
event-moved =
    { $me ->
        [seat] { $how ->
            [passage] You take the secret passage { CARD($to, case: "to") }.
            [door] You go through the door { CARD($to, case: "to") }.
            [bonus] You go straight { CARD($to, case: "to") }.
           *[walk] You walk { CARD($to, case: "to") }.
        }
       *[other] { $how ->
            [passage] { $seat } takes the secret passage { CARD($to, case: "to") }.
            [door] { $seat } goes through the door { CARD($to, case: "to") }.
            [bonus] { $seat } goes straight { CARD($to, case: "to") }.
           *[walk] { $seat } walks { CARD($to, case: "to") }.
        }
    }
event-stayed =
    { $me ->
        [seat] You stay { CARD($room, case: "in") } to ask there.
       *[other] { $seat } stays { CARD($room, case: "in") } to ask there.
    }

## Asking and answering

event-suggested =
    { $me ->
        [seat] You suggest
       *[other] { $seat } suggests
    } { CARD($suspect, case: "the") } { CARD($room, case: "in") } { CARD($weapon, case: "with") }.
event-brought = Brought { CARD($room, case: "to") }: { CARD($piece, case: "the") }.
event-asked =
    { $by_table ->
        [yes] { $me ->
            [seat] The table answers for you.
           *[other] The table answers for { $seat }.
        }
       *[no] { $me ->
            [seat] You are asked.
           *[other] { $seat } is asked.
        }
    }
event-shown =
    { $me ->
        [seat] You show { $asker } { CARD($card, case: "the") }.
        [asker] { $seat } shows you { CARD($card, case: "the") }.
       *[other] { $card ->
            [hidden] { $seat } shows { $asker } a card.
           *[other] { $seat } shows { $asker } { CARD($card, case: "the") }.
        }
    }
event-nothing-shown =
    { $me ->
        [seat] You show nothing.
       *[other] { $seat } shows nothing.
    }
event-unanswered =
    { $me ->
        [asker] Nobody shows you a card.
       *[other] Nobody shows { $asker } a card.
    }
event-peeked =
    { $me ->
        [seat] You look
       *[other] { $seat } looks
    } at the { $place ->
        [0] first
        [1] second
        [2] third
       *[3] fourth
    } card of the row{ $card ->
        [hidden] .
       *[other] : { CARD($card, case: "the") }.
    }
event-challenged =
    { $me ->
        [seat] You challenge the “nothing” of { $at }
        [at] { $seat } challenges your “nothing”
       *[other] { $seat } challenges the “nothing” of { $at }
    } to suggestion { $suggestion }{ $false ->
        [yes] . It was false: { $me ->
            [at] from now on you only answer.
           *[other] from now on { $at } only answers.
        }
       *[no] . It was true: { $me ->
            [seat] you may challenge no more.
           *[other] { $seat } may challenge no more.
        }
    }

## Bonus cards

event-pile-empty = The bonus cards are shuffled.
event-bonus-drawn =
    { $me ->
        [seat] You draw a bonus card
       *[other] { $seat } draws a bonus card
    }: “{ $bonus }”.{ $idle ->
        [yes] { " " }Nothing comes of it.
       *[no] { "" }
    }
event-bonus-chosen =
    { $at ->
        [hidden] { $suspect ->
            [hidden] { $me ->
                [seat] You choose the way { CARD($room, case: "to") }.
               *[other] { $seat } chooses the way { CARD($room, case: "to") }.
            }
           *[other] { $me ->
                [seat] You send { CARD($suspect, case: "the") } { CARD($room, case: "to") }.
               *[other] { $seat } sends { CARD($suspect, case: "the") } { CARD($room, case: "to") }.
            }
        }
       *[other] { $by_table ->
            [yes] { $me ->
                [at] The table shows a card for you.
               *[other] The table shows a card for { $at }.
            }
           *[no] { $me ->
                [at] It is for you to show a card.
               *[other] It is for { $at } to show a card.
            }
        }
    }
event-looked =
    { $me ->
        [seat] { $at } shows you { CARD($card, case: "the") }.
        [at] You show { $seat } { CARD($card, case: "the") }.
       *[other] { $card ->
            [hidden] { $at } shows { $seat } a card.
           *[other] { $at } shows { $seat } { CARD($card, case: "the") }.
        }
    }
event-revealed =
    { $me ->
        [seat] You show
       *[other] { $seat } shows
    } everybody { CARD($card, case: "the") }.

## Accusing and the end

event-accused =
    { $me ->
        [seat] You accuse
       *[other] { $seat } accuses
    } { CARD($suspect, case: "the") } { CARD($room, case: "in") } { CARD($weapon, case: "with") }, { $right ->
        [yes] { $me ->
            [seat] and are right.
           *[other] and is right.
        }
       *[no] { $me ->
            [seat] and are wrong. It was { CARD($case_suspect, case: "the") } { CARD($case_room, case: "in") } { CARD($case_weapon, case: "with") }; keep it to yourself.
           *[other] and is wrong.
        }
    }
event-put-aside = { CARD($suspect, case: "the") } steps out of the way, { CARD($room, case: "to") }.
event-laid-open =
    { $me ->
        [seat] You lay your cards open:
       *[other] { $seat } lays all cards open:
    } { CARD($cards, case: "the") }.
event-turn-ended =
    { $me ->
        [seat] You end your turn.
       *[other] { $seat } ends the turn.
    }
event-game-over =
    { $reason ->
        [solved] { $me ->
            [winner] You have solved the murder and win.
           *[other] { $winner } has solved the murder and wins.
        }
        [all-wrong] Nobody may accuse any more, and the murder stays unsolved.
       *[turn-limit] That was the last turn, and the murder stays unsolved.
    } It was { CARD($case_suspect, case: "the") } { CARD($case_room, case: "in") } { CARD($case_weapon, case: "with") }.
