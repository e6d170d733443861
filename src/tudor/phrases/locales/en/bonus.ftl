### The bonus cards of the house deck: `bonus-` and the card's id; `.text` is what it says.

bonus-stopped-clock = The stopped clock
    .text = When this turn ends, you have another.
bonus-second-wind = Second wind
    .text = Another turn follows this one, and it is yours too.
bonus-creaking-stair = The creaking stair
    .text = Somebody is coming: move once more, at once.
bonus-gust-of-wind = A gust of wind
    .text = It carries you along: move once more, at once.
bonus-butlers-errand = The butler’s errand
    .text = Go straight to a room of your choice.
bonus-open-window = An open window
    .text = Climb in: go straight to a room of your choice.
bonus-behind-the-bookcase = Behind the bookcase
    .text = Go straight to a room of your choice that has a secret passage.
bonus-urgent-telegram = An urgent telegram
    .text = Send another suspect to a room of your choice.
bonus-dinner-gong = The dinner gong
    .text = Call another suspect to a room of your choice.
bonus-whispered-word = A whispered word
    .text = A player of your choice shows you a card.
bonus-torn-letter = A torn letter
    .text = Choose a player, who must show you a card.
bonus-through-the-keyhole = Through the keyhole
    .text = The player to your left shows you a card.
bonus-dropped-glove = A dropped glove
    .text = A player of your choice shows all a card, and keeps it.
