### Oware : tout ce qui se dit à cette table.

## Le plateau

house-a = la case a
house-b = la case b
house-c = la case c
house-d = la case d
house-e = la case e
house-f = la case f
source-seeds = Graines
part-houses = Cases, de a à f, du premier joueur puis du second
part-stores = Greniers
part-quiet = Semis depuis la dernière capture
part-ending = Comment la partie a fini
part-captures = Graines que capturerait chaque case, de a à f
part-to-win = Graines qui manquent pour gagner
part-quiet-left = Semis sans capture restants
oware-store = { $name } : { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
} au grenier, encore { $left } pour gagner
oware-quiet = Sans capture, la partie finit { $left ->
    [one] au prochain semis.
   *[other] dans { $left } semis.
}
oware-captures = capture { $seeds }

## Ce que l’on peut faire

step-SowAHouse = Quelle case semez-vous ?
action-Sow = Semer { $house }.

## Ce qui arrive

event-Sown = { $seat } sème { $seeds ->
    [one] la seule graine de { $house }.
   *[other] les { $seeds } graines de { $house }.
}
event-Captured = { $seat } capture { $seeds } graines.
event-Spared = { $seat } prendrait tout, et ne prend donc rien.
event-Gathered = { $seat } ramasse { $seeds ->
    [one] une graine de sa rangée.
   *[other] { $seeds } graines de sa rangée.
}

## Pourquoi pas

why-empty = Cette case est vide.
why-must-feed = Votre adversaire n’a plus de graines : semez une case qui lui en donne.
why-over = La partie est finie.

## Comment cela finit

ending-majority = Plus de la moitié des graines sont dans un seul grenier.
ending-starved = Plus personne ne pouvait jouer : chacun a pris les graines de sa rangée.
ending-quiet = Soixante semis sans capture : chacun a pris les graines de sa rangée.
