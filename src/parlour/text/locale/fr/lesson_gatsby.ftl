### La leçon de Gatsby : Dorothy apprend, James joue contre elle.

lesson-ga-title = Une invitation à la fête
    .about = Choisir des actions, saisir des bonus, regarder des personnages et arriver à un pas de la victoire.

lesson-ga-party = Long Island, années 1920. Vous êtes Dorothy, James est votre rival. Douze personnages attendent en trois lieux : le Cabaret, le Centre financier et l’Hippodrome. Il y a cinq familles. Trois personnages d’une famille gagnent aussitôt, de même qu’un de chaque famille. Les trois du soleil sont visibles : le Pique-assiette, l’Héritière du pétrole, le Magnat de la presse. Allons les chercher.
    .title = Bienvenue à la fête

lesson-ga-cabaret = Un tour, c’est l’une des quatre actions. L’action 1 pose deux jetons au Cabaret : le premier à côté d’un jeton quelconque, le second à côté du premier. James a commencé par un jeton sur une étoile. Choisissez l’action 1 et les deux cases marquées.
    .title = Le Cabaret

lesson-ga-bonus = La case que vous venez de couvrir porte un bonus, AVANCER. Un bonus s’applique aussitôt, avant tout le reste ; on peut y renoncer. Prenez-le : votre jeton monte au Centre financier.
    .title = Un bonus, tout de suite

lesson-ga-look = L’étage 1 a aussi un bonus : PERSONNAGES. Prenez deux personnages, regardez en secret ce qui est caché et échangez-les si vous voulez. Prenez le Magnat de la presse, tout en haut à l’étage 13, et le personnage caché de la piste 4, puis échangez-les : la piste 4 est bien plus facile à gagner.
    .title = Regarder et échanger
lesson-ga-look-after = Vous savez que la Grande Hôtesse est cachée à l’étage 13 ; James l’ignore. Le Magnat de la presse, resté visible, attend à la piste 4.

lesson-ga-climb = Le jeton Action est là où James l’a mis, sur l’action 3 : on ne la répète pas. Choisissez l’action 2 : un jeton au Cabaret, à côté des vôtres, puis une avance. James est devant vous, et qui est derrière monte de deux étages au lieu d’un.
    .title = Derrière, on va plus vite
lesson-ga-climb-after = Vous atteignez l’étage 3, et à la fin du tour son personnage est à vous : le Pique-assiette, le premier du soleil. L’espace vide montre un bonus pour James, quand il y passera.

lesson-ga-race = L’action 3 monte, puis pose un jeton à l’Hippodrome, sur la première case libre d’une piste. Une piste pleine revient à qui y a le plus de jetons. Posez le vôtre sur la piste 4, où attend le Magnat de la presse : elle n’a que trois cases.
    .title = L’Hippodrome

lesson-ga-tracks = L’action 4 pose deux jetons sur deux pistes différentes. La prochaine case de la piste 1 porte PIOCHER : commencez par là.
    .title = Deux pistes

lesson-ga-draw = Piochez trois Actions spéciales et gardez celle qui pose trois jetons en chaîne au Cabaret : vous en aurez besoin. Une Action spéciale sert une fois, à la place d’une action principale. Posez ensuite votre second jeton sur la piste 5.
    .title = Une Action spéciale
lesson-ga-draw-after = Elle est visible dans votre emplacement. On n’en a jamais plus d’une ; si elle y est encore à la fin, elle vaut un point de prestige.

lesson-ga-special = James a atteint l’étage 3, vide, et utilisé son bonus, puis il vous a suivie sur la piste 4. D’abord le Cabaret : une chaîne continue du bord supérieur gauche au bord inférieur droit gagne l’Héritière du pétrole. Utilisez votre Action spéciale et prolongez la rangée.
    .title = Trois en chaîne

lesson-ga-swap = Encore AVANCER, qui vous mène à l’étage 5 où attend ÉCHANGER : un de vos jetons et un de James changent de place, où qu’ils soient. Échangez votre jeton de la piste 5 contre celui de James sur la piste 4.
    .title = Des bonus en série
lesson-ga-swap-after = Deux des trois cases de la piste 4 sont à vous. Les jetons échangés ne déclenchent aucun bonus. Votre Action spéciale continue.

lesson-ga-chain = Le troisième jeton ferme la rangée, d’un bord à l’autre.
    .title = Fermez la chaîne
lesson-ga-chain-after = L’Héritière du pétrole est à vous : deux du soleil. Les jetons du Cabaret restent en place. Les quatre étoiles dans une seule main gagneraient le personnage du bas.

lesson-ga-order = James évite la piste 4 : quel que soit le dernier jeton, vous y êtes majoritaire. Ôtez-lui aussi le choix. Prenez l’action 1 et terminez sur la case IMPOSER.
    .title = Des projets pour James

lesson-ga-command = IMPOSER : au début de son tour, vous choisissez l’action que James doit jouer, sauf celle que vous venez d’utiliser. Faites-lui dépenser son Action spéciale : elle ne sert qu’au Cabaret, et elle disparaît pour de bon.
    .title = C’est vous qui décidez

lesson-ga-end = À vous, et certaines de vos actions gagnent la partie : le troisième du soleil n’est plus qu’à un jeton. Un personnage de chacune des cinq familles gagnerait aussi. Si personne ne complète une série, la partie s’arrête quand un lieu n’a plus de personnage ; on compte alors le prestige : les étoiles des personnages et les Actions spéciales gardées. Continuez d’ici et trouvez un coup gagnant.
    .title = À un pas de la victoire
