### Dom wokół stołów: wejście, nowy stół, czekanie, listy, ustawienia.

## Gry

house-facts = { $from }–{ $to } graczy · { $minutes }
house-facts-exact = { $seats ->
    [one] { $seats } gracz
   *[other] { $seats } graczy
} · { $minutes }

## Pasek

house-brand = Parlour, strona główna
house-skip = Przejdź do treści
house-nav = Dom
house-nav-play = Graj
house-nav-tables = Moje stoły
house-nav-replays = Powtórki
house-nav-learn = Nauka
house-nav-me = Ty
house-me-more = imię, urządzenia, ustawienia
house-to-light = Dzień
house-to-dark = Wieczór

## Wejście

house-guest-name = Gość { $number }
house-greet-day = Dzień dobry.
house-greet-evening = Dobry wieczór.
house-greet-day-name = Dzień dobry, { $name }.
house-greet-evening-name = Dobry wieczór, { $name }.
house-choose-door = Wybierz drzwi.
house-sub = Boty już siedzą. Znajomi wejdą przez link.
house-offline = Dom jest teraz nieosiągalny. To, co zagrane, jest zachowane.
house-doors = Gry
house-quick = { $game } od razu, przeciw botom
house-quick-title = Partia od razu
house-bots = Boty
house-level = Poziom
house-thinks = około { $seconds } s na turę
house-thinks-at-once = gra od razu
house-master-thinks = do { $seconds } s na wybór, { $turn } s na turę, na wszystkich wolnych rdzeniach
house-master-time = Czas na wybór
house-play-now = Zagraj teraz
house-opening = Chwileczkę…
house-ways = Inne sposoby gry
house-way-daily = Rozdanie dnia
house-way-puzzles = Zadania
house-way-lobby = Znajdź graczy
house-way-pass = Jedno urządzenie z rąk do rąk
house-way-phones = Karty na telefonie
house-way-network = Gra w tej sieci

## Taca i jej wiersze

house-tray = Stoły i powtórki
house-welcome = Witaj
house-welcome-more = Bez konta i hasła. Twoje imię i stoły zostają na tym urządzeniu.
house-waiting = Czekają na ciebie
house-waiting-more = { $count ->
    [one] Czeka jeszcze jeden stół
    [few] Czekają jeszcze { $count } stoły
   *[many] Czeka jeszcze { $count } stołów
}
house-going = Twoje stoły
house-all = Wszystkie
house-new-table = Nowy stół
house-join = Dołącz
house-join-label = Kod lub link stołu
house-join-hint = Kod lub link
house-join-wrong = To nie jest kod ani link tego domu.
house-join-elsewhere = To link innego domu ({ $host }). Otwórz go w pasku adresu przeglądarki.
house-replays = Powtórki
house-learn-title = Pierwszy raz tutaj?
house-learn-moves = Naucz się, grając
house-learn-link = Pierwszy raz? Naucz się, grając
house-watch-link = Stoły otwarte dla wszystkich
house-your-turn = Twój ruch
house-your-word = Rewanż?
house-somebody-asks = Ktoś prosi
house-turn-by-turn = tura po turze
house-state-open = { $taken } z { $seats } przy stole
house-state-thinks = Gra { $name }
house-state-paused = wstrzymany
house-bots-levels = { $count ->
    [one] jeden bot, poziom { $levels }
    [few] { $count } boty, poziom { $levels }
   *[other] { $count } botów, poziom { $levels }
}
house-masters = { $count ->
    [one] jeden arcymistrz
   *[other] { $count } arcymistrzów
}
house-round = runda { $round }
house-ending-stood-in = grał zastępca
house-ending-nobody = Wszyscy poddali grę
house-ending-gave-up = Gra poddana; pierwszy jest zastępca
house-ending-resigned = gra poddana
house-free-count = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
house-scores = Wyniki: { $scores }
house-ending-winner = Wygrana: { $names }
house-ending-won = Wygrana
house-ending-lost = Przegrana
house-ending-shared = Wspólne zwycięstwo
house-ending-won-by = { $points ->
    [one] Wygrana o { $points } punkt
    [few] Wygrana o { $points } punkty
   *[other] Wygrana o { $points } punktów
}
house-ending-lost-by = { $points ->
    [one] Przegrana o { $points } punkt
    [few] Przegrana o { $points } punkty
   *[other] Przegrana o { $points } punktów
}

## Przygotowanie stołu

house-set = Przygotuj stół
house-set-sub = Kto gdzie siada? Gra się zgodnie z ruchem wskazówek zegara.
house-game = Gra
house-players = Gracze
house-seat = Miejsce { $number }
house-seat-name = Imię na miejscu { $number }
house-kind = Kto siada na miejscu { $number }?
house-kind-me = Ja
house-kind-person = Gość
house-kind-bot = Bot
house-kind-open = Wolne
house-seat-you = ty
house-seat-here = Na tym urządzeniu
house-seat-invited = Przez osobny link
house-seat-open = Siada, kto pierwszy
house-seat-person = Zaproszony gość
house-seat-anyone = Ktokolwiek
house-seat-level = Poziom na miejscu { $number }
house-seat-master-time = Czas na wybór na miejscu { $number }
house-how = Jak gracie
house-pace = Tempo
house-pace-live = Na żywo
house-pace-slow = Tura po turze
house-pace-slow-more = Między ruchami mogą minąć dni; dostaniesz znać, gdy przyjdzie twoja kolej.
house-clock = Zegar
house-clock-none = Bez
house-clock-turn = Na ruch
house-clock-game = Na partię
house-clock-late = Po czasie gra zastępca.
house-clock-each-turn = Czas na ruch
house-clock-each-game = Czas na partię
house-clock-more = Dodatek za każdy ruch
house-seconds = { $n } s
house-minutes = { $n } min
house-hours = { $n } godz.
house-days = { $n ->
    [one] { $n } dzień
   *[other] { $n } dni
}
house-public = Każdy może znaleźć ten stół
house-public-more = Jest na liście: można dołączyć albo się przyglądać.
house-talk = Język rozmowy
house-talk-any = dowolny
house-several = Jeden gość może zająć kilka miejsc
house-several-more = W przeciwnym razie przy stole dostępnym dla wszystkich każdy ma jedno miejsce.
house-rated = Gra rankingowa
house-rated-more = Liczy się do rankingu wszystkich: z zegarem i losowanym pierwszym graczem, bez rad. Kto odchodzi, jest ostatni.
house-rated-short = rankingowa
house-lots = Pierwszy gracz jest losowany
house-lots-more = W przeciwnym razie zaczyna pierwsze miejsce, w kolejności miejsc.
house-box = Zasady i pudełko
house-box-ours = Wartości przyjęte tutaj. Jeśli w twoim pudełku są inne, wybierz plik, w którym je masz zapisane.
house-box-choose = Wybierz plik pudełka
house-box-chosen = Wartości z pliku { $name }
house-box-clear = Wróć do wartości przyjętych tutaj
house-box-large = Plik { $name } jest za duży jak na plik pudełka.
house-box-at = Gra z pudełkiem właściciela, { $box }; różni się w: { $values }.
house-watch = Inni mogą się przyglądać
house-watch-more = Kto ma link, widzi stół i czyta rozmowę, ale nie widzi niczyjej ręki.
house-watch-club = Inni klubowicze widzą stół i czytają rozmowę, ale nie widzą niczyjej ręki.
house-open-table = Otwórz stół
house-open-screen = Otwórz na tym ekranie
house-way-pass-more = Wszyscy grają na tym urządzeniu; przechodzi z rąk do rąk, za kurtyną tam, gdzie karty są tajne.
house-way-phones-more = Ten ekran pokazuje stół. Każdy skanuje kod miejsca i trzyma swoją rękę na telefonie.
house-way-network-more = Inni otwierają link w przeglądarce, na dowolnym urządzeniu w tej sieci.
house-only-here = Ten adres działa tylko na tym komputerze. Uruchom dom przez „parlour serve --lan”, a inni będą mogli przyjść.
house-close = Powrót do wejścia

## Czekanie na graczy

house-wait-title = Stół jest gotowy
house-wait-more = { $free ->
    [one] Brakuje jeszcze jednej osoby. Gra zacznie się, gdy wszyscy usiądą.
   *[other] Brakuje jeszcze { $free } osób. Gra zacznie się, gdy wszyscy usiądą.
}
house-wait-bots = Wszyscy są. Zaczynamy.
house-lots-wait = Gdy wszyscy usiądą, losujemy, kto zaczyna; miejsca przesuwają się razem z nim.
house-expires-live = Jeśli przez dobę nikt nie zajrzy do tego stołu, zostanie uprzątnięty.
house-expires-slow = Jeśli przez dwa tygodnie nikt nie zajrzy do tego stołu, zostanie uprzątnięty.
house-get-up = Zwolnij moje miejsce
house-get-up-more = Miejsce będzie znów wolne dla kogoś innego. Dopóki jest wolne, możesz usiąść ponownie.
house-cancel = Odwołaj stół
house-cancel-more = Zostanie zamknięty dla wszystkich i nie da się go otworzyć ponownie. Nic nie przepada: gra się nie zaczęła.
house-keep = Nie, niech zostanie
house-seat-change = Zmień
house-seat-goes = To miejsce zajmuje teraz { $name }; po zmianie trzeba będzie je zwolnić.
house-seat-make-open = Wolne dla każdego
house-seat-make-open-more = Może tu usiąść każdy, kto przyjdzie do tego stołu.
house-seat-make-invited = Dla kogoś z nowym linkiem
house-seat-make-invited-more = Wysłane wcześniej linki do tego miejsca przestają działać.
house-seat-make-bot = Dla bota
house-seat-make-bot-more = Jeśli to ostatnie miejsce, gra zaczyna się od razu.
house-seat-make-friend = Dla gracza { $name }
house-seat-make-friend-more = Znajomy znajdzie to miejsce wśród swoich stołów; czeka, aż powie tak lub nie.
house-wait-kept = zarezerwowane; brak odpowiedzi
house-invited = Zaproszenie
house-invited-asked = Tę grę proponuje ci: { $names }.
house-invited-yes = Tak, siadam
house-rematch-asked = { $names }: zagramy rewanż?
house-rematch-yes = Tak, zagrajmy jeszcze raz
house-rematch-no = Nie, dziękuję
house-wait-you = ty
house-wait-free = wolne
house-wait-invited = dla osoby z linkiem
house-wait-here = Usiądź tutaj
house-guest = Gość
house-link = Link
house-wait-here-now = przy stole
house-qr-seat = Kod QR miejsca { $number }
house-wait-sit = Usiądź
house-wait-sit-as = Twoje imię przy tym stole
house-wait-invitation = To miejsce czeka na ciebie
house-wait-reserved = Wszystkie miejsca przy tym stole są zarezerwowane. Jeśli jedno jest dla ciebie, otwórz link, który ci przysłano.
house-wait-link-taken = Miejsce z tego linku jest już zajęte albo link zmieniono.
house-wait-free-here = Przy tym stole jest wolne miejsce: możesz je zająć.
house-wait-ask = Poproś o nowy link osobę, która cię zaprosiła.
house-wait-watch = Możesz zostać: gdy gra się zacznie, będzie ją można tu oglądać.
house-invite = Zaproś
house-invite-more = Zeskanuj lub wyślij link.
house-invite-club = Ten stół jest dla ludzi z twojego klubu: znajdą go tam albo otworzą ten link.
house-to-club = Do klubu
house-club = Dla ludzi z twojego klubu
house-invite-seat = Tylko na miejsce { $number }
house-invite-any = Na dowolne wolne miejsce
house-invite-watch = Kto ma ten link, może też się przyglądać i czytać rozmowę; nikt nie widzi cudzej ręki.
house-invite-closed = Przyglądać się mogą tylko ci, którzy siedzą przy tym stole.
house-copy-link = Kopiuj link
house-copied = Skopiowano
house-share = Udostępnij
house-qr = Kod QR linku
house-wait-screen = Pokaż na dużym ekranie
house-promise = Rozdanie jest już ustalone: tę pieczęć widać teraz, jej sekret po grze, i każdy może to sprawdzić.
house-promise-seal = Pieczęć rozdania

## Duży ekran

house-screen-title = Weź telefon i zeskanuj miejsce
house-screen-sub = Stół zostaje tutaj. Twoja ręka jest na telefonie.
house-screen-any = Zeskanuj, by usiąść
house-screen-corner = Obejrzyj lub wróć
house-screen-start = Zaczynamy, gdy wszyscy usiądą.

## Dołączanie, listy

house-join-title = Dołącz do stołu
house-join-more = Wklej otrzymany link albo wpisz kod stołu.
house-join-public = Otwarte dla wszystkich
house-join-none = Żaden otwarty stół nie szuka teraz graczy.
house-tables-title = Moje stoły
house-tables-none = Nie siedzisz jeszcze przy żadnym stole.
house-tables-others = Kolej innych
house-tables-open = Czekają na graczy
house-tables-closed = Zamknięte
house-tables-public = Otwarte dla wszystkich
house-tables-sit = Dołącz
house-tables-watch = Oglądaj
house-to-lobby = Do poczekalni
house-replays-title = Powtórki
house-replays-sub = Każdą zakończoną grę można obejrzeć znowu, z każdego miejsca, i zobaczyć, jak mogła się potoczyć.
house-replays-none = Nic się jeszcze nie skończyło. Twoje gry pojawią się tutaj.
house-replays-mine = Moje gry
house-replays-uploads = Wgrane zapisy
house-upload = Wgraj zapis
house-upload-more = Plik pobrany tutaj albo zapisany przez terminal. Upuść go lub wybierz.
house-upload-choose = Wybierz plik
house-upload-busy = Odtwarzanie…
house-seats-count = { $count ->
    [one] { $count } gracz
   *[other] { $count } graczy
}
house-moves-count = { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}
house-learn-page = Nauka
house-learn-page-sub = Usiądź do przygotowanego stołu: kilka ruchów z przewodnikiem i umiesz grać. Zasady można też przeczytać.
house-learn-start = Naucz się, grając
house-learn-rules = Przeczytaj zasady
house-about-learn = Grasz pierwszy raz? Nauka zajmie dziesięć minut.

## Powiadomienia

house-alert-mark = ● Twój ruch
house-alert-title = Twój ruch
house-alert-body = { $game }: stół czeka na ciebie.

## Co może pójść źle

house-problem = Nie udało się. Spróbuj jeszcze raz.
house-problem-offline = Dom jest teraz nieosiągalny.
house-problem-away = Dom nie ma teraz dostępu do swoich zapisów. Nic nie przepadło: spróbuj za chwilę.
house-problem-too-fast = Trochę za szybko. Odczekaj chwilę i spróbuj znowu.
house-problem-too-many-tables = Masz za dużo niedokończonych stołów; najpierw dokończ lub opuść któryś.
house-problem-seat-taken = To miejsce jest zajęte.
house-problem-bad-address = Na ten adres nie da się wysyłać powiadomień: podaj taki, do którego można dotrzeć z internetu.
house-problem-bad-push = Powiadomienia tej przeglądarki są nieosiągalne. Wyłącz je i włącz ponownie.
house-problem-no-free-seat = Przy tym stole nie ma wolnego miejsca.
house-problem-no-person = Przynajmniej jedno miejsce musi być dla człowieka.
house-problem-busy = Boty są teraz zajęte. Spróbuj ponownie za chwilę.
house-problem-wrong-link = Ten osobisty link jest nieważny albo już wygasł.
house-problem-no-table = Nie ma takiego stołu.
house-problem-already-seated = Siedzisz już przy tym stole.
house-problem-not-open = Ta gra już się zaczęła albo stół zamknięto.
house-problem-wrong-token = Ten link nie otwiera już żadnego miejsca.
house-problem-stale = Miejsca się tymczasem zmieniły; spójrz jeszcze raz.
house-problem-nobody-sits = Jedno miejsce zostaje dla człowieka.
house-problem-table-closed = Ten stół zamknięto.
house-problem-bad-name = Imię ma od 1 do 40 widocznych liter lub znaków i nie może być imieniem bota.
house-problem-too-many-records = Masz już tu wiele wgranych partii; najpierw usuń którąś z nich.
house-problem-too-many-mutes = Wyciszono już największą możliwą liczbę graczy.
house-problem-too-many-friends = Masz już, albo prosisz o, największą możliwą liczbę znajomych.
house-problem-too-many-blocks = Blokujesz już największą możliwą liczbę osób; odblokuj kogoś.
house-problem-no-player = Tej osoby już tu nie ma.
house-problem-you-block-them = Blokujesz kogoś przy tym stole. Najpierw odblokuj tę osobę, jeśli chcesz z nią grać.
house-problem-no-profile = Nie ma tu profilu, który możesz zobaczyć.
house-problem-no-challenge = Tego wyzwania już nie ma.
house-problem-not-to-be-challenged = Nie możesz teraz rzucić wyzwania tej osobie.
house-problem-already-challenged = Ta osoba nie odpowiedziała jeszcze na twoje ostatnie wyzwanie.
house-problem-challenge-over = To wyzwanie już się skończyło.
house-problem-too-many-challenges = Masz tyle otwartych wyzwań, ile można: najpierw jedno wycofaj.
house-problem-that-is-you = To ty.
house-problem-somebody-here = To urządzenie należy do kogoś innego.
house-problem-banned = Gospodarz tego domu cię zablokował.
house-problem-banned-until = Masz zakaz wstępu do tego domu do { $until }. Powód: { $word }
house-problem-silenced = Moderator cię wyciszył do { $until }: możesz grać, ale nie pisać, pokazywać emotek ani zmieniać nazw. Powód: { $word }
house-problem-name-given = Tę nazwę nadał ci moderator; inną wybierzesz od { $until }. Powód: { $word }
house-problem-not-a-moderator = Ta strona jest dla moderatorów i właścicieli domu.
house-problem-not-an-owner = To może zrobić tylko właściciel domu.
house-problem-above-you = Nie możesz działać wobec kogoś, kto ma w tym domu tyle samo do powiedzenia: poproś właściciela.
house-problem-plays-with-you = Grasz z tą osobą, przy stole albo w turnieju: zostaw to innemu moderatorowi.
house-problem-no-report = Nie ma takiego zgłoszenia albo dotyczy ono ciebie.
house-problem-nothing-to-do = Nie ma już wobec czego tego zrobić.
house-problem-nothing-reported = Wybierz, czego dotyczy zgłoszenie.
house-problem-say-why = Podaj powód i na jak długo: zostaje to w dzienniku.
house-problem-listed-word = Ten dom nie chce czytać jednego z tych słów w nazwach ani na czacie.
house-problem-bad-words = Wpis ma najwyżej 60 liter, a lista najwyżej 1000 wpisów.
house-problem-no-member = Rola jest dla kogoś, kto może się zalogować.
house-problem-too-many-reports = Wiele twoich zgłoszeń czeka jeszcze na sprawdzenie. Poczekaj, aż ktoś je obejrzy.
house-problem-no-device = To urządzenie nie jest już twoje.
house-problem-not-text = Na czacie piszemy zwykłym tekstem: widocznymi literami i znakami.
house-problem-unreadable = Dom nie zrozumiał tej prośby. Wczytaj stronę ponownie: może być nieaktualna.
house-problem-no-guest = Dom nie zna jeszcze tego urządzenia: najpierw podaj imię.
house-problem-not-the-maker = Może to zrobić tylko osoba, która otworzyła stół.
house-problem-not-your-seat = To nie jest twoje miejsce.
house-problem-not-your-table = Nie siedzisz przy tym stole.
house-problem-seats-only = { house-invite-closed }
house-problem-no-book = Nie ma tu zasad tej gry.
house-problem-no-language = Zasad nie ma w tym języku.
house-problem-no-ladder = Nie ma rankingu dla tylu graczy.
house-problem-no-lesson = Nie ma lekcji tej gry.
house-problem-no-move = W tej partii nie ma takiego ruchu.
house-problem-no-more-puzzles = Masz za sobą wszystkie zadania tej gry albo tego tematu.
house-problem-no-puzzle = To zadanie nie zostało ci zadane.
house-problem-puzzle-gone = Tego zadania nie ma już w książce. Twoja odpowiedź nadal się liczy.
house-problem-rush-over = Ten wyścig już się skończył.
house-problem-no-record = Tego zapisu już tu nie ma.
house-problem-no-seat = Przy tym stole nie ma takiego miejsca.
house-problem-no-step = Lekcja nie ma takiego kroku.
house-problem-not-found = Pod tym adresem nic nie ma.
house-problem-no-such-method = Dom nie rozumie tej prośby.
house-problem-refused = Dom odmówił.
house-problem-broken = Coś poszło nie tak po stronie domu, nie u ciebie. Spróbuj za chwilę.
house-problem-wrong-host = Dom nie odpowiada pod tym adresem. Zapytaj osobę, która przysłała ci link.
house-problem-wrong-origin = Ta prośba przyszła z innej strony.
house-problem-already-agreed = Twoja zgoda już jest; brakuje jeszcze czyjejś.
house-problem-already-asked = Ktoś już prosi o cofnięcie ruchów: najpierw trzeba na to odpowiedzieć.
house-problem-daily-changed = Boty tego domu zmieniły się od początku dnia. Wróć jutro po nowe rozdanie.
house-problem-daily-stands = W rozdaniu dnia niczego się nie cofa, nie ma rad i nikt nie gra za ciebie.
house-problem-daily-tried-here = Na tym urządzeniu ktoś już próbował tego rozdania. Liczy się tylko pierwsza próba.
house-problem-no-daily = Nie ma takiego rozdania dnia.
house-problem-sealed = Inni jeszcze grają to rozdanie. Będzie można je obejrzeć potem: rozdanie dnia od północy (UTC), turniejowe po jego rundzie.
house-problem-may-not-direct = Turnieje zakładają tu inni: zapytaj gospodarza tego domu.
house-problem-not-the-director = Może to zrobić tylko osoba prowadząca ten turniej.
house-problem-no-tournament = Nie ma takiego turnieju.
house-problem-no-club = Nie ma takiego klubu albo do niego nie należysz.
house-problem-not-the-leader = Może to zrobić tylko osoba prowadząca klub.
house-problem-cannot-lead = Kto prowadzi klub, musi móc się zalogować: sposób logowania dodasz w zakładce Ja.
house-problem-club-bars-you = Ten klub cię nie wpuszcza: { $word }
house-problem-club-closed = Moderator zamknął ten klub: { $word }
house-problem-leads-too = Ta osoba też prowadzi klub: prowadzący nie robią tego sobie nawzajem.
house-problem-club-full = Ten klub jest pełny.
house-problem-club-name-given = Moderator nadał klubowi tę nazwę; klub zachowuje ją przez pewien czas.
house-problem-bad-date = Data musi być w przyszłości, w ciągu dwóch lat.
house-problem-too-many-clubs = Klubów albo osób w tym klubie jest już tyle, ile może być.
house-problem-too-many-evenings = Klub zapowiedział już tyle wieczorów, ile może: odwołaj najpierw któryś.
house-problem-dropped = Osoba prowadząca usunęła cię z tego turnieju.
house-problem-not-entered = To jest dla uczestników tego turnieju.
house-problem-too-few-people = Za mało osób, żeby zacząć.
house-problem-tournament-full = W tym turnieju nie ma już miejsc.
house-problem-wrong-phase = Turniej poszedł tymczasem dalej: teraz nie można tego zrobić.
house-problem-no-such-tournament = Takiego turnieju nie może być: sprawdź miejsca, rundy i zegar.
house-problem-no-reason = Podaj powód: przeczytają go inni.
house-problem-wrong-result = Wynik to miejsce dla każdego przy stole, od 1; równi dzielą miejsce.
house-problem-round-follows = Kto przeszedł dalej z tego stołu, ma już następną partię: nie można już zmienić, kto tam wygrał.
house-problem-too-many-tournaments = Turniejów jest już tyle, ile może być: zakończ najpierw któryś.
house-problem-hints-off = Rady są tylko w grze z samymi botami.
house-problem-not-rated-so = Stół rankingowy ma zegar (przy samych botach najwyżej godzina), losowanego pierwszego gracza, nasze pudełko, opcje z instrukcji i jedno miejsce dla każdej osoby.
house-problem-no-master = Arcymistrz myśli według czasu i maszyny tego domu: gdzie wynik się liczy, boty mają poziom.
house-problem-rated-stands = Przy stole rankingowym nie ma rad ani programów i nie porzuca się gry: można się poddać, a wtedy jest się na ostatnim miejscu.
house-problem-no-push = Ten dom nie może wysyłać wiadomości na twoje urządzenie.
house-problem-not-begun = Ta gra jeszcze się nie zaczęła.
house-problem-not-over = Ta gra jeszcze się nie skończyła.
house-problem-not-playing = Przy tym stole nikt teraz nie gra.
house-problem-not-waiting = Nie czekasz na stół.
house-problem-not-your-turn = To nie twoja tura.
house-problem-nothing-asked = Nikt już nie prosi o cofnięcie ruchu.
house-problem-only-key = Tylko ten link otwiera to miejsce: zamiast tego wstań od stołu.
house-problem-nothing-to-redo = Nic z tego, co cofnięto, nie da się teraz ponowić.
house-problem-nothing-to-undo = Nie masz teraz nic do cofnięcia.
house-problem-somebody-is-away = Nie ma kogoś, kto musiałby się zgodzić.
house-problem-too-big = To za duże dla tego domu.
house-problem-nobody-minds = Gry z samymi botami się nie poddaje, tylko się ją porzuca.
house-problem-resigned = Gra została przez ciebie poddana: zastępca gra na tym miejscu do końca.
house-problem-others-play = Grają tu też inni ludzie: możesz poddać grę, ale nie porzucić jej za wszystkich.
house-problem-bad-box = Ten plik pudełka nie pasuje do gry: { $detail }
house-problem-bad-box-line = Linia { $line } pliku pudełka nie pasuje do gry: { $detail }
house-problem-bad-record = Ten plik nie jest zapisem partii albo jest uszkodzony.
house-problem-bad-record-line = Tego pliku nie da się odtworzyć: z linią { $line } jest coś nie tak.
house-problem-no-such-point = Od tego miejsca nie da się grać dalej.
house-problem-no-such-table = Takiego stołu nie da się otworzyć.
house-problem-not-allowed = Zasady teraz na to nie pozwalają.
house-problem-unfinished = Ta partia nie jest skończona: wgrać można tylko skończone.
house-problem-unknown-action = Gra nie zna takiego ruchu.

## Wpuszczanie

house-mine-title = To miejsce zajmuje { $name }
house-mine-ask = To ty? Potwierdź to na urządzeniu, na którym zajęto to miejsce, i graj dalej tutaj.
house-mine-yes = To ja
house-mine-no = Nie, tylko popatrzę
house-mine-wait = Otwórz ten stół na urządzeniu, na którym zajęto to miejsce. Zapyta, czy ten numer jest twój:
house-mine-link = Nie masz go pod ręką? Utworzony tam osobisty link otworzy też to urządzenie.
house-mine-refused = Na drugim urządzeniu odpowiedź brzmiała: nie.
house-mine-over = Nikt nie odpowiedział na czas.
house-mine-again = Zapytaj jeszcze raz
house-mine-become = Na tym urządzeniu gra { $here }. Jeśli zostaniesz tu graczem { $name }, urządzenie nie będzie już znało gracza { $here }.
house-stop-asking = Nie pytaj już
house-knock-device = { $device } chce być tobą, tutaj i przy wszystkich twoich stołach. Pokazuje numer { $sign }. Czy to twoje urządzenie?
house-knock-any = Inne urządzenie
house-knock-yes = Tak, moje
house-knock-no = Nie
house-knock-seat = { $name } prosi o miejsce.
house-knock-give = Daj miejsce
house-knock-refuse = Nie
house-code-spoken = Do podania na głos:
house-code-spoken-more = Kto wpisze go na stronie głównej, prosi cię o miejsce. Traci ważność, gdy gra się zacznie.
house-ask-title = Prośba o miejsce: { $code }
house-ask = Poproś o miejsce
house-ask-wait = { $game }: { $name } decyduje, czy możesz usiąść.
house-ask-refused = { $name } odmawia.
house-ask-over = Nikt nie odpowiedział na czas albo stół już nie czeka.
house-problem-no-code = Żaden czekający stół nie ma tego kodu.
house-problem-no-knock = Nikt już o to nie prosi.
house-problem-not-missing = Ten gracz jest obecny albo nie ma go krócej niż dwie minuty.
house-problem-time-is-given = Przy tym stole każdy ma swój czas.
house-problem-bad-mailbox = To nie jest adres e-mail.
house-problem-both-sit-there = Oba konta siedzą przy stole, przy którym gra trwa. Najpierw ją zakończ.
house-problem-has-a-role = Konta, które ma w tym domu rolę, nie można połączyć z innym. Zapytaj właściciela.
house-problem-last-way = To jedyny sposób logowania. Najpierw dodaj inny.
house-problem-no-mail = Ten serwer nie wysyła e-maili.
house-problem-no-mailbox = Nie masz adresu e-mail do logowania. Najpierw go dodaj.
house-problem-another-mailbox = To nie jest adres, którym się logujesz.
house-problem-wrong-stop = Ten link jest niepełny: nie wyłącza żadnych listów. Skopiuj go w całości.
house-problem-not-told-there = Nic już tam nie jest wysyłane.
house-problem-no-passkeys = Pod tym adresem nie ma kluczy dostępu: potrzebne są https i nazwa.
house-problem-no-provider = Ten serwer nie zna takiego dostawcy tożsamości.
house-problem-no-way = To już nie jest sposób logowania.
house-problem-no-way-back = Nie byłoby powrotu: najpierw dodaj sposób logowania.
house-problem-nobody-yet = Nikt się jeszcze tak nie loguje.
house-problem-asked-elsewhere = Otwórz ten link w przeglądarce, w której o niego prosiłaś lub prosiłeś, albo poproś o list tutaj.
house-problem-passkey-taken = Ten klucz dostępu już do kogoś należy.
house-problem-prove-it = Najpierw zaloguj się jeszcze raz na tym urządzeniu.
house-problem-provider-away = Dostawca tożsamości nie odpowiada. Spróbuj później.
house-problem-provider-says-no = Dostawca tożsamości nie powiedział, kim jesteś. Spróbuj znowu.
house-problem-too-many-passkeys = Masz już tyle kluczy dostępu, ile można mieć. Usuń któryś nieużywany.
house-problem-unknown-passkey = Nikt tutaj nie ma tego klucza dostępu.
house-problem-wrong-passkey = Klucz dostępu nie odpowiedział jak trzeba. Spróbuj znowu.
house-problem-wrong-ticket = Ten link został już użyty albo jest za stary. Poproś o nowy.
