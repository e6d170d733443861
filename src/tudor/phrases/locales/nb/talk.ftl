### Prat ved bordet. $name er et navn slik eieren skrev det.

talk-title = Prat
talk-none = Ingen har sagt noe ennå.
talk-none-watching = Ingen har sagt noe ennå. Spillerne hører ikke det tilskuerne sier.
talk-off = Du har dempet all prat ved dette bordet.
talk-on-again = Slå på praten igjen
talk-mute = Demp { $name }
talk-unmute = Hør { $name } igjen
talk-mute-all = Demp alle
talk-our-side = Din side
talk-nobody = En tilskuer
talk-your-name = Navnet ditt
talk-to = Hvem skal høre det?
talk-to-table = Til alle
talk-to-team = Til makkerne
talk-channel-team = til makkerne
talk-channel-spectators = tilskuer
talk-say-table = Si noe til alle
talk-say-team = Si noe til makkerne dine
talk-say-spectators = Si noe til de andre tilskuerne
talk-send = Si det
talk-quick = Ferdige fraser
talk-unread = { $count } uleste
talk-said = { $name }: { $text }

## Raske fraser: hver leser dem på sitt eget språk

talk-phrase-hello = Hei alle sammen!
talk-phrase-good-luck = Lykke til!
talk-phrase-one-moment = Et øyeblikk.
talk-phrase-your-turn = Det er din tur!
talk-phrase-thinking = Jeg tenker …
talk-phrase-aha = Aha!
talk-phrase-suspicious = Veldig mistenkelig …
talk-phrase-oh-no = Å nei!
talk-phrase-well-done = Bra jobbet!
talk-phrase-thanks = Takk!
talk-phrase-back-soon = Jeg er straks tilbake.
talk-phrase-another-game = Et spill til?
