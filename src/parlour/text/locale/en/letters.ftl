# Letters of the house, by e-mail
letter-sign-in-subject = Parlour: your link to sign in
letter-sign-in =
    You, or somebody who typed this address, asked to sign in at { $house }.

    Open this link and say yes there:
    { $link }

    It is good once, for { $minutes } minutes. Until you say yes on the page it opens, nothing happens. If it was not you, throw this letter away: nobody comes in without it.
