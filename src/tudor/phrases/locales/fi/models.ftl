### Mallit

model-any = kaikki jaot samanarvoisia
    .text = Kaikki sopivat jaot ovat yhtä todennäköisiä.
model-uniform = satunnaiset vastaukset
    .text = Pelaajan, jolla on useita kysytyistä korteista, oletetaan näyttävän niistä yhden umpimähkään.
help-on-honour = Vastaukset annetaan kunniasanalla: ”ei ole” ei todista mitään, ennen kuin se on kiistetty.
