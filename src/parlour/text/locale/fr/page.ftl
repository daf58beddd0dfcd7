### La page : le cadre autour de chaque table.

page-home = Accueil
page-again = Réessayer
page-close = Fermer
page-back = Retour
page-cancel = Annuler
page-copy = Copier
page-gone = Il n’y a rien ici
page-gone-more = La table n’existe plus, ou l’adresse n’est pas tout à fait juste.
page-offline = La maison est injoignable
page-offline-more = Rien n’est perdu : chaque coup confirmé est conservé. La partie reprend dès que la connexion revient.
page-loading = Un instant…

## Places

page-bot-level = Niveau { $level }, { $name }
page-bot-master = { $name }, jusqu’à { $seconds } s par choix
page-here = À table
page-away = N’est pas là, un remplaçant joue
page-bot-faltered = { $level ->
    [0] { $name } n’a pas trouvé de réponse : un coup a été pris au hasard. La partie continue.
   *[other] { $name } n’a pas trouvé de réponse : le niveau { $level } a choisi ce coup. La partie continue.
}
page-bot-again = { $name } n’a pas trouvé de réponse ; on lui redemande. Rien n’est perdu : la donne du jour attend.
page-resigned = A abandonné, un remplaçant joue
page-resigned-you = Vous avez abandonné, un remplaçant joue
page-not-here = Pas encore là
page-unseen = Plus là depuis { $since }
page-your-turn = À vous
page-their-turn = Doit jouer
page-you = vous
page-leads = en tête
page-level = ex æquo
page-first-to-come = Place libre
page-invited = Sur invitation
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-seats = Joueurs
page-seat-spoken = { $name }, { $state }
page-time-left = encore { $time }

## Le choix

page-prompt = Le choix
page-waits = { $name } réfléchit
page-master-thinks = depuis { $seconds } s, { $most } s au plus
page-waits-several = On attend { $name }
page-over = La partie est finie
page-paused = Cette partie est suspendue
page-closed = Cette table a été fermée
page-closed-cancelled = Qui l’avait ouverte l’a annulée.
page-closed-cancelled-you = Vous l’avez annulée.
page-closed-expired = Personne n’est venu : elle a été débarrassée.
page-closed-conceded = La personne restée seule a terminé la partie ici et l’a emportée : tous les autres avaient abandonné.
page-closed-conceded-you = Vous l’avez emporté : tous les autres avaient abandonné, et la partie a été terminée ici.
page-closed-abandoned = La personne qui jouait ici a abandonné cette partie.
page-closed-abandoned-you = Vous avez abandonné cette partie.
page-game-runs = Une partie est en cours ici
page-ended = Vous n’êtes plus à cette place
page-ended-seat = La place depuis laquelle vous regardiez n’est plus la vôtre, ou son jeton a changé.
page-ended-guest = La maison a mis fin à votre visite, ou votre profil a été oublié.
page-ended-look = Regarder à nouveau
page-how = Touchez ce qui est marqué sur la table, ou choisissez dans la liste.
page-first = Votre première partie ?
page-first-points = Le nombre à côté d’un nom : les points si l’on comptait maintenant.
page-first-lesson = L’apprendre en une douzaine de coups
page-first-read = Jouer tout de suite
page-confirm = Valider
page-watching = Vous regardez
table-problem-stale = La table a changé entre-temps ; regardez de nouveau.
table-problem-wrong-token = La place de ce lien est prise : la partie a commencé. Vous regardez.

## Outils

page-tools = Outils
page-undo = Reprendre mon coup
page-undo-brief = Reprendre
page-undo-ask = Demander à reprendre
page-undo-none = Aucun de vos coups ne peut être repris maintenant
page-undo-away = Quelqu’un dont il faudrait l’accord est absent
page-redo = Rétablir
page-hint = Conseil
page-daily-hint-off = Pas de conseils dans une donne du jour.
page-daily-undo-off = Dans une donne du jour, on ne reprend rien.
page-daily-leave = Fermez simplement la page : votre essai vous attend jusqu’à minuit (UTC).
page-daily-result = Le résultat du jour
page-daily-name = Donne du jour, { $day }
page-hint-off = Les conseils sont réservés aux parties contre des robots, à votre tour
page-rated = Partie classée : pas de conseils, et l’on ne reprend rien.
page-rated-undo-off = Dans une partie classée, on ne reprend rien.
page-rated-hint-off = Dans une partie classée, il n’y a pas de conseils.
page-rated-resign = Vous êtes dernier de cette partie classée, quoi qu’obtienne votre remplaçant.
page-rated-leave = Un remplaçant joue pour vous. Si vous n’êtes pas de retour avant la fin, ou s’il joue plus que vous, vous êtes dernier de cette partie classée.
page-rating-now = { $name } : { NUMBER($rating, useGrouping: 0) } ± { $error } ({ $change })
page-rating-now-you = Vous : { NUMBER($rating, useGrouping: 0) } ± { $error } ({ $change })
page-rating-left = { $name }, parti et donc dernier : { NUMBER($rating, useGrouping: 0) } ± { $error } ({ $change })
page-rating-left-you = Vous, en dernière place pour être parti : { NUMBER($rating, useGrouping: 0) } ± { $error } ({ $change })
page-ratings = Cotes et classement
page-hint-thinking = Réflexion…
page-why = Expliquer
page-why-how = Touchez maintenant n’importe quoi sur la table : vous saurez à quoi cela sert, ou pourquoi c’est impossible.
page-why-may = Vous pouvez le faire maintenant :
page-how-once = Touchez-le.
page-how-twice = Touchez-le pour voir la suite, touchez-le encore pour le faire.
page-about-points = { $points ->
    [one] { $points } point si l’on comptait maintenant.
   *[other] { $points } points si l’on comptait maintenant.
}
page-points-from = D’où viennent les points
page-points-already = Jusqu’ici
page-points-now = Si l’on comptait maintenant
page-points-total = Total
page-points-source = Origine
page-why-none = Ce n’est pas permis maintenant.
why-not-your-turn = Ce n’est pas à vous de jouer.
page-why-title = Pas maintenant
page-rules = Règles
page-rule = Règle { $cite }
page-menu = Menu
page-chat = Discussion
page-log = Journal
page-moves = Coups
page-hand = Main
page-sheet = Résultat
page-sheet-bigger = Montrer plus
page-sheet-smaller = Montrer moins

## Coups

page-side = Coups, journal et discussion
page-options = Ce que vous pouvez faire
page-other = Autre chose
page-options-none = Rien à choisir pour l’instant
page-options-count = { $count ->
    [one] un choix
   *[other] { $count } choix
}
page-may-end = Cela peut finir la partie
page-will-end = Cela finit la partie
page-log-empty = Rien ne s’est encore passé.
page-log-order = Dans l’ordre du jeu : le plus récent est en bas.
page-log-drawn = Premier joueur tiré au sort : { $name }
page-log-undo = { $name } a repris des coups
page-log-redo = { $name } rejoue ce qui avait été repris
page-log-leave = { $name } a quitté sa place ; un remplaçant joue
page-log-late = { $name } n’a plus de temps ; un remplaçant joue
page-log-overran = { $name } a dépassé son temps ; un remplaçant a joué ce tour
page-log-resign = { $name } abandonne ; un remplaçant joue jusqu’à la fin
page-log-missed = On souhaite un remplaçant pour { $name }
page-log-replace = { $name } n’est pas là ; d’un commun accord, un remplaçant joue
page-log-back = { $name } est de retour
page-log-redeal = Ce qui est caché a été redistribué
page-log-ask = { $name } demande à reprendre des coups
page-log-agree = { $name } est d’accord
page-log-refuse = { $name } n’est pas d’accord
page-log-withdraw = { $name } retire sa demande
page-log-reopen = La table est rouverte
page-since = Depuis votre tour
page-since-for-you = À votre place : { $what }
page-since-points = { $name } : { $before } → { $after }{ $gains ->
    [none] { "" }
   *[other] { " " }({ $gains })
}
page-touched-last = Dernière action : { $what }
page-pointed = Ce qui s’est passé là
page-pointed-show = Montrer sur le plateau
page-watch = Revoir
page-watch-now = Depuis votre tour, encore une fois
page-watch-pause = Pause
page-watch-go = Continuer
page-watch-step = Un pas de plus
page-watch-faster = Plus vite
page-watch-slower = Moins vite
page-watch-stop = Retour à la table
page-held = Ce que les autres ont fait
page-held-more = { $count ->
    [one] Un coup attend d’être montré
   *[other] { $count } coups attendent d’être montrés
}
page-held-next = Montrer le suivant
page-held-all = Tout montrer
page-told-again = Revoir : { $title }
page-told-part = ({ $part } sur { $of })
page-told-rank = { $name } termine { $rank ->
    [1] à la première place
    [2] à la deuxième place
    [3] à la troisième place
   *[other] à la quatrième place
} avec { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
}.
page-told-nothing = Personne ne gagne rien ici.
page-told-totals = Points jusqu’ici
page-told-total = { $name } : { $before } → { $after } ({ $gain })
page-told-kept = { $name } : { $points }
page-told-from = { $total } : { $gains }
page-told-back = Précédent
page-told-more = Lire la suite
page-told-next = Suivant
page-told-done = Continuer
page-told-skip = Passer

## Conseils

page-hint-title = Ce que ferait un bon joueur
page-hint-win = { $win } % de chances de gagner, à { $error } près
page-hint-why = Aussitôt après : { $why }
page-hint-line = Ensuite, peut-être : { $line }
page-lens = Ce que je peux savoir
page-lens-what = Ce que l’on peut savoir à ma place : pour chaque sorte, les chances qu’il y en ait au moins une là, ou leur nombre quand il est certain.
page-lens-memory = Ce que je retiens
page-lens-all = tout ce que j’ai vu
page-lens-table = ce qui est visible
page-lens-wait = Je compte…
page-lens-whose = { $name }, { $place }
page-lens-room = { $place } ({ $many })

## L’entraîneur

page-coach = Entraîneur
page-coach-title = L’entraîneur
page-coach-waits = Votre prochain choix sera commenté.
page-coach-look = Que dois-je regarder ?

## Discussion

page-chat-empty = Personne n’a encore rien dit.
page-chat-say = Dire quelque chose
page-chat-send = Envoyer
page-mute = Ne plus entendre { $name }
page-unmute = Entendre de nouveau { $name }
page-person = Au sujet de { $name }
page-persons = Les personnes à cette table
page-report-of = Signaler { $name }
page-report-table = Signaler quelque chose à cette table
page-report-tournament = Signaler ce tournoi
page-unread = { $count } de plus
page-emotes = Émoticônes
page-emote-wave = Bonjour
page-emote-thanks = Merci
page-emote-bravo = Bien joué
page-emote-laugh = Rire
page-emote-wow = Surprise
page-emote-oops = Oups
page-emote-think = Je réfléchis
page-emote-hourglass = Le temps file
page-emote-luck = Bonne chance
page-emote-cheers = Santé
page-emote-tea = Je reviens
page-emote-night = Bonne nuit

## Annulation sur demande

page-asked = { $name } voudrait annuler : { $what }. Êtes-vous d’accord ?
page-asked-wait = On attend l’accord des autres pour annuler : { $what }.
page-takes = Cela annule : { $what }.
page-takes-redo = Tant que vous ne jouez rien d’autre, tout peut être rétabli.
page-takes-ask = Il faut l’accord des autres.
page-agree = D’accord
page-refuse = Non
page-withdraw = Retirer la demande

## Sur un seul appareil

page-curtain = Passez l’appareil à { $name }
page-curtain-why = Les mains restent cachées jusqu’à ce que { $name } ouvre le rideau.
page-curtain-open = Je suis { $name }

## Menu

page-menu-motion = Mouvements
page-motion-normal = Normaux
page-motion-quick = Rapides
page-motion-off = Aucun
page-menu-others = Ce que font les autres
page-others-instant = Aussitôt
page-others-quick = Rapide
page-others-natural = Naturel
page-others-slow = Lent
page-others-step = Pas à pas
page-menu-coach = Entraîneur
page-menu-coach-more = Un mot après chacun de vos choix, dans les parties contre des robots uniquement.
page-menu-marks = Garder les marques de ce qu’ont fait les autres
page-menu-marks-more = Sinon, elles disparaissent à votre premier appui.
page-menu-theme = Couleurs
page-theme-system = Comme l’appareil
page-theme-light = Jour
page-theme-dark = Soir
page-menu-language = Langue
page-menu-sound = Sons
page-menu-sound-more = Ceux des pièces, des cartes et de l’argent, et un signal quand c’est à vous.
page-menu-emotes = Émoticônes des autres
page-menu-emotes-more = De petits dessins à leur place ; sinon, vous n’en voyez aucun.
page-menu-touch = Un seul appui joue
page-menu-touch-more = Sinon, le premier appui montre ce qui se passerait, le second joue.
page-menu-forced = Jouer pour moi les coups forcés
page-menu-forced-more = Quand il n’y a qu’une chose à faire, elle est faite.
page-menu-leave = Laisser ma place à un remplaçant
page-leave-more = Dès maintenant, un remplaçant joue pour vous. La place reste la vôtre : vous pouvez la reprendre à tout moment.
page-away-now = Un remplaçant joue pour vous. La place est à vous dès que vous revenez.
page-menu-back = Reprendre ma place
page-menu-screen = Montrer sur un grand écran
page-menu-deal = Comment vérifier cette donne
page-deal-promise = Avant que quiconque s’assoie, la maison a promis cette donne : SHA-256 { $promise }
page-deal-secret = Le secret promis : { $secret }. La partie téléchargée se vérifie par : parlour verify
page-deal-later = Le secret est montré à la fin de la partie.
page-menu-keys = Touches
page-key-numbers = choisir une option
page-key-enter = jouer ce qui est choisi
page-key-escape = le reposer
page-key-table = aller à la table
page-key-list = aller à la liste des options
page-key-next = la suite de ce que les autres ont fait, ou de ce qui est raconté

## La fin

page-result = Voir le résultat
page-new-table = Nouvelle table
page-rematch = Revanche
page-rematch-spare = Si quelqu’un refuse
page-rematch-open = sa place est libre
page-rematch-bot = un robot joue
page-retry = Rejouer à partir d’ici
page-retry-moment = Rejouer ce moment
page-retry-back = Revenir à ce moment
page-retry-failed = Impossible de rejouer ce moment : { $detail }
page-replay = Revoir la partie

## Chemins

page-skip-prompt = Aller au choix
page-skip-board = Aller à la table
page-board = La table
page-move-number = Coup { $move }
page-offline-bar = Connexion perdue. Nouvel essai…
page-mishap = Un incident s’est produit sur cette page. Rien de ce qui a été confirmé n’est perdu : rechargez-la.
page-reload = Recharger

# A game that draws no table of its own
plain-view = La table
plain-facts = Ce qu’en disent les règles
plain-options = Ce que vous pouvez faire
plain-part = Élément
plain-draft = Ce jeu n’est pas encore entièrement traduit : une partie reste en anglais.

## Un tour en retard, et partir pour de bon

page-late-once = Votre temps est écoulé : un remplaçant a joué ce tour. La place reste la vôtre.
page-late-once-name = Temps écoulé ({ $names }) : un remplaçant a joué ce tour. La place n’est pas perdue.
page-late-lost = Votre temps s’est écoulé trois fois de suite : un remplaçant joue pour vous jusqu’à votre retour.
page-late-lost-name = Temps écoulé trois fois de suite ({ $names }) : un remplaçant joue en attendant le retour.
page-late-here = Je suis là
page-resign = Abandonner
page-play-on = Non, je continue
page-resign-what = Un remplaçant joue votre place jusqu’à la fin, et le résultat le dira. On ne peut pas revenir.
page-abandon = Abandonner cette partie
page-abandon-what = Les robots s’arrêtent là et personne ne gagne. La partie reste dans la liste de vos tables.
page-conclude = Terminer la partie ici
page-conclude-offer = Il ne reste que vous : continuez contre le remplaçant, ou terminez la partie ici en l’emportant.
page-conclude-what = Tous les autres ont abandonné et sont derniers. La partie se termine ici et vous l’emportez ; elle reste dans la liste de vos tables.
page-resigned-now = { $name } a abandonné. Un remplaçant joue à sa place jusqu’à la fin.
page-resigned-now-you = Vous avez abandonné. Un remplaçant joue à votre place jusqu’à la fin ; vous pouvez regarder, ou partir.
page-resigned-last = { $name } prend la dernière place de cette partie classée.
page-resigned-last-you = Vous prenez la dernière place de cette partie classée.
page-end-resigned = { $name } a abandonné ; un remplaçant a joué jusqu’à la fin.
page-end-resigned-you = Vous avez abandonné ; un remplaçant a joué jusqu’à la fin.
page-end-stood-in = { $count ->
    [one] Un remplaçant a joué un coup pour { $name }.
   *[other] Un remplaçant a joué { $count } coups pour { $name }.
}
page-end-stood-in-you = { $count ->
    [one] Un remplaçant a joué un coup pour vous.
   *[other] Un remplaçant a joué { $count } coups pour vous.
}

## Quelqu’un manque

page-missing = { $name } n’est pas là.
page-missing-since = { $name } n’est plus là depuis { $since }.
page-slow = On attend { $name }.
page-nudge = Relancer
page-nudged = C’est fait
page-nudged-by = { $name } vous attend.
page-stand-in = Laisser jouer un remplaçant
page-stand-in-asked = Pour un remplaçant : { $names }.
page-stand-in-waits = Les autres doivent encore accepter un remplaçant.
