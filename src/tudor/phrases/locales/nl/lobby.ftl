### De woorden van de voordeur en van de bladzijden met spelregels.

## De edities, zoals ze binnen een zin heten.

edition-travel = de reiseditie van 2006
edition-modern = de editie met rode bonuskaarten
edition-dutch = de Nederlandse editie met één dobbelsteen
edition-swedish = de Zweedse editie met één dobbelsteen

## De dozen: hoe je die van jezelf herkent.

lobby-box = De doos
lobby-box-hint = Welke is die van jou? Dat bepaalt de regels.
lobby-box-players = { $least }–{ $most } spelers
lobby-box-dice = { $count ->
    [0] geen dobbelstenen
    [one] één dobbelsteen
    [2] twee dobbelstenen
   *[other] { $count } dobbelstenen
}
lobby-box-travel = Reiseditie, 2006
    .look = Een bord van twee helften die je op kunststof plakt. De wapens druk je uit een vel karton.
    .special = Wie een kamer binnenkomt, moet een suggestie doen. Beschuldigen doe je meteen na een suggestie.
    .leaflet = Regels in het Zweeds, Deens, Noors en Fins
lobby-box-modern = Rode bonuskaarten
    .look = Zwarte kaarten, een gele map voor de oplossing, rode bonuskaarten. Het huis heeft een garage, een badkamer en een binnenplaats.
    .special = Iedereen begint in het midden, en alleen daar mag je beschuldigen. Kan ook met z’n tweeën.
    .leaflet = Regels in het Deens
lobby-box-dutch = Eén dobbelsteen en Mr Boddy
    .look = Eén dobbelsteen, een vertrouwelijke envelop en een slachtoffer dat Mr Boddy heet.
    .special = Juffrouw Scarlet begint. Geen vak twee keer in een beurt; beschuldig je verkeerd, dan lig je eruit.
    .leaflet = Regels in het Nederlands
lobby-box-swedish = Eén dobbelsteen, en raad bij ruzie
    .look = Eén dobbelsteen, een envelop en een bladzijde met vragen en antwoorden voor als je het oneens bent.
    .special = Een suggestie mag altijd als je in een kamer staat; beschuldigen mag waar je ook bent.
    .leaflet = Regels in het Zweeds
lobby-read-rules = Lees de regels
lobby-read-rules-of = Lees de regels van { $edition }

## Huisregels

lobby-house = Huisregels
lobby-house-hint = Spreek ze nu af: ze gelden het hele spel, en iedereen aan tafel kan ze lezen.
lobby-house-none = geen
lobby-changed = { $count } gewijzigd
lobby-differs = gewijzigd
lobby-as-in-box = zoals in de doos
lobby-idle = met de andere regels zonder effect
lobby-put-back = Terugzetten
lobby-put-back-one = ‘{ $option }’ terugzetten
lobby-put-all-back = Alles terug zoals in de doos
lobby-read-house = Lees de regels met deze wijzigingen
lobby-least = Minstens
lobby-most = Hoogstens
lobby-number = Van { $least } tot en met { $most }
lobby-no-number = Leeg betekent: { $none }.
lobby-own-dice = Eigen dobbelstenen
    .hint = Je gooit met echte dobbelstenen op tafel en vult in wat ze aangeven. Voor de bots wordt hier gegooid, net als om wie er begint.
    .at-table = Er wordt met echte dobbelstenen gegooid, en wat ze aangeven, wordt ingevuld.
    .no-dice = Zonder dobbelstenen valt er niets te gooien.
lobby-help = De detective helpt hoogstens met
    .hint = Iedereen bepaalt zelf hoeveel hulp het wordt. Wat je zelf invult, wordt nooit veranderd.
lobby-cannot-play = De huisregels gaan niet samen, dus zo kan er geen spel beginnen.
lobby-show-me = Laat zien waar

## De bladzijde met spelregels

lobby-rules-loading = Het regelblad wordt opengevouwen …
lobby-rules-title = Spelregels
lobby-rules-at-table = De regels aan deze tafel
lobby-print = Afdrukken
lobby-house-at-table = Huisregels
lobby-by-the-box = Geen: gespeeld volgens de regels uit de doos, { $edition }.
lobby-instead-of = In de doos: { $value }
lobby-house-rule = huisregel
lobby-to-table = Terug naar de tafel
lobby-close = Sluiten
lobby-print-page = Afdrukbare pagina

## Een uitnodiging om een plaats te delen

lobby-joining = Je schuift aan bij je teamgenoot …
lobby-watch = Liever meekijken

## Een tafel voor vrienden

lobby-play-friends = Speel met vrienden
lobby-friends = Een tafel voor vrienden
lobby-friends-hint = Je krijgt een link om te versturen. Wie hem opent, kan gaan zitten; niemand heeft een account nodig.
lobby-friends-before = De doos, de huisregels en de hulp van de detective heb je al gekozen op de pagina hierachter.
lobby-clock = Tijd per beslissing
    .hint = Is de tijd om, dan neemt een bot die ene beslissing. Iedereen kan extra tijd geven.
lobby-clock-none = zo lang je wilt
lobby-clock-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
lobby-clock-minutes = { $count ->
    [one] één minuut
   *[other] { $count } minuten
}
lobby-clock-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
}
lobby-password = Wachtwoord
    .hint = Laat het leeg als er geen nodig is.
lobby-listed = Tafel voor iedereen zichtbaar
    .hint = Hij staat op de voorpagina zolang er een plaats vrij is. Staat dit uit, dan vindt alleen wie de link heeft de tafel.
lobby-lay = Open de tafel

## Bij elkaar komen aan een tafel

lobby-invite = Nodig de anderen uit
lobby-invite-hint = Stuur deze link. Wie hem opent, kiest een vrije plaats.
lobby-invite-local = Dit adres werkt alleen op deze computer. Voor andere apparaten: start de server met ‘tudor serve --host 0.0.0.0’ en open de pagina via het adres dat de server dan noemt.
lobby-share = Delen …
lobby-qr = Toon een QR-code
lobby-qr-label = De link naar deze tafel als QR-code
lobby-terms = Wat er gespeeld wordt
lobby-found = Wie de tafel kan vinden
lobby-found-listed = iedereen, op de voorpagina
lobby-found-link = alleen wie de link heeft
lobby-found-locked = met een wachtwoord
lobby-seat = Plaats { $number }
lobby-sit-in = Ga op plaats { $number } zitten
lobby-no-seat = Geen plaats vrij
lobby-sit-another = Nog een speler op dit apparaat
lobby-curtain = Jullie geven het apparaat aan elkaar door. Een doek verbergt ieders kaarten tot de eigenaar het ophaalt.
lobby-bot = Een bot
lobby-bot-in = Een bot op plaats { $number }
lobby-you = jij
lobby-team = { $count } personen
lobby-not-here = is er nog niet
lobby-not-opened = heeft nog niet geschud
lobby-leave = Opstaan
lobby-remove = Verwijderen
lobby-remove-who = { $who } verwijderen
lobby-remove-hint = De plaats is dan weer vrij. Wie de link heeft, kan nog altijd terugkomen en gaan zitten.
lobby-removed = Je plaats is vrijgemaakt: je zit niet meer aan deze tafel.
lobby-start = Begin het spel
lobby-start-bots = { $count ->
    [one] Begin met een bot op de vrije plaats
   *[other] Begin met bots op de { $count } vrije plaatsen
}
lobby-start-without = Begin met { $count } spelers
lobby-sit-first = Ga eerst zitten. Dan kun je beginnen.
lobby-host-starts = Wie deze tafel opende, begint het spel.
lobby-host-starts-later = Wie deze tafel opende, begint het spel zodra iedereen er is.
lobby-host-away = Wie deze tafel opende, is weg. Ieder van jullie mag het spel beginnen.
lobby-waiting = We wachten op { $who }.
lobby-again = We wachten op { $who }. Daarna begint het spel vanzelf.
lobby-delete = Tafel verwijderen
lobby-delete-hint = Hij is dan voor iedereen weg, met alle namen en alles wat er gezegd is.

## Eerlijk delen

lobby-opening = We schudden samen de kaarten
lobby-opening-host = Ieders browser schudt mee, zodat niemand de kaarten kan kiezen. Komt iemand niet opdagen, verwijder die dan of deel opnieuw.
lobby-restart = Opnieuw delen
lobby-deal-again = Er wordt nu voor de { $number }e keer gedeeld: het delen is opnieuw begonnen, en ieders browser schudt nog eens. Niemand heeft kaarten gezien. Gebeurt het telkens weer, vraag dan waarom.
lobby-trouble-elsewhere = { $who } schudt op een ander apparaat, het laatst gebruikte. Open de tafel daar, of laat opnieuw delen.
lobby-trouble-server-changed = De server heeft zijn bijdrage aan het schudden verwisseld. Daar doet je browser niet aan mee: laat opnieuw delen, en vraag wie de server beheert hoe dat kan.
lobby-trouble-seat-changed = Wat { $who } aan het schudden bijdraagt, is verwisseld nadat alles vastlag. Laat opnieuw delen.
lobby-trouble-terms-changed = De afspraken voor dit spel zijn veranderd nadat alles vastlag. Laat opnieuw delen, en vraag wie de server beheert hoe dat kan.
lobby-trouble-opening-wrong = Wat { $who } aan het schudden bijdroeg, is niet wat was beloofd. Laat opnieuw delen.
lobby-check-checking = Het delen wordt nagekeken …
lobby-check-well = Nagekeken: iedereen heeft aan het schudden bijgedragen wat van tevoren was beloofd, jij ook. Je bewijs en het verslag laten zien of de kaarten daaruit volgen, en of dit het spel is dat je hebt gezien.
lobby-check-unreached = Het delen kon nu niet worden nagekeken.
lobby-check-differs = Het delen klopt niet: tijdens het spel werd iets anders verteld dan daarvoor. Bewaar het bewijs.
lobby-check-no-chance = In het verslag staat niet waaruit de kaarten volgden, dus is het delen niet na te kijken.
lobby-check-deal-differs = Het delen klopt niet: volgens het verslag is er een ander aantal keren gedeeld dan volgens je browser.
lobby-check-seats-differ = Het delen klopt niet: in het verslag staat een ander aantal plaatsen.
lobby-check-terms-differ = Het delen klopt niet: het verslag is van een spel met andere regels of andere spelers dan van tevoren is verteld.
lobby-check-server-differs = Het delen klopt niet: de server droeg iets anders bij dan hij had beloofd voordat je ging zitten.
lobby-check-mine-left-out = Het delen klopt niet: wat je browser bijdroeg, zit er niet in.
lobby-check-commitment-differs = Het delen klopt niet: iemand droeg iets anders bij dan was beloofd.
lobby-check-opening-differs = Het delen klopt niet: in het verslag staat iemands bijdrage anders dan toen is verteld.
lobby-receipt = Je bewijs van het delen
