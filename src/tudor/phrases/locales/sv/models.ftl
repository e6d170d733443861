### Modellerna

model-any = alla fördelningar lika
    .text = Varje fördelning av korten som går ihop är lika trolig som någon annan.
model-uniform = slumpmässiga svar
    .text = Den som har flera av korten i frågan antas visa ett av dem på måfå.
