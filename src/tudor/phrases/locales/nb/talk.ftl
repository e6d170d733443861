### Prat ved bordet. $name er et navn slik eieren skrev det.

talk-title = Prat
talk-none = Ingen har sagt noe ennå.
talk-none-watching = Ingen har sagt noe ennå. Det tilskuerne sier, hører ikke spillerne.
talk-off = Du hører ingen prat ved dette bordet.
talk-on-again = Hør den igjen
talk-mute = Demp { $name }
talk-unmute = Hør { $name } igjen
talk-mute-all = Demp alle
talk-our-side = Siden din
talk-nobody = En som ser på
talk-your-name = Navnet ditt
talk-to = Hvem skal høre det?
talk-to-table = Til alle
talk-to-team = Til makkere
talk-channel-team = til makkere
talk-channel-spectators = ser på
talk-say-table = Si noe til alle
talk-say-team = Si noe til makkerne dine
talk-say-spectators = Si noe til andre som ser på
talk-send = Si det
talk-quick = Raske fraser
talk-unread = { $count } uleste
talk-said = { $name }: { $text }

## Raske fraser: hver leser dem på sitt eget språk

talk-phrase-hello = Hei alle sammen!
talk-phrase-good-luck = Lykke til!
talk-phrase-one-moment = Et øyeblikk.
talk-phrase-your-turn = Det er din tur!
talk-phrase-thinking = Jeg tenker …
talk-phrase-aha = Aha!
talk-phrase-suspicious = Svært mistenkelig …
talk-phrase-oh-no = Å nei!
talk-phrase-well-done = Bra jobbet!
talk-phrase-thanks = Takk!
talk-phrase-back-soon = Jeg er straks tilbake.
talk-phrase-another-game = Et spill til?
