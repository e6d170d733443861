### Bonuskortene i husets bunke. Se en/bonus.ftl.

bonus-stopped-clock = Uret, der gik i stå
    .text = Når denne tur slutter, får du en til.
bonus-second-wind = Nye kræfter
    .text = Efter denne tur kommer der en til, og den er også din.
bonus-creaking-stair = Den knirkende trappe
    .text = Der kommer nogen: flyt en gang til, straks.
bonus-gust-of-wind = Et vindstød
    .text = Det bærer dig videre: flyt en gang til, straks.
bonus-butlers-errand = Butlerens ærinde
    .text = Gå direkte til et værelse, du vælger.
bonus-open-window = Et åbent vindue
    .text = Kravl ind: gå direkte til et værelse, du vælger.
bonus-behind-the-bookcase = Bag bogreolen
    .text = Vælg et værelse med en hemmelig gang, og gå direkte dertil.
bonus-urgent-telegram = Et iltelegram
    .text = Send en anden mistænkt til et værelse, du vælger.
bonus-dinner-gong = Middagsgongongen
    .text = Kald en anden mistænkt til et værelse, du vælger.
bonus-whispered-word = Et hvisket ord
    .text = En spiller, du vælger, viser dig et kort.
bonus-torn-letter = Et iturevet brev
    .text = Vælg en spiller, som skal vise dig et kort.
bonus-through-the-keyhole = Gennem nøglehullet
    .text = Spilleren til venstre for dig viser dig et kort.
bonus-dropped-glove = En tabt handske
    .text = En spiller, du vælger, viser alle et kort og beholder det.
