### Why a mark is certain, what is wrong with notes, and what moves a probability. See en/reasons.ftl.

## Dele af sætninger

reason-plain = { $clause }.
reason-card = { CARD($card, case: "den") }
reason-nor = { $items } eller { $last }
reason-because = { $what } ({ $why })
reason-question = spørgsmål { $number }
reason-accusation = anklage { $number }
reason-entry =
    { $number ->
        [0] via et bonuskort
       *[other] notat { $number }
    }
reason-at =
    { $at ->
        [me] hos dig
        [place] på plads { $place } i rækken
        [case-file] i sagsmappen
       *[seat] hos { $who }
    }
reason-holds =
    { $at ->
        [me] du har { $cards }
        [place] kort { $place } i rækken er { $cards }
        [case-file] { $cards } ligger i sagsmappen
       *[seat] { $who } har { $cards }
    }
reason-lacks =
    { $at ->
        [me] { $count ->
            [1] du har ikke { $cards }
           *[other] du har hverken { $cards }
        }
        [place] { $count ->
            [1] kort { $place } i rækken er ikke { $cards }
           *[other] kort { $place } i rækken er hverken { $cards }
        }
        [case-file] { $count ->
            [1] { $cards } ligger ikke i sagsmappen
           *[other] hverken { $cards } ligger i sagsmappen
        }
       *[seat] { $count ->
            [1] { $who } har ikke { $cards }
           *[other] { $who } har hverken { $cards }
        }
    }

## Hvor et mærke kommer fra

reason-from-shown =
    { $me ->
        [by] du viste { $to } kortet, { $entry }
        [to] { $by } viste dig kortet, { $entry }
       *[none] { $by } viste { $to } kortet, { $entry }
    }
reason-from-laid-open =
    { $number ->
        [0] åbent for alle
       *[other] åbent for alle, notat { $number }
    }
reason-from-peek =
    { $number ->
        [0] du så kortet i rækken
       *[other] du så kortet i rækken, notat { $number }
    }
reason-from-case-file = du så kortet i sagsmappen, anklage { $number }
reason-from-right = anklage { $number } var rigtig
reason-from-nothing = intet kort til spørgsmål { $number }
reason-from-challenge =
    { $number ->
        [0] intet kort til spørgsmål { $asked }, betvivlet, men sandt
       *[other] intet kort til spørgsmål { $asked }, sandt ifølge betvivling { $number }
    }
reason-from-open =
    { $count ->
        [1] kortet ligger åbent
       *[other] kortene ligger åbent
    }
reason-from-elsewhere =
    { $count ->
        [1] { $at ->
            [me] du har kortet
            [place] kortet ligger på plads { $place } i rækken
            [case-file] kortet ligger i sagsmappen
           *[seat] { $who } har kortet
        }
       *[other] { $at ->
            [me] du har kortene
            [place] kortene ligger på plads { $place } i rækken
            [case-file] kortene ligger i sagsmappen
           *[seat] { $who } har kortene
        }
    }
reason-from-full-hand =
    { $at ->
        [place] dér ligger et andet kort
       *[seat] hele hånden er kendt
    }
reason-from-kind =
    { $kind ->
        [suspect] den mistænkte dér
        [weapon] våbnet dér
       *[room] værelset dér
    } er { CARD($card, case: "den") }
reason-from-supposed = antaget
reason-from-given = forudsat

## Slutning og antagelse

reason-so = { $because }, så { $clause }
reason-suppose =
    antag, at { $holds ->
        [yes] { $at ->
            [me] du har { CARD($card, case: "den") }
            [place] kort { $place } i rækken er { CARD($card, case: "den") }
            [case-file] { CARD($card, case: "den") } ligger i sagsmappen
           *[seat] { $who } har { CARD($card, case: "den") }
        }
       *[no] { $at ->
            [me] du ikke har { CARD($card, case: "den") }
            [place] kort { $place } i rækken ikke er { CARD($card, case: "den") }
            [case-file] { CARD($card, case: "den") } ikke ligger i sagsmappen
           *[seat] { $who } ikke har { CARD($card, case: "den") }
        }
    }
reason-contradiction = det går ikke op, så { $clause }

## Hvad der sluttes fra, og hvad der ikke går op

reason-full-hand =
    { $at ->
        [me] hele din hånd er kendt
        [place] kort { $place } i rækken er { $cards }
       *[seat] { $who } har { $cards }, og det er hele hånden
    }
reason-answers =
    { $at ->
        [me] du
       *[seat] { $who }
    } svarede på { $answers } med { $count ->
        [1] et kort
       *[other] forskellige kort
    }
reason-holds-answers =
    { $holds } og svarede på { $answers } med { $count ->
        [1] et andet kort
       *[other] andre kort, forskellige hver gang
    }
reason-apart = { $lacks }; { $known }
reason-asked =
    spørgsmål { $number } ({ CARD($asked, case: "den") }{ $challenge ->
        [0] )
       *[other] ; betvivling { $challenge })
    }
reason-spoken-for = { $known }; en hånd på { $size } kort har ikke plads til flere
reason-left =
    { $lacks }; dermed er der { $left ->
        [none] ikke noget kort
       *[other] kun { CARD($left, case: "den") }
    } tilbage { $at ->
        [place] til den plads
       *[seat] til en hånd på { $size } kort
    }
reason-crowded =
    { CARD($cards, case: "den") } er hverken { $others }, { $fits ->
        [yes] og
       *[no] men
    } der er kun plads tilbage til { $room } kort { $places }
reason-one =
    { $kind ->
        [suspect] én mistænkt
        [weapon] ét våben
       *[room] ét værelse
    }
reason-last-place = { CARD($card, case: "den") } er hverken { $places }
reason-kind-found =
    { $holds }, og dér er der kun { $kind ->
        [suspect] én mistænkt
        [weapon] ét våben
       *[room] ét værelse
    }
reason-last-of-kind =
    { $lacks }, og der er kun { $kind ->
        [suspect] én mistænkt
        [weapon] ét våben
       *[room] ét værelse
    } tilbage
reason-answer =
    { $at ->
        [me] du
       *[seat] { $who }
    } svarede med et kort på spørgsmål { $number } ({ CARD($asked, case: "den") }), men har { $count ->
        [1] ikke { $cards }
       *[other] hverken { $cards }
    }
reason-answer-false = svaret »ingen« på spørgsmål { $number } ({ CARD($asked, case: "den") }) var usandt ifølge betvivling { $challenge }, og { $lacks }
reason-accused = anklage { $number } ({ CARD($asked, case: "den") }) var forkert, og { $holds }
reason-nowhere = { $where }, så kortet er ingen steder
reason-both = { $holds }, men { $lacks }
reason-two-places = { CARD($card, case: "den") } er to steder, { $places }
reason-too-many =
    { $at ->
        [me] du fik { $size } kort, men har { $cards }
        [place] kort { $place } i rækken er på én gang { $cards }
       *[seat] { $who } fik { $size } kort, men har { $cards }
    }
reason-no-culprit =
    { $lacks }, og der er { $kind ->
        [suspect] ingen anden mistænkt
        [weapon] ikke noget andet våben
       *[room] ikke noget andet værelse
    } tilbage
reason-two-culprits =
    { $holds }, men dér må der kun være { $kind ->
        [suspect] én mistænkt
        [weapon] ét våben
       *[room] ét værelse
    }

## Hvad man ved om et kort

reason-surely =
    { $holds ->
        [yes] { $at ->
            [me] du har helt sikkert { CARD($card, case: "den") }
            [place] kort { $place } i rækken er helt sikkert { CARD($card, case: "den") }
            [case-file] { CARD($card, case: "den") } ligger helt sikkert i sagsmappen
           *[seat] { $who } har helt sikkert { CARD($card, case: "den") }
        }
       *[no] { $at ->
            [me] du har helt sikkert ikke { CARD($card, case: "den") }
            [place] kort { $place } i rækken er helt sikkert ikke { CARD($card, case: "den") }
            [case-file] { CARD($card, case: "den") } ligger helt sikkert ikke i sagsmappen
           *[seat] { $who } har helt sikkert ikke { CARD($card, case: "den") }
        }
    }
reason-chance = { $clause }: { $chance } (model: { $model })
reason-influence = { $entry }: { $without } uden, { $with_it } med

## Notater

reason-about-suggestion = spørgsmål { $number } ({ $by }: { CARD($cards, case: "den") })
reason-about-accusation = anklage { $number } ({ $by }: { CARD($cards, case: "den") })
reason-about-peek =
    { $number ->
        [0] et kig på kort { $place } i rækken
       *[other] notat { $number } (et kig på kort { $place } i rækken)
    }
reason-about-look =
    { $me ->
        [by] { $number ->
            [0] du viste { $to } et kort
           *[other] notat { $number } (du viste { $to } et kort)
        }
        [to] { $number ->
            [0] { $by } viste dig et kort
           *[other] notat { $number } ({ $by } viste dig et kort)
        }
       *[none] { $number ->
            [0] { $by } viste { $to } et kort
           *[other] notat { $number } ({ $by } viste { $to } et kort)
        }
    }
reason-about-laid-open =
    { $number ->
        [0] det, der lå åbent ({ CARD($cards, case: "den") })
       *[other] notat { $number } (åbent for alle: { CARD($cards, case: "den") })
    }
reason-about-challenge =
    { $number ->
        [0] at svaret »ingen« på spørgsmål { $asked } blev betvivlet
       *[other] betvivling { $number } (svaret »ingen« på spørgsmål { $asked } blev betvivlet)
    }

## Hvad der er galt

reason-conflict =
    { $count ->
        [0] ingen fordeling af kortene passer med de kort, du selv har
        [1] dette notat kan ikke være rigtigt: { $numbers }
       *[other] disse notater kan ikke alle være rigtige: { $numbers }
    }
reason-repair = { $entry }: hvis { $change }
reason-if-card =
    { $kind ->
        [suspect] den mistænkte
        [weapon] våbnet
        [room] værelset
       *[card] kortet
    } var { CARD($after, case: "den") } og ikke { CARD($before, case: "den") }
reason-if-answerer =
    { $me ->
        [after] det var dig og ikke { $before }, der svarede
        [before] det var { $after } og ikke dig, der svarede
       *[none] det var { $after } og ikke { $before }, der svarede
    }
reason-if-place = det var kort { $after } i rækken og ikke kort { $before }
reason-if-shows =
    { $after ->
        [nothing] { $at ->
            [me] du ikke viste noget kort
           *[seat] { $who } ikke viste noget kort
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
        [yes] den var rigtig
       *[no] den var forkert
    }
reason-if-false =
    { $after ->
        [yes] svaret var usandt
       *[no] svaret var sandt
    }
reason-if-left-out = notatet slettes
