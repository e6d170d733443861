### Snak ved bordet. $name er et navn, som ejeren skrev det.

talk-title = Snak
talk-none = Ingen har sagt noget endnu.
talk-none-watching = Ingen har sagt noget endnu. Hvad tilskuerne siger, hører spillerne ikke.
talk-off = Du hører ingen snak ved dette bord.
talk-on-again = Hør det igen
talk-mute = Gør { $name } tavs
talk-unmute = Hør { $name } igen
talk-mute-all = Gør alle tavse
talk-our-side = Din side
talk-nobody = En, der kigger på
talk-your-name = Dit navn
talk-to = Hvem skal høre det?
talk-to-table = Til alle
talk-to-team = Til makkere
talk-channel-team = til makkere
talk-channel-spectators = kigger på
talk-say-table = Sig noget til alle
talk-say-team = Sig noget til dine makkere
talk-say-spectators = Sig noget til andre, der kigger på
talk-send = Sig det
talk-quick = Hurtige fraser
talk-unread = { $count } ulæste
talk-said = { $name }: { $text }

## Hurtige fraser: hver læser dem på sit eget sprog

talk-phrase-hello = Hej alle sammen!
talk-phrase-good-luck = Held og lykke!
talk-phrase-one-moment = Lige et øjeblik.
talk-phrase-your-turn = Det er din tur!
talk-phrase-thinking = Jeg tænker …
talk-phrase-aha = Aha!
talk-phrase-suspicious = Meget mistænkeligt …
talk-phrase-oh-no = Åh nej!
talk-phrase-well-done = Godt gået!
talk-phrase-thanks = Tak!
talk-phrase-back-soon = Jeg er straks tilbage.
talk-phrase-another-game = Et spil til?
