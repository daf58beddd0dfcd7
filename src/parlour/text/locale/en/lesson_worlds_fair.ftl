### The lesson of World's Fair 1893: Ida is the learner, Louis the other player.

lesson-wf-title = One round at the fair
    .about = Place supporters, take cards, turn the wheel, and count the first round.

lesson-wf-fair = You play for points: coins for Midway tickets, medals for having most supporters on an area, and approved exhibits. Three rounds are played, each ends with a scoring phase, and most points win. The number beside a name is what it would be if counted now. Chicago, 1893: you are Ida, and Louis is your rival. Five areas stand around the Ferris wheel, with supporters on them and cards beside them. On a turn you put one supporter on an area and take all of its cards. You will play one round, move by move.
    .title = Welcome to the fair

lesson-wf-place = Look at Agriculture: an exhibit and a Midway ticket lie there. Put a supporter on Agriculture, and both cards are yours.
    .title = Your first supporter
lesson-wf-place-after = Both cards lie in front of you now. The ticket moved the car one space round the wheel: when the car is back at the start, the round is scored. Then three new cards came out, the first to the area you emptied and the others clockwise from it.

lesson-wf-figure = Louis took George Westinghouse from Agriculture. Figures do you a favour, but only on your next turn. Daniel Burnham waits at Transportation, together with an exhibit of Fine Arts. Place there.
    .title = People of influence
lesson-wf-figure-after = Burnham now waits in front of you. He must be played or discarded on your very next turn: nobody keeps a figure for later.

lesson-wf-lead = You and Louis have two supporters each on Manufactures. When the round is scored, whoever has most there gets a medal and has exhibits of that area approved; a tie is worth much less. Four cards lie there as well. Place on Manufactures.
    .title = Who has the most?

lesson-wf-burnham = Before you take the cards, figures come. Burnham adds one more supporter to the area where you have just placed. Play him.
    .title = Burnham's favour
lesson-wf-burnham-after = Four against two: Manufactures is yours for now. And only now did you take the cards, four of them, among them another figure: George Davis.

lesson-wf-neighbours = Louis went to Fine Arts and is ahead of you there. Davis adds a supporter to a neighbour of the area where you place, and Fine Arts is a neighbour of Manufactures. Place on Manufactures again: a ticket lies there too.
    .title = Think of the neighbours

lesson-wf-davis = Play George Davis and add the supporter to Fine Arts. That supporter collects no cards: only the area you placed on gives them.
    .title = Davis's favour
lesson-wf-davis-after = You are level with Louis on Fine Arts. The two areas at the foot of the wheel, by the way, are not neighbours.

lesson-wf-people = Five more figures have the sign of an area: McCormick of Agriculture, Saint-Gaudens of Fine Arts, Westinghouse of Electricity, Schwab of Manufactures, Pullman of Transportation. Each adds one supporter to that area, wherever you have placed. Louis has already played Westinghouse.
    .title = Figures with an area

lesson-wf-exhibits = You hold exhibits of several areas. A card alone is worth nothing: it counts once it is approved, and for that you must be strong on its own area when the round is scored. Agriculture has a ticket, an exhibit and Bertha Palmer. Place there.
    .title = What exhibits need
lesson-wf-exhibits-after = You are level with Louis on Agriculture. Keep that tie in mind: Bertha Palmer can break it.

lesson-wf-reserve = The cube at your seat counts the supporters left in your reserve. Should it be empty when one is called for, you take one of yours off any area and use that one: you never run dry, but the lead it gave may be gone.
    .title = When none are left

lesson-wf-wheel = One more ticket brings the car home, and the round ends after that turn. Two tickets and an exhibit lie at Fine Arts, and one supporter more puts you ahead of Louis there. It is a good moment to end the round: place on Fine Arts.
    .title = The wheel comes round

lesson-wf-palmer = Bertha Palmer moves any one supporter, yours or a rival's, to another area. Play her, lift one of Louis's from Agriculture, where you are tied, and set it down on Electricity, where Louis leads anyway.
    .title = Palmer's favour
lesson-wf-palmer-after = You took the cards, the car stopped at the start, and the scoring phase came at once. Let us look at it piece by piece.

lesson-wf-coins = First the tickets. You had six and Louis four: the most tickets earn 2 points, and then every ticket is handed in for 1 point. That makes 8 for you and 4 for Louis.
    .title = Scoring: tickets

lesson-wf-medals = Then the areas, one by one. With two players, whoever is alone in the lead gets a medal worth 2 and up to three exhibits of that area approved. You led four of the five. Louis led Electricity, so your Electricity card is not approved: it stays with you for the next round.
    .title = Scoring: areas

lesson-wf-second = With three or four players second place counts too: alone it earns a medal worth 2 and one exhibit approved, while first is worth 4. Those tied for first each get 2 and two exhibits, and then there is no second place; tied for second, with four players, get one exhibit and no medal.
    .title = Second place

lesson-wf-sets = Your tokens score at the end of the game, in sets without a repeat: 1, 2, 3, 4 or 5 different categories are worth 1, 3, 6, 10 or 15 points. You have four different ones for 10 points, and a set of two for 3. A fifth category would turn those 10 points into 15.
    .title = Variety pays

lesson-wf-recall = Last, everybody takes back half of their supporters from each area, rounded down. Leads shrink, and one of two against one is gone, as yours on Transportation. Round 2 begins, and the player to the left of whoever ended the round goes first: Louis.
    .title = Half go home

lesson-wf-fifth = Electricity is the category you lack, and you still hold a card of it. Beside Electricity lie two Bertha Palmers, Cyrus McCormick and a ticket. Place there: next turn the two Palmers can send Louis's supporters away, and McCormick adds one of yours to Agriculture.
    .title = Your plan for round 2
lesson-wf-fifth-after = You have two Palmers and McCormick for your next turn, and a plan.

lesson-wf-end = You know how to play. Two more rounds follow the same way; after the last scoring phase coins, medals and sets are added up, and the most points win. Play on from here against a bot: Electricity is waiting.
    .title = The fair is yours
