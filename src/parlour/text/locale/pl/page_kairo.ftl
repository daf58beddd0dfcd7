### Kairo: co mówi jego narysowany stół.

## Plansza

ka-board = Bazar. Strzałki przesuwają, Enter wybiera, N przechodzi do następnego użytecznego pola, W mówi, dlaczego nie.
ka-cell = Rząd { $row }, kolumna { $column }, część { $section }: { $what }
ka-cell-main = stragan główny ({ $colour }) { $owner }, wielkość { $size }
ka-cell-extension = rozbudowa straganu ({ $colour }) { $owner }, wielkość { $size }
ka-cell-entrance = wejście do straganu ({ $colour }) { $owner }
ka-cell-customer = klient { $colour }
ka-cell-restaurant = wolne, strefa restauracji
ka-cell-free = wolne
ka-owned = (właściciel: { $name })
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
ka-way-joker = dżoker −1
ka-way-three = 3 karty
ka-why-here = Dlaczego nie tu?
ka-passed-by = pominięte
ka-track = Tor punktacji
ka-next = Obok planszy: następny wejdzie klient { $colour }
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
ka-closing = Następna rozbudowa ({ $goods }) rozpocznie fazę końcową.
ka-final = Faza końcowa, tylko budowanie: { $trigger }.
ka-progress = Najmniej rozbudów w kolorze: { $left }
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
    [one] { $coins } moneta ({ $colour })
    [few] { $coins } monety ({ $colour })
   *[many] { $coins } monet ({ $colour })
}
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
ka-mode-build = Budowa
ka-mode-lure = Wabienie
ka-mode-draw = Dobierz 2
ka-mode-stop = Koniec
ka-how-turn = Jedna akcja: dotknij klienta, swojego straganu albo karty lub wybierz powyżej.
ka-how-draw = Dotknij karty z wystawy, stosu albo naganiacza; potem drugiej.
ka-how-PlayCard = Dotknij karty ze swojej ręki.
ka-how-PayJoker = Dotknij swojej monety: opłaci dżokera.
ka-how-LayThree = Dotknij kart z ręki, które odkładasz.
ka-how-ChooseCell = Dotknij pola z zieloną ramką.
ka-how-ChooseEntrance = Dotknij wejścia; liczba mówi, ile to kroków.
ka-how-DrawCard = Dotknij karty z wystawy, stosu albo naganiacza.
ka-how-DiscardCard = Dotknij karty z ręki, którą odrzucasz.
ka-others-turn = { $name } wybiera: budowa, wabienie albo dobieranie.
ka-played = Zagrano:
ka-work-stall = Nowy
ka-work-extension = Rozbuduj
ka-work-move = Przenieś
ka-work-start = Start
ka-work-neutral = Neutralny
ka-piece = { $colour }: { $work }
ka-piece-extension = { $colour }: rozbudowa do wielkości { $size }
ka-ask-coins = Wybieram monety osobiście
ka-customer = { $entrances ->
    [0] Klient { $colour }: nie można zwabić
    [one] Klient { $colour }: { $entrances } wejście
    [few] Klient { $colour }: { $entrances } wejścia
   *[many] Klient { $colour }: { $entrances } wejść
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
ka-do-lure = Zwabić klienta ({ $colour }) do: { $name }
ka-do-lure-mine = Zwabić klienta ({ $colour }) do twojego straganu
ka-do-lure-neutral = Zwabić klienta ({ $colour }) do straganu neutralnego
ka-do-stall = { $section ->
    [0] Nowy stragan ({ $colour })
   *[other] Nowy stragan ({ $colour }), część { $section }
}
ka-do-extension = { $section ->
    [0] Rozbudować stragan ({ $colour }) do wielkości { $size }
   *[other] Rozbudować stragan ({ $colour }) do wielkości { $size }, część { $section }
}
ka-do-move = { $section ->
    [0] Przenieść stragan ({ $colour })
   *[other] Przenieść stragan ({ $colour }) do części { $section }
}
ka-do-neutral = Stragan neutralny ({ $colour })
ka-do-draw = Dobrać dwie karty
ka-first-card = Najpierw: { $card }
ka-a-barker = naganiacz
ka-top-card = wierzchnia karta stosu
ka-then = potem wchodzi { $colour }
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

## Elementy gry, do zasad

ka-piece-stall = Stragan główny z wejściem
ka-piece-extended = Stragan wielkości dwa
ka-piece-goods = Towar
ka-piece-coin = Moneta
ka-piece-card = Karta budowy
ka-piece-section = Część targu
ka-piece-joker = Dżoker
ka-piece-pennant = Chorągiewka gracza
ka-piece-neutral = Stragan neutralny
ka-piece-taken = Wejście z klientem
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
