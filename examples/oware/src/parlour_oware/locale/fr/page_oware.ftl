### Ce que la page dit en plus.

oware-page-row = Cases de { $name }
oware-page-house = Case { $letter } de { $name } : { $seeds ->
    [one] { $seeds } graine.
   *[other] { $seeds } graines.
}
