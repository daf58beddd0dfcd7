### Bots: the names of the levels, and what they say.

level-1 = Nowicjusz
level-2 = Bywalec
level-3 = Klubowicz
level-4 = Ekspert
level-5 = Mistrz
level-master = Arcymistrz
thinking = { $name } myśli…
percent = { $n }%
hint-chance = Szansa na wygraną: { $percent }% (± { $error })
hint-against = Do twoich najbliższych tur, zamiast: { $other }

## Looking back

analyse-start = Początek
analyse-own = Własne wybory
analyse-others = Wybory innych
analyse-luck = Szczęście
analyse-result = Wynik
analyse-how = W punktach procentowych: początek i zmiany sumują się do wyniku. Szanse ruch po ruchu:
analyse-costly = Najbardziej kosztowne decyzje, oceniane według tego, co gracz mógł wiedzieć:
analyse-none = Żadna decyzja nie kosztowała więcej, niż potrafi odróżnić przeszukiwanie.
analyse-moment = { $move }. { $name }: { $chosen } Lepiej: { $best } ({ $cost } ± { $error } punktów)
analyse-plot = Szansa na wygraną ruch po ruchu; jedna linia na gracza.

## The arena

arena-match = { $game }, miejsc: { $seats }; { $match }, { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}
arena-divided = Liczbę iteracji obu stron podzielono przez { $divide }.
arena-share = { $bot } wygrywa { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }); po równo byłoby { NUMBER($even, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-elo = Elo { $point } ({ $low } … { $high }); test na poziomie 5%: { $verdict }
arena-better = lepszy
arena-not-better = nie lepszy
arena-open = nierozstrzygnięty
arena-seats = Wygrane według miejsc: { $shares }
arena-seat = { $seat }: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-field = { $game }, miejsc: { $seats }, botów: { $bots }, { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}
arena-place = { $place }. { $bot }: { $rating } ({ $low } … { $high }), wygrywa { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% z { $games }
sat-to-the-end = { $bot } kończy na miejscu { $rank } z { $seats }, { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}.
arena-odd-lines = { $path }: { $number ->
    [one] wiersz { $lines } nie jest wynikiem i został pominięty.
    [few] { $number } wiersze nie są wynikami i zostały pominięte: { $lines }.
   *[other] { $number } wierszy nie jest wynikami i zostało pominiętych: { $lines }.
}
arena-unkept = Niczego nie zachowano; z --store PLIK wyniki są zachowywane i liczone następnym razem.
arena-written = Zapisano { $page }.
arena-ladder = Drabina: { $game }
arena-plot = Udział zwycięstw pierwszego z wymienionych z przedziałem 95%; kreska oznacza udział równy.

## Data

dataset-written = Zapisano { $file }: decyzji: { $rows }, { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}.
truth-written = Zapisano { $file }, plików: { $files }.

## Trener

coach-best = Dobry wybór: nie znaleziono nic lepszego.
coach-even = Dobrze. Równie dobry wybór: { $best }
coach-cost = To kosztowało około { $cost } p.p. szansy na wygraną (± { $error }). Lepiej: { $best }
coach-decided = { $points ->
    [0] To już prawie nie zmienia, kto wygra, ale inny wybór dałby więcej: { $best }
    [one] To już prawie nie zmienia, kto wygra, ale kosztowało około { $points } punktu. Lepiej: { $best }
    [few] To już prawie nie zmienia, kto wygra, ale kosztowało około { $points } punktów. Lepiej: { $best }
   *[other] To już prawie nie zmienia, kto wygra, ale kosztowało około { $points } punktów. Lepiej: { $best }
}
coach-decided-none = Dobrze: gra jest prawie rozstrzygnięta i nic z tego, co porównano, nie dałoby więcej.
coach-against = Co to powinno dać do twoich najbliższych tur, w porównaniu z twoim wyborem: { $chosen }
coach-no-why = Nie tłumaczy tego jedna rzecz, lecz wiele drobnych.
coach-look = Na co zwrócić uwagę:
coach-look-none = Twoje najlepsze opcje niewiele się różnią: trzymaj się planu.
theme-Points = Punkty: { $points } zamiast { $instead_points }.
    .look = Twoje punkty
    .name = Punkty
theme-OthersPoints = Punkty ({ $seat }): { $points } zamiast { $instead_points }.
    .look = Punkty ({ $seat })
    .name = Punkty innych
