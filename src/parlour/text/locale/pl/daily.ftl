### Rozdanie dnia: co jest, jak poszło, co można pokazać.

daily-title = Rozdanie dnia
daily-sub = Jedno rozdanie na grę, dla wszystkich takie samo: to samo miejsce, te same boty. Liczy się jedna próba; nie ma rad i niczego się nie cofa.
daily-left = zostało { $hours } godz. { $minutes } min
daily-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
   *[other] { $days } dni z rzędu
}
daily-longest = { $days ->
    [one] najdłużej { $days } dzień
    [few] najdłużej { $days } dni
   *[other] najdłużej { $days } dni
}
daily-seats = { $seats ->
    [2] Graczy: 2; siedzisz na miejscu { $seat }, przeciw botowi poziomu { $level }.
   *[other] Graczy: { $seats }; siedzisz na miejscu { $seat }, przeciw botom poziomu { $level }.
}
daily-finished = { $many ->
    [0] Nikt go jeszcze nie skończył.
    [one] Skończyła je { $many } osoba.
    [few] Skończyły je { $many } osoby.
   *[other] Skończyło je { $many } osób.
}
daily-play = Graj
daily-play-late = Zagraj po czasie
daily-go-on = Graj dalej
daily-see = Zobacz, jak poszło
daily-promise = Obietnica tego rozdania
daily-promise-today = SHA-256 jego sekretu, podane, zanim ktokolwiek zagrał: { $promise }
daily-promise-tomorrow = I jutrzejszego: { $promise }
daily-secret = Jego sekret, ujawniony, bo dzień minął: { $secret }
daily-archive = Wcześniejsze rozdania
daily-archive-more = Można je jeszcze zagrać; spóźnione próby nie są klasyfikowane.
daily-archive-older = Starsze
daily-archive-none = Jeszcze żadnych nie ma.
daily-month = { $month }
daily-month-game = Gra
daily-month-none = Na razie nikogo tu nie ma. Dzisiejsze wyniki zobaczysz, gdy skończysz swoje rozdanie.
daily-rank = Pozycja
daily-name = Imię
daily-place = Miejsce
daily-points = Punkty
daily-margin = Różnica
daily-days = Dni
daily-won = Wygrane
daily-me = (ty)
daily-nobody = ktoś
daily-mine = Twoja próba
daily-result = { $place }. miejsce z { $seats }, punkty: { $points }
daily-mine-margin = { $margin } wobec najlepszego z pozostałych przy stole.
daily-mine-rank = Na razie pozycja { $rank } z { $many }.
daily-mark-late = Próba spóźniona, nie jest klasyfikowana.
daily-mark-second = Przed końcem twojej próby ktoś inny próbował tego rozdania na twoim urządzeniu: próba nie jest klasyfikowana.
daily-mark-changed = Boty zmieniły się w ciągu dnia: próba nie jest klasyfikowana.
daily-mark-cleared = Gospodarz tego domu usunął ją z klasyfikacji.
daily-par-title = Par
daily-par = Par: { $points } ± { $error } pkt (poziom 4, partie: { $plays }, wygrane: { $won }%)
daily-par-one = Par: { $points } pkt (poziom 4, na razie jedna partia)
daily-par-none = Par nie jest jeszcze znany: dom rozgrywa go, gdy ma czas.
daily-par-never = Nie ma paru: dom nie rozegrał tego rozdania, zanim zmieniły się jego boty.
daily-kept-back = Par, wyniki i wybory innych zobaczysz po zakończeniu dnia: ktoś może jeszcze grać to rozdanie na tym urządzeniu.
daily-standing = Wyniki wszystkich
daily-standing-none = Nikt nie jest sklasyfikowany.
daily-hidden = Wyniki zobaczysz, gdy skończysz.
daily-late-more = Ten dzień minął. Możesz jeszcze zagrać jego rozdanie; spóźnione próby nie są klasyfikowane.
daily-choices = Decyzja po decyzji
daily-others = { $many ->
    [one] Była tu { $many } inna osoba; ten sam wybór: { $same }.
    [few] Były tu { $many } inne osoby; ten sam wybór: { $same }.
   *[other] Było tu { $many } innych osób; ten sam wybór: { $same }.
}
daily-others-chose = { $many }: { $what }.
daily-house-ask = Co zrobiłby dom?
daily-house-busy = Dom analizuje partię: { $done } z { $of }.
daily-house-same = Dom zrobiłby to samo.
daily-house-even = Dom: { $what }; mniej więcej równie dobre.
daily-house-cost = Dom: { $what }; twój wybór kosztował około { $cost } p.p. szansy na wygraną.
daily-house-why = Co dałby wybór domu
daily-share = Do udostępnienia: niczego nie zdradza
daily-copy = Kopiuj tekst
daily-picture = Zapisz jako obrazek
daily-picture-failed = Ta przeglądarka nie potrafiła narysować obrazka.
daily-back = Wszystkie dzisiejsze rozdania
daily-second-title = Ktoś już tu próbował tego rozdania
daily-second = Inny gość tego urządzenia próbował już tego rozdania. Możesz zagrać mimo to, ale klasyfikowana jest tylko pierwsza próba na urządzeniu.
daily-second-yes = Zagraj mimo to
daily-second-no = Nie teraz
daily-ask = Masz jedną próbę i ona się liczy: wszyscy grają to samo rozdanie, a twój wynik trafia do klasyfikacji. Nie ma rad i niczego się nie cofa. Możesz wyjść i grać dalej do północy (UTC).
daily-ask-late = Ten dzień już minął: twoja próba nie będzie klasyfikowana. Nie ma rad i niczego się nie cofa.
daily-ask-new = Nie znasz jeszcze gry { $game }? Lekcja trwa kilka minut, a rozdanie poczeka.
daily-ask-lesson = Najpierw lekcja
daily-ask-yes = Zaczynam

## W terminalu
daily-listed = { $game }: { $state ->
    [new] jeszcze nie próbowane
    [playing] w toku
   *[over] skończone
}
daily-how = Zagraj poleceniem: { $command }
daily-help = Aby zagrać, podaj numer albo zapis. Ponadto: board, log, why <akcja>, rules, help, quit. Próba czeka na serwerze do północy (UTC); niczego się nie cofa.
daily-waits = Próba czeka na serwerze do północy (UTC).
daily-line = { $rank }. { $name }: miejsce { $place }, punkty: { $points } ({ $margin })
daily-closed = Ta próba została zamknięta: przez tydzień nikt jej nie kontynuował.
daily-choices-how = Co wybrali inni i co zrobiłby dom: { $command }
