### Poczekalnia: szybkie dobieranie, stoły otwarte dla wszystkich, partie do oglądania.

lobby-title = Poczekalnia
lobby-sub = Znajdź towarzystwo do gry, usiądź przy otwartym stole albo popatrz.
lobby-tournaments = Turnieje
lobby-clubs = Kluby

## Szybkie dobieranie
lobby-pair = Szybkie dobieranie
lobby-pair-more = Siadasz, gdy tylko inni chcą tego samego.
lobby-live-clock = 15 minut na osobę i 10 sekund za każdy ruch.
lobby-slow-clock = Dzień na każdą turę.
lobby-near = Blisko mojego rankingu
lobby-near-more = Im dłużej czekasz, tym dalej.
lobby-find = Szukaj graczy
lobby-stop = Przestań czekać
lobby-waiting = Czekamy na graczy
lobby-waited = Czekasz { $time }.
lobby-expected = Inni czekali około { $time }.
lobby-others = { $people ->
    [0] Nikt inny na to teraz nie czeka.
    [one] Czeka na to jeszcze jedna osoba.
    [few] Czekają na to jeszcze { $people } osoby.
   *[other] Czeka na to jeszcze { $people } osób.
}
lobby-reach = Na razie w granicach { $reach } punktów od twojego rankingu.
lobby-keep-open = Rozejrzyj się tymczasem: czekasz, dopóki strona jest otwarta.
lobby-quiet = Jest teraz cicho. Boty mogą zająć wolne miejsca.
lobby-bots = Graj z botami
lobby-to-table = Do stołu
lobby-seated = Są gracze: twój stół zaczyna.

## Stoły
lobby-open = Stoły, przy których można usiąść
lobby-open-none = Żaden otwarty stół nie pasuje. Przygotuj własny albo daj się dobrać.
lobby-playing = Trwające partie
lobby-playing-none = Żadna partia do oglądania nie pasuje.
lobby-people = Czekają na dobranie
lobby-queue = { $game }, graczy: { $seats }, { $pace }: { $people }
lobby-filters = Pokaż
lobby-all = { $of ->
    [game] Wszystkie
    [players] Dowolnie
    [talk] Każdy
    [rating] Każdy
   *[other] Każde
}
lobby-rating = Ranking
lobby-rating-near = blisko mojego
lobby-free = { $free ->
    [one] jedno wolne miejsce
    [few] { $free } wolne miejsca
   *[other] { $free } wolnych miejsc
}
lobby-round = runda { $round }
lobby-clock-turn = { $time } na turę
lobby-clock-game = { $time } na partię
lobby-rated = rankingowa
lobby-mean = około { NUMBER($rating, useGrouping: 0) }
