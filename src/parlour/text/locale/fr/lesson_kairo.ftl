### La leçon de Kairo : Amina apprend, Yusuf joue contre elle.

lesson-ka-title = Un matin au bazar
    .about = Attirer des clients, tirer des cartes, agrandir un stand et prendre les médailles.

lesson-ka-bazaar = On joue pour des points : un stand agrandi rapporte aussitôt sa grandeur, le plus grand stand d’une couleur ses médailles, une fois gagnées puis encore à la fin, et trois pièces restantes un point. Le nombre près d’un nom : ses points. Vous êtes Amina, marchande au Caire ; Yusuf est votre rival. Chacun a trois stands ; six sont neutres. Six clients, un par couleur, cherchent des stands de leur couleur ; cinq sont au marché, un attend dehors. À votre tour : attirer un client, tirer deux cartes ou monter un stand.
    .title = Bienvenue au bazar

lesson-ka-lure = Le client bleu se tient non loin de votre stand bleu. Un client va à l’entrée libre de sa couleur la plus proche, de case en case autour des stands : c’est la vôtre. Choisissez d’attirer, puis le client bleu.
    .title = Attirer un client
lesson-ka-lure-after = Le stand compte une plaquette : vous gagnez une pièce bleue. Le client bleu a quitté le marché, et le violet, qui attendait dehors, a pris sa place. Il y a toujours un client dehors.

lesson-ka-draw = Yusuf a agrandi son stand rouge, et cela a payé : 2 points pour ses deux plaquettes, 3 pour la médaille d’or et 2 pour celle d’argent. Faites-en autant. Pour construire il faut une carte de la partie du marché où l’on construit. Tirez des cartes et prenez à l’étalage celle de la partie 1 : votre stand bleu s’y trouve.
    .title = Des cartes pour construire

lesson-ka-barker = On tire deux cartes par tour, chacune où l’on veut : à l’étalage, dans la pioche, ou un bonimenteur. Prenez un bonimenteur. Il ne construit jamais, mais il fera passer un client devant un stand plus proche.
    .title = Une voix qui porte
lesson-ka-barker-after = Les bonimenteurs sont posés devant vous, autant que vous voulez. Des cartes de construction, on en garde quatre.

lesson-ka-limit = Attention à la limite : on garde au plus quatre cartes de construction. Qui en tire davantage en met au dépôt jusqu’à n’en avoir que quatre ; avec trois en main, en tirer deux vous en coûte une. Les bonimenteurs ne comptent pas.
    .title = Quatre cartes en main

lesson-ka-extend = Construisez maintenant un agrandissement : jouez la carte de la partie 1 et posez la plaquette à côté de votre stand bleu. Elle doit toucher par un côté votre propre stand de cette couleur. Prenez la case à l’ouest.
    .title = Agrandir le stand

lesson-ka-pay = Un agrandissement coûte une pièce par plaquette du stand agrandi : deux. Elles sont de la couleur du stand ; une au moins doit l’être. Payez les deux en bleu.
    .title = Le prix
lesson-ka-pay-after = 2 points pour un stand de deux plaquettes. Et comme le vôtre est maintenant le plus grand stand bleu, les deux médailles bleues : l’or pour 3 points, l’argent pour 2. Sept points en un tour.

lesson-ka-call = Le client bleu est revenu, loin au sud-est, et une entrée bleue neutre est plus proche de lui que la vôtre. Chaque bonimenteur joué permet d’ignorer une entrée plus proche. Attirez le client bleu plus loin, jusqu’à votre stand.
    .title = Le bonimenteur appelle
lesson-ka-call-after = Deux plaquettes, deux pièces bleues. Un grand stand rapporte encore et encore. Le bonimenteur rejoint les autres.

lesson-ka-stall = Yusuf a attiré le client violet à votre restaurant : une pièce pour lui, et pour vous, à qui est le stand, une par plaquette. Disputez-lui maintenant le rouge. Construisez un nouveau stand principal avec votre carte de la partie 4, et choisissez le rouge. Une partie n’accueille qu’un stand principal de chaque couleur.
    .title = Un second front

lesson-ka-entrance = Un stand principal demande une case libre, et à côté une autre pour son entrée. Il ne touche aucun autre stand, et tous les clients doivent encore pouvoir atteindre toutes les entrées. Choisissez la case marquée, puis l’entrée à l’est. Il ne coûte aucune pièce.
    .title = Le stand et son entrée
lesson-ka-entrance-after = Le stand est en place. Il ne rapporte encore rien : les points viennent avec les agrandissements.

lesson-ka-pile = Il vous faut des cartes pour le rouge. Tirez d’abord la première carte de la pioche, car vous la voyez avant de choisir la seconde. Puis prenez à l’étalage celle de la partie 5 : votre stand rouge peut s’y étendre.
    .title = La carte inconnue

lesson-ka-joker = Vous avez un joker. Il vaut pour l’une des trois parties qu’il montre, mais coûte une pièce de n’importe quelle couleur. Construisez un agrandissement avec lui et payez la pièce blanche, dont vous n’avez pas besoin ailleurs.
    .title = Un joker

lesson-ka-three = Sans la bonne carte il reste un moyen : trois cartes de construction quelconques donnent n’importe quelle partie, et les jokers parmi elles ne coûtent pas de pièce. C’est cher : trois cartes pour un seul stand ou agrandissement.
    .title = Trois cartes au choix

lesson-ka-level = Agrandissez le rouge sur la case au sud de votre stand. Vous avez une pièce rouge et en devez deux : pour chaque pièce de la bonne couleur qui manque, payez-en deux autres. Payez deux violettes.
    .title = À égalité
lesson-ka-level-after = 2 points pour la grandeur. Votre stand rouge égale celui de Yusuf : qui rejoint le plus grand prend la médaille d’argent, 2 points encore, et l’or lui reste.

lesson-ka-gold = Yusuf a mené le client rouge à votre entrée, la plus proche : une pièce pour lui, deux pour vous. Servez-vous-en. Agrandissez le rouge avec la carte de la partie 5 ; des trois pièces payez deux rouges, et une verte et une jaune au lieu de la troisième.
    .title = Prendre l’or
lesson-ka-gold-after = 3 points pour trois plaquettes, et la médaille d’or est à vous pour 3 de plus. L’argent, vous l’aviez déjà : il ne compte pas de nouveau.

lesson-ka-end = La fin approche quand le dernier agrandissement d’une couleur est construit, ou quand il n’en reste qu’un dans deux couleurs : on ne fait alors plus que construire, jusqu’à ce que personne ne puisse ou ne veuille. À la fin les médailles comptent encore une fois pour qui les tient, et trois pièces valent un point. Continuez d’ici contre un robot.
    .title = Le bazar n’a plus de secrets
