### Why a mark is certain, what is wrong with notes, and what moves a probability. A piece of a
### sentence begins with a small letter: the program puts the capital, and `reason-plain` the full stop.
### $at is who holds a card: "me", "seat" ($who), "place" ($place, from 1) or "case-file". $cards are
### cards in words already, $count of them; $number is that of an entry, 0 where it
### has none; $kind "suspect", "weapon" or "room".

## Pieces of sentences

reason-plain = { $clause }.
# A card in the middle of a sentence.
reason-card = { CARD($card, case: "the") }
# Joins what all is denied; see list-and.
reason-nor = { $items } nor { $last }
# Something, and in brackets why it is so.
reason-because = { $what } ({ $why })
reason-question = suggestion { $number }
reason-accusation = accusation { $number }
reason-entry =
    { $number ->
        [0] by a bonus card
       *[other] entry { $number }
    }
# Where a card is.
reason-at =
    { $at ->
        [me] with you
        [place] in place { $place } of the row
        [case-file] in the case file
       *[seat] with { $who }
    }
reason-holds =
    { $at ->
        [me] you hold { $cards }
        [place] card { $place } of the row is { $cards }
        [case-file] the case file holds { $cards }
       *[seat] { $who } holds { $cards }
    }
reason-lacks =
    { $at ->
        [me] you { $count ->
            [1] do not hold { $cards }
           *[other] hold neither { $cards }
        }
        [place] card { $place } of the row is { $count ->
            [1] not { $cards }
           *[other] neither { $cards }
        }
        [case-file] the case file { $count ->
            [1] does not hold { $cards }
           *[other] holds neither { $cards }
        }
       *[seat] { $who } { $count ->
            [1] does not hold { $cards }
           *[other] holds neither { $cards }
        }
    }

## Where a mark comes from, in brackets after the card or the holder

# $by shows $to the card, in $entry; $me is the reader among them: "by", "to" or "none".
reason-from-shown =
    { $me ->
        [by] you showed it to { $to }, { $entry }
        [to] { $by } showed it to you, { $entry }
       *[none] { $by } showed it to { $to }, { $entry }
    }
reason-from-laid-open =
    { $number ->
        [0] shown to everybody
       *[other] shown to everybody, entry { $number }
    }
reason-from-peek =
    { $number ->
        [0] you saw it in the row
       *[other] you saw it in the row, entry { $number }
    }
reason-from-case-file = you saw it in the case file, accusation { $number }
reason-from-right = accusation { $number } was right
reason-from-nothing = showed nothing to suggestion { $number }
# A “nothing” to the question $asked that a challenge has shown to be true.
reason-from-challenge =
    { $number ->
        [0] showed nothing to suggestion { $asked }, and a challenge proved that true
       *[other] showed nothing to suggestion { $asked }, and challenge { $number } proved that true
    }
reason-from-open =
    { $count ->
        [1] it lies open
       *[other] they lie open
    }
reason-from-elsewhere =
    { $count ->
        [1] { $at ->
            [me] you hold it
            [place] it is card { $place } of the row
            [case-file] it is in the case file
           *[seat] { $who } holds it
        }
       *[other] { $at ->
            [me] you hold them
            [place] they are card { $place } of the row
            [case-file] they are in the case file
           *[seat] { $who } holds them
        }
    }
reason-from-full-hand =
    { $at ->
        [place] another card lies there
       *[seat] the whole hand is known
    }
reason-from-kind =
    the { $kind ->
        [suspect] suspect
        [weapon] weapon
       *[room] room
    } there is { CARD($card, case: "the") }
reason-from-supposed = supposed
reason-from-given = assumed

## A conclusion, and a supposition from beginning to end

reason-so = { $because }, so { $clause }
reason-suppose =
    suppose { $holds ->
        [yes] { $at ->
            [me] you held { CARD($card, case: "the") }
            [place] card { $place } of the row was { CARD($card, case: "the") }
            [case-file] the case file held { CARD($card, case: "the") }
           *[seat] { $who } held { CARD($card, case: "the") }
        }
       *[no] { $at ->
            [me] you did not hold { CARD($card, case: "the") }
            [place] card { $place } of the row was not { CARD($card, case: "the") }
            [case-file] the case file did not hold { CARD($card, case: "the") }
           *[seat] { $who } did not hold { CARD($card, case: "the") }
        }
    }
reason-contradiction = that cannot be, so { $clause }

## What a conclusion is drawn from, and contradictions

reason-full-hand =
    { $at ->
        [me] your whole hand is known
        [place] card { $place } of the row is { $cards }
       *[seat] { $who }’s whole hand is { $cards }
    }
# $who answered $answers, $count questions, each with another card; $lacks: why it was another.
reason-answers =
    { $at ->
        [me] you
       *[seat] { $who }
    } answered { $answers } with { $count ->
        [1] a card
       *[other] a different card each time
    }
reason-holds-answers =
    { $holds } and answered { $answers } with { $count ->
        [1] another card
       *[other] other cards, a different one each time
    }
reason-apart = { $lacks }; { $known }
reason-asked =
    suggestion { $number } ({ CARD($asked, case: "the") }{ $challenge ->
        [0] )
       *[other] ; challenge { $challenge })
    }
reason-spoken-for = { $known }; a hand of { $size } has room for no more
# What a hand of $size or a place can still hold: $left, "none" if no card.
reason-left =
    { $lacks }; that leaves { $left ->
        [none] no card
       *[other] only { CARD($left, case: "the") }
    } { $at ->
        [place] for that place
       *[seat] for a hand of { $size }
    }
# $cards are with none of the $others; the $places that are left take $room cards in all, which is
# just as many ($fits "yes") or too few ("no").
reason-crowded =
    { CARD($cards, case: "the") } are neither { $others }, { $fits ->
        [yes] and
       *[no] but
    } there is room left for just { $room } cards { $places }
# What there is room for in the case file.
reason-one =
    one { $kind ->
        [suspect] suspect
        [weapon] weapon
       *[room] room
    }
reason-last-place = { CARD($card, case: "the") } is neither { $places }
reason-kind-found =
    { $holds }, and there is only one { $kind ->
        [suspect] suspect
        [weapon] weapon
       *[room] room
    } in it
reason-last-of-kind =
    { $lacks }, and only one { $kind ->
        [suspect] suspect
        [weapon] weapon
       *[room] room
    } is left
# $who answered with a card, and has none of $cards.
reason-answer =
    { $at ->
        [me] you
       *[seat] { $who }
    } answered suggestion { $number } ({ CARD($asked, case: "the") }) with a card, but { $at ->
        [me] { $count ->
            [1] do not hold { $cards }
           *[other] hold neither { $cards }
        }
       *[seat] { $count ->
            [1] does not hold { $cards }
           *[other] holds neither { $cards }
        }
    }
reason-answer-false = challenge { $challenge } proved “nothing” to suggestion { $number } ({ CARD($asked, case: "the") }) false, and { $lacks }
reason-accused = accusation { $number } ({ CARD($asked, case: "the") }) was wrong, and { $holds }
reason-nowhere = { $where }, so it is nowhere
reason-both = { $holds }, but { $lacks }
reason-two-places = { CARD($card, case: "the") } is in two places: { $places }
reason-too-many =
    { $at ->
        [me] you were dealt { $size }, but hold { $cards }
        [place] card { $place } of the row is { $cards } at once
       *[seat] { $who } was dealt { $size }, but holds { $cards }
    }
reason-no-culprit =
    { $lacks }, and no other { $kind ->
        [suspect] suspect
        [weapon] weapon
       *[room] room
    } is left
reason-two-culprits =
    { $holds }, but there is only one { $kind ->
        [suspect] suspect
        [weapon] weapon
       *[room] room
    } in it

## What is known of a card and a holder

reason-surely =
    { $holds ->
        [yes] { $at ->
            [me] you certainly hold { CARD($card, case: "the") }
            [place] card { $place } of the row is certainly { CARD($card, case: "the") }
            [case-file] the case file certainly holds { CARD($card, case: "the") }
           *[seat] { $who } certainly holds { CARD($card, case: "the") }
        }
       *[no] { $at ->
            [me] you certainly do not hold { CARD($card, case: "the") }
            [place] card { $place } of the row is certainly not { CARD($card, case: "the") }
            [case-file] the case file certainly does not hold { CARD($card, case: "the") }
           *[seat] { $who } certainly does not hold { CARD($card, case: "the") }
        }
    }
reason-chance = { $clause }: { $chance } (model: { $model })
reason-influence = { $entry }: { $without } without it, { $with_it } with it

## Entries of the notes. $by and $to are players; $me is the reader among them

reason-about-suggestion = suggestion { $number } ({ $by }: { CARD($cards, case: "the") })
reason-about-accusation = accusation { $number } ({ $by }: { CARD($cards, case: "the") })
reason-about-peek =
    { $number ->
        [0] the look at card { $place } of the row
       *[other] entry { $number } (the look at card { $place } of the row)
    }
reason-about-look =
    { $me ->
        [by] { $number ->
            [0] you showed { $to } a card
           *[other] entry { $number } (you showed { $to } a card)
        }
        [to] { $number ->
            [0] { $by } showed you a card
           *[other] entry { $number } ({ $by } showed you a card)
        }
       *[none] { $number ->
            [0] { $by } showed { $to } a card
           *[other] entry { $number } ({ $by } showed { $to } a card)
        }
    }
reason-about-laid-open =
    { $number ->
        [0] { CARD($cards, case: "the") }, shown to everybody
       *[other] entry { $number } ({ CARD($cards, case: "the") }, shown to everybody)
    }
reason-about-challenge =
    { $number ->
        [0] the challenge of “nothing” to suggestion { $asked }
       *[other] challenge { $number } (“nothing” to suggestion { $asked })
    }

## What is wrong

reason-conflict =
    { $count ->
        [0] no deal fits the cards that you hold
        [1] this entry cannot be right: { $numbers }
       *[other] these entries cannot all be right: { $numbers }
    }
# $entry with a change that would repair it; `reason-if-` and what is changed. Where $after is "nothing",
# "card" or a card, it is what $who would have shown.
reason-repair = { $entry }: if { $change }
reason-if-card =
    the { $kind ->
        [suspect] suspect
        [weapon] weapon
        [room] room
       *[card] card
    } was { CARD($after, case: "the") } and not { CARD($before, case: "the") }
# $me is the reader among the two: "after", "before" or "none".
reason-if-answerer =
    { $me ->
        [after] it was you who answered and not { $before }
        [before] it was { $after } who answered and not you
       *[none] it was { $after } who answered and not { $before }
    }
reason-if-place = it was card { $after } of the row and not card { $before }
reason-if-shows =
    { $after ->
        [nothing] { $at ->
            [me] you showed nothing
           *[seat] { $who } showed nothing
        }
        [card] { $at ->
            [me] you showed a card
           *[seat] { $who } showed a card
        } instead of nothing
       *[other] { $at ->
            [me] you showed { CARD($after, case: "the") }
           *[seat] { $who } showed { CARD($after, case: "the") }
        } instead of nothing
    }
reason-if-right =
    { $after ->
        [yes] it was right
       *[no] it was wrong
    }
reason-if-false =
    { $after ->
        [yes] the answer was false
       *[no] the answer was true
    }
reason-if-left-out = it is left out
