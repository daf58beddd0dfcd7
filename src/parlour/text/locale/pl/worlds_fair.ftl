### Wystawa Światowa 1893: wszystko, co mówi się przy tym stole.


## Elementy gry

area-agriculture = Rolnictwo
    .letter = R
    .of = Rolnictwa
area-fine-arts = Sztuka
    .letter = S
    .of = Sztuki
area-electricity = Elektryczność
    .letter = E
    .of = Elektryczności
area-manufactures = Przemysł
    .letter = P
    .of = Przemysłu
area-transportation = Transport
    .letter = T
    .of = Transportu

standing-none = bez miejsca
    .short = –
standing-first = pierwsze miejsce
    .short = 1.
standing-tied-first = remis na pierwszym miejscu
    .short = 1.=
standing-second = drugie miejsce
    .short = 2.
standing-tied-second = remis na drugim miejscu
    .short = 2.=

## Co można wybrać

action-Place = Postaw pracownika na obszarze { $area-of }.
action-TakeBack = Zdejmij swojego pracownika z obszaru { $area-of }.
action-PlayFigure = Zagraj kartę: { $figure }.
action-DiscardFigure = Odrzuć kartę: { $figure }.
action-Add = Dostaw pracownika na obszar { $area-of }.
action-Lift = Podnieś pracownika gracza { $owner } z obszaru { $area-of }.
action-SetDown = Postaw go na obszarze { $area-of }.

## O co pytamy

step-PlaceSupporter = Krok 1: postaw pracownika na obszarze.
step-PlayFigures = Krok 2: zagraj lub odrzuć wpływową osobę.
step-AddSupporter = Krok 2, { $figure }: jeszcze jeden pracownik.
step-LiftSupporter = Krok 2, { figure-palmer }: którego pracownika przesunąć?
step-SetSupporterDown = Krok 2, { figure-palmer }: dokąd przesunąć pracownika gracza { $owner } z obszaru { $source-of }?
step-CollectCards = Krok 3: zebranie kart.
step-AddCards = Krok 4: nowe karty.
step-EndTurn = Koniec tury.
step-ScoringPhase = Punktowanie.
step-ExchangeTickets = Punktowanie, etap 1: bilety.
step-ScoreAreas = Punktowanie, etap 2: obszary.
step-RecallSupporters = Punktowanie, etap 3: powrót pracowników.
step-NextRound = Następna runda albo koniec.

## Co się stało

event-Placed = { $seat } stawia pracownika na obszarze { $area-of }.
event-TookBack = { $seat } zdejmuje pracownika z obszaru { $area-of }.
event-FigurePlayed = { $seat } zagrywa kartę: { $figure }.
event-FigureDiscarded = { $seat } odrzuca kartę: { $figure }.
event-Added = { $seat } dostawia pracownika na obszar { $area-of }.
event-Moved = { $seat } przesuwa pracownika gracza { $owner } z obszaru { $source-of } na obszar { $target-of }.
event-Collected = { $cards ->
    [none] { $seat } nie znajduje kart na obszarze { $area-of }.
   *[other] { $seat } zbiera karty z obszaru { $area-of }: { $cards }.
}
event-CarMoved = { $spaces ->
    [one] Kabina przesuwa się o jedno pole
    [few] Kabina przesuwa się o { $spaces } pola
    [many] Kabina przesuwa się o { $spaces } pól
   *[other] Kabina przesuwa się o { $spaces } pola
}{ $left ->
    [0] {" "}i staje na polu startowym.
    [one] ; do punktowania brakuje jednego biletu.
    [few] ; do punktowania brakuje { $left } biletów.
    [many] ; do punktowania brakuje { $left } biletów.
   *[other] ; do punktowania brakuje { $left } biletu.
}
event-CardAdded = Nowa karta przy obszarze { $area-of }: { $card }.
event-Reshuffled = { $cards ->
    [one] Talia jest pusta: nową tworzy jedna odrzucona karta.
    [few] Talia jest pusta: nową tworzą { $cards } potasowane karty odrzucone.
    [many] Talia jest pusta: nową tworzy { $cards } potasowanych kart odrzuconych.
   *[other] Talia jest pusta: nową tworzy { $cards } karty odrzuconej.
}
event-ScoringBegan = Punktowanie rundy { $round }.
event-LedTickets = { $coins ->
    [one] { $seat } ma najwięcej biletów: { $coins } punkt w monetach.
    [few] { $seat } ma najwięcej biletów: { $coins } punkty w monetach.
    [many] { $seat } ma najwięcej biletów: { $coins } punktów w monetach.
   *[other] { $seat } ma najwięcej biletów: { $coins } punktu w monetach.
}
event-Exchanged = { $coins ->
    [one] { $seat } wymienia bilety na { $coins } punkt w monetach.
    [few] { $seat } wymienia bilety na { $coins } punkty w monetach.
    [many] { $seat } wymienia bilety na { $coins } punktów w monetach.
   *[other] { $seat } wymienia bilety na { $coins } punktu w monetach.
}
event-Ranked = { $seat }, obszar { $area-of }: { $standing }, { $medal ->
    [0] bez medalu
   *[other] medal wart { $medal }
}, { $approvals ->
    [0] nic do zatwierdzenia.
    [one] do zatwierdzenia jeden eksponat.
    [few] do zatwierdzenia najwyżej { $approvals } eksponaty.
    [many] do zatwierdzenia najwyżej { $approvals } eksponatów.
   *[other] do zatwierdzenia najwyżej { $approvals } eksponatu.
}
event-Approved = { $seat } zatwierdza eksponaty na obszarze { $area-of }: { $cards }.
event-Recalled = { $supporters ->
    [one] { $seat } zabiera jednego pracownika z obszaru { $area-of }.
    [few] { $seat } zabiera { $supporters } pracowników z obszaru { $area-of }.
    [many] { $seat } zabiera { $supporters } pracowników z obszaru { $area-of }.
   *[other] { $seat } zabiera { $supporters } pracownika z obszaru { $area-of }.
}
event-RoundBegan = Zaczyna się runda { $round }.
event-Ended = Ostatnie punktowanie dobiegło końca, a z nim gra.

## Dlaczego nie

why-place-first = Turę zaczyna krok 1: postaw pracownika na obszarze.
why-reserve-empty = Zasoby są puste: najpierw zdejmij swojego pracownika z któregoś obszaru.
why-reserve-not-empty = Pracownika zdejmuje się tylko wtedy, gdy zasoby są puste.
why-none-of-mine = Na tym obszarze nie ma twojego pracownika.
why-figures-first = Najpierw wpływowe osoby zebrane w poprzedniej turze: zagraj lub odrzuć jedną z nich.
why-not-due = Nie masz już takiej osoby do zagrania: liczą się tylko te z poprzedniej tury, każda raz.
why-davis-asks = George Davis pyta o obszar: dostaw pracownika obok obszaru z kroku 1.
why-not-adjacent = Ten obszar nie sąsiaduje z obszarem z kroku 1.
why-base-between = Między tymi obszarami leży podstawa karuzeli, więc nie sąsiadują ze sobą.
why-take-back-first = Zasoby są puste: najpierw zdejmij swojego pracownika, potem można go dostawić.
why-palmer-asks = Bertha Palmer przesuwa pracownika: najpierw wskaż którego.
why-nobody-there = Na tym obszarze nie ma pracownika tego gracza.
why-palmer-sets-down = Podniesiony pracownik czeka na obszar: postaw go.
why-same-area = Pracownika trzeba przesunąć na inny obszar.
why-over = Gra jest skończona.

## Koniec

ending-third-scoring = Grę zakończyło ostatnie punktowanie.
source-coins = Monety
source-medals = Medale
source-sets = Zestawy

## Stół na rysunku

fair-round = Runda { $round } z { $rounds }
fair-piles = talia { $deck } · odrzucone { $discards }
fair-chosen = ◀ krok 1
fair-start = START
fair-left = { $left ->
    [0] Punktowanie!
    [one] jeden bilet do punktowania
    [few] { $left } bilety do punktowania
    [many] { $left } biletów do punktowania
   *[other] { $left } biletu do punktowania
}
fair-points = Punkty teraz
fair-reserve = Zasoby
fair-tickets = Bilety
fair-exhibits = Eksponaty
fair-approved = Zatwierdzone
fair-figures = Wpływowe osoby
fair-legend = { $medal } medal  { $approved } zatwierdzony  { $spare } do zatwierdzenia  { $ticket } bilet  { $figure } wpływowa osoba
fair-preview-rank = { $now } → { $then }
fair-preview-car = kabina +{ $spaces }
fair-preview-refill = karty { $areas }

## Wartości w pudełku

box-start-bonus = Karty Bonusu startowego według kolejności graczy: jeden pracownik więcej na każdym pokazanym obszarze, jeden lub dwa obszary na karcie.
box-card-limit = Ile kart może leżeć przy obszarze: 3 lub 4, wydrukowane na jego kaflu.
box-figures = Ile kart ma każda postać: razem 23; przy czterech graczach odpadają dwie karty Burnhama, jedna Davisa i jedna Palmer.
box-wheel = Czy pole startowe jest jednym z 9, 11 lub 13 pól diabelskiego młyna, tak że tyle samo biletów sprowadza kabinę z powrotem.
box-medal = Ile przy dwóch graczach wart jest medal gracza, który samodzielnie prowadzi: 2 lub 4.
box-tied-first-medal = Ile wart jest medal każdego z remisujących o pierwsze miejsce, według liczby graczy: 0, 2 lub 4.
box-tied-first-exhibits = Ile eksponatów zatwierdza każdy z remisujących o pierwsze miejsce: 1 lub 2.

## Czemu plik pudełka nie jest przyjęty

box-wrong-no-area = { $value } nie jest obszarem; są nimi { $known }
box-wrong-start-bonus = karta Bonusu startowego pokazuje jeden lub dwa różne obszary, a nie { $value }
box-wrong-figure = od { $least } do { $most } kart, a nie { $value }
box-wrong-figures = razem wpływowych osób: { $value }; w pudełku jest ich { $whole }
box-wrong-card-limit = obszar mieści trzy albo cztery karty, a nie { $value }
box-wrong-medal = medal jest wart 2 albo 4 punkty, a nie { $value }
box-wrong-tied-first-medal = medal za 2 albo 4 punkty lub żaden, a nie { $value }
box-wrong-tied-first-exhibits = jeden lub dwa eksponaty, a nie { $value }
box-wrong-tied-above-first = więcej niż { $first } za samotne pierwsze miejsce

## Na co wskazuje trener

theme-AreaHeld = Obszar { $area-of }, gdyby wtedy punktowano: { $standing }, { $medal ->
    [0] bez medalu
   *[other] medal wart { $medal }
}, zatwierdzone eksponaty: { $exhibits }, zamiast: { $instead_standing }, { $instead_medal ->
    [0] bez medalu
   *[other] medal wart { $instead_medal }
}, eksponaty: { $instead_exhibits }.
    .look = Kto prowadzi na obszarze { $area-of }
    .name = Prowadzenie na obszarach
theme-AreaOfOther = Obszar { $area-of }, { $seat }, gdyby wtedy punktowano: { $standing }, { $medal ->
    [0] bez medalu
   *[other] medal wart { $medal }
}, zatwierdzone eksponaty: { $exhibits }, zamiast: { $instead_standing }, { $instead_medal ->
    [0] bez medalu
   *[other] medal wart { $instead_medal }
}, eksponaty: { $instead_exhibits }.
    .look = Co dostałby gracz { $seat } na obszarze { $area-of }
    .name = Co inni dostają na obszarach
theme-TieBroken = Obszar { $area-of }, gdyby wtedy punktowano: samodzielne prowadzenie, { $medal ->
    [0] bez medalu
   *[other] medal wart { $medal }
}, zatwierdzone eksponaty: { $exhibits }, zamiast remisu: { $instead_medal ->
    [0] bez medalu
   *[other] medal wart { $instead_medal }
}, eksponaty: { $instead_exhibits }.
    .look = Remis na czele obszaru { $area-of }
    .name = Remis do przełamania
theme-LeadTaken = Obszar { $area-of }, gdyby wtedy punktowano: samodzielne prowadzenie, { $medal ->
    [0] bez medalu
   *[other] medal wart { $medal }
}, zatwierdzone eksponaty: { $exhibits }, zamiast: { $instead_standing }, { $instead_medal ->
    [0] bez medalu
   *[other] medal wart { $instead_medal }
}, eksponaty: { $instead_exhibits }.
    .look = Prowadzenie na obszarze { $area-of }
    .name = Prowadzenie do przejęcia
theme-LeadEnded = Obszar { $area-of }, gdyby wtedy punktowano: { $seat } nie prowadzi już samodzielnie, lecz: { $standing }, { $medal ->
    [0] bez medalu
   *[other] medal wart { $medal }
}, zatwierdzone eksponaty: { $exhibits }, zamiast: { $instead_medal ->
    [0] bez medalu
   *[other] medal wart { $instead_medal }
}, eksponaty: { $instead_exhibits }.
    .look = Prowadzenie gracza { $seat } na obszarze { $area-of }
    .name = Cudze prowadzenie do odebrania
theme-TicketsHeld = Bilety: { $tickets } (w monetach { $coins }) zamiast { $instead_tickets } (w monetach { $instead_coins }).
    .look = Bilety i kto ma ich najwięcej
    .name = Bilety
theme-MostTickets = Więcej monet za nie więcej biletów, bo nikt nie ma ich więcej: { $tickets } (w monetach { $coins }) zamiast { $instead_tickets } (w monetach { $instead_coins }).
    .look = Kto ma najwięcej biletów
    .name = Najwięcej biletów
theme-ExhibitsHeld = Eksponaty do zatwierdzenia, obszar { $area-of }: { $exhibits } zamiast { $instead_exhibits }.
    .look = Eksponaty obszaru { $area-of }
    .name = Eksponaty
theme-FiguresHeld = Wpływowe osoby do zagrania wtedy: { $figures } zamiast { $instead_figures }.
    .look = Wpływowe osoby do zagrania
    .name = Wpływowe osoby
theme-SupportersOut = Pracownicy na obszarach: { $supporters } zamiast { $instead_supporters }.
    .look = Ilu masz pracowników na obszarach
    .name = Pracownicy na obszarach
theme-ScoringNear = Bliżej do punktowania, na którym zyskuje się więcej niż inni; pola do startu: { $left } zamiast { $instead_left }.
    .look = Kiedy nastąpi punktowanie i dla kogo będzie korzystne
    .name = Moment punktowania

## What can be known of what one cannot see

lens-deck = Karty, które przyjdą
lens-ticket = Bilety Midway
lens-next = następna karta
lens-turn = karty jednej tury
