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
lobby-box-swedish = Én terning og svar på tvivlsspørgsmål
    .look = En enkelt terning, en konvolut og en side med spørgsmål og svar til, når I er uenige.
    .special = Spørg, når du står i et værelse; anklag, hvor du end er.
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
lobby-idle = har ingen betydning med de andre regler
lobby-put-back = Nulstil
lobby-put-back-one = Nulstil »{ $option }«
lobby-put-all-back = Nulstil alt
lobby-read-house = Læs de ændrede regler
lobby-least = Mindst
lobby-most = Højst
lobby-number = Fra { $least } til { $most }
lobby-no-number = Hvis feltet er tomt: { $none }.
lobby-own-dice = Egne terninger
    .hint = I kaster rigtige terninger på bordet og skriver, hvad de viser. Robotternes terninger kastes her, ligesom dem, der afgør, hvem der begynder.
    .at-table = I kaster rigtige terninger og skriver, hvad de viser.
    .no-dice = Uden terninger er der ikke noget at kaste.
lobby-help = Detektivens hjælp, højst
    .hint = Alle vælger selv, hvor meget af hjælpen de vil bruge. Dine egne mærker bliver aldrig ændret.
lobby-cannot-play = Husreglerne passer ikke sammen, så man kan ikke spille med dem.
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
lobby-friends-hint = Du får et link, du kan sende. Den, der åbner det, kan sætte sig; ingen behøver at have en konto.
lobby-friends-before = Æske, husregler og detektivens hjælp er dem, du har valgt på siden bagved.
lobby-clock = Tid til hver beslutning
    .hint = Når tiden er gået, træffer en robot netop den beslutning. Alle kan give mere tid.
lobby-clock-none = så lang tid, man vil
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
    .hint = Står feltet tomt, kræves der ingen.
lobby-listed = Vis bordet for alle
    .hint = Så står det på forsiden, så længe der er en ledig plads. Ellers finder kun den, der har linket, derhen.
lobby-lay = Åbn bordet

## Man samles om et bord

lobby-invite = Invitér de andre
lobby-invite-hint = Send dette link. Den, der åbner det, vælger en ledig plads.
lobby-invite-local = Denne adresse virker kun på denne computer. Vil I spille fra andre enheder, så start serveren med »tudor serve --host 0.0.0.0«, og åbn siden på den adresse, den oplyser.
lobby-share = Del …
lobby-qr = Vis en QR-kode
lobby-qr-label = Linket til bordet som QR-kode
lobby-terms = Sådan spilles der
lobby-found = Hvem kan finde bordet
lobby-found-listed = alle, på forsiden
lobby-found-link = kun den, der har linket
lobby-found-locked = med adgangskode
lobby-seat = Plads { $number }
lobby-sit-in = Sæt dig på plads { $number }
lobby-no-seat = Ingen ledig plads
lobby-sit-another = En spiller mere på denne enhed
lobby-curtain = I lader enheden gå rundt. Et forhæng skjuler hver hånd, indtil dens ejer løfter det.
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
lobby-removed = Din plads er blevet gjort ledig: du sidder ikke længere ved dette bord.
lobby-start = Start spillet
lobby-start-bots = { $count ->
    [one] Start med en robot på den ledige plads
   *[other] Start med robotter på de { $count } ledige pladser
}
lobby-start-without = Start med { $count } spillere
lobby-sit-first = Sæt dig først. Så kan du starte spillet.
lobby-host-starts = Den, der åbnede bordet, starter spillet.
lobby-host-starts-later = Den, der åbnede bordet, starter spillet, når alle er kommet.
lobby-host-away = Den, der åbnede bordet, er gået. Alle jer andre må gerne starte spillet.
lobby-waiting = Venter på { $who }.
lobby-again = Venter på { $who }. Derefter begynder spillet af sig selv.
lobby-delete = Slet bordet
lobby-delete-hint = Så er det væk for alle, med alle navne og alt, hvad der er sagt ved det.

## Den ærlige kortgivning

lobby-opening = Kortene blandes i fællesskab
lobby-opening-host = Alles browsere er med til at blande, så ingen kan vælge kortene. Kommer nogen ikke, så fjern dem, eller giv om.
lobby-restart = Giv om
lobby-deal-again = Dette er kortgivning nummer { $number }: der gives om, og alles browsere blander en gang til. Ingen har set nogen kort. Sker det igen og igen, så spørg hvorfor.
lobby-trouble-elsewhere = { $who } blander på en anden enhed, nemlig den, der sidst blev brugt. Åbn bordet dér; ellers må der gives om.
lobby-trouble-server-changed = Serveren har skiftet sit bidrag til kortgivningen ud. Det går din browser ikke med til: der må gives om. Spørg også den, der passer serveren.
lobby-trouble-seat-changed = Bidraget fra { $who } til kortgivningen blev skiftet ud, efter at alt lå fast. Der må gives om.
lobby-trouble-terms-changed = Vilkårene for spillet blev ændret, efter at alt lå fast. Der må gives om. Spørg også den, der passer serveren.
lobby-trouble-opening-wrong = Bidraget fra { $who } til kortgivningen er ikke det, der blev lovet. Der må gives om.
lobby-check-checking = Kortgivningen kontrolleres …
lobby-check-well = Kontrolleret: alle bidrog til kortgivningen med det, de havde lovet, også du. Kvitteringen og referatet viser, om kortene følger af det, og om det er det spil, du så.
lobby-check-unreached = Kortgivningen kunne ikke kontrolleres lige nu.
lobby-check-differs = Kortgivningen stemmer ikke: under spillet blev der oplyst noget andet end før. Gem kvitteringen.
lobby-check-no-chance = Det fremgår ikke af referatet, hvordan kortgivningen blev til, så den kan ikke kontrolleres.
lobby-check-deal-differs = Kortgivningen stemmer ikke: referatet angiver et andet antal kortgivninger end din browser.
lobby-check-seats-differ = Kortgivningen stemmer ikke: referatet har et andet antal pladser.
lobby-check-terms-differ = Kortgivningen stemmer ikke: referatet gælder et spil med andre regler eller andre spillere, end der blev oplyst før kortgivningen.
lobby-check-server-differs = Kortgivningen stemmer ikke: serveren bidrog med noget andet, end den havde lovet, før du satte dig.
lobby-check-mine-left-out = Kortgivningen stemmer ikke: din browsers bidrag er ikke med.
lobby-check-commitment-differs = Kortgivningen stemmer ikke: nogen bidrog med noget andet, end der var lovet.
lobby-check-opening-differs = Kortgivningen stemmer ikke: referatet gengiver nogens bidrag anderledes, end det blev oplyst dengang.
lobby-receipt = Din kvittering for kortgivningen
