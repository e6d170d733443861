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
ui-options = Språk, spelare, karaktär, hjälp
ui-language = Språk
ui-seats = Spelare
ui-seats-count = { $count } spelare
ui-suspect = Du spelar
ui-any-suspect = Vem som helst
ui-name = Ditt namn
ui-name-hint = Får lämnas tomt.
ui-edition = Regler: { $edition }.
ui-not-affiliated = Ett fritt program utan koppling till Hasbro. Bilder och texter är egna.
ui-preparing = Lamporna tänds …
ui-no-page = Sidan finns inte.
ui-home = Till ytterdörren
ui-unreached = Servern svarar inte. Inget har gått förlorat: försök igen om en stund.
ui-try-again = Försök igen
ui-connection-lost = Ingen anslutning. Spelet väntar och fortsätter av sig självt när den är tillbaka.
ui-rule = — { $edition ->
    [travel] reseutgåvan, { $rule }
    [modern] den moderna, { $rule }
    [dutch] den nederländska, { $rule }
    [swedish] den svenska, { $rule }
   *[none] { $rule }
}
ui-house-rule = — husregel

## Vid bordet

ui-table = Bordet
ui-board = Spelplanen
ui-reachable = Hit kan du gå
ui-square = Gå till { CARD($place, case: "den") }
ui-bonus-square = Gå till { CARD($place, case: "den") } och dra ett bonuskort
ui-hand = Dina kort
ui-open = Synliga för alla
ui-laid-open = Kort hos { CARD($who, case: "den") } som alla har sett
ui-row-title = Den dolda raden
ui-row-card = Kort { $place } i raden, med baksidan upp
ui-row-seen = { CARD($who) } har tittat på det.
ui-log = Vad som har hänt
ui-log-short = Logg
ui-number = { $number }.
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
ui-tag-nothing = visar inget
ui-tag-out = { $rule ->
    [laid-open] korten ligger öppna
    [hand-answers] har lämnat bordet
   *[answers-on] svarar bara
}
ui-tag-won = löste fallet
ui-tag-false = falskt vittne
ui-tag-muted = får inte ifrågasätta
ui-people = · { $count } personer
ui-partner = Bjud in en medspelare
ui-partner-hint = Den som öppnar länken spelar på din sida: ni delar pjäs, kort och detektivblock, och vem som helst av er får spela. Ge inte länken till någon annan.
ui-partner-link = Länken
ui-seconds = { $count } s
ui-minutes = { $count } min
ui-hours = { $count } h
ui-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagar
}
ui-awaited = Har väntat på { $name } i { $time }
ui-awaited-you = Du har funderat i { $time }
ui-clock-left = { $time } kvar
ui-clock-over = Tiden är ute: en robot avgör den här gången.
ui-more-time = Ge mer tid
ui-away = borta
ui-away-for = borta i { $time }
ui-let-bot-play = Låt en robot spela åt { $name }
ui-stands-in = en robot spelar tills { $name } är tillbaka
ui-returned = En robot spelade åt dig medan du var borta. Platsen är din igen.
ui-watching = Du tittar på: du ser bara det som alla vid bordet ser.
ui-bot-decided = (en robot avgjorde)
ui-menu = Meny
ui-sheets = Logg och prat
ui-sound = Ett ljud när det är min tur
ui-leave-hint = Platsen är fortfarande din: kom tillbaka via samma adress.
ui-delete = Ta bort bordet …
ui-delete-title = Ta bort bordet för alla?
ui-delete-hint = Partiet, namnen, pratet och detektivblocken tas bort och går inte att få tillbaka.
ui-delete-now = Ta bort det
ui-gone = Bordet finns inte längre
ui-gone-hint = Värden har tagit bort det, med allt som spelades och sades där.
ui-again-wanted = Ett nytt parti med er alla är på gång.
ui-again-come = Var med
ui-again-watch = Titta på det
ui-dice = Slaget: { $faces }
ui-skip = Hoppa över
ui-leave = Lämna bordet

## Vem som väntas

ui-status-waiting = Ett ögonblick …
ui-status-dealing = Korten delas ut
ui-you-to-move = Din tur
ui-you-rolling = Du slår tärning
ui-you-walking = Du slog { $steps }. Vart?
ui-you-moved = Du är framme
ui-you-asked = Vad nu?
ui-you-suggest = Du är { CARD($room, case: "i") }. Vem misstänker du?
ui-you-walking-free = Vart?
ui-you-choosing = Ett bonuskort: valet är ditt
ui-you-showing = { CARD($who) } har ett bonuskort: visa ett av dina kort
ui-you-typing = { $count ->
    [one] Vad visar tärningen?
   *[other] Vad visar tärningarna?
}
ui-shuffling = Bonuskorten blandas
ui-picking = Bordet svarar åt { CARD($who, case: "den") }
ui-to-you-showing = { CARD($who) } väljer ett kort att visa
ui-they-choosing = { CARD($who) } funderar över ett bonuskort
ui-they-showing = { CARD($who) } ska visa ett kort
ui-you-answering = { CARD($who) } frågar dig
ui-to-you-answering = { CARD($who) } letar efter ett kort att visa dig
ui-they-to-move = { CARD($who) } ska flytta
ui-they-rolling = { CARD($who) } slår
ui-they-walking = { CARD($who) } { $steps ->
    [0] ger sig av
   *[other] slog { $steps } och ger sig av
}
ui-they-moved = { CARD($who) } har flyttat och funderar
ui-they-asked = { CARD($who) } funderar
ui-they-answering = { CARD($who) } ska svara { CARD($asker, case: "den") }
ui-title-yours = Din tur
ui-title-answer = Du får en fråga
ui-title-theirs = { CARD($who) }
ui-title-over = Slut

## Vad man kan göra

ui-roll = Slå tärning
ui-passage = Hemlig gång { CARD($room, case: "till") }
ui-door = Genom dörren { CARD($room, case: "till") }
ui-stay = Stanna och fråga här
ui-own-die = { $count ->
    [one] Din tärning
   *[other] Tärning { $die }
}
ui-own-dice-move = Det här slog vi
ui-move-hint = Välj en upplyst ruta eller ett rum, eller gå
ui-move-squares = Välj en upplyst ruta
ui-move-to = { CARD($room, case: "till") }
ui-suggest = Misstänk
ui-suggest-here = Fråga { CARD($room, case: "i") }
ui-suggest-where = … { CARD($room, case: "i") }
ui-suggest-all = { CARD($suspect) }, { CARD($weapon, case: "med") }, { CARD($room, case: "i") }
ui-who = Vem?
ui-with-what = Med vad?
ui-where = Var?
ui-card-yours = ditt
ui-card-seen = känt
ui-question = { CARD($who) } misstänker { CARD($suspect, case: "den") }, { CARD($weapon, case: "med") }, { CARD($room, case: "i") }.
ui-show-this = Visa
ui-show-hint = Bara { CARD($who, case: "den") } får se det.
ui-not-yours = Inte ditt
ui-nothing = Jag har inget av dem
ui-nothing-false = Du har minst ett av dem. Du får neka, men de andra kan ifrågasätta svaret, och då får du bara svara under resten av spelet.
ui-nothing-say = Jag har inget
ui-show-any = Du väljer vilket; bonuskortet säger vem som får se det.
ui-peek = Titta på kort { $place } i raden
ui-peek-hint = Du får titta på ett kort i raden.
ui-peeked = Kort { $place } i raden är { CARD($card, case: "den") }.
ui-end = Avsluta draget
ui-bonus = Bonuskort
ui-bonus-idle = Det blir inget av det den här gången.
ui-bonus-pile = { $count ->
    [0] Högen är tom.
   *[other] { $count } kvar i högen.
}
ui-choose-player = Vilken spelare?
ui-choose-room = Välj ett upplyst rum, eller gå
ui-choose-where = Till vilket rum? Du kan också välja det på spelplanen.
ui-send = Skicka
ui-send-there = Skicka { CARD($suspect, case: "den") } { CARD($room, case: "till") }
ui-challenge = Ifrågasätt
ui-challenge-some = Ifrågasätt ett svar …
ui-challenge-which = Vilket svar tror du inte på?
ui-challenge-title = Ifrågasätta { CARD($who, case: "den") }?
ui-challenge-answer = { CARD($who) } visade inget när { $asker ->
    [you] du
   *[other] { CARD($asker, case: "den") }
} nämnde { CARD($suspect, case: "den") }, { CARD($weapon, case: "den") } och { CARD($room, case: "den") }.
ui-challenge-price = Var svaret falskt får { CARD($who, case: "den") } bara svara från och med nu. Var det sant får du inte ifrågasätta fler svar i det här spelet.
ui-challenge-now = Det var falskt
ui-why-not = Varför kan jag inte …?
ui-why-roll = slå
ui-why-passage = ta en hemlig gång
ui-why-door = gå genom en dörr
ui-why-stay = stanna och fråga
ui-why-suggest = misstänka någon
ui-why-peek = titta i raden
ui-why-accuse = anklaga
ui-why-end = avsluta draget
ui-accuse = Anklaga …
ui-accuse-title = Öppna kuvertet?
ui-accuse-next = Fortsätt
ui-accuse-review = Du anklagar { CARD($suspect, case: "den") }, { CARD($weapon, case: "med") }, { CARD($room, case: "i") }.
ui-accuse-final = Det går inte att ångra. Har du fel { $rule ->
    [laid-open] läggs dina kort upp och du får inga fler drag.
    [hand-answers] lämnar du spelet och bordet svarar med dina kort.
   *[answers-on] får du därefter bara svara på frågor.
}
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
    [one] 1 osparad markering
   *[other] { $count } osparade markeringar
}
ui-mark-none = ingen markering
ui-mark-yes = har det
ui-mark-no = har det inte
ui-mark-maybe = kanske
ui-mark-place = kort { $place } i raden
ui-mark-unsaved = inte sparad än

## Detektivens hjälp

ui-help = Hjälp
ui-help-none = ingen
ui-help-shown = mina kort och kort som visats för mig
ui-help-proven = allt som går att bevisa
ui-help-chances = sannolikheter
ui-help-capped = Mer tillåts inte vid det här bordet.
ui-help-legend = Tryckt: detektivens markeringar. Med penna: dina. Tryck på en markering för att få veta varför.
ui-help-late = Den senaste hjälpen har inte kommit än.
ui-model = Modell
ui-deals = { $count ->
    [one] Bara en fördelning av korten är möjlig.
   *[other] { $deals } fördelningar av korten är möjliga.
}
ui-case-file-column = Kuvert
ui-proven-yes = bevisat: ja
ui-proven-no = bevisat: nej
ui-contradicts = din markering säger något annat
ui-percent = { $percent } %
ui-likeliest = Troligast i kuvertet
ui-could-show = Vem kan ha visat vad
    .chances = Procenttalet: hur troligt det är att spelaren har kortet.
ui-could-show-cards = { $number }. { CARD($who) } visade { CARD($asker, case: "den") }: { $cards }
ui-either = { $items } eller { $last }
ui-own-mark = Din egen markering
ui-reasons-thinking = Detektiven tänker …
ui-reasons-suggestions = Misstankarna

## Före och efter

ui-gathering = Väntar på spelare
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
