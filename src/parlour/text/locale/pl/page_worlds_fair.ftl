### Wystawa światowa 1893: co mówi jej stół w przeglądarce poza zdaniami gry.

## Na planszy

wf-place = Postaw
wf-add = Dodaj
wf-put = Postaw
wf-take-back = Zdejmij
wf-play = Zagraj
wf-discard = Odrzuć
wf-full = pełny
wf-refill = nowa
wf-none = brak
wf-card-unknown = nieznana karta
wf-hub-tickets = { $left ->
    [one] bilet
    [few] bilety
   *[other] biletów
}
wf-hub-scoring = do punktowania
wf-deck = Talia
wf-discards = Odrzucone
wf-round = Runda { $round }
wf-tray-lift = Którego przesunąć?
wf-tray-put = Dokąd?
wf-tray-add = Gdzie dodać?
wf-tray-reserve = Najpierw zdejmij jednego
wf-scoring-tickets = Monety z Midway
wf-approved-count = { $count ->
    [one] { $count } zatwierdzony
    [few] { $count } zatwierdzone
   *[other] { $count } zatwierdzonych
}

## Na głos

wf-says-board = Wystawa: pięć obszarów wokół diabelskiego młyna
wf-says-area = { $area }: { $players }. Karty: { $cards }.{ $verb ->
    [none] {""}
   *[other] {" "}{ $verb }.
}
wf-says-count = { $name } { $count }
wf-says-ranked = { $name } { $count }, { $standing }
wf-says-wheel = Diabelski młyn: kabina na polu { $car } z { $wheel }; { $left ->
    [one] jeden bilet do punktowania
    [few] { $left } bilety do punktowania
   *[other] { $left } biletów do punktowania
}
wf-says-deck = { $count ->
    [one] Talia: jedna karta
    [few] Talia: { $count } karty
   *[other] Talia: { $count } kart
}
wf-says-discards = { $count ->
    [one] Odrzucone: jedna karta
    [few] Odrzucone: { $count } karty
   *[other] Odrzucone: { $count } kart
}
wf-says-lift = { $count ->
    [0] { $name } nie ma pracownika na obszarze { $area-of }
   *[other] Podnieś pracownika gracza { $name } z obszaru { $area-of } (jest ich tam { $count })
}

## Objaśnienia

wf-explain-row = { $name } ma { $count ->
    [one] jednego pracownika
    [few] { $count } pracowników
   *[other] { $count } pracowników
} na obszarze { $area-of }: { $standing }. Gdyby punktowano teraz: { $medal ->
    [0] bez medalu
   *[other] medal za { $medal }
}, { $allowed ->
    [0] bez zatwierdzeń.
   *[other] zatwierdzenia według zebranych kart: { $approved } z { $allowed } możliwych.
}
wf-explain-wheel = Każdy zebrany bilet przesuwa czerwoną kabinę o jedno pole. { $left ->
    [0] Punktowanie nastąpi na końcu tej tury.
    [one] Jeszcze jeden bilet i wróci na start: wtedy następuje punktowanie.
    [few] Jeszcze { $left } i wróci na start: wtedy następuje punktowanie.
   *[other] Jeszcze { $left } i wróci na start: wtedy następuje punktowanie.
}
wf-explain-deck = { $count ->
    [one] Została jedna karta. Po każdej turze dokłada się stąd trzy nowe karty. Gdy się skończy, tasuje się karty odrzucone.
    [few] Zostały { $count } karty. Po każdej turze dokłada się stąd trzy nowe karty. Gdy się skończy, tasuje się karty odrzucone.
   *[other] Zostało { $count } kart. Po każdej turze dokłada się stąd trzy nowe karty. Gdy się skończy, tasuje się karty odrzucone.
}
wf-explain-discards = Zagrane wpływowe osoby, oddane bilety i zatwierdzone eksponaty leżą tu, dopóki nie skończy się talia.
wf-explain-rounds = Rundę kończy punktowanie, gdy kabina wróci na pole startowe; ostatnie punktowanie kończy grę.
wf-explain-reserve = { $count ->
    [0] Zasoby są puste: zdejmij najpierw swojego pracownika z któregoś obszaru, wtedy można go postawić.
    [one] W zasobach został jeden pracownik. W każdej turze stawiasz jednego na obszarze.
    [few] W zasobach zostało { $count } pracowników. W każdej turze stawiasz jednego na obszarze.
   *[other] W zasobach zostało { $count } pracowników. W każdej turze stawiasz jednego na obszarze.
}
wf-explain-points = { $points ->
    [one] { $points } punkt, gdyby punktowanie zakończyło grę teraz: monety { $coins }, medale { $medals }, zatwierdzone eksponaty { $sets }.
    [few] { $points } punkty, gdyby punktowanie zakończyło grę teraz: monety { $coins }, medale { $medals }, zatwierdzone eksponaty { $sets }.
   *[other] { $points } punktów, gdyby punktowanie zakończyło grę teraz: monety { $coins }, medale { $medals }, zatwierdzone eksponaty { $sets }.
}
wf-goal = Wygrywa najwięcej punktów po { $rounds } rundach: monety za bilety, medale za obszary, zestawy zatwierdzonych eksponatów. W swojej turze postaw pracownika na obszarze i zbierz jego karty.

## Karty z bliska

wf-kind-exhibit = Eksponat
wf-kind-ticket = Bilet
wf-kind-figure = Wpływowa osoba
wf-favour-lost = Jej przysługa przepada.
wf-how-take = Postaw pracownika na obszarze { $area-of }: zbierzesz ją ze wszystkim, co tam leży.
wf-how-due = Teraz: zagraj ją albo odrzuć.
wf-how-discarded = Leży na stosie kart odrzuconych, dopóki nie skończy się talia.
wf-how-token = Przeciągnij na obszar albo dotknij obszaru.

## Gracze

wf-my-cards = Moje karty
wf-reserve = Zasoby
wf-tickets = Bilety
wf-coins = Monety
wf-medals = Medale
wf-most = najwięcej
wf-approved = Zatwierdzone
wf-due = Teraz
wf-says-most = najwięcej biletów; monety, gdyby punktowano teraz: { $coins }
wf-says-held = { $area }, zebrane: { $count }
wf-says-set = { $areas }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
wf-says-due = { $name }, do zagrania teraz: { $does }
wf-says-next = { $name }: { $does }

## Dokąd prowadzi wybór

wf-then-standing = Miejsce
wf-then-takes = Zbiera
wf-then-wheel = Karuzela
wf-then-refill = Nowe karty
wf-then-after = Potem
wf-no-cards = brak kart
wf-wheel-moves = { $spaces ->
    [0] stoi; { $left ->
        [one] został jeden bilet
        [few] zostały { $left } bilety
       *[other] zostało { $left } biletów
    }
   *[other] +{ $spaces }; { $left ->
        [0] punktowanie!
        [one] zostanie jeden bilet
        [few] zostaną { $left } bilety
       *[other] zostanie { $left } biletów
    }
}
wf-rank-medal = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
wf-rank-approves = { $count ->
    [one] jedno zatwierdzenie
    [few] { $count } zatwierdzenia
   *[other] { $count } zatwierdzeń
}
wf-rank-nothing = nic
wf-after-figures = zagraj lub odrzuć: { $figures }
wf-after-scoring = punktowanie
wf-group-from = Z obszaru { $area-of }
wf-option-cards = Zbiera: { $cards }
wf-option-play = Zagraj: { $name }
wf-option-discard = Odrzuć: { $name }
wf-does = { $name }: { $does }
wf-option-stand = { $count ->
    [one] jest jeden pracownik
    [few] jest { $count } pracowników
   *[other] jest { $count } pracowników
}
wf-cards-exhibits = { $count ->
    [one] jeden eksponat
    [few] { $count } eksponaty
   *[other] { $count } eksponatów
}
wf-cards-tickets = { $count ->
    [one] jeden bilet
    [few] { $count } bilety
   *[other] { $count } biletów
}

## Elementy gry

wf-piece-exhibit = Eksponat
wf-piece-ticket = Bilet
wf-piece-figure = Wpływowa osoba
wf-piece-deck = Talia
wf-piece-discards = Stos kart odrzuconych
wf-piece-wheel = Diabelski młyn
wf-piece-car = Kabina
wf-piece-supporter = Pracownicy
wf-piece-reserve = Zasoby
wf-piece-coin = Moneta
wf-piece-medal = Medal
wf-told-supporters = Pracownicy tutaj: { $counts }
wf-told-recalled = Każdy zabiera z każdego obszaru połowę swoich pracowników, zaokrągloną w dół: { $counts }
