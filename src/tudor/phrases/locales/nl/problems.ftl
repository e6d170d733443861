### Why the server refuses a call: `problem-` and the reason. See en/problems.ftl.

problem-no-token = We weten niet wie je bent. Ga eerst aan een tafel zitten, of stuur een gasttoken mee.
problem-not-your-seat = Op die plaats zit iemand anders. Speel vanaf je eigen plaats.
problem-wrong-invitation = Die uitnodiging hoort niet bij deze plaats. Vraag nog eens om de link.
problem-on-another-side = Je speelt aan deze tafel al voor een andere partij, en niemand mag de kaarten van twee partijen zien. Speel verder met die van jezelf.
problem-bot-seat = Op die plaats speelt een bot, en die neemt er niemand bij. Schuif aan bij een mens.
problem-wrong-origin = Dat verzoek kwam van een pagina van een andere site. Speel vanaf het adres van deze server zelf.
problem-unknown-table = Die tafel bestaat niet. Controleer de link, of open zelf een tafel.
problem-unknown-seat = Zo’n plaats heeft deze tafel niet.
problem-unknown-edition = Die editie bestaat niet.
problem-stale = Het spel is intussen verdergegaan. Kijk hoe het ervoor staat en kies opnieuw.
problem-already-answered = Je hebt al geantwoord. Je antwoord is zo te zien.
problem-seat-taken = Daar zit al iemand. Kies een andere plaats.
problem-suspect-taken = Iemand speelt al met die verdachte. Kies een andere.
problem-table-full = Alle plaatsen aan deze tafel zijn bezet. Je kunt meekijken, of zelf een tafel openen.
problem-not-over = Het spel is nog aan de gang; het verslag komt na afloop vrij.
problem-not-started = Het spel is nog niet begonnen; wie de tafel opende, begint het.
problem-already-started = Het spel aan deze tafel is al begonnen. Je kunt meekijken.
problem-commitments-missing = Iemands browser heeft nog niets aan het schudden bijgedragen. Wacht tot die er is, of maak de plaats vrij.
problem-link-used = Die link is al gebruikt of te oud. Maak een nieuwe op het apparaat waarop je al speelt.
problem-no-clock = Deze tafel heeft geen klok, dus neem gerust de tijd.
problem-not-away = Wie op die plaats zit, is hier of was er zonet nog. Een bot mag alleen spelen voor wie weg is.
problem-not-opening = De kaarten worden nu niet geschud.
problem-not-the-host = Dat mag alleen wie deze tafel heeft geopend.
problem-password-needed = Deze tafel heeft een wachtwoord. Vraag het aan wie je de link stuurde.
problem-seats-free = Er zijn nog plaatsen vrij. Wacht op meer mensen, of begin met bots of zonder die plaatsen.
problem-wrong-deal = Er is intussen opnieuw met delen begonnen. Kijk nog eens naar de tafel.
problem-wrong-opening = Dat is niet wat deze plaats voor het schudden had beloofd.
problem-wrong-password = Dat is niet het wachtwoord. Let op hoofdletters en probeer het opnieuw.
problem-dice-are-drawn = Aan deze tafel wordt er voor je gegooid. Pak de dobbelstenen en kijk wat het wordt.
problem-dice-not-awaited = Er wordt nu geen worp van je verwacht. Pak eerst de dobbelstenen, en vul dan in wat ze aangeven.
problem-not-your-dice = Die worp vul jij niet in. Wie aan de beurt is, zegt wat er gegooid is.
problem-help-capped = Zoveel hulp van de detective is aan deze tafel niet toegestaan. Kies een lager niveau.
problem-too-large = Dat is meer dan we in één keer aannemen. Stuur minder.
problem-too-many = Er kwamen vanaf hier in korte tijd te veel verzoeken. Wacht even en probeer het opnieuw.
problem-too-many-people = Er zijn hier al zoveel mensen of apparaten dat er niemand meer bij kan.
problem-malformed = Dat kunnen we niet lezen: { $detail }.
problem-storage = We kunnen nu niet bij het logboek van de tafel, en er is niets gespeeld. Probeer het zo meteen nog eens.
problem-method-not-allowed = Dat kan niet op dit adres.
problem-not-found = Op dit adres is niets te vinden.
problem-internal = Er is bij ons iets misgegaan. Probeer het nog eens; blijft het misgaan, zeg het dan tegen wie deze server beheert.

## What is said when somebody asks why something is not possible, and it is.

why-legal = Er staat je niets in de weg: dat mag nu gewoon.
why-unproven = Met deze hulp valt dat niet te bewijzen.

## House rules that are refused: `problem-options-` and the reason; $option is what the lobby calls
## the option, or its key.

problem-options = De huisregels gaan niet samen bij ‘{ $option }’.
problem-options-unknown-option = Er is geen huisregel ‘{ $option }’.
problem-options-unknown-value =
    { $choices ->
        [none] ‘{ $option }’ kan die waarde niet hebben.
       *[other] ‘{ $option }’ kan die waarde niet hebben; mogelijk zijn { $choices }.
    }
problem-options-unknown-edition = Die editie bestaat niet (‘{ $option }’).
problem-options-out-of-range = ‘{ $option }’ valt buiten wat met dit spel te spelen is.
problem-options-not-a-free-suspect = Op elke plaats wordt met een eigen verdachte uit deze editie gespeeld (‘{ $option }’).
problem-options-no-middle = Dit bord heeft geen midden dat kan meedoen (‘{ $option }’).
problem-options-no-door-to-the-middle = Het midden van dit bord heeft geen deur, dus niemand zou erin of eruit kunnen (‘{ $option }’).
problem-options-no-start-squares = Dit bord heeft geen startvakken voor de pionnen (‘{ $option }’); laat ze in het midden beginnen.
problem-options-too-few-rooms = Er zijn meer wapens dan kamers, dus ze krijgen niet elk een eigen kamer (‘{ $option }’).
problem-options-two-sides-only = De gesloten kaarten zijn voor twee partijen (‘{ $option }’), en deze tafel is voor meer. Sta ook twee plaatsen toe, of speel zonder.
problem-options-too-few-cards = Er zijn te weinig kaarten voor zoveel plaatsen en een rij (‘{ $option }’).
problem-options-nobody-asks-in-the-middle = Een beschuldiging in het midden kan niet op een suggestie volgen, want daar wordt niets gevraagd (‘{ $option }’). Sta beschuldigen toe tijdens de eigen beurt.
problem-options-no-bonus-squares = Dit bord heeft geen vakken voor bonuskaarten (‘{ $option }’). Speel zonder bonuskaarten.
problem-options-not-with-two-sides = Bonuskaarten zijn niet voor twee partijen (‘{ $option }’). Speel zonder, of met meer plaatsen.
problem-options-nothing-to-roll = Eigen dobbelstenen vragen om een spel waarin gegooid wordt. Kies één of twee dobbelstenen, of laat die van jezelf in de doos.
