### Praten aan tafel. $name is een naam zoals de eigenaar hem schreef.

talk-title = Gesprek
talk-none = Er heeft nog niemand iets gezegd.
talk-none-watching = Er heeft nog niemand iets gezegd. Wat meekijkers zeggen, horen de spelers niet.
talk-off = Je hebt het gesprek aan deze tafel gedempt.
talk-on-again = Weer luisteren
talk-mute = { $name } dempen
talk-unmute = { $name } weer horen
talk-mute-all = Iedereen dempen
talk-our-side = Jouw team
talk-nobody = Iemand die meekijkt
talk-your-name = Je naam
talk-to = Wie mag het horen?
talk-to-table = Aan iedereen
talk-to-team = Aan teamgenoten
talk-channel-team = aan teamgenoten
talk-channel-spectators = kijkt mee
talk-say-table = Zeg iets tegen iedereen
talk-say-team = Zeg iets tegen je teamgenoten
talk-say-spectators = Zeg iets tegen andere meekijkers
talk-send = Zeg het
talk-quick = Standaardzinnen
talk-unread = { $count } ongelezen
talk-said = { $name }: { $text }

## Snelle zinnen: ieder leest ze in de eigen taal

talk-phrase-hello = Hallo allemaal!
talk-phrase-good-luck = Succes!
talk-phrase-one-moment = Een momentje.
talk-phrase-your-turn = Jij bent aan de beurt!
talk-phrase-thinking = Even denken …
talk-phrase-aha = Aha!
talk-phrase-suspicious = Heel verdacht …
talk-phrase-oh-no = O nee!
talk-phrase-well-done = Goed gespeeld!
talk-phrase-thanks = Bedankt!
talk-phrase-back-soon = Ik ben zo terug.
talk-phrase-another-game = Nog een potje?
