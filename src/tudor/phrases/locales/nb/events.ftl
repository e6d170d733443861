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
        [1] Loddet avgjør:
       *[other] Terningene avgjør hvem som begynner: { $rolls }.
    } { $again ->
        [none]
            { $me ->
                [opener] Du begynner.
               *[other] { $opener } begynner.
            }
       *[other] Det står likt – { $again } kaster på nytt.
    }
event-dealt =
    Kortene er delt ut: { $sizes }.{ $hands ->
        [hidden] { "" }
       *[other] { " " }Du har { CARD($hands, case: "den") }.
    }{ $open ->
        [none] { "" }
       *[other] { " " }Åpent på bordet: { CARD($open, case: "den") }.
    }{ $row ->
        [none] { "" }
       *[other] { " " }Fire kort ligger skjult i en rad.
    }
event-turn-began =
    Tur { $turn }: { $me ->
        [seat] Du spiller.
       *[other] { $seat } spiller.
    }

## Moving

event-dice-taken = { event-who } kaster terning.
event-rolled =
    { event-who } får { $faces }{ $stuck ->
        [yes] , men kommer ingen vei.
       *[no] .
    }
event-moved =
    { event-who } { $how ->
        [passage] tar den hemmelige gangen { CARD($to, case: "til") }.
        [door] går gjennom døren { CARD($to, case: "til") }.
        [bonus] går rett { CARD($to, case: "til") }.
       *[walk] går { CARD($to, case: "til") }.
    }
event-stayed = { event-who } blir { CARD($room, case: "i") } for å spørre der.

## Asking and answering

event-suggested = { event-who } antar at det var { CARD($suspect, case: "den") } { CARD($room, case: "i") } { CARD($weapon, case: "med") }.
event-brought = Så hentes { CARD($piece, case: "den") } { CARD($room, case: "til") }.
event-asked =
    { $by_table ->
        [yes] { $me ->
            [seat] Bordet svarer for deg.
           *[other] Bordet svarer for { $seat }.
        }
       *[no] { event-who } blir spurt.
    }
event-shown =
    { $me ->
        [seat] Du viser { $asker } { CARD($card, case: "den") }.
        [asker] { $seat } viser deg { CARD($card, case: "den") }.
       *[other] { $card ->
            [hidden] { $seat } viser { $asker } et kort.
           *[other] { $seat } viser { $asker } { CARD($card, case: "den") }.
        }
    }
event-nothing-shown = { event-who } viser ikke noe kort.
event-unanswered =
    { $me ->
        [asker] Ingen viser deg noe kort.
       *[other] Ingen viser { $asker } noe kort.
    }
event-peeked =
    { event-who } kikker på det { $place ->
        [0] første
        [1] andre
        [2] tredje
       *[3] fjerde
    } kortet i raden{ $card ->
        [hidden] .
       *[other] : { CARD($card, case: "den") }.
    }
event-challenged =
    { $me ->
        [seat] Du bestrider svaret fra { $at }
        [at] { $seat } bestrider svaret ditt
       *[other] { $seat } bestrider svaret fra { $at }
    } på antagelse nummer { $suggestion }. { $false ->
        [yes] Det var falskt. { $me ->
            [at] Fra nå av får du bare svare.
           *[other] Fra nå av får { $at } bare svare.
        }
       *[no] Det var sant. { $me ->
            [seat] Du får ikke bestride flere svar.
           *[other] { $seat } får ikke bestride flere svar.
        }
    }

## Bonus cards

event-pile-empty = Bonuskortene stokkes.
event-bonus-drawn =
    { event-who } trekker et bonuskort: «{ $bonus }».{ $idle ->
        [yes] { " " }Det kommer ingenting ut av det.
       *[no] { "" }
    }
event-bonus-chosen =
    { $at ->
        [hidden] { $suspect ->
            [hidden] { event-who } velger veien { CARD($room, case: "til") }.
           *[other] { event-who } sender { CARD($suspect, case: "den") } { CARD($room, case: "til") }.
        }
       *[other] { $by_table ->
            [yes] { $me ->
                [at] Bordet viser et kort for deg.
               *[other] Bordet viser et kort for { $at }.
            }
           *[no] { $me ->
                [at] Du skal vise et kort.
               *[other] { $at } skal vise et kort.
            }
        }
    }
event-looked =
    { $me ->
        [seat] { $at } viser deg { CARD($card, case: "den") }.
        [at] Du viser { $seat } { CARD($card, case: "den") }.
       *[other] { $card ->
            [hidden] { $at } viser { $seat } et kort.
           *[other] { $at } viser { $seat } { CARD($card, case: "den") }.
        }
    }
event-revealed = { event-who } viser et kort til alle: { CARD($card, case: "den") }.

## Accusing and the end

event-accused =
    { event-who } anklager { CARD($suspect, case: "den") } for å ha begått mordet { CARD($room, case: "i") } { CARD($weapon, case: "med") } – og { $right ->
        [yes] har rett.
       *[no] tar feil.{ $me ->
            [seat] { " " }Det var { CARD($case_suspect, case: "den") } { CARD($case_room, case: "i") } { CARD($case_weapon, case: "med") }. Hold det for deg selv.
           *[other] { "" }
        }
    }
event-put-aside = { CARD($suspect) } gir plass og går { CARD($room, case: "til") }.
event-laid-open =
    { $me ->
        [seat] Du legger kortene dine åpent på bordet:
       *[other] { $seat } legger kortene sine åpent på bordet:
    } { CARD($cards, case: "den") }.
event-turn-ended =
    { $me ->
        [seat] Du avslutter turen din.
       *[other] { $seat } avslutter turen sin.
    }
event-game-over =
    { $reason ->
        [solved] { $me ->
            [winner] Du har oppklart mordet og vinner.
           *[other] { $winner } har oppklart mordet og vinner.
        }
        [all-wrong] Ingen kan anklage lenger, og mordet forblir uoppklart.
       *[turn-limit] Det var den siste turen, og mordet forblir uoppklart.
    } Det var { CARD($case_suspect, case: "den") } { CARD($case_room, case: "i") } { CARD($case_weapon, case: "med") }.
