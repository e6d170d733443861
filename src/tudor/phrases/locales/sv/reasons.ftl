### Why a mark is certain, what is wrong with notes, and what moves a probability. See en/reasons.ftl.

## Delar av meningar

reason-plain = { $clause }.
reason-card = { CARD($card, case: "den") }
reason-nor = { $items } eller { $last }
reason-because = { $what } ({ $why })
reason-question = misstanke { $number }
reason-accusation = anklagelse { $number }
reason-entry =
    { $number ->
        [0] genom ett bonuskort
       *[other] post { $number }
    }
reason-at =
    { $at ->
        [me] hos dig
        [place] på plats { $place } i raden
        [case-file] i kuvertet
       *[seat] hos { $who }
    }
reason-holds =
    { $at ->
        [me] du har { $cards }
        [place] kort { $place } i raden är { $cards }
        [case-file] { $cards } ligger i kuvertet
       *[seat] { $who } har { $cards }
    }
reason-lacks =
    { $at ->
        [me] { $count ->
            [1] du har inte { $cards }
           *[other] du har varken { $cards }
        }
        [place] { $count ->
            [1] kort { $place } i raden är inte { $cards }
           *[other] kort { $place } i raden är varken { $cards }
        }
        [case-file] { $count ->
            [1] { $cards } ligger inte i kuvertet
           *[other] varken { $cards } ligger i kuvertet
        }
       *[seat] { $count ->
            [1] { $who } har inte { $cards }
           *[other] { $who } har varken { $cards }
        }
    }

## Varifrån en markering kommer

reason-from-shown =
    { $me ->
        [by] du visade { $to } kortet, { $entry }
        [to] { $by } visade dig kortet, { $entry }
       *[none] { $by } visade { $to } kortet, { $entry }
    }
reason-from-laid-open =
    { $number ->
        [0] öppet för alla
       *[other] öppet för alla, post { $number }
    }
reason-from-peek =
    { $number ->
        [0] du såg kortet i raden
       *[other] du såg kortet i raden, post { $number }
    }
reason-from-case-file = du såg kortet i kuvertet, anklagelse { $number }
reason-from-right = anklagelse { $number } var rätt
reason-from-nothing = inget kort på misstanke { $number }
reason-from-challenge =
    { $number ->
        [0] inget kort på misstanke { $asked }, ifrågasatt men sant
       *[other] inget kort på misstanke { $asked }, sant enligt ifrågasättande { $number }
    }
reason-from-open =
    { $count ->
        [1] kortet ligger öppet
       *[other] korten ligger öppna
    }
reason-from-elsewhere =
    { $count ->
        [1] { $at ->
            [me] du har kortet
            [place] kortet ligger på plats { $place } i raden
            [case-file] kortet ligger i kuvertet
           *[seat] { $who } har kortet
        }
       *[other] { $at ->
            [me] du har korten
            [place] korten ligger på plats { $place } i raden
            [case-file] korten ligger i kuvertet
           *[seat] { $who } har korten
        }
    }
reason-from-full-hand =
    { $at ->
        [place] där ligger ett annat kort
       *[seat] hela handen är känd
    }
reason-from-kind =
    { $kind ->
        [suspect] den misstänkte där
        [weapon] vapnet där
       *[room] rummet där
    } är { CARD($card, case: "den") }
reason-from-supposed = antaget
reason-from-given = förutsatt

## Slutsats och antagande

reason-so = { $because }, så { $clause }
reason-suppose =
    anta att { $holds ->
        [yes] { $at ->
            [me] du har { CARD($card, case: "den") }
            [place] kort { $place } i raden är { CARD($card, case: "den") }
            [case-file] { CARD($card, case: "den") } ligger i kuvertet
           *[seat] { $who } har { CARD($card, case: "den") }
        }
       *[no] { $at ->
            [me] du inte har { CARD($card, case: "den") }
            [place] kort { $place } i raden inte är { CARD($card, case: "den") }
            [case-file] { CARD($card, case: "den") } inte ligger i kuvertet
           *[seat] { $who } inte har { CARD($card, case: "den") }
        }
    }
reason-contradiction = det går inte ihop, så { $clause }

## Vad en slutsats dras av, och vad som inte går ihop

reason-full-hand =
    { $at ->
        [me] hela din hand är känd
        [place] kort { $place } i raden är { $cards }
       *[seat] { $who } har { $cards }, och det är hela handen
    }
reason-answers =
    { $at ->
        [me] du
       *[seat] { $who }
    } svarade på { $answers } med { $count ->
        [1] ett kort
       *[other] olika kort
    }
reason-holds-answers =
    { $holds } och svarade på { $answers } med { $count ->
        [1] ett annat kort
       *[other] andra kort, olika varje gång
    }
reason-apart = { $lacks }; { $known }
reason-asked =
    misstanke { $number } ({ CARD($asked, case: "den") }{ $challenge ->
        [0] )
       *[other] ; ifrågasättande { $challenge })
    }
reason-spoken-for = { $known }; en hand med { $size } kort rymmer inte fler
reason-left =
    { $lacks }; då återstår { $left ->
        [none] inget kort
       *[other] bara { CARD($left, case: "den") }
    } { $at ->
        [place] för den platsen
       *[seat] för en hand med { $size } kort
    }
reason-crowded =
    { CARD($cards, case: "den") } är varken { $others }, { $fits ->
        [yes] och
       *[no] men
    } det finns bara plats kvar för { $room } kort { $places }
reason-one =
    { $kind ->
        [suspect] en misstänkt
        [weapon] ett vapen
       *[room] ett rum
    }
reason-last-place = { CARD($card, case: "den") } är varken { $places }
reason-kind-found =
    { $holds }, och där finns bara { $kind ->
        [suspect] en misstänkt
        [weapon] ett vapen
       *[room] ett rum
    }
reason-last-of-kind =
    { $lacks }, och bara { $kind ->
        [suspect] en misstänkt
        [weapon] ett vapen
       *[room] ett rum
    } återstår
reason-answer =
    { $at ->
        [me] du
       *[seat] { $who }
    } svarade med ett kort på misstanke { $number } ({ CARD($asked, case: "den") }), men har { $count ->
        [1] inte { $cards }
       *[other] varken { $cards }
    }
reason-answer-false = svaret ”inget” på misstanke { $number } ({ CARD($asked, case: "den") }) var falskt enligt ifrågasättande { $challenge }, och { $lacks }
reason-accused = anklagelse { $number } ({ CARD($asked, case: "den") }) var fel, och { $holds }
reason-nowhere = { $where }, så kortet finns ingenstans
reason-both = { $holds }, men { $lacks }
reason-two-places = { CARD($card, case: "den") } är på två ställen, { $places }
reason-too-many =
    { $at ->
        [me] du fick { $size } kort men har { $cards }
        [place] kort { $place } i raden är { $cards } på samma gång
       *[seat] { $who } fick { $size } kort men har { $cards }
    }
reason-no-culprit =
    { $lacks }, och { $kind ->
        [suspect] ingen annan misstänkt
        [weapon] inget annat vapen
       *[room] inget annat rum
    } återstår
reason-two-culprits =
    { $holds }, men där ska det bara finnas { $kind ->
        [suspect] en misstänkt
        [weapon] ett vapen
       *[room] ett rum
    }

## Vad man vet om ett kort

reason-surely =
    { $holds ->
        [yes] { $at ->
            [me] du har helt säkert { CARD($card, case: "den") }
            [place] kort { $place } i raden är helt säkert { CARD($card, case: "den") }
            [case-file] { CARD($card, case: "den") } ligger helt säkert i kuvertet
           *[seat] { $who } har helt säkert { CARD($card, case: "den") }
        }
       *[no] { $at ->
            [me] du har helt säkert inte { CARD($card, case: "den") }
            [place] kort { $place } i raden är helt säkert inte { CARD($card, case: "den") }
            [case-file] { CARD($card, case: "den") } ligger helt säkert inte i kuvertet
           *[seat] { $who } har helt säkert inte { CARD($card, case: "den") }
        }
    }
reason-chance = { $clause }: { $chance } (modell: { $model })
reason-influence = { $entry }: { $without } utan, { $with_it } med

## Anteckningar

reason-about-suggestion = misstanke { $number } ({ $by }: { CARD($cards, case: "den") })
reason-about-accusation = anklagelse { $number } ({ $by }: { CARD($cards, case: "den") })
reason-about-peek =
    { $number ->
        [0] en titt på kort { $place } i raden
       *[other] post { $number } (en titt på kort { $place } i raden)
    }
reason-about-look =
    { $me ->
        [by] { $number ->
            [0] du visade { $to } ett kort
           *[other] post { $number } (du visade { $to } ett kort)
        }
        [to] { $number ->
            [0] { $by } visade dig ett kort
           *[other] post { $number } ({ $by } visade dig ett kort)
        }
       *[none] { $number ->
            [0] { $by } visade { $to } ett kort
           *[other] post { $number } ({ $by } visade { $to } ett kort)
        }
    }
reason-about-laid-open =
    { $number ->
        [0] det som låg öppet ({ CARD($cards, case: "den") })
       *[other] post { $number } (öppet för alla: { CARD($cards, case: "den") })
    }
reason-about-challenge =
    { $number ->
        [0] ifrågasättandet av svaret ”inget” på misstanke { $asked }
       *[other] ifrågasättande { $number } (svaret ”inget” på misstanke { $asked } ifrågasattes)
    }

## Vad som är fel

reason-conflict =
    { $count ->
        [0] ingen fördelning av korten stämmer med dina egna kort
        [1] den här posten kan inte stämma: { $numbers }
       *[other] de här posterna kan inte alla stämma: { $numbers }
    }
reason-repair = { $entry }: om { $change }
reason-if-card =
    { $kind ->
        [suspect] den misstänkte
        [weapon] vapnet
        [room] rummet
       *[card] kortet
    } var { CARD($after, case: "den") } och inte { CARD($before, case: "den") }
reason-if-answerer =
    { $me ->
        [after] det var du och inte { $before } som svarade
        [before] det var { $after } och inte du som svarade
       *[none] det var { $after } och inte { $before } som svarade
    }
reason-if-place = det var kort { $after } i raden och inte kort { $before }
reason-if-shows =
    { $after ->
        [nothing] { $at ->
            [me] du inte visade något kort
           *[seat] { $who } inte visade något kort
        }
        [card] { $at ->
            [me] du visade ett kort
           *[seat] { $who } visade ett kort
        } i stället för ingenting
       *[other] { $at ->
            [me] du visade { CARD($after, case: "den") }
           *[seat] { $who } visade { CARD($after, case: "den") }
        } i stället för ingenting
    }
reason-if-right =
    { $after ->
        [yes] den var rätt
       *[no] den var fel
    }
reason-if-false =
    { $after ->
        [yes] svaret var falskt
       *[no] svaret var sant
    }
reason-if-left-out = den stryks
