/**
 * Sorts of things that a teacher could name, each with words that nobody would put anywhere else. Of two sorts under one
 * heading (fruit, vegetables) people may argue; those of different headings are far apart.
 *
 * One sort a line: `name | words`. Words of several meanings (orange, bat, nail) are left out.
 */
const table = `
# animals
animals | cat, cow, crocodile, dog, dolphin, elephant, frog, giraffe, goat, hippo, horse, kitten, lion, lizard, monkey, panda, penguin, pig, puppy, rabbit, shark, sheep, snake, tiger, whale, zebra, butterfly, camel, deer, dinosaur, donkey, eagle, fox, goose, gorilla, hamster, hen, kangaroo, leopard, mosquito, octopus, owl, pony, squirrel, swan, tortoise, turtle, wolf, worm, parrot, bee, spider, ant, crab, snail, beetle, caterpillar, cockerel, hedgehog, jellyfish, ladybird, ostrich, pigeon, polar bear, rhino, seagull, wasp, crow, moth, toad, ape, bull
# food
fruit | apple, banana, lemon, mango, pear, peach, strawberry, grape, melon, pineapple, watermelon, coconut, cherry
vegetables | potato, carrot, onion, garlic, mushroom, pea, cucumber, lettuce, spinach, bean
things to drink | milk, coffee, tea, juice, lemonade, mineral water
things to eat | bread, butter, cheese, egg, rice, pasta, cake, chocolate, ice cream, sandwich, soup, salad, burger, pizza, biscuit, honey, yoghurt, cereal, sausage, noodle, omelette, beef, ham, steak, pie, curry, stew, pastry, crisps, tuna
# clothes
clothes | shirt, T-shirt, sweater, jacket, coat, trousers, jeans, shorts, skirt, dress, sock, hat, scarf, pyjamas, swimsuit, raincoat, tracksuit, sweatshirt, blouse, underwear, tights, jumper, waistcoat
things for the feet | shoe, boot, trainers, sandals, slipper
jewellery | earring, necklace, bracelet, brooch
# home
furniture | chair, armchair, sofa, bed, cupboard, bookcase, wardrobe, chest of drawers, stool
rooms | kitchen, bathroom, bedroom, living room, dining room, attic, cellar, basement
things for cooking and eating | cooker, oven, microwave, kettle, saucepan, frying pan, fork, spoon, knife
# travel
things to travel in or on | bicycle, bike, bus, car, helicopter, lorry, motorbike, plane, ship, taxi, tram, boat, ferry, aeroplane, ambulance
# body
parts of the body | head, face, eye, ear, nose, mouth, tooth, neck, shoulder, arm, finger, stomach, leg, knee, foot, toe, brain, bone, tongue, lip, chin, thumb, ankle, elbow, wrist, forehead, cheek, hip, lung, eyebrow, throat, jaw, liver, kidney, spine, rib, fist
# people
people in a family | mother, father, mum, dad, brother, sister, son, daughter, grandmother, grandfather, aunt, uncle, cousin, husband, wife, grandma, grandad, grandson, granddaughter, nephew, niece, stepfather, stepmother, mother-in-law
jobs | doctor, nurse, dentist, vet, farmer, chef, waiter, waitress, taxi driver, pilot, police officer, firefighter, shop assistant, hairdresser, cleaner, builder, secretary, engineer, mechanic, lawyer, journalist, photographer, receptionist, gardener, baker, butcher, architect, accountant, electrician, plumber, carpenter, librarian, surgeon, tailor
# sport
sports | badminton, baseball, basketball, football, hockey, table tennis, tennis, volleyball, boxing, golf, gymnastics, judo, rugby, skiing, snowboarding, surfing, karate
# music
things to make music on | guitar, piano, violin, trumpet, drum
# school
things for school | notebook, dictionary, pencil, pencil case, crayon, ruler, pen, textbook, calculator
school subjects | maths, history, geography, biology, chemistry, physics
# nature
weather | rain, snow, wind, storm, fog, thunder, lightning, frost, hurricane, blizzard, drizzle, mist
places in nature | beach, forest, hill, island, jungle, lake, mountain, river, sea, cave, desert, ocean, valley, waterfall, pond, rainforest, cliff, volcano, glacier
# town
buildings | hospital, museum, cinema, library, theatre, castle, church, mosque, palace, skyscraper, stadium, synagogue, cathedral, post office, police station, fire station, town hall, supermarket, hotel
# time
days | Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday
months | January, February, April, June, July, August, September, October, November, December
# technology
technology | computer, laptop, smartphone, printer, website, internet
`;

export interface Sort {
  /** In the plural, as in “These are all animals.” */
  name: string;
  heading: string;
  words: readonly string[];
}

export const sorts: readonly Sort[] = readSorts();

function readSorts(): Sort[] {
  let heading = '';
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('#')) {
        heading = line.slice(1).trim();
        return [];
      }
      const [name = '', words = ''] = line.split('|').map((cell) => cell.trim());
      return [{ name, heading, words: words.split(', ') }];
    });
}

const byWord = new Map(sorts.flatMap((sort) => sort.words.map((word) => [word.toLowerCase(), sort])));

/** The sort that a word belongs to for certain; nothing where the table has none. */
export const sortOf = (word: string): Sort | undefined => byWord.get(word.toLowerCase());

/** Sorts that are near each other and yet apart for certain, so that it takes a thought to tell them. */
const nearSorts = [
  ['jobs', 'people in a family'],
  ['furniture', 'rooms'],
  ['furniture', 'things for cooking and eating'],
  ['clothes', 'jewellery'],
  ['things for the feet', 'jewellery'],
  ['clothes', 'parts of the body'],
  ['jewellery', 'parts of the body'],
  ['fruit', 'things to drink'],
  ['vegetables', 'things to drink'],
  ['weather', 'places in nature'],
  ['buildings', 'places in nature'],
  ['buildings', 'things to travel in or on'],
  ['things for school', 'school subjects'],
  ['sports', 'things to make music on'],
  ['days', 'months'],
];

export const areNearSorts = (one: Sort, other: Sort): boolean =>
  nearSorts.some((pair) => one !== other && pair.includes(one.name) && pair.includes(other.name));
