### Talon pakan bonuskortit. Katso en/bonus.ftl.

bonus-stopped-clock = Pysähtynyt kello
    .text = Kun tämä vuoro päättyy, saat toisen.
bonus-second-wind = Toinen hengitys
    .text = Tämän perään tulee vielä yksi vuoro, ja sekin on sinun.
bonus-creaking-stair = Nariseva porras
    .text = Joku on tulossa: siirry vielä kerran, heti paikalla.
bonus-gust-of-wind = Tuulenpuuska
    .text = Se vie mukanaan: siirry vielä kerran, heti paikalla.
bonus-butlers-errand = Hovimestarin asialla
    .text = Mene suoraan valitsemaasi huoneeseen.
bonus-open-window = Avoin ikkuna
    .text = Kiipeä sisään: mene suoraan valitsemaasi huoneeseen.
bonus-behind-the-bookcase = Kirjahyllyn takana
    .text = Valitse huone, josta lähtee salakäytävä, ja mene suoraan sinne.
bonus-urgent-telegram = Kiireellinen sähke
    .text = Lähetä joku toinen epäilty valitsemaasi huoneeseen.
bonus-dinner-gong = Päivällisgongi
    .text = Kutsu joku toinen epäilty valitsemaasi huoneeseen.
bonus-whispered-word = Kuiskaus
    .text = Valitsemasi pelaaja näyttää sinulle kortin.
bonus-torn-letter = Revitty kirje
    .text = Valitse pelaaja, jonka on näytettävä sinulle kortti.
bonus-through-the-keyhole = Avaimenreiästä
    .text = Vasemmalla puolellasi istuva pelaaja näyttää sinulle kortin.
bonus-dropped-glove = Pudonnut hansikas
    .text = Valitsemasi pelaaja näyttää kortin kaikille ja pitää sen.
