### De bonuskaarten van onze eigen stapel. Zie en/bonus.ftl.

bonus-stopped-clock = De stilstaande klok
    .text = Als deze beurt voorbij is, krijg je er nog een.
bonus-second-wind = Tweede adem
    .text = Na deze beurt komt er nog een, en die is ook voor jou.
bonus-creaking-stair = De krakende trap
    .text = Er komt iemand aan: verzet je pion meteen nog een keer.
bonus-gust-of-wind = Een windvlaag
    .text = Je waait mee: verzet je pion meteen nog een keer.
bonus-butlers-errand = Op pad voor de butler
    .text = Ga rechtstreeks naar een kamer naar keuze.
bonus-open-window = Een open raam
    .text = Klim naar binnen: ga rechtstreeks naar een kamer naar keuze.
bonus-behind-the-bookcase = Achter de boekenkast
    .text = Kies een kamer met een geheime doorgang en ga er rechtstreeks heen.
bonus-urgent-telegram = Een dringend telegram
    .text = Stuur een andere verdachte naar een kamer naar keuze.
bonus-dinner-gong = De etensgong
    .text = Roep een andere verdachte naar een kamer naar keuze.
bonus-whispered-word = Een gefluisterd woord
    .text = Een speler naar keuze laat je een kaart zien.
bonus-torn-letter = Een verscheurde brief
    .text = Kies een speler; die moet je een kaart laten zien.
bonus-through-the-keyhole = Door het sleutelgat
    .text = De speler links van je laat je een kaart zien.
bonus-dropped-glove = Een verloren handschoen
    .text = Een speler naar keuze laat iedereen een kaart zien, en houdt die.
