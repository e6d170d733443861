### De bonuskaarten van onze eigen stapel. Zie en/bonus.ftl.

bonus-stopped-clock = De stilstaande klok
    .text = Als deze beurt voorbij is, krijgt wie de kaart trok er nog een.
bonus-second-wind = Tweede adem
    .text = Na deze beurt komt er nog een, voor dezelfde speler.
bonus-creaking-stair = De krakende trap
    .text = Er komt iemand aan: wie de kaart trok, loopt meteen nog een keer.
bonus-gust-of-wind = Een windvlaag
    .text = Wie de kaart trok, waait mee en loopt meteen nog een keer.
bonus-butlers-errand = Op pad voor de butler
    .text = Wie de kaart trok, gaat rechtstreeks naar een kamer naar keuze.
bonus-open-window = Een open raam
    .text = Wie de kaart trok, klimt naar binnen en gaat rechtstreeks naar een kamer naar keuze.
bonus-behind-the-bookcase = Achter de boekenkast
    .text = Wie de kaart trok, kiest een kamer met een geheime doorgang en gaat er rechtstreeks heen.
bonus-urgent-telegram = Een dringend telegram
    .text = Wie de kaart trok, stuurt een andere verdachte naar een kamer naar keuze.
bonus-dinner-gong = De etensgong
    .text = Wie de kaart trok, roept een andere verdachte naar een kamer naar keuze.
bonus-whispered-word = Een gefluisterd woord
    .text = Wie de bonuskaart trok, kiest een andere speler en krijgt van die speler een kaart te zien.
bonus-torn-letter = Een verscheurde brief
    .text = Wie de bonuskaart trok, kiest een andere speler, die hem of haar een kaart moet laten zien.
bonus-through-the-keyhole = Door het sleutelgat
    .text = Wie de bonuskaart trok, krijgt van de linkerbuur een kaart te zien.
bonus-dropped-glove = Een verloren handschoen
    .text = Wie de bonuskaart trok, kiest een andere speler, die iedereen een kaart laat zien en die zelf houdt.
