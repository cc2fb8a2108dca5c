import type { Attribute } from '../attribute';

/** What comes in any colour. */
const painted =
  '@clothes, @toy, car, bus, train, bike, motorbike, umbrella, towel, carpet, sofa, cup, pen, pencil, notebook, book, school bag, pencil case, candle, toothbrush, phone, headphones, boat, plane, helicopter, skateboard, chair, pillow, scissors, bottle, plate, lamp, drum, rubber, ruler, bin';

/** What has the colours that it has. */
const natural =
  'lion, tiger, bear, polar bear, wolf, fox, panda, elephant, giraffe, hippo, rhino, zebra, kangaroo, camel, deer, dolphin, seal, hedgehog, eagle, penguin, ostrich, swan, crocodile, bee, ant, apple, banana, orange, lemon, strawberry, cherry, pineapple, mango, watermelon, coconut, potato, carrot, onion, garlic, pea, lettuce, mushroom, tomato, cucumber, corn, chips, bread, rice, pasta, egg, cheese, butter, steak, chocolate, honey, sugar, milk, coffee, salt, Eiffel Tower, Statue of Liberty, Golden Gate Bridge, Taj Mahal, Colosseum, Great Pyramid of Giza, Stonehenge';

/** All natural ones but these. */
const naturalBut = (...others: readonly string[]) =>
  natural
    .split(', ')
    .filter((name) => !others.includes(name))
    .join(', ');

/** Colours that few things always have. */
export const colourAttributes: readonly Attribute[] = [
  {
    id: 'black',
    isOnlyHeard: true,
    level: 'A1',
    ask: 'Is it black?',
    says: ['Is its colour black?', 'Is it usually black?'],
    sometimes: `${painted}, bear, wolf, cat, dog, horse, rabbit, mouse, cow, goat, sheep, pig, donkey, spider, snake, ant, bat, octopus, butterfly, chicken, duck, hamster, monkey, squirrel, swan, tea, TV, computer, camera, piano, violin, guitar, oven, board, kettle, washing machine, calculator, coffee`,
    no: naturalBut(
      'bear',
      'wolf',
      'zebra',
      'panda',
      'penguin',
      'ostrich',
      'bee',
      'ant',
      'coffee',
      'swan',
      'seal',
      'crocodile',
      'hedgehog',
      'eagle',
      'rhino',
      'hippo',
      'tiger',
      'rice',
      'chocolate',
      'cherry',
    ),
    unknown: 'zebra, panda, penguin',
    otherwise: 'unknown',
  },
  {
    id: 'black-white',
    level: 'A1',
    ask: 'Is it black and white?',
    says: ['Is it white and black?', 'Is its colour black and white?'],
    yes: 'zebra, panda, penguin',
    sometimes: 'cow, cat, dog, rabbit, horse, ball, goat, pig, mouse, hamster, ostrich, piano, duck, @clothes',
    no: `${naturalBut('zebra', 'panda', 'penguin', 'ostrich')}, goldfish, frog`,
    otherwise: 'unknown',
  },
  {
    id: 'blue',
    isOnlyHeard: true,
    level: 'A1',
    ask: 'Is it blue?',
    says: ['Is its colour blue?', 'Is it usually blue?'],
    sometimes: `${painted}, parrot, butterfly, lake, river, beach, swimming pool, frog, lizard`,
    no: naturalBut('cheese'),
    otherwise: 'unknown',
  },
  {
    id: 'orange-colour',
    level: 'A1',
    ask: 'Is it orange?',
    says: ['Is its colour orange?', 'Is it usually orange?'],
    yes: 'orange, carrot, goldfish',
    sometimes: `${painted}, cat, tiger, fox, mango, cheese, juice, butterfly, parrot, snake, frog, crab, Golden Gate Bridge`,
    no: naturalBut(
      'orange',
      'carrot',
      'tiger',
      'fox',
      'mango',
      'cheese',
      'Golden Gate Bridge',
      'tomato',
      'egg',
      'honey',
      'pineapple',
    ),
    unknown: 'tomato, egg, honey, pineapple',
    otherwise: 'unknown',
  },
  {
    id: 'grey',
    level: 'A1',
    ask: 'Is it grey?',
    says: ['Is its colour grey?', 'Is it usually grey?'],
    yes: 'elephant, rhino, dolphin',
    sometimes: `${painted}, wolf, mouse, donkey, cat, dog, rabbit, horse, squirrel, owl, parrot, hippo, seal, shark, whale, kangaroo, sheep, goat, spider, tortoise, camera, kettle, washing machine, computer`,
    no: naturalBut(
      'elephant',
      'rhino',
      'dolphin',
      'wolf',
      'hippo',
      'seal',
      'kangaroo',
      'Stonehenge',
      'ostrich',
      'penguin',
      'swan',
      'crocodile',
      'hedgehog',
      'coconut',
      'mushroom',
      'Colosseum',
      'Eiffel Tower',
      'Great Pyramid of Giza',
      'deer',
      'lion',
      'bread',
    ),
    otherwise: 'unknown',
  },
  {
    id: 'pink',
    level: 'A1',
    ask: 'Is it pink?',
    says: ['Is its colour pink?', 'Is it usually pink?'],
    yes: 'pig',
    sometimes: `${painted}, octopus, cake, ice cream, parrot, yoghurt`,
    no: naturalBut('watermelon', 'onion', 'steak', 'salt', 'hippo', 'dolphin', 'apple'),
    otherwise: 'unknown',
  },
  {
    id: 'purple',
    isOnlyHeard: true,
    level: 'A1',
    ask: 'Is it purple?',
    says: ['Is its colour purple?', 'Is it usually purple?', 'Is it violet?'],
    sometimes: painted,
    no: naturalBut('onion', 'carrot', 'potato', 'lettuce', 'cherry', 'garlic'),
    otherwise: 'unknown',
  },
  {
    id: 'colourful',
    level: 'A2',
    ask: 'Is it colourful?',
    says: ['Does it have many colours?', 'Does it have a lot of colours?', 'Is it many colours?'],
    yes: 'parrot, butterfly, Great Barrier Reef, Starry Night',
    sometimes: `${painted}, salad, playground, market, goldfish, frog, snake, lizard, map, art, ice cream, cake`,
    no: 'elephant, rhino, hippo, dolphin, whale, wolf, mouse, donkey, polar bear, bear, salt, sugar, milk, water, rice, bread, potato, egg, garlic, coffee, Stonehenge, key, fork, knife, spoon, hammer',
    otherwise: 'unknown',
  },
];
