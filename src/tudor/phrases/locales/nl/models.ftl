### De modellen

model-any = alle verdelingen gelijk
    .text = Elke verdeling van de kaarten die klopt, is even waarschijnlijk.
model-uniform = willekeurige antwoorden
    .text = Wie meer dan een van de gevraagde kaarten heeft, laat er naar verwachting een willekeurige van zien.
