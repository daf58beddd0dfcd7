### Lekcja oware: uczy się Ama, drugim graczem jest Kofi.

lesson-oware-title = Oware w czterech ruchach
    .about = Siej, sięgnij drugiego rzędu i bij.

lesson-oware-board = Grasz jako Ama. Sześć dołków pierwszego rzędu należy do ciebie, pozostałe sześć do Kofiego; w każdym leżą cztery nasiona. Kto ma w spichlerzu 25 z 48 nasion, wygrywa.
    .title = Dwanaście dołków

lesson-oware-sow = Wybierz dołek i posiej: wszystkie jego nasiona wpadają po jednym do kolejnych dołków. Posiej z dołka a.
    .title = Sianie
lesson-oware-sow-after = Dołek a jest pusty, a w dołkach od b do e jest po pięć nasion.

lesson-oware-far = Z końca twojego rzędu nasiona wędrują dalej do Kofiego. Posiej z dołka e: jedno nasiono zostaje u ciebie, cztery karmią Kofiego.
    .title = Za rogiem

lesson-oware-capture = Liczy się ostatnie nasiono. Jeśli w dołku Kofiego są po nim dwa lub trzy, te nasiona są twoje. W dołku e Kofiego leży jedno, a w twoim dołku f jest akurat pięć nasion, by tam sięgnąć. Posiej z dołka f.
    .title = Bicie
lesson-oware-capture-after = Dwa nasiona trafiają do twojego spichlerza.

lesson-oware-twice = Spójrz wstecz od ostatniego nasiona: każdy dołek Kofiego tuż przed nim, w którym są dwa lub trzy, też zostaje zbity. Sianie z c kończy się w e, gdzie będą dwa, a w d przed nim będą trzy. Posiej z dołka c.
    .title = I jeszcze raz
lesson-oware-twice-after = Dwa i trzy to pięć nasion. W dołku c Kofiego było tylko jedno, więc bicie tam się zatrzymało.

lesson-oware-end = Zapamiętaj dwie rzeczy: bicie, które zabrałoby Kofiemu wszystko, nie zabiera niczego, a kto nie ma nasion, tego trzeba nakarmić, jeśli się da. Graj dalej!
    .title = Jedzenie dla dwojga
