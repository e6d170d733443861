### Talking at a table. $name is a name as its owner wrote it.

talk-title = Talk
talk-none = Nobody has said anything yet.
talk-none-watching = Nobody has said anything yet. The players do not hear what those watching say.
talk-off = You have muted all talk at this table.
talk-on-again = Hear it again
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
talk-mute-all = Mute everybody
talk-our-side = Your side
talk-nobody = Somebody watching
talk-your-name = Your name
talk-to = Who is to hear it?
talk-to-table = To all
talk-to-team = To partners
talk-channel-team = to partners
talk-channel-spectators = watching
talk-say-table = Say something to all
talk-say-team = Say something to your partners
talk-say-spectators = Say something to the others watching
talk-send = Say it
talk-quick = Quick phrases
talk-unread = { $count } unread
talk-said = { $name }: { $text }

## Quick phrases: each reader sees them in their own language

talk-phrase-hello = Hello, everyone!
talk-phrase-good-luck = Good luck!
talk-phrase-one-moment = One moment, please.
talk-phrase-your-turn = It’s your turn!
talk-phrase-thinking = I’m thinking …
talk-phrase-aha = Aha!
talk-phrase-suspicious = Very suspicious …
talk-phrase-oh-no = Oh no!
talk-phrase-well-done = Well done!
talk-phrase-thanks = Thank you!
talk-phrase-back-soon = I’ll be back soon.
talk-phrase-another-game = Another game?
