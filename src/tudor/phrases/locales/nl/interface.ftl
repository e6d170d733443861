### The words of the browser client. $who, $asker are the suspects by whose names players go.

## The house

ui-title = tudor
ui-tagline = Een moord in een tudorhuis. Wie, waarmee, in welke kamer? Zoek het uit voordat de anderen het weten.
ui-play = Speel tegen { $count ->
    [1] één bot
    [2] twee bots
    [3] drie bots
    [4] vier bots
    [5] vijf bots
   *[other] { $count } bots
}
ui-options = Taal, spelers, verdachte
ui-language = Taal
ui-seats = Spelers
ui-seats-count = { $count } spelers
ui-suspect = Je speelt als
ui-any-suspect = Maakt niet uit
ui-name = Je naam
ui-name-hint = Mag leeg blijven.
ui-edition = Spelregels: { $edition }.
edition-travel = de reiseditie van 2006
ui-not-affiliated = Vrije software, zonder banden met Hasbro. Beeld en tekst zijn eigen werk.
ui-preparing = De lampen worden aangestoken …
ui-no-page = Deze pagina bestaat niet.
ui-home = Naar de voordeur
ui-unreached = De server antwoordt niet. Er is niets verloren: probeer het zo nog eens.
ui-try-again = Probeer opnieuw
ui-connection-lost = Geen verbinding. Het spel wacht en gaat vanzelf verder zodra die er weer is.
ui-rule = Regel { $rule }

## At the table

ui-table = De tafel
ui-board = Het bord
ui-reachable = Waar je heen kunt
ui-square = Ga naar { CARD($place, case: "de") }
ui-hand = Jouw kaarten
ui-open = Open kaarten
ui-log = Wat er gebeurd is
ui-log-short = Verloop
ui-players = Spelers
ui-notebook = Notitieboek
ui-now = Nu
ui-sections = Onderdelen van de tafel
ui-turn = { CARD($who) }, beurt { $turn }
ui-you = Jij
ui-bot = Bot
ui-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
ui-tag-turn = aan zet
ui-tag-answering = moet antwoorden
ui-tag-shows = laat een kaart zien
ui-tag-nothing = heeft er geen
ui-tag-out = antwoordt alleen nog
ui-tag-won = zaak opgelost
ui-waited = { $minutes } min
ui-dice = Gegooid: { $faces }
ui-skip = Overslaan
ui-leave = Van tafel gaan

## Who is awaited

ui-status-waiting = Een ogenblik …
ui-status-dealing = De kaarten worden gedeeld
ui-you-to-move = Jij bent aan zet
ui-you-rolling = Je gooit …
ui-you-walking = Je hebt { $steps } gegooid. Waarheen?
ui-you-moved = Je bent er
ui-you-asked = En nu?
ui-you-suggest = Je bent { CARD($room, case: "in") }. Wie verdenk je?
ui-you-answering = { CARD($who) } heeft een vraag voor je
ui-answering-you = { CARD($who) } zoekt een kaart om je te laten zien
ui-they-to-move = { CARD($who) } is aan zet
ui-they-rolling = { CARD($who) } gooit
ui-they-walking = { CARD($who) } heeft { $steps } gegooid en gaat op pad
ui-they-moved = { CARD($who) } is aangekomen en denkt na
ui-they-asked = { CARD($who) } denkt na
ui-they-answering = { CARD($who) } moet { CARD($asker, case: "de") } antwoord geven
ui-title-yours = Jouw beurt
ui-title-answer = Een vraag voor jou
ui-title-theirs = { CARD($who) }
ui-title-over = Afgelopen

## What can be done

ui-roll = Gooien
ui-passage = Geheime doorgang { CARD($room, case: "naar") }
ui-door = Door de deur { CARD($room, case: "naar") }
ui-stay = Blijf voor een suggestie
ui-move-hint = Kies een verlicht vak of een kamer, of ga
ui-move-squares = Kies een verlicht vak
ui-move-to = { CARD($room, case: "naar") }
ui-suggest = Doe deze suggestie
ui-suggest-here = Suggestie { CARD($room, case: "in") }
ui-suggest-where = … { CARD($room, case: "in") }
ui-suggest-all = { CARD($suspect) }, { CARD($weapon, case: "met") }, { CARD($room, case: "in") }
ui-who = Wie?
ui-with-what = Waarmee?
ui-where = Waar?
ui-card-yours = van jou
ui-card-seen = gezien
ui-question = { CARD($who) } verdenkt { CARD($suspect, case: "de") }, { CARD($weapon, case: "met") }, { CARD($room, case: "in") }.
ui-show-this = Laat zien
ui-show-hint = Alleen { CARD($who, case: "de") } krijgt de kaart te zien.
ui-not-yours = Heb je niet
ui-nothing = Ik heb er geen
ui-peek = Bekijk kaart { $place }
ui-end = Einde beurt
ui-accuse = Beschuldig …
ui-accuse-title = De envelop openen?
ui-accuse-next = Verder
ui-accuse-review = Je beschuldigt { CARD($suspect, case: "de") }, { CARD($weapon, case: "met") }, { CARD($room, case: "in") }.
ui-accuse-final = Dit is definitief: zit je ernaast, dan geef je voortaan alleen nog antwoord.
ui-accuse-now = Zeker weten
ui-back = Terug
ui-cancel = Nog niet
ui-shown-title = De kaart die je te zien kreeg
ui-shown = { CARD($who) } liet je { CARD($card, case: "de") } zien.
ui-note-it = Noteren
ui-noted = ✓ Genoteerd
ui-dismiss = Wegleggen
ui-to-table = Terug naar de tafel

## Notebook

ui-kind-suspects = Verdachten
ui-kind-weapons = Wapens
ui-kind-rooms = Kamers
ui-note = Notitie
ui-note-on = Notitie bij { CARD($card, case: "de") }
ui-notebook-help = ✕ nee · ✓ ja · ? misschien
ui-unsaved = { $count ->
    [one] 1 vakje nog niet opgeslagen
   *[other] { $count } vakjes nog niet opgeslagen
}
ui-mark-none = niets ingevuld
ui-mark-yes = kaart in de hand
ui-mark-no = kaart niet in de hand
ui-mark-maybe = misschien
ui-mark-fact = blijkt uit je eigen kaarten
ui-mark-unsaved = nog niet opgeslagen

## Before and after

ui-gathering = Wachten op spelers
ui-gathering-hint = Het spel begint zodra alle plaatsen bezet zijn. Anderen schuiven aan via het adres van deze pagina:
ui-free-seat = Vrije plaats
ui-sit = Ga hier zitten
ui-over-you = Je hebt de zaak opgelost!
ui-over-won = { CARD($who) } heeft de zaak opgelost
ui-over-unsolved = De moord blijft onopgelost
ui-open-case-file = Open de envelop
ui-case-file = De envelop
ui-it-was = Het was { CARD($suspect, case: "de") }, { CARD($weapon, case: "met") }, { CARD($room, case: "in") }.
ui-all-hands = Ieders kaarten
ui-hand-of = { CARD($who) }
ui-record = Download het verslag
ui-again = Nog een potje
ui-look-around = Bekijk de tafel

## After a wrong accusation, and on coming back

ui-wrong = Je zat ernaast
ui-wrong-secret = Houd het voor je.
ui-wrong-then =
    { $rule ->
        [laid-open] Je krijgt geen beurten meer, en je kaarten liggen voor iedereen open.
        [hand-answers] Je krijgt geen beurten meer; de tafel antwoordt met jouw kaarten.
       *[answers-on] Je krijgt geen beurten meer: vanaf nu geef je alleen nog antwoord.
    }
ui-understood = Begrepen
ui-go-on = Verder met je spel
