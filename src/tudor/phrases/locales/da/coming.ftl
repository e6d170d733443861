### At komme til et bord, komme tilbage til det, og én enhed for flere. $name er nogens navn, eller
### den mistænktes, hvor det mangler; $table et bords navn i ord.

## Et bord med adgangskode

coming-locked = Dette bord har en adgangskode
coming-locked-hint = Spørg den, der sendte dig linket.
coming-password = Adgangskode
coming-enter = Gå ind

## På en anden enhed

coming-other-device = Spil på en anden enhed
coming-other-device-hint = Et link tager din plads med til telefonen eller til en anden browser: samme hånd og samme spor-ark, på begge på én gang.
coming-other-device-make = Lav linket
coming-other-device-link = Åbn det her på den anden enhed
coming-other-device-qr = Linket som QR-kode, som den anden enhed kan læse
coming-other-device-once = Linket virker én gang, inden for en time. Giv det ikke til andre: den, der åbner det, ser dine kort.
coming-other-device-new = Lav et nyt link
coming-copy = Kopiér
coming-copied = Kopieret
coming-returning = Vi tager dig tilbage til din plads …

## Forhænget

coming-curtain = Forhænget
coming-hand-over = Giv enheden til { $name }
coming-elsewhere = { $name } tænker
coming-call-move = { $name } har turen.
coming-call-answer = { $name } bliver spurgt og skal svare.
coming-call-show = { $name } skal vise et kort.
coming-lift = Jeg er { $name }: løft forhænget
coming-lift-hint = Bag forhænget ligger det, som kun { $name } må se.
coming-look-besides = Eller vil en anden kigge?
coming-look-group = Hvem vil kigge bag forhænget?
coming-look = Jeg er { $name }
coming-hand-of = Kun for { $name }
coming-hide = Skjul min hånd

## Bordene på forsiden

coming-mine = Dine borde
coming-mine-over = { $count ->
    [one] Ét afsluttet spil
   *[other] { $count } afsluttede spil
}
coming-stage-lobby = Spillerne samles
coming-stage-opening = Kortene blandes
coming-stage-over = Afsluttet
coming-stage-playing = I gang
coming-turn-yours = Din tur
coming-turn-theirs = Venter på { $name }
coming-with = Med { $names }
coming-alone = Der er ikke andre endnu
coming-people = { $count ->
    [one] en person
   *[other] { $count } personer
}
coming-bots = { $count ->
    [one] en robot
   *[other] { $count } robotter
}
coming-open = Åbne borde
coming-open-hint = Her kan alle sætte sig.
coming-free = { $count ->
    [one] Én ledig plads
   *[other] { $count } ledige pladser
}
coming-locked-mark = med adgangskode

## Notifikationer

coming-push = Sig til, når det er min tur
coming-push-hint = Så viser browseren en notifikation, også når siden er lukket. Den nævner bordet og intet andet.
coming-push-denied = Browseren tillader ikke notifikationer fra denne side. Det kan du ændre i browserens indstillinger.
coming-push-turn = Det er din tur ved bordet { $table }.
