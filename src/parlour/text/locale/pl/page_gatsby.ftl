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
    [9] przecięte
   *[other] brakuje { $count }
}
ga-news-racetrack = trwa { $count }
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
ga-safe = { $name }: pewny
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
ga-looked = oglądał(a): { $name }
ga-completes = dopełnia zestaw: { $name }
ga-last-of-place = ostatnia w lokacji: kto ją zdobędzie, kończy grę
ga-progress = { $one } { $first }, { $two } { $second }
ga-step = Piętro { $step }, { $name }
ga-stands-here = tu stoi żeton
ga-track = Tor { $track }: { $one } { $first }, { $two } { $second }; { $news }
ga-prestige = prestiż { $range }
ga-won-secret = zdobyta zakryta

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
ga-just-played = { $name } gra tu przed chwilą
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
ga-why-last = w zasięgu ostatnia postać lokacji
ga-why-set = w zasięgu zestaw
ga-against = { $you } ★ do { $them } ★
ga-then = prestiż { $range } ★
ga-climbs = na piętro { $height }
ga-pays = daje { $bonus }
ga-wins = zdobywasz: { $tile }
ga-gives = { $name } zdobywa: { $tile }
ga-chain = { $space }: { $count ->
    [-1] przecięte
    [0] gotowe
   *[other] brakuje { $count }
}
ga-asked-next = potem: { $step }
ga-unsure = To, co zakryte, może to zmienić.
ga-commanded = { $name } rozkazuje tę akcję; wszystkie wybory w niej są twoje.

## Lista

ga-group-cabaret = Kabaret
ga-group-finance = Centrum finansowe
ga-group-racetrack = Tor wyścigowy
ga-group-actions = Akcje
ga-group-other = Inaczej
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
