### Modellerne

model-any = alle fordelinger lige
    .text = Hver fordeling af kortene, der passer, er lige så sandsynlig som enhver anden.
model-uniform = tilfældige svar
    .text = Den, der har flere af de kort, der spørges om, antages at vise et tilfældigt af dem.
