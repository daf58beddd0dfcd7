### Les clubs : les miens, l’un d’eux, et une invitation.

clubs-title = Clubs
clubs-sub = Un cercle à vous : ses tables, son classement, ses tournois et ses soirées, pour ses membres seulement.
clubs-mine = Mes clubs
clubs-none = Vous n’êtes encore dans aucun club. Fondez-en un, ou ouvrez le lien que l’on vous envoie.
clubs-many = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
clubs-closed = fermé
clubs-new = Un nouveau club
clubs-new-more = Vous en êtes responsable, et vous invitez les autres par un lien. Personne d’autre ne le trouve.
clubs-name = Nom du club
clubs-about = Quelques mots sur le club
clubs-make = Fonder le club
clubs-sign-in = Un responsable de club doit pouvoir se connecter, pour que le club ne se perde pas avec un navigateur.
clubs-sign-in-go = Ajouter un moyen de connexion

## Une invitation
clubs-invited = On vous invite
clubs-invited-more = { $name } serait heureux de vous accueillir. Ses membres verront votre nom.
clubs-join = Entrer
clubs-as = Votre nom dans le club
clubs-wrong-link = Cette invitation n’est pas, ou plus, valable. Demandez-en une nouvelle à qui vous l’a envoyée.

## Son salon
clubs-open = Tables où s’asseoir
clubs-open-none = Aucune table n’attend pour le moment.
clubs-table = Dresser une table
clubs-playing = Parties en cours

## Son calendrier
clubs-calendar = Calendrier
clubs-calendar-none = Rien d’annoncé.
clubs-no-date = sans date
clubs-evening = Une soirée
clubs-tournament = tournoi
clubs-ics = Télécharger le calendrier
clubs-announce = Annoncer une soirée
clubs-evening-title = Son titre
clubs-evening-begins = Début, à votre heure
clubs-evening-told = La soirée est annoncée.
clubs-any-game = N’importe quel jeu
clubs-call-off = Annuler
clubs-call-off-more = « { $title } » est retiré du calendrier.

## Ses membres
clubs-people = Membres
clubs-since = depuis le { $date }
clubs-leads = responsable
clubs-act = Décider
clubs-act-of = Décider au sujet de { $name }
clubs-act-lead = Rendre aussi responsable
clubs-act-lead-more = Vous êtes responsables tous les deux ; aucun ne peut exclure l’autre.
clubs-act-hand-on = Rendre responsable à votre place
clubs-act-hand-on-more = Vous restez dans le club, sans en être responsable.
clubs-act-remove = Exclure du club
clubs-act-remove-more = Cette personne peut revenir par l’invitation. Une partie en cours continue.
clubs-act-remove-since = Exclure cette personne et les suivantes
clubs-act-remove-since-more = Cette personne et toutes celles entrées après elle, sauf les responsables, sont exclues, et le lien est renouvelé.
clubs-act-ban = Bannir du club
clubs-act-ban-more = Cette personne ne peut plus revenir, et on lui dit pourquoi. Une partie en cours continue.
clubs-why = Pourquoi ? Le motif est gardé dans le journal du club.
clubs-done = C’est fait.
clubs-leave = Quitter le club
clubs-leave-more = Vous pourrez revenir par son invitation. Si personne d’autre n’en est responsable, le plus ancien membre le devient ; avec la dernière personne, le club prend fin.
clubs-report = Signaler ce club

## Son classement
clubs-ladder = Classement du club

## Pour les responsables
clubs-invite = Inviter
clubs-invite-more = Qui a ce lien peut entrer, même sans compte.
clubs-renew = Renouveler le lien
clubs-renew-more = Les liens déjà envoyés n’ouvrent plus rien. Qui est dans le club y reste.
clubs-renewed = Le lien est nouveau.
clubs-lead = Diriger le club
clubs-change = Nom et description
clubs-keep = Enregistrer
clubs-banned = Bannis du club
clubs-gone = Ont quitté le club
clubs-ban-of = Bannir { $name } du club
clubs-unban = Laisser revenir
clubs-unban-of = Laisser revenir { $name }
clubs-log = Ce qui a été fait
clubs-log-none = Rien encore.
clubs-somebody = quelqu’un
clubs-did-lead = { $by } a aussi rendu { $whom } responsable.
clubs-did-hand-on = { $by } a transmis le club à { $whom }.
clubs-did-remove = { $by } a exclu { $whom }.
clubs-did-remove-since = { $by } a exclu { $whom } et les personnes entrées ensuite.
clubs-did-ban = { $by } a banni { $whom }.
clubs-did-unban = { $by } laisse revenir { $whom }.
clubs-did-left = { $whom } a quitté le club.
clubs-did-rename = { $by } a changé le nom du club.
clubs-did-about = { $by } a changé la présentation du club.
clubs-did-renew = { $by } a renouvelé le lien.
clubs-did-evening = { $by } a annoncé une soirée.
clubs-did-call-off = { $by } a annulé une soirée.
clubs-did-falls-to = { $whom } devient responsable, par ancienneté.
clubs-did-house = La modération a changé le nom du club.
