### Modellene

model-any = alle fordelinger like
    .text = Hver fordeling av kortene som passer, er like sannsynlig som enhver annen.
model-uniform = tilfeldige svar
    .text = Den som har flere av kortene det spørres om, regnes for å vise et tilfeldig av dem.
