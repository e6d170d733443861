### The two ways to weigh the deals that fit

model-any = all deals alike
    .text = Every deal that fits is as likely as any other.
model-uniform = random answers
    .text = Whoever holds several of the cards asked for is taken to show one of them at random.
help-on-honour = Answers are on honour: “nothing” proves nothing until it has been challenged.
