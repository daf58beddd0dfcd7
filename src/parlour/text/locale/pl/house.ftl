### Dom: to, co mówi się przy każdym stole.

## Nazwy

you = ty
player-name = Gracz { $number }
bot-name = Bot { $number }
card-0 = zakryta karta
list-and = { $most } i { $last }
list-or = { $most } lub { $last }
list-times = { $count } × { $what }

## Zasiadanie

welcome = ziarno { $seed } · help mówi, co można wpisać
you-are = Grasz jako
drawn = Losowanie: zaczyna { $name }.
plain-mode = Czysty Python: nic tu nie jest skompilowane, więc boty myślą wolniej.
curtain = Teraz kolej na gracza { $name }: podaj urządzenie i naciśnij Enter.

## Wybieranie

empty-line = { $options ->
    [one] Wpisz 1 albo słowa obok; help mówi resztę.
    [few] Wpisz numer od 1 do { $options } albo słowa obok; help mówi resztę.
    [many] Wpisz numer od 1 do { $options } albo słowa obok; help mówi resztę.
   *[other] Wpisz numer od 1 do { $options } albo słowa obok; help mówi resztę.
}
no-such-number = { $options ->
    [one] Nie ma możliwości { $number }, jest tylko 1.
    [few] Nie ma możliwości { $number }; są od 1 do { $options }.
    [many] Nie ma możliwości { $number }; są od 1 do { $options }.
   *[other] Nie ma możliwości { $number }; są od 1 do { $options }.
}
not-understood = „{ $line }” to ani możliwość, ani polecenie; help mówi, co można wpisać.
not-understood-near = „{ $line }” to ani możliwość, ani polecenie. Podobne: { $near }.
refused = Nie teraz: { $action }. { $why } [{ $cite }]
allowed = { $action } jest teraz dozwolone.
ask-why = Powiedz, o którą akcję chodzi: why, a po nim numer albo jej słowa.
nothing-to-undo = Nie ma jeszcze twojego wyboru do cofnięcia.
undone = Cofnięto: { $what }. redo rozgrywa to ponownie.
nothing-to-redo = Nic z tego, co cofnięto, nie da się rozegrać ponownie.
takes-mine = { $count ->
    [one] twój ruch
    [few] { $count } twoje ruchy
   *[other] { $count } twoich ruchów
}
takes-other = { $count ->
    [one] ruch gracza { $name }
    [few] { $count } ruchy gracza { $name }
   *[other] { $count } ruchów gracza { $name }
}
takes-bots = { $count ->
    [one] ruch bota
    [few] { $count } ruchy botów
   *[other] { $count } ruchów botów
}
takes-seen = { $count ->
    [one] jeden odkryty element
    [few] { $count } odkryte elementy
   *[other] { $count } odkrytych elementów
}
undone-seen = W międzyczasie coś odkryto: co już widać, tego nie da się odwidzieć.
hint = Dobry gracz wybrałby: { $sentence } ({ $action })
lens-none = Nic tu nie jest ukryte, o czym można by wiedzieć dokładniej.
lens-memory = { $memory } to nie sposób pamiętania: all albo table.
help =
    Numer albo słowa obok wybierają możliwość.
    W terminalu ↑ i ↓ przechodzą po możliwościach, a Tab uzupełnia.
    undo          powrót do mojego poprzedniego wyboru
    redo          jeszcze raz to, co cofnięto
    hint          co wybrałby dobry gracz i jaka jest szansa na wygraną
    look          dwie lub trzy sprawy, o które chodzi, bez podania ruchu
    know [table]  co mogę wiedzieć o tym, czego nie widzę; table: z tego, co leży odkryte
    why AKCJA     dlaczego teraz nie wolno, i zasada
    rules [CO]    rozdziały; albo rules 4, rules 4.1, rules kabina
    log           wszystko, co się stało
    board         stół jeszcze raz
    save [PLIK]   zachowaj grę i graj dalej
    quit          zachowaj grę i zakończ

## Zachowywanie

saved = Gra jest zachowana w pliku { $path }.
continue = Dalszy ciąg: { $command }
not-saved = Nie można zachować gry w pliku { $path }: { $error }.

## Koniec

sheet-rank = Miejsce
sheet-player = Gracz
sheet-total = Razem
verdict-win = Zwycięstwo: { $name }.
verdict-level = Zwycięstwo: { $name }, przy równej liczbie punktów.
verdict-shared = Wspólne zwycięstwo: { $names }.
end-ask = Enter kończy; save, log, board i undo nadal działają.

## Zasady, zapisy, gry

rules-how = rules z numerem lub słowem pokazuje więcej: rules 4, rules 4.1, rules kabina
rules-nothing = zasady nie mówią nic o „{ $what }”
rules-nothing-near = zasady nie mówią nic o „{ $what }”; podobne: { $near }
replay-help = n i p (albo strzałki) to krok w przód i w tył, numer od 0 do { $last } prowadzi tam, first i last też, q kończy.
replay-edge = Dalej nic nie ma.
verify-finished = dobry zapis: { $game }, graczy { $seats }, akcji { $actions }, wynik { $scores }
verify-unfinished = dobry zapis: { $game }, graczy { $seats }, akcji { $actions }, gra nieskończona
verify-no-outcome = gra jest skończona, ale brakuje ostatniego wiersza z wynikiem
edition = wersja zasad { $rules }
edition-old = wersja zasad { $rules }, najnowsza to { $newest }
edition-box = pudełko { $box } ({ $values })
options-at = Ustawienia: { $options }
option-is = { $name } – { $value }
verify-drawn = pierwszy gracz, z miejsca { $place }, został wylosowany z ziarna
verify-seal = rozdanie przyrzeczono tą pieczęcią: { $seal }; porównaj ją z tą, którą pokazano przed grą
verify-no-deal = brak przyrzeczonego rozdania: rozdający mógł wybrać ziarno
verify-redealt =
    { $times ->
        [one] zakryte rzeczy rozdano na nowo raz: to ćwiczenie, nie gra taka, jaką rozdano
       *[other] zakryte rzeczy rozdano na nowo { $times } razy: to ćwiczenie, nie gra taka, jaką rozdano
    }
verify-not-drawn = pierwszego gracza nie wylosowano albo zapis już o tym nie mówi
verify-unproven = niesprawdzone, bo żaden plik tego nie dowiedzie: { $what }
verify-unproven-seal = że ta pieczęć jest tą, którą pokazano
verify-unproven-names = że imiona należą do graczy
verify-unproven-lot = że nikt nie usunął z zapisu losowania i nie przesunął miejsc
games-id = Gra
games-title = Tytuł
games-players = Gracze
games-options = Opcje

## Pudełka

box-intro =
    { $title }: wartości, których tekst instrukcji nie podaje, w postaci znanej Parlour.
    Jeśli w twoim pudełku są inne, popraw je tutaj; czego nie ruszysz, zostaje bez zmian.
    Numery w nawiasach to paragrafy: pokazuje je parlour rules.
box-which = podaj plik pudełka do sprawdzenia
box-good = dobre: { $game }, { $told }
box-same = żadna wartość nie różni się od tych w Parlour
box-play = Zagraj z nim: { $command }
box-no-editor = ani VISUAL, ani EDITOR nie wskazuje edytora; twoja kopia to { $path }
box-editor-failed = { $editor } zakończył się kodem { $status }; twoja kopia to { $path }

## Co jest nie tak w poleceniu

error-no-game = która gra? Są: { $games }
error-seats = liczba graczy w { $game } to { $takes }, a nie { $seats }
error-bots = boty: { $bots }, miejsca: { $seats }; potrzebny jest człowiek i nie mniej niż 0 botów
error-seat = nie ma miejsca { $seat } przy stole na { $seats }
error-seat-shared = --seat jest dla jednej osoby, a nie dla { $people }
error-coach = --coach jest dla jednej osoby przeciw botom, a nie dla { $people }
error-names = imion podano { $names }, a osób jest { $people }
error-seed = ziarno to liczba całkowita od 0 do 2**64 - 1, a nie { $seed }
error-option = opcję zapisuje się NAZWA=WARTOŚĆ, a nie „{ $option }”
error-option-unknown = gra { $game } nie ma opcji „{ $name }”; jej opcje: { $known }
error-option-none = gra { $game } nie ma opcji, więc i opcji „{ $name }”
error-option-value = opcja { $name } to jedna z wartości: { $values }, a nie „{ $value }”
error-overwrite = { $path } istnieje i nie jest zapisem gry; plik zostaje nietknięty
error-box-game = { $path } to pudełko gry { $box }, a nie { $game }

# Dokąd prowadzi opcja
ends-win = wygrywa od razu
ends-lose = przegrywa od razu
ends-end = kończy grę
ends-may = może zakończyć grę

## Czemu plik pudełka nie jest przyjęty

box-wrong-no-tables = potrzebne są tabele wartości
box-wrong-no-such-table = nie ma takiej tabeli; są: { $known }
box-wrong-no-table = potrzebna jest tabela wartości
box-wrong-no-such-value = nie ma takiej wartości; są: { $known }
box-wrong-wrong-kind = { $value } jest innego rodzaju niż { $known }
box-wrong-not-toml = to nie jest TOML: { $why }
box-wrong-not-text = to nie jest TOML: plik nie jest tekstowy
box-wrong-nested = listy w listach w listach: żadne pudełko tylu nie ma
box-wrong-no-game = plik nie podaje gry, jak w game = "kairo"
box-wrong-no-rules = plik nie podaje wersji zasad, jak w rules = 1
box-wrong-too-large = plik pudełka ma najwyżej { $most } bajtów
box-wrong-other-game = to pudełko innej gry: { $value }
box-wrong-too-great = żadne pudełko nie ma tak dużej liczby
box-wrong-many-lines = plik pudełka ma najwyżej { $most } linii
box-wrong-many-parts = linia { $line }: klucz pudełka ma dwie części, a nie więcej niż { $most }
box-line = linia { NUMBER($line, useGrouping: 0) }:

## Jeszcze raz od tej chwili
again-begin = Jeszcze raz przed ruchem { $move }, z tymi samymi botami; to, czego nie było widać, rozdane od nowa. Wtedy: { $chosen }
again-done = { $tries ->
    [one] Jedna próba: punkty { $points }; w rozegranej partii { $before }.
    [few] { $tries } próby: średnio punktów { $points }; w rozegranej partii { $before }.
   *[other] { $tries } prób: średnio punktów { $points }; w rozegranej partii { $before }.
}
again-error = Z dokładnością do { $error } (95%).
again-few = Tak niewiele prób może być przypadkiem.
again-won = Wygrane: { $won }%; rozegrana partia: { $before }%.
again-another = Enter: jeszcze jedna próba, quit: koniec.
again-how = Spróbuj jeszcze raz od swojej decyzji: { $command }
error-again-move = { $path } ma { $moves } ruchów; nie ma decyzji przy ruchu { $move }
error-again-seat = ruch { $move } należał do gracza { $name }, nie do ciebie
error-again-over = partia { $path } nie jest zakończona: parlour play --from ją wznawia
error-again-forced = przy ruchu { $move } nie było nic do wyboru
