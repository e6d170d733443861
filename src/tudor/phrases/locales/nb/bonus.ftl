### Bonuskortene i husets kortstokk. Se en/bonus.ftl.

bonus-stopped-clock = Klokken som stanset
    .text = Når denne turen er over, får du en til.
bonus-second-wind = Nye krefter
    .text = Etter denne turen kommer en til, og den er også din.
bonus-creaking-stair = Trappen som knirker
    .text = Det kommer noen! Flytt en gang til, med det samme.
bonus-gust-of-wind = Et vindkast
    .text = Det tar deg med seg. Flytt en gang til, med det samme.
bonus-butlers-errand = Butlerens ærend
    .text = Gå rett til et rom du velger selv.
bonus-open-window = Et åpent vindu
    .text = Klatre inn, og gå rett til et rom du velger selv.
bonus-behind-the-bookcase = Bak bokhyllen
    .text = Velg et rom med hemmelig gang, og gå rett dit.
bonus-urgent-telegram = Et iltelegram
    .text = Send en annen mistenkt til et rom du velger selv.
bonus-dinner-gong = Middagsgongongen
    .text = Kall en annen mistenkt til et rom du velger selv.
bonus-whispered-word = Et hvisket ord
    .text = En spiller du velger, viser deg et kort.
bonus-torn-letter = Et istykkerrevet brev
    .text = Pek ut en spiller, som så må vise deg et kort.
bonus-through-the-keyhole = Gjennom nøkkelhullet
    .text = Spilleren til venstre for deg viser deg et kort.
bonus-dropped-glove = En mistet hanske
    .text = En spiller du velger, viser alle et kort og beholder det.
