### Clubs: mine, one of them, and an invitation to one.

clubs-title = Clubs
clubs-sub = A circle of your own: its tables, its ladder, its tournaments and its evenings, for its people alone.
clubs-mine = My clubs
clubs-none = You are in no club yet. Found one, or open the link that somebody sends you.
clubs-many = { $people ->
    [one] One person
   *[other] { $people } people
}
clubs-closed = closed
clubs-new = A new club
clubs-new-more = You lead it, and invite others by a link. Nobody else finds it.
clubs-name = Name of the club
clubs-about = A line about it
clubs-make = Found the club
clubs-sign-in = Whoever leads a club can sign in, so that it is not lost with a browser.
clubs-sign-in-go = Add a way to sign in

## An invitation
clubs-invited = You are invited
clubs-invited-more = { $name } would be glad of you. Its people will see your name.
clubs-join = Come in
clubs-as = Your name in the club
clubs-wrong-link = This invitation is not, or no longer, valid. Ask whoever sent it for a new one.

## Its lobby
clubs-open = Tables to sit down at
clubs-open-none = No table waits just now.
clubs-table = Set a table
clubs-playing = Being played

## Its calendar
clubs-calendar = Calendar
clubs-calendar-none = Nothing is announced.
clubs-no-date = no date
clubs-evening = An evening
clubs-tournament = tournament
clubs-ics = Download the calendar
clubs-announce = Announce an evening
clubs-evening-title = What it is called
clubs-evening-begins = Begins, by your clock
clubs-evening-told = The evening is announced.
clubs-any-game = Any game
clubs-call-off = Call off
clubs-call-off-more = “{ $title }” is taken out of the calendar.

## Its people
clubs-people = People
clubs-since = since { $date }
clubs-leads = leads
clubs-act = Decide
clubs-act-of = Decide about { $name }
clubs-act-lead = Leads the club too
clubs-act-lead-more = You both lead it; neither can put the other out.
clubs-act-hand-on = Leads the club instead of you
clubs-act-hand-on-more = You stay in the club, and lead it no longer.
clubs-act-remove = Remove from the club
clubs-act-remove-more = They may come back by the invitation. A game that is being played goes on.
clubs-act-remove-since = Remove them and whoever came after
clubs-act-remove-since-more = They and everybody who came into the club after them, leaders excepted, are out, and the link is renewed.
clubs-act-ban = Ban from the club
clubs-act-ban-more = They cannot come back, and are told why. A game that is being played goes on.
clubs-why = Why? It is kept in the log of the club.
clubs-done = Done.
clubs-leave = Leave the club
clubs-leave-more = You can come back by its invitation. If nobody else leads it, whoever has been there longest does; with the last person the club ends.
clubs-report = Report this club

## Its ladder
clubs-ladder = Ladder

## For whoever leads it
clubs-invite = Invite others
clubs-invite-more = Whoever has this link may come in, guests too.
clubs-renew = Renew the link
clubs-renew-more = The links sent so far open nothing any more. Whoever is in the club stays.
clubs-renewed = The link is new.
clubs-lead = Leading the club
clubs-change = Name and line
clubs-keep = Save
clubs-banned = Banned from the club
clubs-gone = Left the club
clubs-ban-of = Ban { $name } from the club
clubs-unban = Let in again
clubs-unban-of = Let { $name } in again
clubs-log = What was done
clubs-log-none = Nothing yet.
clubs-somebody = somebody
clubs-did-lead = { $by } let { $whom } lead the club too.
clubs-did-hand-on = { $by } handed the club on to { $whom }.
clubs-did-remove = { $by } removed { $whom }.
clubs-did-remove-since = { $by } removed { $whom } and whoever came after.
clubs-did-ban = { $by } banned { $whom }.
clubs-did-unban = { $by } lets { $whom } in again.
clubs-did-left = { $whom } left the club.
clubs-did-rename = { $by } changed the name of the club.
clubs-did-about = { $by } changed the line about the club.
clubs-did-renew = { $by } renewed the link.
clubs-did-evening = { $by } announced an evening.
clubs-did-call-off = { $by } called an evening off.
clubs-did-falls-to = { $whom } leads the club now, having been in it longest.
clubs-did-house = A moderator changed the name of the club.
