### The house around the tables: front, new table, waiting, lists, settings.

## Games

house-facts = { $from }–{ $to } players · { $minutes }
house-facts-exact = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
} · { $minutes }

## The bar

house-brand = Parlour, to the front page
house-skip = Skip to the content
house-nav = The house
house-nav-play = Play
house-nav-tables = My tables
house-nav-replays = Replays
house-nav-learn = Learn
house-nav-me = You
house-me-more = name, devices, settings
house-to-light = Day
house-to-dark = Evening

## The front page

house-guest-name = Guest { $number }
house-greet-day = Good day.
house-greet-evening = Good evening.
house-greet-day-name = Good day, { $name }.
house-greet-evening-name = Good evening, { $name }.
house-choose-door = Choose a door.
house-sub = Bots are seated and ready. Friends come by link.
house-offline = The house cannot be reached just now. What was played is kept.
house-doors = Games
house-quick = { $game } now, against bots
house-quick-title = A game right now
house-bots = Bots
house-level = Level
house-thinks = about { $seconds } s a turn
house-thinks-at-once = plays at once
house-master-thinks = up to { $seconds } s a choice, { $turn } s a turn, with every idle core
house-master-time = Time for a choice
house-play-now = Play now
house-opening = One moment…
house-ways = Other ways to play
house-way-daily = Today’s deal
house-way-puzzles = Puzzles
house-way-lobby = Find players
house-way-pass = Pass one device around
house-way-phones = Phones as hands
house-way-network = Play on this network

## The tray and its rows

house-tray = Tables and replays
house-welcome = Welcome
house-welcome-more = No account, no password. Your name and your tables stay on this device.
house-waiting = Waiting for you
house-waiting-more = { $count ->
    [one] One more table waits for you
   *[other] { $count } more tables wait for you
}
house-going = Your tables
house-all = See all
house-new-table = Set a new table
house-join = Join
house-join-label = Code or link of a table
house-join-hint = Code or link
house-join-wrong = That is neither a code nor a link of this house.
house-join-elsewhere = This link is of another house ({ $host }). Open it in the address bar of your browser.
house-replays = Replays
house-learn-title = New here?
house-learn-moves = Learn by playing
house-learn-link = New here? Learn by playing
house-watch-link = Tables that are open to all
house-your-turn = Your turn
house-your-word = Rematch?
house-somebody-asks = Somebody asks
house-turn-by-turn = turn by turn
house-state-open = { $taken } of { $seats } seated
house-state-thinks = { $name } to play
house-state-paused = paused
house-bots-levels = { $count ->
    [one] one bot, level { $levels }
   *[other] { $count } bots, level { $levels }
}
house-masters = { $count ->
    [one] one grandmaster
   *[other] { $count } grandmasters
}
house-round = round { $round }
house-ending-stood-in = a stand-in played
house-ending-nobody = All resigned
house-ending-gave-up = You resigned; the stand-in came first
house-ending-resigned = you resigned
house-free-count = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
house-scores = Scores: { $scores }
house-ending-winner = Won by { $names }
house-ending-won = Won
house-ending-lost = Lost
house-ending-shared = Shared first
house-ending-won-by = { $points ->
    [one] Won by { $points } point
   *[other] Won by { $points } points
}
house-ending-lost-by = { $points ->
    [one] Lost by { $points } point
   *[other] Lost by { $points } points
}

## Setting a table

house-set = Set the table
house-set-sub = Who sits where? The turn goes clockwise.
house-game = Game
house-players = Players
house-seat = Seat { $number }
house-seat-name = Name at seat { $number }
house-kind = Who sits at seat { $number }?
house-kind-me = Me
house-kind-person = Person
house-kind-bot = Bot
house-kind-open = Open
house-seat-you = you
house-seat-here = On this device
house-seat-invited = By a link of its own
house-seat-open = First to come sits here
house-seat-person = Invited
house-seat-anyone = Anyone
house-seat-level = Level at seat { $number }
house-seat-master-time = Time for a choice at seat { $number }
house-how = How you play
house-pace = Pace
house-pace-live = Live
house-pace-slow = Turn by turn
house-pace-slow-more = Days between moves are fine; you are told when it is your turn.
house-clock = Clock
house-clock-none = None
house-clock-turn = Per turn
house-clock-game = Per game
house-clock-late = Out of time, a stand-in plays.
house-clock-each-turn = Time for a turn
house-clock-each-game = Time for the game
house-clock-more = More for each move
house-seconds = { $n } s
house-minutes = { $n } min
house-hours = { $n } h
house-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
house-public = Anyone may find this table
house-public-more = It stands in the list, to join or to watch.
house-talk = Talk in
house-talk-any = any
house-several = One guest may sit on several seats
house-several-more = Otherwise everybody has one seat at a table that anyone may find.
house-rated = Rated game
house-rated-more = Counts for everybody’s rating: with a clock and a drawn first player, without hints. Whoever leaves is last.
house-rated-short = rated
house-lots = The first player is drawn by lot
house-lots-more = Otherwise play begins with the first seat, in the order of seats.
house-box = Rules and box
house-box-ours = The values of the house. If your own box shows others, choose the file in which you noted them.
house-box-choose = Choose a box file
house-box-chosen = Values as in { $name }
house-box-clear = Back to the values of the house
house-box-large = { $name } is too large for a box file.
house-box-at = Played with a box of its owner’s, { $box }; it differs in { $values }.
house-watch = Others may watch
house-watch-more = Whoever has the link sees the table and reads the chat, but no hand.
house-watch-club = The others of the club see the table and read the chat, but no hand.
house-open-table = Open the table
house-open-screen = Open on this screen
house-way-pass-more = Everybody plays on this device; it is handed on at each turn, behind a curtain where hands are secret.
house-way-phones-more = This screen shows the table. Each player scans the code of a seat and holds the hand on the phone.
house-way-network-more = Others open the link in their browser, on any device in this network.
house-only-here = This address works on this machine only. Start the house with “parlour serve --lan” and others can come.
house-close = Back to the front page

## Waiting for players

house-wait-title = The table is set
house-wait-more = { $free ->
    [one] One player is still missing. It begins when all are seated.
   *[other] { $free } players are still missing. It begins when all are seated.
}
house-wait-bots = Everybody is here. It begins.
house-lots-wait = Who begins is drawn by lot when all are seated; seats move round with it.
house-expires-live = If nobody looks at this table for a day, it is cleared away.
house-expires-slow = If nobody looks at this table for two weeks, it is cleared away.
house-get-up = Give up my seat
house-get-up-more = The seat is free again for somebody else. You may sit down again as long as it is.
house-cancel = Cancel the table
house-cancel-more = It is closed for everybody, and cannot be opened again. Nothing is lost: the game has not begun.
house-keep = No, leave it so
house-seat-change = Change
house-seat-goes = { $name } has this seat now, and would have to go.
house-seat-make-open = Free for anyone
house-seat-make-open-more = Whoever comes to this table may sit here.
house-seat-make-invited = For somebody with a new link
house-seat-make-invited-more = Links to this seat sent before no longer work.
house-seat-make-bot = For a bot
house-seat-make-bot-more = With the last seat taken, the game begins at once.
house-seat-make-friend = For { $name }
house-seat-make-friend-more = A friend finds the seat among their tables; it is kept until they say yes or no.
house-wait-kept = kept; has not answered yet
house-invited = Invitation
house-invited-asked = { $names } would like to play with you here.
house-invited-yes = Yes, sit down
house-rematch-asked = { $names } would like a rematch.
house-rematch-yes = Yes, let us play again
house-rematch-no = No, thank you
house-wait-you = you
house-wait-free = free
house-wait-invited = for somebody with its link
house-wait-here = Sit here
house-guest = Guest
house-link = Link
house-wait-here-now = at the table
house-qr-seat = QR code of seat { $number }
house-wait-sit = Sit down
house-wait-sit-as = Your name at this table
house-wait-invitation = A seat is kept for you
house-wait-reserved = Every seat at this table is kept for somebody. If one is yours, open the link you were sent for it.
house-wait-link-taken = The seat of this link is taken, or the link was changed.
house-wait-free-here = There is a free seat at this table: you may sit there.
house-wait-ask = Ask whoever invited you for a new link.
house-wait-watch = You may stay: when the game begins you can watch it here.
house-invite = Invite
house-invite-more = Scan, or send the link.
house-invite-club = This table is for the people of your club: they find it there, or open this link.
house-to-club = To the club
house-club = For the people of your club
house-invite-seat = Only for seat { $number }
house-invite-any = For any free seat
house-invite-watch = Whoever has this link can also watch and read the chat; nobody sees another’s hand.
house-invite-closed = Only those who sit at this table may watch.
house-copy-link = Copy link
house-copied = Copied
house-share = Share
house-qr = QR code of the link
house-wait-screen = Show on a big screen
house-promise = The deal is fixed already: this seal is shown now, its secret after the game, and anyone can check it.
house-promise-seal = Seal of the deal

## The big screen

house-screen-title = Take your phone and scan a seat
house-screen-sub = The table stays here. Your hand is on your phone.
house-screen-any = Scan to sit down
house-screen-corner = Watch or come back
house-screen-start = It begins when everybody is seated.

## Joining, lists

house-join-title = Join a table
house-join-more = Paste the link you were sent, or type the table’s code.
house-join-public = Open to all
house-join-none = No open table is looking for players just now.
house-tables-title = My tables
house-tables-none = You sit at no table yet.
house-tables-others = Others’ turn
house-tables-open = Waiting for players
house-tables-closed = Closed
house-tables-public = Open to all
house-tables-sit = Join
house-tables-watch = Watch
house-to-lobby = To the lobby
house-replays-title = Replays
house-replays-sub = Every finished game can be seen again, from every seat, with what it could have been.
house-replays-none = Nothing is finished yet. What you play will stand here.
house-replays-mine = My games
house-replays-uploads = Records you brought
house-upload = Bring a record
house-upload-more = A file that was downloaded here or written by the terminal. Drop it, or choose it.
house-upload-choose = Choose a file
house-upload-busy = Replaying it…
house-seats-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
house-moves-count = { $count ->
    [one] one move
   *[other] { $count } moves
}
house-learn-page = Learn
house-learn-page-sub = Sit down at a prepared table: a few guided moves, and you know how to play. The rules are there to read, too.
house-learn-start = Learn by playing
house-learn-rules = Read the rules
house-about-learn = New to it? Learn it in ten minutes.

## Alerts

house-alert-mark = ● Your turn
house-alert-title = Your turn
house-alert-body = { $game }: the table waits for you.

## What can go wrong

house-problem = That did not work. Please try again.
house-problem-offline = The house cannot be reached just now.
house-problem-away = The house cannot reach its store just now. Nothing is lost: try again in a moment.
house-problem-too-fast = That was a little fast. Wait a moment, and try again.
house-problem-too-many-tables = You have too many unfinished tables; finish or leave some first.
house-problem-seat-taken = This seat is taken.
house-problem-bad-address = Alerts cannot go to this address: give one that everybody on the internet can reach.
house-problem-bad-push = This browser’s notifications cannot be reached. Switch them off and on again.
house-problem-no-free-seat = There is no free seat at this table.
house-problem-no-person = At least one seat is for a person.
house-problem-busy = The bots are busy just now. Try again in a moment.
house-problem-wrong-link = This personal link is not, or no longer, valid.
house-problem-no-table = There is no such table.
house-problem-already-seated = You already sit at this table.
house-problem-not-open = This game has begun, or was closed.
house-problem-wrong-token = This link no longer opens a seat.
house-problem-stale = The seats have changed meanwhile; have another look.
house-problem-nobody-sits = One seat stays for a person.
house-problem-table-closed = This table was closed.
house-problem-bad-name = A name has 1 to 40 letters or signs that can be seen, and is not a bot's.
house-problem-too-many-records = You have uploaded many games already; remove one first.
house-problem-too-many-mutes = You have muted as many players as one can.
house-problem-too-many-friends = You have, or asked, as many friends as one can.
house-problem-too-many-blocks = You block as many people as one can; end a block you no longer need.
house-problem-no-player = There is nobody like that any more.
house-problem-you-block-them = You block somebody at this table. End the block first, if you like to play with them.
house-problem-no-profile = There is no profile here for you to see.
house-problem-no-challenge = This challenge is no longer there.
house-problem-not-to-be-challenged = You cannot challenge this person now.
house-problem-already-challenged = They have not answered your last challenge yet.
house-problem-challenge-over = This challenge is over.
house-problem-too-many-challenges = You have as many challenges open as one can: withdraw one first.
house-problem-that-is-you = That is you.
house-problem-somebody-here = This device is somebody else’s.
house-problem-banned = The operator of this house has banned you.
house-problem-banned-until = You are banned from this house until { $until }. Reason: { $word }
house-problem-silenced = A moderator has muted you until { $until }: you can play on, but not write, show emotes or change names. Reason: { $word }
house-problem-name-given = A moderator has given you this name; you may choose another from { $until }. Reason: { $word }
house-problem-not-a-moderator = This page is for moderators and owners of the house.
house-problem-not-an-owner = Only an owner of the house may do that.
house-problem-above-you = You cannot act on somebody who has as much to say in this house as you: ask an owner.
house-problem-plays-with-you = You play with them, at a table or in a tournament: leave that to another moderator.
house-problem-no-report = There is no such report, or it is about you.
house-problem-nothing-to-do = There is nothing to do that to any more.
house-problem-nothing-reported = Choose what the report is about.
house-problem-say-why = Say why, and for how long: it is kept with what you do.
house-problem-listed-word = This house does not want to read one of those words in names and chat.
house-problem-bad-words = An entry has at most 60 letters, and a list at most 1,000 entries.
house-problem-no-member = A role is for somebody who can sign in.
house-problem-too-many-reports = Many of your reports are still to be looked at. Wait until they have been.
house-problem-no-device = That device is not yours any more.
house-problem-not-text = Chat is plain text: letters and signs that can be seen.
house-problem-unreadable = The house could not read that. Load the page again; it may be an older one.
house-problem-no-guest = The house does not know this device yet: give a name first.
house-problem-not-the-maker = Only whoever made the table may do that.
house-problem-not-your-seat = That seat is not yours.
house-problem-not-your-table = You do not sit at this table.
house-problem-seats-only = { house-invite-closed }
house-problem-no-book = There are no rules of that game here.
house-problem-no-language = The rules are not told in that language.
house-problem-no-ladder = There is no leaderboard for that number of players.
house-problem-no-lesson = There is no lesson of that game.
house-problem-no-move = The game has no such move.
house-problem-no-more-puzzles = You have answered every puzzle of this game, or about this theme.
house-problem-no-puzzle = This puzzle was not given to you.
house-problem-puzzle-gone = This puzzle is no longer in the book. What you answered still counts.
house-problem-rush-over = This rush is over.
house-problem-no-record = That record is not here any more.
house-problem-no-seat = There is no such seat at this table.
house-problem-no-step = The lesson has no such step.
house-problem-not-found = There is nothing at this address.
house-problem-no-such-method = The house does not understand that request.
house-problem-refused = The house has refused that.
house-problem-broken = Something went wrong in the house, not on your side. Try again in a moment.
house-problem-wrong-host = This house does not answer to this address. Ask whoever sent you the link.
house-problem-wrong-origin = That request came from another site.
house-problem-already-agreed = You have agreed already; somebody else has not.
house-problem-already-asked = Somebody already asks to take moves back: answer that first.
house-problem-daily-changed = The bots of this house have changed since the day began. Come back for tomorrow’s deal.
house-problem-daily-stands = At a deal of the day nothing is taken back, hinted at or left to somebody else.
house-problem-daily-tried-here = Somebody has tried this deal on this device. Only the first attempt counts.
house-problem-no-daily = There is no such deal of the day.
house-problem-sealed = Others still play this deal. It can be looked at when they have: a deal of the day from midnight (UTC), one of a tournament after its round.
house-problem-may-not-direct = Tournaments are made here by others: ask whoever runs this house.
house-problem-not-the-director = Only whoever directs this tournament may do that.
house-problem-no-tournament = There is no such tournament.
house-problem-no-club = There is no such club, or you are not in it.
house-problem-not-the-leader = Only whoever leads the club may do that.
house-problem-cannot-lead = Whoever leads a club can sign in: a way to do so is added under Me.
house-problem-club-bars-you = This club does not let you in: { $word }
house-problem-club-closed = A moderator has closed this club: { $word }
house-problem-leads-too = They lead this club too: nobody does that to whoever does.
house-problem-club-full = This club is full.
house-problem-club-name-given = A moderator has given the club this name; it keeps it for a while.
house-problem-bad-date = A date is to come, within two years.
house-problem-too-many-clubs = There can be no more clubs, or people in this one, than there are.
house-problem-too-many-evenings = There are as many evenings as a club can announce: call one off first.
house-problem-dropped = Whoever directs this tournament has dropped you from it.
house-problem-not-entered = That is for those who are in this tournament.
house-problem-too-few-people = There are too few people to begin.
house-problem-tournament-full = This tournament is full.
house-problem-wrong-phase = The tournament has gone on meanwhile: that cannot be done now.
house-problem-no-such-tournament = There can be no such tournament: look at seats, rounds and clock again.
house-problem-no-reason = Say why: others can read it.
house-problem-wrong-result = A result has a place for each seat, from 1; equal ones are shared.
house-problem-round-follows = Whoever went on from that table has been paired already: who won there can no longer be changed.
house-problem-too-many-tournaments = There are as many tournaments as can be: end one first.
house-problem-hints-off = Hints are for games against bots alone.
house-problem-not-rated-so = A rated table has a clock (against bots alone an hour at most), a drawn first player, our box, the options of the book, and one seat for each person.
house-problem-no-master = A grandmaster thinks by the clock, as fast as this house’s machine: where the result counts, bots are of a level.
house-problem-rated-stands = At a rated table there are no hints and no programs, and nobody abandons a game: you may give up, and are last.
house-problem-no-push = This house cannot send messages to your device.
house-problem-not-begun = This game has not begun yet.
house-problem-not-over = This game is not over yet.
house-problem-not-playing = Nothing is being played at this table just now.
house-problem-not-waiting = You are not waiting for a table.
house-problem-not-your-turn = It is not your turn.
house-problem-nothing-asked = Nobody asks to take anything back any more.
house-problem-only-key = Nothing but this link opens the seat: get up from the table instead.
house-problem-nothing-to-redo = Nothing that was taken back can be played again now.
house-problem-nothing-to-undo = Nothing of yours can be taken back now.
house-problem-somebody-is-away = Somebody who would have to agree is away.
house-problem-too-big = That is too big for this house.
house-problem-nobody-minds = Against bots alone a game is abandoned, not resigned.
house-problem-resigned = You have resigned: a stand-in plays this seat to the end.
house-problem-others-play = Other people play here too: this game can be resigned, not abandoned.
house-problem-bad-box = This box file does not fit the game: { $detail }
house-problem-bad-box-line = Line { $line } of the box file does not fit the game: { $detail }
house-problem-bad-record = This file is not a record of a game, or not a whole one.
house-problem-bad-record-line = This file cannot be replayed: line { $line } is not as it should be.
house-problem-no-such-point = The game cannot be played on from there.
house-problem-no-such-table = Such a table cannot be set.
house-problem-not-allowed = The rules do not allow that now.
house-problem-unfinished = This game is not finished: only finished games can be brought.
house-problem-unknown-action = The game does not know this move.

## Let in

house-mine-title = This seat is { $name }’s
house-mine-ask = Is that you? Then say yes on the device on which you sat down, and go on here.
house-mine-yes = That is me
house-mine-no = No, only look on
house-mine-wait = Open this table on the device on which you sat down. It asks whether this number is yours:
house-mine-link = Is it out of reach? A personal link that was made there makes this device yours too.
house-mine-refused = The other device said no.
house-mine-over = Nobody answered in time.
house-mine-again = Ask again
house-mine-become = This device is { $here }’s. If you become { $name }, { $here } is no longer known here.
house-stop-asking = Stop asking
house-knock-device = { $device } wants to be you, here and at all your tables. It shows { $sign }. Is it yours?
house-knock-any = Another device
house-knock-yes = Yes, it is mine
house-knock-no = No
house-knock-seat = { $name } asks for a seat.
house-knock-give = Give a seat
house-knock-refuse = No
house-code-spoken = To say aloud:
house-code-spoken-more = Whoever types it on the front page asks you for a seat. It ends when the game begins.
house-ask-title = Ask for a seat: { $code }
house-ask = Ask for a seat
house-ask-wait = { $game }: { $name } is asked whether you may sit down.
house-ask-refused = { $name } said no.
house-ask-over = Nobody answered in time, or the table no longer waits.
house-problem-no-code = No table that waits has this code.
house-problem-no-knock = Nobody asks for that any more.
house-problem-not-missing = They are here, or have not been away for two minutes.
house-problem-time-is-given = At this table everybody has their time.
house-problem-bad-mailbox = This is no e-mail address.
house-problem-both-sit-there = Both of you sit at a table that is not over. End that game first.
house-problem-has-a-role = Whoever has a role in this house cannot be joined to another account. Ask its owner.
house-problem-last-way = This is your only way to sign in. Add another one first.
house-problem-no-mail = This server sends no e-mail.
house-problem-no-mailbox = You have no e-mail address to sign in by. Add one there first.
house-problem-another-mailbox = This is not the address that you sign in by.
house-problem-wrong-stop = This link is not whole: it ends no letters. Copy all of it.
house-problem-not-told-there = Nothing is sent there any more.
house-problem-no-passkeys = There are no passkeys at this address: they need https and a name.
house-problem-no-provider = This server knows no such provider.
house-problem-no-way = That is no longer a way to sign in.
house-problem-no-way-back = You could not come back: add a way to sign in first.
house-problem-nobody-yet = Nobody signs in by this yet.
house-problem-asked-elsewhere = Open this link in the browser in which you asked for it, or ask for a letter here.
house-problem-passkey-taken = This passkey is somebody’s already.
house-problem-prove-it = Sign in once more on this device first.
house-problem-provider-away = The provider does not answer. Try again later.
house-problem-provider-says-no = The provider did not say who you are. Try again.
house-problem-too-many-passkeys = You have as many passkeys as one can have. End one you do not use.
house-problem-unknown-passkey = Nobody here has this passkey.
house-problem-wrong-passkey = The passkey did not answer as it should. Try again.
house-problem-wrong-ticket = This link is used up, or too old. Ask for a new one.
