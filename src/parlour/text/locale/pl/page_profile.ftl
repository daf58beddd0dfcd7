### Profile, kto może je oglądać, i wyzwania.

profile-none = Nie ma tu profilu, który możesz zobaczyć.
profile-none-more = Każdy decyduje, kto widzi jego profil: wszyscy, znajomi albo nikt inny.
profile-mine = Mój profil
profile-mine-sub = W co tu grasz i jak ci idzie.
profile-of-sub = W co gra { $name } i z jakim skutkiem.
profile-see = Profil
profile-see-of = Profil: { $name }
profile-guest = Jako gość tylko ty widzisz swój profil. Gdy będziesz mieć sposób logowania, zobaczą go ci, których wskażesz.
profile-too-few = { $games ->
    [0] jeszcze żadnej partii
    [one] jedna partia: za mało, by coś powiedzieć
    [few] { $games } partie: za mało, by coś powiedzieć
   *[many] { $games } partii: za mało, by coś powiedzieć
}
profile-empty = Jeszcze żadnej skończonej partii.

## Partie
profile-played = Rozegrane partie
profile-played-chart = Skończone partie według liczby graczy. Ciemne: wygrane; w paski: dzielone pierwsze miejsce.
profile-played-newest = Wygrane liczymy w każdym rodzaju wśród ostatnich { $newest } partii.
profile-kind = { $game }, gracze: { $seats }
profile-column-game = Gra
profile-column-games = Partie
profile-column-won = Wygrane
profile-column-shared = Dzielone
profile-table = Jako tabela

## Przeciw komu
profile-against = Przeciw ludziom i botom
profile-against-chart = Ilu przeciwników na dziesięciu zostało z tyłu. Kreski to przedziały 95%; pośrodku jest remis.
profile-people = Ludzie
profile-level = Boty: { $name } ({ $level })
profile-masters = Boty: { $name }
profile-column-whom = Przeciwnik
profile-column-ahead = Z tyłu, na dziesięciu
profile-ahead = { $ahead } (od { $low } do { $high })

## Serie
profile-runs = Wygrane z rzędu
profile-run-people = Przeciw ludziom
profile-run-bots = Tylko przeciw botom
profile-run = { $longest ->
    [0] jeszcze żadnej (partie: { $games })
   *[other] najwięcej { $longest }, teraz { $now } (partie: { $games })
}

## Otwarcia
profile-openings = Ulubione otwarcia
profile-opening = { $many } z { $games } partii
profile-openings-none = żaden pierwszy wybór się nie powtórzył (partie: { $games })

## Rankingi
profile-ratings = Rankingi
profile-ratings-none = Jeszcze żadnej gry rankingowej.
profile-rating-unsure = Jeszcze niepewny: na liście najlepszych jest się po około dwudziestu grach.
profile-column-day = Dzień
profile-column-rating = Ranking

## Co oceniono
profile-judged = Decyzje, umiejętności i szczęście
profile-judged-none = Nic jeszcze nie oceniono: zagraj z trenerem albo przeanalizuj skończoną partię.
profile-looked = Średnio, w setnych częściach wygranej, w { $games ->
    [one] jednej przeanalizowanej partii
   *[many] { $games } przeanalizowanych partiach
}:
profile-skill = własne wybory
profile-luck = szczęście
profile-change = { $part } ± { $error }
profile-looked-few = Przeanalizowane partie: { $games }. Za mało, by odróżnić umiejętności od szczęścia.

## Kto może
profile-open = Kto może go oglądać i rzucać ci wyzwania
profile-open-profile = Kto widzi mój profil
profile-open-everybody = Wszyscy
profile-open-friends = Znajomi
profile-open-nobody = Tylko ja
profile-open-judged = Pokazuj też, ile kosztują moje decyzje
profile-open-judged-more = Koszty w kolejnych miesiącach, umiejętności i szczęście. Inaczej widzisz je tylko ty.
profile-open-challenges = Kto może rzucać mi wyzwania
profile-open-met = Kogo już znam z gry
profile-open-no-challenges = Nikt
profile-open-more = Kogo blokujesz, ten nigdy go nie zobaczy i nie dowie się dlaczego.
profile-open-saved = Zapisano.

## Wyzwania
challenge-do = Rzuć wyzwanie
challenge-do-of = Rzuć wyzwanie: { $name }
challenge-title = Wyzwanie: { $name }
challenge-more = Powstanie stół z zachowanym miejscem: { $name } przyjmie albo odrzuci wyzwanie. { $live ->
    [yes] Bez odpowiedzi kończy się po dziesięciu minutach.
   *[no] Bez odpowiedzi kończy się po trzech dniach.
}
challenge-send = Rzuć wyzwanie
challenge-others = Pozostałe miejsca
challenge-others-open = Kto ma link
challenge-others-bots = Boty
challenge-by = Wyzwanie rzuca ci { $name }
challenge-accept = Przyjmij
challenge-accept-of = Przyjmij wyzwanie: { $name }
challenge-decline = Odrzuć
challenge-decline-of = Odrzuć wyzwanie: { $name }
challenge-withdraw = Wycofaj
challenge-withdraw-of = Wycofaj wyzwanie: { $name }
challenge-waiting = czeka na odpowiedź
challenge-accepted = { $name } przyjmuje twoje wyzwanie.
challenge-declined = { $name } nie może teraz zagrać.
challenge-over = { $name } nie odpowiada na twoje wyzwanie.
challenge-to-table = Do stołu
challenge-ok = OK
challenge-notice = Wyzwanie
challenge-list = Wyzwania
challenge-sent = Wysłano. { $name } się dowie.
challenge-rated = rankingowa
challenge-players = gracze: { $seats }
