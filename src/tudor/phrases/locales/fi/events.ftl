### What happened, one line an event: `event-` and the event's type. See en/events.ftl.
### A player's name is never inflected: it is the subject, or stands after "pelaajalle".

## Words that the sentences share

list-and = { $items } ja { $last }
event-you = sinä
event-player = { CARD($suspect, case: "mika") }
event-by-seat = { $who } { $number }

## Beginning

event-opening-rolled =
    { $rollers ->
        [1] Arpa ratkaisee:
       *[other] Aloitusheitot: { $rolls }.
    } { $again ->
        [none]
            { $me ->
                [opener] { $rollers ->
                    [1] sinä aloitat.
                   *[other] Sinä aloitat.
                }
               *[other] { $opener } aloittaa.
            }
       *[other] Tasan meni, uusintaheitto: { $again }.
    }
event-dealt =
    Kortit on jaettu: { $sizes }.{ $hands ->
        [hidden] { "" }
       *[other] { " " }Sinulla on { CARD($hands, case: "mika") }.
    }{ $open ->
        [none] { "" }
       *[other] { " " }Kaikkien nähtävillä: { CARD($open, case: "mika") }.
    }{ $row ->
        [none] { "" }
       *[other] { " " }Neljä korttia on rivissä kuvapuoli alaspäin.
    }
event-turn-began =
    Vuoro { $turn }: { $me ->
        [seat] sinä pelaat.
       *[other] { $seat } pelaa.
    }

## Moving

event-dice-taken =
    { $me ->
        [seat] Heität noppaa.
       *[other] { $seat } heittää noppaa.
    }
event-rolled =
    { $me ->
        [seat] Heität { $faces }{ $stuck ->
            [yes] , mutta et pääse mihinkään.
           *[no] .
        }
       *[other] { $seat } heittää { $faces }{ $stuck ->
            [yes] , mutta ei pääse mihinkään.
           *[no] .
        }
    }
event-moved =
    { $me ->
        [seat] { $how ->
            [passage] Hiivit salakäytävää pitkin { CARD($to, case: "mihin") }.
            [door] Astut ovesta { CARD($to, case: "mihin") }.
            [bonus] Menet suoraan { CARD($to, case: "mihin") }.
           *[walk] Kävelet { CARD($to, case: "mihin") }.
        }
       *[other] { $how ->
            [passage] { $seat } hiipii salakäytävää pitkin { CARD($to, case: "mihin") }.
            [door] { $seat } astuu ovesta { CARD($to, case: "mihin") }.
            [bonus] { $seat } menee suoraan { CARD($to, case: "mihin") }.
           *[walk] { $seat } kävelee { CARD($to, case: "mihin") }.
        }
    }
event-stayed =
    { $me ->
        [seat] Jäät { CARD($room, case: "mihin") } kyselemään.
       *[other] { $seat } jää { CARD($room, case: "mihin") } kyselemään.
    }

## Asking and answering

event-suggested =
    { $me ->
        [seat] Esität teorian:
       *[other] { $seat } esittää teorian:
    } { CARD($suspect, case: "mika") } { CARD($room, case: "missa") } { CARD($weapon, case: "milla") }.
event-brought = { CARD($piece, case: "alussa") } tuodaan { CARD($room, case: "mihin") }.
event-asked =
    { $by_table ->
        [yes] { $me ->
            [seat] Pöytä vastaa puolestasi.
           *[other] Pöytä vastaa pelaajan { $seat } puolesta.
        }
       *[no] { $me ->
            [seat] Vastausvuorossa olet sinä.
           *[other] Vastausvuorossa on { $seat }.
        }
    }
event-shown =
    { $me ->
        [seat] Näytät { CARD($card, case: "minka") } pelaajalle { $asker }.
        [asker] { $seat } näyttää sinulle { CARD($card, case: "minka") }.
       *[other] { $card ->
            [hidden] { $seat } näyttää kortin pelaajalle { $asker }.
           *[other] { $seat } näyttää { CARD($card, case: "minka") } pelaajalle { $asker }.
        }
    }
event-nothing-shown =
    { $me ->
        [seat] Et näytä korttia.
       *[other] { $seat } ei näytä korttia.
    }
event-unanswered =
    { $me ->
        [asker] Kukaan ei näytä sinulle korttia.
       *[other] Kukaan ei näytä korttia pelaajalle { $asker }.
    }
event-peeked =
    { $me ->
        [seat] Katsot
       *[other] { $seat } katsoo
    } rivin { $place ->
        [0] ensimmäisen
        [1] toisen
        [2] kolmannen
       *[3] neljännen
    } kortin{ $card ->
        [hidden] .
       *[other] : { CARD($card, case: "mika") }.
    }
event-challenged =
    { $me ->
        [seat] Kiistät pelaajan { $at } vastauksen
        [at] { $seat } kiistää vastauksesi
       *[other] { $seat } kiistää pelaajan { $at } vastauksen
    } teoriaan { $suggestion }. { $false ->
        [yes] Vastaus oli väärä: { $me ->
            [at] tästä lähin vain vastaat.
           *[other] tästä lähin { $at } vain vastaa.
        }
       *[no] Vastaus piti paikkansa: { $me ->
            [seat] et saa enää kiistää mitään.
           *[other] { $seat } ei saa enää kiistää mitään.
        }
    }

## Bonus cards

event-pile-empty = Bonuskortit sekoitetaan.
event-bonus-drawn =
    { $me ->
        [seat] Nostat bonuskortin
       *[other] { $seat } nostaa bonuskortin
    }: ”{ $bonus }”.{ $idle ->
        [yes] { " " }Siitä ei seuraa mitään.
       *[no] { "" }
    }
event-bonus-chosen =
    { $at ->
        [hidden] { $suspect ->
            [hidden] { $me ->
                [seat] Päätät lähteä { CARD($room, case: "mihin") }.
               *[other] { $seat } päättää lähteä { CARD($room, case: "mihin") }.
            }
           *[other] { $me ->
                [seat] Lähetät { CARD($suspect, case: "minka") } { CARD($room, case: "mihin") }.
               *[other] { $seat } lähettää { CARD($suspect, case: "minka") } { CARD($room, case: "mihin") }.
            }
        }
       *[other] { $by_table ->
            [yes] { $me ->
                [at] Pöytä näyttää kortin puolestasi.
               *[other] Pöytä näyttää kortin pelaajan { $at } puolesta.
            }
           *[no] { $me ->
                [at] Kortin näytät sinä.
               *[other] Kortin näyttää { $at }.
            }
        }
    }
event-looked =
    { $me ->
        [seat] { $at } näyttää sinulle { CARD($card, case: "minka") }.
        [at] Näytät { CARD($card, case: "minka") } pelaajalle { $seat }.
       *[other] { $card ->
            [hidden] { $at } näyttää kortin pelaajalle { $seat }.
           *[other] { $at } näyttää { CARD($card, case: "minka") } pelaajalle { $seat }.
        }
    }
event-revealed =
    { $me ->
        [seat] Näytät
       *[other] { $seat } näyttää
    } kaikille { CARD($card, case: "minka") }.

## Accusing and the end

event-accused =
    { $me ->
        [seat] Esität syytöksen:
       *[other] { $seat } esittää syytöksen:
    } { CARD($suspect, case: "mika") } { CARD($room, case: "missa") } { CARD($weapon, case: "milla") } – { $right ->
        [yes] { $me ->
            [seat] ja olet oikeassa.
           *[other] ja on oikeassa.
        }
       *[no] { $me ->
            [seat] ja olet väärässä. Sen teki { CARD($case_suspect, case: "mika") } { CARD($case_room, case: "missa") } { CARD($case_weapon, case: "milla") }; pidä se omana tietonasi.
           *[other] ja on väärässä.
        }
    }
event-put-aside = { CARD($suspect) } väistyy tieltä { CARD($room, case: "mihin") }.
event-laid-open =
    { $me ->
        [seat] Levität korttisi kaikkien nähtäville:
       *[other] { $seat } levittää korttinsa kaikkien nähtäville:
    } { CARD($cards, case: "mika") }.
event-turn-ended =
    { $me ->
        [seat] Lopetat vuorosi.
       *[other] { $seat } lopettaa vuoronsa.
    }
event-game-over =
    { $reason ->
        [solved] { $me ->
            [winner] Ratkaisit murhan ja voitit.
           *[other] { $winner } ratkaisi murhan ja voitti.
        }
        [all-wrong] Kukaan ei saa enää syyttää, ja murha jää ratkaisematta.
       *[turn-limit] Se oli viimeinen vuoro, ja murha jää ratkaisematta.
    } Sen teki { CARD($case_suspect, case: "mika") } { CARD($case_room, case: "missa") } { CARD($case_weapon, case: "milla") }.
