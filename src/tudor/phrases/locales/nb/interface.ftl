### Nettklientens ord. $who og $asker er de mistenkte som spillerne har navn etter.

## Huset

ui-title = tudor
ui-tagline = Et mord i et tudorhus. Hvem, med hva, i hvilket rom? Finn det ut før de andre.
ui-play = Spill mot { $count ->
    [1] én robot
    [2] to roboter
    [3] tre roboter
    [4] fire roboter
    [5] fem roboter
   *[other] { $count } roboter
}
ui-options = Språk, spillere, rolle, hjelp
ui-language = Språk
ui-seats = Spillere
ui-seats-count = { $count } spillere
ui-suspect = Du spiller
ui-any-suspect = Hvem som helst
ui-name = Navnet ditt
ui-name-hint = Kan stå tomt.
ui-edition = Regler: { $edition }.
ui-not-affiliated = Et fritt program uten tilknytning til Hasbro. Bilder og tekster er våre egne.
ui-preparing = Lampene tennes …
ui-no-page = Denne siden finnes ikke.
ui-home = Til inngangsdøren
ui-unreached = Serveren svarer ikke. Ingenting har gått tapt. Prøv igjen om litt.
ui-try-again = Prøv igjen
ui-connection-lost = Ingen forbindelse. Spillet venter og fortsetter av seg selv når den er tilbake.
ui-rule = – { $edition ->
    [travel] reiseutgaven, { $rule }
    [modern] den moderne, { $rule }
    [dutch] den nederlandske, { $rule }
    [swedish] den svenske, { $rule }
   *[none] { $rule }
}
ui-house-rule = – husregel

## Ved bordet

ui-table = Bordet
ui-board = Brettet
ui-reachable = Hit kan du gå
ui-square = Gå til { CARD($place, case: "den") }
ui-bonus-square = Gå til { CARD($place, case: "den") } og trekk et bonuskort
ui-hand = Kortene dine
ui-open = Åpent for alle
ui-laid-open = Kort alle har sett hos { CARD($who, case: "den") }
ui-row-title = Den skjulte raden
ui-row-card = Kort { $place } i raden, med baksiden opp
ui-row-seen = { CARD($who) } har kikket på det.
ui-log = Dette har skjedd
ui-log-short = Logg
ui-number = { $number }.
ui-players = Spillere
ui-notebook = Notatblokk
ui-now = Nå
ui-sections = Delene av bordet
ui-turn = { CARD($who) }, tur { $turn }
ui-you = Du
ui-bot = Robot
ui-cards = { $count } kort
ui-tag-turn = spiller nå
ui-tag-answering = skal svare
ui-tag-shows = viser et kort
ui-tag-nothing = viser ikke noe
ui-tag-out = { $rule ->
    [laid-open] kortene ligger åpent
    [hand-answers] har gått ut
   *[answers-on] svarer bare
}
ui-tag-won = løste saken
ui-tag-false = falskt vitne
ui-tag-muted = får ikke bestride
ui-people = · { $count } personer
ui-partner = Inviter en makker
ui-partner-hint = Den som åpner lenken, spiller på din side: Dere deler brikke, kort og notatblokk, og begge kan spille. Ikke gi den til noen andre.
ui-partner-link = Lenken
ui-seconds = { $count } s
ui-minutes = { $count } min
ui-hours = { $count } t
ui-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dager
}
ui-awaited = Har ventet på { $name } i { $time }
ui-awaited-you = Du har brukt { $time } så langt
ui-clock-left = { $time } igjen
ui-clock-over = Tiden er ute: En robot avgjør denne gangen.
ui-more-time = Gi mer tid
ui-away = borte
ui-away-for = borte i { $time }
ui-let-bot-play = La en robot spille for { $name }
ui-stands-in = en robot spiller til { $name } er tilbake
ui-returned = En robot spilte for deg mens du var borte. Plassen er din igjen.
ui-watching = Du er tilskuer: Du ser det samme som alle ved bordet.
ui-bot-decided = (avgjort av en robot)
ui-menu = Meny
ui-sheets = Logg og prat
ui-sound = Lyd når det er din tur
ui-leave-hint = Du beholder plassen: Kom tilbake på samme adresse.
ui-delete = Slett bordet …
ui-delete-title = Slette bordet for alle?
ui-delete-hint = Spillet, navnene, praten og notatblokkene slettes. Det kan ikke angres.
ui-delete-now = Slett det
ui-gone = Bordet finnes ikke lenger
ui-gone-hint = Den som åpnet bordet, har slettet det, med alt som ble spilt og sagt der.
ui-again-wanted = Et nytt spill med dere alle er på gang.
ui-again-come = Bli med
ui-again-watch = Se på
ui-dice = Terningkast: { $faces }
ui-skip = Hopp over
ui-leave = Forlat bordet

## Hvem det ventes på

ui-status-waiting = Et øyeblikk …
ui-status-dealing = Kortene deles ut
ui-you-to-move = Din tur
ui-you-rolling = Du kaster terning
ui-you-walking = Du fikk { $steps }. Hvor vil du gå?
ui-you-moved = Du er framme
ui-you-asked = Hva nå?
ui-you-suggest = Du er { CARD($room, case: "i") }. Hvem mistenker du?
ui-you-walking-free = Hvor vil du gå?
ui-you-choosing = Et bonuskort: Valget er ditt
ui-you-showing = { CARD($who) } har et bonuskort: Vis et kort
ui-you-typing = { $count ->
    [one] Hva viser terningen din?
   *[other] Hva viser terningene dine?
}
ui-shuffling = Bonuskortene stokkes
ui-picking = Bordet svarer for { CARD($who, case: "den") }
ui-to-you-showing = { CARD($who) } velger et kort å vise
ui-they-choosing = { CARD($who) } grubler over et bonuskort
ui-they-showing = { CARD($who) } skal vise et kort
ui-you-answering = { CARD($who) } spør deg
ui-to-you-answering = { CARD($who) } leter etter et kort å vise deg
ui-they-to-move = { CARD($who) } skal flytte
ui-they-rolling = { CARD($who) } kaster terning
ui-they-walking = { CARD($who) } { $steps ->
    [0] legger i vei
   *[other] fikk { $steps } og legger i vei
}
ui-they-moved = { CARD($who) } har flyttet og grubler
ui-they-asked = { CARD($who) } tenker seg om
ui-they-answering = { CARD($who) } skal svare { CARD($asker, case: "den") }
ui-title-yours = Din tur
ui-title-answer = Du blir spurt
ui-title-theirs = { CARD($who) }
ui-title-over = Slutt

## Hva man kan gjøre

ui-roll = Kast terning
ui-passage = Hemmelig gang { CARD($room, case: "til") }
ui-door = Gjennom døren { CARD($room, case: "til") }
ui-stay = Bli og spør her
ui-own-die = { $count ->
    [one] Terningen din
   *[other] Terning { $die }
}
ui-own-dice-move = Dette kastet vi
ui-move-hint = Velg en opplyst rute eller et rom, eller gå
ui-move-squares = Velg en opplyst rute
ui-move-to = { CARD($room, case: "til") }
ui-suggest = Kom med antagelsen
ui-suggest-here = Antagelse { CARD($room, case: "i") }
ui-suggest-where = … { CARD($room, case: "i") }
ui-suggest-all = { CARD($suspect) } { CARD($room, case: "i") } { CARD($weapon, case: "med") }
ui-who = Hvem?
ui-with-what = Med hva?
ui-where = Hvor?
ui-card-yours = ditt
ui-card-seen = kjent
ui-question = { CARD($who) } antar at det var { CARD($suspect, case: "den") } { CARD($room, case: "i") } { CARD($weapon, case: "med") }.
ui-show-this = Vis
ui-show-hint = Bare { CARD($who, case: "den") } får se det.
ui-not-yours = Ikke ditt
ui-nothing = Jeg har ingen av dem
ui-nothing-false = Du har minst ett av dem. Du kan nekte for det, men andre kan bestride svaret, og da får du bare svare resten av spillet.
ui-nothing-say = Jeg har ingen
ui-show-any = Hvilket bestemmer du selv; hvem som får se det, står på bonuskortet.
ui-peek = Kikk på kort { $place } i raden
ui-peek-hint = Du får kikke på ett kort i raden.
ui-peeked = Kort { $place } i raden er { CARD($card, case: "den") }.
ui-end = Avslutt turen
ui-bonus = Bonuskort
ui-bonus-idle = Det kommer ingenting ut av det denne gangen.
ui-bonus-pile = { $count ->
    [0] Bunken er tom.
   *[other] { $count } igjen i bunken.
}
ui-choose-player = Hvilken spiller?
ui-choose-room = Velg et opplyst rom, eller gå
ui-choose-where = Til hvilket rom? Du kan også velge det på brettet.
ui-send = Send
ui-send-there = Send { CARD($suspect, case: "den") } { CARD($room, case: "til") }
ui-challenge = Bestrid
ui-challenge-some = Bestrid et svar …
ui-challenge-which = Hvilket svar tror du ikke på?
ui-challenge-title = Bestride svaret fra { CARD($who, case: "den") }?
ui-challenge-answer = { CARD($who) } viste ingenting da { $asker ->
    [you] du
   *[other] { CARD($asker, case: "den") }
} nevnte { CARD($suspect, case: "den") }, { CARD($weapon, case: "den") } og { CARD($room, case: "den") }.
ui-challenge-price = Var svaret falskt, får { CARD($who, case: "den") } bare svare fra nå av. Var det sant, får du ikke bestride flere svar i dette spillet.
ui-challenge-now = Det var falskt
ui-why-not = Hvorfor kan jeg ikke …?
ui-why-roll = kaste
ui-why-passage = ta en hemmelig gang
ui-why-door = gå gjennom en dør
ui-why-stay = bli og spørre
ui-why-suggest = komme med en antagelse
ui-why-peek = kikke i raden
ui-why-accuse = anklage
ui-why-end = avslutte turen
ui-accuse = Anklag …
ui-accuse-title = Åpne konvolutten?
ui-accuse-next = Fortsett
ui-accuse-review = Du anklager { CARD($suspect, case: "den") } for å ha begått mordet { CARD($room, case: "i") } { CARD($weapon, case: "med") }.
ui-accuse-final = Det er ingen vei tilbake. Tar du feil, { $rule ->
    [laid-open] legges kortene dine åpent, og du får ikke flere turer.
    [hand-answers] går du ut av spillet, og bordet svarer med kortene dine.
   *[answers-on] får du bare svare på spørsmål etterpå.
}
ui-accuse-now = Jeg er sikker
ui-back = Tilbake
ui-cancel = Ikke ennå
ui-shown-title = Kortet du fikk se
ui-shown = { CARD($who) } viste deg { CARD($card, case: "den") }.
ui-note-it = Noter
ui-noted = ✓ Notert
ui-dismiss = Legg bort
ui-to-table = Til bordet

## Notatblokken

ui-kind-suspects = Mistenkte
ui-kind-weapons = Våpen
ui-kind-rooms = Rom
ui-note = Notat
ui-note-on = Notat om { CARD($card, case: "den") }
ui-notebook-help = ✕ nei · ✓ ja · ? kanskje
ui-unsaved = { $count ->
    [one] 1 merke er ikke lagret ennå
   *[other] { $count } merker er ikke lagret ennå
}
ui-mark-none = ikke merket
ui-mark-yes = har det
ui-mark-no = har det ikke
ui-mark-maybe = kanskje
ui-mark-place = kort { $place } i raden
ui-mark-unsaved = ikke lagret ennå

## Detektivens hjelp

ui-help = Hjelp
ui-help-none = ingen
ui-help-shown = mine kort og kort jeg har fått se
ui-help-proven = alt som kan bevises
ui-help-chances = sannsynligheter
ui-help-capped = Mer er ikke tillatt ved dette bordet.
ui-help-legend = Trykt: detektivens merker. Med penn: dine. Trykk på et merke for å få vite hvorfor.
ui-help-late = Den nyeste hjelpen har ikke kommet ennå.
ui-model = Modell
ui-deals = { $count ->
    [one] Bare én fordeling av kortene er mulig.
   *[other] { $deals } fordelinger av kortene er mulige.
}
ui-case-file-column = Konvolutt
ui-proven-yes = bevist: ja
ui-proven-no = bevist: nei
ui-contradicts = merket ditt sier noe annet
ui-percent = { $percent } %
ui-likeliest = Mest sannsynlig i konvolutten
ui-could-show = Hvem kan ha vist hva
    .chances = Prosenttallet: hvor sannsynlig det er at spilleren har kortet.
ui-could-show-cards = { $number }. { CARD($who) } viste { CARD($asker, case: "den") }: { $cards }
ui-either = { $items } eller { $last }
ui-own-mark = Ditt eget merke
ui-reasons-thinking = Detektiven tenker …
ui-reasons-suggestions = Antagelsene

## Før og etter

ui-gathering = Venter på spillere
ui-free-seat = Ledig plass
ui-sit = Sett deg her
ui-over-you = Du har løst saken!
ui-over-won = { CARD($who) } har løst saken
ui-over-unsolved = Mordet forblir uoppklart
ui-open-case-file = Åpne konvolutten
ui-case-file = Konvolutten
ui-it-was = Det var { CARD($suspect, case: "den") } { CARD($room, case: "i") } { CARD($weapon, case: "med") }.
ui-all-hands = Alles kort
ui-hand-of = { CARD($who) }
ui-record = Last ned protokollen
ui-again = Spill igjen
ui-look-around = Se på bordet

## Etter en gal anklage, og når man kommer tilbake

ui-wrong = Du tok feil
ui-wrong-secret = Hold det for deg selv.
ui-wrong-then =
    { $rule ->
        [laid-open] Du får ikke flere turer, og kortene dine ligger åpent for alle.
        [hand-answers] Du får ikke flere turer; bordet svarer med kortene dine.
       *[answers-on] Du får ikke flere turer. Fra nå av svarer du bare.
    }
ui-understood = Jeg skjønner
