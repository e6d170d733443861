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
