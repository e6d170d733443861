### What happened, one line an event: `event-` and the event's type. See en/events.ftl.
### `event-who` is the subject of a sentence: verbs are the same for "du" and for a name.

## Words that the sentences share

list-and = { $items } og { $last }
event-you = du
event-player = { CARD($suspect, case: "den") }
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
       *[other] Terningerne afgør, hvem der begynder: { $rolls }.
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

event-dice-taken = { event-who } kaster.
event-rolled =
    { event-who } slår { $faces }{ $stuck ->
        [yes] , men kommer ingen vegne.
       *[no] .
    }
event-moved =
    { event-who } { $how ->
        [passage] tager den hemmelige gang { CARD($to, case: "til") }.
        [door] går gennem døren { CARD($to, case: "til") }.
        [bonus] går direkte { CARD($to, case: "til") }.
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
event-nothing-shown = { event-who } viser ikke noget kort.
event-unanswered =
    { $me ->
        [asker] Ingen viser dig noget kort.
       *[other] Ingen viser { $asker } noget kort.
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
event-challenged =
    { $me ->
        [seat] Du betvivler svaret fra { $at }
        [at] { $seat } betvivler dit svar
       *[other] { $seat } betvivler svaret fra { $at }
    } på spørgsmål nr. { $suggestion }. { $false ->
        [yes] Det var usandt: { $me ->
            [at] fra nu af må du kun svare.
           *[other] fra nu af må { $at } kun svare.
        }
       *[no] Det var sandt: { $me ->
            [seat] du må ikke betvivle flere svar.
           *[other] { $seat } må ikke betvivle flere svar.
        }
    }

## Bonus cards

event-pile-empty = Bonuskortene blandes.
event-bonus-drawn =
    { event-who } trækker et bonuskort: »{ $bonus }«.{ $idle ->
        [yes] { " " }Der kommer ikke noget ud af det.
       *[no] { "" }
    }
event-bonus-chosen =
    { $at ->
        [hidden] { $suspect ->
            [hidden] { event-who } vælger at gå { CARD($room, case: "til") }.
           *[other] { event-who } sender { CARD($suspect, case: "den") } { CARD($room, case: "til") }.
        }
       *[other] { $by_table ->
            [yes] { $me ->
                [at] Bordet viser et kort på dine vegne.
               *[other] Bordet viser et kort på vegne af { $at }.
            }
           *[no] { $me ->
                [at] Du skal vise et kort.
               *[other] { $at } skal vise et kort.
            }
        }
    }
event-looked =
    { $me ->
        [seat] { $at } viser dig { CARD($card, case: "den") }.
        [at] Du viser { $seat } { CARD($card, case: "den") }.
       *[other] { $card ->
            [hidden] { $at } viser { $seat } et kort.
           *[other] { $at } viser { $seat } { CARD($card, case: "den") }.
        }
    }
event-revealed = { event-who } viser { CARD($card, case: "den") } til alle.

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
