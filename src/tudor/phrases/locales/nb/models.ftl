### Modellene

model-any = alle fordelinger like sannsynlige
    .text = Alle fordelinger av kortene som er mulige, regnes som like sannsynlige.
model-uniform = tilfeldige svar
    .text = Den som har flere av kortene det spørres om, antas å vise et tilfeldig av dem.
help-on-honour = Det svares på æresord: «har ingen» beviser ingenting før svaret er bestridt.
