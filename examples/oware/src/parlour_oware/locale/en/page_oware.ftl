### What the page says beside the rest.

oware-page-row = Houses of { $name }
oware-page-house = House { $letter } of { $name }: { $seeds ->
    [one] { $seeds } seed.
   *[other] { $seeds } seeds.
}
