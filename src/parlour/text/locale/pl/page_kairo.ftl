### Kairo: co mówi jego narysowany stół.

## Plansza

ka-board = Bazar. Strzałki przesuwają, Enter wybiera, N przechodzi do następnego użytecznego pola, W mówi, dlaczego nie.
# strona nazywa pola jak jej plansza; r5c8 wpisuje się w terminalu
action-Cell = Rząd { $row }, kolumna { $column }.
ka-cell = Rząd { $row }, kolumna { $column }, część { $section }: { $what }
ka-cell-main = { $colour } stragan główny { $owner }, wielkość { $size }
ka-cell-extension = rozbudowa { $colour-of } straganu { $owner }, wielkość { $size }
ka-cell-entrance = wejście do { $colour-of } straganu { $owner }
ka-cell-customer = { $colour } klient
ka-cell-restaurant = wolne, strefa restauracji
ka-cell-free = wolne
ka-owned = gracza { $name }
ka-neutral = niczyjego
ka-mark-customer = Można zwabić
ka-mark-target = { $steps ->
    [one] Może tu przyjść: { $steps } krok
    [few] Może tu przyjść: { $steps } kroki
   *[many] Może tu przyjść: { $steps } kroków
}{ $barkers ->
    [0] {""}
    [one] , z naganiaczem
   *[many] , naganiacze: { $barkers }
}
ka-mark-far = Za daleko, potrzebni naganiacze: { $barkers }
ka-mark-piece = Można rozbudować do wielkości { $size }
ka-mark-cell = Można tu budować: { $colour }, { $way }
ka-mark-side = Wejście: { $side }
ka-way-card = karta { $section }
ka-way-joker = joker −1
ka-way-three = 3 karty
ka-why-here = Dlaczego nie tu?
ka-whole = Cała plansza
ka-passed-by = pominięte
ka-track = Tor punktacji
ka-next = Obok planszy: następny wejdzie { $colour } klient
ka-next-short = następny

## Towary, karty, monety

ka-goods = Towary
ka-extensions = Rozbudowy
ka-medals = Medale
ka-bank = Bank
ka-stock = Pozostałe rozbudowy: { $left } z sześciu
ka-medal-gold = Złoto: { $name }
ka-medal-silver = Srebro: { $name }
ka-nobody = nikt
ka-ending = Koniec: brak jednego koloru albo dwa po jednym.
ka-does-customer = Zwab go do wolnego wejścia w jego kolorze: właściciel straganu dostaje monetę za każdą płytkę, a ty jedną, jeśli stragan nie jest twój. Idzie do najbliższego, chyba że pomogą naganiacze.
ka-does-stall = { $owner ->
    [nobody] Stragan neutralny: kto przyprowadzi tu { $colour-of } klienta, dostaje jedną monetę. Nie można go rozbudować.
   *[other] { $size ->
        [one] Wielkość 1: { $colour } klient przynosi tu jedną monetę ({ $owner }). Rozbudowa daje tyle punktów, ile wynosi nowa wielkość.
       *[other] Wielkość { $size }: { $colour } klient przynosi tu tyle monet, ile płytek: { $size } ({ $owner }). Rozbudowa daje tyle punktów, ile wynosi nowa wielkość.
    }
}
ka-does-entrance = Wejście do { $colour-of } straganu: tu prowadzi się { $colour-of } klienta.
ka-does-free = Wolne pole części { $section }. Można tu budować, jeśli pozwala na to karta.
ka-does-stock = Pozostałe rozbudowy: { $left } z sześciu. Gdy jednego koloru zabraknie albo w dwóch kolorach zostanie po jednej, zaczyna się faza końcowa.
ka-does-medals = Złoto dostaje właściciel największego straganu w tym kolorze, srebro ten, kto ostatni mu dorówna; kto prowadzi sam, ma oba. Punktują przy zdobyciu i jeszcze raz na koniec.
ka-does-bank = Monety tego koloru, które zostały w banku. Trzy twoje monety są warte punkt na koniec.
ka-does-coin = Opłaca rozbudowy: moneta w kolorze straganu za każdą płytkę, dwie inne za każdą brakującą, ale co najmniej jedna we właściwym kolorze. Trzy niewydane są warte punkt na koniec.
ka-does-pile = Wierzchnia karta, w ciemno. W turze dobiera się dwie karty; na ręce zostają najwyżej cztery karty budowy.
ka-does-track = { $points ->
    [one] Dotąd { $points } punkt, za rozbudowy i medale. Na koniec medale punktują jeszcze raz, a trzy monety to punkt.
    [few] Dotąd { $points } punkty, za rozbudowy i medale. Na koniec medale punktują jeszcze raz, a trzy monety to punkt.
   *[other] Dotąd { $points } punktów, za rozbudowy i medale. Na koniec medale punktują jeszcze raz, a trzy monety to punkt.
}
ka-does-counted = { $points ->
    [one] { $points } punkt, gdyby liczyć teraz: rozbudowy, jeszcze raz medale i punkt za trzy monety.
    [few] { $points } punkty, gdyby liczyć teraz: rozbudowy, jeszcze raz medale i punkt za trzy monety.
   *[other] { $points } punktów, gdyby liczyć teraz: rozbudowy, jeszcze raz medale i punkt za trzy monety.
}
ka-goal = Wygrywa najwięcej punktów: rozbudowuj stragany i trzymaj medale największych. Klienci przynoszą monety, karty dają miejsca. W turze: buduj, zwab klienta albo dobierz dwie karty.
ka-use-customer = Dotknij go, potem wejścia.
ka-use-extend = Dotknij go, potem wolnego pola obok: wielkość { $size }.
ka-use-entrance = Dotknij { $colour-of } klienta, potem tego wejścia.
ka-use-cell = Możesz tu budować: { $pieces }. Dotknij elementu, potem tego pola.
ka-use-card = Dotknij jej, potem zaznaczonego pola. Dowolne trzy karty budowy razem dają dowolną część.
ka-use-draw = Dotknij, by ją dobrać, potem drugiej karty.
ka-closing = Następna rozbudowa ({ $goods }) rozpocznie fazę końcową.
ka-final = Faza końcowa, tylko budowanie: { $trigger }.
ka-display = Wystawa
ka-piles = stos { $pile } · odrzucone { $discards }
ka-pile = { $cards ->
    [one] Stos dobierania, { $cards } karta
    [few] Stos dobierania, { $cards } karty
   *[many] Stos dobierania, { $cards } kart
}
ka-barker-stack = { $cards ->
    [0] Nie ma już naganiaczy
   *[many] Naganiacze, zostało: { $cards }
}
ka-hand = Twoja ręka
ka-hand-private = widzisz ją tylko ty
ka-hand-none = brak kart
ka-coins = Twoje monety
ka-coin = { $coins ->
    [one] { $coins } moneta koloru { $colour-of }
    [few] { $coins } monety koloru { $colour-of }
   *[many] { $coins } monet koloru { $colour-of }
}
ka-bank-has = w banku: { $coins }
ka-barkers = { $barkers ->
    [one] { $barkers } naganiacz
    [few] { $barkers } naganiacze
   *[many] { $barkers } naganiaczy
}
ka-fact-cards = Karty budowy: { $count }
ka-fact-barkers = Naganiacze: { $count }
ka-fact-stalls = Niepostawione stragany główne: { $count }
ka-fact-gold = Złote medale: { $count }
ka-fact-silver = Srebrne medale: { $count }
ka-fact-coins = Monety: { $count }
ka-fact-screen = monety za parawanem

## Co się wybiera

ka-choice = Twoja akcja
ka-mode-build = Buduj
ka-mode-lure = Zwab
ka-mode-draw = Dobierz 2
ka-mode-stop = Koniec
ka-how-turn = Jedna akcja: dotknij klienta, swojego straganu albo karty lub wybierz powyżej.
ka-how-draw = Dotknij karty z wystawy, stosu albo naganiacza; potem drugiej.
ka-how-PlayCard = Dotknij karty ze swojej ręki.
ka-how-PayJoker = Dotknij swojej monety: opłaci jokera.
ka-how-LayThree = Dotknij kart z ręki, które odkładasz.
ka-how-ChooseCell = Dotknij pola z zieloną ramką.
ka-how-ChooseEntrance = Dotknij wejścia; liczba mówi, ile to kroków.
ka-how-DrawCard = Dotknij karty z wystawy, stosu albo naganiacza.
ka-how-DiscardCard = Dotknij karty z ręki, którą odrzucasz.
ka-others-turn = { $name } wybiera: buduje, wabi albo dobiera.
ka-ask-entrance = Do którego wejścia idzie { $colour } klient?
ka-ask-extension = Na którym polu rozbudować { $colour } stragan?
ka-ask-stall = Na którym polu postawić nowy { $colour } stragan?
ka-ask-move = Na które pole przenieść { $colour } stragan?
ka-ask-piece = Co budujesz? Dotknij swojego straganu albo nowego.
ka-ask-with = Co budujesz, gdy zagrasz: { $card }?
ka-ask-customer = Którego klienta wabisz?
ka-ask-draw = Którą kartę najpierw, z dwóch?
ka-half-lure = Ten klient tam nie pójdzie. Dotknij zaznaczonego wejścia albo { $colour-of } straganu; dotknij klienta jeszcze raz, by go zostawić.
ka-half-build = Nie można tam teraz budować. Dotknij zaznaczonego pola albo innego elementu; Esc anuluje.
ka-played = Zagrano:
ka-work-stall = Nowy
ka-work-extension = Rozbuduj
ka-work-move = Przenieś
ka-work-start = Start
ka-work-neutral = Neutralny
ka-piece = { $colour }: { $work }
ka-piece-extension = { $colour }: rozbudowa do wielkości { $size }
ka-ask-coins = Chcę wybrać monety
ka-customer = { $entrances ->
    [0] { $colour } klient: nie można go zwabić
    [one] { $colour } klient: { $entrances } wejście
    [few] { $colour } klient: { $entrances } wejścia
   *[many] { $colour } klient: { $entrances } wejść
}
ka-pay = Monety do zapłaty, { $colour }:
ka-pay-so = { $coins } ({ $colour }), potem inne: { $owed }
ka-pay-rest = + inne: { $owed }

## Do czego to prowadzi

ka-you = Ty
ka-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
ka-points = +{ $points } pkt
ka-size-points = wielkość { $size }, +{ $points }
ka-do-lure = Zwab { $colour-of } klienta do gracza { $name }
ka-do-lure-mine = Zwab { $colour-of } klienta do swojego straganu
ka-do-lure-neutral = Zwab { $colour-of } klienta do straganu neutralnego
ka-do-stall = { $section ->
    [0] Nowy { $colour } stragan
   *[other] Nowy { $colour } stragan, część { $section }
}
ka-do-extension = { $section ->
    [0] Rozbuduj { $colour } stragan do wielkości { $size }
   *[other] Rozbuduj { $colour } stragan do wielkości { $size }, część { $section }
}
ka-do-move = { $section ->
    [0] Przenieś { $colour } stragan
   *[other] Przenieś { $colour } stragan do części { $section }
}
ka-do-neutral = Stragan neutralny: { $colour }
ka-do-draw = Dobierz dwie karty
ka-first-card = Najpierw: { $card }
ka-a-barker = naganiacz
ka-top-card = wierzchnia karta stosu
ka-spends = { $barkers ->
    [one] zużywasz { $barkers } naganiacza
   *[other] zużywasz { $barkers } naganiaczy
}
ka-passes = { $count ->
    [one] mija { $count } bliższe wejście
    [few] mija { $count } bliższe wejścia
   *[many] mija { $count } bliższych wejść
}
ka-lure-left = { $left ->
    [one] Potem wybierzesz wejście.
   *[other] Potem wybierzesz klienta i wejście.
}
ka-then = potem wchodzi { $colour } klient
ka-earns-nothing = nikt nie zarabia: bank jest pusty
ka-pays = Zapłata
ka-pays-later = { $size ->
    [one] Koszt { $size }: wybierzesz monetę
   *[many] Koszt { $size }: wybierzesz monety
}
ka-wins-gold = złoto
ka-wins-silver = srebro
ka-keeps-gold = { $name } zachowuje złoto
ka-begins-final = rozpoczyna fazę końcową
ka-no-coins = bez monet i punktów
ka-merit-stall = nowy stragan
ka-merit-coins = { $coins ->
    [one] dostajesz jedną monetę
    [few] dostajesz { $coins } monety
   *[other] dostajesz { $coins } monet
}
ka-merit-cards = dwie karty do budowania

## Elementy gry, do zasad

ka-piece-stall = Stragan główny z wejściem
ka-piece-extended = Stragan wielkości dwa
ka-piece-goods = Towar
ka-piece-coin = Moneta
ka-piece-card = Karta budowy
ka-piece-section = Część targu
ka-piece-joker = Joker
ka-piece-pennant = Chorągiewka gracza
ka-piece-neutral = Stragan neutralny
ka-piece-taken = Wejście z klientem
ka-piece-entrance = Wejście
ka-piece-barker = Naganiacz
ka-piece-pile = Stos dobierania
ka-piece-gold = Złoty medal
ka-piece-silver = Srebrny medal
ka-piece-start = Gdzie zaczyna klient
ka-piece-restaurant = Strefa restauracji
ka-piece-tent = Rozbudowa
ka-piece-figure = Klient
ka-told-income = Przychód
ka-told-medals = Medale
ka-told-last = Ostatnie tury
