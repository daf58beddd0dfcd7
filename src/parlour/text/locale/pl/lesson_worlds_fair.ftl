### Lekcja Wystawy Światowej: uczy się Ida, gra przeciw niej Louis.

lesson-wf-title = Jedna runda na wystawie
    .about = Stawianie pracowników, zbieranie kart, obroty diabelskiego młyna i pierwsze punktowanie.

lesson-wf-fair = Gra się o punkty: monety za bilety, medale za najwięcej pracowników na obszarze i zatwierdzone eksponaty. Są trzy rundy, każdą kończy punktowanie, wygrywa najwięcej punktów. Liczba przy imieniu: ile by ich było, gdyby liczyć teraz. Chicago, 1893: grasz jako Ida, Louis jest rywalem. Wokół diabelskiego młyna leży pięć obszarów z pracownikami i kartami. W swojej turze stawiasz pracownika na obszarze i zbierasz wszystkie jego karty. Zagrasz jedną rundę, ruch po ruchu.
    .title = Witaj na wystawie

lesson-wf-place = Spójrz na Rolnictwo: leżą tam eksponat i bilet. Postaw pracownika na obszarze Rolnictwa, a obie karty będą twoje.
    .title = Twój pierwszy pracownik
lesson-wf-place-after = Obie karty leżą teraz przed tobą. Bilet przesunął kabinę o jedno pole: gdy wróci ona na start, runda zostanie podliczona. Potem pojawiły się trzy nowe karty: pierwsza przy obszarze, z którego wzięto karty, następne dalej zgodnie z ruchem wskazówek zegara.

lesson-wf-figure = Louis wziął z Rolnictwa George’a Westinghouse’a. Wpływowe osoby oddają ci przysługę, ale dopiero w następnej turze. Daniel Burnham czeka przy obszarze Transportu, razem z eksponatem Sztuki. Postaw tam pracownika.
    .title = Wpływowi ludzie
lesson-wf-figure-after = Burnham czeka przed tobą. W najbliższej turze trzeba go zagrać albo odrzucić: wpływowej osoby nie zatrzymuje się na później.

lesson-wf-lead = Ty i Louis macie na obszarze Przemysłu po dwóch pracowników. Przy punktowaniu ten, kto ma ich tam najwięcej, dostaje medal i zatwierdza eksponaty tego obszaru; remis daje dużo mniej. Leżą tam też cztery karty. Postaw pracownika na obszarze Przemysłu.
    .title = Kto ma najwięcej?

lesson-wf-burnham = Zanim weźmiesz karty, przychodzi pora na wpływowe osoby. Burnham dostawia jednego pracownika na obszar, na którym właśnie stanął twój. Zagraj go.
    .title = Przysługa Burnhama
lesson-wf-burnham-after = Cztery do dwóch: na razie obszar Przemysłu jest twój. Dopiero teraz karty trafiły do ciebie, aż cztery, a wśród nich kolejna wpływowa osoba: George Davis.

lesson-wf-neighbours = Louis postawił pracownika na obszarze Sztuki i ma tam przewagę. Davis dostawia pracownika na obszar sąsiadujący z tym, na którym stawiasz swojego, a obszar Sztuki sąsiaduje z obszarem Przemysłu. Postaw znów pracownika na obszarze Przemysłu: leży tam też bilet.
    .title = Myśl o sąsiadach

lesson-wf-davis = Zagraj George’a Davisa i dostaw pracownika na obszar Sztuki. Ten pracownik nie zbiera kart: dostajesz je tylko z obszaru z kroku 1.
    .title = Przysługa Davisa
lesson-wf-davis-after = Na obszarze Sztuki masz teraz remis z Louisem. A przy okazji: dwa obszary przy podstawie karuzeli nie sąsiadują ze sobą.

lesson-wf-people = Pięć innych osób ma znak obszaru: McCormick Rolnictwa, Saint-Gaudens Sztuki, Westinghouse Elektryczności, Schwab Przemysłu, Pullman Transportu. Każda dodaje pracownika na tym obszarze, niezależnie od tego, gdzie stawiasz swojego. Louis zagrał już Westinghouse’a.
    .title = Osoby z obszarem

lesson-wf-exhibits = Masz eksponaty kilku obszarów. Sama karta nic nie jest warta: liczy się, gdy zostanie zatwierdzona, a do tego trzeba być silnym na jej obszarze w chwili punktowania. Przy Rolnictwie leżą bilet, eksponat i Bertha Palmer. Postaw tam pracownika.
    .title = Czego potrzebują eksponaty
lesson-wf-exhibits-after = Na obszarze Rolnictwa masz remis z Louisem. Zapamiętaj to: Bertha Palmer może ten remis przełamać.

lesson-wf-reserve = Kostka przy twoim miejscu liczy pracowników, którzy zostali w zasobach. Jeśli są puste, a potrzebny jest pracownik, zdejmujesz jednego ze swoich z dowolnego obszaru i jego używasz: nigdy ich nie zabraknie, ale przewaga może przepaść.
    .title = Gdy ich zabraknie

lesson-wf-wheel = Jeszcze jeden bilet i kabina wraca na start, a po tej turze runda się kończy. Przy obszarze Sztuki leżą dwa bilety i eksponat, a jeden pracownik więcej da ci tam przewagę nad Louisem. To dobra chwila na koniec rundy: postaw pracownika na obszarze Sztuki.
    .title = Diabelski młyn robi pełny obrót

lesson-wf-palmer = Bertha Palmer przesuwa dowolnego pracownika, twojego albo rywala, na inny obszar. Zagraj ją, podnieś pracownika Louisa z Rolnictwa, gdzie macie remis, i postaw go na obszarze Elektryczności, gdzie Louis i tak prowadzi.
    .title = Przysługa Palmer
lesson-wf-palmer-after = Karty są twoje, kabina stanęła na starcie i od razu nastąpiło punktowanie. Obejrzyjmy je po kolei.

lesson-wf-coins = Najpierw bilety. Było ich u ciebie sześć, a u Louisa cztery. Za najwięcej biletów są 2 punkty, a potem każdy bilet wymienia się na 1 punkt. Razem 8 dla ciebie i 4 dla Louisa.
    .title = Punktowanie: bilety

lesson-wf-medals = Potem obszary, jeden po drugim. W grze dwuosobowej kto prowadzi samodzielnie, dostaje medal za 2 i zatwierdza do trzech eksponatów tego obszaru. Cztery z pięciu należały do ciebie. Na Elektryczności prowadził Louis, więc twoja karta Elektryczności nie została zatwierdzona: zostaje u ciebie na następną rundę.
    .title = Punktowanie: obszary

lesson-wf-second = W trzy i cztery osoby liczy się też drugie miejsce: samodzielne daje medal wart 2 i jeden zatwierdzony eksponat, a pierwsze medal wart 4. Remisujący o pierwsze dostają po 2 i po dwa eksponaty, a drugiego miejsca wtedy nie ma; remis o drugie, w cztery osoby, daje eksponat bez medalu.
    .title = Drugie miejsce

lesson-wf-sets = Twoje żetony punktują na koniec gry, w zestawach bez powtórzeń: 1, 2, 3, 4 lub 5 różnych kategorii daje 1, 3, 6, 10 lub 15 punktów. Masz cztery różne za 10 punktów i zestaw dwóch za 3. Piąta kategoria zmieniłaby te 10 punktów w 15.
    .title = Różnorodność popłaca

lesson-wf-recall = Na koniec każdy zabiera z każdego obszaru połowę swoich pracowników, zaokrąglając w dół. Przewagi topnieją, a dwa do jednego znika, jak twoja w Transporcie. Zaczyna się runda 2, od gracza po lewej stronie tego, kto zakończył rundę: od Louisa.
    .title = Połowa wraca

lesson-wf-fifth = Brakuje ci kategorii Elektryczność, a jej karta wciąż leży przed tobą. Przy tym obszarze czekają dwie Berthy Palmer, Cyrus McCormick i bilet. Postaw tam pracownika: w następnej turze obie Palmer mogą odesłać pracowników Louisa, a McCormick doda twojego na obszarze Rolnictwa.
    .title = Plan na rundę 2
lesson-wf-fifth-after = Masz dwie Palmer i McCormicka na następną turę oraz dobry plan.

lesson-wf-end = Umiesz już grać. Tak samo przebiegają jeszcze dwie rundy; po ostatnim punktowaniu sumuje się monety, medale i zestawy, a wygrywa najwyższy wynik. Graj dalej od tego miejsca przeciw botowi: Elektryczność czeka.
    .title = Wystawa jest twoja
