### What is wrong with notes, and what `tudor solve` says. See en/notes.ftl. A player's name is never
### inflected.

## Where it stands

notes-at =
    { $line ->
        [none] { $entry ->
            [none] { $what }
           *[other] Merkintä { $entry }: { $what }
        }
       *[other] { $entry ->
            [none] Rivi { $line }: { $what }
           *[other] Rivi { $line }, merkintä { $entry }: { $what }
        }
    }

## Mistakes

notes-mistake-not-json = Tämä ei ole JSON-muodossa. Ehkä sulku, pilkku tai lainausmerkki puuttuu.
notes-mistake-not-notes = Nämä eivät ole muistiinpanoja: kohdan ”format” pitää olla ”{ $expected }”.
notes-mistake-missing-field = Kohta ”{ $field }” puuttuu.
notes-mistake-unknown-field =
    Tässä ei voi olla kohtaa ”{ $field }”{ $nearest ->
        [none] .
       *[other] ; tarkoititko ”{ $nearest }”?
    }
notes-mistake-unknown-type = Merkintälajia ”{ $found }” ei ole; lajit ovat { $known }.
notes-mistake-wrong-type =
    Kohdan ”{ $field }” pitää olla { $expected ->
        [int] kokonaisluku
        [int-from-0] kokonaisluku, vähintään 0
        [str] teksti lainausmerkeissä
        [bool] true tai false
        [array] luettelo hakasulkeissa
        [array-of-3] kolmen kortin luettelo
       *[object] olio aaltosulkeissa
    }.
notes-mistake-number-of-seats = Paikkoja on { $found }; näillä säännöillä niitä pitää olla { $fewest }–{ $most }.
notes-mistake-unknown-card =
    Korttia ”{ $found }” ei ole tässä painoksessa{ $nearest ->
        [none] .
       *[other] ; tarkoititko ”{ $nearest }”?
    }
notes-mistake-wrong-kind =
    { CARD($card, case: "mika") } ei ole { $kind ->
        [suspect] epäilty
        [weapon] ase
       *[room] huone
    }.
notes-mistake-suspect-twice = { CARD($suspect, case: "mika") } on kahdella paikalla.
notes-mistake-unknown-seat = Paikkaa { $number } ei ole; paikat on numeroitu nollasta alkaen, viimeinen on { $last }.
notes-mistake-hand-sizes = Käsissä on yhteensä { $found } korttia, mutta pitäisi olla { $expected }: pakassa on { $cards }, joista kuoressa on 3, rivissä { $row } ja kaikkien nähtävillä { $open }.
notes-mistake-hand-size = Kädessäsi on tässä { $found } korttia, mutta kohdan ”seats” mukaan pitäisi olla { $expected }.
notes-mistake-card-twice = { CARD($card, case: "mika") } on merkitty kahdesti.
notes-mistake-answer-by-asker = { $seat } kysyi itse eikä siis vastaa.
notes-mistake-out-of-turn = { $seat } vastaa tässä, mutta seuraavana vastausvuorossa on { $awaited }.
notes-mistake-all-answered = { $seat } vastaa tässä, mutta kaikilta on jo kysytty.
notes-mistake-answer-after-show = { $seat } vastaa tässä, mutta { $first } näytti jo kortin, eikä muilta enää kysytä.
notes-mistake-shown-twice = { $seat } näyttää tässä kortin, mutta { $first } näytti jo omansa, eikä muilta enää kysytä.
notes-mistake-not-asked-for = { CARD($card, case: "mika") } ei ole kysyttyjen korttien joukossa.
notes-mistake-not-held = { CARD($card, case: "mika") } ei ole kädessäsi.
notes-mistake-card-missing = Näit tässä kortin: kohdassa ”card” pitää sanoa, minkä.
notes-mistake-card-with-nothing = Kohdassa ”card” on { CARD($card, case: "mika") }, mutta kohdan ”shows” mukaan korttia ei näytetty.
notes-mistake-case-file-of-right = Oikealla syytöksellä ei ole kohtaa ”case_file”: se nimeää kortit itse.
notes-mistake-no-bonus-cards = Näillä säännöillä ei ole bonuskortteja, joten kenellekään ei näytetä korttia bonuskortilla.
notes-mistake-no-row = Näillä säännöillä ei ole piiloriviä, jonka kortteja voisi katsoa.
notes-mistake-no-such-place = Rivissä ei ole paikkaa { $number }; paikat on numeroitu nollasta alkaen, viimeinen on { $last }.
notes-mistake-own-hand = Kenellekään ei näytetä korttia omasta kädestä: kohdissa ”by” ja ”at” pitää olla eri pelaaja.
notes-mistake-too-many-laid-open = { $seat } levittää tässä nähtäville { $found } korttia, mutta kädessä on vain { $expected }.
notes-mistake-not-on-honour = Näillä säännöillä ei vastata kunniasanalla, joten kiistettävää ei ole.
notes-mistake-own-answer = Kukaan ei kiistä omaa vastaustaan: kohdissa ”by” ja ”seat” pitää olla eri pelaaja.
notes-mistake-nothing-to-challenge = Kohdassa ”entry” pitää olla sellaisen aiemman teorian numero (nollasta laskien), johon { $seat } vastasi näyttämättä korttia.
notes-mistake-challenged-before = Tämä pelaajan { $seat } vastaus on jo kiistetty.
notes-mistake-table-answered = Siinä pöytä vastasi pelaajan { $seat } puolesta, eikä pöydän vastausta voi kiistää.
notes-mistake-no-more-challenges = { $seat } kiisti merkinnässä { $since } vastauksen, joka piti paikkansa, eikä saa enää kiistää mitään.
notes-mistake-no-longer-active = { $seat } ei ole merkinnän { $since } jälkeen enää mukana tutkinnassa, vaan ainoastaan vastaa.
notes-mistake-after-end = Peli päättyi merkintään { $since }; sen jälkeen voi tulla vain ”laid-open” tai ”peek”.

## The answer of `tudor solve`

solve-deals =
    { $deals ->
        [one] Yksi jako sopii muistiinpanoihin.
       *[other] { $deals } jakoa sopii muistiinpanoihin.
    }
solve-inconsistent = Mikään jako ei sovi näihin muistiinpanoihin.
solve-supposed = Oletus: { $what }.
solve-not-supposed = Mikään jako ei sovi tuohon oletukseen.
solve-seat =
    { $number } { $name }, { $cards ->
        [one] yksi kortti
       *[other] { $cards } korttia
    }
solve-you = (sinä)
solve-place = rivi { $place }
solve-case-file = kuori
solve-open = kaikkien nähtävillä
solve-tenths = { $whole },{ $tenths } %
solve-likeliest = Todennäköisimmät ratkaisut
solve-unseen = Muille näytetyt kortit
solve-unseen-answer = { $number }. { $seat } pelaajalle { $asker }: { $cards }.
solve-repairs = Yksikin näistä muutoksista riittäisi siihen, että jokin jako sopisi:
solve-no-repairs = Mikään yksittäinen muutos näihin merkintöihin ei riittäisi siihen, että jokin jako sopisi.

## What the command refuses

solve-no-card-holder = ”{ $text }” ei ole oletus: kirjoita kortti=haltija.
solve-no-holder = Haltijaa ”{ $text }” ei ole; valittavana ovat { $known }.
solve-no-model = Mallia ”{ $text }” ei ole; valittavana ovat { $known }.
