### Kluby: moje, jeden z nich i zaproszenie.

clubs-title = Kluby
clubs-sub = Własne grono: jego stoły, ranking, turnieje i wieczory, tylko dla klubowiczów.
clubs-mine = Moje kluby
clubs-none = Nie należysz jeszcze do żadnego klubu. Załóż własny albo otwórz link, który ktoś ci przyśle.
clubs-many = { $people ->
    [one] Jedna osoba
    [few] { $people } osoby
   *[many] { $people } osób
}
clubs-closed = zamknięty
clubs-new = Nowy klub
clubs-new-more = Prowadzisz go i zapraszasz innych linkiem. Nikt inny go nie znajdzie.
clubs-name = Nazwa klubu
clubs-about = Parę słów o nim
clubs-make = Załóż klub
clubs-sign-in = Kto prowadzi klub, musi móc się zalogować, żeby klub nie przepadł razem z przeglądarką.
clubs-sign-in-go = Dodaj sposób logowania

## Zaproszenie
clubs-invited = Masz zaproszenie
clubs-invited-more = { $name } zaprasza do siebie. Klubowicze zobaczą twoje imię.
clubs-join = Wejdź
clubs-as = Twoje imię w klubie
clubs-wrong-link = To zaproszenie jest nieważne albo już wygasło. Poproś o nowe tego, kto je przysłał.

## Poczekalnia klubu
clubs-open = Stoły z wolnymi miejscami
clubs-open-none = Żaden stół teraz nie czeka.
clubs-table = Przygotuj stół
clubs-playing = Trwające gry

## Kalendarz
clubs-calendar = Kalendarz
clubs-calendar-none = Nic nie zapowiedziano.
clubs-no-date = bez daty
clubs-evening = Wieczór
clubs-tournament = turniej
clubs-ics = Pobierz kalendarz
clubs-announce = Zapowiedz wieczór
clubs-evening-title = Jak się nazywa
clubs-evening-begins = Początek, według twojego zegara
clubs-evening-told = Wieczór zapowiedziany.
clubs-any-game = Dowolna gra
clubs-call-off = Odwołaj
clubs-call-off-more = „{ $title }” zniknie z kalendarza.

## Ludzie
clubs-people = Klubowicze
clubs-since = od { $date }
clubs-leads = prowadzi
clubs-act = Zdecyduj
clubs-act-of = Zdecyduj w sprawie: { $name }
clubs-act-lead = Niech też prowadzi klub
clubs-act-lead-more = Prowadzicie razem i żadne z was nie może usunąć drugiego.
clubs-act-hand-on = Niech prowadzi klub zamiast ciebie
clubs-act-hand-on-more = Zostajesz w klubie, ale już go nie prowadzisz.
clubs-act-remove = Usuń z klubu
clubs-act-remove-more = Ta osoba może wrócić dzięki zaproszeniu. Trwająca gra toczy się dalej.
clubs-act-remove-since = Usuń tę osobę i wszystkich po niej
clubs-act-remove-since-more = Ta osoba i wszyscy, którzy przyszli po niej, prócz prowadzących, wypadają z klubu, a link jest odnawiany.
clubs-act-ban = Zabroń wstępu do klubu
clubs-act-ban-more = Ta osoba nie może wrócić i dowie się, dlaczego. Trwająca gra toczy się dalej.
clubs-why = Dlaczego? Powód zostaje w dzienniku klubu.
clubs-done = Gotowe.
clubs-leave = Opuść klub
clubs-leave-more = Wrócisz dzięki zaproszeniu. Jeśli nikt inny nie prowadzi klubu, przejmie go osoba o najdłuższym stażu; z ostatnią osobą klub się kończy.
clubs-report = Zgłoś ten klub

## Ranking klubu
clubs-ladder = Ranking klubu

## Dla prowadzących
clubs-invite = Zaproś innych
clubs-invite-more = Kto ma ten link, może wejść, także jako gość.
clubs-renew = Odnów link
clubs-renew-more = Wysłane dotąd linki niczego już nie otworzą. Kto jest w klubie, ten w nim zostaje.
clubs-renewed = Link jest nowy.
clubs-lead = Prowadzenie klubu
clubs-change = Nazwa i opis
clubs-keep = Zapisz
clubs-banned = Bez wstępu do klubu
clubs-gone = Osoby, które odeszły
clubs-ban-of = Zakaz wstępu do klubu: { $name }
clubs-unban = Wpuść z powrotem
clubs-unban-of = Wpuść z powrotem: { $name }
clubs-log = Co się działo
clubs-log-none = Jeszcze nic.
clubs-somebody = ktoś
clubs-did-lead = { $by }: klub prowadzi teraz także { $whom }.
clubs-did-hand-on = { $by }: klub prowadzi odtąd { $whom }.
clubs-did-remove = { $by }: usunięcie z klubu ({ $whom }).
clubs-did-remove-since = { $by }: usunięcie z klubu ({ $whom } i osoby, które przyszły później).
clubs-did-ban = { $by }: zakaz wstępu ({ $whom }).
clubs-did-unban = { $by }: zgoda na powrót ({ $whom }).
clubs-did-left = { $whom } nie należy już do klubu.
clubs-did-rename = { $by }: zmiana nazwy klubu.
clubs-did-about = { $by }: zmiana opisu klubu.
clubs-did-renew = { $by }: nowy link.
clubs-did-evening = { $by }: zapowiedź wieczoru.
clubs-did-call-off = { $by }: odwołanie wieczoru.
clubs-did-falls-to = Klub prowadzi teraz { $whom }, osoba o najdłuższym stażu.
clubs-did-house = Moderator zmienił nazwę klubu.
