### What happened, one line an event: `event-` and the event's type. See en/events.ftl.
### `event-who` is the subject of a sentence: verbs are the same for "du" and for a name.

## Words that the sentences share

list-and = { $items } og { $last }
event-you = du
event-by-seat = { $who } { $number }
event-who =
    { $me ->
        [seat] Du
       *[other] { $seat }
    }

## Beginning

event-opening-rolled =
    { $rollers ->
        [1] Loddet er trukket:
       *[other] Der kastes om første tur: { $rolls }.
    } { $again ->
        [none]
            { $me ->
                [opener] { $rollers ->
                    [1] du begynder.
                   *[other] Du begynder.
                }
               *[other] { $opener } begynder.
            }
       *[other] Det står lige: { $again } kaster igen.
    }
event-dealt =
    Kortene er delt ud: { $sizes }.{ $hands ->
        [hidden] { "" }
       *[other] { " " }Du har { CARD($hands, case: "den") }.
    }{ $open ->
        [none] { "" }
       *[other] { " " }Åbent på bordet: { CARD($open, case: "den") }.
    }{ $row ->
        [none] { "" }
       *[other] { " " }Fire kort ligger skjult i en række.
    }
event-turn-began =
    Tur { $turn }: { $me ->
        [seat] du spiller.
       *[other] { $seat } spiller.
    }

## Moving

event-dice-taken = { event-who } tager terningerne.
event-rolled =
    { event-who } slår { $faces }{ $stuck ->
        [yes] , men kommer ingen vegne.
       *[no] .
    }
event-moved =
    { event-who } { $how ->
        [passage] tager den hemmelige gang { CARD($to, case: "til") }.
        [door] går gennem døren { CARD($to, case: "til") }.
       *[walk] går { CARD($to, case: "til") }.
    }
event-stayed = { event-who } bliver { CARD($room, case: "i") } for at spørge dér.

## Asking and answering

event-suggested = { event-who } mistænker { CARD($suspect, case: "den") } { CARD($room, case: "i") } { CARD($weapon, case: "med") }.
event-brought = Så hentes { CARD($piece, case: "den") } ind { CARD($room, case: "i") }.
event-asked =
    { $by_table ->
        [yes] { $me ->
            [seat] Bordet svarer for dig.
           *[other] Bordet svarer for { $seat }.
        }
       *[no] { event-who } bliver spurgt.
    }
event-shown =
    { $me ->
        [seat] Du viser { $asker } { CARD($card, case: "den") }.
        [asker] { $seat } viser dig { CARD($card, case: "den") }.
       *[other] { $card ->
            [hidden] { $seat } viser { $asker } et kort.
           *[other] { $seat } viser { $asker } { CARD($card, case: "den") }.
        }
    }
event-nothing-shown = { event-who } har ingen af de tre kort.
event-unanswered =
    { $me ->
        [asker] Ingen kan vise dig et kort.
       *[other] Ingen kan vise { $asker } et kort.
    }
event-peeked =
    { event-who } kigger på det { $place ->
        [0] første
        [1] andet
        [2] tredje
       *[3] fjerde
    } kort i rækken{ $card ->
        [hidden] .
       *[other] : { CARD($card, case: "den") }.
    }

## Accusing and the end

event-accused =
    { event-who } anklager { CARD($suspect, case: "den") } { CARD($room, case: "i") } { CARD($weapon, case: "med") }{ $right ->
        [yes] { " " }– og har ret.
       *[no] { " " }– men tager fejl.{ $me ->
            [seat] { " " }Det var { CARD($case_suspect, case: "den") } { CARD($case_room, case: "i") } { CARD($case_weapon, case: "med") }; hold det for dig selv.
           *[other] { "" }
        }
    }
event-put-aside = { CARD($suspect) } gør plads foran døren og går ind { CARD($room, case: "i") }.
event-laid-open =
    { $me ->
        [seat] Du lægger dine kort åbent frem:
       *[other] { $seat } lægger sine kort åbent frem:
    } { CARD($cards, case: "den") }.
event-turn-ended =
    { $me ->
        [seat] Du afslutter din tur.
       *[other] { $seat } afslutter sin tur.
    }
event-game-over =
    { $reason ->
        [solved] { $me ->
            [winner] Du har opklaret mordet og vinder.
           *[other] { $winner } har opklaret mordet og vinder.
        }
        [all-wrong] Ingen må anklage mere, og mordet forbliver uopklaret.
       *[turn-limit] Sidste tur er spillet, og mordet forbliver uopklaret.
    } Det var { CARD($case_suspect, case: "den") } { CARD($case_room, case: "i") } { CARD($case_weapon, case: "med") }.
