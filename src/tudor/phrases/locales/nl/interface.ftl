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
ui-options = Taal, spelers, verdachte, hulp
ui-language = Taal
ui-seats = Spelers
ui-seats-count = { $count } spelers
ui-suspect = Je speelt als
ui-any-suspect = Maakt niet uit
ui-name = Je naam
ui-name-hint = Mag leeg blijven.
ui-edition = Spelregels: { $edition }.
ui-not-affiliated = Vrije software, zonder banden met Hasbro. Beeld en tekst zijn eigen werk.
ui-preparing = De lampen worden aangestoken …
ui-no-page = Deze pagina bestaat niet.
ui-home = Naar de voordeur
ui-unreached = De server antwoordt niet. Er is niets verloren: probeer het zo meteen nog eens.
ui-try-again = Probeer opnieuw
ui-connection-lost = Geen verbinding. Het spel wacht en gaat vanzelf verder zodra die er weer is.
ui-rule = – { $edition ->
    [travel] reiseditie, { $rule }
    [modern] moderne editie, { $rule }
    [dutch] Nederlandse editie, { $rule }
    [swedish] Zweedse editie, { $rule }
   *[none] { $rule }
}
ui-house-rule = – huisregel

## At the table

ui-table = De tafel
ui-board = Het bord
ui-reachable = Waar je heen kunt
ui-square = Ga naar { CARD($place, case: "de") }
ui-bonus-square = Ga naar { CARD($place, case: "de") } en trek een bonuskaart
ui-hand = Jouw kaarten
ui-open = Open voor iedereen
ui-laid-open = Kaarten van { CARD($who, case: "de") } die iedereen heeft gezien
ui-row-title = De rij gesloten kaarten
ui-row-card = Kaart { $place } van de rij, gesloten
ui-row-seen = { CARD($who) } heeft deze bekeken.
ui-log = Wat er gebeurd is
ui-log-short = Verloop
ui-number = { $number }.
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
ui-tag-nothing = laat niets zien
ui-tag-out = { $rule ->
    [laid-open] kaarten liggen open
    [hand-answers] uit het spel
   *[answers-on] antwoordt alleen nog
}
ui-tag-won = zaak opgelost
ui-tag-false = valse getuige
ui-tag-muted = mag niet betwisten
ui-people = · { $count } personen
ui-partner = Teamgenoot uitnodigen
ui-partner-hint = Wie deze link opent, speelt aan jouw kant: jullie delen de pion, de kaarten en het notitieboek, en mogen allebei spelen. Geef de link aan niemand anders.
ui-partner-link = De link
ui-seconds = { $count } s
ui-minutes = { $count } min
ui-hours = { $count } u
ui-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
ui-awaited = We wachten al { $time } op { $name }
ui-awaited-you = Je bent al { $time } bezig
ui-clock-left = nog { $time }
ui-clock-over = De tijd is om: een bot beslist deze keer.
ui-more-time = Geef meer tijd
ui-away = weg
ui-away-for = al { $time } weg
ui-let-bot-play = Laat een bot spelen voor { $name }
ui-stands-in = een bot speelt tot { $name } terug is
ui-returned = Terwijl je weg was, speelde een bot voor je. De plaats is weer van jou.
ui-watching = Je kijkt mee: je ziet wat iedereen aan tafel ziet.
ui-bot-decided = (een bot besliste)
ui-menu = Menu
ui-sheets = Verloop en gesprek
ui-sound = Een geluid als je aan de beurt bent
ui-leave-hint = Je plaats blijft van jou: kom terug via hetzelfde adres.
ui-delete = Tafel verwijderen …
ui-delete-title = De tafel voor iedereen verwijderen?
ui-delete-hint = Het spel, de namen, het gesprek en de notitieboeken worden verwijderd. Ze komen niet terug.
ui-delete-now = Verwijderen
ui-gone = Deze tafel is er niet meer
ui-gone-hint = Wie de tafel opende, heeft hem verwijderd, met alles wat er gespeeld en gezegd is.
ui-again-wanted = Er wordt een nieuw spel klaargezet, weer met jullie allemaal.
ui-again-come = Doe mee
ui-again-watch = Kijk mee
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
ui-you-walking-free = Waarheen?
ui-you-choosing = Een bonuskaart: de keus is aan jou
ui-you-showing = { CARD($who) } heeft een bonuskaart: laat een van je kaarten zien
ui-you-typing = { $count ->
    [one] Wat geeft je dobbelsteen aan?
   *[other] Wat geven je dobbelstenen aan?
}
ui-shuffling = De bonuskaarten worden geschud
ui-picking = De tafel antwoordt voor { CARD($who, case: "de") }
ui-to-you-showing = { CARD($who) } kiest een kaart om te laten zien
ui-they-choosing = { CARD($who) } denkt na over een bonuskaart
ui-they-showing = { CARD($who) } moet een kaart laten zien
ui-you-answering = { CARD($who) } heeft een vraag voor je
ui-to-you-answering = { CARD($who) } zoekt een kaart om je te laten zien
ui-they-to-move = { CARD($who) } is aan zet
ui-they-rolling = { CARD($who) } gooit
ui-they-walking = { CARD($who) } { $steps ->
    [0] gaat op pad
   *[other] heeft { $steps } gegooid en gaat op pad
}
ui-they-moved = { CARD($who) } is aangekomen en denkt na
ui-they-asked = { CARD($who) } denkt na
ui-they-answering = { CARD($who) } moet { CARD($asker, case: "de") } antwoord geven
ui-title-yours = Jouw beurt
ui-title-answer = Een vraag voor jou
ui-title-theirs = { CARD($who) }
ui-title-over = Afgelopen

## What can be done

ui-roll = Gooien
ui-passage = Doorgang { CARD($room, case: "naar") }
ui-door = Deur { CARD($room, case: "naar") }
ui-stay = Blijf voor een suggestie
ui-own-die = { $count ->
    [one] Je dobbelsteen
   *[other] Dobbelsteen { $die }
}
ui-own-dice-move = Dit hebben we gegooid
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
ui-card-seen = bekend
ui-question = { CARD($who) } verdenkt { CARD($suspect, case: "de") }, { CARD($weapon, case: "met") }, { CARD($room, case: "in") }.
ui-show-this = Laat zien
ui-show-hint = Alleen { CARD($who, case: "de") } krijgt de kaart te zien.
ui-not-yours = Heb je niet
ui-nothing = Ik heb er geen
ui-nothing-false = Je hebt er minstens één. Verzwijgen mag, maar anderen kunnen dat betwisten, en dan geef je de rest van het spel alleen nog antwoord.
ui-nothing-say = Toch verzwijgen
ui-show-any = Welke, dat bepaal je zelf; wie de kaart te zien krijgt, staat op de bonuskaart.
ui-peek = Bekijk kaart { $place } van de rij
ui-peek-hint = Je mag één kaart van de rij bekijken.
ui-peeked = Kaart { $place } van de rij is { CARD($card, case: "de") }.
ui-end = Einde beurt
ui-bonus = Bonuskaart
ui-bonus-idle = Die levert deze keer niets op.
ui-bonus-pile = { $count ->
    [0] De stapel is leeg.
   *[other] Nog { $count } op de stapel.
}
ui-choose-player = Welke speler?
ui-choose-room = Kies een verlichte kamer, of ga
ui-choose-where = Naar welke kamer? Kiezen kan ook op het bord.
ui-send = Sturen
ui-send-there = Stuur { CARD($suspect, case: "de") } { CARD($room, case: "naar") }
ui-challenge = Betwisten
ui-challenge-some = Antwoord betwisten …
ui-challenge-which = Welk antwoord geloof je niet?
ui-challenge-title = Het antwoord van { CARD($who, case: "de") } betwisten?
ui-challenge-answer = { CARD($who) } liet niets zien toen { $asker ->
    [you] jij
   *[other] { CARD($asker, case: "de") }
} { CARD($suspect, case: "de") }, { CARD($weapon, case: "de") } en { CARD($room, case: "de") } noemde.
ui-challenge-price = Was het onwaar, dan geeft { CARD($who, case: "de") } voortaan alleen nog antwoord. Was het waar, dan mag jij in dit spel niets meer betwisten.
ui-challenge-now = Het was onwaar
ui-why-not = Waarom kan iets nu niet?
ui-why-roll = gooien
ui-why-passage = een geheime doorgang nemen
ui-why-door = door een deur gaan
ui-why-stay = blijven voor een suggestie
ui-why-suggest = een suggestie doen
ui-why-peek = de rij bekijken
ui-why-accuse = beschuldigen
ui-why-end = mijn beurt beëindigen
ui-accuse = Beschuldigen …
ui-accuse-title = De envelop openen?
ui-accuse-next = Verder
ui-accuse-review = Je beschuldigt { CARD($suspect, case: "de") }, { CARD($weapon, case: "met") }, { CARD($room, case: "in") }.
ui-accuse-final = Dit is definitief. Zit je ernaast, dan { $rule ->
    [laid-open] komen je kaarten open te liggen en krijg je geen beurten meer.
    [hand-answers] lig je uit het spel en antwoordt de tafel met jouw kaarten.
   *[answers-on] geef je voortaan alleen nog antwoord.
}
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
ui-mark-yes = kaart op de hand
ui-mark-no = kaart niet op de hand
ui-mark-maybe = misschien
ui-mark-place = kaart { $place } van de rij
ui-mark-unsaved = nog niet opgeslagen

## De hulp van de detective

ui-help = Hulp
ui-help-none = geen
ui-help-shown = mijn kaarten en kaarten die ik te zien kreeg
ui-help-proven = alles wat te bewijzen is
ui-help-chances = kansen
ui-help-capped = Meer is aan deze tafel niet toegestaan.
ui-help-legend = Gedrukt: van de detective. Met pen: van jou. Tik op een teken om te vragen waarom.
ui-help-late = De nieuwste hulp is nog niet binnen.
ui-model = Model
ui-deals = { $count ->
    [one] Eén verdeling van de kaarten is mogelijk.
   *[other] { $deals } verdelingen van de kaarten zijn mogelijk.
}
ui-case-file-column = Envelop
ui-proven-yes = bewezen: ja
ui-proven-no = bewezen: nee
ui-contradicts = jij hebt iets anders ingevuld
ui-percent = { $percent }%
ui-likeliest = Wat er waarschijnlijk in de envelop zit
ui-could-show = Wie wat getoond kan hebben
    .chances = Het percentage geeft aan hoe waarschijnlijk het is dat de speler de kaart heeft.
ui-could-show-cards = { $number }. { CARD($who) } aan { CARD($asker, case: "de") }: { $cards }
ui-either = { $items } of { $last }
ui-own-mark = Wat jij invult
ui-reasons-thinking = De detective denkt na …
ui-reasons-suggestions = De suggesties

## Before and after

ui-gathering = Wachten op spelers
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
