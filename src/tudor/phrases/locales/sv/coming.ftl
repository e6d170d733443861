### Att komma till ett bord, komma tillbaka till det, och en enhet för flera. $name är någons namn,
### eller den misstänktes där det saknas; $table ett bords namn i ord.

## Ett bord med lösenord

coming-locked = Det här bordet har ett lösenord
coming-locked-hint = Fråga den som skickade länken.
coming-password = Lösenord
coming-enter = Gå in

## På en annan enhet

coming-other-device = Spela på en annan enhet
coming-other-device-hint = En länk tar med din plats till telefonen eller till en annan webbläsare: samma hand och samma detektivblock, på båda samtidigt.
coming-other-device-make = Skapa länken
coming-other-device-link = Öppna den här på den andra enheten
coming-other-device-qr = Länken som QR-kod, att läsa av med den andra enheten
coming-other-device-once = Länken fungerar en gång, inom en timme. Ge den inte till någon annan: den som öppnar den ser dina kort.
coming-other-device-new = Skapa en ny länk
coming-copy = Kopiera
coming-copied = Kopierad
coming-returning = Vi tar dig tillbaka till din plats …

## Ridån

coming-curtain = Ridån
coming-hand-over = Ge enheten till { $name }
coming-elsewhere = { $name } tänker
coming-call-move = { $name } är på tur.
coming-call-answer = { $name } får frågan och ska svara.
coming-call-show = { $name } ska visa ett kort.
coming-lift = Jag är { $name }: lyft ridån
coming-lift-hint = Bakom ridån ligger det som bara { $name } får se.
coming-look-besides = Eller vill någon annan titta?
coming-look-group = Vem vill titta bakom ridån?
coming-look = Jag är { $name }
coming-hand-of = Bara för { $name }
coming-hide = Dölj min hand

## Borden på första sidan

coming-mine = Dina bord
coming-mine-over = { $count ->
    [one] Ett avslutat parti
   *[other] { $count } avslutade partier
}
coming-stage-lobby = Spelarna samlas
coming-stage-opening = Korten blandas
coming-stage-over = Avslutat
coming-stage-playing = Pågår
coming-turn-yours = Din tur
coming-turn-theirs = Väntar på { $name }
coming-with = Med { $names }
coming-alone = Ingen annan är där än
coming-people = { $count ->
    [one] en person
   *[other] { $count } personer
}
coming-bots = { $count ->
    [one] en robot
   *[other] { $count } robotar
}
coming-open = Bord med lediga platser
coming-open-hint = Här får den som vill slå sig ner.
coming-free = { $count ->
    [one] En ledig plats
   *[other] { $count } lediga platser
}
coming-locked-mark = med lösenord

## Aviseringar

coming-push = Säg till när det är min tur
coming-push-hint = Då visar webbläsaren en avisering, även när sidan är stängd. Den nämner bordet och inget annat.
coming-push-denied = Webbläsaren tillåter inga aviseringar från den här sidan. Det kan du ändra i webbläsarens inställningar.
coming-push-turn = Det är din tur vid bordet { $table }.
