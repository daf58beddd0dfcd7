### World’s Fair 1893: the names and stories of the cards, after the World’s Columbian Exposition of 1893.

## Agriculture

card-1 = Mammoth Canadian Cheese
    .story = Made in Perth, Ontario, it weighed 22,000 pounds and was the talk of the Agricultural Building.
card-2 = Stollwerck Chocolate Temple
    .story = A 38-foot temple from Cologne, clad in 30,000 pounds of chocolate around a statue of Germania.
card-3 = Pabst’s Golden Brewery
    .story = A gilded scale model of the Milwaukee works, set up by Frederick Pabst to outshine the rival brewers.
card-4 = Heinz Pickle Charms
    .story = Tucked away in the gallery, Henry Heinz drew crowds upstairs with a free pickle-shaped watch charm.
card-5 = McCormick Reapers and Mowers
    .story = The Chicago firm set out its newest machines around a picture of its founder’s farm in Virginia.
card-6 = The Great Windmill Display
    .story = From old Dutch sails to new steel wheels, a whole fleet of windmills turned in the breeze by the south pond.
card-7 = Liberty Bell of Grain
    .story = Pennsylvania shaped its famous bell in cereals, inside a pavilion that was itself decked with grain.
card-8 = Ceylon Tea Booth
    .story = Sinhalese builders braved a Chicago winter to put up stands like this one and win America over to Ceylon tea.

## Fine Arts

card-9 = Breaking Home Ties
    .story = A farm boy takes leave of his family: Thomas Hovenden’s picture was voted the best-loved painting of the fair.
card-10 = Zorn’s Omnibus
    .story = Isabella Stewart Gardner bought this Paris scene from Anders Zorn at the fair, and a long friendship began.
card-11 = The Agnew Clinic
    .story = Thomas Eakins painted surgeons at work before a hall of students; his Gross Clinic was at the fair as well.
card-12 = Matejko’s Wernyhora
    .story = Poland was on no map, yet her artists had a gallery of their own; Jan Matejko’s seer foretells her rebirth.
card-13 = Suzuki’s Bronze Eagle
    .story = Suzuki Chōkichi cast this lifelike bird of prey in 1892; it is now kept at the Tokyo National Museum.
card-14 = Death and the Sculptor
    .story = An angel stays a young carver’s hand: shown here in plaster, the group won Daniel Chester French wide acclaim.
card-15 = Homer’s The Gale
    .story = A mother, child on her back, walks a storm-blown shore; Winslow Homer had reworked the canvas before the fair.
card-16 = Hallowell’s Loan Collection
    .story = Sara Hallowell gathered foreign masterworks from American private houses, four Monets among them.

## Electricity

card-17 = Edison Tower of Light
    .story = General Electric’s column was covered with thousands of lamps and crowned by an eight-foot bulb.
card-18 = Gray’s Telautograph
    .story = At the far end of a wire, Elisha Gray’s pen traced whatever was being written at the near one.
card-19 = Tesla’s Egg of Columbus
    .story = A turning magnetic field made a copper egg spin and stand on end: so Tesla explained the induction motor.
card-20 = The Electric Kitchen
    .story = Ovens, griddles and flatirons heated by current alone were among the great household novelties of the fair.
card-21 = Edison’s Phonographs
    .story = For a coin dropped in the slot, fairgoers could listen to a recorded voice or tune.
card-22 = The Great Searchlight
    .story = General Electric’s five-foot lamp swept the night sky; it later shone from a mountain above Los Angeles.
card-23 = Westinghouse Polyphase System
    .story = Generators, motors and transformers showed how alternating current could be made, carried and put to work.
card-24 = The Egyptian Temple of Light
    .story = Its pillars of green glass glowed from within, and its walls were show-cases for electric fittings.

## Manufactures

card-25 = Tiffany Chapel
    .story = Among Louis Comfort Tiffany’s mosaics and coloured glass, it was reported, men took off their hats.
card-26 = Yerkes Telescope
    .story = The tube and mounting of the largest refractor in the world; its forty-inch lens was still being ground.
card-27 = Gorham’s Silver Columbus
    .story = Cast in silver after Bartholdi, sculptor of the Statue of Liberty, and melted down when the fair was over.
card-28 = Self-Winding Clock Tower
    .story = It stood astride the main aisle, and its chimes rang through the whole building every quarter of an hour.
card-29 = The German Iron Gates
    .story = Wrought by the Armbrüster brothers of Frankfurt; the central gate alone stood forty feet tall.
card-30 = Berlin’s Porcelain Porch
    .story = Berlin’s royal works built it of china; its great picture of Germania was made up of over a thousand tiles.
card-31 = Tiffany’s Magnolia Vase
    .story = Silver and enamel after a design by John Curran; it is now in New York’s Metropolitan Museum.
card-32 = Arizona Petrified Wood
    .story = Trees turned to stone, polished like gems, stood near the great telescope in the main aisle.

## Transportation

card-33 = Locomotive No. 999
    .story = The New York Central’s racer came to the fair with a run claimed at over 112 miles an hour to its name.
card-34 = The John Bull
    .story = Built in England in 1831 and lent by the Smithsonian, the old engine reached Chicago under its own steam.
card-35 = Pullman’s Exhibition Train
    .story = Behind the engine Columbus stood a palace on wheels, with a bathroom and a barber’s shop on board.
card-36 = The Bethlehem Steam Hammer
    .story = Painted to look like iron, a wooden model of the 125-ton hammer that forged armour stood over the main aisle.
card-37 = The Ocean Liner Section
    .story = A slice of an Atlantic steamer at full size, funnel and all, which visitors could climb deck by deck.
card-38 = The Model of HMS Victoria
    .story = A thirty-foot half model set against a mirror; in June 1893 the real battleship was rammed and sank.
card-39 = Lord of the Isles
    .story = The Great Western’s broad-gauge engine, a star of London’s exhibition of 1851, was shown again in Chicago.
card-40 = The Viking
    .story = Captain Magnus Andersen and eleven men sailed this copy of the Gokstad ship from Bergen to Chicago.

## The Midway Plaisance

card-41 = The Ferris Wheel
    .story = It rose 264 feet and turned 36 cars of up to sixty riders each: Chicago’s answer to the Eiffel Tower.
card-42 = A Street in Cairo
    .story = Camel rides, donkey boys and wedding processions made it the merriest corner of the Midway.
card-43 = Hagenbeck’s Animal Show
    .story = Carl Hagenbeck of Hamburg brought trained animals, and even lions that rode on horseback.
card-44 = Blarney Castle
    .story = In Lady Aberdeen’s Irish village one could climb up and kiss what was said to be a piece of the Blarney Stone.
card-45 = Donegal Castle
    .story = The other Irish village, Mrs Hart’s, showed lace-makers and weavers at work in its cottages.
card-46 = The German Village
    .story = Country houses, a moated castle full of old armour, and two military bands playing in the garden.
card-47 = Old Vienna
    .story = A copy of the Graben as it had looked two centuries before, with a band playing in the square.
card-48 = The Moorish Palace
    .story = Behind walls after the Alhambra, a maze of mirrors multiplied palms and wax figures without end.
card-49 = The Turkish Village
    .story = Its best-known face was Far-Away Moses, the Constantinople guide whom Mark Twain made famous.
card-50 = The Persian Palace
    .story = Meant as a museum of Persian arts and crafts, it soon lived by its dancers, whom the public preferred.
card-51 = Algerian and Tunisian Village
    .story = Tiled domes and minarets framed a street of Algiers, a street of Tunis and a concert hall.
card-52 = The Chinese Village
    .story = A temple, a tea garden, a bazaar, and a theatre whose players wore rich costumes.
card-53 = The Java Village
    .story = In a theatre of bamboo and thatch, a gamelan of gongs, drums and xylophones played for the puppets.
card-54 = The Samoan Village
    .story = South Sea islanders drummed on hollow logs and drew the public in to their songs and dances.
card-55 = The Dahomey Village
    .story = West Africans sang and danced here; Frederick Douglass protested at the way they were put on show.
card-56 = The Lapland Village
    .story = Two dozen Sámi came with tents, sledges and reindeer, and suffered in the heat of a Chicago summer.
card-57 = The Captive Balloon
    .story = Held by a cable, it carried passengers up above the Midway until a gale tore it apart.
card-58 = The Ice Railway
    .story = In the heat of summer, sleighs sped to the jingle of bells round a track of real, machine-made ice.
card-59 = Libbey Glass Works
    .story = Visitors watched glass being blown, cut and spun; a dress was woven of it for Spain’s Infanta Eulalia.
card-60 = Venetian Glass of Murano
    .story = The Venice and Murano company blew glass before the public as it was done at home on the lagoon.
card-61 = St Peter’s in Miniature
    .story = A model of the Roman basilica at one sixteenth of its size, with guards in Vatican uniform.
card-62 = The Natatorium
    .story = A public swimming bath, which faced the German Village across the avenue.
card-63 = The Kilauea Cyclorama
    .story = A painting all round set the visitor inside Hawaii’s crater; Pele, goddess of fire, stood over the door.
card-64 = The Swiss Alps Panorama
    .story = A vast painting in the round put fairgoers among the snowy peaks of the Bernese Alps.
card-65 = Zoopraxographical Hall
    .story = Eadweard Muybridge lectured here on animal motion and threw moving pictures on a screen.
card-66 = The Electric Theatre
    .story = A painted Alpine scene passed from dawn to night by the play of electric light alone.
card-67 = California Ostrich Farm
    .story = Among the villages of the world, visitors could stop and look a live ostrich in the eye.
card-68 = The Congress of Beauty
    .story = It promised forty ladies from forty nations in national dress; wits doubted some of the nations.

## Influential figures

figure-burnham = Daniel Burnham
    .story = The Chicago architect who, as director of works, oversaw the planning and building of the White City.
    .short = Burnham
figure-davis = George Davis
    .story = A colonel and former congressman, he was director-general of the exposition.
    .short = Davis
figure-palmer = Bertha Palmer
    .story = President of the Board of Lady Managers, she spoke for women at the fair and for the Woman’s Building.
    .short = Palmer
figure-mccormick = Cyrus McCormick
    .story = The reaper king died in 1884; at the fair his Chicago firm, led by his son Cyrus, showed its machines.
    .short = McCormick
figure-saint-gaudens = Augustus Saint-Gaudens
    .story = Sculptor and adviser to Burnham; his Diana stood on the dome of the Agricultural Building.
    .short = Saint-Gaudens
figure-westinghouse = George Westinghouse
    .story = His company won the contract to light the fair, and did it with alternating current.
    .short = Westinghouse
figure-schwab = Charles H. Schwab
    .story = A Chicago shoe manufacturer, he was one of the directors of the company that put on the fair.
    .short = Schwab
figure-pullman = George Pullman
    .story = The sleeping-car magnate; his finest trains stood in the annex of the Transportation Building.
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
