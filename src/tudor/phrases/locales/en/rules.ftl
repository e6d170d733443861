### The rulebook, and the options behind it in plain words. See rulebook.py.
### `option-` and an option's key, then its value; `.text` says what it is about.
### `rule-` and the key of a sentence; for an option's own sentence, the option and its value.

## The options by groups

option-group-setup = Setting up
option-group-moving = Moving
option-group-asking = Asking and answering
option-group-accusing = Accusing and the end
option-group-extras = Bonus cards and two sides

## Setting up

option-seats = Players
    .text = How few and how many may play.
option-seats-value = { $least } to { $most }
option-board = Board
    .text = Which house you play in.
option-board-classic = the classic house
option-board-modern = the modern house
option-opener = Who begins
    .text = How the first player is found.
option-opener-highest-one = the highest roll of one die
option-opener-highest-all = the highest roll of all the dice
option-opener-scarlett = Miss Scarlett, or the next suspect that is played
option-opener-chance = drawn by lot
option-pawns-start = Pawns at the start
    .text = Where the pawns stand when the game begins.
option-pawns-start-squares = on their start squares
option-pawns-start-middle = in the middle
option-weapons-start = Weapons at the start
    .text = Where the weapons lie when the game begins.
option-weapons-start-one-a-room = in different rooms
option-weapons-start-any-room = in any rooms, even together
option-weapons-start-middle = in the middle
option-left-over = Cards left over
    .text = What becomes of the cards when they cannot be shared out equally.
option-left-over-dealt = dealt too, so some hold one more
option-left-over-face-up = open beside the board

## Moving

option-dice = Dice
    .text = How many dice decide how far you go.
option-dice-0 = none, but a set number of steps
option-dice-1 = one
option-dice-2 = two
option-reach = Steps without dice
    .text = How far you may go in a turn where there are no dice.
option-reach-value = { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
option-roll = The roll in the corridor
    .text = Whether you must use up the roll exactly when you end on a square.
option-roll-exact = used up exactly
option-roll-up-to = that far or less
option-same-square-twice = Same square twice in a turn
    .text = Whether you may step onto a square that you have been on in the same turn.
option-same-square-twice-yes = allowed
option-same-square-twice-no = not allowed
option-pawns-block = Pawns in the way
    .text = Whether a pawn bars the corridor to others.
option-pawns-block-yes = bar the way
option-pawns-block-no = may be passed
option-shortcuts = Ways from room to room
    .text = How you get from one room straight into another.
option-shortcuts-passages = secret passages
option-shortcuts-passages-and-doors = secret passages and inner doors
option-reenter-same-turn = Back into the same room
    .text = Whether you may leave a room and come back into it in one turn.
option-reenter-same-turn-yes = in the same turn too
option-reenter-same-turn-no = in a later turn only

## Asking and answering

option-asking = When to suggest
    .text = When you may make a suggestion, and when you must.
option-asking-must-on-entry = always on entering a room
option-asking-may-on-entry = on entering a room, if you like
option-asking-in-a-room = whenever you stand in a room, if you like
option-moved-may-stay = Brought in by another
    .text = Whether you may ask where somebody else’s suggestion has put you.
option-moved-may-stay-yes = you may ask there without moving
option-moved-may-stay-no = you must leave before you can ask there
option-answering = Answers
    .text = Who makes sure that a card is shown.
option-answering-enforced = the table sees to it
option-answering-on-honour = on honour, with challenges

## Accusing and the end

option-accuse-when = When to accuse
    .text = At what moment of your turn you may accuse.
option-accuse-when-after-asking = after a suggestion
option-accuse-when-after-unanswered = after a suggestion that nobody could answer
option-accuse-when-own-turn = at any time in your turn
option-accuse-when-instead-of-asking = instead of a suggestion
option-accuse-where = Where to accuse
    .text = Where your pawn must stand when you accuse.
option-accuse-where-anywhere = anywhere
option-accuse-where-middle = in the middle of the board
option-wrong-accuser = After a wrong accusation
    .text = What becomes of the cards of a player who was wrong.
option-wrong-accuser-answers-on = the player goes on answering
option-wrong-accuser-hand-answers = the player leaves, and the table answers
option-wrong-accuser-laid-open = the player leaves, and the cards lie open
option-turn-limit = Longest game
    .text = After how many turns in all the murder stays unsolved.
option-turn-limit-value = { $number ->
    [one] { $number } turn
   *[other] { $number } turns
}
option-turn-limit-none = no limit

## Bonus cards and two sides

option-bonus = Bonus cards
    .text = Whether there are bonus squares, with cards that do you a favour.
option-bonus-none = none
option-bonus-house-deck = our house deck
option-row = Row of hidden cards
    .text = Whether two sides play with four cards face down beside the board.
option-row-0 = none
option-row-4 = four cards, when two play

## The rulebook

rulebook-title = Rules: { $edition }
rulebook-by-the-box = Played as in the box, without house rules.
rulebook-changed = House rules: { $changes }.
rulebook-change = “{ $option }: { $value }” (in the box: { $original })
rulebook-house-rule = house rule
rulebook-no-edition = There is no edition “{ $text }”; there are { $known }.
rulebook-no-language = There is no language “{ $text }”; there are { $known }.
rulebook-no-value = “{ $text }” is no house rule: write option=value.
rulebook-twice = “{ $option }” is given twice. Give one value.
rulebook-section-setup = Setting up
rulebook-section-moving = Turns and moving
rulebook-section-asking = Asking and answering
rulebook-section-bonus = Bonus cards
rulebook-section-sides = Two sides
rulebook-section-accusing = Accusing and the end

# A house rule that makes no difference under the others.
rule-idle = “{ $option }: { $value }” makes no difference here, as the other rules stand.

## Sentences: setting up

rule-seats-range = From { $least } to { $most } can play.
rule-seats-just = This is a game for { $least }.
rule-deck = There are { $cards } cards: { $suspects } suspects, { $weapons } weapons and { $rooms } rooms.
rule-board-classic = You play in the classic house. Its rooms are { CARD($rooms, case: "the") }.
rule-board-modern = You play in the modern house. Its rooms are { CARD($rooms, case: "the") }.
rule-own-pawn = Each player chooses a suspect, and moves the pawn of that suspect’s colour.
rule-pawns-start-squares = All the pawns stand on their start squares, including those that nobody plays.
rule-pawns-start-middle = All the pawns start in the middle of the board, { CARD($place, case: "in") }, including those that nobody plays.
rule-weapons-start-one-a-room = The weapons lie in different rooms, one in each. The table picks the rooms.
rule-weapons-start-any-room = Each weapon lies in a room picked at random; a room may get several.
rule-weapons-start-middle = All the weapons start in the middle of the board, { CARD($place, case: "in") }.
rule-case-file = Each kind of card is shuffled by itself, and one card of each kind is drawn unseen. These three are the solution (who, with what and where) and make up the case file.
rule-case-file-in-the-middle = The case file lies in the middle of the board, on the X.
rule-case-file-beside = The case file lies beside the board.
rule-left-over-dealt = All the other cards are shuffled together and dealt out, the first one to the player after the one who begins. Some players may get one card more than others.
rule-left-over-face-up = The other cards are shuffled together and dealt so that everybody holds the same number. Any that are left over lie face up beside the board, for all to see and cross off.
rule-hands = Cards in each hand: { $sizes }.
rule-hands-each = { $cards } with { $players } players
rule-hands-or = { $cards } or { $more } with { $players } players
rule-hands-open = { $cards } with { $players } players (and { $open } open)
rule-notebook = Each player keeps a notebook that nobody else sees. Cross off your own cards there, any that lie open, and every card that you are shown.
rule-opener-highest-one = Everybody rolls one die, and the highest begins. Those who tie for it roll again.
rule-opener-highest-all = { $dice ->
    [1] Everybody rolls the die, and the highest begins.
   *[other] Everybody rolls all the dice, and the highest total begins.
} Those who tie for it roll again.
rule-opener-scarlett = { CARD($suspect, case: "the") } begins. If nobody plays that suspect, the next that is played begins, in this order: { CARD($suspects, case: "the") }.
rule-opener-chance = Who begins is drawn by lot.
rule-clockwise = Turns pass clockwise.

## Sentences: turns and moving

rule-turn = A turn is at most one move, then at most one suggestion with its answers, and then it ends. Where an accusation fits in is explained further on.
rule-aim = Try to reach another room in each turn. (Good advice; nobody makes you.)
rule-dice-0 = There are no dice: you go at once to a room or square of your choice.
rule-reach-value = In one turn you go at most { $number ->
    [one] { $number } step
   *[other] { $number } steps
}.
rule-dice-1 = You roll the die, and move your pawn that many squares.
rule-dice-2 = You roll both dice, and move your pawn that many squares in all.
rule-steps = Going out of a room onto the square before its door is one step, each further square of the corridor is one more, and going from there into a room is another. The door itself is not a square.
rule-never-diagonal = Steps go straight along the rows and columns of squares, never diagonally.
rule-roll-exact = If you end your move in the corridor, you must use up the roll exactly: not a step more or less.
rule-roll-up-to = You need not use up the roll: in the corridor too, you may stop short of it.
rule-nowhere = If no room or square is in reach, your pawn stays where it is, and that was your move.
rule-same-square-twice-yes = You may step onto the same square more than once in a turn.
rule-same-square-twice-no = You may not step onto the same square twice in a turn; the square that you start from counts too.
rule-pawns-block-yes = You may neither pass over nor end on a square where another pawn stands, whether anybody plays it or not.
rule-pawns-block-no = Pawns do not bar the way: you may pass them. But two may not end on one square.
rule-stuck = If pawns stand before every door of your room, you are stuck and have to wait; you may then end your turn without moving. A secret passage stays open.
rule-doors = A room is entered and left by its doors only, unless a rule gives you another way.
rule-stop-on-entering = A room needs no exact count: if you have more steps than it takes, you may still go in. There your pawn stops for this turn, and the rest of its steps is lost; it cannot go through and out again.
rule-any-number = A room holds any number of pawns and weapons.
rule-passages = If your pawn starts its turn in a room with a secret passage, you may take the passage { $dice ->
    [0] instead of walking
   *[other] instead of rolling
}. It is your whole move. The passages: { $ways }.
rule-shortcuts-passages-and-doors = You may also go through an inner door { $dice ->
    [0] instead of walking
   *[other] instead of rolling
}, and that too is your whole move. The inner doors: { $ways }.
rule-shortcuts-passages = The inner doors ({ $ways }) are not used.
rule-way = { CARD($room) } – { CARD($to) }
rule-reenter-same-turn-yes = You may leave a room and come back into it in the same turn.
rule-reenter-same-turn-no = You may not leave a room and come back into it in the same turn, not even by another door.

## Sentences: asking and answering

rule-asking-must-on-entry = Whenever you have entered a room, by whatever way, you must make a suggestion there in the same turn.
rule-asking-may-on-entry = When you have entered a room, by whatever way, you may make a suggestion there in the same turn. You need not.
rule-asking-in-a-room = While your pawn stands in a room you may make a suggestion, one a turn: when you have just come in (by a passage too), and even without having moved. After it you may not move again in that turn. You need not suggest, and in a room you need not move.
rule-suggestion = A suggestion names a suspect, a weapon and a room. The room is always the one in which your pawn stands at that moment.
rule-not-in-the-middle = The middle is not one of the rooms, so no suggestion is made there.
rule-any-suspect = You may name any suspect, including yourself and those that nobody plays.
rule-own-cards = You may name cards that you hold yourself, to bluff or to find out about one of the other cards.
rule-brought-in = Before anybody answers, the suspect’s pawn and the weapon are put in that room, if they are not there yet.
rule-stays-there = Pawns and weapons that a suggestion has moved stay where they are.
rule-moved-may-stay-yes = If somebody else’s suggestion has brought your pawn into another room, you may stay there in your next turn and make a suggestion, without moving.
rule-moved-may-stay-no = If somebody else’s suggestion has brought your pawn into a room, you may not suggest there until you have left and come back.
rule-ask-again-on-entry = Otherwise you may not stay in a room to suggest there again: leave it, and come back in a later turn.
rule-ask-again-in-a-room = You may stay in a room and suggest there turn after turn.
rule-who-answers = The player to your left is asked first, then the next one clockwise, until somebody has shown you a card or all have been asked.
rule-must-show = Whoever holds one of the three cards must show you one. They choose which one, and only you see it. Whoever holds none says so.
rule-one-card = Nobody shows more than one card to one suggestion. Cards are never traded; each player keeps the same hand.
rule-answering-enforced = The table sees to it that a card is shown: nobody can say “none” while holding one of the three, not even by mistake. So there are no false witnesses.
rule-answering-on-honour = You answer on your honour: the table lets you say “none” even while you hold one of the three.
rule-answering-challenge = Until the end of the asker’s next turn, everybody who may still accuse can challenge another player’s “none”, but not while a suggestion is being answered. The table’s own answers are beyond doubt.
rule-answering-false-witness = If the answer was false, whether by mistake or on purpose, that player is a false witness: no more suggestions or accusations, only answers. Everybody is told which answer it was, but not the card. If it was that player’s turn, the turn is over.
rule-answering-true = If the answer was true, whoever challenged it may challenge no more in this game.
rule-no-proof = That nobody can show a card does not prove you right: you may hold the cards yourself.
rule-after-answers-accuse = Once a card has been shown or all have been asked, all that is left is to accuse or to end your turn.
rule-after-answers-unanswered = Once somebody has shown you a card, your turn is over. If nobody could, you accuse or end your turn.
rule-after-answers-end = After the answers, all that is left is to end your turn.
rule-after-answers-row = Where two sides play and the other side could not answer, you may look at a card of the row first.

## Sentences: bonus cards

rule-bonus-none = You play without bonus cards: where the board has bonus squares, they are squares like any other. A table that wants bonus cards takes them as a house rule.
rule-bonus-cards-none = The house deck that it then gets is our own; the printed cards are not known to us.
rule-bonus-two-sides-none = Two players, or two sides, never use bonus cards.
rule-bonus-house-deck = There are { $squares } bonus squares in the corridor, none of them next to a door. If you end your move on one, you take the top bonus card, do what it says and discard it.
rule-bonus-landing = A bonus square needs no exact count: you may stop short on it. If you want no card, go on past it; passing over draws nothing.
rule-bonus-shuffle = When the pile is used up, the discarded cards are shuffled and form a new one.
rule-bonus-idle = If there is nothing that a card could do, nothing happens.
rule-bonus-deck = The house deck is our own invention. Its { $cards } cards:
rule-bonus-card = { $name }: { $text }
rule-bonus-two-sides = With two players, or two sides, bonus cards are not used: such a table needs three or more.

## Sentences: two sides

rule-row-4 = When two play, four cards are laid face down in a row beside the board, once the case file is made. The rest are dealt, { $hand } to each side.
rule-row-look = The other side always answers first. If it cannot, you may look at one of the four, and put it back in its place. The other side does not see its face, but does see which one it was. It helps to remember which ones you have looked at.
rule-row-0 = When two play, they do so without a row of hidden cards.
rule-teams = Instead of two players, two teams may play, younger and older together. A team shares one pawn, one hand and one notebook, and any of its members may act.

## Sentences: accusing and the end

rule-accusation = To accuse, you name a suspect, a weapon and a room. Only you look at the case file then, and your turn is over.
rule-accuse-when-after-asking = After a suggestion, once it is answered, you may accuse in the same turn.
rule-accuse-when-after-unanswered = After a suggestion that nobody could answer, you may accuse in the same turn. If you were shown a card, you may not.
rule-accuse-when-own-turn = You may accuse at any time in your own turn, before or after you move or suggest, but not while others are answering.{ $must ->
    [yes] { " " }If you have entered a room, your suggestion there comes first.
   *[no] { "" }
}
rule-accuse-when-instead-of-asking = In your own turn you may accuse instead of making a suggestion, before or after you move.{ $must ->
    [yes] { " " }If you have entered a room, you must suggest, so accuse in another turn.
   *[no] { "" }
}
rule-accuse-where-anywhere = You may accuse wherever your pawn stands, and name any room.
rule-accuse-where-middle = You may accuse only while your pawn stands in the middle of the board, { CARD($place, case: "in") }, in the turn in which it arrives or in a later one. You may name any room.
rule-middle = The middle is entered like a room, by { $doors ->
    [one] its one opening
   *[other] any of its { $doors } openings
}, and needs no exact count.
rule-right = If you are right, you show everybody the three cards and have won. The game is over.
rule-wrong-accuser-answers-on = If you are wrong, you put the cards back unseen and say nothing of what was wrong. You have no more turns, suggestions or accusations. You keep your hand hidden, and go on answering.
rule-wrong-accuser-hand-answers = If you are wrong, you put the cards back unseen. You have lost and leave the game: one accusation is all you get. The table answers for your hand, and where several cards match it picks one at random.
rule-wrong-accuser-laid-open = If you are wrong, you put the cards back unseen. You have lost and leave the game: one accusation is all you get. Your hand is laid open for all to see, and you are not asked any more.
rule-put-aside = The pawn of a player who is out of the investigation stands in nobody’s way: if it is on the square before a door, it goes into that room. Suggestions may still move it.
rule-all-wrong = When only one player is left who may accuse, that player plays on alone. When nobody is left, the murder stays unsolved: the case file is opened, and nobody has won.
rule-turn-limit-value = The game ends after { $number ->
    [one] { $number } turn
   *[other] { $number } turns
} in all. If nobody has won by then, the murder stays unsolved.
rule-no-points = No points are counted.
rule-dispute = If you disagree about a rule, read it aloud, here. If you still disagree, settle it together; if that fails, the player whose turn it is chooses between two fair readings, and that one holds for the rest of the game. At this table such a choice is a house rule: made before the game, shown to all, and then fixed.
