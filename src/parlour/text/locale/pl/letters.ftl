# Listy domu, pocztą elektroniczną
letter-sign-in-subject = Parlour: link do zalogowania
letter-sign-in =
    Ktoś, być może Ty, wpisał ten adres, żeby zalogować się na { $house }.

    Otwórz ten link i potwierdź na stronie:
    { $link }

    Działa raz, przez { $minutes } minut. Dopóki nie potwierdzisz na stronie, nic się nie dzieje. Jeśli to nie Ty, wyrzuć ten list: bez niego nikt nie wejdzie.

# Wiadomości razem: naraz jeden list danego rodzaju. Bez imion i bez kart.
news-turn = { $game }: twój ruch
news-seat = { $game }: czeka na ciebie miejsce
news-friend = Ktoś, z kim masz za sobą wspólną grę, zaprasza cię do znajomych
news-begins = { $name } ({ $game }) zaczyna się w ciągu godziny
news-round = { $name } ({ $game }): nowa runda, twój stół jest gotowy
news-over = { $name } ({ $game }) – koniec turnieju, zobacz wyniki
news-off = { $name } ({ $game }) – turniej odwołano

letter-turns-subject = { $many ->
    [one] Parlour: stół czeka na ciebie
    [few] Parlour: { $many } stoły czekają na ciebie
   *[many] Parlour: { $many } stołów czeka na ciebie
}
letter-turns = { $many ->
    [one] Stół czeka na twój ruch:
    [few] { $many } stoły czekają na twój ruch:
   *[many] { $many } stołów czeka na twój ruch:
}
letter-invitations-subject = { $many ->
    [one] Parlour: zaproszenie dla ciebie
    [few] Parlour: { $many } zaproszenia dla ciebie
   *[many] Parlour: { $many } zaproszeń dla ciebie
}
letter-invitations = { $many ->
    [one] Zaproszenie czeka na twoją odpowiedź:
    [few] { $many } zaproszenia czekają na twoją odpowiedź:
   *[many] { $many } zaproszeń czeka na twoją odpowiedź:
}
letter-tournaments-subject = { $many ->
    [one] Parlour: wiadomość z twojego turnieju
    [few] Parlour: { $many } wiadomości z twoich turniejów
   *[many] Parlour: { $many } wiadomości z twoich turniejów
}
letter-tournaments = { $many ->
    [one] Z turnieju, w którym grasz:
    [few] Z turniejów, w których grasz:
   *[many] Z turniejów, w których grasz:
}
letter-more = { $many ->
    [one] i jeszcze jedno, tutaj:
    [few] i jeszcze { $many }, tutaj:
   *[many] i jeszcze { $many }, tutaj:
}
letter-last = Od ostatnich listów nie było cię u nas. To ostatni list tego rodzaju, dopóki nie zajrzysz.
letter-why-turns = Ten list przyszedł, bo na { $house } włączono u ciebie listy o twoich ruchach.
letter-why-invitations = Ten list przyszedł, bo na { $house } włączono u ciebie listy o zaproszeniach.
letter-why-tournaments = Ten list przyszedł, bo na { $house } włączono u ciebie listy o turniejach.
letter-every = { $minutes ->
    [one] Przychodzi najwyżej jeden na minutę.
    [few] Przychodzi najwyżej jeden na { $minutes } minuty.
   *[many] Przychodzi najwyżej jeden na { $minutes } minut.
}
letter-stop =
    Nie chcesz więcej takich listów? Ten link je wyłącza, bez logowania:
    { $link }

push-turns-title = Twój ruch
push-turns = { $many ->
    [one] Stół czeka na ciebie.
    [few] { $many } stoły czekają na ciebie.
   *[many] { $many } stołów czeka na ciebie.
}
push-invitations-title = Zaproszenie
push-invitations = { $many ->
    [one] Czeka na ciebie zaproszenie.
    [few] Czekają na ciebie { $many } zaproszenia.
   *[many] Czeka na ciebie { $many } zaproszeń.
}
push-tournaments-title = Turniej
push-tournaments = { $many ->
    [one] Jest wiadomość z twojego turnieju.
    [few] Są { $many } wiadomości z twoich turniejów.
   *[many] Jest { $many } wiadomości z twoich turniejów.
}
