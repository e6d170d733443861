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
notes-mistake-missing-field = Het veld ‘{ $field }’ ontbreekt.
notes-mistake-unknown-field =
    Een veld ‘{ $field }’ kan hier niet staan{ $nearest ->
        [none] .
       *[other] ; bedoel je ‘{ $nearest }’?
    }
notes-mistake-unknown-type = Een notitie van het type ‘{ $found }’ bestaat niet; de typen zijn { $known }.
notes-mistake-wrong-type =
    Het veld ‘{ $field }’ moet { $expected ->
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
       *[other] ; bedoel je ‘{ $nearest }’?
    }
notes-mistake-wrong-kind =
    { CARD($card, case: "de") } is geen { $kind ->
        [suspect] verdachte
        [weapon] wapen
       *[room] kamer
    }.
notes-mistake-suspect-twice = { CARD($suspect, case: "de") } zit op twee plaatsen.
notes-mistake-unknown-seat = Er is geen plaats { $number }; de plaatsen zijn genummerd van 0 tot en met { $last }.
notes-mistake-hand-sizes = Samen tellen de handen { $found } kaarten, maar dat horen er { $expected } te zijn: het spel heeft { $cards } kaarten, waarvan 3 in de envelop, { $row } in de rij en { $open } open voor iedereen.
notes-mistake-hand-size = Je hand telt hier { $found } kaarten, maar volgens ‘seats’ horen het er { $expected } te zijn.
notes-mistake-card-twice = { CARD($card, case: "de") } wordt twee keer genoemd.
notes-mistake-answer-by-asker = { $seat } heeft de suggestie gedaan en antwoordt er dus niet op.
notes-mistake-out-of-turn = { $seat } antwoordt hier, maar nu is { $awaited } aan de beurt om te antwoorden.
notes-mistake-all-answered = { $seat } antwoordt hier, maar iedereen heeft de vraag al gehad.
notes-mistake-answer-after-show = { $seat } antwoordt hier, maar { $first } heeft al een kaart laten zien, en dan gaat de vraag niet verder.
notes-mistake-shown-twice = { $seat } laat hier een kaart zien, maar { $first } deed dat al, en dan gaat de vraag niet verder.
notes-mistake-not-asked-for = Naar { CARD($card, case: "de") } is niet gevraagd.
notes-mistake-not-held = { CARD($card, case: "de") } zit niet in je hand.
notes-mistake-card-missing = Je hebt hier een kaart gezien: zet bij ‘card’ welke.
notes-mistake-card-with-nothing = Bij ‘card’ staat { CARD($card, case: "de") }, maar volgens ‘shows’ is er geen kaart getoond.
notes-mistake-case-file-of-right = Bij een juiste beschuldiging hoort geen ‘case_file’: die noemt de kaarten zelf al.
notes-mistake-no-bonus-cards = Volgens deze regels zijn er geen bonuskaarten, dus niemand krijgt er een kaart door te zien.
notes-mistake-no-row = Volgens deze regels is er geen rij gesloten kaarten om in te kijken.
notes-mistake-no-such-place = Er is geen plaats { $number } in de rij; de plaatsen zijn genummerd van 0 tot en met { $last }.
notes-mistake-own-hand = Niemand krijgt een kaart uit de eigen hand te zien: ‘by’ en ‘at’ moeten verschillen.
notes-mistake-too-many-laid-open = { $seat } legt hier { $found } kaarten open, maar heeft er maar { $expected }.
notes-mistake-not-on-honour = Volgens deze regels antwoordt niemand op erewoord, dus er valt niets te betwisten.
notes-mistake-own-answer = Niemand betwist het eigen antwoord: ‘by’ en ‘seat’ moeten verschillen.
notes-mistake-nothing-to-challenge = Het veld ‘entry’ moet het nummer zijn, geteld vanaf 0, van een eerdere suggestie waarbij { $seat } geen kaart liet zien.
notes-mistake-challenged-before = Dit antwoord van { $seat } is al eerder betwist.
notes-mistake-table-answered = Daar antwoordde de tafel voor { $seat }, en dat antwoord staat buiten twijfel.
notes-mistake-no-more-challenges = { $seat } betwistte in notitie { $since } een antwoord dat waar was, en mag niets meer betwisten.
notes-mistake-no-longer-active = { $seat } doet sinds notitie { $since } niet meer mee aan het onderzoek en geeft alleen nog antwoord.
notes-mistake-after-end = Met notitie { $since } was het spel afgelopen; daarna kan alleen nog ‘laid-open’ of ‘peek’ volgen.

## The answer of `tudor solve`

solve-deals =
    { $deals ->
        [one] Eén verdeling van de kaarten is mogelijk.
       *[other] { $deals } verdelingen van de kaarten zijn mogelijk.
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
solve-tenths = { $whole },{ $tenths }%
solve-likeliest = De waarschijnlijkste oplossingen
solve-unseen = Aan anderen getoond
solve-unseen-answer = { $number }. { $seat } aan { $asker }: { $cards }.
solve-repairs = Elk van deze wijzigingen is op zichzelf genoeg om de notities te laten kloppen:
solve-no-repairs = Met één enkele wijziging zijn deze notities niet kloppend te krijgen.

## What the command refuses

solve-no-card-holder = ‘{ $text }’ is geen veronderstelling: schrijf kaart=houder.
solve-no-holder = Er is geen houder ‘{ $text }’; kies uit { $known }.
solve-no-model = Er is geen model ‘{ $text }’; wel { $known }.
