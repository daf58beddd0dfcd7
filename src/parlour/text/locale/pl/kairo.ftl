### Kairo: wszystko, co mówi się przy stole.


## Co jest w pudełku

colour-purple = fioletowy
    .letter = F
    .goods = restauracje
    .of = fioletowego
colour-red = czerwony
    .letter = C
    .goods = dywany
    .of = czerwonego
colour-green = zielony
    .letter = Z
    .goods = owoce
    .of = zielonego
colour-yellow = żółty
    .letter = T
    .goods = przyprawy
    .of = żółtego
colour-blue = niebieski
    .letter = N
    .goods = porcelana
    .of = niebieskiego
colour-white = biały
    .letter = B
    .goods = miedź
    .of = białego
side-north = północ
side-east = wschód
side-south = południe
side-west = zachód
work-stall = nowy stragan główny
work-extension = rozbudowa
work-move = przeniesienie
work-start = ustawienie początkowe
work-neutral = stragan neutralny
trigger-none = jeszcze nie
trigger-last-extension = zbudowano ostatnią rozbudowę jednego koloru
trigger-two-colours = w dwóch kolorach została najwyżej jedna rozbudowa
trigger-no-extension = minęło dwadzieścia rund bez rozbudowy

## Co można wybrać

action-BuildStall = Buduj: postaw nowy stragan główny.
action-BuildExtension = Buduj: rozbuduj stragan.
action-MoveStall = Buduj: przenieś zablokowany stragan główny.
action-Lure = Zwab klienta.
action-Draw = Dobierz dwie karty.
action-Stop = Zakończ budowanie na dobre.
action-Play = Zagraj: { $card }.
action-Three = Zagraj trzy dowolne karty.
action-Coin = Zapłać za jokera: 1 moneta koloru { $colour-of }.
action-Discard = Odłóż: { $card }.
action-Choose = Kolor: { $colour }.
action-Cell = Rząd { $row }, kolumna { $column } (r{ $row }c{ $column }).
action-Face = Wejście: { $side }.
action-Give = { $coins ->
    [0] Nie płać monetami koloru { $colour-of }.
    [one] Zapłać jedną monetę koloru { $colour-of }.
    [few] Zapłać { $coins } monety koloru { $colour-of }.
   *[many] Zapłać { $coins } monet koloru { $colour-of }.
}
action-Customer = Klient: { $colour }.
action-Take = Weź z wystawy: { $card }.
action-TakePile = Weź wierzchnią kartę ze stosu.
action-TakeBarker = Weź naganiacza.

## O co się pyta

step-PlaceInTurn = Ustawienie początkowe.
step-DrawNeutral = Losowany jest stragan neutralny.
step-ChooseAction = Buduj, zwab klienta albo dobierz dwie karty.
step-PlayCard = Którą kartą ({ $work })?
step-PayJoker = Którą monetą opłacić jokera?
step-LayThree = { $left ->
    [one] Jeszcze jedna karta z trzech.
    [few] Jeszcze { $left } karty z trzech, po kolei.
   *[many] Jeszcze { $left } kart z trzech, po kolei.
}
step-ChooseColour = Który kolor ({ $work })?
step-ChooseCell = Na którym polu ({ $work }, { $colour })?
step-ChooseSide = Po której stronie jest wejście { $colour-of } straganu?
step-PayOwn = Ile monet koloru straganu ({ $colour }, od { $least } do { $most })?
step-PayOther = Do zapłacenia innymi monetami: { $owed }. Ile z tego: { $other }?
step-ScoreExtension = Punktuje rozbudowa.
step-ChooseCustomer = Który klient?
step-ChooseEntrance = Do którego wejścia idzie { $colour } klient?
step-DrawCard = { $left ->
    [one] Druga karta.
   *[other] Pierwsza z dwóch kart.
}
step-DiscardCard = Więcej niż cztery karty: którą odrzucić?
step-EndTurn = Tura się kończy.

## Co się stało

name-cell = rząd { $r }, kolumna { $c }
name-source = rząd { $r }, kolumna { $c }
event-StallPlaced = { $seat } stawia { $colour } stragan główny na polu: { $cell }; wejście: { $side }.
event-StallMoved = { $seat } przenosi { $colour } stragan główny z pola: { $source } na pole: { $cell }; wejście: { $side }.
event-NeutralDrawn = { $seat } losuje stragan neutralny: { $colour }.
event-NeutralPlaced = { $seat } stawia { $colour } stragan neutralny na polu: { $cell }; wejście: { $side }.
event-CardsPlayed = { $cards ->
    [none] { $seat } nie zagrywa żadnej karty.
   *[other] { $seat } zagrywa: { $cards }.
}
event-Paid = { $coins ->
    [one] { $seat } płaci jedną monetę koloru { $colour-of }.
    [few] { $seat } płaci { $coins } monety koloru { $colour-of }.
   *[many] { $seat } płaci { $coins } monet koloru { $colour-of }.
}
event-Extended = { $seat } rozbudowuje { $colour } stragan na polu: { $cell }; wielkość { $size }.
event-SizeScored = { $points ->
    [one] { $seat } punktuje za wielkość { $colour-of } straganu: jeden punkt.
    [few] { $seat } punktuje za wielkość { $colour-of } straganu: { $points } punkty.
   *[many] { $seat } punktuje za wielkość { $colour-of } straganu: { $points } punktów.
}
event-GoldWon = { $points ->
    [one] { $seat } zdobywa złoty medal ({ $colour }): jeden punkt.
    [few] { $seat } zdobywa złoty medal ({ $colour }): { $points } punkty.
   *[many] { $seat } zdobywa złoty medal ({ $colour }): { $points } punktów.
}
event-SilverWon = { $points ->
    [one] { $seat } zdobywa srebrny medal ({ $colour }): jeden punkt.
    [few] { $seat } zdobywa srebrny medal ({ $colour }): { $points } punkty.
   *[many] { $seat } zdobywa srebrny medal ({ $colour }): { $points } punktów.
}
event-Lured = { $barkers ->
    [0] { $seat } wabi { $colour-of } klienta na pole: { $cell }.
    [one] { $seat } wabi { $colour-of } klienta z jednym naganiaczem na pole: { $cell }.
   *[other] { $seat } wabi { $colour-of } klienta z { $barkers } naganiaczami na pole: { $cell }.
}
event-Arrived = Pojawia się { $colour } klient: { $cell }.
event-Earned = { $coins ->
    [0] { $seat } nic nie dostaje: bank nie ma już monet koloru { $colour-of }.
    [one] { $seat } dostaje jedną monetę koloru { $colour-of }.
    [few] { $seat } dostaje { $coins } monety koloru { $colour-of }.
   *[many] { $seat } dostaje { $coins } monet koloru { $colour-of }.
}
event-TookFromDisplay = { $seat } bierze z wystawy: { $card }.
event-TookFromPile = { $seat } bierze ze stosu: { $card }.
event-TookBarker = { $seat } bierze naganiacza.
event-Discarded = { $seat } odrzuca: { $card }.
event-DisplayFilled = { $cards ->
    [none] Na wystawie nic nowego.
   *[other] Nowe na wystawie: { $cards }.
}
event-Reshuffled = { $count ->
    [one] Stos jest pusty: nowy powstaje z jednej odrzuconej karty.
   *[other] Stos jest pusty: nowy powstaje z potasowanych odrzuconych kart ({ $count }).
}
event-FinalPhaseBegan = Zaczyna się faza końcowa: { $trigger }. Odtąd można tylko budować.
event-Stopped = { $seat } kończy budowanie.
event-RanOut = { $seat } nie ma już kart i odpada.
event-Ended = Nikt już nie buduje: gra jest skończona.

## Dlaczego nie

why-choose-action = Najpierw wybierz akcję: budowanie, wabienie klienta albo dobranie dwóch kart.
why-only-building = W fazie końcowej można tylko budować.
why-not-final = Zakończyć można tylko w fazie końcowej.
why-no-cards = Budowa wymaga karty budowy, a nie masz żadnej.
why-no-fitting-card = Żadna twoja karta ani joker, którego możesz opłacić, nie daje części, w której to możliwe.
why-all-placed = Wszystkie sześć twoich straganów głównych stoi już na planszy.
why-no-place = Nie ma już pola, na którym mógłby stanąć.
why-no-room = Nie ma pola, na którym można by rozbudować ten stragan.
why-stock-empty = Nie ma już rozbudów tego koloru.
why-cannot-pay = Nie stać cię na to: moneta tego koloru za każdą płytkę, co najmniej jedna, i dwie inne za każdą brakującą.
why-not-stuck = Przenieść można tylko stragan główny, którego nie da się rozbudować na miejscu.
why-no-free-entrance = Żaden klient na targu nie ma wolnego wejścia swojego koloru.
why-card-asks = Najpierw zagraj kartę budowy.
why-not-in-hand = Nie masz tej karty na ręce.
why-card-useless = Tą kartą nie dałoby się niczego takiego dokończyć i opłacić.
why-joker-unpaid = Joker kosztuje dodatkową monetę, a wtedy na resztę by nie starczyło.
why-not-three = Do tego trzeba trzech kart budowy; naganiacze się nie liczą.
why-joker-asks = Joker jest zagrany: wybierz monetę, którą go opłacasz.
why-no-such-coin = Nie masz monety tego koloru.
why-coin-needed = Ta moneta jest potrzebna do opłacenia rozbudowy.
why-three-ask = Najpierw odłóż resztę z trzech kart.
why-in-order = Trzy karty odkłada się po kolei: części, potem rzędy, potem kolumny.
why-colour-asks = Najpierw wybierz kolor.
why-stall-stands = Twój stragan główny tego koloru stoi już na planszy.
why-no-such-stall = Nie masz straganu tego koloru na planszy.
why-extended-already = Rozbudowanego straganu nie można przenieść.
why-elsewhere = Części, w których możesz budować, nie mają pola dla tego koloru.
why-cell-asks = Najpierw wybierz pole.
why-no-cell = Ta plansza nie ma takiego pola.
why-has-tile = Stoi tam stragan.
why-has-entrance = Jest tam wejście.
why-has-customer = Stoi tam klient.
why-not-a-restaurant = Fioletowe buduje się tylko w strefie restauracji.
why-not-the-market = W strefie restauracji buduje się tylko fioletowe.
why-other-section = Karta nie daje tej części targu.
why-crowded = Na początku część mieści tylko dwa stragany główne.
why-section-has-colour = W tej części jest już stragan główny tego koloru.
why-touches = Stragan główny nie może stać obok innego straganu.
why-same-cell = Musi trafić na inne pole.
why-cuts-off = To odcięłoby klienta od wejścia.
why-no-entrance = Obok nie ma pola na wejście.
why-not-beside = Musi leżeć obok twojego straganu tego koloru.
why-joins = To połączyłoby dwa stragany jednego koloru.
why-side-asks = Najpierw wybierz stronę wejścia.
why-off-market = Wejście musi leżeć w strefie targu.
why-entrance-blocked = Tam, gdzie byłoby wejście, stoi klient.
why-second-entrance = Jest tam inne wejście.
why-entrance-cut-off = Żaden klient nie dotarłby tam do wejścia.
why-coins-ask = Najpierw zapłać za rozbudowę.
why-other-colour-now = Monety płaci się kolor po kolorze, a teraz chodzi o inny kolor.
why-not-enough-coins = Nie masz tylu monet tego koloru.
why-too-many-coins = To więcej, niż trzeba zapłacić.
why-rest-unpaid = To za mało: reszty nie dałoby się zapłacić.
why-customer-asks = Najpierw wybierz klienta.
why-not-on-the-market = Ten klient czeka obok planszy.
why-no-entrance-for-it = Nie ma wolnego wejścia w kolorze tego klienta.
why-entrance-asks = Najpierw wybierz wejście.
why-not-its-entrance = Nie ma tam wejścia w kolorze klienta.
why-occupied = Na tym wejściu stoi klient.
why-needs-barkers = Bliżej są wolne wejścia, a masz za mało naganiaczy, by je pominąć.
why-draw-asks = Najpierw weź kartę: z wystawy, ze stosu albo naganiacza.
why-not-on-display = Tej karty nie ma na wystawie.
why-no-barker = Nie ma już naganiaczy.
why-discard-asks = Masz więcej niż cztery karty budowy: najpierw odrzuć jedną.
why-over = Gra jest skończona.

## Koniec

ending-last-extension = Fazę końcową rozpoczęła ostatnia rozbudowa jednego koloru.
ending-two-colours = Faza końcowa zaczęła się, gdy w dwóch kolorach została najwyżej jedna rozbudowa.
ending-no-extension = Faza końcowa zaczęła się po dwudziestu rundach bez rozbudowy.
source-stalls = stragany
source-medals = medale
source-last-medals = medale na koniec
source-coins = monety

## Rysunek stołu

kairo-points = punkty
kairo-coins = monety
kairo-hidden = za parawanem
kairo-hand = karty
kairo-barkers = naganiacze
kairo-medals = medale
kairo-display = Wystawa
kairo-piles = stos { $pile } · odrzucone { $discards } · naganiacze { $barkers }
kairo-stock = Pozostałe rozbudowy
kairo-bank = Bank
kairo-waiting = Czeka obok planszy: { $colour }
kairo-final = Faza końcowa
kairo-to-final = { $left ->
    [one] Do fazy końcowej: { $left } rozbudowa
    [few] Do fazy końcowej: { $left } rozbudowy
   *[other] Do fazy końcowej: { $left } rozbudów
}
kairo-out = koniec
kairo-path = { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}{ $barkers ->
    [0] {""}
    [one] , 1 naganiacz
    [few] , { $barkers } naganiacze
   *[many] , { $barkers } naganiaczy
}: { $path }
kairo-size = wielkość { $size } i tyle punktów, za { $cost }
kairo-section = część { $section }
kairo-legend = C● stragan główny i właściciel · c● rozbudowa · →C● wejście, w stronę straganu · { $customer }C klient · { $neutral } neutralny · + do wyboru · ★ złoto ☆ srebro
kairo-board-which = podaj plik do sprawdzenia
kairo-board-good = pól: { $cells }, podane ustawienia dla { $starts } graczy; skrót { $digest }
kairo-board-crowded = uwaga: przy liczbie graczy { $seats } w części { $section } stoi na początku tyle straganów głównych: { $stalls }; ustawienie zmienne pozwala na dwa [KA 3.7e, R24]

## Wartości w pudełku

box-medals = Ile wart jest medal w każdym kolorze; w przykładzie z instrukcji kilka z nich daje 15, przy naszych wartościach trzy pary.
box-doubt-medals = uwaga: trzy pary tych medali nie dają 15, jak niektóre w przykładzie z instrukcji, albo złoty nie jest wart więcej niż srebrny; rysunek przykładu zaginął, więc zaufaj swojemu pudełku [KA 9.1x]
box-cards = Ile zwykłych kart budowy ma każda część placu: razem 27.
box-board = Własna plansza, jej tekst między trzema cudzysłowami, tak jak pisze go parlour kairo-board show; puste oznacza naszą.

## Czemu plik pudełka nie jest przyjęty

box-wrong-section = każda część targu ma zwykłą kartę
box-wrong-cards = razem zwykłych kart: { $value }; w pudełku jest ich { $whole }
box-wrong-no-points = medal daje punkty, a nie { $value }
box-wrong-many-points = medal jest tu wart najwyżej { $most } punktów, a nie { $value }
box-wrong-medals = żadne medale po { $gold } i { $silver } punktów nie dają razem { $whole } z przykładu w instrukcji
box-wrong-board-not-text = to nie jest plansza: plik nie jest tekstowy
box-wrong-board-no-map = nie ma mapy (map)
box-wrong-board-too-large = linia { $line }: plansza ma najwyżej { $rows } rzędów po { $columns } pól
box-wrong-board-row = linia { $line }: pól w tym rzędzie: { $value }, w pierwszym: { $first }
box-wrong-board-cell = linia { $line }: „{ $value }” nie jest polem; pole to 1 do 9, 5*, R, R5 lub .
box-wrong-board-beside-many = { $value } przylega do kilku części: podaj jego część, jak w R7
box-wrong-board-beside-none = { $value } nie przylega do żadnego pola targu: podaj jego część, jak w R7
box-wrong-board-section = część { $value } nie ma żadnego pola targu
box-wrong-board-customers = pól oznaczonych *: { $value }, a klientów zaczyna na targu { $whole }
box-wrong-board-no-restaurant = nie ma żadnego pola restauracji
box-wrong-board-pieces = do { $value } nie da się dojść z { $first }: targ jest w kawałkach
box-wrong-board-start = linia { $line }: „{ $value }” to powinno być start 2, start 3 lub start 4
box-wrong-board-before-map = linia { $line }: „{ $value }” stoi przed linią „map”
box-wrong-board-lines = linia { $line }: start { $seats } ma po jednej linii dla { $known }, w tej kolejności
box-wrong-board-stalls = linia { $line }: głównych straganów { $who } jest tu { $whole }, każdy to kolor i miejsce, jak w red r6c5<
box-wrong-board-twice = linia { $line }: { $who } ma dwa stragany { $value }
box-wrong-board-rule = linia { $line }: { $value } łamie zasadę głównych straganów (KA 5.2)
box-wrong-board-colour = linia { $line }: „{ $value }” nie jest kolorem; kolory to { $known }
box-wrong-board-place = linia { $line }: „{ $value }” nie jest miejscem; miejsce pisze się jak r6c5<
box-wrong-board-no-cell = linia { $line }: { $value } nie jest polem tej planszy
box-wrong-board-zone = linia { $line }: { $value }: fioletowy (purple) stoi w strefie restauracji, inne na targu
box-wrong-board-entrance = linia { $line }: { $value }: nie ma pola na wejście

## Na co wskazuje trener

theme-StallSize = Wielkość { $colour-of } straganu: { $size } zamiast { $instead_size }.
    .look = Wielkość { $colour-of } straganu
    .name = Wielkość straganów
theme-MedalsHeld = Punkty za medale na koniec: { $points } zamiast { $instead_points }.
    .look = Medale: kto ma największe stragany
    .name = Medale
theme-CoinsHeld = Monety: { $coins } zamiast { $instead_coins }.
    .look = Twoje monety
    .name = Monety
theme-CardsHeld = Karty budowy na ręce: { $cards } zamiast { $instead_cards }.
    .look = Karty na następną budowę
    .name = Karty budowy
theme-BarkersHeld = Naganiacze: { $barkers } zamiast { $instead_barkers }.
    .look = Naganiacze
    .name = Naganiacze
theme-CustomerNear = Monety od { $colour-of } klienta wtedy: { $coins } zamiast { $instead_coins }.
    .look = Czyje wejście jest blisko { $colour-of } klienta
    .name = Klienci
theme-PaysTwice = Zwabienie, które płaci dwa razy; monety od razu: { $now }, a wtedy od { $colour-of } klienta, który wchodzi na jego miejsce: { $coins }, zamiast { $instead_now } od razu i { $instead_coins } wtedy.
    .look = Wejście { $colour-of } klienta jako następnego
    .name = Zwabienie, które płaci dwa razy
theme-ExtensionNext = Rozbudowa { $colour-of } straganu wtedy: { $points ->
    [0] niemożliwa
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} { $instead_points ->
    [0] zamiast żadnej możliwości.
   *[other] zamiast { $instead_points }.
}
    .look = Rozbudowa { $colour-of } straganu
    .name = Rozbudowa
theme-ExtensionReady = Rozbudowa { $colour-of } straganu będzie wtedy możliwa, a inaczej nie; punkty: { $points }.
    .look = Czego wymaga następna rozbudowa { $colour-of } straganu
    .name = Rozbudowa do przygotowania
theme-FinalPhaseNear = Rozbudowy do fazy końcowej: { $left ->
    [0] żadna, już się zaczęła
   *[other] { $left }
}, przy punktach { $points } do { $others }, zamiast: { $instead_left ->
    [0] żadna
   *[other] { $instead_left }
}, przy { $instead_points } do { $instead_others }.
    .look = Jak blisko jest koniec i kto prowadzi
    .name = Moment końca
theme-LastExtension = { $left ->
    [0] Ostatnia rozbudowa stoi i faza końcowa się zaczęła
   *[other] Ostatnia rozbudowa jeszcze nie stoi, do fazy końcowej brakuje: { $left }
}, przy punktach { $points } do { $others }, zamiast: { $instead_left ->
    [0] faza końcowa rozpoczęta
   *[other] do fazy końcowej { $instead_left }
}, przy { $instead_points } do { $instead_others }.
    .look = Ostatnia rozbudowa i kto prowadzi
    .name = Ostatnia rozbudowa

## What can be known of what one cannot see

lens-cards = Karty, których nie widać
lens-shown = Karty, które widziano w drodze na rękę
lens-coins = Monety za parawanami
lens-hand = ręka
lens-screen = parawan
lens-next = wierzch stosu
