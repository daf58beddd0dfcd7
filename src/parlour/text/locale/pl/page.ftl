### Strona: rama wokół każdego stołu.

page-home = Strona główna
page-again = Spróbuj ponownie
page-close = Zamknij
page-back = Wstecz
page-cancel = Anuluj
page-copy = Kopiuj
page-gone = Tu nic nie ma
page-gone-more = Tego stołu już nie ma albo adres jest nie całkiem poprawny.
page-offline = Nie można połączyć się z domem gier
page-offline-more = Nic nie przepadło: każdy potwierdzony ruch jest zapisany. Gra toczy się dalej, gdy wróci połączenie.
page-loading = Chwileczkę…

## Miejsca

page-bot-level = Poziom { $level }, { $name }
page-bot-master = { $name }, do { $seconds } s na wybór
page-here = Przy stole
page-away = Nie ma przy stole, gra zastępca
page-bot-faltered = { $level ->
    [0] { $name } nie odpowiada: ruch został wybrany losowo. Gra toczy się dalej.
   *[other] { $name } nie odpowiada: ten ruch wybrał poziom { $level }. Gra toczy się dalej.
}
page-bot-again = { $name } nie odpowiada; pytamy jeszcze raz. Nic nie przepadło: rozdanie dnia poczeka.
page-resigned = Po poddaniu gra zastępca
page-resigned-you = Poddajesz grę, gra zastępca
page-not-here = Jeszcze nie ma przy stole
page-unseen = Nie ma od { $since }
page-your-turn = Twój ruch
page-their-turn = Ma ruch
page-you = ty
page-leads = prowadzi
page-level = remis
page-first-to-come = Wolne miejsce
page-invited = Z zaproszeniem
page-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
page-seats = Gracze
page-seat-spoken = { $name }, { $state }
page-time-left = zostało { $time }

## Wybór

page-prompt = Wybór
page-waits = { $name } wybiera
page-master-thinks = od { $seconds } s, najwyżej { $most } s
page-waits-several = Czekamy na: { $name }
page-over = Koniec gry
page-paused = Ta gra jest wstrzymana
page-closed = Ten stół zamknięto
page-closed-cancelled = Odwołała go osoba, która go otworzyła.
page-closed-cancelled-you = Stół odwołany przez ciebie.
page-closed-expired = Nikt nie przyszedł: uprzątnięto go.
page-closed-conceded = Kto został, zakończył grę tutaj i wygrał: wszyscy inni się poddali.
page-closed-conceded-you = Wygrywasz: wszyscy inni się poddali i gra została tutaj zakończona.
page-closed-abandoned = Osoba, która tu grała, porzuciła tę grę.
page-closed-abandoned-you = Gra porzucona przez ciebie.
page-game-runs = Trwa tu gra
page-ended = To już nie jest twoje miejsce
page-ended-seat = Miejsce, z którego patrzysz, nie należy już do ciebie albo zmieniono jego token.
page-ended-guest = Ten dom zakończył twoją wizytę albo zapomniał o tobie.
page-ended-look = Zajrzyj ponownie
page-how = Dotknij tego, co zaznaczono na stole, albo wybierz z listy.
page-first = Pierwsza partia?
page-first-points = Liczba przy imieniu: punkty, gdyby liczyć teraz.
page-first-lesson = Nauka w kilkunastu ruchach
page-first-read = Chcę grać od razu
page-confirm = Zatwierdź
page-watching = Oglądasz
table-problem-stale = Na stole coś się zmieniło; spójrz jeszcze raz.
table-problem-wrong-token = Miejsce z tego linku jest zajęte: gra już trwa. Oglądasz ją.

## Narzędzia

page-tools = Narzędzia
page-undo = Cofnij mój ruch
page-undo-brief = Cofnij
page-undo-ask = Poproś o cofnięcie
page-undo-none = Teraz żadnego twojego ruchu nie da się cofnąć
page-undo-away = Nie ma przy stole kogoś, kto musiałby się zgodzić
page-redo = Ponów
page-hint = Rada
page-daily-hint-off = W rozdaniu dnia nie ma rad.
page-daily-undo-off = W rozdaniu dnia niczego się nie cofa.
page-daily-leave = Po prostu zamknij stronę: twoja próba czeka do północy (UTC).
page-daily-result = Wynik dnia
page-daily-name = Rozdanie dnia, { $day }
page-hint-off = Rady są tylko w grze z samymi botami, w twoim ruchu
page-rated = Gra rankingowa: bez rad, i niczego się nie cofa.
page-rated-undo-off = W grze rankingowej niczego się nie cofa.
page-rated-hint-off = W grze rankingowej nie ma rad.
page-rated-resign = Zajmujesz ostatnie miejsce w tej grze rankingowej, cokolwiek osiągnie zastępca.
page-rated-leave = Gra za ciebie zastępca. Jeśli nie wrócisz przed końcem albo zagra on więcej niż ty, zajmujesz ostatnie miejsce w tej grze rankingowej.
page-rating-now = { $name }: { NUMBER($rating, useGrouping: 0) } ± { $error } ({ $change })
page-rating-now-you = Ty: { NUMBER($rating, useGrouping: 0) } ± { $error } ({ $change })
page-rating-left = { $name }, gra opuszczona i ostatnie miejsce: { NUMBER($rating, useGrouping: 0) } ± { $error } ({ $change })
page-rating-left-you = Ty, gra opuszczona i ostatnie miejsce: { NUMBER($rating, useGrouping: 0) } ± { $error } ({ $change })
page-ratings = Rankingi i lista najlepszych
page-hint-thinking = Myślę…
page-why = Wyjaśnij
page-why-how = Teraz dotknij czegokolwiek na stole: dowiesz się, co to robi albo czemu nie można.
page-why-may = Możesz to zrobić teraz:
page-how-once = Dotknij.
page-how-twice = Dotknij, by zobaczyć skutek; dotknij jeszcze raz, by to zrobić.
page-about-points = { $points ->
    [one] { $points } punkt, gdyby liczyć teraz.
    [few] { $points } punkty, gdyby liczyć teraz.
   *[other] { $points } punktów, gdyby liczyć teraz.
}
page-points-from = Skąd są punkty
page-points-already = Dotąd
page-points-now = Gdyby liczyć teraz
page-points-total = Razem
page-points-source = Źródło
page-why-none = Teraz nie wolno tego zrobić.
why-not-your-turn = To nie jest twój ruch.
page-why-title = Nie teraz
page-rules = Zasady
page-rule = Zasada { $cite }
page-menu = Menu
page-chat = Czat
page-log = Dziennik
page-moves = Ruchy
page-hand = Ręka
page-sheet = Wynik
page-sheet-bigger = Pokaż więcej
page-sheet-smaller = Pokaż mniej

## Ruchy

page-side = Ruchy, dziennik i czat
page-options = Co możesz zrobić
page-other = Coś innego
page-options-none = Teraz nie ma nic do wyboru
page-options-count = { $count ->
    [one] jedna możliwość
    [few] { $count } możliwości
   *[other] { $count } możliwości
}
page-may-end = To może zakończyć grę
page-will-end = To kończy grę
page-log-empty = Jeszcze nic się nie wydarzyło.
page-log-order = W kolejności gry: najnowsze jest na dole.
page-log-drawn = Pierwszy gracz wylosowany: { $name }
page-log-undo = { $name } cofa ruchy
page-log-redo = { $name } ponawia cofnięte ruchy
page-log-leave = { $name } odchodzi; gra zastępca
page-log-late = { $name } nie ma już czasu; gra zastępca
page-log-overran = { $name } przekracza czas; tę turę rozegrał zastępca
page-log-resign = { $name } poddaje grę; zastępca gra do końca
page-log-missed = Ktoś woli, by za gracza { $name } grał zastępca
page-log-replace = Nie ma gracza { $name }; za zgodą wszystkich gra zastępca
page-log-back = { $name } wraca
page-log-redeal = To, co ukryte, rozdano na nowo
page-log-ask = { $name } prosi o cofnięcie ruchów
page-log-agree = { $name } zgadza się
page-log-refuse = { $name } nie zgadza się
page-log-withdraw = { $name } wycofuje prośbę
page-log-reopen = Stół znów jest otwarty
page-since = Od twojego ruchu
page-since-for-you = Za ciebie: { $what }
page-since-points = { $name }: { $before } → { $after }{ $gains ->
    [none] { "" }
   *[other] { " " }({ $gains })
}
page-touched-last = Ostatnio: { $what }
page-pointed = Co się tam stało
page-pointed-show = Pokaż na planszy
page-watch = Obejrzyj ponownie
page-watch-now = Jeszcze raz, od twojego ruchu
page-watch-pause = Wstrzymaj
page-watch-go = Dalej
page-watch-step = O krok dalej
page-watch-faster = Szybciej
page-watch-slower = Wolniej
page-watch-stop = Wróć do stołu
page-held = Co zrobili inni
page-held-more = { $count ->
    [one] Jeden ruch czeka na pokazanie
    [few] { $count } ruchy czekają na pokazanie
   *[other] { $count } ruchów czeka na pokazanie
}
page-held-next = Pokaż następny
page-held-all = Pokaż wszystkie
page-told-again = Pokaż ponownie: { $title }
page-told-part = ({ $part } z { $of })
page-told-rank = { $name } zajmuje { $rank ->
    [1] pierwsze miejsce
    [2] drugie miejsce
    [3] trzecie miejsce
   *[other] czwarte miejsce
}: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
page-told-nothing = Nikt tu nic nie dostaje.
page-told-totals = Dotychczasowe punkty
page-told-total = { $name }: { $before } → { $after } ({ $gain })
page-told-kept = { $name }: { $points }
page-told-from = { $total }: { $gains }
page-told-back = Wstecz
page-told-more = Czytaj dalej
page-told-next = Dalej
page-told-done = Gramy dalej
page-told-skip = Pomiń

## Rady

page-hint-title = Co zrobiłby dobry gracz
page-hint-win = { $win }% szans na wygraną, z dokładnością do { $error }
page-hint-why = Zaraz po nim: { $why }
page-hint-line = Potem może: { $line }
page-lens = Co mogę wiedzieć
page-lens-what = Co można wiedzieć z mojego miejsca: dla każdego rodzaju szansa, że jest tam co najmniej jedna sztuka, albo liczba sztuk, gdy jest pewna.
page-lens-memory = Co pamiętam
page-lens-all = wszystko, co było mi widać
page-lens-table = to, co leży odkryte
page-lens-wait = Liczę…
page-lens-whose = { $name }, { $place }
page-lens-room = { $place } ({ $many })

## Trener

page-coach = Trener
page-coach-title = Trener
page-coach-waits = Twój następny wybór zostanie skomentowany.
page-coach-look = Na co zwrócić uwagę?

## Czat

page-chat-empty = Jeszcze nikt nic nie powiedział.
page-chat-say = Powiedz coś
page-chat-send = Wyślij
page-mute = Wycisz: { $name }
page-unmute = Słuchaj znowu: { $name }
page-person = O graczu { $name }
page-persons = Osoby przy tym stole
page-report-of = Zgłoś: { $name }
page-report-table = Zgłoś coś przy tym stole
page-report-tournament = Zgłoś ten turniej
page-unread = nowe: { $count }
page-emotes = Emotki
page-emote-wave = Cześć
page-emote-thanks = Dziękuję
page-emote-bravo = Dobrze zagrane
page-emote-laugh = Śmiech
page-emote-wow = Zdumienie
page-emote-oops = Ojej
page-emote-think = Myślę
page-emote-hourglass = Czas leci
page-emote-luck = Powodzenia
page-emote-cheers = Na zdrowie
page-emote-tea = Zaraz wracam
page-emote-night = Dobranoc

## Cofanie na prośbę

page-asked = { $name } chce cofnąć: { $what }. Zgadzasz się?
page-asked-wait = Czekamy na zgodę pozostałych, by cofnąć: { $what }.
page-takes = Cofasz: { $what }.
page-takes-redo = Dopóki nie zagrasz inaczej, możesz to ponowić.
page-takes-ask = Pozostali muszą się zgodzić.
page-agree = Zgoda
page-refuse = Nie
page-withdraw = Wycofaj prośbę

## Na jednym urządzeniu

page-curtain = Przekaż urządzenie: { $name }
page-curtain-why = Ręka jest ukryta, dopóki { $name } nie odsłoni kurtyny.
page-curtain-open = To ja, { $name }

## Menu

page-menu-motion = Animacje
page-motion-normal = Zwykłe
page-motion-quick = Szybkie
page-motion-off = Brak
page-menu-others = Ruchy innych
page-others-instant = Od razu
page-others-quick = Szybko
page-others-natural = Zwyczajnie
page-others-slow = Wolno
page-others-step = Krok po kroku
page-menu-coach = Trener
page-menu-coach-more = Słowo po każdym twoim wyborze, w grach tylko z botami.
page-menu-marks = Znaki tego, co zrobili inni, zostają
page-menu-marks-more = Wyłączone: znikają przy twoim pierwszym dotknięciu.
page-menu-theme = Kolory
page-theme-system = Jak urządzenie
page-theme-light = Dzień
page-theme-dark = Wieczór
page-menu-language = Język
page-menu-sound = Dźwięki
page-menu-sound-more = Pionki, karty, monety, a także sygnał, gdy przychodzi twoja kolej.
page-menu-emotes = Emotki innych
page-menu-emotes-more = Małe rysunki przy ich miejscach; wyłączone: nie widzisz żadnych.
page-menu-touch = Jedno dotknięcie zagrywa
page-menu-touch-more = Wyłączone: pierwsze dotknięcie pokazuje, co by się stało, drugie zagrywa.
page-menu-forced = Graj za mnie ruchy wymuszone
page-menu-forced-more = Gdy jest tylko jedna możliwość, zostaje wykonana.
page-menu-leave = Oddaj moje miejsce zastępcy
page-leave-more = Od teraz gra za ciebie zastępca. Miejsce pozostaje twoje: możesz je odzyskać w każdej chwili.
page-away-now = Gra za ciebie zastępca. Miejsce czeka, aż wrócisz.
page-menu-back = Wróć na moje miejsce
page-menu-screen = Pokaż na dużym ekranie
page-menu-deal = Jak sprawdzić to rozdanie
page-deal-promise = Zanim ktokolwiek usiadł, dom obiecał to rozdanie: SHA-256 { $promise }
page-deal-secret = Obiecany sekret: { $secret }. Pobrany zapis sprawdza: parlour verify
page-deal-later = Sekret zostanie pokazany po zakończeniu gry.
page-menu-keys = Klawisze
page-key-numbers = wybierz możliwość
page-key-enter = zagraj to, co wybrane
page-key-escape = odłóż
page-key-table = przejdź do stołu
page-key-list = przejdź do listy możliwości
page-key-next = następna rzecz: ruch innych albo część podliczania

## Koniec

page-result = Zobacz wynik
page-new-table = Nowy stół
page-rematch = Rewanż
page-rematch-spare = Jeśli ktoś odmówi
page-rematch-open = jego miejsce jest wolne
page-rematch-bot = gra bot
page-retry = Spróbuj stąd jeszcze raz
page-retry-moment = Rozegraj tę chwilę jeszcze raz
page-retry-back = Wróć do tej chwili
page-retry-failed = Nie udało się rozegrać jeszcze raz: { $detail }
page-replay = Powtórka

## Drogi

page-skip-prompt = Przejdź do wyboru
page-skip-board = Przejdź do stołu
page-board = Stół
page-move-number = Ruch { $move }
page-offline-bar = Utracono połączenie. Próbuję ponownie…
page-mishap = Na tej stronie coś się popsuło. Nic z tego, co potwierdzono, nie przepadło: wczytaj ją ponownie.
page-reload = Wczytaj ponownie

# A game that draws no table of its own
plain-view = Stół
plain-facts = Co mówią o nim zasady
plain-options = Co możesz zrobić
plain-part = Część
plain-draft = Ta gra nie jest jeszcze w całości przetłumaczona: część pozostaje po angielsku.

## Spóźniona tura i odejście na dobre

page-late-once = Twój czas minął i tę turę rozegrał zastępca. Miejsce nadal jest twoje.
page-late-once-name = Minął czas ({ $names }) i tę turę rozegrał zastępca. Miejsce nie jest stracone.
page-late-lost = Twój czas minął trzy razy z rzędu: zastępca gra za ciebie, dopóki nie wrócisz.
page-late-lost-name = Czas minął trzy razy z rzędu ({ $names }): zastępca gra, dopóki ktoś nie wróci.
page-late-here = Jestem
page-resign = Poddaj grę
page-play-on = Nie, gram dalej
page-resign-what = Zastępca gra na twoim miejscu do końca, a wynik o tym powie. Nie da się wrócić.
page-abandon = Porzuć tę grę
page-abandon-what = Boty na tym kończą i nikt nie wygrywa. Gra zostaje na liście twoich stołów.
page-conclude = Zakończ grę tutaj
page-conclude-offer = Zostajesz ostatnią osobą: graj dalej przeciw zastępcy albo zakończ grę tutaj z wygraną.
page-conclude-what = Wszyscy inni się poddali i są ostatni. Gra kończy się tutaj twoim zwycięstwem; zostaje na liście twoich stołów.
page-resigned-now = { $name } poddaje grę. Na tym miejscu do końca gra zastępca.
page-resigned-now-you = Poddajesz grę. Na twoim miejscu do końca gra zastępca; możesz patrzeć albo odejść.
page-resigned-last = { $name } zajmuje ostatnie miejsce w tej grze rankingowej.
page-resigned-last-you = Zajmujesz ostatnie miejsce w tej grze rankingowej.
page-end-resigned = { $name } – gra poddana; do końca grał zastępca.
page-end-resigned-you = Gra poddana przez ciebie; zastępca grał do końca.
page-end-stood-in = { $count ->
    [one] Zastępca wykonał jeden ruch za gracza { $name }.
    [few] Zastępca wykonał { $count } ruchy za gracza { $name }.
   *[other] Zastępca wykonał { $count } ruchów za gracza { $name }.
}
page-end-stood-in-you = { $count ->
    [one] Zastępca zagrał za ciebie jeden ruch.
    [few] Zastępca zagrał za ciebie { $count } ruchy.
   *[other] Zastępca zagrał za ciebie { $count } ruchów.
}

## Kogoś brakuje

page-missing = Nie ma tu gracza { $name }.
page-missing-since = Gracza { $name } nie ma tu od { $since }.
page-slow = Czekamy na gracza { $name }.
page-nudge = Ponagl
page-nudged = Ponaglono
page-nudged-by = { $name } czeka na ciebie.
page-stand-in = Niech zagra zastępca
page-stand-in-asked = Za zastępcą: { $names }.
page-stand-in-waits = Pozostali muszą jeszcze zgodzić się na zastępcę.
