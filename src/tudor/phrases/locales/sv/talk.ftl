### Prat vid bordet. $name är ett namn så som dess ägare skrev det.

talk-title = Prat
talk-none = Ingen har sagt något än.
talk-none-watching = Ingen har sagt något än. Spelarna hör inte vad åskådarna säger.
talk-off = Du har stängt av pratet vid det här bordet.
talk-on-again = Slå på det igen
talk-mute = Tysta { $name }
talk-unmute = Låt { $name } höras igen
talk-mute-all = Tysta alla
talk-our-side = Din sida
talk-nobody = En åskådare
talk-your-name = Ditt namn
talk-to = Vem ska höra det?
talk-to-table = Till alla
talk-to-team = Till medspelarna
talk-channel-team = till medspelarna
talk-channel-spectators = tittar på
talk-say-table = Säg något till alla
talk-say-team = Säg något till dina medspelare
talk-say-spectators = Säg något till de andra åskådarna
talk-send = Säg det
talk-quick = Snabbfraser
talk-unread = Olästa: { $count }
talk-said = { $name }: { $text }

## Snabba fraser: var och en läser dem på sitt eget språk

talk-phrase-hello = Hej allihop!
talk-phrase-good-luck = Lycka till!
talk-phrase-one-moment = Ett ögonblick.
talk-phrase-your-turn = Det är din tur!
talk-phrase-thinking = Jag tänker …
talk-phrase-aha = Aha!
talk-phrase-suspicious = Mycket misstänkt …
talk-phrase-oh-no = Åh nej!
talk-phrase-well-done = Bra gjort!
talk-phrase-thanks = Tack!
talk-phrase-back-soon = Jag är strax tillbaka.
talk-phrase-another-game = Ett parti till?
