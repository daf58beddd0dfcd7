# Lettres de la maison, par courriel
letter-sign-in-subject = Parlour : votre lien de connexion
letter-sign-in =
    Vous, ou une personne qui a saisi cette adresse, avez demandé à vous connecter à { $house }.

    Ouvrez ce lien et dites oui sur la page :
    { $link }

    Il sert une fois, pendant { $minutes } minutes. Tant que vous n’avez pas dit oui sur la page, il ne se passe rien. Si ce n’était pas vous, jetez cette lettre : personne n’entre sans elle.
