# Listy domu, pocztą elektroniczną
letter-sign-in-subject = Parlour: link do zalogowania
letter-sign-in =
    Ktoś, być może Ty, wpisał ten adres, żeby zalogować się na { $house }.

    Otwórz ten link i potwierdź na stronie:
    { $link }

    Działa raz, przez { $minutes } minut. Dopóki nie potwierdzisz na stronie, nic się nie dzieje. Jeśli to nie Ty, wyrzuć ten list: bez niego nikt nie wejdzie.
