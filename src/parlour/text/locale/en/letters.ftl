# Letters of the house, by e-mail
letter-sign-in-subject = Parlour: your link to sign in
letter-sign-in =
    You, or somebody who typed this address, asked to sign in at { $house }.

    Open this link and say yes there:
    { $link }

    It is good once, for { $minutes } minutes. Until you say yes on the page it opens, nothing happens. If it was not you, throw this letter away: nobody comes in without it.

# News, told together: one letter of a kind at a time. No names, no cards.
news-turn = { $game }: your turn
news-seat = { $game }: a seat is kept for you
news-friend = Somebody you have played with asks to be friends
news-begins = { $name } ({ $game }) begins within the hour
news-round = { $name } ({ $game }): the round is paired, your table is ready
news-over = { $name } ({ $game }) is over: see how it ended
news-off = { $name } ({ $game }) was called off

letter-turns-subject = { $many ->
    [one] Parlour: a table waits for you
   *[other] Parlour: { $many } tables wait for you
}
letter-turns = { $many ->
    [one] A table waits for your move:
   *[other] { $many } tables wait for your move:
}
letter-invitations-subject = { $many ->
    [one] Parlour: an invitation for you
   *[other] Parlour: { $many } invitations for you
}
letter-invitations = { $many ->
    [one] An invitation waits for your answer:
   *[other] { $many } invitations wait for your answer:
}
letter-tournaments-subject = { $many ->
    [one] Parlour: news of your tournament
   *[other] Parlour: { $many } pieces of news from your tournaments
}
letter-tournaments = { $many ->
    [one] News of a tournament you entered:
   *[other] News of tournaments you entered:
}
letter-more = { $many ->
    [one] and one more, here:
   *[other] and { $many } more, here:
}
letter-last = You have not come by since the last letters. This is the last one of this kind until you do.
letter-why-turns = You are sent this letter because you switched on letters about your turns at { $house }.
letter-why-invitations = You are sent this letter because you switched on letters about invitations at { $house }.
letter-why-tournaments = You are sent this letter because you switched on letters about tournaments at { $house }.
letter-every = { $minutes ->
    [one] There is at most one of them a minute.
   *[other] There is at most one of them in { $minutes } minutes.
}
letter-stop =
    No more letters of this kind? This link ends them, without signing in:
    { $link }

push-turns-title = Your turn
push-turns = { $many ->
    [one] A table waits for you.
   *[other] { $many } tables wait for you.
}
push-invitations-title = Invitation
push-invitations = { $many ->
    [one] An invitation waits for you.
   *[other] { $many } invitations wait for you.
}
push-tournaments-title = Tournament
push-tournaments = { $many ->
    [one] There is news of your tournament.
   *[other] There are { $many } pieces of news from your tournaments.
}
