import type { Attribute } from '../attribute';

/** How big something is whose size everybody knows, in the steps of measures. */
const sizes: Readonly<Record<string, readonly [number, number, ...string[]]>> = {
  mouse: [2, 2],
  phone: [2, 2],
  hand: [2, 3, 'my hand', 'your hand'],
  book: [3, 3],
  shoe: [3, 3],
  football: [3, 3, 'a ball'],
  cat: [3, 4],
  dog: [4, 4],
  chair: [4, 5],
  person: [5, 5, 'me', 'you', 'a human', 'a man', 'a child', 'people', 'us'],
  horse: [6, 6],
  cow: [6, 6],
  lion: [5, 6],
  elephant: [6, 7],
  bus: [7, 7],
  house: [7, 7],
};

const article = (noun: string) => (noun === 'elephant' ? 'an' : 'a');

/** 'Is it bigger than a dog?', 'Is it smaller than a dog?' */
const comparisons: readonly Attribute[] = Object.entries(sizes).flatMap(([noun, [least, most, ...others]]) =>
  (['bigger', 'smaller'] as const).map(
    (direction): Attribute => ({
      id: `${direction}-${noun}`,
      level: 'A1',
      ask: `Is it ${direction} than ${article(noun)} ${noun}?`,
      says: others.map((other) => `Is it ${direction} than ${other}?`),
      from: { than: [least, most], direction },
      ...(noun !== 'person' && noun !== 'house' && { isOnlyHeard: true }),
    }),
  ),
);

/** How big and how heavy things are, how fast, and what they cost. */
export const sizeAttributes: readonly Attribute[] = [
  {
    id: 'big',
    level: 'A1',
    ask: 'Is it big?',
    says: ['Is it very big?', 'Is it a big thing?', 'Is it big in size?', 'Is it really big?'],
    from: { measure: 'size', yes: 6, no: 3 },
    unknown: '@jobs, @sports, @subject, homework, exam, @event, @food',
    no: '@fruit, @vegetable, egg, biscuit',
    sometimes: 'watermelon',
  },
  {
    id: 'small',
    level: 'A1',
    ask: 'Is it small?',
    says: ['Is it very small?', 'Is it tiny?', 'Is it very tiny?', 'Is it little?', 'Is it a small thing?'],
    from: { measure: 'size', yes: 2, no: 5 },
    unknown: '@jobs, @dish, @drink, @staple',
  },
  ...comparisons,
  {
    id: 'smaller-car',
    level: 'A1',
    ask: 'Is it smaller than a car?',
    from: { than: [6, 6], direction: 'smaller' },
    isOnlyHeard: true,
  },
  {
    id: 'heavy',
    level: 'A1',
    ask: 'Is it heavy?',
    says: ['Is it very heavy?', 'Is it a heavy thing?', 'Does it weigh a lot?'],
    from: { measure: 'weight', yes: 5, no: 2 },
    unknown: '@jobs, cat, rabbit, chicken, duck, fox, skateboard, guitar',
  },
  {
    id: 'light-weight',
    level: 'A2',
    ask: 'Is it light?',
    says: ['Is it very light?'],
    from: { measure: 'weight', yes: 2, no: 4 },
    unknown: '@jobs, cat, rabbit, chicken, duck, fox, watermelon, skateboard, school bag, guitar',
    isOnlyHeard: true,
  },
  {
    id: 'lift',
    level: 'A2',
    ask: 'Can you lift it?',
    says: [
      'Can you carry it?',
      'Can a person lift it?',
      'Can a person carry it?',
      'Is it easy to carry?',
      'Can one person carry it?',
    ],
    from: { measure: 'weight', yes: 3, no: 6 },
    no: '@places, @famous',
    unknown: '@jobs, @event, @work, lion, tiger, Mona Lisa, Starry Night',
  },
  {
    id: 'fast',
    level: 'A1',
    ask: 'Is it fast?',
    says: [
      'Does it move fast?',
      'Does it go fast?',
      'Can it go fast?',
      'Can it move fast?',
      'Is it very fast?',
      'Is it quick?',
      'Does it move quickly?',
    ],
    yes: 'horse, lion, tiger, wolf, zebra, dolphin, shark, eagle, ostrich, kangaroo, deer, car, train, plane, helicopter, motorbike',
    sometimes:
      'dog, cat, rabbit, fox, bear, bus, boat, bike, skateboard, snake, parrot, owl, bat, lizard, running, cycling, skiing, swimming, sailing, skating, surfing, snowboarding, horse riding',
    no: 'snail, tortoise, @food, @furniture, @household, @kitchen, @clothes, @music, @school, @building, @landscape, @open-place, @monument, @work, chess, yoga, golf, fishing, bus stop',
    unknown:
      '@animals, @jobs, @sports, @event, computer, phone, kettle, oven, river, River Nile, Niagara Falls, ball, kite',
  },
  {
    id: 'slow',
    level: 'A1',
    ask: 'Is it slow?',
    says: ['Does it move slowly?', 'Is it very slow?', 'Does it go slowly?'],
    yes: 'snail, tortoise',
    sometimes: 'panda, cow, sheep, elephant, crab, hedgehog, boat, bus, bike, golf, chess, yoga, cricket, fishing',
    no: 'horse, lion, tiger, wolf, zebra, dolphin, shark, eagle, ostrich, kangaroo, deer, car, train, plane, helicopter, motorbike, fox, rabbit, @food, @clothes, @furniture, @school, @building, @monument',
    otherwise: 'unknown',
  },
  {
    id: 'expensive',
    level: 'A1',
    ask: 'Is it expensive?',
    says: [
      'Does it cost a lot?',
      'Does it cost a lot of money?',
      'Is it very expensive?',
      'Is it an expensive thing?',
      'Does it cost much?',
      'Is it worth a lot of money?',
      'Do you need a lot of money for it?',
    ],
    yes: 'car, bus, train, plane, helicopter, piano, horse, Mona Lisa, Starry Night',
    sometimes:
      'phone, camera, TV, fridge, oven, boat, bike, ring, watch, sofa, bed, wardrobe, guitar, violin, headphones, coat, dog, cat, parrot, table, desk, carpet, glasses, drum, dress, shoe, hotel, restaurant, golf, skiing, sailing, diving, horse riding, snowboarding, steak, honey, airport, cow, camel, computer, washing machine, motorbike',
    no: '@fruit, @vegetable, bread, rice, pasta, salt, sugar, egg, milk, water, tea, biscuit, pen, pencil, ruler, rubber, notebook, glue, sock, toothbrush, candle, balloon, bin, spoon, fork, key, bottle, cup, glass, park, beach, playground, library, bus stop, running, chess, ant, snail, mosquito, spider',
    otherwise: 'unknown',
  },
  {
    id: 'cheap',
    level: 'A1',
    ask: 'Is it cheap?',
    says: ['Is it very cheap?', 'Is it a cheap thing?'],
    yes: 'bread, rice, pasta, salt, sugar, egg, milk, water, tea, potato, carrot, onion, apple, banana, pen, pencil, ruler, rubber, notebook, glue, sock, toothbrush, candle, balloon, spoon',
    sometimes:
      '@fruit, @vegetable, biscuit, chips, sandwich, soup, burger, pizza, fork, cup, glass, plate, bottle, hat, scarf, glove, shirt, ball, key, umbrella, towel, bin, book, pencil case, bike, phone, watch, kite, doll, café, market, jam, juice, coffee, yoghurt, cereal',
    no: 'car, bus, train, plane, helicopter, motorbike, piano, horse, washing machine, Mona Lisa, Starry Night, fridge, boat',
    otherwise: 'unknown',
  },
];
