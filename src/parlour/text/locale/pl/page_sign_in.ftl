### Logowanie: sposoby, listy, wejście.

sign-title = Logowanie
sign-more = Nie trzeba. Kto się zaloguje, zachowa imię, stoły, zapisy i rankingi, cokolwiek stanie się z tą przeglądarką.
sign-how = Jak?
sign-who = Kto wchodzi?
sign-none = Ten serwer nie oferuje logowania. Osobisty link w zakładce „Ty” przeniesie Cię na inne urządzenie.
sign-new-here = Nie masz jeszcze czym się zalogować?
sign-new-here-more = Graj od razu, jako gość. W zakładce „Ty” możesz dodać sposób logowania albo link osobisty dla innego urządzenia.
sign-new-here-go = Imię i sposoby logowania
sign-link-go = Osobisty link, w „Ty”
sign-by-passkey = Zaloguj się kluczem dostępu
sign-by-passkey-more = Odciskiem palca, twarzą albo kodem urządzenia. Bez hasła.
sign-by-provider = Zaloguj się przez { $provider }
sign-address = Adres e-mail
sign-letter = Wyślij mi link
sign-letter-more = Adres nie jest przechowywany: tylko jego odcisk, żeby go rozpoznać.
sign-letter-sent = List jest w drodze, chyba że ten adres dostał już kilka w ciągu godziny. Otwórz zawarty w nim link w ciągu 15 minut.
sign-letter-lost = Nic nie przyszło? Zajrzyj też do spamu; list może iść kilka minut.
sign-letter-again = Napisz jeszcze raz lub na inny adres
sign-look-again = Spróbuj ponownie
sign-changed-mind = Nic się nie stało. Spróbuj znowu, kiedy zechcesz.
sign-elsewhere = O ten link poproszono w innej przeglądarce. Jeśli to nie Ty, odmów.
sign-somebody-here = Na tym urządzeniu jest { $here }, a logujesz się jako { $name }.
sign-bring = Oba konta są moje: połącz je w { $name }
sign-bring-more = Stoły, gry i statystyki konta { $here } przejdą na konto { $name }. Inne urządzenia i linki konta { $here } wygasną.
sign-replace = Tylko przejdź na konto { $name }
sign-replace-more = Stoły konta { $here } zostają przy nim, na jego innych urządzeniach.
sign-stay = Zostań na koncie { $here }
sign-yours = Twoje konto: { $name }.
sign-come-in = Wejdź jako { $name }
sign-no = Nie
sign-add = Czy od teraz logować się tak na konto { $here }?
sign-add-yes = Tak, to moje
sign-keep = Moje inne urządzenia pozostają zalogowane
sign-new = Jesteś tu po raz pierwszy. Jak mamy Cię nazywać?
sign-new-yes = Zacznij
sign-guest = Jesteś gościem: zna Cię tylko ta przeglądarka. Dodaj sposób logowania, a nic z nią nie przepadnie.
sign-ways = Twoje sposoby logowania
sign-passkey = Klucz dostępu
sign-passkey-of = Klucz dostępu ({ $label })
sign-passkey-used = od { $made }, ostatnio { $used }
sign-passkey-made = Gotowe: możesz się logować tym kluczem dostępu.
sign-mailbox = Link e-mailem
sign-provider = Dostawca tożsamości tego domu
sign-since = od { $made }
sign-end-one = Usuń: { $way }
sign-way-ended = Gotowe: nikt się już tak nie zaloguje.
sign-add-passkey = Dodaj klucz dostępu
sign-add-another = Dodaj kolejny klucz dostępu
sign-prove = Żeby je zmienić, zaloguj się jeszcze raz na tym urządzeniu: pożyczony telefon niczego nie zmieni.
sign-again = Zaloguj się jeszcze raz
sign-member-already = Mam już tutaj konto
sign-out = Wyloguj
sign-out-all = Wyloguj wszędzie
sign-out-all-what = Potem żadne urządzenie nie będzie już twoje, to też nie; linki osobiste tracą ważność. Wracasz przez zalogowanie.
sign-role =
    { $role ->
        [director] Prowadzisz tu turnieje.
        [moderator] Pilnujesz tu porządku.
        [owner] To Twój dom.
       *[member] Masz tu konto.
    }
