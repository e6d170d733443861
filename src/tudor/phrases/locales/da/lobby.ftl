### Hoveddørens ord og regelsidernes.

## Udgaverne, som de hedder inde i en sætning.

edition-travel = rejseudgaven fra 2006
edition-modern = udgaven med røde bonuskort
edition-dutch = den nederlandske udgave med én terning
edition-swedish = den svenske udgave med én terning

## Æskerne: sådan kender man sin egen.

lobby-box = Æsken
lobby-box-hint = Hvilken er din? Den bestemmer reglerne.
lobby-box-players = { $least }–{ $most } spillere
lobby-box-dice = { $count ->
    [0] ingen terninger
    [one] én terning
    [2] to terninger
   *[other] { $count } terninger
}
lobby-box-travel = Rejseudgaven, 2006
    .look = Et bræt i to selvklæbende halvdele, som man sætter sammen på en plastbund. Våbnene trykkes ud af karton.
    .special = Går du ind i et værelse, skal du spørge. Anklag lige efter et spørgsmål.
    .leaflet = Regler på svensk, dansk, norsk og finsk
lobby-box-modern = Røde bonuskort
    .look = Sorte kort, en gul sagsmappe, røde bonuskort. Huset har garage, badeværelse og gårdhave.
    .special = Alle begynder i midten, og kun dér må man anklage. I kan nøjes med at være to.
    .leaflet = Regler på dansk
lobby-box-dutch = Én terning og Mr Boddy
    .look = En enkelt terning, en fortrolig konvolut og et offer ved navn Mr Boddy.
    .special = Frk. Purpurrød begynder. Aldrig samme felt to gange i en tur; anklager du forkert, er du ude.
    .leaflet = Regler på nederlandsk
lobby-box-swedish = Én terning og afgjorte tvister
    .look = En enkelt terning, en konvolut og en side med spørgsmål og svar til, når I er uenige.
    .special = Spørg, når som helst du står i et værelse; anklag, hvor du end er.
    .leaflet = Regler på svensk
lobby-read-rules = Læs reglerne
lobby-read-rules-of = Læs reglerne for { $edition }

## Husregler

lobby-house = Husregler
lobby-house-hint = Bliv enige nu: de gælder hele spillet, og alle ved bordet kan læse dem.
lobby-house-none = ingen
lobby-changed = { $count } ændret
lobby-differs = ændret
lobby-as-in-box = som i æsken
lobby-idle = gør ingen forskel med de andre regler
lobby-put-back = Nulstil
lobby-put-back-one = Nulstil »{ $option }«
lobby-put-all-back = Alt tilbage som i æsken
lobby-read-house = Læs de ændrede regler
lobby-least = Mindst
lobby-most = Højst
lobby-number = Fra { $least } til { $most }
lobby-no-number = Hvis det står tomt: { $none }.
lobby-own-dice = Egne terninger
    .hint = I kaster rigtige terninger på bordet og skriver, hvad de viser. Robotternes kastes her, ligesom kastene om, hvem der begynder.
    .at-table = Der kastes rigtige terninger, og det, de viser, skrives ind.
    .no-dice = Uden terninger er der ikke noget at kaste.
lobby-help = Detektivens hjælp, højst
    .hint = Alle vælger selv, hvor meget af hjælpen de vil bruge. Egne mærker bliver aldrig ændret.
lobby-cannot-play = Husreglerne passer ikke sammen, så intet spil kan begynde med dem.
lobby-show-me = Vis mig hvor

## Regelsiden

lobby-rules-loading = Regelhæftet foldes ud …
lobby-rules-title = Regler
lobby-rules-at-table = Reglerne ved dette bord
lobby-print = Udskriv
lobby-house-at-table = Husregler
lobby-by-the-box = Ingen: I spiller { $edition }, som den er i æsken.
lobby-instead-of = I æsken: { $value }
lobby-house-rule = husregel
lobby-to-table = Tilbage til bordet
lobby-close = Luk
lobby-print-page = Udskriftsvenlig side

## En invitation til at dele plads

lobby-joining = Du sætter dig ved siden af din makker …
lobby-watch = Se med i stedet
