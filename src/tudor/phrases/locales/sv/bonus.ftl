### Bonuskorten i husets lek. Se en/bonus.ftl.

bonus-stopped-clock = Den stannade klockan
    .text = När det här draget är slut får du ett till.
bonus-second-wind = Andra andningen
    .text = Efter det här draget kommer ett till, och det är också ditt.
bonus-creaking-stair = Den knarrande trappan
    .text = Någon kommer: flytta en gång till, genast.
bonus-gust-of-wind = En vindpust
    .text = Den för dig vidare: flytta en gång till, genast.
bonus-butlers-errand = Betjäntens ärende
    .text = Gå raka vägen till ett rum som du väljer.
bonus-open-window = Ett öppet fönster
    .text = Klättra in: gå raka vägen till ett rum som du väljer.
bonus-behind-the-bookcase = Bakom bokhyllan
    .text = Välj ett rum med en hemlig gång och gå raka vägen dit.
bonus-urgent-telegram = Ett brådskande telegram
    .text = Skicka en annan misstänkt till ett rum som du väljer.
bonus-dinner-gong = Middagsgonggongen
    .text = Kalla en annan misstänkt till ett rum som du väljer.
bonus-whispered-word = En viskning
    .text = En spelare som du väljer visar dig ett kort.
bonus-torn-letter = Ett sönderrivet brev
    .text = Välj en spelare, som måste visa dig ett kort.
bonus-through-the-keyhole = Genom nyckelhålet
    .text = Spelaren till vänster om dig visar dig ett kort.
bonus-dropped-glove = En tappad handske
    .text = En spelare som du väljer visar alla ett kort, och behåller det.
