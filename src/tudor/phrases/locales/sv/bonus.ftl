### Bonuskorten i husets lek. Se en/bonus.ftl.

bonus-stopped-clock = Den stannade klockan
    .text = När det här draget är slut får den som drog kortet ett till.
bonus-second-wind = Andra andningen
    .text = Efter det här draget kommer ett till, för samma spelare.
bonus-creaking-stair = Den knarrande trappan
    .text = Någon kommer: den som drog kortet flyttar en gång till, genast.
bonus-gust-of-wind = En vindpust
    .text = Den som drog kortet förs vidare av vinden och flyttar en gång till, genast.
bonus-butlers-errand = Betjäntens ärende
    .text = Den som drog kortet går raka vägen till valfritt rum.
bonus-open-window = Ett öppet fönster
    .text = Den som drog kortet klättrar in och går raka vägen till valfritt rum.
bonus-behind-the-bookcase = Bakom bokhyllan
    .text = Den som drog kortet väljer ett rum med en hemlig gång och går raka vägen dit.
bonus-urgent-telegram = Ett brådskande telegram
    .text = Den som drog kortet skickar en annan misstänkt till valfritt rum.
bonus-dinner-gong = Middagsgonggongen
    .text = Den som drog kortet kallar en annan misstänkt till valfritt rum.
bonus-whispered-word = En viskning
    .text = Den som drog bonuskortet väljer en annan spelare och får se ett av den spelarens kort.
bonus-torn-letter = Ett sönderrivet brev
    .text = Den som drog bonuskortet väljer en annan spelare, som måste visa ett kort för den som valde.
bonus-through-the-keyhole = Genom nyckelhålet
    .text = Den som drog bonuskortet får se ett kort hos spelaren till vänster om sig.
bonus-dropped-glove = En tappad handske
    .text = Den som drog bonuskortet väljer en annan spelare, som visar upp ett kort för alla och behåller det.
