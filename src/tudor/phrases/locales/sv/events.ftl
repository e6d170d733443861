### What happened, one line an event: `event-` and the event's type. See en/events.ftl.
### `event-who` is the subject of a sentence: verbs are the same for "du" and for a name.

## Words that the sentences share

list-and = { $items } och { $last }
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
        [1] Lotten avgör:
       *[other] Slagen om vem som börjar: { $rolls }.
    } { $again ->
        [none]
            { $me ->
                [opener] { $rollers ->
                    [1] du börjar.
                   *[other] Du börjar.
                }
               *[other] { $opener } börjar.
            }
       *[other] Lika: { $again } slår om.
    }
event-dealt =
    Korten är utdelade: { $sizes }.{ $hands ->
        [hidden] { "" }
       *[other] { " " }Du har { CARD($hands, case: "den") }.
    }{ $open ->
        [none] { "" }
       *[other] { " " }Öppet på bordet: { CARD($open, case: "den") }.
    }{ $row ->
        [none] { "" }
       *[other] { " " }Fyra kort ligger dolda i en rad.
    }
event-turn-began =
    Drag { $turn }: { $me ->
        [seat] du är på tur.
       *[other] { $seat } är på tur.
    }

## Moving

event-dice-taken = { event-who } slår tärning.
event-rolled =
    { event-who } slår { $faces }{ $stuck ->
        [yes] { "" } men kommer ingenstans.
       *[no] .
    }
event-moved =
    { event-who } { $how ->
        [passage] tar den hemliga gången { CARD($to, case: "till") }.
        [door] går genom dörren { CARD($to, case: "till") }.
        [bonus] går raka vägen { CARD($to, case: "till") }.
       *[walk] går { CARD($to, case: "till") }.
    }
event-stayed = { event-who } stannar { CARD($room, case: "i") } för att fråga där.

## Asking and answering

event-suggested = { event-who } misstänker { CARD($suspect, case: "den") } { CARD($room, case: "i") } { CARD($weapon, case: "med") }.
event-brought = Nu förs { CARD($piece, case: "den") } { CARD($room, case: "till") }.
event-asked =
    { $by_table ->
        [yes] { $me ->
            [seat] Bordet svarar åt dig.
           *[other] Bordet svarar åt { $seat }.
        }
       *[no] { event-who } får frågan.
    }
event-shown =
    { $me ->
        [seat] Du visar { $asker } { CARD($card, case: "den") }.
        [asker] { $seat } visar dig { CARD($card, case: "den") }.
       *[other] { $card ->
            [hidden] { $seat } visar { $asker } ett kort.
           *[other] { $seat } visar { $asker } { CARD($card, case: "den") }.
        }
    }
event-nothing-shown = { event-who } visar inget kort.
event-unanswered =
    { $me ->
        [asker] Ingen visar dig något kort.
       *[other] Ingen visar { $asker } något kort.
    }
event-peeked =
    { event-who } tittar på det { $place ->
        [0] första
        [1] andra
        [2] tredje
       *[3] fjärde
    } kortet i raden{ $card ->
        [hidden] .
       *[other] : { CARD($card, case: "den") }.
    }
event-challenged =
    { $me ->
        [seat] Du ifrågasätter svaret från { $at }
        [at] { $seat } ifrågasätter ditt svar
       *[other] { $seat } ifrågasätter svaret från { $at }
    } på misstanke nummer { $suggestion }. { $false ->
        [yes] Det var falskt: { $me ->
            [at] från och med nu svarar du bara.
           *[other] från och med nu får { $at } bara svara.
        }
       *[no] Det var sant: { $me ->
            [seat] du får inte ifrågasätta fler svar.
           *[other] { $seat } får inte ifrågasätta fler svar.
        }
    }

## Bonus cards

event-pile-empty = Bonuskorten blandas.
event-bonus-drawn =
    { event-who } drar ett bonuskort: ”{ $bonus }”.{ $idle ->
        [yes] { " " }Det blir inget av det.
       *[no] { "" }
    }
event-bonus-chosen =
    { $at ->
        [hidden] { $suspect ->
            [hidden] { event-who } väljer vägen { CARD($room, case: "till") }.
           *[other] { event-who } skickar { CARD($suspect, case: "den") } { CARD($room, case: "till") }.
        }
       *[other] { $by_table ->
            [yes] { $me ->
                [at] Bordet väljer vilket kort du visar.
               *[other] Bordet väljer vilket kort { $at } visar.
            }
           *[no] { $me ->
                [at] Du ska visa ett kort.
               *[other] { $at } ska visa ett kort.
            }
        }
    }
event-looked =
    { $me ->
        [seat] { $at } visar dig { CARD($card, case: "den") }.
        [at] Du visar { $seat } { CARD($card, case: "den") }.
       *[other] { $card ->
            [hidden] { $at } visar { $seat } ett kort.
           *[other] { $at } visar { $seat } { CARD($card, case: "den") }.
        }
    }
event-revealed = { event-who } visar { CARD($card, case: "den") } för alla.

## Accusing and the end

event-accused =
    { event-who } anklagar { CARD($suspect, case: "den") } { CARD($room, case: "i") } { CARD($weapon, case: "med") } och har { $right ->
        [yes] rätt.
       *[no] fel.{ $me ->
            [seat] { " " }Det var { CARD($case_suspect, case: "den") } { CARD($case_room, case: "i") } { CARD($case_weapon, case: "med") }; behåll det för dig själv.
           *[other] { "" }
        }
    }
event-put-aside = { CARD($suspect) } går ur vägen, { CARD($room, case: "till") }.
event-laid-open =
    { $me ->
        [seat] Du lägger upp dina kort:
       *[other] { $seat } lägger upp sina kort:
    } { CARD($cards, case: "den") }.
event-turn-ended =
    { $me ->
        [seat] Du avslutar ditt drag.
       *[other] { $seat } avslutar sitt drag.
    }
event-game-over =
    { $reason ->
        [solved] { $me ->
            [winner] Du har löst mordet och vinner.
           *[other] { $winner } har löst mordet och vinner.
        }
        [all-wrong] Ingen får längre anklaga, och mordet förblir olöst.
       *[turn-limit] Det var det sista draget, och mordet förblir olöst.
    } Det var { CARD($case_suspect, case: "den") } { CARD($case_room, case: "i") } { CARD($case_weapon, case: "med") }.
