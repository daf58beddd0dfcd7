### Lekcje i zasady na stronie.

learn-lesson = Lekcja
learn-coach = Twój przewodnik
learn-back = Wstecz
learn-next = Dalej
learn-show = Pokaż mi
learn-begin = Zaczynamy
learn-again = Od początku
learn-move = Ruch { $move } z { $moves }
learn-told = Do przeczytania
learn-progress = Wykonane ruchy: { $done } z { $moves }
learn-now = Teraz: { $step }
learn-others = { $count ->
    [one] Co zdarzyło się tymczasem
   *[other] Co zdarzyło się tymczasem ({ $count })
}
learn-other = Też wolno, ale nie teraz
learn-other-more = „{ $option }” jest tu możliwe. W tej lekcji wybierz jednak: { $wanted }
learn-other-leads = Doprowadziłoby to do tego:
learn-other-unsure = O skutkach decyduje los.
learn-confirm = Zagraj
learn-cancel = Coś innego
learn-pick = Albo wybierz z listy
learn-play-on = Graj dalej od tego miejsca
learn-play-level = Siła bota
learn-rules = Wszystkie zasady
learn-rule = Zasada { $cite }
learn-leave = Inne lekcje

## Zasady

learn-rules-title = { $game }: zasady
learn-rules-of = Zasady
learn-contents = Rozdziały
learn-search = Szukaj w zasadach
learn-search-clear = Wyczyść wyszukiwanie
# Words of every question, which a search leaves out; then groups of words that mean the same to whoever searches.
learn-idle-words = jak co kiedy gdzie kto czy ile dlaczego jest sa sie w we na z ze do o od po przy dla i a oraz gdy jesli ja ty on ona my wy mi mnie moge mozna musze trzeba moj moja moje twoj swoj to ten ta te tego dzieje robi zrobic mam ma
learn-same-words = wygrac wygrywa zwyciezca zwyciestwo; remis rowno; pusta puste skonczy skoncza zabraknie brak brakuje; koniec konczy konczyc; pieniadze moneta monety; kupic budowac rozstawic koszt kosztuje placi zaplacic; robotnik pracownik; poczatek zaczyna przygotowanie pierwszy; punkty punktow
learn-found = { $count ->
    [0] Nic nie znaleziono
    [one] Znaleziono jeden akapit
    [few] Znaleziono { $count } akapity
   *[many] Znaleziono { $count } akapitów
}
learn-words = Słowniczek
learn-words-note = Uwaga
learn-print = Drukuj
learn-lesson-start = Ucz się, grając
learn-link = Odnośnik do { $id }
learn-pieces = Elementy
learn-near = Wokół tej zasady
learn-whole = Cała instrukcja
learn-one = Tylko ta zasada
learn-page = Otwórz jako stronę
learn-close = Zamknij zasady
learn-choose-game = Która gra?
