import { idOf, type Thing } from './thing';

/*
 * How big and how heavy things usually are, in steps, since that is all that a question asks: 'Is it bigger than a
 * dog?' What comes in many sizes spans several steps; what has no size is not here.
 */

/** From the first step to the last one. */
type Span = readonly [least: number, most: number];

/**
 * Its longest side. 1: up to 3 cm, 2: up to 15 cm, 3: up to 40 cm, 4: up to 90 cm, 5: up to 2 m, 6: up to 5 m, 7: up to
 * 20 m, 8: longer or higher.
 */
const sizes: Readonly<Record<string, string>> = {
  '1': 'ant, bee, mosquito, ring, pea, cherry',
  '1-2': 'spider, snail, rubber, strawberry',
  '2': 'mouse, hamster, goldfish, frog, butterfly, apple, orange, lemon, egg, tomato, onion, potato, garlic, mushroom, biscuit, key, cup, glass, phone, glasses, watch, burger, sausage, glue',
  '2-3':
    'bat, crab, candle, spoon, camera, calculator, pen, pencil, scissors, mango, coconut, sandwich, steak, chocolate, carrot',
  '2-4': 'lizard, tortoise, ball',
  '3': 'squirrel, hedgehog, banana, cucumber, corn, lettuce, pineapple, watermelon, bread, pizza, cake, omelette, plate, knife, fork, bottle, kettle, hat, sock, shoe, glove, headphones, hammer, toothbrush, ruler, book, notebook, dictionary, pencil case',
  '3-4': 'cat, rabbit, chicken, parrot, owl, doll, teddy bear, clock, computer, balloon',
  '3-5': 'dog, monkey, mirror, bin, lamp, drum, map',
  '3-6': 'snake, octopus',
  '3-8': 'dinosaur',
  '4': 'duck, pillow, skateboard, violin, school bag, shirt, washing machine, Mona Lisa, Starry Night',
  '4-5': 'penguin, fox, chair, towel, TV, umbrella, kite, oven, fridge, coat, dress, jeans, scarf, eagle',
  '4-6': 'table, carpet, board',
  '5': 'sheep, goat, pig, wolf, kangaroo, deer, swan, panda, wardrobe, bed, guitar, bike, desk, @jobs',
  '5-6': 'lion, tiger, bear, donkey, seal, sofa, piano, ladder, motorbike, ostrich',
  '5-7': 'shark',
  '6': 'horse, cow, polar bear, zebra, camel, hippo, rhino, dolphin, crocodile, car, bus stop',
  '6-7': 'elephant, giraffe',
  '6-8': 'boat',
  '7': 'bus, helicopter',
  '7-8': 'whale, plane, cave, swimming pool, @building, @open-place',
  '8': 'train, castle, skyscraper, stadium, zoo, farm, airport, train station, @landscape, @monument, @natural-wonder',
};

/** 1: up to 100 g, 2: up to 1 kg, 3: up to 10 kg, 4: up to 40 kg, 5: up to 200 kg, 6: up to 2 t, 7: more. */
const weights: Readonly<Record<string, string>> = {
  '1': 'ant, bee, mosquito, butterfly, spider, mouse, ring, pea, cherry, strawberry, mushroom, garlic, egg, biscuit, key, pen, pencil, rubber, toothbrush, spoon, fork, glasses, balloon, sock, glove',
  '1-2':
    'frog, snail, goldfish, bat, lizard, hamster, apple, orange, lemon, banana, tomato, onion, potato, carrot, candle, watch, ruler, scissors, glue, notebook, calculator, pencil case, hat, scarf, knife, sausage, chocolate, map, cup, kite, glass',
  '2': 'phone, headphones, squirrel, mango, cucumber, lettuce, corn, burger, sandwich, pizza, bread, plate, shirt, dress, jeans, umbrella, towel, doll, book, camera, steak, omelette',
  '2-3':
    'hedgehog, parrot, owl, crab, coconut, pineapple, bottle, hammer, kettle, coat, shoe, pillow, teddy bear, ball, clock, violin, dictionary, cake',
  '3': 'cat, rabbit, chicken, duck, fox, skateboard, watermelon, school bag, guitar',
  '3-4': 'eagle, penguin, monkey, swan, lamp, chair, bin, ladder, drum, computer, TV, mirror',
  '2-4': 'tortoise',
  '3-5': 'dog, octopus, carpet, table',
  '2-5': 'snake',
  '4': 'bike',
  '4-5': 'sheep, goat, wolf, kangaroo, desk, oven, bed, board',
  '5': 'pig, deer, panda, @jobs, fridge, washing machine, wardrobe, sofa, ostrich, lion, tiger',
  '5-6': 'bear, donkey, seal, dolphin, shark, motorbike, piano',
  '6': 'horse, cow, polar bear, zebra, camel, giraffe, crocodile, car',
  '6-7': 'hippo, rhino, helicopter, boat',
  '3-7': 'dinosaur',
  '7': 'elephant, whale, bus, train, plane, @building, @monument, @landscape, @natural-wonder, stadium, airport, train station',
};

function spansOf(table: Readonly<Record<string, string>>): ReadonlyMap<string, Span> {
  return new Map(
    Object.entries(table).flatMap(([steps, names]) => {
      const [least = 0, most = least] = steps.split('-').map(Number);
      return names.split(',').map((name): [string, Span] => {
        const trimmed = name.trim();
        return [trimmed.startsWith('@') ? trimmed : idOf(trimmed), [least, most]];
      });
    }),
  );
}

const measures = { size: spansOf(sizes), weight: spansOf(weights) };
export type Measure = keyof typeof measures;

const spanOf = (measure: Measure, { id, kind, category }: Thing): Span | undefined =>
  measures[measure].get(id) ?? measures[measure].get(`@${kind}`) ?? measures[measure].get(`@${category}`);

/** Names in the tables that are no things, for the test that reads them. */
export const measuredNames = Object.values(measures).flatMap((table) => [...table.keys()]);

/** Steps from which on something has it, and up to which it has it not. What lies between has it sometimes. */
export interface Threshold {
  measure: Measure;
  /** All above has it; where `isLess`, all below. */
  yes: number;
  no: number;
}

/** What has a measure at all can be compared; of the rest it is hard to say. */
export function measured(thing: Thing, { measure, yes, no }: Threshold) {
  const span = spanOf(measure, thing);
  if (!span) return 'unknown';
  const [least, most] = span;
  const isLess = yes < no;
  if (isLess ? most <= yes : least >= yes) return 'yes';
  if (isLess ? least >= no : most <= no) return 'no';
  return 'sometimes';
}

/** Bigger or smaller than something that has this size. What may be as big is not told. */
export interface Comparison {
  than: Span;
  direction: 'bigger' | 'smaller';
}

export function compared(thing: Thing, { than: [least, most], direction }: Comparison) {
  const span = spanOf('size', thing);
  if (!span) return 'unknown';
  const isBigger = span[0] > most;
  const isSmaller = span[1] < least;
  if (!isBigger && !isSmaller) return 'unknown';
  return (direction === 'bigger') === isBigger ? 'yes' : 'no';
}
