### Modellerne

model-any = alle fordelinger lige sandsynlige
    .text = Alle fordelinger af kortene, der er mulige, regnes for lige sandsynlige.
model-uniform = tilfældige svar
    .text = Den, der har flere af de kort, der spørges om, antages at vise et tilfældigt af dem.
help-on-honour = Der svares på æresord: »ingen« beviser intet, før svaret er blevet betvivlet.
