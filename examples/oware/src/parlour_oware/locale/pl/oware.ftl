### Oware: wszystko, co mówi się przy tym stole.

## Plansza

house-a = dołek a
house-b = dołek b
house-c = dołek c
house-d = dołek d
house-e = dołek e
house-f = dołek f
source-seeds = Nasiona
part-houses = Dołki od a do f, najpierw pierwszego gracza, potem drugiego
part-stores = Spichlerze
part-quiet = Siania od ostatniego bicia
part-ending = Jak się skończyło
part-captures = Ile nasion zbiłoby sianie z dołków od a do f
part-to-win = Nasiona brakujące do wygranej
part-quiet-left = Pozostałe siania bez bicia
oware-store = { $name }: w spichlerzu { $seeds ->
    [one] { $seeds } nasiono
    [few] { $seeds } nasiona
   *[many] { $seeds } nasion
}, do wygranej brakuje { $left }
oware-quiet = Bez bicia gra skończy się { $left ->
    [one] po następnym sianiu.
   *[many] po { $left } sianiach.
}
oware-captures = bije { $seeds }

## Co można zrobić

step-SowAHouse = Z którego dołka siejesz?
action-Sow = Siać: { $house }.

## Co się dzieje

event-Sown = { $seat } sieje { $seeds ->
    [one] jedyne nasiono
    [few] { $seeds } nasiona
   *[many] { $seeds } nasion
}: { $house }.
event-Captured = { $seat } zbija { $seeds ->
    [one] { $seeds } nasiono.
    [few] { $seeds } nasiona.
   *[many] { $seeds } nasion.
}
event-Spared = { $seat } zabrałby wszystko, więc nie zabiera niczego.
event-Gathered = { $seat } zbiera ze swojego rzędu { $seeds ->
    [one] jedno nasiono.
    [few] { $seeds } nasiona.
   *[many] { $seeds } nasion.
}

## Dlaczego nie

why-empty = Ten dołek jest pusty.
why-must-feed = Przeciwnik nie ma nasion: posiej z dołka, z którego jakieś do niego dotrą.
why-over = Gra jest skończona.

## Jak się kończy

ending-majority = Ponad połowa nasion jest w jednym spichlerzu.
ending-starved = Nikt nie mógł grać dalej: każdy zabrał nasiona ze swojego rzędu.
ending-quiet = Sześćdziesiąt siań bez bicia: każdy zabrał nasiona ze swojego rzędu.
