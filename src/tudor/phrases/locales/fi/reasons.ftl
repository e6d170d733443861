### Why a mark is certain, what is wrong with notes, and what moves a probability. See en/reasons.ftl.

## Lauseiden osat

reason-plain = { $clause }.
reason-card = { CARD($card, case: "mika") }
reason-nor = { $items } eikä { $last }
reason-because = { $what } ({ $why })
reason-question = teoria { $number }
reason-accusation = syytös { $number }
reason-entry =
    { $number ->
        [0] bonuskortilla
       *[other] merkintä { $number }
    }
reason-at =
    { $at ->
        [me] sinulla
        [place] rivissä paikalla { $place }
        [case-file] kuoressa
       *[seat] pelaajalla { $who }
    }
reason-holds =
    { $at ->
        [me] sinulla on { $cards }
        [place] rivin { $place }. kortti on { $cards }
        [case-file] kuoressa on { $cards }
       *[seat] pelaajalla { $who } on { $cards }
    }
# With several cards, "ei … eikä … ole".
reason-lacks =
    { $at ->
        [me] { $count ->
            [1] { $cards } ei ole sinulla
           *[other] ei { $cards } ole sinulla
        }
        [place] rivin { $place }. kortti ei ole { $cards }
        [case-file] { $count ->
            [1] { $cards } ei ole kuoressa
           *[other] ei { $cards } ole kuoressa
        }
       *[seat] { $count ->
            [1] { $cards } ei ole pelaajalla { $who }
           *[other] ei { $cards } ole pelaajalla { $who }
        }
    }

## Mistä merkki on peräisin

reason-from-shown =
    { $me ->
        [by] näytit sen pelaajalle { $to }, { $entry }
        [to] { $by } näytti sen sinulle, { $entry }
       *[none] { $by } näytti sen pelaajalle { $to }, { $entry }
    }
reason-from-laid-open =
    { $number ->
        [0] kaikkien nähtävillä
       *[other] kaikkien nähtävillä, merkintä { $number }
    }
reason-from-peek =
    { $number ->
        [0] näit sen rivissä
       *[other] näit sen rivissä, merkintä { $number }
    }
reason-from-case-file = näit sen kuoressa, syytös { $number }
reason-from-right = syytös { $number } oli oikea
reason-from-nothing = ei korttia teoriaan { $number }
reason-from-challenge =
    { $number ->
        [0] ei korttia teoriaan { $asked }, kiistettäessä todeksi osoittautunut
       *[other] ei korttia teoriaan { $asked }, piti paikkansa merkinnän { $number } mukaan
    }
reason-from-open =
    { $count ->
        [1] se on kaikkien nähtävillä
       *[other] ne ovat kaikkien nähtävillä
    }
reason-from-elsewhere =
    { $count ->
        [1] { $at ->
            [me] se on sinulla
            [place] se on rivin { $place }. kortti
            [case-file] se on kuoressa
           *[seat] se on pelaajalla { $who }
        }
       *[other] { $at ->
            [me] ne ovat sinulla
            [place] ne ovat rivin { $place }. kortti
            [case-file] ne ovat kuoressa
           *[seat] ne ovat pelaajalla { $who }
        }
    }
reason-from-full-hand =
    { $at ->
        [place] paikalla on toinen kortti
       *[seat] koko käsi tunnetaan
    }
reason-from-kind =
    kuoren { $kind ->
        [suspect] epäilty
        [weapon] ase
       *[room] huone
    } on { CARD($card, case: "mika") }
reason-from-supposed = oletettu
reason-from-given = lähtöoletus

## Päätelmä ja oletus

reason-so = { $because }, joten { $clause }
reason-suppose =
    oletetaan, { $holds ->
        [yes] että { CARD($card, case: "mika") } on { reason-at }
       *[no] ettei { CARD($card, case: "mika") } ole { reason-at }
    }
reason-contradiction = se on ristiriita, joten { $clause }

## Mistä päätellään, ja ristiriidat

reason-full-hand =
    { $at ->
        [me] koko kätesi tunnetaan
        [place] rivin { $place }. kortti on { $cards }
       *[seat] pelaajan { $who } koko käsi on { $cards }
    }
reason-answers =
    { $at ->
        [me] vastasit
       *[seat] { $who } vastasi
    } { $count ->
        [1] kortilla
       *[other] eri korteilla
    } { $answers }
reason-holds-answers =
    { $holds }, ja vastaus { $answers } annettiin { $count ->
        [1] jollakin toisella kortilla
       *[other] kuhunkin eri kortilla
    }
reason-apart = { $lacks }; { $known }
# After "vastasi" and "vastaus".
reason-asked =
    teoriaan { $number } ({ CARD($asked, case: "mika") }{ $challenge ->
        [0] )
       *[other] ; merkintä { $challenge })
    }
reason-spoken-for = { $known }; { $size } kortin käteen ei mahdu muuta
reason-left =
    { $lacks }; { $at ->
        [place] sille paikalle
       *[seat] { $size } kortin käteen
    } { $left ->
        [none] ei jää yhtään korttia
       *[other] jää vain { CARD($left, case: "mika") }
    }
reason-crowded =
    { CARD($cards, case: "mika") } eivät ole { $others }, { $fits ->
        [yes] ja
       *[no] mutta
    } { $places } on tilaa enää vain { $room } kortille
reason-one =
    yksi { $kind ->
        [suspect] epäilty
        [weapon] ase
       *[room] huone
    }
reason-last-place = { CARD($card, case: "mika") } ei ole { $places }
reason-kind-found =
    { $holds }, ja siellä on vain yksi { $kind ->
        [suspect] epäilty
        [weapon] ase
       *[room] huone
    }
reason-last-of-kind =
    { $lacks }, ja vain yksi { $kind ->
        [suspect] epäilty
        [weapon] ase
       *[room] huone
    } on jäljellä
reason-answer =
    teoriaan { $number } ({ CARD($asked, case: "mika") }) { $at ->
        [me] vastasit kortilla sinä, mutta { $count ->
            [1] { $cards } ei ole sinulla
           *[other] ei { $cards } ole sinulla
        }
       *[seat] vastasi kortilla { $who }, mutta { $count ->
            [1] { $cards } ei ole hänellä
           *[other] ei { $cards } ole hänellä
        }
    }
reason-answer-false = vastaus ”ei ole” teoriaan { $number } ({ CARD($asked, case: "mika") }) oli väärä merkinnän { $challenge } mukaan, mutta { $lacks }
reason-accused = syytös { $number } ({ CARD($asked, case: "mika") }) oli väärä, ja { $holds }
reason-nowhere = { $where }, joten se ei ole missään
reason-both = { $holds }, mutta { $lacks }
reason-two-places = { CARD($card, case: "mika") } on kahdessa paikassa, { $places }
reason-too-many =
    { $at ->
        [me] käteesi mahtuu { $size }, mutta sinulla on { $cards }
        [place] rivin { $place }. kortti on yhtä aikaa { $cards }
       *[seat] pelaajan { $who } käteen mahtuu { $size }, mutta hänellä on { $cards }
    }
reason-no-culprit =
    { $lacks }, eikä { $kind ->
        [suspect] muuta epäiltyä
        [weapon] muuta asetta
       *[room] muuta huonetta
    } ole jäljellä
reason-two-culprits =
    { $holds }, mutta siellä on vain yksi { $kind ->
        [suspect] epäilty
        [weapon] ase
       *[room] huone
    }

## Mitä kortista tiedetään

reason-surely =
    { $holds ->
        [yes] { CARD($card, case: "mika") } on varmasti { reason-at }
       *[no] { CARD($card, case: "mika") } ei varmasti ole { reason-at }
    }
reason-chance = { $clause }: { $chance } (malli: { $model })
reason-percent =
    { $shape ->
        [under] alle 1 %
        [over] yli 99 %
       *[just] { $number } %
    }
reason-influence = { $entry }: ilman sitä { $without }, sen kanssa { $with_it }

## Merkinnät

reason-about-suggestion = teoria { $number } ({ $by }: { CARD($cards, case: "mika") })
reason-about-accusation = syytös { $number } ({ $by }: { CARD($cards, case: "mika") })
reason-about-peek =
    { $number ->
        [0] rivin { $place }. kortti
       *[other] merkintä { $number } (rivin { $place }. kortti)
    }
reason-about-look =
    { $me ->
        [by] { $number ->
            [0] näytit kortin pelaajalle { $to }
           *[other] merkintä { $number } (näytit kortin pelaajalle { $to })
        }
        [to] { $number ->
            [0] { $by } näytti sinulle kortin
           *[other] merkintä { $number } ({ $by } näytti sinulle kortin)
        }
       *[none] { $number ->
            [0] { $by } näytti kortin pelaajalle { $to }
           *[other] merkintä { $number } ({ $by } näytti kortin pelaajalle { $to })
        }
    }
reason-about-laid-open =
    { $number ->
        [0] kaikkien nähtävillä: { CARD($cards, case: "mika") }
       *[other] merkintä { $number } (kaikkien nähtävillä: { CARD($cards, case: "mika") })
    }
reason-about-challenge =
    { $number ->
        [0] kiistetty vastaus ”ei ole” teoriaan { $asked }
       *[other] merkintä { $number } (kiistetty vastaus ”ei ole” teoriaan { $asked })
    }

## Mikä on vialla

reason-conflict =
    { $count ->
        [0] mikään jako ei sovi kortteihisi
        [1] tämä merkintä ei voi pitää paikkaansa: { $numbers }
       *[other] nämä merkinnät eivät voi kaikki pitää paikkaansa: { $numbers }
    }
reason-repair = { $entry }: jos { $change }
reason-if-card =
    { $kind ->
        [suspect] epäilty
        [weapon] ase
        [room] huone
       *[card] kortti
    } oli { CARD($after, case: "mika") } eikä { CARD($before, case: "mika") }
reason-if-answerer = vastaaja oli { $after } eikä { $before }
reason-if-place = se oli rivin { $after }. eikä { $before }. kortti
reason-if-shows =
    { $after ->
        [nothing] { $at ->
            [me] et näyttänyt korttia
           *[seat] { $who } ei näyttänyt korttia
        }
        [card] { $at ->
            [me] näytit kortin
           *[seat] { $who } näytti kortin
        }
       *[other] { $at ->
            [me] näytit { CARD($after, case: "minka") }
           *[seat] { $who } näytti { CARD($after, case: "minka") }
        }
    }
reason-if-right =
    { $after ->
        [yes] se oli oikea
       *[no] se oli väärä
    }
reason-if-false =
    { $after ->
        [yes] vastaus oli väärä
       *[no] vastaus piti paikkansa
    }
reason-if-left-out = merkintä jätetään pois
