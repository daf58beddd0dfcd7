### Lessons and rules on the page.

learn-lesson = Lesson
learn-coach = Your coach
learn-back = Back
learn-next = Next
learn-show = Show me
learn-begin = Begin
learn-again = From the start
learn-move = Move { $move } of { $moves }
learn-told = Read on
learn-progress = { $done } of { $moves } moves done
learn-now = Now: { $step }
learn-others = { $count ->
    [one] What happened meanwhile
   *[other] What happened meanwhile ({ $count })
}
learn-other = Allowed too, but not now
learn-other-more = “{ $option }” may be played here as well. For this lesson, please choose: { $wanted }
learn-other-leads = It would lead to this:
learn-other-unsure = What it leads to, chance decides.
learn-confirm = Play it
learn-cancel = Another
learn-pick = Or choose from the list
learn-play-on = Play on from here
learn-play-level = Strength of the bot
learn-rules = All the rules
learn-rule = Rule { $cite }
learn-leave = Other lessons

## Rules

learn-rules-title = { $game }: the rules
learn-rules-of = The rules
learn-contents = Chapters
learn-search = Search the rules
learn-search-clear = Clear the search
# Words of every question, which a search leaves out; then groups of words that mean the same to whoever searches.
learn-idle-words = how do does did i you we they it he she can could may must should what when where which who why is are was be been the a an of to in on at for from with and or if my your their our me us there this that happens happen get go have has much many happened out up
learn-same-words = win wins winner victory; tie tied draw equal; run empty exhausted; end over finish ends; money coin coins; buy build cost price pay; die discard; worker supporter; start begin setup; points score scores
learn-found = { $count ->
    [0] Nothing found
    [one] One paragraph found
   *[other] { $count } paragraphs found
}
learn-words = Words
learn-words-note = Note
learn-print = Print
learn-lesson-start = Learn by playing
learn-link = Link to { $id }
learn-pieces = Pieces
learn-near = Around this rule
learn-whole = The whole book
learn-one = Only this rule
learn-page = Open as a page
learn-close = Close the rules
learn-choose-game = Which game?
