### La leçon d’Oware : Ama apprend, Kofi est l’autre joueur.

lesson-oware-title = Oware en quatre coups
    .about = Semer, atteindre l’autre rangée, capturer.

lesson-oware-board = Vous êtes Ama. Les six cases de la première rangée sont à vous, les six autres à Kofi ; chacune contient quatre graines. Qui a 25 des 48 graines dans son grenier gagne.
    .title = Douze cases

lesson-oware-sow = Choisissez une case et semez-la : toutes ses graines tombent, une à une, dans les cases suivantes. Semez la case a.
    .title = Semer
lesson-oware-sow-after = La case a est vide ; de b à e, il y a cinq graines par case.

lesson-oware-far = Au bout de votre rangée, les graines continuent chez Kofi. Semez la case e : une graine reste chez vous, quatre nourrissent Kofi.
    .title = Après le tournant

lesson-oware-capture = C’est la dernière graine qui compte. Si elle porte à deux ou trois une case de Kofi, ces graines sont à vous. La case e de Kofi en contient une, et votre case f a juste les cinq graines qu’il faut. Semez la case f.
    .title = Capturer
lesson-oware-capture-after = Deux graines vont dans votre grenier.

lesson-oware-twice = Remontez depuis la dernière graine : chaque case de Kofi, juste avant, qui en contient deux ou trois est prise aussi. La case c finit en e, qui passe à deux, et d juste avant passera à trois. Semez la case c.
    .title = Et encore une
lesson-oware-twice-after = Deux et trois font cinq graines. La case c de Kofi n’en contenait qu’une : la capture s’est arrêtée là.

lesson-oware-end = Retenez deux choses : une capture qui prendrait toutes les graines de Kofi n’en prend aucune, et qui n’a plus de graines doit être nourri si c’est possible. À vous de continuer !
    .title = À manger pour deux
