### Talon pakan bonuskortit. Katso en/bonus.ftl.

bonus-stopped-clock = Pysähtynyt kello
    .text = Kun tämä vuoro päättyy, kortin nostanut pelaaja saa toisen.
bonus-second-wind = Toinen hengitys
    .text = Tämän perään tulee vielä yksi vuoro samalle pelaajalle.
bonus-creaking-stair = Nariseva porras
    .text = Joku on tulossa: kortin nostanut pelaaja siirtyy vielä kerran, heti paikalla.
bonus-gust-of-wind = Tuulenpuuska
    .text = Se vie mukanaan kortin nostaneen pelaajan, joka siirtyy vielä kerran, heti paikalla.
bonus-butlers-errand = Hovimestarin asialla
    .text = Kortin nostanut pelaaja menee suoraan valitsemaansa huoneeseen.
bonus-open-window = Avoin ikkuna
    .text = Kortin nostanut pelaaja kiipeää sisään ja menee suoraan valitsemaansa huoneeseen.
bonus-behind-the-bookcase = Kirjahyllyn takana
    .text = Kortin nostanut pelaaja valitsee huoneen, josta lähtee salakäytävä, ja menee suoraan sinne.
bonus-urgent-telegram = Kiireellinen sähke
    .text = Kortin nostanut pelaaja lähettää jonkun toisen epäillyn valitsemaansa huoneeseen.
bonus-dinner-gong = Päivällisgongi
    .text = Kortin nostanut pelaaja kutsuu jonkun toisen epäillyn valitsemaansa huoneeseen.
bonus-whispered-word = Kuiskaus
    .text = Bonuskortin nostanut pelaaja valitsee toisen pelaajan, joka näyttää hänelle kortin.
bonus-torn-letter = Revitty kirje
    .text = Bonuskortin nostanut pelaaja valitsee toisen pelaajan, jonka on näytettävä hänelle kortti.
bonus-through-the-keyhole = Avaimenreiästä
    .text = Bonuskortin nostanut pelaaja saa nähdä kortin vasemmalla puolellaan istuvalta.
bonus-dropped-glove = Pudonnut hansikas
    .text = Bonuskortin nostanut pelaaja valitsee toisen pelaajan, joka näyttää kortin kaikille ja pitää sen.
