### The page: the frame around every table.

page-home = Home
page-again = Try again
page-close = Close
page-back = Back
page-cancel = Cancel
page-copy = Copy
page-gone = There is nothing here
page-gone-more = The table is gone, or the address is not quite right.
page-offline = The house cannot be reached
page-offline-more = Nothing is lost: every move that was answered is kept. It goes on when the connection is back.
page-loading = One moment…

## Seats

page-bot-level = Level { $level }, { $name }
page-bot-master = { $name }, up to { $seconds } s a choice
page-here = At the table
page-away = Away, a stand-in plays
page-bot-faltered = { $level ->
    [0] { $name } found no answer: a move was taken at random. The game goes on.
   *[other] { $name } found no answer: level { $level } chose this move. The game goes on.
}
page-bot-again = { $name } found no answer and is asked again. Nothing is lost: a deal of the day waits.
page-resigned = Resigned, a stand-in plays
page-resigned-you = You have resigned, a stand-in plays
page-not-here = Has not come yet
page-unseen = Not here since { $since }
page-your-turn = Your turn
page-their-turn = To play
page-you = you
page-leads = leads
page-level = tied
page-first-to-come = Free seat
page-invited = Invited
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-seats = Players
page-seat-spoken = { $name }, { $state }
page-time-left = { $time } left

## The dock

page-prompt = The choice
page-waits = { $name } is choosing
page-master-thinks = { $seconds } s so far, { $most } s at most
page-waits-several = Waiting for { $name }
page-over = The game is over
page-paused = This game is paused
page-closed = This table was closed
page-closed-cancelled = Whoever made it has cancelled it.
page-closed-cancelled-you = You have cancelled it.
page-closed-expired = Nobody came: it was cleared away.
page-closed-conceded = Whoever was left has ended the game here, and won: everybody else had resigned.
page-closed-conceded-you = You have won: everybody else had resigned, and the game was ended here.
page-closed-abandoned = Whoever played here has abandoned this game.
page-closed-abandoned-you = You have abandoned this game.
page-game-runs = A game is being played here
page-ended = You no longer sit here
page-ended-seat = The seat you were looking from is no longer yours, or its token was changed.
page-ended-guest = This house has ended your visit, or your guest was forgotten.
page-ended-look = Look again
page-how = Touch what is marked on the table, or choose from the list.
page-first = Your first game?
page-first-points = The number beside a name: the points if the game were counted now.
page-first-lesson = Learn it in a dozen moves
page-first-read = Let me play
page-confirm = Do it
page-watching = You are watching
table-problem-stale = The table has moved on; have another look.
table-problem-wrong-token = The seat of this link is taken: the game has begun. You are watching.

## Tools

page-tools = Tools
page-undo = Undo
page-undo-brief = Undo
page-undo-ask = Ask to undo
page-undo-none = Nothing of yours can be taken back now
page-undo-away = Somebody who would have to agree is away
page-redo = Redo
page-hint = Hint
page-daily-hint-off = There are no hints at a deal of the day.
page-daily-undo-off = At a deal of the day nothing is taken back.
page-daily-leave = Simply close the page: your attempt waits for you until midnight (UTC).
page-daily-result = The day’s result
page-daily-name = Deal of the day, { $day }
page-hint-off = Hints are for games against bots alone, on your turn
page-rated = A rated game: no hints, and nothing is taken back.
page-rated-undo-off = In a rated game nothing is taken back.
page-rated-hint-off = In a rated game there are no hints.
page-rated-resign = You are last in this rated game, whatever a stand-in reaches for you.
page-rated-leave = A stand-in plays for you. If you are not back before the end, or it plays more than you did, you are last in this rated game.
page-rating-now = { $name }: { NUMBER($rating, useGrouping: 0) } ± { $error } ({ $change })
page-rating-now-you = You: { NUMBER($rating, useGrouping: 0) } ± { $error } ({ $change })
page-rating-left = { $name }, who left and is last: { NUMBER($rating, useGrouping: 0) } ± { $error } ({ $change })
page-rating-left-you = You left and are last: { NUMBER($rating, useGrouping: 0) } ± { $error } ({ $change })
page-ratings = Ratings and leaderboard
page-hint-thinking = Thinking…
page-why = Why not?
page-why-how = Now touch anything on the table: it tells what it does, or why it cannot be done.
page-why-may = You may do this now:
page-how-once = Touch it.
page-how-twice = Touch it to see what follows, touch it again to do it.
page-about-points = { $points ->
    [one] One point, if the game were counted now.
   *[other] { $points } points, if the game were counted now.
}
page-points-from = Where the points come from
page-points-already = So far
page-points-now = If counted now
page-points-total = Total
page-points-source = Source
page-why-none = This is not allowed now.
why-not-your-turn = It is not your turn.
page-why-title = Not now
page-rules = Rules
page-rule = Rule { $cite }
page-menu = Menu
page-chat = Chat
page-log = Log
page-moves = Moves
page-hand = Hand
page-sheet = Result
page-sheet-bigger = Show more
page-sheet-smaller = Show less

## Moves

page-side = Moves, log and chat
page-options = What you may do
page-other = Something else
page-options-none = Nothing to choose just now
page-options-count = { $count ->
    [one] one option
   *[other] { $count } options
}
page-may-end = This may end the game
page-will-end = This ends the game
page-log-empty = Nothing has happened yet.
page-log-order = In the order of play: the newest is at the foot.
page-log-drawn = First player drawn by lot: { $name }
page-log-undo = { $name } took moves back
page-log-redo = { $name } played again what was taken back
page-log-leave = { $name } left; a stand-in plays
page-log-late = { $name } ran out of time; a stand-in plays
page-log-overran = { $name } ran out of time; a stand-in played this turn
page-log-resign = { $name } resigned; a stand-in plays to the end
page-log-missed = Somebody would rather have a stand-in for { $name }
page-log-replace = { $name } is away; all agree that a stand-in plays
page-log-back = { $name } is back
page-log-redeal = The hidden things were dealt anew
page-log-ask = { $name } asks to take moves back
page-log-agree = { $name } agrees
page-log-refuse = { $name } does not agree
page-log-withdraw = { $name } no longer asks
page-log-reopen = The table was opened again
page-since = Since your turn
page-since-for-you = For you: { $what }
page-since-points = { $name }: { $before } → { $after }{ $gains ->
    [none] { "" }
   *[other] { " " }({ $gains })
}
page-touched-last = Last: { $what }
page-pointed = What happened there
page-pointed-show = Show on the board
page-watch = Watch again
page-watch-now = Since your turn, once more
page-watch-pause = Pause
page-watch-go = Go on
page-watch-step = One step on
page-watch-faster = Faster
page-watch-slower = Slower
page-watch-stop = Back to the table
page-held = What others did
page-held-more = { $count ->
    [one] One move waits to be shown
   *[other] { $count } moves wait to be shown
}
page-held-next = Show the next
page-held-all = Show all
page-told-again = Show again: { $title }
page-told-part = ({ $part } of { $of })
page-told-rank = { $name } comes { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} with { $points ->
    [one] one point
   *[other] { $points } points
}.
page-told-nothing = Nobody gets anything here.
page-told-totals = Points so far
page-told-total = { $name }: { $before } → { $after } ({ $gain })
page-told-kept = { $name }: { $points }
page-told-from = { $total }: { $gains }
page-told-back = Back
page-told-more = Read on
page-told-next = Next
page-told-done = Go on
page-told-skip = Skip this

## Hints

page-hint-title = What a good player would do
page-hint-win = { $win }% to win, give or take { $error }
page-hint-why = Right after it: { $why }
page-hint-line = Then perhaps: { $line }
page-lens = What I can know
page-lens-what = By what my seat can know: for each kind of things, the chance that at least one of it lies there, or how many do where that is certain.
page-lens-memory = What I remember
page-lens-all = all that I was shown
page-lens-table = what lies open now
page-lens-wait = Counting…
page-lens-whose = { $name }, { $place }
page-lens-room = { $place } ({ $many })

## The coach

page-coach = Coach
page-coach-title = Coach
page-coach-waits = Your next choice gets a word.
page-coach-look = What should I look at?

## Chat

page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-mute = Mute { $name }
page-unmute = Hear { $name } again
page-person = About { $name }
page-persons = People at this table
page-report-of = Report { $name }
page-report-table = Report something at this table
page-report-tournament = Report this tournament
page-unread = { $count } new
page-emotes = Emotes
page-emote-wave = Hello
page-emote-thanks = Thank you
page-emote-bravo = Well played
page-emote-laugh = Laughing
page-emote-wow = Surprised
page-emote-oops = Oops
page-emote-think = Let me think
page-emote-hourglass = Time flies
page-emote-luck = Good luck
page-emote-cheers = Cheers
page-emote-tea = Back in a moment
page-emote-night = Good night

## Undo on request

page-asked = { $name } would like to take back: { $what }. Do you agree?
page-asked-wait = Waiting for the others to agree to take back: { $what }.
page-takes = This takes back: { $what }.
page-takes-redo = Until you play something else, it can be played again.
page-takes-ask = The others have to agree.
page-agree = Agree
page-refuse = No
page-withdraw = No longer ask

## Hot-seat

page-curtain = Pass the device to { $name }
page-curtain-why = Hands are hidden until { $name } opens the curtain.
page-curtain-open = I am { $name }

## Menu

page-menu-motion = Movements
page-motion-normal = Normal
page-motion-quick = Quick
page-motion-off = None
page-menu-others = What others do
page-others-instant = At once
page-others-quick = Quick
page-others-natural = Natural
page-others-slow = Slow
page-others-step = Step by step
page-menu-coach = Coach
page-menu-coach-more = A word after each of your choices, in games against bots alone.
page-menu-marks = Marks of what others did stay
page-menu-marks-more = Off: they go with your first touch.
page-menu-theme = Colours
page-theme-system = As the device
page-theme-light = Day
page-theme-dark = Evening
page-menu-language = Language
page-menu-sound = Sounds
page-menu-sound-more = Of pieces, cards and coins, and a tone when it is your turn.
page-menu-emotes = Emotes of others
page-menu-emotes-more = Small drawings at their seats; off: you see none.
page-menu-touch = One touch plays
page-menu-touch-more = Off: the first touch shows what would happen, the second plays.
page-menu-forced = Play forced choices for me
page-menu-forced-more = Where there is only one thing to do, it is done.
page-menu-leave = Leave my seat to a stand-in
page-leave-more = A stand-in plays for you from now on. The seat stays yours: you can take it back at any time.
page-away-now = A stand-in plays for you. The seat is yours again whenever you like.
page-menu-back = Take my seat back
page-menu-screen = Show on a big screen
page-menu-deal = How this deal can be checked
page-deal-promise = Before anybody sat down, the house promised this deal: SHA-256 { $promise }
page-deal-secret = The secret it promised: { $secret }. The downloaded record can be checked by: parlour verify
page-deal-later = The secret is shown when the game is over.
page-menu-keys = Keys
page-key-numbers = choose an option
page-key-enter = play what is chosen
page-key-escape = put it back
page-key-table = go to the table
page-key-list = go to the list of options
page-key-next = the next thing that others did, or that is told

## The end

page-result = See the result
page-new-table = New table
page-rematch = Rematch
page-rematch-spare = If somebody says no
page-rematch-open = their seat is free
page-rematch-bot = a bot plays
page-retry = Try again from here
page-retry-moment = Try the moment again
page-retry-back = Back to the moment
page-retry-failed = It could not be tried again: { $detail }
page-replay = Replay

## Ways round

page-skip-prompt = Go to the choice
page-skip-board = Go to the table
page-board = The table
page-move-number = Move { $move }
page-offline-bar = Connection lost. Trying again…
page-mishap = Something went wrong on this page. Nothing that was answered is lost: load it again.
page-reload = Load again

# A game that draws no table of its own
plain-view = The table
plain-facts = What the rules say of it
plain-options = What you may do
plain-part = Part
plain-draft = This game is not yet told in every language: some of it is in English.

## A late turn, and leaving for good

page-late-once = Your clock ran out, and a stand-in played this turn. The seat is still yours.
page-late-once-name = The clock of { $names } ran out, and a stand-in played this turn. The seat is still theirs.
page-late-lost = Your clock ran out three times in a row: a stand-in plays for you until you are back.
page-late-lost-name = The clock of { $names } ran out three times in a row: a stand-in plays for them until they are back.
page-late-here = I’m here
page-resign = Resign
page-play-on = No, I play on
page-resign-what = A stand-in plays your seat to the end, and the result will say so. You cannot come back.
page-abandon = Abandon this game
page-abandon-what = The bots stop here, and nobody wins. The game stays in your list of tables.
page-conclude = End the game here
page-conclude-offer = You are the last: play on against the stand-in, or end the game here as its winner.
page-conclude-what = Everybody else has resigned and is last. The game ends here, with you as its winner; it stays in your list of tables.
page-resigned-now = { $name } has resigned. A stand-in plays that seat to the end.
page-resigned-now-you = You have resigned. A stand-in plays your seat to the end; you may watch, or leave.
page-resigned-last = { $name } is last in this rated game.
page-resigned-last-you = You are last in this rated game.
page-end-resigned = { $name } resigned; a stand-in played to the end.
page-end-resigned-you = You resigned; a stand-in played to the end.
page-end-stood-in = { $count ->
    [one] A stand-in played one move for { $name }.
   *[other] A stand-in played { $count } moves for { $name }.
}
page-end-stood-in-you = { $count ->
    [one] A stand-in played one move for you.
   *[other] A stand-in played { $count } moves for you.
}

## Somebody is missing

page-missing = { $name } is not here.
page-missing-since = { $name } has not been here since { $since }.
page-slow = We are waiting for { $name }.
page-nudge = Nudge
page-nudged = Nudged
page-nudged-by = { $name } is waiting for you.
page-stand-in = Let a stand-in play
page-stand-in-asked = Would rather have a stand-in: { $names }.
page-stand-in-waits = The others have still to agree to a stand-in.
