### De modellen

model-any = alle verdelingen even waarschijnlijk
    .text = Elke verdeling van de kaarten die klopt, is even waarschijnlijk.
model-uniform = willekeurige antwoorden
    .text = We nemen aan dat wie meer dan één van de gevraagde kaarten heeft, er een willekeurige van laat zien.
help-on-honour = Er wordt op erewoord geantwoord: ‘geen’ bewijst niets totdat het betwist is.
