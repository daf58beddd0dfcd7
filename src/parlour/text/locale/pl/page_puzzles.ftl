### Zadania na stronie: jakie są, o co chodzi, co z tego wyszło, wyścig.

puzzles-title = Zadania
puzzles-sub = Pozycje z prawdziwych partii, w których jeden wybór jest lepszy od wszystkich innych. Pierwsza odpowiedź na każde liczy się do rankingu.
puzzles-one = Zadanie
puzzles-all = Wszystkie zadania
puzzles-next = Następne zadanie
puzzles-day = Zadanie dnia
puzzles-rush = Wyścig
puzzles-day-left = Nowe zadania dnia za { $hours } godz. { $minutes } min
puzzles-so-far = Twój ranking: { $rating }. Rozwiązane: { $solved } z { $answered }.
puzzles-new = { $many ->
    [one] { $many } zadanie.
    [few] { $many } zadania.
   *[other] { $many } zadań.
} Zaczynasz z rankingiem { $rating }.
puzzles-lesson = Nie znasz tej gry? Najpierw lekcja
puzzles-today-asked = zaczęte
puzzles-today-solved = dziś rozwiązane
puzzles-today-failed = dziś nierozwiązane
puzzles-progress = Moje postępy: co kosztuje mnie najwięcej
puzzles-by-theme = Według tematu
puzzles-theme-many = nowe: { $left } z { $many }
puzzles-theme-more = Temat mówi, na co patrzeć, ale nie zdradza ruchu. Jedno zadanie z każdego tematu pozostaje otwarte, aż na nie odpowiesz.
puzzles-costly = To kosztuje cię najwięcej: { $theme }

## Jedno zadanie
puzzles-ask = { $many ->
    [one] Grasz jako { $name } i teraz twoja kolej. Znajdź najlepszy wybór.
   *[other] Grasz jako { $name } i teraz twoja kolej. Znajdź najlepszy wybór, { $many } razy z rzędu.
}
puzzles-options = { $options ->
    [one] Możliwy jest tylko jeden wybór.
    [few] Możliwe są { $options } wybory.
   *[other] Możliwych jest { $options } wyborów.
}
puzzles-hard = Ranking zadania: { $rating }
puzzles-question = Wybór { $question } z { $depth }
puzzles-moving = Ruch jest rozgrywany…
puzzles-chosen = Twój wybór: { $choice }
puzzles-gave-up = Poddane: zadanie liczy się jako nierozwiązane.
puzzles-line = Dalszy ciąg:
puzzles-beats-mine = Szansa na wygraną { $percent }%, a z twoim wyborem tylko { $instead }%.
puzzles-why = Dlaczego: spodziewane do twoich najbliższych tur, w porównaniu z kuszącym wyborem:
puzzles-why-mine = Dlaczego: spodziewane do twoich najbliższych tur, w porównaniu z twoim wyborem:
puzzles-themes = Tematy
puzzles-rating = Twój ranking: { $rating }
puzzles-rated = Twój ranking: { $before } → { $after } ({ $change })
puzzles-give-up = Poddaj się
puzzles-give-up-more = Poznasz rozwiązanie, a zadanie liczy się jako nierozwiązane.

## Wyścig
puzzles-rush-more = Ile zadań się da w ciągu { $minutes } min, każde trudniejsze od poprzedniego; { $misses ->
    [one] { $misses } pomyłka kończy
    [few] { $misses } pomyłki kończą
   *[other] { $misses } pomyłek kończy
} wyścig. Zadanie, na które jeszcze nie było twojej odpowiedzi, liczy się tu także do rankingu. Wyścig, który jeszcze trwa, zostanie wznowiony.
puzzles-rush-begin = Zaczynam
puzzles-rush-again = Jeszcze jeden wyścig
puzzles-rush-right = Dobrze.
puzzles-rush-so-far = Rozwiązane: { $score }. Pomyłki: { $missed } z { $misses }.
puzzles-rush-left = { $seconds ->
    [60] Została minuta.
    [few] Zostały { $seconds } sekundy.
   *[other] Zostało { $seconds } sekund.
}
puzzles-rush-over = { $score ->
    [0] Koniec wyścigu: nic nie rozwiązano.
    [one] Koniec wyścigu: { $score } rozwiązane zadanie.
    [few] Koniec wyścigu: { $score } rozwiązane zadania.
   *[other] Koniec wyścigu: { $score } rozwiązanych zadań.
}
puzzles-rush-end-time = Czas minął.
puzzles-rush-end-missed = Pomyłki: { $missed }.
puzzles-rush-best = Twój rekord: { $best }
puzzles-rush-better = Nowy rekord: { $best }
puzzles-rush-none = { $minutes } min, { $misses ->
    [one] { $misses } pomyłka
    [few] { $misses } pomyłki
   *[other] { $misses } pomyłek
}
puzzles-rush-done = Zadania z tego wyścigu
puzzles-rush-last = Twój ostatni wyścig. Rozwiązane: { $score }
puzzles-rush-solved = Zadanie { $number }, ranking { $rating }: rozwiązane
puzzles-rush-missed = Zadanie { $number }, ranking { $rating }: nierozwiązane
