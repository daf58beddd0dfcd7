### Kairo: karty budowy.

card-1 = karta części 1
    .many = { $count ->
        [few] { $count } karty części 1
       *[other] { $count } kart części 1
    }
card-2 = karta części 2
    .many = { $count ->
        [few] { $count } karty części 2
       *[other] { $count } kart części 2
    }
card-3 = karta części 3
    .many = { $count ->
        [few] { $count } karty części 3
       *[other] { $count } kart części 3
    }
card-4 = karta części 4
    .many = { $count ->
        [few] { $count } karty części 4
       *[other] { $count } kart części 4
    }
card-5 = karta części 5
    .many = { $count ->
        [few] { $count } karty części 5
       *[other] { $count } kart części 5
    }
card-6 = karta części 6
    .many = { $count ->
        [few] { $count } karty części 6
       *[other] { $count } kart części 6
    }
card-7 = karta części 7
    .many = { $count ->
        [few] { $count } karty części 7
       *[other] { $count } kart części 7
    }
card-8 = karta części 8
    .many = { $count ->
        [few] { $count } karty części 8
       *[other] { $count } kart części 8
    }
card-9 = karta części 9
    .many = { $count ->
        [few] { $count } karty części 9
       *[other] { $count } kart części 9
    }
card-10 = joker rzędu 1
card-11 = joker rzędu 2
card-12 = joker rzędu 3
card-13 = joker kolumny 1
card-14 = joker kolumny 2
card-15 = joker kolumny 3

## Co robią

does-section = Pozwala budować na wolnym polu części { $section }.
does-joker = Pozwala budować w części { $sections }; kosztuje dodatkowo jedną monetę dowolnego koloru.
does-barker = Zagrany przy wabieniu: klient pomija jedno bliższe wejście.
