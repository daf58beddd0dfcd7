### World’s Fair 1893 : noms et histoires des cartes, d’après l’Exposition universelle de Chicago de 1893.

## Agriculture

card-1 = Le fromage géant du Canada
    .story = Venu de Perth, en Ontario, il pesait près de dix tonnes et faisait parler tout le palais de l’Agriculture.
card-2 = Le temple en chocolat Stollwerck
    .story = Venu de Cologne, un temple de près de douze mètres : treize tonnes de chocolat autour d’une statue de Germania.
card-3 = La brasserie dorée de Pabst
    .story = Une maquette dorée de l’usine de Milwaukee, montée par Frederick Pabst pour éclipser les brasseurs rivaux.
card-4 = Les breloques cornichons de Heinz
    .story = Relégué à l’étage, Henry Heinz y attira la foule en offrant une breloque de montre en forme de cornichon.
card-5 = Les moissonneuses McCormick
    .story = La firme de Chicago rangea ses dernières machines autour d’une vue de la ferme virginienne de son fondateur.
card-6 = Le parc des moulins à vent
    .story = Du vieux moulin hollandais à l’éolienne d’acier, toute une flotte tournait au vent près de l’étang sud.
card-7 = La cloche de la Liberté en grains
    .story = La Pennsylvanie façonna sa célèbre cloche en céréales, dans un pavillon lui-même tapissé de grains.
card-8 = Le thé de Ceylan
    .story = Des Cinghalais bravèrent l’hiver de Chicago pour bâtir ces comptoirs et gagner l’Amérique au thé de Ceylan.

## Beaux-Arts

card-9 = Le Départ du foyer
    .story = Un jeune fermier quitte les siens : le public élut ce tableau de Thomas Hovenden son préféré de l’exposition.
card-10 = L’Omnibus de Zorn
    .story = Isabella Stewart Gardner acheta ici cette scène parisienne à Anders Zorn : le début d’une longue amitié.
card-11 = La Clinique Agnew
    .story = Thomas Eakins y peint une opération devant un amphithéâtre d’étudiants ; sa Clinique Gross était là aussi.
card-12 = Le Wernyhora de Matejko
    .story = La Pologne n’était sur aucune carte, mais ses peintres avaient leur salle : le voyant de Matejko y prédit son réveil.
card-13 = L’Aigle de bronze de Suzuki
    .story = Suzuki Chōkichi fondit en 1892 ce rapace criant de vérité, aujourd’hui conservé au musée national de Tokyo.
card-14 = La Mort et le Sculpteur
    .story = Un ange arrête la main d’un jeune sculpteur : montré ici en plâtre, le groupe fit la gloire de Daniel Chester French.
card-15 = Le Coup de vent de Homer
    .story = Une mère, l’enfant sur le dos, brave le vent du rivage ; Winslow Homer avait repris la toile avant l’exposition.
card-16 = La collection de Sara Hallowell
    .story = Sara Hallowell réunit des chefs-d’œuvre étrangers prêtés par des amateurs américains, dont quatre Monet.

## Électricité

card-17 = La tour de lumière d’Edison
    .story = La colonne de General Electric, couverte de milliers de lampes, portait une ampoule de près de 2,50 m.
card-18 = Le télautographe de Gray
    .story = À l’autre bout d’un fil, la plume d’Elisha Gray retraçait tout ce que l’on écrivait au même instant.
card-19 = L’Œuf de Colomb de Tesla
    .story = Un champ magnétique tournant dressait sur sa pointe un œuf de cuivre : Tesla expliquait le moteur à induction.
card-20 = La cuisine électrique
    .story = Fours, grils et fers à repasser chauffés par le seul courant : l’une des grandes nouveautés ménagères.
card-21 = Les phonographes d’Edison
    .story = Pour une pièce glissée dans la fente, le visiteur écoutait une voix ou un air enregistrés.
card-22 = Le grand projecteur
    .story = Le projecteur d’un mètre cinquante de General Electric balayait le ciel ; il brilla ensuite au-dessus de Los Angeles.
card-23 = Le courant polyphasé Westinghouse
    .story = Générateurs, moteurs et transformateurs montraient comment produire, porter et employer le courant alternatif.
card-24 = Le temple égyptien lumineux
    .story = Ses piliers de verre vert luisaient de l’intérieur ; ses murs servaient de vitrines aux appareils électriques.

## Manufactures

card-25 = La chapelle Tiffany
    .story = Devant les mosaïques et les vitraux de Louis Comfort Tiffany, rapporte-t-on, les hommes ôtaient leur chapeau.
card-26 = La grande lunette Yerkes
    .story = Le tube et la monture de la plus grande lunette du monde ; son objectif d’un mètre n’était pas encore achevé.
card-27 = Le Colomb d’argent de Gorham
    .story = Coulé en argent d’après Bartholdi, père de la statue de la Liberté, et refondu une fois l’exposition finie.
card-28 = La tour de l’horloge
    .story = Cette horloge à remontage automatique enjambait l’allée centrale et sonnait dans tout le palais chaque quart d’heure.
card-29 = Les grilles de fer allemandes
    .story = Forgées par les frères Armbrüster de Francfort ; la grille centrale s’élevait à elle seule à douze mètres.
card-30 = Le portique de porcelaine
    .story = La manufacture royale de Berlin le fit en porcelaine ; sa grande Germania comptait plus de mille carreaux.
card-31 = Le vase Magnolia de Tiffany
    .story = Argent et émail sur un dessin de John Curran ; il est aujourd’hui au Metropolitan Museum de New York.
card-32 = Le bois pétrifié d’Arizona
    .story = Des arbres changés en pierre, polis comme des gemmes, non loin de la grande lunette de l’allée centrale.

## Transports

card-33 = La locomotive n° 999
    .story = La coureuse du New York Central arrivait auréolée d’une pointe de vitesse qu’on disait de plus de 180 km/h.
card-34 = La John Bull
    .story = Construite en Angleterre en 1831, prêtée par la Smithsonian, la vieille machine gagna Chicago par ses propres moyens.
card-35 = Le train d’apparat de Pullman
    .story = Derrière la locomotive Columbus, un palais sur roues, avec salle de bains et salon de barbier à bord.
card-36 = Le marteau-pilon de Bethlehem
    .story = Peinte comme du fer, la maquette en bois de ce marteau de 125 tonnes à forger les blindages enjambait l’allée.
card-37 = La tranche de paquebot
    .story = Une tranche de transatlantique grandeur nature, cheminée comprise, que l’on gravissait pont après pont.
card-38 = La maquette du HMS Victoria
    .story = Une demi-coque de neuf mètres contre un miroir ; en juin 1893, le vrai cuirassé, éperonné, sombra.
card-39 = La Lord of the Isles
    .story = La machine à voie large du Great Western, vedette de Londres en 1851, fut de nouveau exposée à Chicago.
card-40 = Le Viking
    .story = Le capitaine Magnus Andersen et onze hommes menèrent de Bergen à Chicago cette copie du bateau de Gokstad.

## Le Midway Plaisance

card-41 = La Grande Roue de Ferris
    .story = Haute de 80 mètres, avec 36 cabines de soixante places : la réponse de Chicago à la tour Eiffel.
card-42 = Une rue du Caire
    .story = Promenades à dos de chameau, âniers et cortèges de noces : le coin le plus joyeux du Midway.
card-43 = Les animaux de Hagenbeck
    .story = Carl Hagenbeck, de Hambourg, amena ses bêtes dressées, et jusqu’à des lions montant à cheval.
card-44 = Le château de Blarney
    .story = Dans le village irlandais de Lady Aberdeen, on montait baiser un morceau, disait-on, de la pierre de Blarney.
card-45 = Le château de Donegal
    .story = L’autre village irlandais, celui de Mme Hart, montrait dentellières et tisserands à l’œuvre dans ses chaumières.
card-46 = Le village allemand
    .story = Des maisons paysannes, un château à douves plein d’armures anciennes et deux musiques militaires au jardin.
card-47 = Le Vieux-Vienne
    .story = Une copie du Graben tel qu’il était deux siècles plus tôt, avec un orchestre sur la place.
card-48 = Le palais mauresque
    .story = Derrière des murs à la façon de l’Alhambra, un dédale de miroirs multipliait palmiers et figures de cire.
card-49 = Le village turc
    .story = Son visage le plus connu : Far-Away Moses, le guide de Constantinople que Mark Twain avait rendu célèbre.
card-50 = Le palais persan
    .story = Conçu comme un musée des arts de Perse, il vécut bientôt de ses danses, que le public préférait.
card-51 = Le village algérien et tunisien
    .story = Dômes de faïence et minarets encadraient une rue d’Alger, une rue de Tunis et une salle de concert.
card-52 = Le village chinois
    .story = Un temple, un jardin de thé, un bazar et un théâtre où l’on jouait en riches costumes.
card-53 = Le village javanais
    .story = Dans un théâtre de bambou et de chaume, un gamelan de gongs et de xylophones jouait pour les marionnettes.
card-54 = Le village samoan
    .story = Des insulaires des mers du Sud battaient des troncs creux et attiraient le public à leurs chants et danses.
card-55 = Le village du Dahomey
    .story = Des Africains de l’Ouest y chantaient et dansaient ; Frederick Douglass protesta contre leur exhibition.
card-56 = Le village lapon
    .story = Deux douzaines de Samis vinrent avec tentes, traîneaux et rennes, et souffrirent de la chaleur de Chicago.
card-57 = Le ballon captif
    .story = Retenu par un câble, il enlevait ses passagers au-dessus du Midway, jusqu’au jour où un coup de vent le déchira.
card-58 = Le chemin de fer de glace
    .story = En plein été, des traîneaux filaient au son des grelots sur une piste de vraie glace, faite à la machine.
card-59 = La verrerie Libbey
    .story = On y voyait souffler, tailler et filer le verre ; une robe en fut tissée pour l’infante Eulalie d’Espagne.
card-60 = Les verriers de Murano
    .story = La Compagnie de Venise et Murano soufflait le verre devant le public, comme chez elle sur la lagune.
card-61 = Saint-Pierre en miniature
    .story = La basilique romaine réduite au seizième, avec des gardes en uniforme du Vatican.
card-62 = Le natatorium
    .story = Un bassin de natation public, en face du village allemand, de l’autre côté de l’avenue.
card-63 = Le cyclorama du Kilauea
    .story = Une toile tout autour plaçait le visiteur au fond du cratère hawaïen ; Pélé, déesse du feu, dominait l’entrée.
card-64 = Le panorama des Alpes suisses
    .story = Une immense peinture circulaire plaçait le visiteur parmi les cimes neigeuses des Alpes bernoises.
card-65 = La salle zoopraxographique
    .story = Eadweard Muybridge y parlait du mouvement des animaux et projetait des images animées sur un écran.
card-66 = Le théâtre électrique
    .story = Un paysage alpin peint passait de l’aube à la nuit par le seul jeu de la lumière électrique.
card-67 = Les autruches de Californie
    .story = Entre deux villages du monde, on pouvait s’arrêter pour regarder une autruche vivante dans les yeux.
card-68 = Le congrès de la beauté
    .story = Il promettait quarante dames de quarante nations en costume ; les moqueurs doutaient de certaines nations.

## Personnalités influentes

figure-burnham = Daniel Burnham
    .story = L’architecte de Chicago qui, directeur des travaux, conduisit le dessin et la construction de la Ville Blanche.
    .short = Burnham
figure-davis = George Davis
    .story = Colonel et ancien représentant au Congrès, il fut le directeur général de l’exposition.
    .short = Davis
figure-palmer = Bertha Palmer
    .story = Présidente du Conseil des dames, elle fut la voix des femmes à l’exposition et veilla sur le palais de la Femme.
    .short = Palmer
figure-mccormick = Cyrus McCormick
    .story = Le roi de la moissonneuse mourut en 1884 ; sa firme, menée par son fils Cyrus, exposa ici ses machines.
    .short = McCormick
figure-saint-gaudens = Augustus Saint-Gaudens
    .story = Sculpteur et conseiller de Burnham ; sa Diane se dressait sur le dôme du palais de l’Agriculture.
    .short = Saint-Gaudens
figure-westinghouse = George Westinghouse
    .story = Sa compagnie emporta le contrat d’éclairage de l’exposition et l’honora en courant alternatif.
    .short = Westinghouse
figure-schwab = Charles H. Schwab
    .story = Fabricant de chaussures à Chicago, il fut l’un des administrateurs de la société qui organisa l’exposition.
    .short = Schwab
figure-pullman = George Pullman
    .story = Le magnat des wagons-lits ; ses plus beaux trains étaient exposés dans l’annexe du palais des Transports.
    .short = Pullman

card-69 = { figure-burnham }
    .story = { figure-burnham.story }
card-70 = { figure-burnham }
    .story = { figure-burnham.story }
card-71 = { figure-burnham }
    .story = { figure-burnham.story }
card-72 = { figure-burnham }
    .story = { figure-burnham.story }
card-73 = { figure-burnham }
    .story = { figure-burnham.story }
card-74 = { figure-davis }
    .story = { figure-davis.story }
card-75 = { figure-davis }
    .story = { figure-davis.story }
card-76 = { figure-davis }
    .story = { figure-davis.story }
card-77 = { figure-davis }
    .story = { figure-davis.story }
card-78 = { figure-palmer }
    .story = { figure-palmer.story }
card-79 = { figure-palmer }
    .story = { figure-palmer.story }
card-80 = { figure-palmer }
    .story = { figure-palmer.story }
card-81 = { figure-palmer }
    .story = { figure-palmer.story }
card-82 = { figure-mccormick }
    .story = { figure-mccormick.story }
card-83 = { figure-mccormick }
    .story = { figure-mccormick.story }
card-84 = { figure-saint-gaudens }
    .story = { figure-saint-gaudens.story }
card-85 = { figure-saint-gaudens }
    .story = { figure-saint-gaudens.story }
card-86 = { figure-westinghouse }
    .story = { figure-westinghouse.story }
card-87 = { figure-westinghouse }
    .story = { figure-westinghouse.story }
card-88 = { figure-schwab }
    .story = { figure-schwab.story }
card-89 = { figure-schwab }
    .story = { figure-schwab.story }
card-90 = { figure-pullman }
    .story = { figure-pullman.story }
card-91 = { figure-pullman }
    .story = { figure-pullman.story }
