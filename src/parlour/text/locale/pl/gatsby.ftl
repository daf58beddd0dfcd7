### Gatsby: wszystko, co się mówi przy tym stole.


## Co jest w pudełku

place-cabaret = Kabaret
place-finance = Centrum finansowe
place-racetrack = Tor wyścigowy

space-left = lewa strona Kabaretu
    .of = lewej strony Kabaretu
space-right = prawa strona Kabaretu
    .of = prawej strony Kabaretu
space-bottom = dół Kabaretu
    .of = dołu Kabaretu
space-step-3 = piętro 3
    .of = piętra 3
space-step-7 = piętro 7
    .of = piętra 7
space-step-10 = piętro 10
    .of = piętra 10
space-step-13 = piętro 13
    .of = piętra 13
space-track-1 = tor 1
    .of = toru 1
space-track-2 = tor 2
    .of = toru 2
space-track-3 = tor 3
    .of = toru 3
space-track-4 = tor 4
    .of = toru 4
space-track-5 = tor 5
    .of = toru 5

bonus-none = brak premii
    .does = nic się nie dzieje
bonus-advance = AWANS
    .does = twój żeton awansu wchodzi o piętro wyżej, a jeśli jest niżej od przeciwnika, o dwa
bonus-command = ROZKAZ
    .does = na początku następnej tury przeciwnika to ty wybierasz jego akcję
bonus-swap = ZAMIANA
    .does = jeden twój żeton i jeden żeton przeciwnika zamieniają się miejscami
bonus-place = DOŁOŻENIE
    .does = jeszcze jeden żeton w Kabarecie albo na Torze wyścigowym
bonus-characters = POSTACIE
    .does = obejrzyj dwie postacie i, jeśli chcesz, zamień je
bonus-draw = DOBRANIE
    .does = dobierz trzy akcje specjalne i zachowaj jedną; jeśli masz już jedną, druga z tych dwóch zostaje odłożona i jest warta 1 punkt prestiżu

## Co można wybrać

action-TakeAction = { $number ->
    [1] Akcja 1: dwa żetony w Kabarecie, drugi obok pierwszego.
    [2] Akcja 2: żeton w Kabarecie, potem awans w Centrum finansowym.
    [3] Akcja 3: awans w Centrum finansowym, potem żeton na Torze wyścigowym.
   *[4] Akcja 4: dwa żetony na dwóch torach.
}
action-TakeSpecial = Użyj swojej akcji specjalnej.
action-Command = { $number ->
    [1] Każ wykonać akcję 1: dwa żetony w Kabarecie.
    [2] Każ wykonać akcję 2: Kabaret, potem Centrum finansowe.
    [3] Każ wykonać akcję 3: Centrum finansowe, potem Tor wyścigowy.
   *[4] Każ wykonać akcję 4: dwa żetony na dwóch torach.
}
action-CommandSpecial = Każ użyć akcji specjalnej przeciwnika.
action-LeaveFree = Zostaw wolny wybór.
action-Put = Połóż żeton na polu { $cell }.
action-Race = Połóż żeton na torze { $track }.
action-Advance = Awansuj w Centrum finansowym.
action-Swap = Zamień swój żeton z pola { $cell }.
action-With = Weź za niego żeton przeciwnika z pola { $cell }.
action-Look = Obejrzyj postać z { $space-of }.
action-And = Obejrzyj też postać z { $space-of }.
action-Exchange = Zamień je miejscami.
action-Leave = Zostaw je na miejscach.
action-Draw = Dobierz trzy akcje specjalne.
action-Keep = Połóż na swoim miejscu na akcję: { $special }.
action-SetAside = Odłóż akcję { $special }, a swoją zatrzymaj.
action-Decline = Zrezygnuj z premii.

## O co się pyta

step-KeepSpecial = Wybierz jedną z dobranych akcji specjalnych.
step-PutOnStar = Połóż pierwszy żeton na polu z gwiazdą.
step-ChooseAction = Wybierz akcję.
step-CommandAction = ROZKAZ: wybierz akcję, którą przeciwnik musi wykonać.
step-CabaretPart = Żeton w Kabarecie.
step-PutBeside = Kabaret: połóż żeton obok dowolnego żetonu.
step-LinkPart = Następny żeton łańcucha.
step-PutLinked = Kabaret: połóż żeton obok pola { $cell }.
step-AnywherePart = Żeton gdziekolwiek w Kabarecie.
step-PutAnywhere = Kabaret: połóż żeton na dowolnym pustym polu.
step-AdvancePart = Awans w Centrum finansowym.
step-RacePart = Żetony na Torze wyścigowym.
step-PutOnTrack = { $count ->
    [one] Tor wyścigowy: połóż żeton na jednym z torów.
    [few] Tor wyścigowy: połóż żeton na torze; razem { $count }, na różnych torach.
   *[other] Tor wyścigowy: połóż żeton na torze; razem { $count }, na różnych torach.
}
step-PairPart = Dwa żetony na jednym torze.
step-PutPair = Tor wyścigowy: wybierz tor dla dwóch żetonów.
step-FollowPart = Drugi żeton na tym samym torze.
step-LanePart = Żeton gdziekolwiek na Torze wyścigowym.
step-PutOnLane = Tor wyścigowy: połóż żeton na dowolnym pustym polu.
step-SwapPart = ZAMIANA, jeśli chcesz.
step-CharactersPart = POSTACIE, jeśli chcesz.
step-BonusDue = Premia: { $bonus }.
step-AskAdvance = AWANS: wejdź wyżej albo zrezygnuj.
step-AskPlace = DOŁOŻENIE: jeszcze jeden żeton w Kabarecie lub na Torze wyścigowym, albo zrezygnuj.
step-SwapMine = ZAMIANA: wybierz swój żeton albo zrezygnuj.
step-SwapTheirs = ZAMIANA: twój żeton z pola { $cell } na który żeton przeciwnika?
step-LookFirst = POSTACIE: wybierz pierwszą z dwóch albo zrezygnuj.
step-LookSecond = POSTACIE: { $first } i która jeszcze?
step-PutBack = POSTACIE: { $first } i { $second } – zamienić miejscami?
step-AskDraw = DOBRANIE: obejrzyj trzy akcje specjalne albo zrezygnuj.
step-EndTurn = Tura się kończy.
step-EndCommanded = Tura z nakazaną akcją się kończy.

## Co się stało

event-ActionTaken = { $seat } wybiera akcję { $number }.
event-SpecialTaken = { $seat } używa akcji specjalnej: { $special }.
event-Commanded = { $number ->
    [5] { $seat } każe użyć akcji specjalnej.
   *[other] { $seat } każe wykonać akcję { $number }.
}
event-LeftFree = { $seat } zostawia wolny wybór.
event-Placed = { $seat } kładzie żeton na polu { $cell }.
event-Climbed = { $steps ->
    [one] { $seat } awansuje o jedno piętro, na { $height }.
    [few] { $seat } awansuje o { $steps } piętra, na { $height }.
   *[other] { $seat } awansuje o { $steps } pięter, na { $height }.
}
event-CommandEarned = { $seat } zdobywa ROZKAZ.
event-Declined = { $seat } rezygnuje z premii: { $bonus }.
event-Skipped = { $place }: nic nie jest możliwe, { $seat } pomija tę część.
event-Swapped = { $cells ->
    [none] { $seat } niczego nie zamienia.
   *[other] { $seat } zamienia żetony (pola { $cells }).
}
event-Looked = { $tiles ->
    [none] { $seat } nikogo nie ogląda.
   *[other] { $seat } ogląda { $up ->
        [0] zakryte postacie
       *[other] postacie
    } ({ $first }; { $second }): { $tiles }.
}
event-Returned = { $exchanged ->
    [0] { $seat } zostawia postacie na miejscach{ $secret ->
        [1] , w tajemnicy
       *[other] {""}
    } ({ $first }; { $second }).
    [1] { $seat } zamienia postacie miejscami{ $secret ->
        [1] , w tajemnicy
       *[other] {""}
    } ({ $first }; { $second }).
   *[2] { $seat } odkłada postacie, zamienione albo nie ({ $first }; { $second }).
}
event-Drew = { $specials ->
    [none] { $seat } niczego nie dobiera.
   *[other] { $seat } dobiera: { $specials }.
}
event-Kept = { $seat } ma na miejscu na akcję: { $special }.
event-PutAside = { $shown ->
    [0] { $seat } odkłada, nie pokazując: { $special }.
   *[other] { $seat } odkłada: { $special }.
}
event-Discarded = { $specials ->
    [none] { $seat } niczego nie odrzuca.
   *[other] { $seat } odrzuca: { $specials }.
}
event-Gained = { $up ->
    [0] { $seat } zdobywa zakrytą postać z { $space-of }: { $tile }.
   *[other] { $seat } zdobywa postać z { $space-of }: { $tile }.
}
event-TrackFinished = Wyścig na torze { $track } jest zakończony; żetony wracają do właścicieli.
event-Ended = { $reason }
event-Shown = { $seat } pokazuje postać z { $space-of }: { $tile }.

## Dlaczego nie

why-choose-action = Turę zaczyna akcja: wybierz jedną.
why-token-must-move = Leży tam żeton akcji: musi przejść na inną akcję.
why-no-special = Nie masz akcji specjalnej.
why-command-asks = Najpierw rozkaz: wybierz akcję przeciwnika albo zostaw mu wybór.
why-same-command = Leży tam żeton akcji: tej akcji nie można nakazać.
why-no-special-there = Przeciwnik nie ma akcji specjalnej.
why-star-asks = Połóż pierwszy żeton na polu z gwiazdą.
why-not-a-star = To nie jest pole z gwiazdą.
why-cabaret-asks = Teraz trzeba położyć żeton w Kabarecie.
why-occupied = Na tym polu leży już żeton.
why-not-beside = To pole nie styka się z żadnym żetonem: potrzebny jest bok, róg nie wystarczy.
why-not-linked = To pole nie leży obok poprzedniego żetonu tego łańcucha; żeton z premii do niego nie należy.
why-anywhere-asks = Teraz trzeba położyć żeton na pustym polu Kabaretu.
why-not-in-cabaret = To pole jest na Torze wyścigowym; ten żeton jest do Kabaretu.
why-track-asks = Teraz trzeba położyć żeton na Torze wyścigowym: wybierz tor.
why-leftmost = Żeton zajmuje pierwsze puste pole od lewej: podaj tor, nie pole.
why-finished = Ten wyścig się skończył: tor jest zamknięty.
why-full = Ten tor jest pełny.
why-same-track = Ta akcja położyła już żeton na tym torze: wybierz inny.
why-pair-asks = Oba żetony idą na jeden tor: wybierz go.
why-lane-asks = Wybierz konkretne pole na Torze wyścigowym.
why-not-on-track = To pole jest w Kabarecie; ten żeton jest na Tor wyścigowy.
why-place-asks = DOŁOŻENIE: podaj pole Kabaretu albo tor; albo zrezygnuj.
why-advance-asks = AWANS: awansuj albo zrezygnuj.
why-swap-asks = ZAMIANA: najpierw twój żeton; albo zrezygnuj.
why-not-mine = Nie ma tam twojego żetonu.
why-with-asks = Teraz żeton przeciwnika, który przyjdzie w zamian.
why-not-theirs = Nie ma tam żetonu przeciwnika.
why-look-asks = POSTACIE: wybierz pierwszą do obejrzenia; albo zrezygnuj.
why-and-asks = Wybierz drugą postać do obejrzenia.
why-claimed = Ta postać została już zdobyta.
why-same-space = Potrzebne są dwie różne postacie.
why-put-back-asks = Zamień je miejscami albo zostaw.
why-draw-asks = DOBRANIE: dobierz albo zrezygnuj.
why-keep-asks = Akcje specjalne są już obejrzane: wybierz jedną z nich.
why-not-drawn = Tej akcji specjalnej nie ma wśród dobranych.
why-slot-empty = Twoje miejsce na akcję jest puste: trafi tam wybrana.
why-compulsory = Z tej części akcji nie można zrezygnować, dopóki jest możliwa.
why-over = Gra jest skończona.

## Koniec

ending-family = Trzy postacie z jednej rodziny dały zwycięstwo.
    .outright = Zwycięstwo: { $name }.
ending-five-families = Po jednej postaci z każdej rodziny: to dało zwycięstwo.
    .outright = Zwycięstwo: { $name }.
ending-cabaret = Ostatnia postać Kabaretu zakończyła grę.
ending-finance = Ostatnia postać Centrum finansowego zakończyła grę.
ending-racetrack = Ostatnia postać Toru wyścigowego zakończyła grę.
source-stars = Gwiazdki
source-special = Akcja specjalna
source-aside = Odłożone

## Stół na rysunku

gatsby-cabaret = Kabaret
gatsby-finance = Centrum finansowe
gatsby-racetrack = Tor wyścigowy
gatsby-actions = Akcje
gatsby-main = { $number ->
    [1] Kabaret, Kabaret
    [2] Kabaret, Finanse
    [3] Finanse, Tor
   *[4] Tor, inny tor
}
gatsby-slot = Akcja specjalna
gatsby-aside = Odłożone
gatsby-characters = Postacie
gatsby-prestige = Prestiż teraz
gatsby-families = Rodziny
gatsby-box = poza grą
gatsby-finished = zamknięty
gatsby-command = ROZKAZ: następną akcję wybiera { $name }
gatsby-legend = { $advance } awans  { $command } rozkaz  { $swap } zamiana  { $place } dołożenie  { $characters } postacie  { $draw } dobranie  { $star } gwiazda
gatsby-preview-steps = na piętro { $height }
gatsby-note-seen = † oglądana przez ciebie   ‡ przez przeciwnika

## Wartości w pudełku

box-cabaret = Czy płyty Kabaretu są losowo obracane, czy tylko tasowane.
box-slabs =
    Dziewięć pól każdej płyty Kabaretu, rząd po rzędzie: jedna gwiazda i trzy premie.
    Pole to star (gwiazda), advance, command, swap, characters, draw albo -, gdy nic na nim nie ma.
box-tracks = Pola każdego toru, od lewej: także place, ale bez gwiazdy; na całej planszy najwyżej trzy draw.

## Czemu plik pudełka nie jest przyjęty

box-wrong-draws = pola DOBRANIE w liczbie { $value } opróżniłyby stos akcji specjalnych; wystarcza on na { $most }
box-wrong-slab = płyta ma jedną gwiazdę i trzy premie, a nie { $value }
box-wrong-cell = { $value } nie należy do tych: { $known }
box-wrong-cells = potrzebnych pól: { $whole }, a nie { $value }

## Na co wskazuje trener

theme-CharacterWon = Postać z { $space-of }: { $whose ->
    [1] zdobyta
    [2] u przeciwnika
   *[other] jeszcze do zdobycia
}, zamiast: { $instead_whose ->
    [1] zdobyta.
    [2] u przeciwnika.
   *[other] jeszcze do zdobycia.
}
    .look = Postać z { $space-of }
    .name = Zdobywanie postaci
theme-CharacterTaken = Postać z { $space-of } zdobyta, zamiast: { $instead_whose ->
    [2] u przeciwnika.
   *[other] jeszcze do zdobycia.
}
    .look = Kto zdobędzie postać z { $space-of }
    .name = Postać do zdobycia
theme-CharacterDenied = Postać z { $space-of } nie dla przeciwnika: jeszcze do zdobycia, zamiast stracona.
    .look = Jak nie oddać przeciwnikowi postaci z { $space-of }
    .name = Postać nie do oddania
theme-WayThrough = Żetony brakujące do postaci z { $space-of }: { $mine ->
    [-1] droga przecięta
   *[other] { $mine }
} (przeciwnik: { $theirs ->
    [-1] przecięta
   *[other] { $theirs }
}), zamiast: { $instead_mine ->
    [-1] droga przecięta
   *[other] { $instead_mine }
} (przeciwnik: { $instead_theirs ->
    [-1] przecięta
   *[other] { $instead_theirs }
}).
    .look = Droga do { $space-of } i jak ją przeciąć
    .name = Droga w Kabarecie
theme-ChainCut = Przecięty łańcuch do postaci z { $space-of }; przeciwnikowi brakuje żetonów: { $theirs ->
    [-1] nie ma już drogi
   *[other] { $theirs }
}, zamiast { $instead_theirs }; graczowi: { $mine ->
    [-1] nie ma drogi
   *[other] { $mine }
}, zamiast: { $instead_mine ->
    [-1] nie ma drogi.
   *[other] { $instead_mine }.
}
    .look = Łańcuch przeciwnika do { $space-of }
    .name = Łańcuch do przecięcia
theme-StarsToGo = Pola z gwiazdą brakujące do postaci z { $space-of }: { $mine ->
    [-1] poza zasięgiem, dopóki przeciwnik trzyma jedno z nich
   *[other] { $mine }
} (przeciwnik: { $theirs ->
    [-1] poza zasięgiem
   *[other] { $theirs }
}), zamiast: { $instead_mine ->
    [-1] poza zasięgiem
   *[other] { $instead_mine }
} (przeciwnik: { $instead_theirs ->
    [-1] poza zasięgiem
   *[other] { $instead_theirs }
}).
    .look = Cztery gwiazdy
    .name = Cztery gwiazdy
theme-StarDenied = Gwiazda zajęta: cztery do postaci z { $space-of } są poza zasięgiem przeciwnika, któremu inaczej brakowałoby { $instead_theirs }; graczowi brakuje: { $mine ->
    [-1] poza zasięgiem
   *[other] { $mine }
}, zamiast: { $instead_mine ->
    [-1] poza zasięgiem.
   *[other] { $instead_mine }.
}
    .look = Gwiazdy, których brakuje przeciwnikowi
    .name = Gwiazda nie do oddania
theme-StepsToGo = Do { $space-of } brakuje jeszcze pięter: { $mine } (przeciwnikowi: { $theirs }), zamiast { $instead_mine } (przeciwnikowi: { $instead_theirs }).
    .look = Kto pierwszy dotrze do { $space-of }
    .name = Piętra Centrum finansowego
theme-TokensToGo = Żetony brakujące do większości ({ $space }): { $mine ->
    [-1] przepadła, chyba że ZAMIANA
   *[other] { $mine }
} (przeciwnik: { $theirs ->
    [-1] przepadła, chyba że ZAMIANA
   *[other] { $theirs }
}), zamiast: { $instead_mine ->
    [-1] przepadła
   *[other] { $instead_mine }
} (przeciwnik: { $instead_theirs ->
    [-1] przepadła
   *[other] { $instead_theirs }
}).
    .look = Większość ({ $space })
    .name = Większości na Torze wyścigowym
theme-RaceDecided = Wyścig rozstrzygnięty: większość ({ $space }) poza zasięgiem przeciwnika, chyba że ZAMIANA; inaczej brakowałoby mu żetonów: { $instead_theirs }. Graczowi brakuje: { $mine ->
    [-1] przepadła, chyba że ZAMIANA
   *[other] { $mine }
}, zamiast: { $instead_mine ->
    [-1] przepadła.
   *[other] { $instead_mine }.
}
    .look = Czyj będzie wyścig ({ $space })
    .name = Wyścig do rozstrzygnięcia
theme-PrestigeHeld = Prestiż: { $prestige } zamiast { $instead_prestige }.
    .look = Twój prestiż
    .name = Prestiż
theme-PrestigeOfOther = Znany prestiż przeciwnika: { $prestige } zamiast { $instead_prestige }.
    .look = Prestiż przeciwnika
    .name = Prestiż przeciwnika
theme-SetNear = Postacie, które uzupełniłyby zestaw: { $characters } zamiast { $instead_characters }.
    .look = Zestawy, które możesz skompletować
    .name = Zestawy
theme-SetOfOther = Postacie, które, o ile wiadomo, uzupełniłyby zestaw przeciwnika: { $characters } zamiast { $instead_characters }.
    .look = Zestawy, które może skompletować przeciwnik
    .name = Zestawy przeciwnika
theme-SpecialHeld = Akcje specjalne, na miejscu i odłożone: { $specials } zamiast { $instead_specials }.
    .look = Akcje specjalne
    .name = Akcje specjalne

## What can be known of what one cannot see

lens-tiles = Zakryte postacie
lens-specials = Akcje specjalne, których nie widać
lens-box = pudełko
lens-next-special = wierzch stosu
lens-aside = odłożone
lens-won-space-left = zdobyta zakryta (z { space-left.of })
lens-won-space-right = zdobyta zakryta (z { space-right.of })
lens-won-space-bottom = zdobyta zakryta (z { space-bottom.of })
lens-won-space-step-3 = zdobyta zakryta (z { space-step-3.of })
lens-won-space-step-7 = zdobyta zakryta (z { space-step-7.of })
lens-won-space-step-10 = zdobyta zakryta (z { space-step-10.of })
lens-won-space-step-13 = zdobyta zakryta (z { space-step-13.of })
lens-won-space-track-1 = zdobyta zakryta (z { space-track-1.of })
lens-won-space-track-2 = zdobyta zakryta (z { space-track-2.of })
lens-won-space-track-3 = zdobyta zakryta (z { space-track-3.of })
lens-won-space-track-4 = zdobyta zakryta (z { space-track-4.of })
lens-won-space-track-5 = zdobyta zakryta (z { space-track-5.of })
