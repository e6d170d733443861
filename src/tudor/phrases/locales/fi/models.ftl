### Mallit

model-any = kaikki jaot samanarvoisia
    .text = Kaikki sopivat jaot ovat yhtä todennäköisiä.
model-uniform = satunnaiset vastaukset
    .text = Pelaajan, jolla on useita kysytyistä korteista, oletetaan näyttävän niistä yhden umpimähkään.
