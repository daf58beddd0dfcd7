### Lekcja gry Kairo: uczy się Amina, gra przeciw niej Yusuf.

lesson-ka-title = Poranek na bazarze
    .about = Wabienie klientów, dobieranie kart, rozbudowa straganu i walka o medale.

lesson-ka-bazaar = Gra się o punkty: rozbudowany stragan od razu daje tyle, ile wynosi jego wielkość, największy stragan koloru medale, przy zdobyciu i znów na koniec, a trzy niewydane monety punkt. Liczba przy imieniu to dotychczasowe punkty. Grasz jako Amina, kupcowa z Kairu; Yusuf jest rywalem. Każde ma trzy stragany; sześć jest neutralnych. Sześciu klientów, po jednym w kolorze, szuka straganów swojego koloru; pięciu chodzi po targu, jeden czeka obok. W turze: wabisz klienta, dobierasz dwie karty albo budujesz.
    .title = Witaj na bazarze

lesson-ka-lure = Niebieski klient stoi niedaleko twojego niebieskiego straganu. Klient idzie do najbliższego wolnego wejścia w swoim kolorze, pole po polu wokół straganów, a to jest twoje wejście. Wybierz wabienie, a potem niebieskiego klienta.
    .title = Zwab klienta
lesson-ka-lure-after = Stragan ma jedną płytkę, więc dostajesz jedną niebieską monetę. Niebieski klient opuścił targ, a fioletowy, który czekał poza nim, zajął jego miejsce. Jeden klient zawsze jest poza targiem.

lesson-ka-draw = Yusuf rozbudował swój czerwony stragan i to się opłaciło: 2 punkty za dwie płytki, 3 za złoty medal i 2 za srebrny. Zrób to samo. Do budowy potrzebna jest karta tej części targu, w której budujesz. Dobierz karty i weź z wystawy kartę części 1: tam stoi twój niebieski stragan.
    .title = Karty do budowania

lesson-ka-barker = W turze dobierasz dwie karty, każdą skąd chcesz: z wystawy, ze stosu albo naganiacza. Weź naganiacza. Nigdy nie buduje, ale zawoła klienta, żeby minął bliższy stragan.
    .title = Człowiek z donośnym głosem
lesson-ka-barker-after = Naganiacze leżą odkryci przed tobą, ilu chcesz. Kart budowy możesz zatrzymać cztery.

lesson-ka-limit = Uwaga na limit: na ręce zostają najwyżej cztery karty budowy. Kto dobierze więcej, odrzuca nadmiar, więc z trzema na ręce dwie nowe kosztują jedną. Naganiacze się nie liczą.
    .title = Cztery karty na ręce

lesson-ka-extend = Teraz zbuduj rozbudowę: zagraj kartę części 1 i połóż płytkę obok swojego niebieskiego straganu. Musi stykać się bokiem z twoim straganem tego koloru. Wybierz pole na zachód od niego.
    .title = Powiększ stragan

lesson-ka-pay = Rozbudowa kosztuje jedną monetę za każdą płytkę powiększonego straganu: dwie. Płaci się w kolorze straganu, co najmniej jedną taką monetą. Zapłać obie niebieskie.
    .title = Cena
lesson-ka-pay-after = 2 punkty za stragan z dwóch płytek. A że twój jest teraz największym niebieskim straganem, dostajesz oba niebieskie medale: złoty za 3 punkty i srebrny za 2. Siedem punktów w jednej turze.

lesson-ka-call = Niebieski klient wrócił, daleko na południowym wschodzie, a bliżej niego niż twoje leży neutralne niebieskie wejście. Każdy zagrany naganiacz pozwala pominąć jedno bliższe wejście. Zwab niebieskiego klienta dalej, do swojego straganu.
    .title = Naganiacz woła
lesson-ka-call-after = Dwie płytki, dwie niebieskie monety. Duży stragan zarabia raz po raz. Naganiacz wraca do pozostałych.

lesson-ka-stall = Yusuf zwabił fioletowego klienta do twojej restauracji: dostał jedną monetę, a ty, bo stragan jest twój, po jednej za każdą płytkę. Teraz powalcz z nim o czerwień. Zbuduj nowy stragan główny kartą części 4 i wybierz czerwony. W jednej części mieści się tylko jeden stragan główny każdego koloru.
    .title = Drugi front

lesson-ka-entrance = Stragan główny potrzebuje wolnego pola, a obok drugiego na wejście. Nie może stykać się z żadnym innym straganem, a każdy klient musi nadal móc dojść do każdego wejścia. Wybierz zaznaczone pole, a potem wejście od wschodu. Monet to nie kosztuje.
    .title = Stragan i wejście
lesson-ka-entrance-after = Stragan stoi. Na razie nie daje punktów: te przychodzą z rozbudową.

lesson-ka-pile = Potrzebujesz kart na czerwień. Najpierw weź wierzchnią kartę ze stosu, bo zobaczysz ją, zanim wybierzesz drugą. Potem weź z wystawy kartę części 5: twój czerwony stragan może się tam rozrosnąć.
    .title = Nieznana karta

lesson-ka-joker = Masz jokera. Zastępuje kartę jednej z trzech części, które pokazuje, ale kosztuje jedną monetę dowolnego koloru. Zbuduj z nim rozbudowę i zapłać białą monetę, niepotrzebną ci do niczego innego.
    .title = Joker

lesson-ka-three = Bez właściwej karty też można budować: dowolne trzy karty budowy razem dają dowolną część, a jokery wśród nich nic nie kosztują. To drogo: trzy karty za jeden stragan albo jedną rozbudowę.
    .title = Dowolne trzy karty

lesson-ka-level = Rozbuduj czerwień na polu na południe od straganu. Masz jedną czerwoną monetę, a potrzebne są dwie: za każdą brakującą monetę właściwego koloru płacisz dwie inne. Zapłać dwie fioletowe.
    .title = Wyrównanie
lesson-ka-level-after = 2 punkty za wielkość. Twój czerwony stragan dorównał straganowi Yusufa: kto dorównuje największemu, bierze srebrny medal za 2 punkty, a złoty zostaje u niego.

lesson-ka-gold = Yusuf zaprowadził czerwonego klienta do twojego wejścia, bo leży najbliżej: jedna moneta dla niego, dwie dla ciebie. Skorzystaj z nich. Rozbuduj czerwień kartą części 5; z trzech monet zapłać dwie czerwone, a zamiast trzeciej zieloną i żółtą.
    .title = Po złoto
lesson-ka-gold-after = 3 punkty za trzy płytki, a złoty medal jest twój za kolejne 3. Srebrny był już u ciebie, więc nie punktuje drugi raz.

lesson-ka-end = Koniec zbliża się, gdy powstanie ostatnia rozbudowa jednego koloru albo gdy w dwóch kolorach zostanie po jednej: wtedy można już tylko budować, aż nikt nie będzie mógł lub chciał. Na koniec medale punktują jeszcze raz dla tych, którzy je mają, a trzy monety są warte punkt. Graj dalej od tego miejsca przeciw botowi.
    .title = Znasz już bazar
