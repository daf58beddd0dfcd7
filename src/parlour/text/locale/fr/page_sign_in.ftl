### La connexion : moyens, lettres, entrées.

sign-title = Se connecter
sign-more = Ce n’est pas obligatoire. Qui se connecte garde son nom, ses tables, ses parties et ses classements, quoi qu’il arrive à ce navigateur.
sign-how = Comment ?
sign-who = Qui entre ?
sign-none = Ce serveur ne propose aucun moyen de connexion. Un lien personnel, sous « Vous », vous suit sur un autre appareil.
sign-new-here = Pas encore de quoi vous connecter ?
sign-new-here-more = Jouez tout de suite, en invité. Sous « Vous », vous pouvez ajouter un moyen de vous connecter, ou un lien personnel pour un autre appareil.
sign-new-here-go = Nom et moyens de connexion
sign-link-go = Lien personnel, sous « Vous »
sign-by-passkey = Se connecter avec une clé d’accès
sign-by-passkey-more = Par l’empreinte, le visage ou le code de votre appareil. Sans mot de passe.
sign-by-provider = Se connecter avec { $provider }
sign-address = Adresse électronique
sign-letter = M’envoyer un lien
sign-letter-more = L’adresse n’est pas conservée : seulement une empreinte, pour la reconnaître.
sign-letter-sent = Une lettre est en route, sauf si cette adresse en a déjà reçu plusieurs dans l’heure. Ouvrez son lien dans les 15 minutes.
sign-letter-lost = Rien n’est arrivé ? Regardez aussi parmi les indésirables ; une lettre peut prendre quelques minutes.
sign-letter-again = Écrire encore, ou à une autre adresse
sign-look-again = Réessayer
sign-changed-mind = Rien n’a été fait. Réessayez quand vous voulez.
sign-elsewhere = Ce lien a été demandé dans un autre navigateur. Si ce n’était pas vous, dites non.
sign-somebody-here = Cet appareil est celui de { $here }, et vous venez de montrer que vous êtes { $name }.
sign-bring = Les deux, c’est moi : n’en faire qu’un, { $name }
sign-bring-more = Les tables, parties et statistiques de { $here } deviennent celles de { $name }. Les autres appareils et liens de { $here } prennent fin.
sign-replace = Seulement devenir { $name } ici
sign-replace-more = Les tables de { $here } restent à { $here }, sur ses autres appareils.
sign-stay = Rester { $here }
sign-yours = Vous êtes { $name }.
sign-come-in = Entrer en tant que { $name }
sign-no = Non
sign-add = Désormais, vous connecter ainsi au compte { $here } ?
sign-add-yes = Oui, c’est à moi
sign-keep = Mes autres appareils restent connectés
sign-new = Vous êtes nouveau ici. Comment vous appeler ?
sign-new-yes = Commencer
sign-guest = Vous êtes de passage : seul ce navigateur vous connaît. Ajoutez un moyen de connexion, et rien ne se perd avec lui.
sign-ways = Vos moyens de connexion
sign-passkey = Clé d’accès
sign-passkey-of = Clé d’accès ({ $label })
sign-passkey-used = depuis le { $made }, dernière fois le { $used }
sign-passkey-made = C’est fait : vous pouvez vous connecter avec cette clé d’accès.
sign-mailbox = Un lien par courriel
sign-provider = Le fournisseur d’identité de la maison
sign-since = depuis le { $made }
sign-end-one = Retirer : { $way }
sign-way-ended = C’est fait : plus personne ne se connecte ainsi.
sign-add-passkey = Ajouter une clé d’accès
sign-add-another = Ajouter une autre clé d’accès
sign-prove = Pour les changer, connectez-vous encore une fois sur cet appareil : un téléphone prêté ne change rien.
sign-again = Se connecter encore une fois
sign-member-already = Je me suis déjà connecté ici
sign-out = Se déconnecter
sign-out-all = Se déconnecter partout
sign-out-all-what = Ensuite, plus aucun de vos appareils n’est à vous, celui-ci non plus ; vos liens personnels ne valent plus rien. Vous revenez en vous connectant.
sign-role =
    { $role ->
        [director] Vous dirigez des tournois ici.
        [moderator] Vous êtes responsable de la modération ici.
        [owner] Vous êtes propriétaire de cette maison.
       *[member] Vous êtes membre ici.
    }
