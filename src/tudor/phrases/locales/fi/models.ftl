### Mallit

model-any = kaikki jaot samanarvoisia
    .text = Jokainen jako, joka sopii, on yhtä todennäköinen kuin muutkin.
model-uniform = satunnaiset vastaukset
    .text = Pelaajan, jolla on useita kysytyistä korteista, oletetaan näyttävän niistä yhden umpimähkään.
