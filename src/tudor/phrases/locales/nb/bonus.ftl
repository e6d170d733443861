### Bonuskortene i husets kortstokk. Se en/bonus.ftl.

bonus-stopped-clock = Klokken som stanset
    .text = Når denne turen er over, får den som trakk kortet, en til.
bonus-second-wind = Nye krefter
    .text = Etter denne turen kommer det en til, for den samme spilleren.
bonus-creaking-stair = Trappen som knirker
    .text = Det kommer noen! Den som trakk kortet, flytter en gang til, med det samme.
bonus-gust-of-wind = Et vindkast
    .text = Den som trakk kortet, blir tatt av vinden og flytter en gang til, med det samme.
bonus-butlers-errand = Butlerens ærend
    .text = Den som trakk kortet, går rett til et valgfritt rom.
bonus-open-window = Et åpent vindu
    .text = Den som trakk kortet, klatrer inn og går rett til et valgfritt rom.
bonus-behind-the-bookcase = Bak bokhyllen
    .text = Den som trakk kortet, velger et rom med hemmelig gang og går rett dit.
bonus-urgent-telegram = Et iltelegram
    .text = Den som trakk kortet, sender en annen mistenkt til et valgfritt rom.
bonus-dinner-gong = Middagsgongongen
    .text = Den som trakk kortet, kaller en annen mistenkt til et valgfritt rom.
bonus-whispered-word = Et hvisket ord
    .text = Den som trakk bonuskortet, velger en annen spiller og får se et av den spillerens kort.
bonus-torn-letter = Et istykkerrevet brev
    .text = Den som trakk bonuskortet, peker ut en annen spiller, som må vise et kort til den som pekte.
bonus-through-the-keyhole = Gjennom nøkkelhullet
    .text = Den som trakk bonuskortet, får se et kort hos spilleren til venstre for seg.
bonus-dropped-glove = En mistet hanske
    .text = Den som trakk bonuskortet, velger en annen spiller, som viser alle et kort og beholder det.
