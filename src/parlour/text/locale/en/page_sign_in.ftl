### Signing in: ways, letters, coming in.

sign-title = Sign in
sign-more = Nobody has to. Whoever does keeps name, tables, replays and ratings, whatever becomes of this browser.
sign-how = How?
sign-who = Who comes in?
sign-none = This server offers no way to sign in. A personal link under “You” brings you to another device.
sign-new-here = No way to sign in yet?
sign-new-here-more = Play at once, as a guest. Under “You” you may add a way to sign in, or make a personal link for another device.
sign-new-here-go = Name and ways to sign in
sign-link-go = Personal link, under “You”
sign-by-passkey = Sign in with a passkey
sign-by-passkey-more = By fingerprint, face or the code of your device. No password.
sign-by-provider = Sign in with { $provider }
sign-address = E-mail address
sign-letter = Send me a link
sign-letter-more = The address is not kept: only a fingerprint of it, to know it again.
sign-letter-sent = A letter is on its way, unless that address had several within the hour. Open the link in it within 15 minutes.
sign-letter-lost = Nothing came? Look among unwanted mail too; a letter may take some minutes.
sign-letter-again = Write again, or to another address
sign-look-again = Try again
sign-changed-mind = Nothing was done. Try again whenever you like.
sign-elsewhere = This link was asked for in another browser. If you did not ask for it yourself, say no.
sign-somebody-here = This device is { $here }’s, and you have just shown that you are { $name }.
sign-bring = Both are me: make them one, { $name }
sign-bring-more = Tables, games and statistics of { $here } become those of { $name }. Other devices and links of { $here } end.
sign-replace = Only become { $name } here
sign-replace-more = Tables of { $here } stay with { $here }, on their other devices.
sign-stay = Stay { $here }
sign-yours = You are { $name }.
sign-come-in = Come in as { $name }
sign-no = No
sign-add = From now on, sign in to { $here } by this?
sign-add-yes = Yes, it is mine
sign-keep = My other devices stay signed in
sign-new = You are new here. What shall we call you?
sign-new-yes = Begin
sign-guest = You are a guest: this browser is all that knows you. Add a way to sign in, and nothing is lost with it.
sign-ways = Your ways to sign in
sign-passkey = Passkey
sign-passkey-of = Passkey ({ $label })
sign-passkey-used = since { $made }, last used { $used }
sign-passkey-made = Done: you can sign in with this passkey.
sign-mailbox = A link by e-mail
sign-provider = The provider of this house
sign-since = since { $made }
sign-end-one = End: { $way }
sign-way-ended = Done: nobody signs in by that any more.
sign-add-passkey = Add a passkey
sign-add-another = Add another passkey
sign-prove = To change these, sign in once more on this device: a phone that is lent changes nothing.
sign-again = Sign in once more
sign-member-already = I have signed in here before
sign-out = Sign out
sign-out-all = Sign out everywhere
sign-out-all-what = Every device of yours is nobody’s afterwards, this one too. Personal links end as well. You come back by signing in.
sign-role =
    { $role ->
        [director] You are a director of tournaments here.
        [moderator] You are a moderator here.
        [owner] You are the owner of this house.
       *[member] You are a member here.
    }
