### Snak ved bordet. $name er et navn, som ejeren skrev det.

talk-title = Snak
talk-none = Ingen har sagt noget endnu.
talk-none-watching = Ingen har sagt noget endnu. Spillerne hører ikke, hvad tilskuerne siger.
talk-off = Du har lukket ørerne for snakken ved dette bord.
talk-on-again = Hør den igen
talk-mute = Luk ørerne for { $name }
talk-unmute = Hør { $name } igen
talk-mute-all = Luk ørerne for alle
talk-our-side = Din side
talk-nobody = En tilskuer
talk-your-name = Dit navn
talk-to = Hvem skal høre det?
talk-to-table = Til alle
talk-to-team = Til makkerne
talk-channel-team = til makkerne
talk-channel-spectators = ser med
talk-say-table = Sig noget til alle
talk-say-team = Sig noget til dine makkere
talk-say-spectators = Sig noget til de andre tilskuere
talk-send = Sig det
talk-quick = Hurtige beskeder
talk-unread = Ulæste: { $count }
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
