### Juttelu pöydässä. $name on nimi sellaisena kuin omistaja sen kirjoitti.

talk-title = Juttelu
talk-none = Kukaan ei ole vielä sanonut mitään.
talk-none-watching = Kukaan ei ole vielä sanonut mitään. Pelaajat eivät kuule, mitä katsojat sanovat.
talk-off = Olet vaimentanut tämän pöydän juttelun.
talk-on-again = Kuuntele taas
talk-mute = Vaimenna { $name }
talk-unmute = Kuuntele taas: { $name }
talk-mute-all = Vaimenna kaikki
talk-our-side = Oma puolesi
talk-nobody = Joku katsoja
talk-your-name = Nimesi
talk-to = Kenelle?
talk-to-table = Kaikille
talk-to-team = Pelikavereille
talk-channel-team = pelikavereille
talk-channel-spectators = katsoja
talk-say-table = Sano jotain kaikille
talk-say-team = Sano jotain pelikavereillesi
talk-say-spectators = Sano jotain muille katsojille
talk-send = Sano
talk-quick = Valmiit fraasit
talk-unread = { $count } lukematta
talk-said = { $name }: { $text }

## Pikafraasit: kukin lukee ne omalla kielellään

talk-phrase-hello = Hei kaikki!
talk-phrase-good-luck = Onnea peliin!
talk-phrase-one-moment = Hetkinen.
talk-phrase-your-turn = Sinun vuorosi!
talk-phrase-thinking = Mietin …
talk-phrase-aha = Ahaa!
talk-phrase-suspicious = Kovin epäilyttävää …
talk-phrase-oh-no = Voi ei!
talk-phrase-well-done = Hyvin pelattu!
talk-phrase-thanks = Kiitos!
talk-phrase-back-soon = Tulen pian takaisin.
talk-phrase-another-game = Otetaanko uusi peli?
