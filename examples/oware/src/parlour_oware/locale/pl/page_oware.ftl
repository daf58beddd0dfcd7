### Co strona mówi poza resztą.

oware-page-row = Dołki gracza { $name }
oware-page-house = Dołek { $letter } gracza { $name }: { $seeds ->
    [one] { $seeds } nasiono.
    [few] { $seeds } nasiona.
   *[many] { $seeds } nasion.
}
