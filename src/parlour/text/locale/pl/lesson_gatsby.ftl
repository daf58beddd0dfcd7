### Lekcja gry Gatsby: uczy się Dorothy, gra przeciw niej James.

lesson-ga-title = Zaproszenie na przyjęcie
    .about = Wybór akcji, premie, podglądanie postaci i krok do zwycięstwa.

lesson-ga-party = Long Island, lata dwudzieste. Grasz jako Dorothy, James jest twoim rywalem. Dwanaście postaci czeka w trzech lokacjach: w Kabarecie, w Centrum finansowym i na Torze wyścigowym. Rodzin jest pięć. Trzy postacie jednej rodziny od razu wygrywają, tak samo jak po jednej z każdej. Trzy postacie rodziny słońca leżą odkryte: Nieproszony gość, Dziedziczka nafciana, Magnat prasowy. Ruszamy po nie.
    .title = Witaj na przyjęciu

lesson-ga-cabaret = Tura to jedna z czterech akcji. Akcja 1 kładzie dwa żetony w Kabarecie: pierwszy obok dowolnego żetonu, drugi obok pierwszego. James zaczął od żetonu na gwieździe. Wybierz akcję 1 i dwa zaznaczone pola.
    .title = Kabaret

lesson-ga-bonus = Pole, które właśnie zajmujesz, ma premię AWANS. Premia działa od razu, przed wszystkim innym; można z niej zrezygnować. Weź ją: twój żeton w Centrum finansowym pójdzie w górę.
    .title = Premia od razu

lesson-ga-look = Piętro 1 też ma premię: POSTACIE. Weź dwie postacie, obejrzyj w tajemnicy te zakryte i zamień je, jeśli chcesz. Weź Magnata prasowego, wysoko na piętrze 13, i zakrytą postać z toru 4, a potem zamień je miejscami: tor 4 znacznie łatwiej wygrać.
    .title = Obejrzyj i zamień
lesson-ga-look-after = Wiesz już, że na piętrze 13 leży zakryta Wielka dama salonów; James tego nie wie. Magnat prasowy pozostał odkryty i czeka przy torze 4.

lesson-ga-climb = Żeton akcji leży tam, gdzie położył go James, na akcji 3, a tej nie wolno powtórzyć. Wybierz akcję 2: żeton w Kabarecie, obok twoich, a potem awans. James jest wyżej, a kto jest niżej, awansuje o dwa piętra zamiast jednego.
    .title = Z tyłu szybciej
lesson-ga-climb-after = Piętro 3 zdobyte i na koniec tury jego postać przeszła do ciebie: Nieproszony gość, pierwszy z rodziny słońca. Puste miejsce pokazuje teraz premię dla Jamesa, gdy tędy przejdzie.

lesson-ga-race = Akcja 3 to awans, a potem żeton na Torze wyścigowym, na pierwszym wolnym polu jednego z torów. Pełny tor wygrywa ten, kto ma na nim więcej żetonów. Połóż swój na torze 4, gdzie czeka Magnat prasowy: ma tylko trzy pola.
    .title = Tor wyścigowy

lesson-ga-tracks = Akcja 4 kładzie dwa żetony na dwóch różnych torach. Następne pole toru 1 ma premię DOBRANIE: zacznij od niego.
    .title = Dwa tory

lesson-ga-draw = Dobierz trzy akcje specjalne i zatrzymaj tę z trzema żetonami w Kabarecie, jeden za drugim: przyda się. Akcji specjalnej używa się raz, zamiast akcji głównej. Potem połóż drugi żeton na torze 5.
    .title = Akcja specjalna
lesson-ga-draw-after = Leży odkryta na twoim miejscu na akcję. Można mieć najwyżej jedną; jeśli zostanie tam do końca, jest warta punkt prestiżu.

lesson-ga-special = James dotarł na puste piętro 3 i użył jego premii, a potem poszedł za tobą na tor 4. Najpierw Kabaret: nieprzerwany łańcuch od lewej górnej do prawej dolnej krawędzi zdobywa Dziedziczkę nafcianą. Użyj akcji specjalnej i przedłuż rząd.
    .title = Trzy w łańcuchu

lesson-ga-swap = Znowu AWANS, który prowadzi na piętro 5, gdzie czeka ZAMIANA: jeden twój żeton i jeden żeton Jamesa zamieniają się miejscami, gdziekolwiek leżą. Zamień swój żeton z toru 5 na żeton Jamesa z toru 4.
    .title = Premia za premią
lesson-ga-swap-after = Dwa z trzech pól toru 4 są teraz twoje. Zamienione żetony nie uruchamiają premii. Twoja akcja specjalna trwa dalej.

lesson-ga-chain = Trzeci żeton zamyka rząd, od krawędzi do krawędzi.
    .title = Zamknij łańcuch
lesson-ga-chain-after = Dziedziczka nafciana jest twoja: to już dwie postacie słońca. Żetony w Kabarecie zostają na miejscu. Cztery gwiazdy w jednych rękach zdobyłyby postać na dole.

lesson-ga-order = James omija tor 4: ktokolwiek go zapełni, przewagę masz tam ty. Odbierz mu też wolny wybór. Weź akcję 1 i skończ na polu z premią ROZKAZ.
    .title = Plany dla Jamesa

lesson-ga-command = ROZKAZ: na początku tury Jamesa wybierasz akcję, którą musi wykonać, każdą oprócz tej, której właśnie użyto. Niech zużyje swoją akcję specjalną: działa tylko w Kabarecie i przepada na dobre.
    .title = Ty wydajesz rozkazy

lesson-ga-end = Twoja tura, a niektóre twoje akcje wygrywają grę: trzecia postać słońca jest o jeden żeton stąd. Po jednej postaci z każdej z pięciu rodzin też daje zwycięstwo. Jeśli nikt nie skompletuje zestawu, gra kończy się, gdy w jakiejś lokacji zabraknie postaci; wtedy liczy się prestiż: gwiazdki na postaciach i zachowane akcje specjalne. Graj dalej i znajdź zwycięski ruch.
    .title = O krok od zwycięstwa
