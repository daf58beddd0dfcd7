### The lesson of Kairo: Amina is the learner, Yusuf the other player.

lesson-ka-title = A morning at the bazaar
    .about = Lure customers, draw cards, make a stall larger, and take the medals.

lesson-ka-bazaar = You play for points: an extended stall scores its new size at once, the largest stall of a colour its medals, when they are won and again at the end, and three coins left over are a point. The number beside a name is the points so far. You are Amina, a merchant of Cairo; Yusuf is your rival. Each has three stalls; six more are neutral. Six customers, one of each colour, want stalls of their own colour; five walk about the market and one waits outside. On a turn you do one thing: lure a customer, draw two cards, or build.
    .title = Welcome to the bazaar

lesson-ka-lure = The blue customer stands not far from your blue stall. A customer goes to the nearest free entrance of its colour, walking from cell to cell around stalls, and that is yours. Choose to lure, then the blue customer.
    .title = Lure a customer
lesson-ka-lure-after = The stall has one tile, so you earned one blue coin. The blue customer left the market, and the purple one, who had waited outside, took that place. One customer is always outside.

lesson-ka-draw = Yusuf has extended his red stall, and it paid: 2 points for its two tiles, 3 for the gold medal and 2 for the silver one. You want that too. To build you need a card of the section you build in. Draw cards, and take the card of section 1 from the display: your blue stall stands there.
    .title = Cards to build with

lesson-ka-barker = You draw two cards a turn, each from where you like: the display, the pile, or a barker. Take a barker. He never builds, but he will call a customer past a nearer stall.
    .title = A man with a loud voice
lesson-ka-barker-after = Barkers lie open before you, as many as you like. Of building cards you may keep four.

lesson-ka-limit = Mind the limit: no more than four building cards stay in your hand. Whoever draws beyond that lays cards down until four are left, so with three in hand two building cards cost you one. Barkers do not count.
    .title = Four cards in hand

lesson-ka-extend = Now build an extension: play the card of section 1 and put the tile beside your blue stall. It must touch your own stall of that colour, side by side. Use the cell to the west of it.
    .title = Make the stall larger

lesson-ka-pay = An extension costs one coin for each tile the stall now has: two. They should be of the stall's colour; at least one must be. Pay both in blue.
    .title = The price
lesson-ka-pay-after = 2 points for a stall of two tiles. And since yours is now the largest blue stall of all, both blue medals: gold for 3 points, silver for 2. Seven points in one turn.

lesson-ka-call = The blue customer is back, far away in the south-east, and a neutral blue entrance lies nearer to it than yours. Each barker you play lets you ignore one nearer entrance. Lure the blue customer past it, to your own stall.
    .title = The barker calls
lesson-ka-call-after = Two tiles, two blue coins. A large stall pays again and again. The barker goes back to the others.

lesson-ka-stall = Yusuf lured the purple customer to your restaurant: he got one coin for that, and you, the owner, got one for each tile. Now fight him for red. Build a new main stall with your card of section 4, and make it a red one. A section takes only one main stall of each colour.
    .title = A second front

lesson-ka-entrance = A main stall needs a free cell, and beside it another for its entrance. It must not touch any other stall, and every customer must still be able to reach every entrance. Choose the marked cell, then the entrance to the east. It costs no coins.
    .title = Stall and entrance
lesson-ka-entrance-after = The stall stands. It scores nothing yet: points come with extensions.

lesson-ka-pile = You need cards for red. Draw: take the top card of the pile first, for you see it before you choose the second. Then take the card of section 5 from the display: your red stall can grow into that section.
    .title = The unknown card

lesson-ka-joker = You hold a joker. It stands for any of the three sections marked on it, but costs one coin of any colour. Build an extension with it and pay the white coin, which you need for nothing else.
    .title = A joker

lesson-ka-three = Without the right card there is another way to build: any three building cards together give any section, and jokers among them cost no coin. It is dear: three cards for one stall or extension.
    .title = Any three cards

lesson-ka-level = Extend red on the cell south of your stall. You have one red coin and owe two: for each coin of the right colour that you lack, pay two others. Pay two purple ones.
    .title = Draw level
lesson-ka-level-after = 2 points for the size. Your red stall is now as large as Yusuf's: whoever draws level takes the silver medal, another 2 points, while the gold one stays with him.

lesson-ka-gold = Yusuf led the red customer to your entrance, the nearest one: one coin for him, two for you. Use them. Extend red with the card of section 5; for the three coins pay two red ones, and one green and one yellow instead of the third.
    .title = Take the gold
lesson-ka-gold-after = 3 points for three tiles, and the gold medal is yours for 3 more. The silver one you held already, so it scores nothing again.

lesson-ka-end = The end comes when the last extension of a colour is built, or when two colours have only one left: then everybody may only build, until nobody can or will. At last medals score once more for those who hold them, and three coins are worth a point. Play on from here against a bot.
    .title = You know the bazaar
