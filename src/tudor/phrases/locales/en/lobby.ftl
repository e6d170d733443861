### The words of the front door and of the pages of rules.

## Editions, as they are called inside a sentence.

edition-travel = the travel edition of 2006
edition-modern = the edition with red bonus cards
edition-dutch = the Dutch edition with one die
edition-swedish = the Swedish edition with one die

## The boxes: how to know one’s own.

lobby-box = The box
lobby-box-hint = Which of these is yours? It decides the rules.
lobby-box-players = { $least }–{ $most } players
lobby-box-dice = { $count ->
    [0] no dice
    [one] one die
    [2] two dice
   *[other] { $count } dice
}
lobby-box-travel = Travel edition, 2006
    .look = A board in two halves, to be stuck onto plastic. The weapons are punched out of cardboard.
    .special = Entering a room, you must suggest. Accuse straight after a suggestion.
    .leaflet = Leaflet in Swedish, Danish, Norwegian and Finnish
lobby-box-modern = Red bonus cards
    .look = Black cards, a yellow case file, red bonus cards. The house has a garage, a bathroom and a courtyard.
    .special = Everybody starts in the middle, and only there may you accuse. Two can play.
    .leaflet = Leaflet in Danish
lobby-box-dutch = One die, Mr Boddy
    .look = A single die, a confidential envelope, and a victim by the name of Mr Boddy.
    .special = Miss Scarlett begins. No square twice in a turn; accuse wrongly and you leave.
    .leaflet = Leaflet in Dutch
lobby-box-swedish = One die, with disputes settled
    .look = A single die, an envelope, and a page of questions and answers for when you disagree.
    .special = Suggest whenever you stand in a room; accuse from wherever you are.
    .leaflet = Leaflet in Swedish
lobby-read-rules = Read the rules
lobby-read-rules-of = Read the rules of { $edition }

## House rules

lobby-house = House rules
lobby-house-hint = Settle them now: they hold for the whole game, and everybody at the table can read them.
lobby-house-none = none
lobby-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
lobby-differs = changed
lobby-as-in-box = as in the box
lobby-idle = no effect with the other rules
lobby-put-back = Put back
lobby-put-back-one = Put back “{ $option }”
lobby-put-all-back = Put all back as in the box
lobby-read-house = Read the rules with these changes
lobby-least = At least
lobby-most = At most
lobby-number = From { $least } to { $most }
lobby-no-number = Left empty: { $none }.
lobby-own-dice = Our own dice
    .hint = You roll real dice on the table and type what they show. The bots’ dice are rolled here, and so are the rolls for the first turn.
    .at-table = Real dice are rolled, and what they show is typed in.
    .no-dice = Without dice there is nothing to roll.
lobby-help = The detective helps at most with
    .hint = Each player chooses how much of it to use. Your own marks are never changed.
lobby-cannot-play = The house rules do not go together, so no game can start with them.
lobby-show-me = Show me where

## The page of rules

lobby-rules-loading = The leaflet is being unfolded …
lobby-rules-title = Rules
lobby-rules-at-table = The rules at this table
lobby-print = Print
lobby-house-at-table = House rules
lobby-by-the-box = None: played as in the box, { $edition }.
lobby-instead-of = In the box: { $value }
lobby-house-rule = house rule
lobby-to-table = Back to the table
lobby-close = Close
lobby-print-page = As a page to print

## An invitation to share a seat

lobby-joining = Taking your chair beside your partner …
lobby-watch = Watch the game instead
