### Inngangsdørens ord, og regelsidenes.

## Utgavene, slik de heter inne i en setning.

edition-travel = reiseutgaven fra 2006
edition-modern = utgaven med røde bonuskort
edition-dutch = den nederlandske utgaven med én terning
edition-swedish = den svenske utgaven med én terning

## Eskene: Slik kjenner man igjen sin egen.

lobby-box = Esken
lobby-box-hint = Hvilken av dem er din? Den avgjør reglene.
lobby-box-players = { $least }–{ $most } spillere
lobby-box-dice = { $count ->
    [0] ingen terninger
    [one] én terning
    [2] to terninger
   *[other] { $count } terninger
}
lobby-box-travel = Reiseutgaven, 2006
    .look = Et brett i to halvdeler som klistres på et plastunderlag. Våpnene trykkes ut av kartong.
    .special = Går du inn i et rom, må du komme med en antagelse. Anklag rett etter en antagelse.
    .leaflet = Regler på svensk, dansk, norsk og finsk
lobby-box-modern = Røde bonuskort
    .look = Svarte kort, en gul mappe til løsningen, røde bonuskort. Huset har garasje, bad og gårdsplass.
    .special = Alle begynner i midten, og bare der kan du anklage. Det går an å være to.
    .leaflet = Regler på dansk
lobby-box-dutch = Én terning og Mr Boddy
    .look = En enslig terning, en fortrolig konvolutt og et offer ved navn Mr Boddy.
    .special = Frøken Rose begynner. Ingen rute to ganger i én tur; anklager du feil, går du ut.
    .leaflet = Regler på nederlandsk
lobby-box-swedish = Én terning og avgjorte tvister
    .look = En enslig terning, en konvolutt og en side med spørsmål og svar til når dere er uenige.
    .special = Kom med en antagelse når du står i et rom; anklag hvor du enn er.
    .leaflet = Regler på svensk
lobby-read-rules = Les reglene
lobby-read-rules-of = Les reglene for { $edition }

## Husregler

lobby-house = Husregler
lobby-house-hint = Bli enige nå: De gjelder hele spillet, og alle ved bordet kan lese dem.
lobby-house-none = ingen
lobby-changed = { $count } endret
lobby-differs = endret
lobby-as-in-box = som i esken
lobby-idle = uten virkning med de andre reglene
lobby-put-back = Tilbakestill
lobby-put-back-one = Tilbakestill «{ $option }»
lobby-put-all-back = Alt som i esken
lobby-read-house = Les reglene med disse endringene
lobby-least = Minst
lobby-most = Høyst
lobby-number = Fra { $least } til { $most }
lobby-no-number = Står det tomt: { $none }.
lobby-own-dice = Egne terninger
    .hint = Du kaster ekte terninger på bordet og skriver inn hva de viser. Robotenes terninger kastes her, og her kastes det også om hvem som begynner.
    .at-table = Ekte terninger kastes, og det de viser, skrives inn.
    .no-dice = Uten terninger er det ingenting å kaste.
lobby-help = Detektivens hjelp, høyst
    .hint = Alle velger selv hvor mye av hjelpen de vil bruke. Egne merker blir aldri endret.
lobby-cannot-play = Husreglene passer ikke sammen, så spillet kan ikke begynne med dem.
lobby-show-me = Vis meg hvor

## Regelsiden

lobby-rules-loading = Regelheftet brettes ut …
lobby-rules-title = Regler
lobby-rules-at-table = Reglene ved dette bordet
lobby-print = Skriv ut
lobby-house-at-table = Husregler
lobby-by-the-box = Ingen: Dere spiller som i esken, { $edition }.
lobby-instead-of = I esken: { $value }
lobby-house-rule = husregel
lobby-to-table = Tilbake til bordet
lobby-close = Lukk
lobby-print-page = Utskriftsvennlig side

## En invitasjon til å dele en plass

lobby-joining = Du setter deg ved siden av makkeren din …
lobby-watch = Se på i stedet

## Et bord for venner

lobby-play-friends = Spill med venner
lobby-friends = Et bord for venner
lobby-friends-hint = Du får en lenke å sende. Den som åpner den, kan sette seg ved bordet; ingen trenger konto.
lobby-friends-before = Esken, husreglene og detektivens hjelp er slik du valgte dem på siden bak.
lobby-clock = Tid til hver avgjørelse
    .hint = Når tiden er ute, tar en robot akkurat den avgjørelsen. Alle kan gi mer tid.
lobby-clock-none = så lenge du vil
lobby-clock-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
lobby-clock-minutes = { $count ->
    [one] ett minutt
   *[other] { $count } minutter
}
lobby-clock-days = { $count ->
    [one] ett døgn
   *[other] { $count } døgn
}
lobby-password = Passord
    .hint = La feltet stå tomt hvis det ikke trengs.
lobby-listed = Vis bordet for alle
    .hint = Bordet står på forsiden så lenge det er en ledig plass. Er dette slått av, finner bare de som har lenken, fram til det.
lobby-lay = Åpne bordet

## Folk samles rundt et bord

lobby-invite = Inviter de andre
lobby-invite-hint = Send denne lenken. Den som åpner den, velger en ledig plass.
lobby-invite-local = Denne adressen virker bare på denne maskinen. Skal andre enheter være med, starter du serveren med «tudor serve --host 0.0.0.0» og åpner siden på adressen den oppgir.
lobby-share = Del …
lobby-qr = Vis QR-kode
lobby-qr-label = Lenken til bordet som QR-kode
lobby-terms = Dette spilles
lobby-found = Hvem som finner bordet
lobby-found-listed = alle, på forsiden
lobby-found-link = bare de som har lenken
lobby-found-locked = med passord
lobby-seat = Plass { $number }
lobby-sit-in = Sett deg på plass { $number }
lobby-no-seat = Ingen ledig plass
lobby-sit-another = En spiller til på denne enheten
lobby-curtain = Dere sender enheten rundt. Hver hånd er skjult bak et teppe til eieren løfter det.
lobby-bot = Robot
lobby-bot-in = En robot på plass { $number }
lobby-you = deg
lobby-team = { $count } personer
lobby-not-here = ikke her ennå
lobby-not-opened = har ikke stokket ennå
lobby-leave = Forlat plassen
lobby-remove = Fjern
lobby-remove-who = Fjern { $who }
lobby-remove-hint = Da er plassen ledig igjen. Den som har lenken, kan fortsatt komme tilbake og sette seg.
lobby-removed = Plassen din er gjort ledig: Du sitter ikke lenger ved dette bordet.
lobby-start = Start spillet
lobby-start-bots = { $count ->
    [one] Start med en robot på den ledige plassen
   *[other] Start med roboter på de { $count } ledige plassene
}
lobby-start-without = Start med { $count } spillere
lobby-sit-first = Sett deg først. Så kan du starte.
lobby-host-starts = Den som åpnet bordet, starter spillet.
lobby-host-starts-later = Den som åpnet bordet, starter spillet når alle har kommet.
lobby-host-away = Den som åpnet bordet, har gått. Hvem som helst av dere kan starte spillet.
lobby-waiting = Venter på { $who }.
lobby-again = Venter på { $who }. Spillet begynner av seg selv når alle er her.
lobby-delete = Slett bordet
lobby-delete-hint = Da er det borte for alle, med alle navnene og alt som er sagt der.

## Den ærlige utdelingen

lobby-opening = Kortene stokkes i fellesskap
lobby-opening-host = Alle nettleserne er med og stokker, så ingen kan velge kortene. Er det noen som ikke dukker opp, kan du fjerne dem eller dele ut på nytt.
lobby-restart = Del ut på nytt
lobby-deal-again = Dette er utdeling nummer { $number }: Det deles ut på nytt, og alle nettleserne stokker en gang til. Ingen har sett noen kort. Skjer det gang på gang, så spør hvorfor.
lobby-trouble-elsewhere = { $who } stokker på en annen enhet, den som ble brukt sist. Åpne bordet der, eller be om at det deles ut på nytt.
lobby-trouble-server-changed = Serveren har byttet ut sin del av utdelingen. Det er nettleseren din ikke med på: Be om at det deles ut på nytt, og spør den som driver serveren.
lobby-trouble-seat-changed = Bidraget fra { $who } til utdelingen ble byttet ut etter at alt lå fast. Be om at det deles ut på nytt.
lobby-trouble-terms-changed = Vilkårene for spillet ble endret etter at alt lå fast. Be om at det deles ut på nytt, og spør den som driver serveren.
lobby-trouble-opening-wrong = Bidraget fra { $who } til utdelingen er ikke det som ble lovet. Be om at det deles ut på nytt.
lobby-check-checking = Utdelingen kontrolleres …
lobby-check-well = Kontrollert: Alle bidro til utdelingen med det de hadde lovet, også du. Kvitteringen og protokollen viser om kortene følger av det, og om det er det spillet du så.
lobby-check-unreached = Utdelingen kunne ikke kontrolleres akkurat nå.
lobby-check-differs = Utdelingen stemmer ikke: Underveis i spillet ble noe oppgitt annerledes enn før. Ta vare på kvitteringen.
lobby-check-no-chance = Det går ikke fram av protokollen hvordan utdelingen ble til, så den kan ikke kontrolleres.
lobby-check-deal-differs = Utdelingen stemmer ikke: Protokollen oppgir et annet antall utdelinger enn nettleseren din.
lobby-check-seats-differ = Utdelingen stemmer ikke: Protokollen har et annet antall plasser.
lobby-check-terms-differ = Utdelingen stemmer ikke: Protokollen gjelder et spill med andre regler eller andre spillere enn det som ble oppgitt på forhånd.
lobby-check-server-differs = Utdelingen stemmer ikke: Serveren bidro med noe annet enn det den hadde lovet før du satte deg.
lobby-check-mine-left-out = Utdelingen stemmer ikke: Bidraget fra nettleseren din er ikke med.
lobby-check-commitment-differs = Utdelingen stemmer ikke: Noen bidro med noe annet enn det de hadde lovet.
lobby-check-opening-differs = Utdelingen stemmer ikke: Protokollen gjengir et av bidragene annerledes enn det ble oppgitt den gangen.
lobby-receipt = Kvitteringen din for utdelingen
