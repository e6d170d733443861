### Modellerna

model-any = alla fördelningar lika troliga
    .text = Alla fördelningar av korten som är möjliga räknas som lika troliga.
model-uniform = slumpmässiga svar
    .text = Den som har flera av korten i frågan antas visa ett av dem på måfå.
help-on-honour = Svaren ges på heder och samvete: ”inget” bevisar inget förrän det har ifrågasatts.
