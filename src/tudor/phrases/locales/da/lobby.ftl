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

## Et bord til venner

lobby-play-friends = Spil med venner
lobby-friends = Et bord til venner
lobby-friends-hint = Du får et link at sende. Den, der åbner det, kan sætte sig; ingen behøver en konto.
lobby-friends-before = Æske, husregler og detektivens hjælp er som valgt på siden bagved.
lobby-clock = Tid til hver beslutning
    .hint = Når den er gået, træffer en robot netop den beslutning. Alle kan give mere tid.
lobby-clock-none = så længe man vil
lobby-clock-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
lobby-clock-minutes = { $count ->
    [one] et minut
   *[other] { $count } minutter
}
lobby-clock-days = { $count ->
    [one] et døgn
   *[other] { $count } døgn
}
lobby-password = Adgangskode
    .hint = Står det tomt, kræves ingen.
lobby-listed = Vis bordet for alle
    .hint = Det står på forsiden, så længe der er en ledig plads. Ellers finder kun den, der har linket, derhen.
lobby-lay = Åbn bordet

## Man samles om et bord

lobby-invite = Invitér de andre
lobby-invite-hint = Send dette link. Den, der åbner det, vælger en ledig plads.
lobby-invite-local = Denne adresse virker kun på denne maskine. Til andre enheder: start serveren med »tudor serve --host 0.0.0.0«, og åbn siden med den adresse, den oplyser.
lobby-share = Del …
lobby-qr = Vis en QR-kode
lobby-qr-label = Linket til bordet som QR-kode
lobby-terms = Det spilles der
lobby-found = Hvem finder hertil
lobby-found-listed = alle, på forsiden
lobby-found-link = kun den, der har linket
lobby-found-locked = med adgangskode
lobby-seat = Plads { $number }
lobby-sit-in = Sæt dig på plads { $number }
lobby-no-seat = Ingen ledig plads
lobby-sit-another = En spiller mere på denne enhed
lobby-curtain = I lader enheden gå rundt. Et tæppe skjuler hver hånd, indtil dens ejer løfter det.
lobby-bot = En robot
lobby-bot-in = En robot på plads { $number }
lobby-you = dig
lobby-team = { $count } personer
lobby-not-here = er her ikke endnu
lobby-not-opened = har ikke blandet endnu
lobby-leave = Forlad pladsen
lobby-remove = Fjern
lobby-remove-who = Fjern { $who }
lobby-remove-hint = Så er pladsen ledig igen. Den, der har linket, kan stadig komme tilbage og sætte sig.
lobby-removed = Din plads er gjort ledig: du sidder ikke længere ved dette bord.
lobby-start = Begynd spillet
lobby-start-bots = { $count ->
    [one] Begynd med en robot på den ledige plads
   *[other] Begynd med robotter på de { $count } ledige pladser
}
lobby-start-without = Begynd med { $count } spillere
lobby-sit-first = Sæt dig først. Så kan du begynde.
lobby-host-starts = Den, der åbnede bordet, begynder spillet.
lobby-host-starts-later = Den, der åbnede bordet, begynder spillet, når alle er kommet.
lobby-host-away = Den, der åbnede bordet, er gået. Enhver af jer må begynde spillet.
lobby-waiting = Venter på { $who }.
lobby-again = Venter på { $who }. Så begynder spillet af sig selv.
lobby-delete = Slet bordet
lobby-delete-hint = Så er det væk for alle, med alle navne og alt, hvad der er sagt ved det.

## Den ærlige kortgivning

lobby-opening = Kortene blandes i fællesskab
lobby-opening-host = Alles browsere er med til at blande, så ingen kan vælge kortene. Kommer nogen ikke, så fjern dem, eller begynd kortgivningen forfra.
lobby-restart = Begynd kortgivningen forfra
lobby-deal-again = Dette er kortgivning nummer { $number }: den er begyndt forfra, og alles browsere blander en gang til. Ingen har set nogen kort. Sker det igen og igen, så spørg hvorfor.
lobby-trouble-elsewhere = { $who } blander på en anden enhed, den, der blev brugt sidst. Åbn bordet der, eller lad kortgivningen begynde forfra.
lobby-trouble-server-changed = Serveren har byttet sin del af kortgivningen ud. Det er din browser ikke med til: lad kortgivningen begynde forfra, og spørg den, der driver serveren.
lobby-trouble-seat-changed = Det, { $who } giver til kortgivningen, blev byttet ud, efter at alt lå fast. Lad kortgivningen begynde forfra.
lobby-trouble-terms-changed = Det, der spilles her, blev ændret, efter at alt lå fast. Lad kortgivningen begynde forfra, og spørg den, der driver serveren.
lobby-trouble-opening-wrong = Det, { $who } gav til kortgivningen, er ikke det, der blev lovet. Lad kortgivningen begynde forfra.
lobby-check-checking = Kortgivningen kontrolleres …
lobby-check-well = Kontrolleret: alle gav det til kortgivningen, som var lovet før den, og det gjorde du også. Kvitteringen og referatet viser, om kortene følger af det, og om det er det spil, du så.
lobby-check-unreached = Kortgivningen kunne ikke kontrolleres lige nu.
lobby-check-differs = Kortgivningen holder ikke: under spillet blev noget fortalt anderledes end før. Gem kvitteringen.
lobby-check-no-chance = Referatet fortæller ikke, hvad kortgivningen kom af, så den kan ikke kontrolleres.
lobby-check-deal-differs = Kortgivningen holder ikke: referatet tæller et andet antal kortgivninger end din browser.
lobby-check-seats-differ = Kortgivningen holder ikke: referatet har et andet antal pladser.
lobby-check-terms-differ = Kortgivningen holder ikke: referatet er af et spil med andre regler eller andre spillere, end der blev fortalt før den.
lobby-check-server-differs = Kortgivningen holder ikke: serveren gav noget andet, end den havde lovet, før du satte dig.
lobby-check-mine-left-out = Kortgivningen holder ikke: det, din browser gav, er ikke med.
lobby-check-commitment-differs = Kortgivningen holder ikke: nogen gav noget andet, end der blev lovet.
lobby-check-opening-differs = Kortgivningen holder ikke: referatet har nogens del anderledes, end den blev fortalt dengang.
lobby-receipt = Din kvittering for kortgivningen
