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
            [1] de envelop bevat { $cards } niet
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
        [0] open voor iedereen
       *[other] open voor iedereen, notitie { $number }
    }
reason-from-peek =
    { $number ->
        [0] je zag de kaart in de rij
       *[other] je zag de kaart in de rij, notitie { $number }
    }
reason-from-case-file = je zag de kaart in de envelop, beschuldiging { $number }
reason-from-right = beschuldiging { $number } was juist
reason-from-nothing = geen kaart bij suggestie { $number }
reason-from-challenge =
    { $number ->
        [0] geen kaart bij suggestie { $asked }, waar, zoals bij het betwisten bleek
       *[other] geen kaart bij suggestie { $asked }, waar volgens notitie { $number }
    }
reason-from-open =
    { $count ->
        [1] de kaart ligt open
       *[other] de kaarten liggen open
    }
reason-from-elsewhere =
    { $count ->
        [1] { $at ->
            [me] je hebt de kaart
            [place] het is kaart { $place } van de rij
            [case-file] de kaart zit in de envelop
           *[seat] { $who } heeft de kaart
        }
       *[other] { $at ->
            [me] je hebt de kaarten
            [place] het is kaart { $place } van de rij
            [case-file] de kaarten zitten in de envelop
           *[seat] { $who } heeft de kaarten
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
    } { $answers } met { $count ->
        [1] een kaart
       *[other] verschillende kaarten
    }
reason-holds-answers =
    { $holds } en beantwoordde { $answers } met { $count ->
        [1] een andere kaart
       *[other] verschillende kaarten
    }
reason-apart = { $lacks }; { $known }
reason-asked =
    suggestie { $number } ({ CARD($asked, case: "de") }{ $challenge ->
        [0] )
       *[other] ; notitie { $challenge })
    }
reason-spoken-for = { $known }; in een hand van { $size } past niets meer
reason-left =
    { $lacks }; dan blijft er { $left ->
        [none] niets
       *[other] niets dan { CARD($left, case: "de") }
    } over voor { $at ->
        [place] die plaats
       *[seat] een hand van { $size }
    }
reason-crowded =
    { CARD($cards, case: "de") } zijn noch { $others }, { $fits ->
        [yes] en
       *[no] maar
    } { $places } is nog maar plaats voor { $room } kaarten
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
    suggestie { $number } over { CARD($asked, case: "de") } werd met een kaart beantwoord door { $at ->
        [me] jou, en je hebt { $count ->
            [1] { $cards } niet
           *[other] noch { $cards }
        }
       *[seat] { $who }, die { $count ->
            [1] { $cards } niet heeft
           *[other] noch { $cards } heeft
        }
    }
reason-answer-false = het antwoord ‘geen’ op suggestie { $number } over { CARD($asked, case: "de") } was volgens notitie { $challenge } onwaar, en { $lacks }
reason-accused = beschuldiging { $number } van { CARD($asked, case: "de") } was onjuist, en { $holds }
reason-nowhere = { $where }, dus de kaart is nergens
reason-both = { $holds }, maar { $lacks }
reason-two-places = { CARD($card, case: "de") } is op twee plaatsen, { $places }
reason-too-many =
    { $at ->
        [me] in je hand passen er { $size }, maar je hebt { $cards }
        [place] kaart { $place } van de rij is tegelijk { $cards }
       *[seat] in de hand van { $who } passen er { $size }, maar die bevat { $cards }
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
    { $holds ->
        [yes] { $at ->
            [me] je hebt met zekerheid { CARD($card, case: "de") }
            [place] kaart { $place } van de rij is met zekerheid { CARD($card, case: "de") }
            [case-file] de envelop bevat met zekerheid { CARD($card, case: "de") }
           *[seat] { $who } heeft met zekerheid { CARD($card, case: "de") }
        }
       *[no] { $at ->
            [me] je hebt { CARD($card, case: "de") } met zekerheid niet
            [place] kaart { $place } van de rij is met zekerheid niet { CARD($card, case: "de") }
            [case-file] de envelop bevat { CARD($card, case: "de") } met zekerheid niet
           *[seat] { $who } heeft { CARD($card, case: "de") } met zekerheid niet
        }
    }
reason-chance = { $clause }: { $chance } (model: { $model })
reason-percent =
    { $shape ->
        [under] minder dan 1%
        [over] meer dan 99%
       *[just] { $number }%
    }
reason-influence = { $entry }: { $without } zonder, { $with_it } met

## Notities

reason-about-suggestion = suggestie { $number } ({ $by }: { CARD($cards, case: "de") })
reason-about-accusation = beschuldiging { $number } ({ $by }: { CARD($cards, case: "de") })
reason-about-peek =
    { $number ->
        [0] kaart { $place } van de rij
       *[other] notitie { $number } (kaart { $place } van de rij)
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
        [0] wat open lag: { CARD($cards, case: "de") }
       *[other] notitie { $number } (open voor iedereen: { CARD($cards, case: "de") })
    }
reason-about-challenge =
    { $number ->
        [0] het betwiste antwoord ‘geen’ op suggestie { $asked }
       *[other] notitie { $number } (het antwoord ‘geen’ op suggestie { $asked } betwist)
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
reason-if-answerer = { $after } antwoordde en niet { $before }
reason-if-place = het kaart { $after } van de rij was en niet kaart { $before }
reason-if-shows =
    { $after ->
        [nothing] { $at ->
            [me] je geen kaart liet zien
           *[seat] { $who } geen kaart liet zien
        }
        [card] { $at ->
            [me] je een kaart liet zien
           *[seat] { $who } een kaart liet zien
        }
       *[other] { $at ->
            [me] je { CARD($after, case: "de") } liet zien
           *[seat] { $who } { CARD($after, case: "de") } liet zien
        }
    }
reason-if-right =
    { $after ->
        [yes] die juist was
       *[no] die onjuist was
    }
reason-if-false =
    { $after ->
        [yes] het antwoord onwaar was
       *[no] het antwoord waar was
    }
reason-if-left-out = de notitie weggelaten wordt
