### La maison : ce qui se dit à toutes les tables.

## Noms

you = vous
player-name = Joueur { $number }
bot-name = Robot { $number }
card-0 = une carte cachée
list-and = { $most } et { $last }
list-or = { $most } ou { $last }
list-times = { $count } × { $what }

## Prendre place

welcome = graine { $seed } · help dit ce que l’on peut taper
you-are = Vous êtes
drawn = Le sort désigne { $name } pour commencer.
plain-mode = Python seul : rien n’est compilé ici, les robots réfléchissent plus lentement.
curtain = Passez l’appareil à { $name }, puis appuyez sur Entrée.

## Choisir

empty-line = { $options ->
    [one] Tapez 1 ou les mots qui suivent ; help dit le reste.
   *[other] Tapez un numéro de 1 à { $options }, ou les mots qui suivent ; help dit le reste.
}
no-such-number = { $options ->
    [one] Il n’y a pas de choix { $number }, seulement 1.
   *[other] Il n’y a pas de choix { $number } ; ils vont de 1 à { $options }.
}
not-understood = « { $line } » n’est ni un choix ni une commande ; help dit ce que l’on peut taper.
not-understood-near = « { $line } » n’est ni un choix ni une commande. Plus ou moins proche : { $near }.
refused = Pas maintenant : { $action }. { $why } [{ $cite }]
allowed = { $action } est permis maintenant.
ask-why = Dites de quelle action il s’agit : why, puis un numéro ou ses mots.
nothing-to-undo = Vous n’avez encore rien choisi.
undone = Annulé : { $what }. redo le rejoue.
nothing-to-redo = Rien n’a été annulé qui puisse être rejoué.
takes-mine = { $count ->
    [one] votre coup
   *[other] { $count } de vos coups
}
takes-other = { $count ->
    [one] un coup de { $name }
   *[other] { $count } coups de { $name }
}
takes-bots = { $count ->
    [one] un coup d’un robot
   *[other] { $count } coups des robots
}
takes-seen = { $count ->
    [one] une chose découverte depuis
   *[other] { $count } choses découvertes depuis
}
undone-seen = Entre-temps, quelque chose a été révélé : ce qui est vu reste vu.
hint = Un bon joueur choisirait : { $sentence } ({ $action })
lens-none = Ici, rien de caché ne peut être connu plus précisément.
lens-memory = { $memory } n’est pas une façon de se souvenir : all ou table.
help =
    Un numéro, ou les mots à côté, choisit une possibilité.
    Dans un terminal, ↑ et ↓ passent de l’une à l’autre et Tab complète.
    undo          revenir à mon choix précédent
    redo          rejouer ce qui a été annulé
    hint          ce que choisirait un bon joueur, et la chance de gagner
    look          deux ou trois choses en jeu, sans dire le coup
    know [table]  ce que je peux savoir de ce que je ne vois pas ; table : d’après ce qui est visible
    why ACTION    pourquoi ce n’est pas permis maintenant, et la règle
    rules [QUOI]  les chapitres ; ou rules 4, rules 4.1, rules roue
    log           tout ce qui s’est passé
    board         la table encore une fois
    save [NOM]    garder la partie et continuer
    quit          garder la partie et s’arrêter

## Garder

saved = La partie est gardée dans { $path }.
continue = Pour continuer : { $command }
not-saved = La partie ne peut être gardée dans { $path } : { $error }.

## La fin

sheet-rank = Rang
sheet-player = Joueur
sheet-total = Total
verdict-win = Victoire : { $name }.
verdict-level = Victoire : { $name }, à égalité de points.
verdict-shared = Victoire partagée : { $names }.
end-ask = Entrée pour sortir ; save, log, board et undo restent possibles.

## Règles, parties gardées, jeux

rules-how = rules et un numéro ou un mot en montrent plus : rules 4, rules 4.1, rules roue
rules-nothing = les règles ne disent rien de « { $what } »
rules-nothing-near = les règles ne disent rien de « { $what } » ; plus ou moins proche : { $near }
replay-help = n et p (ou les flèches) avancent et reculent, un numéro de 0 à { $last } y mène, first et last aussi, q sort.
replay-edge = Il n’y a rien au-delà.
verify-finished = en règle : { $game }, { $seats } joueurs, { $actions } actions, finie sur { $scores }
verify-unfinished = en règle : { $game }, { $seats } joueurs, { $actions } actions, pas finie
verify-no-outcome = la partie est finie, mais sa dernière ligne, le résultat, manque
edition = version { $rules } des règles
edition-old = version { $rules } des règles, la plus récente étant la { $newest }
edition-box = boîte { $box } ({ $values })
options-at = Réglages : { $options }
option-is = { $name } – { $value }
verify-drawn = le premier joueur, à la place { $place }, a été tiré au sort par la graine
verify-seal = la donne était promise par ce sceau : { $seal } ; comparez-le avec celui qu’on vous a montré avant la partie
verify-no-deal = pas de donne promise : la graine a pu être choisie par qui a distribué
verify-redealt =
    { $times ->
        [one] ce qui est caché a été redistribué une fois : un entraînement, pas la partie telle qu’elle fut donnée
       *[other] ce qui est caché a été redistribué { $times } fois : un entraînement, pas la partie telle qu’elle fut donnée
    }
verify-not-drawn = le premier joueur n’a pas été tiré au sort, ou le fichier ne le dit plus
verify-unproven = pas vérifié, car aucun fichier ne peut le prouver : { $what }
verify-unproven-seal = que ce sceau est celui qu’on a montré
verify-unproven-names = que les noms sont ceux des joueurs
verify-unproven-lot = que personne n’a effacé un tirage au sort du fichier en décalant les places
games-id = Jeu
games-title = Titre
games-players = Joueurs
games-options = Options

## Boîtes

box-intro =
    { $title } : des valeurs que le texte des livrets ne donne pas, telles que Parlour les connaît.
    Si votre boîte en montre d’autres, corrigez-les ici ; le reste demeure inchangé.
    Les numéros entre crochets sont des paragraphes : parlour rules les donne.
box-which = dites quel fichier de boîte vérifier
box-good = en règle : { $game }, { $told }
box-same = aucune valeur ne diffère de celles de la maison
box-play = Pour jouer avec : { $command }
box-no-editor = aucun éditeur n’est indiqué par VISUAL ou EDITOR ; votre copie est { $path }
box-editor-failed = { $editor } s’est terminé avec le code { $status } ; votre copie est { $path }

## Ce qui ne va pas dans une commande

error-no-game = quel jeu ? Il y a : { $games }
error-seats = { $game } se joue à { $takes }, pas à { $seats }
error-bots = { $bots } robots pour { $seats } places : il faut au moins une personne, et pas moins de 0 robot
error-seat = il n’y a pas de place { $seat } à une table de { $seats }
error-seat-shared = --seat vaut pour une seule personne, pas pour { $people }
error-coach = --coach vaut pour une personne contre des robots, pas pour { $people }
error-names = { $names } noms donnés pour { $people } personnes
error-seed = une graine est un nombre entier de 0 à 2**64 - 1, pas { $seed }
error-option = une option s’écrit NOM=VALEUR, pas « { $option } »
error-option-unknown = { $game } n’a pas d’option « { $name } » ; ses options : { $known }
error-option-none = { $game } n’a pas d’options, donc pas de « { $name } »
error-option-value = l’option { $name } prend une de ces valeurs : { $values }, et non « { $value } »
error-overwrite = { $path } existe et n’est pas une partie gardée ; rien n’y est écrit
error-box-game = { $path } est une boîte de { $box }, pas de { $game }

# Où mène une option
ends-win = gagne aussitôt
ends-lose = perd aussitôt
ends-end = finit la partie
ends-may = peut finir la partie

## Pourquoi un fichier de boîte est refusé

box-wrong-no-tables = il faut des tableaux de valeurs
box-wrong-no-such-table = ce tableau n’existe pas ; il y a : { $known }
box-wrong-no-table = il faut un tableau de valeurs
box-wrong-no-such-value = cette valeur n’existe pas ; il y a : { $known }
box-wrong-wrong-kind = { $value } n’est pas du même genre que { $known }
box-wrong-not-toml = ce n’est pas du TOML : { $why }
box-wrong-not-text = ce n’est pas du TOML : ce n’est pas un fichier de texte
box-wrong-nested = des listes dans des listes dans des listes : aucune boîte n’en a autant
box-wrong-no-game = le fichier ne nomme aucun jeu, comme dans game = "kairo"
box-wrong-no-rules = le fichier ne nomme aucune version des règles, comme dans rules = 1
box-wrong-too-large = un fichier de boîte compte { $most } octets au plus
box-wrong-other-game = c’est une boîte de { $value }, un autre jeu
box-wrong-too-great = aucune boîte n’a un nombre aussi grand
box-wrong-many-lines = un fichier de boîte compte { $most } lignes au plus
box-wrong-many-parts = ligne { $line } : une clé de boîte a deux parties, pas plus de { $most }
box-line = ligne { NUMBER($line, useGrouping: 0) } :

## Rejouer le moment
again-begin = De nouveau avant le coup { $move }, contre les mêmes robots ; ce que vous ne pouviez pas voir est redistribué. Alors : { $chosen }
again-done = { $tries ->
    [one] Un essai : { $points } points ; { $before } dans la partie jouée.
   *[other] { $tries } essais : { $points } points en moyenne ; { $before } dans la partie jouée.
}
again-error = À { $error } près (95 %).
again-few = Si peu d’essais peuvent être dus au hasard.
again-won = Victoires : { $won } % ; partie jouée : { $before } %.
again-another = Entrée pour un autre essai, quit pour partir.
again-how = Rejouer une de vos décisions : { $command }
error-again-move = { $path } compte { $moves } coups ; il n’y a pas de décision au coup { $move }
error-again-seat = le coup { $move } était celui de { $name }, pas le vôtre
error-again-over = { $path } n’est pas terminée : parlour play --from la reprend
error-again-forced = au coup { $move } il n’y avait rien à choisir
