### Webbklientens ord. $who, $asker är de misstänkta vars namn spelarna bär.

## Huset

ui-title = tudor
ui-tagline = Ett mord i ett tudorhus. Vem, med vad, i vilket rum? Ta reda på det före de andra.
ui-play = Spela mot { $count ->
    [1] en robot
    [2] två robotar
    [3] tre robotar
    [4] fyra robotar
    [5] fem robotar
   *[other] { $count } robotar
}
ui-options = Språk, spelare, figur
ui-language = Språk
ui-seats = Spelare
ui-seats-count = { $count } spelare
ui-suspect = Du spelar
ui-any-suspect = Vem som helst
ui-name = Ditt namn
ui-name-hint = Får lämnas tomt.
ui-edition = Regler: { $edition }.
edition-travel = reseutgåvan från 2006
ui-not-affiliated = Ett fritt program utan koppling till Hasbro. Bilder och texter är egna.
ui-preparing = Lamporna tänds …
ui-no-page = Sidan finns inte.
ui-home = Till ytterdörren
ui-unreached = Servern svarar inte. Inget har gått förlorat: försök igen om en stund.
ui-try-again = Försök igen
ui-connection-lost = Ingen anslutning. Spelet väntar och fortsätter av sig självt när den är tillbaka.
ui-rule = Regel { $rule }

## Vid bordet

ui-table = Bordet
ui-board = Spelplanen
ui-reachable = Hit kan du gå
ui-square = Gå till { CARD($place, case: "den") }
ui-hand = Dina kort
ui-open = Öppna kort
ui-log = Vad som har hänt
ui-log-short = Logg
ui-players = Spelare
ui-notebook = Detektivblock
ui-now = Nu
ui-sections = Bordets delar
ui-turn = { CARD($who) }, drag { $turn }
ui-you = Du
ui-bot = Robot
ui-cards = { $count } kort
ui-tag-turn = är på tur
ui-tag-answering = ska svara
ui-tag-shows = visar ett kort
ui-tag-nothing = har inget
ui-tag-out = svarar bara
ui-tag-won = löste fallet
ui-waited = { $minutes } min
ui-dice = Tärningar: { $faces }
ui-skip = Hoppa över
ui-leave = Lämna bordet

## Vem som väntas

ui-status-waiting = Ett ögonblick …
ui-status-dealing = Korten delas ut
ui-you-to-move = Din tur
ui-you-rolling = Tärningarna rullar
ui-you-walking = Du slog { $steps }. Vart?
ui-you-moved = Du är framme
ui-you-asked = Vad nu?
ui-you-suggest = Du är { CARD($room, case: "i") }. Vem misstänker du?
ui-you-answering = { CARD($who) } frågar dig
ui-answering-you = { CARD($who) } letar efter ett kort att visa dig
ui-they-to-move = { CARD($who) } ska flytta
ui-they-rolling = { CARD($who) } slår
ui-they-walking = { CARD($who) } slog { $steps } och ger sig av
ui-they-moved = { CARD($who) } har flyttat och funderar
ui-they-asked = { CARD($who) } funderar
ui-they-answering = { CARD($who) } ska svara { CARD($asker, case: "den") }
ui-title-yours = Din tur
ui-title-answer = Du får en fråga
ui-title-theirs = { CARD($who) }
ui-title-over = Slut

## Vad man kan göra

ui-roll = Slå tärningarna
ui-passage = Hemlig gång { CARD($room, case: "till") }
ui-door = Genom dörren { CARD($room, case: "till") }
ui-stay = Stanna och misstänk någon här
ui-move-hint = Välj en upplyst ruta eller ett rum, eller gå
ui-move-squares = Välj en upplyst ruta
ui-move-to = { CARD($room, case: "till") }
ui-suggest = Misstänk
ui-suggest-here = Misstänk någon { CARD($room, case: "i") }
ui-suggest-where = … { CARD($room, case: "i") }
ui-suggest-all = { CARD($suspect) }, { CARD($weapon, case: "med") }, { CARD($room, case: "i") }
ui-who = Vem?
ui-with-what = Med vad?
ui-where = Var?
ui-card-yours = ditt
ui-card-seen = sett
ui-question = { CARD($who) } misstänker { CARD($suspect, case: "den") }, { CARD($weapon, case: "med") }, { CARD($room, case: "i") }.
ui-show-this = Visa
ui-show-hint = Bara { CARD($who, case: "den") } får se det.
ui-not-yours = Inte ditt
ui-nothing = Jag har inget av dem
ui-peek = Titta på kort { $place }
ui-end = Avsluta draget
ui-accuse = Anklaga …
ui-accuse-title = Öppna kuvertet?
ui-accuse-next = Fortsätt
ui-accuse-review = Du anklagar { CARD($suspect, case: "den") }, { CARD($weapon, case: "med") }, { CARD($room, case: "i") }.
ui-accuse-final = Det går inte att ångra: har du fel får du därefter bara svara på frågor.
ui-accuse-now = Jag är säker
ui-back = Tillbaka
ui-cancel = Inte än
ui-shown-title = Kortet som du fick se
ui-shown = { CARD($who) } visade dig { CARD($card, case: "den") }.
ui-note-it = Anteckna
ui-noted = ✓ Antecknat
ui-dismiss = Lägg undan
ui-to-table = Till bordet

## Detektivblocket

ui-kind-suspects = Misstänkta
ui-kind-weapons = Vapen
ui-kind-rooms = Rum
ui-note = Anteckning
ui-note-on = Anteckning om { CARD($card, case: "den") }
ui-notebook-help = ✕ nej · ✓ ja · ? kanske
ui-unsaved = { $count ->
    [one] 1 markering inte sparad än
   *[other] { $count } markeringar inte sparade än
}
ui-mark-none = ingen markering
ui-mark-yes = har det
ui-mark-no = har det inte
ui-mark-maybe = kanske
ui-mark-fact = framgår av dina egna kort
ui-mark-unsaved = inte sparad än

## Före och efter

ui-gathering = Väntar på spelare
ui-gathering-hint = Spelet börjar när alla platser är tagna. Andra går med via den här sidans adress:
ui-free-seat = Ledig plats
ui-sit = Sätt dig här
ui-over-you = Du har löst fallet!
ui-over-won = { CARD($who) } har löst fallet
ui-over-unsolved = Mordet förblir olöst
ui-open-case-file = Öppna kuvertet
ui-case-file = Kuvertet
ui-it-was = Det var { CARD($suspect, case: "den") }, { CARD($weapon, case: "med") }, { CARD($room, case: "i") }.
ui-all-hands = Allas kort
ui-hand-of = { CARD($who) }
ui-record = Ladda ner protokollet
ui-again = Spela igen
ui-look-around = Titta på bordet

## Efter en felaktig anklagelse, och när man kommer tillbaka

ui-wrong = Du hade fel
ui-wrong-secret = Behåll det för dig själv.
ui-wrong-then =
    { $rule ->
        [laid-open] Du har inga fler drag, och dina kort ligger öppna för alla.
        [hand-answers] Du har inga fler drag; bordet svarar med dina kort.
       *[answers-on] Du har inga fler drag: från och med nu svarar du bara.
    }
ui-understood = Jag förstår
ui-go-on = Fortsätt ditt spel
