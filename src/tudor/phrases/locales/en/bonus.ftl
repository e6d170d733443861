### The bonus cards of the house deck: `bonus-` and the card's id; `.text` is what it says.

bonus-stopped-clock = The stopped clock
    .text = When this turn ends, the player who drew this has another.
bonus-second-wind = Second wind
    .text = Another turn follows this one, for the same player.
bonus-creaking-stair = The creaking stair
    .text = Somebody is coming: the player who drew this moves once more, at once.
bonus-gust-of-wind = A gust of wind
    .text = It carries along the player who drew this, who moves once more, at once.
bonus-butlers-errand = The butler’s errand
    .text = The player who drew this goes straight to a room of their choice.
bonus-open-window = An open window
    .text = The player who drew this climbs in, and goes straight to a room of their choice.
bonus-behind-the-bookcase = Behind the bookcase
    .text = The player who drew this goes straight to a room of their choice that has a secret passage.
bonus-urgent-telegram = An urgent telegram
    .text = The player who drew this sends any other suspect to any room.
bonus-dinner-gong = The dinner gong
    .text = The player who drew this calls any other suspect to any room.
bonus-whispered-word = A whispered word
    .text = The player who drew this chooses another player, who shows them a card.
bonus-torn-letter = A torn letter
    .text = The player who drew this chooses another player, who must show them a card.
bonus-through-the-keyhole = Through the keyhole
    .text = The player who drew this is shown a card by the player to their left.
bonus-dropped-glove = A dropped glove
    .text = The player who drew this chooses another player, who shows everybody a card and keeps it.
