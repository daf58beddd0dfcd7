### Rankingi: najlepsi, mój wynik i skąd się wziął.

ratings-title = Rankingi
ratings-sub = Siła graczy według gry i liczby graczy, tylko z gier rankingowych.
ratings-play = Zagraj w grę rankingową
ratings-value = { NUMBER($rating, useGrouping: 0) } ± { $error }
ratings-how = Ranking podajemy z przedziałem 95%. Każdy zaczyna od 1500; przy różnicy 100 punktów zwycięstwa dzielą się mniej więcej 64 do 36. Boty każdego poziomu są stałymi punktami skali. Kto się poddaje albo zostawia grę zastępcy, zajmuje w niej ostatnie miejsce. Gość pojawia się na liście z imieniem, gdy przedział jest dość wąski.

## Mój
ratings-mine = Mój ranking
ratings-none = Nie masz jeszcze żadnej takiej gry rankingowej.
ratings-rank = Miejsce { $rank } z { $listed } na liście
ratings-not-listed = Jeszcze nie na liście: są na niej gracze znani z dokładnością ± { $least }, po mniej więcej dwudziestu grach.
ratings-history = { $games ->
    [one] Jedna gra rankingowa
    [few] { $games } gry rankingowe
   *[many] { $games } gier rankingowych
}
ratings-when = Kiedy
ratings-place = Miejsce
ratings-change = Zmiana
ratings-after = Ranking
ratings-left = { $place }, gra opuszczona

## Lista
ratings-board = Lista najlepszych
ratings-nobody = Nikt nie jest jeszcze znany z dokładnością ± { $least }: potrzeba około dwudziestu gier rankingowych.
ratings-nth = Miejsce
ratings-name = Imię
ratings-rating = Ranking
ratings-games = Gry
ratings-me = ty
ratings-bots = Boty: { $name } ({ $level })
