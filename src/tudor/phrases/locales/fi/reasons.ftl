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
        [0] bonuskortin vuoksi
       *[other] merkintä { $number }
    }
reason-at =
    { $at ->
        [me] sinulla
        [place] rivin { $place }. paikalla
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
           *[other] sinulla ei ole kortteja { $cards }
        }
        [place] rivin { $place }. kortti ei ole { $cards }
        [case-file] { $count ->
            [1] { $cards } ei ole kuoressa
           *[other] kuoressa ei ole kortteja { $cards }
        }
       *[seat] { $count ->
            [1] { $cards } ei ole pelaajalla { $who }
           *[other] pelaajalla { $who } ei ole kortteja { $cards }
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
        [0] näytettiin kaikille
       *[other] näytettiin kaikille, merkintä { $number }
    }
reason-from-peek =
    { $number ->
        [0] näit sen rivissä
       *[other] näit sen rivissä, merkintä { $number }
    }
reason-from-case-file = näit sen kuoressa, syytös { $number }
reason-from-right = syytös { $number } oli oikea
reason-from-nothing = vastaus ”ei ole” teoriaan { $number }
reason-from-challenge =
    { $number ->
        [0] vastaus ”ei ole” teoriaan { $asked }, joka kiistettäessä piti paikkansa
       *[other] vastaus ”ei ole” teoriaan { $asked }, jonka kiistäminen { $number } osoitti todeksi
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
        [place] siinä on toinen kortti
       *[seat] kaikki kortit ovat tiedossa
    }
reason-from-kind =
    kuoren { $kind ->
        [suspect] epäilty
        [weapon] ase
       *[room] huone
    } on { CARD($card, case: "mika") }
reason-from-supposed = oletus
reason-from-given = lähtöoletus

## Päätelmä ja oletus

reason-so = { $because }, joten { $clause }
reason-suppose =
    oletetaan, { $holds ->
        [yes] että { CARD($card, case: "mika") } on { reason-at }
       *[no] ettei { CARD($card, case: "mika") } ole { reason-at }
    }
reason-contradiction = se on mahdotonta, joten { $clause }

## Mistä päätellään, ja ristiriidat

reason-full-hand =
    { $at ->
        [me] kaikki korttisi ovat tiedossa
        [place] rivin { $place }. kortti on { $cards }
       *[seat] pelaajan { $who } kaikki kortit ovat { $cards }
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
    { $holds }, ja { $count ->
        [1] vastaus { $answers } annettiin jollakin toisella kortilla
       *[other] vastaukset { $answers } annettiin muilla, keskenään eri korteilla
    }
reason-apart = { $lacks }; { $known }
# After "vastasi" and "vastaus".
reason-asked =
    teoriaan { $number } ({ CARD($asked, case: "mika") }{ $challenge ->
        [0] )
       *[other] ; kiistäminen { $challenge })
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
    { $at ->
        [me] vastasit
       *[seat] { $who } vastasi
    } kortilla teoriaan { $number } ({ CARD($asked, case: "mika") }), mutta { $at ->
        [me] { $count ->
            [1] { $cards } ei ole sinulla
           *[other] sinulla ei ole kortteja { $cards }
        }
       *[seat] { $count ->
            [1] { $cards } ei ole hänellä
           *[other] hänellä ei ole kortteja { $cards }
        }
    }
reason-answer-false = kiistäminen { $challenge } osoitti vääräksi vastauksen ”ei ole” teoriaan { $number } ({ CARD($asked, case: "mika") }), mutta { $lacks }
reason-accused = syytös { $number } ({ CARD($asked, case: "mika") }) oli väärä, ja { $holds }
reason-nowhere = { $where }, joten se ei ole missään
reason-both = { $holds }, mutta { $lacks }
reason-two-places = { CARD($card, case: "mika") } on kahdessa paikassa: { $places }
reason-too-many =
    { $at ->
        [me] sinulle jaettiin { $size } korttia, mutta sinulla on { $cards }
        [place] rivin { $place }. kortti on yhtä aikaa { $cards }
       *[seat] pelaajalle { $who } jaettiin { $size } korttia, mutta hänellä on { $cards }
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
    on varmaa, { $holds ->
        [yes] että { CARD($card, case: "mika") } on { reason-at }
       *[no] ettei { CARD($card, case: "mika") } ole { reason-at }
    }
reason-chance = { $clause }: { $chance } (malli: { $model })
reason-influence = { $entry }: ilman sitä { $without }, sen kanssa { $with_it }

## Merkinnät

reason-about-suggestion = teoria { $number } ({ $by }: { CARD($cards, case: "mika") })
reason-about-accusation = syytös { $number } ({ $by }: { CARD($cards, case: "mika") })
reason-about-peek =
    { $number ->
        [0] rivin { $place }. kortin katsominen
       *[other] merkintä { $number } (rivin { $place }. kortin katsominen)
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
        [0] kaikille näytettiin { CARD($cards, case: "mika") }
       *[other] merkintä { $number } (kaikille näytettiin { CARD($cards, case: "mika") })
    }
reason-about-challenge =
    { $number ->
        [0] kiistetty vastaus ”ei ole” teoriaan { $asked }
       *[other] kiistäminen { $number } (vastaus ”ei ole” teoriaan { $asked })
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
reason-if-answerer =
    { $me ->
        [after] vastaaja olit sinä eikä { $before }
        [before] vastaaja oli { $after } etkä sinä
       *[none] vastaaja oli { $after } eikä { $before }
    }
reason-if-place = se oli rivin { $after }. eikä { $before }. kortti
reason-if-shows =
    { $after ->
        [nothing] { $at ->
            [me] et näyttänyt korttia
           *[seat] { $who } ei näyttänyt korttia
        }
        [card] { $at ->
            [me] näytitkin kortin
           *[seat] { $who } näyttikin kortin
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
reason-if-left-out = se jätetään pois
