### Kairo: karty budowy.

card-1 = karta części 1
card-2 = karta części 2
card-3 = karta części 3
card-4 = karta części 4
card-5 = karta części 5
card-6 = karta części 6
card-7 = karta części 7
card-8 = karta części 8
card-9 = karta części 9
card-10 = dżoker rzędu 1
card-11 = dżoker rzędu 2
card-12 = dżoker rzędu 3
card-13 = dżoker kolumny 1
card-14 = dżoker kolumny 2
card-15 = dżoker kolumny 3

## Co robią

does-section = Pozwala budować na wolnym polu części { $section }.
does-joker = Pozwala budować w części { $sections }; kosztuje dodatkowo jedną monetę dowolnego koloru.
does-barker = Zagrany przy wabieniu: klient pomija jedno bliższe wejście.
