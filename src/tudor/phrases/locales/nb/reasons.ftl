### Why a mark is certain, what is wrong with notes, and what moves a probability. See en/reasons.ftl.

## Deler av setninger

reason-plain = { $clause }.
reason-card = { CARD($card, case: "den") }
reason-nor = { $items } eller { $last }
reason-because = { $what } ({ $why })
reason-question = antagelse { $number }
reason-accusation = anklage { $number }
reason-entry =
    { $number ->
        [0] via et bonuskort
       *[other] notat { $number }
    }
reason-at =
    { $at ->
        [me] hos deg
        [place] på plass { $place } i raden
        [case-file] i konvolutten
       *[seat] hos { $who }
    }
reason-holds =
    { $at ->
        [me] du har { $cards }
        [place] kort { $place } i raden er { $cards }
        [case-file] { $cards } ligger i konvolutten
       *[seat] { $who } har { $cards }
    }
reason-lacks =
    { $at ->
        [me] { $count ->
            [1] du har ikke { $cards }
           *[other] du har verken { $cards }
        }
        [place] { $count ->
            [1] kort { $place } i raden er ikke { $cards }
           *[other] kort { $place } i raden er verken { $cards }
        }
        [case-file] { $count ->
            [1] { $cards } ligger ikke i konvolutten
           *[other] verken { $cards } ligger i konvolutten
        }
       *[seat] { $count ->
            [1] { $who } har ikke { $cards }
           *[other] { $who } har verken { $cards }
        }
    }

## Hvor et merke kommer fra

reason-from-shown =
    { $me ->
        [by] du viste { $to } kortet, { $entry }
        [to] { $by } viste deg kortet, { $entry }
       *[none] { $by } viste { $to } kortet, { $entry }
    }
reason-from-laid-open =
    { $number ->
        [0] åpent for alle
       *[other] åpent for alle, notat { $number }
    }
reason-from-peek =
    { $number ->
        [0] du så kortet i raden
       *[other] du så kortet i raden, notat { $number }
    }
reason-from-case-file = du så kortet i konvolutten, anklage { $number }
reason-from-right = anklage { $number } var riktig
reason-from-nothing = ikke noe kort på antagelse { $number }
reason-from-challenge =
    { $number ->
        [0] ikke noe kort på antagelse { $asked }, bestridt, men sant
       *[other] ikke noe kort på antagelse { $asked }, sant ifølge bestridelse { $number }
    }
reason-from-open =
    { $count ->
        [1] kortet ligger åpent
       *[other] kortene ligger åpent
    }
reason-from-elsewhere =
    { $count ->
        [1] { $at ->
            [me] du har kortet
            [place] kortet ligger på plass { $place } i raden
            [case-file] kortet ligger i konvolutten
           *[seat] { $who } har kortet
        }
       *[other] { $at ->
            [me] du har kortene
            [place] kortene ligger på plass { $place } i raden
            [case-file] kortene ligger i konvolutten
           *[seat] { $who } har kortene
        }
    }
reason-from-full-hand =
    { $at ->
        [place] der ligger et annet kort
       *[seat] hele hånden er kjent
    }
reason-from-kind =
    { $kind ->
        [suspect] den mistenkte der
        [weapon] våpenet der
       *[room] rommet der
    } er { CARD($card, case: "den") }
reason-from-supposed = forutsatt
reason-from-given = tatt for gitt

## Slutning og forutsetning

reason-so = { $because }, så { $clause }
reason-suppose =
    sett at { $holds ->
        [yes] { $at ->
            [me] du har { CARD($card, case: "den") }
            [place] kort { $place } i raden er { CARD($card, case: "den") }
            [case-file] { CARD($card, case: "den") } ligger i konvolutten
           *[seat] { $who } har { CARD($card, case: "den") }
        }
       *[no] { $at ->
            [me] du ikke har { CARD($card, case: "den") }
            [place] kort { $place } i raden ikke er { CARD($card, case: "den") }
            [case-file] { CARD($card, case: "den") } ikke ligger i konvolutten
           *[seat] { $who } ikke har { CARD($card, case: "den") }
        }
    }
reason-contradiction = det går ikke opp, så { $clause }

## Hva det sluttes fra, og hva som ikke går opp

reason-full-hand =
    { $at ->
        [me] hele hånden din er kjent
        [place] kort { $place } i raden er { $cards }
       *[seat] { $who } har { $cards }, og det er hele hånden
    }
reason-answers =
    { $at ->
        [me] du
       *[seat] { $who }
    } svarte på { $answers } med { $count ->
        [1] et kort
       *[other] forskjellige kort
    }
reason-holds-answers =
    { $holds } og svarte på { $answers } med { $count ->
        [1] et annet kort
       *[other] andre kort, forskjellige hver gang
    }
reason-apart = { $lacks }; { $known }
reason-asked =
    antagelse { $number } ({ CARD($asked, case: "den") }{ $challenge ->
        [0] )
       *[other] ; bestridelse { $challenge })
    }
reason-spoken-for = { $known }; en hånd på { $size } kort har ikke plass til flere
reason-left =
    { $lacks }; da er det { $left ->
        [none] ikke noe kort
       *[other] bare { CARD($left, case: "den") }
    } igjen { $at ->
        [place] til den plassen
       *[seat] til en hånd på { $size } kort
    }
reason-crowded =
    { CARD($cards, case: "den") } er verken { $others }, { $fits ->
        [yes] og
       *[no] men
    } det er bare plass igjen til { $room } kort { $places }
reason-one =
    { $kind ->
        [suspect] én mistenkt
        [weapon] ett våpen
       *[room] ett rom
    }
reason-last-place = { CARD($card, case: "den") } er verken { $places }
reason-kind-found =
    { $holds }, og der er det bare { $kind ->
        [suspect] én mistenkt
        [weapon] ett våpen
       *[room] ett rom
    }
reason-last-of-kind =
    { $lacks }, og det er bare { $kind ->
        [suspect] én mistenkt
        [weapon] ett våpen
       *[room] ett rom
    } igjen
reason-answer =
    { $at ->
        [me] du
       *[seat] { $who }
    } svarte med et kort på antagelse { $number } ({ CARD($asked, case: "den") }), men har { $count ->
        [1] ikke { $cards }
       *[other] verken { $cards }
    }
reason-answer-false = svaret «har ingen» på antagelse { $number } ({ CARD($asked, case: "den") }) var falskt ifølge bestridelse { $challenge }, og { $lacks }
reason-accused = anklage { $number } ({ CARD($asked, case: "den") }) var feil, og { $holds }
reason-nowhere = { $where }, så kortet er ingen steder
reason-both = { $holds }, men { $lacks }
reason-two-places = { CARD($card, case: "den") } er to steder, { $places }
reason-too-many =
    { $at ->
        [me] du fikk { $size } kort, men har { $cards }
        [place] kort { $place } i raden er på én gang { $cards }
       *[seat] { $who } fikk { $size } kort, men har { $cards }
    }
reason-no-culprit =
    { $lacks }, og det er { $kind ->
        [suspect] ingen annen mistenkt
        [weapon] ikke noe annet våpen
       *[room] ikke noe annet rom
    } igjen
reason-two-culprits =
    { $holds }, men der skal det bare være { $kind ->
        [suspect] én mistenkt
        [weapon] ett våpen
       *[room] ett rom
    }

## Hva man vet om et kort

reason-surely =
    { $holds ->
        [yes] { $at ->
            [me] du har helt sikkert { CARD($card, case: "den") }
            [place] kort { $place } i raden er helt sikkert { CARD($card, case: "den") }
            [case-file] { CARD($card, case: "den") } ligger helt sikkert i konvolutten
           *[seat] { $who } har helt sikkert { CARD($card, case: "den") }
        }
       *[no] { $at ->
            [me] du har helt sikkert ikke { CARD($card, case: "den") }
            [place] kort { $place } i raden er helt sikkert ikke { CARD($card, case: "den") }
            [case-file] { CARD($card, case: "den") } ligger helt sikkert ikke i konvolutten
           *[seat] { $who } har helt sikkert ikke { CARD($card, case: "den") }
        }
    }
reason-chance = { $clause }: { $chance } (modell: { $model })
reason-influence = { $entry }: { $without } uten, { $with_it } med

## Notater

reason-about-suggestion = antagelse { $number } ({ $by }: { CARD($cards, case: "den") })
reason-about-accusation = anklage { $number } ({ $by }: { CARD($cards, case: "den") })
reason-about-peek =
    { $number ->
        [0] et kikk på kort { $place } i raden
       *[other] notat { $number } (et kikk på kort { $place } i raden)
    }
reason-about-look =
    { $me ->
        [by] { $number ->
            [0] du viste { $to } et kort
           *[other] notat { $number } (du viste { $to } et kort)
        }
        [to] { $number ->
            [0] { $by } viste deg et kort
           *[other] notat { $number } ({ $by } viste deg et kort)
        }
       *[none] { $number ->
            [0] { $by } viste { $to } et kort
           *[other] notat { $number } ({ $by } viste { $to } et kort)
        }
    }
reason-about-laid-open =
    { $number ->
        [0] det som lå åpent ({ CARD($cards, case: "den") })
       *[other] notat { $number } (åpent for alle: { CARD($cards, case: "den") })
    }
reason-about-challenge =
    { $number ->
        [0] at svaret «har ingen» på antagelse { $asked } ble bestridt
       *[other] bestridelse { $number } (svaret «har ingen» på antagelse { $asked } ble bestridt)
    }

## Hva som er galt

reason-conflict =
    { $count ->
        [0] ingen fordeling av kortene stemmer med dine egne kort
        [1] dette notatet kan ikke stemme: { $numbers }
       *[other] disse notatene kan ikke alle stemme: { $numbers }
    }
reason-repair = { $entry }: hvis { $change }
reason-if-card =
    { $kind ->
        [suspect] den mistenkte
        [weapon] våpenet
        [room] rommet
       *[card] kortet
    } var { CARD($after, case: "den") } og ikke { CARD($before, case: "den") }
reason-if-answerer =
    { $me ->
        [after] det var du og ikke { $before } som svarte
        [before] det var { $after } og ikke du som svarte
       *[none] det var { $after } og ikke { $before } som svarte
    }
reason-if-place = det var kort { $after } i raden og ikke kort { $before }
reason-if-shows =
    { $after ->
        [nothing] { $at ->
            [me] du ikke viste noe kort
           *[seat] { $who } ikke viste noe kort
        }
        [card] { $at ->
            [me] du viste et kort
           *[seat] { $who } viste et kort
        } i stedet for ingenting
       *[other] { $at ->
            [me] du viste { CARD($after, case: "den") }
           *[seat] { $who } viste { CARD($after, case: "den") }
        } i stedet for ingenting
    }
reason-if-right =
    { $after ->
        [yes] den var riktig
       *[no] den var feil
    }
reason-if-false =
    { $after ->
        [yes] svaret var falskt
       *[no] svaret var sant
    }
reason-if-left-out = notatet strykes
