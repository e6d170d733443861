### Praten aan tafel. $name is een naam zoals de eigenaar hem schreef.

talk-title = Gesprek
talk-none = Niemand heeft nog iets gezegd.
talk-none-watching = Niemand heeft nog iets gezegd. Wat kijkers zeggen, horen de spelers niet.
talk-off = Je hoort geen gesprek aan deze tafel.
talk-on-again = Weer luisteren
talk-mute = { $name } dempen
talk-unmute = { $name } weer horen
talk-mute-all = Iedereen dempen
talk-our-side = Jouw kant
talk-nobody = Iemand die meekijkt
talk-your-name = Je naam
talk-to = Wie mag het horen?
talk-to-table = Aan allen
talk-to-team = Aan teamgenoten
talk-channel-team = aan teamgenoten
talk-channel-spectators = kijkt mee
talk-say-table = Zeg iets tegen allen
talk-say-team = Zeg iets tegen je teamgenoten
talk-say-spectators = Zeg iets tegen andere kijkers
talk-send = Zeg het
talk-quick = Snelle zinnen
talk-unread = { $count } ongelezen
talk-said = { $name }: { $text }

## Snelle zinnen: ieder leest ze in de eigen taal

talk-phrase-hello = Hallo allemaal!
talk-phrase-good-luck = Succes!
talk-phrase-one-moment = Een ogenblikje.
talk-phrase-your-turn = Jij bent!
talk-phrase-thinking = Ik denk na …
talk-phrase-aha = Aha!
talk-phrase-suspicious = Heel verdacht …
talk-phrase-oh-no = O nee!
talk-phrase-well-done = Goed gedaan!
talk-phrase-thanks = Dank je!
talk-phrase-back-soon = Ik ben zo terug.
talk-phrase-another-game = Nog een potje?
