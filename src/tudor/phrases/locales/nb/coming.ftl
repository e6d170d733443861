### Å komme til et bord, komme tilbake til det, og én enhet for flere. $name er navnet til noen,
### eller den mistenktes der det mangler; $table et bords navn i ord.

## Et bord med passord

coming-locked = Dette bordet har et passord
coming-locked-hint = Spør den som sendte deg lenken.
coming-password = Passord
coming-enter = Gå inn

## På en annen enhet

coming-other-device = Spill på en annen enhet
coming-other-device-hint = En lenke tar med plassen din til telefonen eller til en annen nettleser: samme kort og samme notatblokk, på begge samtidig.
coming-other-device-make = Lag lenken
coming-other-device-link = Åpne denne på den andre enheten
coming-other-device-qr = Lenken som QR-kode, som den andre enheten kan lese
coming-other-device-once = Den virker én gang, innen en time. Ikke gi den til noen andre: Den som åpner den, ser kortene dine.
coming-other-device-new = Lag en ny lenke
coming-copy = Kopier
coming-copied = Kopiert
coming-returning = Vi tar deg tilbake til plassen din …

## Teppet

coming-curtain = Teppet
coming-hand-over = Gi enheten til { $name }
coming-elsewhere = { $name } tenker
coming-call-move = { $name } har turen.
coming-call-answer = { $name } blir spurt og må svare.
coming-call-show = { $name } må vise et kort.
coming-lift = Jeg er { $name }: Løft teppet
coming-lift-hint = Bak teppet ligger det som bare { $name } får se.
coming-look-besides = Eller vil noen andre kikke?
coming-look-group = Hvem vil kikke bak teppet?
coming-look = Jeg er { $name }
coming-hand-of = Bare for { $name }
coming-hide = Skjul kortene mine

## Bordene på forsiden

coming-mine = Bordene dine
coming-mine-over = { $count ->
    [one] Ett avsluttet spill
   *[other] { $count } avsluttede spill
}
coming-stage-lobby = Spillerne samles
coming-stage-opening = Kortene stokkes
coming-stage-over = Avsluttet
coming-stage-playing = I gang
coming-turn-yours = Din tur
coming-turn-theirs = Venter på { $name }
coming-with = Med { $names }
coming-alone = Ingen andre er der ennå
coming-people = { $count ->
    [one] en person
   *[other] { $count } personer
}
coming-bots = { $count ->
    [one] en robot
   *[other] { $count } roboter
}
coming-open = Åpne bord
coming-open-hint = Her kan hvem som helst sette seg.
coming-free = { $count ->
    [one] Én ledig plass
   *[other] { $count } ledige plasser
}
coming-locked-mark = med passord

## Varsler

coming-push = Si fra når det er min tur
coming-push-hint = Da gir nettleseren deg et varsel, også når siden er lukket. Varselet nevner bare bordet, ikke noe annet.
coming-push-denied = Nettleseren tillater ikke varsler herfra. Det kan du endre i nettleserens innstillinger for denne siden.
coming-push-turn = Det er din tur ved bordet { $table }.
