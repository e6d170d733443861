### The words of the browser client. $who, $asker are the suspects by whose names players go.

## The house

ui-title = tudor
ui-tagline = Et mord i et tudorhus. Hvem, med hvad, i hvilket værelse? Find ud af det før de andre.
ui-play = Spil mod { $count ->
    [1] en robot
    [2] to robotter
    [3] tre robotter
    [4] fire robotter
    [5] fem robotter
   *[other] { $count } robotter
}
ui-options = Sprog, spillere, figur, hjælp
ui-language = Sprog
ui-seats = Spillere
ui-seats-count = { $count } spillere
ui-suspect = Du spiller
ui-any-suspect = Hvem som helst
ui-name = Dit navn
ui-name-hint = Må gerne stå tomt.
ui-edition = Regler: { $edition }.
ui-not-affiliated = Et frit program uden tilknytning til Hasbro. Billeder og tekster er vores egne.
ui-preparing = Lamperne tændes …
ui-no-page = Siden findes ikke.
ui-home = Til hoveddøren
ui-unreached = Serveren svarer ikke. Intet er gået tabt: prøv igen om lidt.
ui-try-again = Prøv igen
ui-connection-lost = Ingen forbindelse. Spillet venter og fortsætter af sig selv, når den er tilbage.
ui-rule = – { $edition ->
    [travel] rejseudgaven, { $rule }
    [modern] den moderne, { $rule }
    [dutch] den nederlandske, { $rule }
    [swedish] den svenske, { $rule }
   *[none] { $rule }
}
ui-house-rule = – husregel

## At the table

ui-table = Bordet
ui-board = Spillebrættet
ui-reachable = Her kan du gå hen
ui-square = Gå til { CARD($place, case: "den") }
ui-bonus-square = Gå til { CARD($place, case: "den") }, og træk et bonuskort
ui-hand = Dine kort
ui-open = Åbne for alle
ui-laid-open = Kort fra { CARD($who, case: "den") }, som alle har set
ui-row-title = Den skjulte række
ui-row-card = Kort { $place } i rækken, med bagsiden opad
ui-row-seen = { CARD($who) } har kigget på det.
ui-log = Sagens gang
ui-log-short = Log
ui-number = { $number }.
ui-players = Spillere
ui-notebook = Spor-ark
ui-now = Nu
ui-sections = Bordets dele
ui-turn = { CARD($who) }, tur { $turn }
ui-you = Du
ui-bot = Robot
ui-cards = { $count } kort
ui-tag-turn = har turen
ui-tag-answering = skal svare
ui-tag-shows = viser et kort
ui-tag-nothing = viser intet
ui-tag-out = { $rule ->
    [laid-open] åbne kort
    [hand-answers] er ude
   *[answers-on] svarer kun
}
ui-tag-won = løste sagen
ui-tag-false = falsk vidne
ui-tag-muted = må ikke betvivle
ui-people = · { $count } personer
ui-partner = Invitér en makker
ui-partner-hint = Den, der åbner linket, spiller på din side: I deler brik, kort og spor-ark, og I må begge spille. Giv det ikke til andre.
ui-partner-link = Linket
ui-seconds = { $count } s
ui-minutes = { $count } min
ui-hours = { $count } t
ui-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dage
}
ui-awaited = Har ventet på { $name } i { $time }
ui-awaited-you = Du har brugt { $time } indtil nu
ui-clock-left = { $time } tilbage
ui-clock-over = Tiden er gået: en robot afgør det denne gang.
ui-more-time = Giv mere tid
ui-away = væk
ui-away-for = væk i { $time }
ui-let-bot-play = Lad en robot spille for { $name }
ui-stands-in = en robot spiller, til { $name } er tilbage
ui-returned = En robot spillede for dig, mens du var væk. Pladsen er din igen.
ui-watching = Du er tilskuer: du ser kun det, som alle ved bordet ser.
ui-bot-decided = (en robot afgjorde det)
ui-menu = Menu
ui-sheets = Log og snak
ui-sound = En lyd, når det er min tur
ui-leave-hint = Pladsen er stadig din: kom tilbage via samme adresse.
ui-delete = Slet bordet …
ui-delete-title = Slet bordet for alle?
ui-delete-hint = Spillet, navnene, snakken og spor-arkene slettes og kan ikke hentes tilbage.
ui-delete-now = Slet det
ui-gone = Bordet findes ikke længere
ui-gone-hint = Værten har slettet det med alt, hvad der blev spillet og sagt der.
ui-again-wanted = Et nyt spil med jer alle er på vej.
ui-again-come = Kom med
ui-again-watch = Se med
ui-dice = Kastet: { $faces }
ui-skip = Spring over
ui-leave = Forlad bordet

## Who is awaited

ui-status-waiting = Et øjeblik …
ui-status-dealing = Kortene deles ud
ui-you-to-move = Din tur
ui-you-rolling = Du kaster
ui-you-walking = Du slog { $steps }. Hvorhen?
ui-you-moved = Du er fremme
ui-you-asked = Hvad nu?
ui-you-suggest = Du er { CARD($room, case: "i") }. Hvem mistænker du?
ui-you-walking-free = Hvorhen?
ui-you-choosing = Et bonuskort: valget er dit
ui-you-showing = { CARD($who) } har et bonuskort: vis et af dine kort
ui-you-typing = { $count ->
    [one] Hvad viser din terning?
   *[other] Hvad viser dine terninger?
}
ui-shuffling = Bonuskortene blandes
ui-picking = Bordet svarer for { CARD($who, case: "den") }
ui-to-you-showing = { CARD($who) } vælger et kort at vise frem
ui-they-choosing = { CARD($who) } tænker over et bonuskort
ui-they-showing = { CARD($who) } skal vise et kort
ui-you-answering = { CARD($who) } spørger dig
ui-to-you-answering = { CARD($who) } leder efter et kort at vise dig
ui-they-to-move = { CARD($who) } skal flytte
ui-they-rolling = { CARD($who) } kaster
ui-they-walking = { CARD($who) } { $steps ->
    [0] er på vej
   *[other] slog { $steps } og er på vej
}
ui-they-moved = { CARD($who) } har flyttet og tænker
ui-they-asked = { CARD($who) } tænker sig om
ui-they-answering = { CARD($who) } skal svare { CARD($asker, case: "den") }
ui-title-yours = Din tur
ui-title-answer = Du bliver spurgt
ui-title-theirs = { CARD($who) }
ui-title-over = Slut

## What can be done

ui-roll = Kast
ui-passage = Hemmelig gang { CARD($room, case: "til") }
ui-door = Døren { CARD($room, case: "til") }
ui-stay = Bliv og spørg her
ui-own-die = { $count ->
    [one] Din terning
   *[other] Terning { $die }
}
ui-own-dice-move = Det kastede vi
ui-move-hint = Vælg et oplyst felt eller værelse, eller gå
ui-move-squares = Vælg et oplyst felt
ui-move-to = { CARD($room, case: "til") }
ui-suggest = Spørg
ui-suggest-here = Spørg { CARD($room, case: "i") }
ui-suggest-where = … { CARD($room, case: "i") }
ui-suggest-all = { CARD($suspect) }, { CARD($weapon, case: "med") }, { CARD($room, case: "i") }
ui-who = Hvem?
ui-with-what = Med hvad?
ui-where = Hvor?
ui-card-yours = dit
ui-card-seen = kendt
ui-question = { CARD($who) } mistænker { CARD($suspect, case: "den") }, { CARD($weapon, case: "med") }, { CARD($room, case: "i") }.
ui-show-this = Vis
ui-show-hint = Kun { CARD($who, case: "den") } får det at se.
ui-not-yours = Ikke dit
ui-nothing = Jeg har ingen af dem
ui-nothing-false = Du har mindst ét af dem. Du må gerne sige »ingen«, men andre kan betvivle det, og så må du kun svare på spørgsmål resten af spillet.
ui-nothing-say = Jeg har ingen
ui-show-any = Du vælger selv hvilket; bonuskortet siger, hvem der ser det.
ui-peek = Kig på kort { $place } i rækken
ui-peek-hint = Du må kigge på ét kort i rækken.
ui-peeked = Kort { $place } i rækken er { CARD($card, case: "den") }.
ui-end = Afslut turen
ui-bonus = Bonuskort
ui-bonus-idle = Der kommer ikke noget ud af det denne gang.
ui-bonus-pile = { $count ->
    [0] Bunken er tom.
   *[other] { $count } tilbage i bunken.
}
ui-choose-player = Hvilken spiller?
ui-choose-room = Vælg et oplyst værelse, eller gå
ui-choose-where = Til hvilket værelse? Du kan også vælge det på brættet.
ui-send = Send
ui-send-there = Send { CARD($suspect, case: "den") } { CARD($room, case: "til") }
ui-challenge = Betvivl
ui-challenge-some = Betvivl et svar …
ui-challenge-which = Hvilket svar tror du ikke på?
ui-challenge-title = Betvivler du svaret fra { CARD($who, case: "den") }?
ui-challenge-answer = { CARD($who) } viste ikke noget, da { $asker ->
    [you] du
   *[other] { CARD($asker, case: "den") }
} nævnte { CARD($suspect, case: "den") }, { CARD($weapon, case: "den") } og { CARD($room, case: "den") }.
ui-challenge-price = Var svaret usandt, må { CARD($who, case: "den") } fra da af kun svare. Var det sandt, må du ikke betvivle flere svar i dette spil.
ui-challenge-now = Det passer ikke
ui-why-not = Hvorfor kan jeg ikke …?
ui-why-roll = kaste
ui-why-passage = tage en hemmelig gang
ui-why-door = gå gennem en dør
ui-why-stay = blive og spørge
ui-why-suggest = spørge
ui-why-peek = kigge i rækken
ui-why-accuse = anklage
ui-why-end = afslutte turen
ui-accuse = Anklag …
ui-accuse-title = Vil du åbne sagsmappen?
ui-accuse-next = Videre
ui-accuse-review = Du anklager { CARD($suspect, case: "den") }, { CARD($weapon, case: "med") }, { CARD($room, case: "i") }.
ui-accuse-final = Det kan ikke fortrydes. Tager du fejl, { $rule ->
    [laid-open] lægges dine kort åbent frem, og du har ikke flere ture.
    [hand-answers] går du ud af spillet, og bordet svarer med dine kort.
   *[answers-on] kan du derefter kun svare på spørgsmål.
}
ui-accuse-now = Jeg er sikker
ui-back = Tilbage
ui-cancel = Ikke endnu
ui-shown-title = Kortet, du fik at se
ui-shown = { CARD($who) } viste dig { CARD($card, case: "den") }.
ui-note-it = Notér
ui-noted = ✓ Noteret
ui-dismiss = Læg væk
ui-to-table = Til bordet

## Notebook

ui-kind-suspects = Mistænkte
ui-kind-weapons = Våben
ui-kind-rooms = Værelser
ui-note = Notat
ui-note-on = Notat om { CARD($card, case: "den") }
ui-notebook-help = ✕ nej · ✓ ja · ? måske
ui-unsaved = { $count ->
    [one] 1 mærke er ikke gemt endnu
   *[other] { $count } mærker er ikke gemt endnu
}
ui-mark-none = intet mærke
ui-mark-yes = har det
ui-mark-no = har det ikke
ui-mark-maybe = måske
ui-mark-place = kort { $place } i rækken
ui-mark-unsaved = ikke gemt endnu

## Detektivens hjælp

ui-help = Hjælp
ui-help-none = ingen
ui-help-shown = mine kort og kort, jeg har fået vist
ui-help-proven = alt, hvad der kan bevises
ui-help-chances = sandsynligheder
ui-help-capped = Mere er ikke tilladt ved dette bord.
ui-help-legend = Trykt: detektivens mærker. Med pen: dine. Tryk på et mærke for at få at vide hvorfor.
ui-help-late = Den nyeste hjælp er ikke kommet endnu.
ui-model = Model
ui-deals = { $count ->
    [one] Kun én fordeling af kortene er mulig.
   *[other] { $deals } fordelinger af kortene er mulige.
}
ui-case-file-column = Sagsmappe
ui-proven-yes = bevist: ja
ui-proven-no = bevist: nej
ui-contradicts = dit mærke siger noget andet
ui-percent = { $percent } %
ui-likeliest = Mest sandsynligt i sagsmappen
ui-could-show = Hvem kan have vist hvad
    .chances = Procenttallet: hvor sandsynligt det er, at spilleren har kortet.
ui-could-show-cards = { $number }. { CARD($who) } viste { CARD($asker, case: "den") }: { $cards }
ui-either = { $items } eller { $last }
ui-own-mark = Dit eget mærke
ui-reasons-thinking = Detektiven tænker …
ui-reasons-suggestions = Spørgsmålene

## Before and after

ui-gathering = Venter på spillere
ui-free-seat = Ledig plads
ui-sit = Sæt dig her
ui-over-you = Du har løst sagen!
ui-over-won = { CARD($who) } har løst sagen
ui-over-unsolved = Mordet forbliver uopklaret
ui-open-case-file = Åbn sagsmappen
ui-case-file = Sagsmappen
ui-it-was = Det var { CARD($suspect, case: "den") }, { CARD($weapon, case: "med") }, { CARD($room, case: "i") }.
ui-all-hands = Alles kort
ui-hand-of = { CARD($who) }
ui-record = Hent referatet
ui-again = Spil igen
ui-look-around = Se på bordet

## After a wrong accusation, and on coming back

ui-wrong = Du tog fejl
ui-wrong-secret = Hold det for dig selv.
ui-wrong-then =
    { $rule ->
        [laid-open] Du har ikke flere ture, og dine kort ligger åbne for alle.
        [hand-answers] Du har ikke flere ture; bordet svarer med dine kort.
       *[answers-on] Du har ikke flere ture: fra nu af svarer du kun.
    }
ui-understood = Forstået
