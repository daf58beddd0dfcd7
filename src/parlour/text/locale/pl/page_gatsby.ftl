### Gatsby w przeglądarce: co mówi narysowany stół poza słowami wspólnymi z terminalem.

ga-table = Stół Gatsby’ego
ga-places = Trzy lokacje i akcje
ga-finance-1 = Centrum
ga-finance-2 = finansowe
ga-tab-cabaret = Kabaret
ga-tab-finance = Finanse
ga-tab-racetrack = Tor
ga-tab-actions = Akcje
ga-news-cabaret = { $count ->
    [-1] przecięte
   *[other] brakuje { $count }
}
ga-news-choices = { $count } do wyboru
ga-news-racetrack = wyścigi: { $count }
ga-news-actions = { $number ->
    [5] specjalna
    [6] specjalna
   *[other] na { $number }
}

## Lokacje

ga-four-stars = Cztery gwiazdy
ga-to-go = { $count ->
    [-1] przecięte
    [0] gotowe
   *[other] brakuje { $count }
}
ga-last = ostatnia
ga-stalls = { $count ->
    [one] { $count } wolne pole
    [few] { $count } wolne pola
   *[other] { $count } wolnych pól
}
ga-decides = pole decyduje
ga-safe = pewny: { $name }
ga-finished = Koniec
ga-took = { $name } ma:
ga-hidden-tile = zakrytą
ga-unseen = Niewidziane

## O rzeczy

ga-star-cell = pole z gwiazdą
ga-empty = puste
ga-token-of = żeton: { $name }
ga-key = jeden żeton tutaj daje postać: { $name }
ga-peeked = Podejrzana
ga-perhaps = może { $tiles }
ga-looked = { $name } zna tę postać
ga-completes = uzupełnia zestaw: { $name }
ga-last-of-place = ostatnia w lokacji: kto ją zdobędzie, kończy grę
ga-progress = { $one } { $first }, { $two } { $second }
ga-step = Piętro { $step }, { $name }
ga-stands-here = tu stoi żeton
ga-track = Tor { $track }: { $one } { $first }, { $two } { $second }; { $news }
ga-prestige = prestiż { $range }
ga-won-secret = zdobyta zakryta
ga-does-bonus = { $bonus }: { $does }.
ga-does-star = Pole z gwiazdą: kto zajmie wszystkie cztery, zdobywa postać na dole.
ga-does-plain = Bez premii. Łańcuch żetonów od brzegu do brzegu, stykających się bokami, zdobywa postać.
ga-does-lane = Bez premii. Kto ma więcej żetonów na torze, gdy się zapełni, zdobywa jego postać.
ga-does-edges = Zdobywa się ją łańcuchem żetonów, stykających się bokami, między dwoma brzegami jej koloru. { $one }: { $first }; { $two }: { $second }.
ga-does-stars = Zdobywa się ją, zajmując wszystkie cztery pola z gwiazdą. { $one }: { $first }; { $two }: { $second }.
ga-does-step = Zdobywa ją pierwszy żeton, który osiągnie lub minie piętro { $step } Centrum finansowego.
ga-does-track = Zdobywa ją ten, kto ma więcej żetonów na torze { $track }, gdy się zapełni.
ga-does-climb = Tu wspinają się żetony: o piętro, a kto jest niżej, o dwa. Postacie i premie osiąga się lub mija.
ga-does-prestige = Prestiż { $range }: gwiazdki zdobytych postaci i po jednej za akcję specjalną na miejscu lub odłożoną. Rozstrzyga tylko wtedy, gdy nikt nie zbierze rodziny ani wszystkich pięciu.
ga-does-taken = Akcji specjalnej używa się raz, zamiast głównej; zachowana do końca jest warta punkt prestiżu.
ga-use-action = Dotknij jej, potem wykonaj kolejne części.
ga-goal = Trzy postacie jednej rodziny wygrywają od razu, tak samo po jednej z każdej z pięciu. Inaczej gra kończy się, gdy któraś lokacja jest pusta, i decyduje prestiż.

## Akcje

ga-action = Akcja { $number }
ga-main-1 = Kabaret i obok
ga-main-2 = Kabaret, potem awans
ga-main-3 = Awans, potem tor
ga-main-4 = Tor i inny tor
ga-your-special = Twoja specjalna
ga-special-of = { $name }: specjalna
ga-no-special = bez akcji specjalnej
ga-part = Część { $now } z { $of }
ga-just-played = przed chwilą: { $name }
ga-token-here = tu żeton
ga-commands = { $name } rozkazuje
ga-leave-free = Wolny wybór
ga-do-advance = Awansuj
ga-do-draw = Dobierz trzy
ga-do-exchange = Zamień
ga-do-leave = Zostaw
ga-do-decline = Zrezygnuj
ga-keep = Na swoje miejsce
ga-set-aside = Odłóż, 1 ★
ga-keep-old = twoja dawna zostaje

## Gracze

ga-families = rodziny: { $range } z 5
ga-aside = odłożone: { $count }
ga-secret = nieznane: { $count }
ga-will-command = wybierze następną akcję
ga-family-count = { $family }: { $count } z 3

## Przed wyborem

ga-win = wygrywasz
ga-lose = przegrywasz
ga-by-0 = cała rodzina
ga-by-1 = wszystkie pięć rodzin
ga-by-2 = ostatnia postać Kabaretu
ga-by-3 = ostatnia postać Centrum finansowego
ga-by-4 = ostatnia postać Toru wyścigowego
ga-why-last = w jednej z lokacji została jedna postać
ga-why-set = jedna postać uzupełniłaby zestaw
ga-against = { $you } ★ do { $them } ★
ga-then = prestiż { $range } ★
ga-climbs = na piętro { $height }
ga-wins = zdobywasz: { $tile }
ga-gives = { $name } zdobywa: { $tile }
ga-chain = { $space }: { $count ->
    [-1] przecięte
    [0] gotowe
   *[other] brakuje { $count }
}
ga-swap-give = Pierwszy wybór z dwóch: oddajesz swój żeton z pola { $cell }.
ga-swap-next = Nic się jeszcze nie rusza: teraz wybierzesz żeton gracza { $name }, który przyjdzie w zamian.
ga-swap-whole = Twój żeton z pola { $mine } i żeton gracza { $name } z pola { $theirs } zamieniają się miejscami.
ga-asked-next = potem: { $step }
ga-unsure = To, co zakryte, może to zmienić.
ga-commanded = { $name } nakazuje tę akcję; wszystkie wybory w niej są twoje.

## Lista

ga-group-cabaret = Kabaret
ga-group-finance = Centrum finansowe
ga-group-racetrack = Tor wyścigowy
ga-group-actions = Akcje
ga-group-other = Poza tym
ga-plain = bez premii
ga-they-take = { $name }: akcja { $number }

## Elementy

ga-piece-action-1 = Akcja 1: dwa żetony w Kabarecie
ga-piece-action-2 = Akcja 2: Kabaret, Centrum finansowe
ga-piece-action-3 = Akcja 3: Centrum finansowe, Tor wyścigowy
ga-piece-action-4 = Akcja 4: dwa tory
ga-piece-token-0 = Żeton wpływu pierwszego miejsca
ga-piece-token-1 = Żeton wpływu drugiego miejsca
ga-piece-climber-0 = Żeton awansu pierwszego miejsca
ga-piece-climber-1 = Żeton awansu drugiego miejsca
ga-piece-star-cell = Pole z gwiazdą
ga-told-won = Zdobyta postać
ga-told-shown = Postacie zostają odkryte
