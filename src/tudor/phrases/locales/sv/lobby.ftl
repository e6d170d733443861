### Ytterdörrens ord, och regelsidornas.

## Utgåvorna, så som de heter inne i en mening.

edition-travel = reseutgåvan från 2006
edition-modern = utgåvan med röda bonuskort
edition-dutch = den nederländska utgåvan med en tärning
edition-swedish = den svenska utgåvan med en tärning

## Kartongerna: så känner man igen sin egen.

lobby-box = Kartongen
lobby-box-hint = Vilken är din? Den avgör reglerna.
lobby-box-players = { $least }–{ $most } spelare
lobby-box-dice = { $count ->
    [0] inga tärningar
    [one] en tärning
    [2] två tärningar
   *[other] { $count } tärningar
}
lobby-box-travel = Reseutgåvan, 2006
    .look = En spelplan i två halvor som klistras fast på plast. Vapnen trycks ut ur ett kartongark.
    .special = Den som går in i ett rum måste misstänka någon. Anklaga direkt efter en misstanke.
    .leaflet = Reglerna på svenska, danska, norska och finska
lobby-box-modern = Röda bonuskort
    .look = Svarta kort, en gul mapp för lösningen, röda bonuskort. Huset har garage, badrum och innergård.
    .special = Alla börjar i mitten, och bara där får man anklaga. Det räcker med två spelare.
    .leaflet = Reglerna på danska
lobby-box-dutch = En tärning och Mr Boddy
    .look = En enda tärning, ett konfidentiellt kuvert och ett offer som heter Mr Boddy.
    .special = Fröken Scharlakan börjar. Ingen ruta två gånger i samma drag; den som anklagar fel lämnar spelet.
    .leaflet = Reglerna på nederländska
lobby-box-swedish = En tärning och svar på tvistefrågor
    .look = En enda tärning, ett kuvert och en sida med frågor och svar att ta till när ni är oense.
    .special = Misstänk någon så länge du står i ett rum; anklaga var du än är.
    .leaflet = Reglerna på svenska
lobby-read-rules = Läs reglerna
lobby-read-rules-of = Läs reglerna för { $edition }

## Husregler

lobby-house = Husregler
lobby-house-hint = Kom överens nu: de gäller hela spelet, och alla vid bordet kan läsa dem.
lobby-house-none = inga
lobby-changed = { $count ->
    [one] { $count } ändrad
   *[other] { $count } ändrade
}
lobby-differs = ändrad
lobby-as-in-box = som i kartongen
lobby-idle = spelar ingen roll med de andra reglerna
lobby-put-back = Ändra tillbaka
lobby-put-back-one = Ändra tillbaka ”{ $option }”
lobby-put-all-back = Ändra tillbaka allt
lobby-read-house = Läs reglerna med ändringarna
lobby-least = Minst
lobby-most = Högst
lobby-number = Från { $least } till { $most }
lobby-no-number = Lämnat tomt: { $none }.
lobby-own-dice = Egna tärningar
    .hint = Ni slår riktiga tärningar på bordet och skriver in vad de visar. Robotarnas tärningar slås här, liksom de som avgör vem som börjar.
    .at-table = Ni slår riktiga tärningar och skriver in vad de visar.
    .no-dice = Utan tärningar finns inget att slå.
lobby-help = Detektivens hjälp, högst
    .hint = Alla väljer själva hur mycket av hjälpen de vill ha. Egna markeringar ändras aldrig.
lobby-cannot-play = Husreglerna går inte ihop, så det går inte att spela med dem.
lobby-show-me = Visa var

## Regelsidan

lobby-rules-loading = Regelbladet vecklas ut …
lobby-rules-title = Regler
lobby-rules-at-table = Reglerna vid det här bordet
lobby-print = Skriv ut
lobby-house-at-table = Husregler
lobby-by-the-box = Inga: ni spelar { $edition } precis som den är.
lobby-instead-of = I kartongen: { $value }
lobby-house-rule = husregel
lobby-to-table = Tillbaka till bordet
lobby-close = Stäng
lobby-print-page = Utskriftsvänlig sida

## En inbjudan att dela plats

lobby-joining = Du slår dig ner bredvid din medspelare …
lobby-watch = Titta på spelet i stället

## Ett bord för vänner

lobby-play-friends = Spela med vänner
lobby-friends = Ett bord för vänner
lobby-friends-hint = Du får en länk att skicka. Den som öppnar den kan sätta sig; ingen behöver ett konto.
lobby-friends-before = Kartong, husregler och detektivens hjälp gäller så som du har valt dem på sidan bakom.
lobby-clock = Tid för varje beslut
    .hint = När tiden är ute fattar en robot just det beslutet. Vem som helst kan ge mer tid.
lobby-clock-none = så länge man vill
lobby-clock-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
lobby-clock-minutes = { $count ->
    [one] en minut
   *[other] { $count } minuter
}
lobby-clock-days = { $count ->
    [one] ett dygn
   *[other] { $count } dygn
}
lobby-password = Lösenord
    .hint = Lämnas det tomt behövs inget lösenord.
lobby-listed = Visa bordet för alla
    .hint = Då syns det på första sidan så länge det finns en ledig plats. Annars hittar bara den som har länken dit.
lobby-lay = Öppna bordet

## Man samlas kring ett bord

lobby-invite = Bjud in de andra
lobby-invite-hint = Skicka den här länken. Den som öppnar den väljer en ledig plats.
lobby-invite-local = Den här adressen fungerar bara på den här datorn. För andra enheter: starta servern med ”tudor serve --host 0.0.0.0” och öppna sidan på den adress som då visas.
lobby-share = Dela …
lobby-qr = Visa en QR-kod
lobby-qr-label = Länken till bordet som QR-kod
lobby-terms = Det här spelas
lobby-found = Vem som hittar hit
lobby-found-listed = alla, på första sidan
lobby-found-link = bara den som har länken
lobby-found-locked = med lösenord
lobby-seat = Plats { $number }
lobby-sit-in = Sätt dig på plats { $number }
lobby-no-seat = Ingen ledig plats
lobby-sit-another = En spelare till på den här enheten
lobby-curtain = Ni skickar enheten mellan er. En ridå döljer varje hand tills dess ägare lyfter den.
lobby-bot = En robot
lobby-bot-in = En robot på plats { $number }
lobby-you = du
lobby-team = { $count } personer
lobby-not-here = inte här än
lobby-not-opened = har inte blandat än
lobby-leave = Lämna platsen
lobby-remove = Ta bort
lobby-remove-who = Ta bort { $who }
lobby-remove-hint = Då blir platsen ledig igen. Den som har länken kan ändå komma tillbaka och sätta sig.
lobby-removed = Din plats har gjorts ledig: du sitter inte längre vid det här bordet.
lobby-start = Starta spelet
lobby-start-bots = { $count ->
    [one] Starta med en robot på den lediga platsen
   *[other] Starta med robotar på de { $count } lediga platserna
}
lobby-start-without = Starta med { $count } spelare
lobby-sit-first = Sätt dig först. Sedan kan du starta spelet.
lobby-host-starts = Den som öppnade bordet startar spelet.
lobby-host-starts-later = Den som öppnade bordet startar spelet när alla har kommit.
lobby-host-away = Den som öppnade bordet har gått. Vem som helst av er får starta spelet.
lobby-waiting = Väntar på { $who }.
lobby-again = Väntar på { $who }. Sedan börjar spelet av sig självt.
lobby-delete = Ta bort bordet
lobby-delete-hint = Då är det borta för alla, med alla namn och allt som sagts vid det.

## Den ärliga given

lobby-opening = Korten blandas gemensamt
lobby-opening-host = Allas webbläsare är med och blandar, så att ingen kan välja korten. Om någon inte dyker upp: ta bort den spelaren eller börja på en ny giv.
lobby-restart = Ny giv
lobby-deal-again = Det här är giv { $number }: allt börjar om, och allas webbläsare blandar en gång till. Ingen har sett några kort. Händer det gång på gång, fråga varför.
lobby-trouble-elsewhere = { $who } blandar på en annan enhet, den som användes sist. Öppna bordet där, annars behövs en ny giv.
lobby-trouble-server-changed = Servern har bytt ut sitt bidrag till given. Det går din webbläsare inte med på: det behövs en ny giv. Fråga också den som sköter servern.
lobby-trouble-seat-changed = Bidraget från { $who } till given byttes ut efter att allt låg fast. Det behövs en ny giv.
lobby-trouble-terms-changed = Villkoren för spelet ändrades efter att allt låg fast. Det behövs en ny giv. Fråga också den som sköter servern.
lobby-trouble-opening-wrong = Bidraget från { $who } till given är inte det som utlovades. Det behövs en ny giv.
lobby-check-checking = Given kontrolleras …
lobby-check-well = Kontrollerat: alla bidrog till given med det som de hade utlovat, även du. Kvittot och protokollet visar om korten följer av det, och om det är samma parti som du såg.
lobby-check-unreached = Given kunde inte kontrolleras just nu.
lobby-check-differs = Given stämmer inte: under spelet angavs något annat än förut. Spara kvittot.
lobby-check-no-chance = Det framgår inte av protokollet hur given kom till, så den går inte att kontrollera.
lobby-check-deal-differs = Given stämmer inte: protokollet anger ett annat antal givar än din webbläsare.
lobby-check-seats-differ = Given stämmer inte: protokollet har ett annat antal platser.
lobby-check-terms-differ = Given stämmer inte: protokollet gäller ett parti med andra regler eller andra spelare än vad som angavs före given.
lobby-check-server-differs = Given stämmer inte: servern bidrog med något annat än den hade utlovat innan du satte dig.
lobby-check-mine-left-out = Given stämmer inte: din webbläsares bidrag är inte med.
lobby-check-commitment-differs = Given stämmer inte: någon bidrog med något annat än det som hade utlovats.
lobby-check-opening-differs = Given stämmer inte: protokollet återger någons bidrag annorlunda än det angavs då.
lobby-receipt = Ditt kvitto på given
