### Les leçons et les règles, sur la page.

learn-lesson = Leçon
learn-coach = Votre guide
learn-back = Retour
learn-next = Suite
learn-show = Montrez-moi
learn-begin = Commencer
learn-again = Depuis le début
learn-move = Coup { $move } sur { $moves }
learn-told = À lire
learn-progress = { $done } coups joués sur { $moves }
learn-now = Maintenant : { $step }
learn-others = { $count ->
    [one] Ce qui s’est passé entre-temps
   *[other] Ce qui s’est passé entre-temps ({ $count })
}
learn-other = Permis aussi, mais pas maintenant
learn-other-more = « { $option } » serait possible ici. Pour cette leçon, choisissez plutôt : { $wanted }
learn-other-leads = Voici où cela mènerait :
learn-other-unsure = Ce qui en résulte dépend du hasard.
learn-confirm = Jouer
learn-cancel = Autre chose
learn-pick = Ou choisissez dans la liste
learn-play-on = Continuer la partie d’ici
learn-play-level = Force du robot
learn-rules = Toutes les règles
learn-rule = Règle { $cite }
learn-leave = Autres leçons

## Les règles

learn-rules-title = { $game } : les règles
learn-rules-of = Les règles
learn-contents = Chapitres
learn-search = Chercher dans les règles
learn-search-clear = Effacer la recherche
# Words of every question, which a search leaves out; then groups of words that mean the same to whoever searches.
learn-idle-words = comment que quoi quand ou qui pourquoi est-ce qu'est-ce est sont le la les l un une des de du d a au aux en dans sur par pour avec et si je tu il elle on nous vous ils mon ma mes ton ta tes votre vos son sa ses ce cet cette ca se passe faire fait faut-il faut peut peut-on dois-je puis-je ai avoir y combien quel quelle quels quelles plus n ne pas lorsque lorsqu'on arrive cas
learn-same-words = gagner gagne vainqueur remporte victoire; egalite exaequo partage; vide epuise epuisee manque; fin finit termine acheve; argent piece pieces; acheter construire monter cout coute payer; ouvrier representant; debut commence preparation premier; points marque score
learn-found = { $count ->
    [0] Rien trouvé
    [one] Un paragraphe trouvé
   *[other] { $count } paragraphes trouvés
}
learn-words = Vocabulaire
learn-words-note = Note
learn-print = Imprimer
learn-lesson-start = Apprendre en jouant
learn-link = Lien vers { $id }
learn-pieces = Matériel
learn-near = Autour de cette règle
learn-whole = Toute la règle
learn-one = Cette règle seulement
learn-page = Ouvrir en page
learn-close = Fermer les règles
learn-choose-game = Quel jeu ?
