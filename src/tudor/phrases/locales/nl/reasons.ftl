### Why a mark is certain, what is wrong with notes, and what moves a probability. See en/reasons.ftl.

## Delen van zinnen

reason-plain = { $clause }.
reason-card = { CARD($card, case: "de") }
reason-nor = { $items } noch { $last }
reason-because = { $what } ({ $why })
reason-question = suggestie { $number }
reason-accusation = beschuldiging { $number }
reason-entry =
    { $number ->
        [0] door een bonuskaart
       *[other] notitie { $number }
    }
reason-at =
    { $at ->
        [me] bij jou
        [place] op plaats { $place } van de rij
        [case-file] in de envelop
       *[seat] bij { $who }
    }
reason-holds =
    { $at ->
        [me] je hebt { $cards }
        [place] kaart { $place } van de rij is { $cards }
        [case-file] de envelop bevat { $cards }
       *[seat] { $who } heeft { $cards }
    }
reason-lacks =
    { $at ->
        [me] { $count ->
            [1] je hebt { $cards } niet
           *[other] je hebt noch { $cards }
        }
        [place] { $count ->
            [1] kaart { $place } van de rij is niet { $cards }
           *[other] kaart { $place } van de rij is noch { $cards }
        }
        [case-file] { $count ->
            [1] { $cards } zit niet in de envelop
           *[other] de envelop bevat noch { $cards }
        }
       *[seat] { $count ->
            [1] { $who } heeft { $cards } niet
           *[other] { $who } heeft noch { $cards }
        }
    }

## Waar een streepje vandaan komt

reason-from-shown =
    { $me ->
        [by] je liet { $to } de kaart zien, { $entry }
        [to] { $by } liet je de kaart zien, { $entry }
       *[none] { $by } liet { $to } de kaart zien, { $entry }
    }
reason-from-laid-open =
    { $number ->
        [0] aan iedereen getoond
       *[other] aan iedereen getoond, notitie { $number }
    }
reason-from-peek =
    { $number ->
        [0] je zag de kaart in de rij
       *[other] je zag de kaart in de rij, notitie { $number }
    }
reason-from-case-file = je zag de kaart in de envelop, beschuldiging { $number }
reason-from-right = beschuldiging { $number } klopte
reason-from-nothing = liet geen kaart zien bij suggestie { $number }
reason-from-challenge =
    { $number ->
        [0] liet geen kaart zien bij suggestie { $asked }, en dat bleek waar toen het betwist werd
       *[other] liet geen kaart zien bij suggestie { $asked }, en dat bleek waar bij betwisting { $number }
    }
reason-from-open =
    { $count ->
        [1] de kaart ligt open
       *[other] de kaarten liggen open
    }
reason-from-elsewhere =
    { $count ->
        [1] { $at ->
            [me] die heb jij
            [place] dat is kaart { $place } van de rij
            [case-file] die zit in de envelop
           *[seat] die heeft { $who }
        }
       *[other] { $at ->
            [me] die heb jij
            [place] dat is kaart { $place } van de rij
            [case-file] die zitten in de envelop
           *[seat] die heeft { $who }
        }
    }
reason-from-full-hand =
    { $at ->
        [place] daar ligt een andere kaart
       *[seat] de hele hand is bekend
    }
reason-from-kind =
    { $kind ->
        [suspect] de verdachte daar
        [weapon] het wapen daar
       *[room] de kamer daar
    } is { CARD($card, case: "de") }
reason-from-supposed = verondersteld
reason-from-given = aangenomen

## Gevolgtrekking en veronderstelling

reason-so = { $because }, dus { $clause }
reason-suppose =
    stel dat { $holds ->
        [yes] { $at ->
            [me] je { CARD($card, case: "de") } hebt
            [place] kaart { $place } van de rij { CARD($card, case: "de") } is
            [case-file] { CARD($card, case: "de") } in de envelop zit
           *[seat] { $who } { CARD($card, case: "de") } heeft
        }
       *[no] { $at ->
            [me] je { CARD($card, case: "de") } niet hebt
            [place] kaart { $place } van de rij niet { CARD($card, case: "de") } is
            [case-file] { CARD($card, case: "de") } niet in de envelop zit
           *[seat] { $who } { CARD($card, case: "de") } niet heeft
        }
    }
reason-contradiction = dat kan niet, dus { $clause }

## Waaruit iets volgt, en wat niet kan

reason-full-hand =
    { $at ->
        [me] je hele hand is bekend
        [place] kaart { $place } van de rij is { $cards }
       *[seat] de hele hand van { $who } bestaat uit { $cards }
    }
reason-answers =
    { $at ->
        [me] je beantwoordde
       *[seat] { $who } beantwoordde
    } { $answers } { $count ->
        [1] met een kaart
       *[other] telkens met een andere kaart
    }
reason-holds-answers =
    { $holds } en beantwoordde { $answers } { $count ->
        [1] met een andere kaart
       *[other] telkens met weer een andere kaart
    }
reason-apart = { $lacks }; { $known }
reason-asked =
    suggestie { $number } ({ CARD($asked, case: "de") }{ $challenge ->
        [0] )
       *[other] ; betwisting { $challenge })
    }
reason-spoken-for = { $known }; in een hand van { $size } past niets meer
reason-left =
    { $lacks }; voor { $at ->
        [place] die plaats
       *[seat] een hand van { $size }
    } blijft { $left ->
        [none] er niets over
       *[other] niets anders over dan { CARD($left, case: "de") }
    }
reason-crowded =
    { CARD($cards, case: "de") } zijn noch { $others }, { $fits ->
        [yes] en
       *[no] maar
    } { $places } is nog maar ruimte voor { $room } kaarten
reason-one =
    één { $kind ->
        [suspect] verdachte
        [weapon] wapen
       *[room] kamer
    }
reason-last-place = { CARD($card, case: "de") } is noch { $places }
reason-kind-found =
    { $holds }, en daar zit maar één { $kind ->
        [suspect] verdachte
        [weapon] wapen
       *[room] kamer
    } in
reason-last-of-kind =
    { $lacks }, en er is nog maar één { $kind ->
        [suspect] verdachte
        [weapon] wapen
       *[room] kamer
    } over
reason-answer =
    { $at ->
        [me] je
       *[seat] { $who }
    } beantwoordde suggestie { $number } ({ CARD($asked, case: "de") }) met een kaart, maar { $at ->
        [me] je hebt { $count ->
            [1] { $cards } niet
           *[other] noch { $cards }
        }
       *[seat] heeft { $count ->
            [1] { $cards } niet
           *[other] noch { $cards }
        }
    }
reason-answer-false = het antwoord ‘geen’ op suggestie { $number } ({ CARD($asked, case: "de") }) bleek onwaar bij betwisting { $challenge }, en { $lacks }
reason-accused = beschuldiging { $number } ({ CARD($asked, case: "de") }) klopte niet, en { $holds }
reason-nowhere = { $where }, dus de kaart is nergens
reason-both = { $holds }, maar { $lacks }
reason-two-places = { CARD($card, case: "de") } is op twee plaatsen: { $places }
reason-too-many =
    { $at ->
        [me] je kreeg er { $size } gedeeld, maar hebt { $cards }
        [place] kaart { $place } van de rij is tegelijk { $cards }
       *[seat] { $who } kreeg er { $size } gedeeld, maar heeft { $cards }
    }
reason-no-culprit =
    { $lacks }, en er is geen { $kind ->
        [suspect] andere verdachte
        [weapon] ander wapen
       *[room] andere kamer
    } over
reason-two-culprits =
    { $holds }, maar daar zit maar één { $kind ->
        [suspect] verdachte
        [weapon] wapen
       *[room] kamer
    } in

## Wat er over een kaart bekend is

reason-surely =
    het staat vast dat { $holds ->
        [yes] { $at ->
            [me] je { CARD($card, case: "de") } hebt
            [place] kaart { $place } van de rij { CARD($card, case: "de") } is
            [case-file] { CARD($card, case: "de") } in de envelop zit
           *[seat] { $who } { CARD($card, case: "de") } heeft
        }
       *[no] { $at ->
            [me] je { CARD($card, case: "de") } niet hebt
            [place] kaart { $place } van de rij niet { CARD($card, case: "de") } is
            [case-file] { CARD($card, case: "de") } niet in de envelop zit
           *[seat] { $who } { CARD($card, case: "de") } niet heeft
        }
    }
reason-chance = { $clause }: { $chance } (model: { $model })
reason-influence = { $entry }: { $without } zonder, { $with_it } met

## Notities

reason-about-suggestion = suggestie { $number } ({ $by }: { CARD($cards, case: "de") })
reason-about-accusation = beschuldiging { $number } ({ $by }: { CARD($cards, case: "de") })
reason-about-peek =
    { $number ->
        [0] het bekijken van kaart { $place } van de rij
       *[other] notitie { $number } (het bekijken van kaart { $place } van de rij)
    }
reason-about-look =
    { $me ->
        [by] { $number ->
            [0] je liet { $to } een kaart zien
           *[other] notitie { $number } (je liet { $to } een kaart zien)
        }
        [to] { $number ->
            [0] { $by } liet je een kaart zien
           *[other] notitie { $number } ({ $by } liet je een kaart zien)
        }
       *[none] { $number ->
            [0] { $by } liet { $to } een kaart zien
           *[other] notitie { $number } ({ $by } liet { $to } een kaart zien)
        }
    }
reason-about-laid-open =
    { $number ->
        [0] { CARD($cards, case: "de") }, aan iedereen getoond
       *[other] notitie { $number } ({ CARD($cards, case: "de") }, aan iedereen getoond)
    }
reason-about-challenge =
    { $number ->
        [0] het betwiste antwoord ‘geen’ op suggestie { $asked }
       *[other] betwisting { $number } (het antwoord ‘geen’ op suggestie { $asked })
    }

## Wat er mis is

reason-conflict =
    { $count ->
        [0] geen enkele verdeling klopt met de kaarten die je hebt
        [1] deze notitie kan niet kloppen: { $numbers }
       *[other] deze notities kunnen niet allemaal kloppen: { $numbers }
    }
reason-repair = { $entry }: als { $change }
reason-if-card =
    { $kind ->
        [suspect] de verdachte
        [weapon] het wapen
        [room] de kamer
       *[card] de kaart
    } { CARD($after, case: "de") } was en niet { CARD($before, case: "de") }
reason-if-answerer =
    { $me ->
        [after] jij antwoordde en niet { $before }
        [before] { $after } antwoordde en niet jij
       *[none] { $after } antwoordde en niet { $before }
    }
reason-if-place = het kaart { $after } van de rij was en niet kaart { $before }
reason-if-shows =
    { $after ->
        [nothing] { $at ->
            [me] je geen kaart liet zien
           *[seat] { $who } geen kaart liet zien
        }
        [card] { $at ->
            [me] je wel een kaart liet zien
           *[seat] { $who } wel een kaart liet zien
        }
       *[other] { $at ->
            [me] je { CARD($after, case: "de") } liet zien
           *[seat] { $who } { CARD($after, case: "de") } liet zien
        }
    }
reason-if-right =
    { $after ->
        [yes] die klopte
       *[no] die niet klopte
    }
reason-if-false =
    { $after ->
        [yes] het antwoord onwaar was
       *[no] het antwoord waar was
    }
reason-if-left-out = je die weglaat
