### Bonuskortene i husets bunke. Se en/bonus.ftl.

bonus-stopped-clock = Uret, der gik i stå
    .text = Når denne tur slutter, får den, der trak kortet, en til.
bonus-second-wind = Nye kræfter
    .text = Efter denne tur kommer der en til, for den samme spiller.
bonus-creaking-stair = Den knirkende trappe
    .text = Der kommer nogen! Den, der trak kortet, flytter straks en gang til.
bonus-gust-of-wind = Et vindstød
    .text = Den, der trak kortet, bæres videre og flytter straks en gang til.
bonus-butlers-errand = Butlerens ærinde
    .text = Den, der trak kortet, går direkte til et valgfrit værelse.
bonus-open-window = Et åbent vindue
    .text = Den, der trak kortet, kravler ind og går direkte til et valgfrit værelse.
bonus-behind-the-bookcase = Bag bogreolen
    .text = Den, der trak kortet, vælger et værelse med en hemmelig gang og går direkte dertil.
bonus-urgent-telegram = Et iltelegram
    .text = Den, der trak kortet, sender en anden mistænkt til et valgfrit værelse.
bonus-dinner-gong = Middagsgongongen
    .text = Den, der trak kortet, kalder en anden mistænkt til et valgfrit værelse.
bonus-whispered-word = Et hvisket ord
    .text = Den, der trak bonuskortet, vælger en anden spiller og får et af den spillers kort at se.
bonus-torn-letter = Et iturevet brev
    .text = Den, der trak bonuskortet, vælger en anden spiller, som skal vise et kort til den, der valgte.
bonus-through-the-keyhole = Gennem nøglehullet
    .text = Den, der trak bonuskortet, får vist et kort af spilleren til venstre for sig.
bonus-dropped-glove = En tabt handske
    .text = Den, der trak bonuskortet, vælger en anden spiller, som viser alle et kort og beholder det.
