### Kairo: the building cards.

card-1 = a card of section 1
    .many = { $count } cards of section 1
card-2 = a card of section 2
    .many = { $count } cards of section 2
card-3 = a card of section 3
    .many = { $count } cards of section 3
card-4 = a card of section 4
    .many = { $count } cards of section 4
card-5 = a card of section 5
    .many = { $count } cards of section 5
card-6 = a card of section 6
    .many = { $count } cards of section 6
card-7 = a card of section 7
    .many = { $count } cards of section 7
card-8 = a card of section 8
    .many = { $count } cards of section 8
card-9 = a card of section 9
    .many = { $count } cards of section 9
card-10 = the joker of row 1
card-11 = the joker of row 2
card-12 = the joker of row 3
card-13 = the joker of column 1
card-14 = the joker of column 2
card-15 = the joker of column 3

## What they do

does-section = Lets you build on a free cell of section { $section }.
does-joker = Lets you build in section { $sections }; costs one coin of any colour besides.
does-barker = Played while luring: the customer passes by one nearer entrance.
