### Zadania w terminalu: pytanie, dobrze czy źle, i rozwiązanie.

puzzle-begin = { $many ->
    [one] Znajdź najlepszy wybór: jesteś graczem { $seat } z { $seats }.
   *[other] Znajdź najlepszy wybór, { $many } razy z rzędu: jesteś graczem { $seat } z { $seats }.
}
puzzle-part = Pytanie dotyczy tylko tego wyboru, a nie następnych po nim.
puzzle-right = Dobrze: zadanie rozwiązane.
puzzle-right-on = Dobrze. Dalej.
puzzle-wrong = Jest coś lepszego.
puzzle-best = Najlepszy wybór: { $best }
puzzle-also = Równie dobre: { $best }
puzzle-beats = Szansa na wygraną: { $percent }%, a tylko { $instead }% po najbardziej kuszącym innym wyborze: { $other }
puzzle-rating = Twój ranking: { $rating } ({ $change }); ranking zadania: { $puzzle }.
puzzle-again = To zadanie już było: twój ranking pozostaje { $rating }.
puzzle-another = Enter to następne zadanie, quit kończy.
puzzle-help = Aby wybrać, podaj numer albo zapis. Ponadto: board, log, why <akcja>, rules, solution, help, quit. Wybory, które prowadzą do tej samej pozycji, są równie dobre.
puzzle-rush = Ile się da w ciągu { $minutes } min, każde trudniejsze od poprzedniego; { $misses ->
    [one] { $misses } pomyłka kończy
    [few] { $misses } pomyłki kończą
   *[other] { $misses } pomyłek kończy
} wyścig. Zadanie widziane po raz pierwszy liczy się do rankingu.
puzzle-rush-so-far = Rozwiązane dotąd: { $solved }; pomyłki: { $missed }; pozostało { $left } s.
puzzle-rush-over = Czas minął albo to koniec na dziś. Rozwiązane: { $solved } z { $tried }.
puzzle-theme = { $name }: nowe { $left } z { $many }
puzzle-no-theme = nie ma zadań na temat „{ $theme }”; są: { $themes }
