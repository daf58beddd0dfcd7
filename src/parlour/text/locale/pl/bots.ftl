### Bots: the names of the levels, and what they say.

level-1 = Nowicjusz
level-2 = Bywalec
level-3 = Klubowicz
level-4 = Ekspert
level-5 = Mistrz
hint-chance = Szansa na wygraną: { $percent } % (± { $error })

## Looking back

analyse-start = Początek
analyse-own = Własne wybory
analyse-others = Wybory innych
analyse-luck = Szczęście
analyse-result = Wynik
analyse-how = W punktach na sto: początek i zmiany sumują się do wyniku. Szanse ruch po ruchu:
analyse-costly = Najdroższe decyzje, oceniane według tego, co gracz mógł wiedzieć:
analyse-none = Żadna decyzja nie kosztowała więcej, niż potrafi odróżnić przeszukiwanie.
analyse-moment = { $move }. { $name }: { $chosen } Lepiej: { $best } ({ $cost } ± { $error } punktów)
