### La maison autour des tables : accueil, nouvelle table, attente, listes, réglages.

## Jeux

house-facts = { $from }–{ $to } joueurs · { $minutes }
house-facts-exact = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
} · { $minutes }

## La barre

house-brand = Parlour, vers l’accueil
house-skip = Aller au contenu
house-nav = La maison
house-nav-play = Jouer
house-nav-tables = Mes tables
house-nav-replays = À revoir
house-nav-learn = Apprendre
house-nav-me = Vous
house-me-more = nom, appareils, réglages
house-to-light = Jour
house-to-dark = Soir

## L’accueil

house-guest-name = Invité { $number }
house-greet-day = Bonjour.
house-greet-evening = Bonsoir.
house-greet-day-name = Bonjour { $name }.
house-greet-evening-name = Bonsoir { $name }.
house-choose-door = Choisissez une porte.
house-sub = Les robots sont assis. Vos amis viennent par un lien.
house-offline = La maison est injoignable pour l’instant. Ce qui est joué est gardé.
house-doors = Jeux
house-quick = { $game } tout de suite, contre des robots
house-quick-title = Une partie tout de suite
house-bots = Robots
house-level = Niveau
house-thinks = environ { $seconds } s par tour
house-thinks-at-once = joue aussitôt
house-master-thinks = jusqu’à { $seconds } s par choix, { $turn } s par tour, avec tous les cœurs libres
house-master-time = Temps par choix
house-play-now = Jouer
house-opening = Un instant…
house-ways = Autres façons de jouer
house-way-daily = La donne du jour
house-way-puzzles = Problèmes
house-way-lobby = Trouver des joueurs
house-way-pass = Un appareil pour tous
house-way-phones = Téléphones en main
house-way-network = Jouer sur ce réseau

## Le plateau et ses lignes

house-tray = Tables et parties à revoir
house-welcome = Bienvenue
house-welcome-more = Ni compte ni mot de passe. Votre nom et vos tables restent sur cet appareil.
house-waiting = On vous attend
house-waiting-more = { $count ->
    [one] Une autre table vous attend
   *[other] { $count } autres tables vous attendent
}
house-going = Vos tables
house-all = Tout voir
house-new-table = Dresser une table
house-join = Rejoindre
house-join-label = Code ou lien d’une table
house-join-hint = Code ou lien
house-join-wrong = Ce n’est ni un code ni un lien de cette maison.
house-join-elsewhere = Ce lien est celui d’une autre maison ({ $host }). Ouvrez-le dans la barre d’adresse de votre navigateur.
house-replays = À revoir
house-learn-title = Première fois ici ?
house-learn-moves = Apprendre en jouant
house-learn-link = Première fois ? Apprenez en jouant
house-watch-link = Tables ouvertes à tous
house-your-turn = À vous
house-your-word = Revanche ?
house-somebody-asks = On vous demande
house-turn-by-turn = tour par tour
house-state-open = { $taken } sur { $seats } à table
house-state-thinks = À { $name } de jouer
house-state-paused = en pause
house-bots-levels = { $count ->
    [one] un robot, niveau { $levels }
   *[other] { $count } robots, niveau { $levels }
}
house-masters = { $count ->
    [one] un grand maître
   *[other] { $count } grands maîtres
}
house-round = manche { $round }
house-ending-stood-in = un remplaçant a joué
house-ending-nobody = Tous ont abandonné
house-ending-gave-up = Vous avez abandonné ; le remplaçant finit premier
house-ending-resigned = vous avez abandonné
house-free-count = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
house-scores = Scores : { $scores }
house-ending-winner = Gagnée par { $names }
house-ending-won = Gagnée
house-ending-lost = Perdue
house-ending-shared = Victoire partagée
house-ending-won-by = { $points ->
    [one] Gagnée d’un point
   *[other] Gagnée de { $points } points
}
house-ending-lost-by = { $points ->
    [one] Perdue d’un point
   *[other] Perdue de { $points } points
}

## Dresser une table

house-set = Dresser la table
house-set-sub = Qui s’assoit où ? On joue dans le sens horaire.
house-game = Jeu
house-players = Joueurs
house-seat = Place { $number }
house-seat-name = Nom à la place { $number }
house-kind = Qui s’assoit à la place { $number } ?
house-kind-me = Moi
house-kind-person = Invité
house-kind-bot = Robot
house-kind-open = Libre
house-seat-you = vous
house-seat-here = Sur cet appareil
house-seat-invited = Par un lien à part
house-seat-open = Au premier qui vient
house-seat-person = Invité
house-seat-anyone = N’importe qui
house-seat-level = Niveau à la place { $number }
house-seat-master-time = Temps par choix à la place { $number }
house-how = Comment on joue
house-pace = Rythme
house-pace-live = En direct
house-pace-slow = Tour par tour
house-pace-slow-more = Il peut passer des jours entre deux coups ; on vous prévient quand c’est à vous.
house-clock = Pendule
house-clock-none = Sans
house-clock-turn = Par tour
house-clock-game = Par partie
house-clock-late = Temps écoulé, un remplaçant joue.
house-clock-each-turn = Temps par tour
house-clock-each-game = Temps par partie
house-clock-more = En plus à chaque coup
house-seconds = { $n } s
house-minutes = { $n } min
house-hours = { $n } h
house-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
house-public = Tout le monde peut trouver cette table
house-public-more = Elle figure dans la liste, pour la rejoindre ou la regarder.
house-talk = Langue de la table
house-talk-any = toutes
house-several = On peut occuper plusieurs places
house-several-more = Sinon, chacun n’a qu’une place à une table ouverte à tous.
house-rated = Partie classée
house-rated-more = Compte pour la cote de chacun : avec pendule et premier joueur tiré au sort, sans conseils. Qui s’en va est dernier.
house-rated-short = classée
house-lots = Le premier joueur est tiré au sort
house-lots-more = Sinon, la première place commence, dans l’ordre des places.
house-box = Règles et boîte
house-box-ours = Les valeurs de la maison. Si votre boîte en montre d’autres, choisissez le fichier où vous les avez notées.
house-box-choose = Choisir un fichier de boîte
house-box-chosen = Valeurs de { $name }
house-box-clear = Revenir aux valeurs de la maison
house-box-large = { $name } est trop gros pour un fichier de boîte.
house-box-at = Partie jouée avec la boîte { $box } de son propriétaire ; elle diffère par { $values }.
house-watch = D’autres peuvent regarder
house-watch-more = Qui a le lien voit la table et lit les messages, mais aucune main.
house-watch-club = Les autres membres du club voient la table et lisent les messages, mais aucune main.
house-open-table = Ouvrir la table
house-open-screen = Ouvrir sur cet écran
house-way-pass-more = Tout le monde joue sur cet appareil ; il passe de main en main, derrière un rideau quand les mains sont secrètes.
house-way-phones-more = Cet écran montre la table. Chacun scanne le code d’une place et tient sa main sur son téléphone.
house-way-network-more = Les autres ouvrent le lien dans leur navigateur, sur n’importe quel appareil de ce réseau.
house-only-here = Cette adresse ne marche que sur cette machine. Lancez la maison par « parlour serve --lan » et les autres pourront venir.
house-close = Retour à l’accueil

## En attendant les joueurs

house-wait-title = La table est dressée
house-wait-more = { $free ->
    [one] Il manque encore une personne. On commence quand tout le monde est assis.
   *[other] Il manque encore { $free } personnes. On commence quand tout le monde est assis.
}
house-wait-bots = Tout le monde est là. On commence.
house-lots-wait = Le premier joueur est tiré au sort quand tout le monde est assis ; les places tournent avec lui.
house-expires-live = Si personne ne regarde cette table pendant un jour, elle est débarrassée.
house-expires-slow = Si personne ne regarde cette table pendant deux semaines, elle est débarrassée.
house-get-up = Libérer ma place
house-get-up-more = La place redevient libre pour quelqu’un d’autre. Vous pourrez vous rasseoir tant qu’elle l’est.
house-cancel = Annuler la table
house-cancel-more = Elle est fermée pour tout le monde et ne pourra pas être rouverte. Rien n’est perdu : la partie n’a pas commencé.
house-keep = Non, laisser ainsi
house-seat-change = Changer
house-seat-goes = { $name } occupe cette place et devrait la quitter.
house-seat-make-open = Libre pour tous
house-seat-make-open-more = Qui vient à cette table peut s’asseoir ici.
house-seat-make-invited = Pour qui a un nouveau lien
house-seat-make-invited-more = Les liens déjà envoyés pour cette place ne marchent plus.
house-seat-make-bot = Pour un robot
house-seat-make-bot-more = Si c’était la dernière place, la partie commence aussitôt.
house-seat-make-friend = Pour { $name }
house-seat-make-friend-more = Un ami trouve la place parmi ses tables ; elle lui est gardée jusqu’à sa réponse.
house-wait-kept = réservée ; pas encore de réponse
house-invited = Invitation
house-invited-asked = { $names } aimerait jouer ici avec vous.
house-invited-yes = Oui, m’asseoir
house-rematch-asked = { $names } : envie d’une revanche ?
house-rematch-yes = Oui, rejouons
house-rematch-no = Non merci
house-wait-you = vous
house-wait-free = libre
house-wait-invited = pour qui a son lien
house-wait-here = M’asseoir ici
house-guest = Invité
house-link = Lien
house-wait-here-now = à la table
house-qr-seat = Code QR de la place { $number }
house-wait-sit = M’asseoir
house-wait-sit-as = Votre nom à cette table
house-wait-invitation = Une place vous est gardée
house-wait-reserved = Toutes les places de cette table sont réservées. Si l’une est à vous, ouvrez le lien que vous avez reçu pour elle.
house-wait-link-taken = La place de ce lien est prise, ou le lien a été changé.
house-wait-free-here = Il y a une place libre à cette table : vous pouvez la prendre.
house-wait-ask = Demandez un nouveau lien à la personne qui vous a invité.
house-wait-watch = Vous pouvez rester : quand la partie commencera, vous pourrez la regarder ici.
house-invite = Inviter
house-invite-more = Scannez, ou envoyez le lien.
house-invite-club = Cette table est pour les membres de votre club : ils la trouvent là-bas, ou ouvrent ce lien.
house-to-club = Aller au club
house-club = Pour les membres de votre club
house-invite-seat = Seulement pour la place { $number }
house-invite-any = Pour toute place libre
house-invite-watch = Qui a ce lien peut aussi regarder et lire les messages ; personne ne voit la main d’un autre.
house-invite-closed = Seuls ceux qui sont assis à cette table peuvent regarder.
house-copy-link = Copier le lien
house-copied = Copié
house-share = Partager
house-qr = Code QR du lien
house-wait-screen = Montrer sur grand écran
house-promise = La donne est déjà fixée : ce sceau se voit maintenant, son secret après la partie, et chacun peut vérifier.
house-promise-seal = Sceau de la donne

## Le grand écran

house-screen-title = Prenez votre téléphone et scannez une place
house-screen-sub = La table reste ici. Votre main est sur votre téléphone.
house-screen-any = Scannez pour vous asseoir
house-screen-corner = Regarder ou revenir
house-screen-start = On commence quand tout le monde est assis.

## Rejoindre, listes

house-join-title = Rejoindre une table
house-join-more = Collez le lien reçu, ou tapez le code de la table.
house-join-public = Ouvertes à tous
house-join-none = Aucune table ouverte ne cherche de joueurs en ce moment.
house-tables-title = Mes tables
house-tables-none = Vous n’êtes encore à aucune table.
house-tables-others = Aux autres de jouer
house-tables-open = En attente de joueurs
house-tables-closed = Fermées
house-tables-public = Ouvertes à tous
house-tables-sit = Rejoindre
house-tables-watch = Regarder
house-to-lobby = Au salon
house-replays-title = À revoir
house-replays-sub = Toute partie finie se revoit, de chaque place, avec ce qu’elle aurait pu être.
house-replays-none = Rien n’est encore fini. Ce que vous jouez viendra ici.
house-replays-mine = Mes parties
house-replays-uploads = Parties que vous avez apportées
house-upload = Apporter une partie
house-upload-more = Un fichier téléchargé ici ou écrit par le terminal. Déposez-le, ou choisissez-le.
house-upload-choose = Choisir un fichier
house-upload-busy = On la rejoue…
house-seats-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
house-moves-count = { $count ->
    [one] un coup
   *[other] { $count } coups
}
house-learn-page = Apprendre
house-learn-page-sub = Asseyez-vous à une table préparée : quelques coups guidés, et vous savez jouer. Les règles se lisent aussi.
house-learn-start = Apprendre en jouant
house-learn-rules = Lire les règles
house-about-learn = Vous débutez ? Apprenez-le en dix minutes.

## Alertes

house-alert-mark = ● À vous
house-alert-title = À vous de jouer
house-alert-body = { $game } : la table vous attend.

## Ce qui peut mal tourner

house-problem = Cela n’a pas marché. Réessayez, s’il vous plaît.
house-problem-offline = La maison est injoignable pour l’instant.
house-problem-away = La maison n’a pas accès à ses archives pour l’instant. Rien n’est perdu : réessayez dans un moment.
house-problem-too-fast = C’est allé un peu vite. Attendez un instant, puis réessayez.
house-problem-too-many-tables = Vous avez trop de tables en cours ; terminez-en quelques-unes, ou quittez-les d’abord.
house-problem-seat-taken = Cette place est prise.
house-problem-bad-address = Les alertes ne peuvent pas aller à cette adresse : donnez-en une que tout Internet peut joindre.
house-problem-bad-push = Les notifications de ce navigateur sont injoignables. Désactivez-les, puis réactivez-les.
house-problem-no-free-seat = Il n’y a pas de place libre à cette table.
house-problem-no-person = Il faut au moins une place pour une personne.
house-problem-busy = Les robots sont très occupés. Réessayez dans un instant.
house-problem-wrong-link = Ce lien personnel n’est pas, ou plus, valable.
house-problem-no-table = Cette table n’existe pas.
house-problem-already-seated = Vous êtes déjà à cette table.
house-problem-not-open = Cette partie a commencé, ou la table a été fermée.
house-problem-wrong-token = Ce lien n’ouvre plus de place.
house-problem-stale = Les places ont changé entre-temps ; regardez à nouveau.
house-problem-nobody-sits = Une place reste pour une personne.
house-problem-table-closed = Cette table a été fermée.
house-problem-bad-name = Un nom compte de 1 à 40 lettres ou signes visibles, et n’est pas celui d’un robot.
house-problem-too-many-records = Vous avez déjà envoyé beaucoup de parties ; supprimez-en une d’abord.
house-problem-too-many-mutes = Vous n’entendez déjà plus autant de joueurs que possible.
house-problem-too-many-friends = Vous avez, ou avez demandé, autant d’amis que possible.
house-problem-too-many-blocks = Vous bloquez déjà autant de personnes que possible ; débloquez-en une.
house-problem-no-player = Cette personne n’est plus ici.
house-problem-you-block-them = Vous bloquez quelqu’un à cette table. Débloquez d’abord cette personne si vous voulez jouer avec elle.
house-problem-no-profile = Il n’y a pas ici de profil que vous puissiez voir.
house-problem-no-challenge = Ce défi n’est plus là.
house-problem-not-to-be-challenged = Vous ne pouvez pas défier cette personne maintenant.
house-problem-already-challenged = Cette personne n’a pas encore répondu à votre dernier défi.
house-problem-challenge-over = Ce défi est terminé.
house-problem-too-many-challenges = Vous avez lancé autant de défis que possible : retirez-en un d’abord.
house-problem-that-is-you = C’est vous.
house-problem-somebody-here = Cet appareil est à quelqu’un d’autre.
house-problem-banned = L’hôte de cette maison vous a exclu.
house-problem-banned-until = Vous êtes exclu de cette maison jusqu’au { $until }. Motif : { $word }
house-problem-silenced = La modération vous a réduit au silence jusqu’au { $until } : vous pouvez jouer, mais ni écrire, ni montrer d’émotes, ni changer de nom. Motif : { $word }
house-problem-name-given = Ce nom vous a été donné par la modération ; vous pourrez en choisir un autre à partir du { $until }. Motif : { $word }
house-problem-not-a-moderator = Cette page est réservée à la modération et aux propriétaires de la maison.
house-problem-not-an-owner = Seul un propriétaire de la maison peut faire cela.
house-problem-above-you = Vous ne pouvez pas agir sur quelqu’un qui a autant à dire que vous dans cette maison : demandez à un propriétaire.
house-problem-plays-with-you = Vous jouez avec cette personne, à une table ou dans un tournoi : laissez cela à quelqu’un d’autre.
house-problem-no-report = Ce signalement n’existe pas, ou il parle de vous.
house-problem-nothing-to-do = Il n’y a plus rien à quoi appliquer cela.
house-problem-nothing-reported = Choisissez ce que vous signalez.
house-problem-say-why = Dites pourquoi, et pour combien de temps : cela reste avec votre acte.
house-problem-listed-word = Cette maison ne veut pas lire l’un de ces mots dans les noms ni dans le chat.
house-problem-bad-words = Une entrée a 60 lettres au plus, et une liste 1 000 entrées au plus.
house-problem-no-member = Un rôle est pour quelqu’un qui peut se connecter.
house-problem-too-many-reports = Beaucoup de vos signalements attendent encore d’être vus. Patientez.
house-problem-no-device = Cet appareil n’est plus à vous.
house-problem-not-text = La discussion n’accepte que du texte : des lettres et des signes visibles.
house-problem-unreadable = La maison n’a pas pu lire cette demande. Rechargez la page : elle est peut-être ancienne.
house-problem-no-guest = La maison ne connaît pas encore cet appareil : donnez d’abord un nom.
house-problem-not-the-maker = Seule la personne qui a ouvert la table peut le faire.
house-problem-not-your-seat = Cette place n’est pas la vôtre.
house-problem-not-your-table = Vous n’êtes pas à cette table.
house-problem-seats-only = { house-invite-closed }
house-problem-no-book = Il n’y a pas ici de règles de ce jeu.
house-problem-no-language = Les règles n’existent pas dans cette langue.
house-problem-no-ladder = Il n’y a pas de classement pour ce nombre de joueurs.
house-problem-no-lesson = Il n’y a pas de leçon pour ce jeu.
house-problem-no-move = La partie n’a pas ce coup.
house-problem-no-more-puzzles = Vous avez répondu à tous les problèmes de ce jeu, ou de ce thème.
house-problem-no-puzzle = Ce problème ne vous a pas été posé.
house-problem-puzzle-gone = Ce problème n’est plus dans le livre. Votre réponse compte toujours.
house-problem-rush-over = Cette course est terminée.
house-problem-no-record = Cet enregistrement n’est plus ici.
house-problem-no-seat = Cette place n’existe pas à cette table.
house-problem-no-step = La leçon n’a pas cette étape.
house-problem-not-found = Il n’y a rien à cette adresse.
house-problem-no-such-method = La maison ne comprend pas cette demande.
house-problem-refused = La maison a refusé.
house-problem-broken = Quelque chose s’est mal passé dans la maison, pas chez vous. Réessayez dans un instant.
house-problem-wrong-host = Cette maison ne répond pas à cette adresse. Demandez à qui vous a envoyé le lien.
house-problem-wrong-origin = Cette demande venait d’un autre site.
house-problem-already-agreed = Vous avez déjà accepté ; quelqu’un d’autre pas encore.
house-problem-already-asked = On demande déjà à reprendre des coups : répondez-y d’abord.
house-problem-daily-changed = Les robots de la maison ont changé depuis le début du jour. Revenez pour la donne de demain.
house-problem-daily-stands = Dans une donne du jour, on ne reprend rien, on ne demande pas conseil et personne ne joue à votre place.
house-problem-daily-tried-here = Cette donne a déjà été essayée sur cet appareil. Seul le premier essai compte.
house-problem-no-daily = Il n’y a pas de telle donne du jour.
house-problem-sealed = D’autres jouent encore cette donne. On pourra la revoir ensuite : celle du jour à partir de minuit (UTC), celle d’un tournoi après sa ronde.
house-problem-may-not-direct = Ici, ce sont d’autres qui créent les tournois : demandez à qui tient cette maison.
house-problem-not-the-director = Seul qui dirige ce tournoi peut faire cela.
house-problem-no-tournament = Ce tournoi n’existe pas.
house-problem-no-club = Ce club n’existe pas, ou vous n’en êtes pas.
house-problem-not-the-leader = Seul un responsable du club peut faire cela.
house-problem-cannot-lead = Un responsable de club doit pouvoir se connecter : on ajoute un moyen de connexion sous Moi.
house-problem-club-bars-you = Ce club ne vous laisse pas entrer : { $word }
house-problem-club-closed = La modération a fermé ce club : { $word }
house-problem-leads-too = Cette personne est aussi responsable du club : on ne fait pas cela entre responsables.
house-problem-club-full = Ce club est complet.
house-problem-club-name-given = La modération a donné ce nom au club ; il le garde quelque temps.
house-problem-bad-date = Une date est à venir, dans les deux ans.
house-problem-too-many-clubs = Il y a déjà autant de clubs, ou de monde dans celui-ci, que possible.
house-problem-too-many-evenings = Le club annonce déjà autant de soirées que possible : annulez-en une d’abord.
house-problem-dropped = La direction vous a exclu de ce tournoi.
house-problem-not-entered = C’est réservé à qui participe à ce tournoi.
house-problem-too-few-people = Il n’y a pas assez de monde pour commencer.
house-problem-tournament-full = Ce tournoi est complet.
house-problem-wrong-phase = Le tournoi a avancé entre-temps : ce n’est plus possible maintenant.
house-problem-no-such-tournament = Un tel tournoi est impossible : revoyez les places, les rondes et la pendule.
house-problem-no-reason = Dites pourquoi : d’autres peuvent le lire.
house-problem-wrong-result = Un résultat donne un rang à chaque place, à partir de 1 ; les égalités se partagent.
house-problem-round-follows = La personne qualifiée à cette table a déjà été appariée : on ne peut plus changer qui y a gagné.
house-problem-too-many-tournaments = Il y a déjà autant de tournois que possible : terminez-en un d’abord.
house-problem-hints-off = Les conseils sont réservés aux parties contre des robots.
house-problem-not-rated-so = Une table classée a une pendule (une heure au plus contre des robots seuls), un premier joueur tiré au sort, notre boîte, les options de la règle et une seule place par personne.
house-problem-no-master = Un grand maître réfléchit selon le temps et la machine de cette maison : là où le résultat compte, les robots ont un niveau.
house-problem-rated-stands = À une table classée, il n’y a ni conseils ni programmes, et on n’efface pas une partie : on peut abandonner, et l’on est dernier.
house-problem-no-push = Cette maison ne peut pas envoyer de messages à votre appareil.
house-problem-not-begun = Cette partie n’a pas encore commencé.
house-problem-not-over = Cette partie n’est pas encore finie.
house-problem-not-playing = On ne joue pas à cette table pour l’instant.
house-problem-not-waiting = Vous n’attendez pas de table.
house-problem-not-your-turn = Ce n’est pas à vous de jouer.
house-problem-nothing-asked = Plus personne ne demande à reprendre un coup.
house-problem-only-key = Seul ce lien ouvre la place : quittez plutôt la table.
house-problem-nothing-to-redo = Rien de ce qui a été annulé ne peut être rétabli maintenant.
house-problem-nothing-to-undo = Vous n’avez rien à reprendre pour l’instant.
house-problem-somebody-is-away = Une personne qui devrait accepter est absente.
house-problem-too-big = C’est trop gros pour cette maison.
house-problem-nobody-minds = Seul contre des robots, on interrompt la partie ; on ne l’abandonne pas.
house-problem-resigned = Vous avez abandonné : un remplaçant joue cette place jusqu’à la fin.
house-problem-others-play = D’autres personnes jouent ici : vous pouvez abandonner votre place, pas interrompre la partie.
house-problem-bad-box = Ce fichier de boîte ne convient pas au jeu : { $detail }
house-problem-bad-box-line = La ligne { $line } du fichier de boîte ne convient pas au jeu : { $detail }
house-problem-bad-record = Ce fichier n’est pas l’enregistrement d’une partie, ou il est abîmé.
house-problem-bad-record-line = Ce fichier ne se rejoue pas : la ligne { $line } n’est pas comme elle devrait.
house-problem-no-such-point = On ne peut pas reprendre la partie à cet endroit.
house-problem-no-such-table = Une telle table ne peut pas être ouverte.
house-problem-not-allowed = Les règles ne le permettent pas maintenant.
house-problem-unfinished = Cette partie n’est pas finie : on n’apporte que des parties finies.
house-problem-unknown-action = Le jeu ne connaît pas ce coup.

## Laisser entrer

house-mine-title = Cette place est celle de { $name }
house-mine-ask = Est-ce vous ? Alors dites oui sur l’appareil où vous avez pris place, et continuez ici.
house-mine-yes = C’est moi
house-mine-no = Non, seulement regarder
house-mine-wait = Ouvrez cette table sur l’appareil où vous avez pris place. Il demande si ce numéro est le vôtre :
house-mine-link = Il n’est pas à portée ? Un lien personnel créé là-bas ouvre aussi cet appareil-ci.
house-mine-refused = L’autre appareil a dit non.
house-mine-over = Personne n’a répondu à temps.
house-mine-again = Redemander
house-mine-become = Cet appareil est celui de { $here }. Si vous devenez { $name }, { $here } n’y sera plus connu.
house-stop-asking = Ne plus demander
house-knock-device = { $device } veut être vous, ici et à toutes vos tables. Il affiche { $sign }. Est-il à vous ?
house-knock-any = Un autre appareil
house-knock-yes = Oui, il est à moi
house-knock-no = Non
house-knock-seat = { $name } demande une place.
house-knock-give = Donner une place
house-knock-refuse = Non
house-code-spoken = À dire à voix haute :
house-code-spoken-more = Qui le tape à l’accueil vous demande une place. Il ne vaut plus rien dès que la partie commence.
house-ask-title = Demander une place : { $code }
house-ask = Demander une place
house-ask-wait = { $game } : on demande à { $name } si vous pouvez vous asseoir.
house-ask-refused = { $name } a dit non.
house-ask-over = Personne n’a répondu à temps, ou la table n’attend plus.
house-problem-no-code = Aucune table en attente n’a ce code.
house-problem-no-knock = Personne ne le demande plus.
house-problem-not-missing = Cette personne est là, ou n’est pas absente depuis deux minutes.
house-problem-time-is-given = À cette table, chacun a son temps.
house-problem-bad-mailbox = Ce n’est pas une adresse électronique.
house-problem-both-sit-there = Vos deux comptes sont à une table qui n’est pas finie. Terminez d’abord cette partie.
house-problem-has-a-role = Un compte qui a un rôle dans cette maison ne peut pas être réuni à un autre. Demandez à son propriétaire.
house-problem-last-way = C’est votre seul moyen de connexion. Ajoutez-en d’abord un autre.
house-problem-no-mail = Ce serveur n’envoie pas de courriel.
house-problem-no-mailbox = Vous n’avez pas d’adresse électronique pour vous connecter. Ajoutez-en une d’abord.
house-problem-another-mailbox = Ce n’est pas l’adresse avec laquelle vous vous connectez.
house-problem-wrong-stop = Ce lien est incomplet : il n’arrête aucune lettre. Copiez-le en entier.
house-problem-not-told-there = Plus rien n’y est envoyé.
house-problem-no-passkeys = Pas de clé d’accès à cette adresse : il faut https et un nom.
house-problem-no-provider = Ce serveur ne connaît pas ce fournisseur d’identité.
house-problem-no-way = Ce n’est plus un moyen de connexion.
house-problem-no-way-back = Vous ne pourriez pas revenir : ajoutez d’abord un moyen de connexion.
house-problem-nobody-yet = Personne ne se connecte encore ainsi.
house-problem-asked-elsewhere = Ouvrez ce lien dans le navigateur où vous l’avez demandé, ou demandez une lettre ici.
house-problem-passkey-taken = Cette clé d’accès appartient déjà à quelqu’un.
house-problem-prove-it = Connectez-vous d’abord encore une fois sur cet appareil.
house-problem-provider-away = Le fournisseur d’identité ne répond pas. Réessayez plus tard.
house-problem-provider-says-no = Le fournisseur d’identité n’a pas dit qui vous êtes. Réessayez.
house-problem-too-many-passkeys = Vous avez autant de clés d’accès que possible. Retirez-en une qui ne sert plus.
house-problem-unknown-passkey = Personne ici n’a cette clé d’accès.
house-problem-wrong-passkey = La clé d’accès n’a pas répondu comme il faut. Réessayez.
house-problem-wrong-ticket = Ce lien a déjà servi, ou il est trop vieux. Demandez-en un autre.
