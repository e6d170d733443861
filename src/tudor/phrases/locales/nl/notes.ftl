### What is wrong with notes, and what `tudor solve` says. See en/notes.ftl.

## Where it stands

notes-at =
    { $line ->
        [none] { $entry ->
            [none] { $what }
           *[other] Notitie { $entry }: { $what }
        }
       *[other] { $entry ->
            [none] Regel { $line }: { $what }
           *[other] Regel { $line }, notitie { $entry }: { $what }
        }
    }

## Mistakes

notes-mistake-not-json = Dit is geen JSON. Misschien ontbreekt er een haakje, een komma of een aanhalingsteken.
notes-mistake-not-notes = Dit zijn geen notities: ‘format’ moet ‘{ $expected }’ zijn.
notes-mistake-missing-field = ‘{ $field }’ ontbreekt.
notes-mistake-unknown-field =
    Hier kan geen ‘{ $field }’ staan{ $nearest ->
        [none] .
       *[other] ; is ‘{ $nearest }’ bedoeld?
    }
notes-mistake-unknown-type = Er is geen notitie van het type ‘{ $found }’; wel { $known }.
notes-mistake-wrong-type =
    ‘{ $field }’ moet { $expected ->
        [int] een geheel getal zijn
        [int-from-0] een geheel getal vanaf 0 zijn
        [str] een tekst tussen aanhalingstekens zijn
        [bool] true of false zijn
        [array] een lijst tussen blokhaken zijn
        [array-of-3] een lijst van drie zijn
       *[object] een object tussen accolades zijn
    }.
notes-mistake-number-of-seats = Er zijn { $found } plaatsen; volgens deze regels horen het er { $fewest } tot { $most } te zijn.
notes-mistake-unknown-card =
    De kaart ‘{ $found }’ bestaat niet in deze editie{ $nearest ->
        [none] .
       *[other] ; is ‘{ $nearest }’ bedoeld?
    }
notes-mistake-wrong-kind =
    { CARD($card, case: "de") } is geen { $kind ->
        [suspect] verdachte
        [weapon] wapen
       *[room] kamer
    }.
notes-mistake-suspect-twice = { CARD($suspect, case: "de") } zit op twee plaatsen.
notes-mistake-unknown-seat = Er is geen plaats { $number }; de plaatsen zijn genummerd van 0 tot en met { $last }.
notes-mistake-hand-sizes = De handen hebben samen { $found } kaarten, maar horen er { $expected } te hebben: er zijn { $cards } kaarten, waarvan 3 in de envelop, { $row } in de rij en { $open } open voor iedereen.
notes-mistake-hand-size = Je hand heeft hier { $found } kaarten, maar volgens ‘seats’ horen dat er { $expected } te zijn.
notes-mistake-card-twice = { CARD($card, case: "de") } staat er twee keer.
notes-mistake-answer-by-asker = { $seat } heeft gevraagd en geeft zelf geen antwoord.
notes-mistake-out-of-turn = { $seat } antwoordt hier, maar nu is { $awaited } aan de beurt om te antwoorden.
notes-mistake-all-answered = { $seat } antwoordt hier, maar iedereen is al gevraagd.
notes-mistake-answer-after-show = { $seat } antwoordt hier, maar { $first } heeft een kaart laten zien, en dan wordt niemand meer gevraagd.
notes-mistake-shown-twice = { $seat } laat hier een kaart zien, maar { $first } deed dat al, en dan wordt niemand meer gevraagd.
notes-mistake-not-asked-for = Naar { CARD($card, case: "de") } is niet gevraagd.
notes-mistake-not-held = { CARD($card, case: "de") } zit niet in je hand.
notes-mistake-card-missing = Je hebt hier een kaart gezien: ‘card’ moet zeggen welke.
notes-mistake-card-with-nothing = ‘card’ is { CARD($card, case: "de") }, maar volgens ‘shows’ is er geen kaart getoond.
notes-mistake-case-file-of-right = Een juiste beschuldiging heeft geen ‘case_file’: ze noemt de kaarten zelf.
notes-mistake-no-row = Volgens deze regels is er geen gesloten rij om in te kijken.
notes-mistake-no-such-place = Er is geen plaats { $number } in de rij; de plaatsen zijn genummerd van 0 tot en met { $last }.
notes-mistake-own-hand = Niemand krijgt een kaart uit de eigen hand te zien: ‘by’ en ‘at’ moeten verschillen.
notes-mistake-too-many-laid-open = { $seat } legt hier { $found } kaarten open, maar heeft er maar { $expected }.
notes-mistake-not-on-honour = Volgens deze regels antwoordt niemand op erewoord, dus er valt niets te betwisten.
notes-mistake-own-answer = Niemand betwist het eigen antwoord: ‘by’ en ‘seat’ moeten verschillen.
notes-mistake-nothing-to-challenge = ‘entry’ moet het nummer zijn, geteld vanaf 0, van een eerdere suggestie waarop { $seat } geen kaart liet zien.
notes-mistake-challenged-before = Dit antwoord van { $seat } is al eerder betwist.
notes-mistake-table-answered = Daar antwoordde de tafel voor { $seat }, en dat staat buiten kijf.
notes-mistake-no-more-challenges = { $seat } betwistte in notitie { $since } een antwoord dat klopte, en mag niets meer betwisten.
notes-mistake-no-longer-active = { $seat } ligt sinds notitie { $since } uit het onderzoek en geeft alleen nog antwoord.
notes-mistake-after-end = Het spel was afgelopen met notitie { $since }; daarna kunnen alleen ‘laid-open’ en ‘peek’ nog volgen.

## The answer of `tudor solve`

solve-deals =
    { $deals ->
        [one] Eén verdeling van de kaarten klopt.
       *[other] { $deals } verdelingen van de kaarten kloppen.
    }
solve-inconsistent = Geen enkele verdeling van de kaarten klopt met deze notities.
solve-supposed = Stel: { $what }.
solve-not-supposed = Geen enkele verdeling van de kaarten klopt met die veronderstelling.
solve-seat =
    { $number } { $name }, { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }
solve-you = (jij)
solve-place = rij { $place }
solve-case-file = envelop
solve-open = open voor iedereen
solve-percent = { $percent }%
solve-tenths = { $whole },{ $tenths }%
solve-likeliest = De waarschijnlijkste oplossingen
solve-unseen = Aan anderen getoond
solve-unseen-answer = { $number }. { $seat } aan { $asker }: { $cards }.
solve-repairs = Elk van deze wijzigingen is op zichzelf genoeg om de notities te laten kloppen:
solve-no-repairs = Geen enkele losse wijziging in deze notities laat ze kloppen.

## What the command refuses

solve-no-card-holder = ‘{ $text }’ is geen veronderstelling: schrijf kaart=houder.
solve-no-holder = Niemand heet ‘{ $text }’; wel { $known }.
solve-no-model = Er is geen model ‘{ $text }’; wel { $known }.
solve-why-supposed = --why verklaart de notities zoals ze zijn; laat --suppose weg.
