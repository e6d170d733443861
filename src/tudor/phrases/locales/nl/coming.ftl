### Aan een tafel komen, er terugkomen, en één apparaat voor meer mensen. $name is iemands naam, of
### die van de verdachte waar er geen is; $table de naam van een tafel in woorden.

## Een tafel met een wachtwoord

coming-locked = Deze tafel heeft een wachtwoord
coming-locked-hint = Vraag het aan wie je de link stuurde.
coming-password = Wachtwoord
coming-enter = Naar binnen

## Op een ander apparaat

coming-other-device = Speel op een ander apparaat
coming-other-device-hint = Met een link neem je je plaats mee naar je telefoon of naar een andere browser: dezelfde kaarten en hetzelfde notitieboek, live op allebei.
coming-other-device-make = Maak de link
coming-other-device-link = Open dit op het andere apparaat
coming-other-device-qr = De link als QR-code, te scannen met het andere apparaat
coming-other-device-once = De link werkt één keer, binnen een uur. Geef hem aan niemand anders: wie hem opent, ziet je kaarten.
coming-other-device-new = Maak een nieuwe link
coming-copy = Kopiëren
coming-copied = Gekopieerd
coming-returning = We brengen je terug naar je plaats …

## Het doek

coming-curtain = Het doek
coming-hand-over = Geef het apparaat aan { $name }
coming-elsewhere = { $name } denkt na
coming-call-move = { $name } is aan zet.
coming-call-answer = { $name } krijgt een vraag en moet antwoorden.
coming-call-show = { $name } moet een kaart laten zien.
coming-lift = Ik ben { $name }: haal het doek op
coming-lift-hint = Achter het doek ligt wat alleen { $name } mag zien.
coming-look-besides = Of wil iemand anders kijken?
coming-look-group = Wie wil achter het doek kijken?
coming-look = Ik ben { $name }
coming-hand-of = Alleen voor { $name }
coming-hide = Verberg mijn kaarten

## De tafels op de voorpagina

coming-mine = Je tafels
coming-mine-over = { $count ->
    [one] Eén afgelopen spel
   *[other] { $count } afgelopen spellen
}
coming-stage-lobby = Wacht op spelers
coming-stage-opening = De kaarten worden geschud
coming-stage-over = Afgelopen
coming-stage-playing = Bezig
coming-turn-yours = Jouw beurt
coming-turn-theirs = Het wachten is op { $name }
coming-with = Met { $names }
coming-alone = Er is nog niemand anders
coming-people = { $count ->
    [one] één persoon
   *[other] { $count } personen
}
coming-bots = { $count ->
    [one] een bot
   *[other] { $count } bots
}
coming-open = Open tafels
coming-open-hint = Wie wil, mag hier gaan zitten.
coming-free = { $count ->
    [one] Eén vrije plaats
   *[other] { $count } vrije plaatsen
}
coming-locked-mark = met wachtwoord

## Meldingen

coming-push = Stuur me een melding als ik aan de beurt ben
coming-push-hint = De browser waarschuwt je dan, ook als de pagina dicht is. In de melding staat alleen de naam van de tafel.
coming-push-denied = De browser staat hier geen meldingen toe. Dat kun je veranderen in de browserinstellingen voor deze pagina.
coming-push-turn = Je bent aan de beurt aan tafel { $table }.
