### Strona: powtórki skończonych partii i arkusz punktów.

## Pasek i pulpit

replay-title = Powtórka: { $game }
replay-pill = Powtórka
replay-move = Ruch { $move }
replay-of = z { $moves }
replay-first = Na początek
replay-back = Ruch wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-forward = Ruch naprzód
replay-last = Na koniec
replay-transport = Ruchy
replay-seen-label = Widok
replay-seen-by = Oczami: { $name }
replay-seen-all = Oczami wszystkich
replay-fork = Graj od tego miejsca
replay-download = Pobierz zapis partii
replay-copy = Skopiuj link
replay-copied = Link skopiowany.
replay-copy-failed = Nie udało się skopiować linku. Oto on: { $link }
replay-keys = Strzałki w lewo i prawo: ruch. Z klawiszem Shift: { $rounds ->
    [yes] runda
   *[no] dziesięć ruchów
}. Home i End. Spacja odtwarza.
replay-home = Strona główna
replay-theme-dark = Wieczór: ciemne kolory
replay-theme-light = Dzień: jasne kolory
replay-skip-river = Do ruchów
replay-skip-board = Do planszy
replay-board = Plansza po ruchu { $move }
replay-side = O tej partii
replay-seats = Miejsca

## Rzeka

replay-river = Ruch
replay-river-chances = Szanse na wygraną
replay-river-points = Punkty, gdyby wtedy liczyć
replay-river-costly = kosztowne decyzje
replay-start = Początek
replay-end = Koniec
replay-round = Runda { $round }
replay-value = Ruch { $move } z { $moves }
replay-value-round = Ruch { $move } z { $moves }, runda { $round }
replay-chance = { $percent }% na wygraną
replay-leads = prowadzi
replay-won = wygrana
replay-mark = Ruch { $move }: { $name } traci { $cost }% szans na wygraną
replay-numbers = Liczby
replay-numbers-chances = Szanse na wygraną po każdym ruchu, w procentach
replay-numbers-points = Punkty po każdym ruchu, gdyby wtedy liczyć
replay-numbers-move = Ruch

## Analiza

replay-tab-analysis = Analiza
replay-tab-log = Przebieg
replay-tab-luck = Los i kunszt
replay-analyse = Przeanalizuj tę partię
replay-analyse-how = Dom patrzy na każdą decyzję oczami tego, kto ją podjął: jaka była szansa na wygraną, ile kosztował wybór, co było losem, a co kunsztem.
replay-analyse-busy = Obejrzane decyzje: { $done } z { $all }
replay-analyse-waiting = Analiza czeka na swoją kolej.
replay-analyse-failed = Analiza się nie udała. Spróbuj jeszcze raz.
replay-at-start = Przed pierwszym ruchem
replay-at = Ruch { $move }, { $name }
replay-cost-words = szans na wygraną wobec najlepszego ruchu, jaki dom znajduje
replay-cost-none = Tak dobry jak najlepszy ruch, jaki dom znajduje.
replay-cost-better = Z bliska lepszy niż to, co zagrałby dom.
replay-cost-doubt = Różnica mieści się w niepewności przeszukiwania (± { $error } p.p.).
replay-forced = Tu nie było nic do wyboru.
replay-not-yet = Ten ruch nie został jeszcze obejrzany.
replay-played = { $what }, zagrane
replay-differently = Zagraj inaczej
replay-why = Co do następnych tur obiecywał najlepszy ruch
replay-costly = Kosztowne decyzje
replay-costly-none = Żadna decyzja nie kosztowała więcej, niż wynosi niepewność.
replay-costly-row = { $move }. { $name }
replay-cost = −{ $cost }%
replay-log-start = Początek
replay-log-label = Przebieg, przycisk dla każdego ruchu

## Los i kunszt

replay-luck-how = Od pierwszej szansy na wygraną do wyniku, w punktach procentowych. Części się sumują.
replay-luck-start = Początek
replay-luck-own = Własne wybory
replay-luck-others = Wybory innych
replay-luck-luck = Co wyszło na jaw
replay-luck-result = Wynik
replay-luck-seat = { $name }: od { $start } do { $result }
replay-luck-busy = Los i kunszt widać, gdy oceniona jest każda decyzja.
replay-luck-ask = Los i kunszt widać dopiero po analizie partii.

## Graj od tego miejsca

replay-fork-title = Graj dalej od ruchu { $move }
replay-fork-how = Nowy stół, przeciw botom. To, czego twoje miejsce nie widziało, rozdaje się na nowo.
replay-fork-seat = Twoje miejsce
replay-fork-level = Poziom botów
replay-fork-go = Graj
replay-fork-over = Tu partia jest skończona. Cofnij się o kilka ruchów, by grać dalej.
replay-fork-failed = Nie udało się otworzyć stołu: { $detail }
replay-cancel = Nie teraz

## Jeszcze raz od chwili z własnej partii

replay-again-how = Twoje miejsce, te same boty, tuż przed tą decyzją. To, czego nie było ci widać, rozdaje się na nowo.
replay-again-people = Za inne osoby grają boty poziomu 3.
replay-again-tried = { $tries ->
    [one] Jedna próba: { $points } pkt; w rozegranej partii { $before }.
    [few] { $tries } próby: średnio { $points } pkt; w rozegranej partii { $before }.
   *[many] { $tries } prób: średnio { $points } pkt; w rozegranej partii { $before }.
}
replay-again-by = { $way ->
    [better] Lepiej o { $by }.
    [worse] Gorzej o { $by }.
   *[same] Ani lepiej, ani gorzej.
}
replay-again-error = Z dokładnością do { $error } (95%).
replay-again-few = Przy tak małej liczbie prób może to być przypadek.
replay-again-won = Wygrane: { $won }%. Rozegrana partia: { $before ->
    [won] wygrana
    [shared] remis na szczycie
   *[lost] przegrana
}.
replay-again-see = Obejrzyj próbę { $number }
replay-again-going = { $going ->
    [one] Jedna próba nie jest skończona.
    [few] { $going } próby nie są skończone.
   *[many] { $going } prób nie jest skończonych.
}
replay-again-count = { $tries ->
    [one] jedna próba
    [few] { $tries } próby
   *[many] { $tries } prób
}

## Arkusz punktów

replay-sheet = Arkusz punktów
replay-sheet-win = { $margin ->
    [one] { $name } wygrywa o jeden punkt.
    [few] { $name } wygrywa o { $margin } punkty.
   *[many] { $name } wygrywa o { $margin } punktów.
}
replay-sheet-nobody = Nikt nie wygrywa: wszyscy poddali grę.
replay-sheet-stand-in = Pierwszy jest zastępca; { $names }: gra poddana.
replay-sheet-win-plain = { $name } wygrywa.
replay-sheet-difference = Największa przewaga nad graczem { $name }: { $source }, o { $points }.
replay-sheet-from = Skąd punkty
replay-sheet-total = Razem
replay-sheet-caption = Punkty według źródeł i rund
replay-sheet-best = najlepszy wynik
replay-graph-title = Jak to szło
replay-graph-how = Punkty każdego miejsca, gdyby liczyć po tym ruchu
replay-graph-label = Punkty po każdym ruchu; liczby są w tabeli niżej
replay-graph-turn = Ruch { $move }: { $name } wyprzedza rywala ({ $other }) i prowadzi do końca.
replay-graph-lead = { $name } prowadzi od ruchu { $move } aż do końca.

replay-rules-old = Tę partię rozegrano według wersji { $rules } zasad; najnowsza to { $newest }. Kto zagra stąd dalej, gra według tych samych.
replay-box = Tę partię rozegrano z pudełkiem właściciela: { $box }.
