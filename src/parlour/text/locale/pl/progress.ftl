### Moje postępy: ile kosztują decyzje, czego dotyczyły i jaki poziom pasuje.

progress-title = Moje postępy
progress-sub = Ile kosztują twoje decyzje według trenera i analiz. Nikt poza tobą tego nie widzi, chyba że pokazujesz to w swoim profilu.
progress-none = Nic jeszcze nie oceniono. Zagraj z botami przy trenerze albo przeanalizuj zakończoną partię: wnioski zbierają się tutaj.
progress-play = Zagraj
progress-replays = Zakończone partie
progress-how = Koszt to część zwycięstwa, którą najlepszy wybór dałby ponad twój; ± to 95-procentowy przedział średniej. Liczą się tylko decyzje ocenione przez trenera lub w analizie, za każdym razem pierwszy wybór. Kosztowna decyzja liczy się do pierwszego ze swoich powodów.
progress-no-costs = Żadna twoja decyzja nie jest jeszcze oceniona: zagraj z trenerem albo przeanalizuj zakończoną partię.

## Koszty
progress-costs = Średni koszt decyzji
progress-month = Miesiąc
progress-decisions = Decyzje
progress-chart = Ile setnych części wygranej kosztowała decyzja, miesiąc po miesiącu: im mniej, tym lepiej. Pionowe kreski to przedziały.
progress-cost = Koszt
progress-cost-value = { $cost }% ± { $error }
progress-cost-few = { $cost }% (za mało na przedział)
progress-cost-plain = { $cost }%
progress-by-month = Miesiąc po miesiącu
progress-earlier = ocenione przez wcześniejszą wersję

## Tematy
progress-themes = Co kosztuje cię najwięcej
progress-theme = { $part }% twoich kosztów: { $decisions ->
    [one] jedna decyzja, { $cost }%
    [few] { $decisions } decyzje, po { $cost }%
   *[other] { $decisions } decyzji, po { $cost }%
}
progress-more-themes = { $many ->
    [one] Jeszcze jeden temat
    [few] Jeszcze { $many } tematy
   *[other] Jeszcze { $many } tematów
}
progress-practise = { $many ->
    [one] Poćwicz: jedno zadanie
    [few] Poćwicz: { $many } zadania
   *[other] Poćwicz: { $many } zadań
}

## Poziomy
progress-levels = Boty i ty
progress-level = { $name } (poziom { $level })
progress-fits = Poziom, który teraz do ciebie pasuje: { $level }
progress-fits-none = Nie można jeszcze powiedzieć, jaki poziom do ciebie pasuje: zakończ co najmniej pięć partii z botami jednego poziomu.
progress-met = przed tobą w { $lost } na dziesięć partii (95%: od { $low } do { $high }; policzone partie: { $games })
progress-met-few = { $games ->
    [one] jedna partia: za mało, by coś powiedzieć
    [few] { $games } partie: za mało, by coś powiedzieć
   *[other] { $games } partii: za mało, by coś powiedzieć
}

## At the terminal
progress-none-here = Nic jeszcze nie oceniono. Zagraj z parlour play GRA --bot level3 --coach: tu zbiera się to, co znajdzie trener, i ukończone gry.
progress-none-there = Ten serwer niczego twojego jeszcze nie ocenił.
progress-practise-how = { $many ->
    [one] Ćwicz na jednej zagadce: { $command }
    [few] Ćwicz na { $many } zagadkach: { $command }
   *[many] Ćwicz na { $many } zagadkach: { $command }
}
progress-not-noted = Tego nie zanotowano dla parlour progress: { $fault }
