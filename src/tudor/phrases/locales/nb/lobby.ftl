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
    .hint = Du kaster ekte terninger på bordet og skriver inn hva de viser. Robotenes terninger kastes her, det samme gjelder kastene om hvem som begynner.
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
