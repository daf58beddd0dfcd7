### Wystawa światowa 1893: co mówi jej stół w przeglądarce poza zdaniami gry.

## Na planszy

wf-place = Postaw
wf-add = Dodaj
wf-put = Odstaw
wf-take-back = Zabierz
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
wf-hub-scoring = do punktów
wf-deck = Talia
wf-discards = Odrzucone
wf-round = Runda { $round }
wf-tray-lift = Którego przenieść?
wf-tray-put = Dokąd?
wf-tray-add = Gdzie dodać?
wf-tray-reserve = Najpierw zabierz jednego
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
    [0] Brak pracowników na obszarze { $area } (gracz: { $name })
   *[other] Podnieś pracownika z obszaru { $area } (gracz: { $name }, jest { $count })
}

## Objaśnienia

wf-explain-row = { $name } ma { $count ->
    [one] jednego pracownika
    [few] { $count } pracowników
   *[other] { $count } pracowników
} na obszarze { $area }: { $standing }. Gdyby punktowano teraz: { $medal ->
    [0] bez medalu
   *[other] medal za { $medal }
}, { $allowed ->
    [0] bez zatwierdzeń.
   *[other] zatwierdzenia według kart na ręku: { $approved } z { $allowed } możliwych.
}
wf-explain-wheel = Każdy zebrany bilet przesuwa czerwoną kabinę o jedno pole. { $left ->
    [0] Punktowanie nastąpi na końcu tej tury.
    [one] Jeszcze jeden bilet i wróci na start: wtedy następuje punktowanie.
    [few] Jeszcze { $left } i wróci na start: wtedy następuje punktowanie.
   *[other] Jeszcze { $left } i wróci na start: wtedy następuje punktowanie.
}

## Karty z bliska

wf-kind-exhibit = Eksponat
wf-kind-ticket = Bilet
wf-kind-figure = Wpływowa osoba

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
wf-says-held = { $area }, na ręku: { $count }
wf-says-set = { $areas }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
wf-says-due = { $name }: do zagrania teraz
wf-says-next = { $name }: w następnej turze

## Dokąd prowadzi wybór

wf-then-standing = Miejsce
wf-then-takes = Zbiera
wf-then-wheel = Młyn
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
wf-group-from = Z obszaru { $area }
wf-option-cards = Zbiera: { $cards }
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
