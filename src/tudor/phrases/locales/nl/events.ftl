### What happened, one line an event: `event-` and the event's type. See en/events.ftl.
### `event-who` is the subject of a sentence, before verbs that are the same for "je" and for a
### name (gooit, gaat, but not kunt/kan).

## Words that the sentences share

list-and = { $items } en { $last }
event-you = jij
event-player = { CARD($suspect, case: "de") }
event-by-seat = { $who } { $number }
event-who =
    { $me ->
        [seat] Je
       *[other] { $seat }
    }

## Beginning

event-opening-rolled =
    { $rollers ->
        [1] Het lot beslist:
       *[other] Er wordt gegooid om de eerste beurt: { $rolls }.
    } { $again ->
        [none]
            { $me ->
                [opener] { $rollers ->
                    [1] jij begint.
                   *[other] Jij begint.
                }
               *[other] { $opener } begint.
            }
       *[other] Gelijk: { $again } gooien opnieuw.
    }
event-dealt =
    De kaarten zijn gedeeld: { $sizes }.{ $hands ->
        [hidden] { "" }
       *[other] { " " }Je hebt { CARD($hands, case: "de") }.
    }{ $open ->
        [none] { "" }
       *[other] { " " }Open op tafel: { CARD($open, case: "de") }.
    }{ $row ->
        [none] { "" }
       *[other] { " " }Vier kaarten liggen gesloten in een rij.
    }
event-turn-began =
    Beurt { $turn }: { $me ->
        [seat] jij bent aan zet.
       *[other] { $seat } is aan zet.
    }

## Moving

event-dice-taken = { event-who } gaat gooien.
event-rolled =
    { event-who } gooit { $faces }{ $stuck ->
        [yes] { $me ->
            [seat] , maar kunt geen kant op.
           *[other] , maar kan geen kant op.
        }
       *[no] .
    }
event-moved =
    { event-who } { $how ->
        [passage] neemt de geheime doorgang { CARD($to, case: "naar") }.
        [door] gaat door de deur { CARD($to, case: "naar") }.
        [bonus] gaat rechtstreeks { CARD($to, case: "naar") }.
       *[walk] loopt { CARD($to, case: "naar") }.
    }
event-stayed = { event-who } blijft { CARD($room, case: "in") } voor een suggestie.

## Asking and answering

event-suggested = { event-who } verdenkt { CARD($suspect, case: "de") }, { CARD($room, case: "in") }, { CARD($weapon, case: "met") }.
event-brought = Nu wordt { CARD($piece, case: "de") } { CARD($room, case: "naar") } gebracht.
event-asked =
    { $by_table ->
        [yes] { $me ->
            [seat] De tafel antwoordt voor jou.
           *[other] De tafel antwoordt voor { $seat }.
        }
       *[no] { $me ->
            [seat] De vraag gaat naar jou.
           *[other] De vraag gaat naar { $seat }.
        }
    }
event-shown =
    { $me ->
        [seat] Je laat { $asker } { CARD($card, case: "de") } zien.
        [asker] { $seat } laat je { CARD($card, case: "de") } zien.
       *[other] { $card ->
            [hidden] { $seat } laat { $asker } een kaart zien.
           *[other] { $seat } laat { $asker } { CARD($card, case: "de") } zien.
        }
    }
event-nothing-shown = { event-who } laat geen kaart zien.
event-unanswered =
    { $me ->
        [asker] Niemand laat je een kaart zien.
       *[other] Niemand laat { $asker } een kaart zien.
    }
event-peeked =
    { event-who } bekijkt de { $place ->
        [0] eerste
        [1] tweede
        [2] derde
       *[3] vierde
    } kaart van de rij{ $card ->
        [hidden] .
       *[other] : { CARD($card, case: "de") }.
    }
event-challenged =
    { $me ->
        [seat] Je betwist het antwoord van { $at }
        [at] { $seat } betwist jouw antwoord
       *[other] { $seat } betwist het antwoord van { $at }
    } op suggestie { $suggestion }. { $false ->
        [yes] Het was onwaar: { $me ->
            [at] voortaan geef je alleen nog antwoord.
           *[other] voortaan geeft { $at } alleen nog antwoord.
        }
       *[no] Het was waar: { $me ->
            [seat] je mag niets meer betwisten.
           *[other] { $seat } mag niets meer betwisten.
        }
    }

## Bonus cards

event-pile-empty = De bonuskaarten worden geschud.
event-bonus-drawn =
    { event-who } trekt een bonuskaart: ‘{ $bonus }’.{ $idle ->
        [yes] { " " }Die levert niets op.
       *[no] { "" }
    }
event-bonus-chosen =
    { $at ->
        [hidden] { $suspect ->
            [hidden] { event-who } kiest voor { CARD($room, case: "de") }.
           *[other] { event-who } stuurt { CARD($suspect, case: "de") } { CARD($room, case: "naar") }.
        }
       *[other] { $by_table ->
            [yes] { $me ->
                [at] De tafel laat voor jou een kaart zien.
               *[other] De tafel laat voor { $at } een kaart zien.
            }
           *[no] { $me ->
                [at] Jij moet een kaart laten zien.
               *[other] { $at } moet een kaart laten zien.
            }
        }
    }
event-looked =
    { $me ->
        [seat] { $at } laat je { CARD($card, case: "de") } zien.
        [at] Je laat { $seat } { CARD($card, case: "de") } zien.
       *[other] { $card ->
            [hidden] { $at } laat { $seat } een kaart zien.
           *[other] { $at } laat { $seat } { CARD($card, case: "de") } zien.
        }
    }
event-revealed = { event-who } laat iedereen { CARD($card, case: "de") } zien.

## Accusing and the end

event-accused =
    { event-who } beschuldigt { CARD($suspect, case: "de") }, { CARD($room, case: "in") }, { CARD($weapon, case: "met") } – { $right ->
        [yes] en dat klopt.
       *[no] en zit ernaast.{ $me ->
            [seat] { " " }Het was { CARD($case_suspect, case: "de") }, { CARD($case_room, case: "in") }, { CARD($case_weapon, case: "met") }; houd het voor je.
           *[other] { "" }
        }
    }
event-put-aside = { CARD($suspect) } gaat opzij, { CARD($room, case: "naar") }.
event-laid-open =
    { $me ->
        [seat] Je legt je kaarten open op tafel:
       *[other] { $seat } legt alle kaarten open op tafel:
    } { CARD($cards, case: "de") }.
event-turn-ended =
    { $me ->
        [seat] Je beurt zit erop.
       *[other] De beurt van { $seat } zit erop.
    }
event-game-over =
    { $reason ->
        [solved] { $me ->
            [winner] Je lost de moord op en wint.
           *[other] { $winner } lost de moord op en wint.
        }
        [all-wrong] Niemand mag nog beschuldigen; de moord blijft onopgelost.
       *[turn-limit] Dat was de laatste beurt; de moord blijft onopgelost.
    } Het was { CARD($case_suspect, case: "de") }, { CARD($case_room, case: "in") }, { CARD($case_weapon, case: "met") }.
