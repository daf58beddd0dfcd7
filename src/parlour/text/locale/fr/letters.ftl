# Lettres de la maison, par courriel
letter-sign-in-subject = Parlour : votre lien de connexion
letter-sign-in =
    Vous, ou une personne qui a saisi cette adresse, avez demandé à vous connecter à { $house }.

    Ouvrez ce lien et dites oui sur la page :
    { $link }

    Il sert une fois, pendant { $minutes } minutes. Tant que vous n’avez pas dit oui sur la page, il ne se passe rien. Si ce n’était pas vous, jetez cette lettre : personne n’entre sans elle.

# Les nouvelles, ensemble : une lettre par sujet à la fois. Ni noms, ni cartes.
news-turn = { $game } : à vous de jouer
news-seat = { $game } : une place vous est gardée
news-friend = Une personne avec qui vous avez joué vous propose d’être amis
news-begins = { $name } ({ $game }) commence dans l’heure
news-round = { $name } ({ $game }) : la ronde est appariée, votre table est prête
news-over = { $name } ({ $game }) est terminé : voyez le résultat
news-off = { $name } ({ $game }) est annulé

letter-turns-subject = { $many ->
    [one] Parlour : une table vous attend
   *[other] Parlour : { $many } tables vous attendent
}
letter-turns = { $many ->
    [one] Une table attend votre coup :
   *[other] { $many } tables attendent votre coup :
}
letter-invitations-subject = { $many ->
    [one] Parlour : une invitation pour vous
   *[other] Parlour : { $many } invitations pour vous
}
letter-invitations = { $many ->
    [one] Une invitation attend votre réponse :
   *[other] { $many } invitations attendent votre réponse :
}
letter-tournaments-subject = { $many ->
    [one] Parlour : des nouvelles de votre tournoi
   *[other] Parlour : { $many } nouvelles de vos tournois
}
letter-tournaments = { $many ->
    [one] D’un tournoi où vous jouez :
   *[other] De tournois où vous jouez :
}
letter-more = { $many ->
    [one] et une autre, ici :
   *[other] et { $many } autres, ici :
}
letter-last = Aucune visite de votre part depuis les dernières lettres. C’est la dernière à ce sujet jusqu’à votre retour.
letter-why-turns = Vous recevez cette lettre parce que vous avez activé les lettres au sujet de vos tours sur { $house }.
letter-why-invitations = Vous recevez cette lettre parce que vous avez activé les lettres au sujet des invitations sur { $house }.
letter-why-tournaments = Vous recevez cette lettre parce que vous avez activé les lettres au sujet des tournois sur { $house }.
letter-every = { $minutes ->
    [one] Il en vient une par minute au plus.
   *[other] Il en vient une toutes les { $minutes } minutes au plus.
}
letter-stop =
    Plus de lettres à ce sujet ? Ce lien y met fin, sans connexion :
    { $link }

push-turns-title = À vous de jouer
push-turns = { $many ->
    [one] Une table vous attend.
   *[other] { $many } tables vous attendent.
}
push-invitations-title = Invitation
push-invitations = { $many ->
    [one] Une invitation vous attend.
   *[other] { $many } invitations vous attendent.
}
push-tournaments-title = Tournoi
push-tournaments = { $many ->
    [one] Il y a du nouveau dans votre tournoi.
   *[other] Il y a { $many } nouvelles de vos tournois.
}
