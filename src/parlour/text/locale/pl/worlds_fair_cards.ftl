### World’s Fair 1893: nazwy i historie kart, według wystawy światowej w Chicago z 1893 roku.

## Rolnictwo

card-1 = Olbrzymi kanadyjski ser
    .story = Zrobiony w Perth w Ontario, ważył prawie dziesięć ton i był sensacją Budynku Rolnictwa.
card-2 = Czekoladowa świątynia Stollwercka
    .story = Świątynia z Kolonii, wysoka na blisko dwanaście metrów: trzynaście ton czekolady wokół posągu Germanii.
card-3 = Złoty browar Pabsta
    .story = Pozłacany model zakładu z Milwaukee, którym Frederick Pabst chciał przyćmić konkurencyjnych piwowarów.
card-4 = Ogórkowe breloki Heinza
    .story = Wciśnięty na galerię, Henry Heinz zwabił tłumy na górę darmowym brelokiem w kształcie ogórka.
card-5 = Żniwiarki McCormicka
    .story = Firma z Chicago ustawiła najnowsze maszyny wokół widoku farmy swego założyciela w Wirginii.
card-6 = Wielki pokaz wiatraków
    .story = Od holenderskich śmig po nowe stalowe koła: nad południowym stawem obracało się całe mnóstwo wiatraków.
card-7 = Dzwon Wolności ze zboża
    .story = Pensylwania odtworzyła swój słynny dzwon ze zbóż, w pawilonie, który też zdobiło ziarno.
card-8 = Herbata z Cejlonu
    .story = Syngalezi znieśli zimę w Chicago, by zbudować takie stoiska i przekonać Amerykę do cejlońskiej herbaty.

## Sztuka

card-9 = Pożegnanie z domem
    .story = Syn farmera żegna rodzinę: publiczność wybrała obraz Thomasa Hovendena swoim ulubionym na wystawie.
card-10 = Omnibus Zorna
    .story = Tę paryską scenę Isabella Stewart Gardner kupiła na wystawie od Andersa Zorna; tak zaczęła się ich przyjaźń.
card-11 = Klinika Agnewa
    .story = Thomas Eakins namalował operację na oczach sali studentów; na wystawie była też jego Klinika Grossa.
card-12 = Wernyhora Matejki
    .story = Polski nie było na mapie, lecz jej artyści mieli własną salę; wieszcz Matejki przepowiada odrodzenie kraju.
card-13 = Orzeł z brązu Suzukiego
    .story = Suzuki Chōkichi odlał tego jak żywego ptaka w 1892 roku; dziś jest w Muzeum Narodowym w Tokio.
card-14 = Śmierć i rzeźbiarz
    .story = Anioł wstrzymuje dłoń młodego rzeźbiarza: pokazany tu gips przyniósł sławę Danielowi Chesterowi Frenchowi.
card-15 = Wichura Homera
    .story = Matka z dzieckiem na plecach idzie smaganym wichrem brzegiem; Winslow Homer przemalował płótno przed wystawą.
card-16 = Kolekcja Sary Hallowell
    .story = Sara Hallowell zebrała zagraniczne arcydzieła z prywatnych zbiorów Ameryki, w tym cztery obrazy Moneta.

## Elektryczność

card-17 = Wieża świateł Edisona
    .story = Kolumnę General Electric pokrywały tysiące lampek, a wieńczyła ją żarówka wysoka na niemal 2,5 m.
card-18 = Telautograf Graya
    .story = Na drugim końcu przewodu pióro Elishy Graya kreśliło wszystko, co właśnie pisano na pierwszym.
card-19 = Jajko Kolumba Tesli
    .story = Wirujące pole magnetyczne stawiało miedziane jajko na sztorc: tak Tesla objaśniał silnik indukcyjny.
card-20 = Elektryczna kuchnia
    .story = Piekarniki, ruszty i żelazka grzane samym prądem: jedna z największych domowych nowości wystawy.
card-21 = Fonografy Edisona
    .story = Za wrzuconą monetę można było posłuchać nagranego głosu albo melodii.
card-22 = Wielki reflektor
    .story = Półtorametrowy reflektor General Electric omiatał nocne niebo; później świecił z góry nad Los Angeles.
card-23 = Prąd wielofazowy Westinghouse’a
    .story = Prądnice, silniki i transformatory pokazywały, jak wytwarzać, przesyłać i zaprzęgać do pracy prąd przemienny.
card-24 = Świetlista świątynia egipska
    .story = Jej filary z zielonego szkła jarzyły się od środka, a ściany były gablotami na sprzęt elektryczny.

## Przemysł

card-25 = Kaplica Tiffany’ego
    .story = Wśród mozaik i witraży Louisa Comforta Tiffany’ego mężczyźni, jak donoszono, zdejmowali kapelusze.
card-26 = Teleskop Yerkesa
    .story = Tubus i montaż największego refraktora świata; metrową soczewkę wciąż jeszcze szlifowano.
card-27 = Srebrny Kolumb Gorhama
    .story = Odlany w srebrze według Bartholdiego, twórcy Statui Wolności, a po wystawie przetopiony.
card-28 = Wieża zegarowa
    .story = Zegar nakręcał się sam, wieża stała nad główną aleją, a jej kuranty biły w całym gmachu co kwadrans.
card-29 = Żelazne bramy niemieckie
    .story = Wykuli je bracia Armbrüster z Frankfurtu; sama brama środkowa miała dwanaście metrów wysokości.
card-30 = Porcelanowy portyk z Berlina
    .story = Berlińska manufaktura królewska zbudowała go z porcelany; obraz Germanii złożono z ponad tysiąca płytek.
card-31 = Wazon z magnoliami Tiffany’ego
    .story = Srebro i emalia według projektu Johna Currana; dziś w nowojorskim Metropolitan Museum.
card-32 = Skamieniałe drewno z Arizony
    .story = Drzewa zmienione w kamień, wypolerowane jak klejnoty, stały w głównej alei blisko wielkiego teleskopu.

## Transport

card-33 = Parowóz nr 999
    .story = Rumak kolei New York Central przybył w sławie biegu, w którym przypisano mu ponad 180 km/h.
card-34 = John Bull
    .story = Zbudowany w Anglii w 1831 roku, użyczony przez Smithsonian, stary parowóz dojechał do Chicago o własnych siłach.
card-35 = Pociąg wystawowy Pullmana
    .story = Za parowozem Columbus stał pałac na kołach, z łazienką i salonem fryzjerskim.
card-36 = Młot parowy z Bethlehem
    .story = Malowany jak żelazo drewniany model 125-tonowego młota do kucia pancerzy stał nad główną aleją.
card-37 = Przekrój transatlantyku
    .story = Wycinek parowca w naturalnej wielkości, razem z kominem; wchodziło się nań pokład po pokładzie.
card-38 = Model HMS „Victoria”
    .story = Dziewięciometrowy półmodel przy lustrze; w czerwcu 1893 roku prawdziwy pancernik, staranowany, zatonął.
card-39 = Lord of the Isles
    .story = Szerokotorowy parowóz Great Western, gwiazda londyńskiej wystawy z 1851 roku, stanął też w Chicago.
card-40 = „Viking”
    .story = Kapitan Magnus Andersen i jedenastu ludzi przypłynęli tą kopią łodzi z Gokstad z Bergen aż do Chicago.

## Midway Plaisance

card-41 = Karuzela Ferrisa
    .story = Wysoka na 80 metrów, z 36 kabinami po sześćdziesiąt miejsc: odpowiedź Chicago na wieżę Eiffla.
card-42 = Ulica w Kairze
    .story = Przejażdżki na wielbłądach, poganiacze osłów i orszaki weselne: najweselszy zakątek Midway.
card-43 = Zwierzęta Hagenbecka
    .story = Carl Hagenbeck z Hamburga przywiózł tresowane zwierzęta, a wśród nich lwy jeżdżące konno.
card-44 = Zamek Blarney
    .story = W irlandzkiej wiosce lady Aberdeen można było wejść na górę i pocałować rzekomy odłamek kamienia z Blarney.
card-45 = Zamek Donegal
    .story = W drugiej irlandzkiej wiosce, założonej przez panią Hart, pracowały w chatach koronczarki i tkacze.
card-46 = Wioska niemiecka
    .story = Wiejskie domy, zamek z fosą pełen dawnych zbroi i dwie orkiestry wojskowe grające w ogrodzie.
card-47 = Stary Wiedeń
    .story = Kopia ulicy Graben sprzed dwóch stuleci, z orkiestrą grającą na placu.
card-48 = Pałac mauretański
    .story = Za murami na wzór Alhambry labirynt luster mnożył bez końca palmy i figury woskowe.
card-49 = Wioska turecka
    .story = Najbardziej znany był tu Far-Away Moses, przewodnik z Konstantynopola, którego rozsławił Mark Twain.
card-50 = Pałac perski
    .story = Miał być muzeum perskiej sztuki i rzemiosła, lecz publiczność wolała tańce i to one go utrzymywały.
card-51 = Wioska algierska i tunezyjska
    .story = Kopuły zdobne kaflami i minarety otaczały ulicę z Algieru, ulicę z Tunisu i salę koncertową.
card-52 = Wioska chińska
    .story = Świątynia, ogród herbaciany, bazar i teatr, w którym grano w bogatych kostiumach.
card-53 = Wioska jawajska
    .story = W bambusowym teatrze pod strzechą gamelan gongów, bębnów i ksylofonów grał do przedstawień lalek.
card-54 = Wioska samoańska
    .story = Wyspiarze z mórz południowych bębnili na wydrążonych pniach i zwabiali gości na śpiewy i tańce.
card-55 = Wioska dahomejska
    .story = Śpiewali tu i tańczyli ludzie z Afryki Zachodniej; Frederick Douglass protestował przeciw temu pokazowi.
card-56 = Wioska lapońska
    .story = Dwa tuziny Samów przyjechały z namiotami, saniami i reniferami; letni upał Chicago dał im się we znaki.
card-57 = Balon na uwięzi
    .story = Na linie unosił pasażerów nad Midway, aż rozdarła go wichura.
card-58 = Lodowa kolejka
    .story = W letnim upale sanie pędziły przy dźwięku dzwonków po torze z prawdziwego, sztucznie mrożonego lodu.
card-59 = Huta szkła Libbey
    .story = Dmuchano tu, szlifowano i przędzono szkło; utkano z niego suknię dla hiszpańskiej infantki Eulalii.
card-60 = Szklarze z Murano
    .story = Spółka z Wenecji i Murano wydmuchiwała szkło na oczach gości, tak jak u siebie nad laguną.
card-61 = Bazylika św. Piotra w miniaturze
    .story = Model rzymskiej bazyliki w skali jeden do szesnastu, ze strażą w watykańskich mundurach.
card-62 = Pływalnia
    .story = Publiczny basen, po drugiej stronie alei, naprzeciw wioski niemieckiej.
card-63 = Cyklorama wulkanu Kilauea
    .story = Malowidło dookoła przenosiło widza w głąb hawajskiego krateru; nad wejściem stała Pele, bogini ognia.
card-64 = Panorama Alp Szwajcarskich
    .story = Ogromny obraz dookolny przenosił gości między ośnieżone szczyty Alp Berneńskich.
card-65 = Sala zoopraksograficzna
    .story = Eadweard Muybridge wykładał tu o ruchu zwierząt i wyświetlał na ekranie ruchome obrazy.
card-66 = Teatr elektryczny
    .story = Malowany alpejski krajobraz przechodził od świtu do nocy dzięki samej grze elektrycznego światła.
card-67 = Kalifornijska farma strusi
    .story = Między wioskami z całego świata można było przystanąć i spojrzeć żywemu strusiowi w oczy.
card-68 = Kongres piękności
    .story = Obiecywał czterdzieści dam z czterdziestu narodów w ich strojach; żartownisie w niektóre narody wątpili.

## Wpływowe osoby

figure-burnham = Daniel Burnham
    .story = Architekt z Chicago; jako dyrektor robót kierował projektem i budową Białego Miasta.
    .short = Burnham
figure-davis = George Davis
    .story = Pułkownik i były kongresmen, dyrektor generalny wystawy.
    .short = Davis
figure-palmer = Bertha Palmer
    .story = Prezeska Rady Pań Zarządzających; była głosem kobiet na wystawie i opiekunką Budynku Kobiet.
    .short = Palmer
figure-mccormick = Cyrus McCormick
    .story = Król żniwiarek zmarł w 1884 roku; maszyny jego firmy pokazał na wystawie kierujący nią syn, też Cyrus.
    .short = McCormick
figure-saint-gaudens = Augustus Saint-Gaudens
    .story = Rzeźbiarz i doradca Burnhama; jego Diana stała na kopule Budynku Rolnictwa.
    .short = Saint-Gaudens
figure-westinghouse = George Westinghouse
    .story = Jego firma zdobyła kontrakt na oświetlenie wystawy i użyła do tego prądu przemiennego.
    .short = Westinghouse
figure-schwab = Charles H. Schwab
    .story = Fabrykant obuwia z Chicago, jeden z dyrektorów spółki, która urządziła wystawę.
    .short = Schwab
figure-pullman = George Pullman
    .story = Magnat wagonów sypialnych; jego najpiękniejsze pociągi stały w aneksie Budynku Transportu.
    .short = Pullman

card-69 = { figure-burnham }
    .story = { figure-burnham.story }
card-70 = { figure-burnham }
    .story = { figure-burnham.story }
card-71 = { figure-burnham }
    .story = { figure-burnham.story }
card-72 = { figure-burnham }
    .story = { figure-burnham.story }
card-73 = { figure-burnham }
    .story = { figure-burnham.story }
card-74 = { figure-davis }
    .story = { figure-davis.story }
card-75 = { figure-davis }
    .story = { figure-davis.story }
card-76 = { figure-davis }
    .story = { figure-davis.story }
card-77 = { figure-davis }
    .story = { figure-davis.story }
card-78 = { figure-palmer }
    .story = { figure-palmer.story }
card-79 = { figure-palmer }
    .story = { figure-palmer.story }
card-80 = { figure-palmer }
    .story = { figure-palmer.story }
card-81 = { figure-palmer }
    .story = { figure-palmer.story }
card-82 = { figure-mccormick }
    .story = { figure-mccormick.story }
card-83 = { figure-mccormick }
    .story = { figure-mccormick.story }
card-84 = { figure-saint-gaudens }
    .story = { figure-saint-gaudens.story }
card-85 = { figure-saint-gaudens }
    .story = { figure-saint-gaudens.story }
card-86 = { figure-westinghouse }
    .story = { figure-westinghouse.story }
card-87 = { figure-westinghouse }
    .story = { figure-westinghouse.story }
card-88 = { figure-schwab }
    .story = { figure-schwab.story }
card-89 = { figure-schwab }
    .story = { figure-schwab.story }
card-90 = { figure-pullman }
    .story = { figure-pullman.story }
card-91 = { figure-pullman }
    .story = { figure-pullman.story }
