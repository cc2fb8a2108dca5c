import type { Attribute } from '../attribute';

/** Adjectives that are asked with a noun: 'Is it a big animal?' */
const pairs: readonly [adjective: string, id: string, nouns: readonly [noun: string, id: string][]][] = [
  [
    'big',
    'big',
    [
      ['animal', 'animal'],
      ['building', 'building'],
      ['place', 'place'],
      ['machine', 'machine'],
      ['object', 'object'],
      ['bird', 'bird'],
    ],
  ],
  [
    'small',
    'small',
    [
      ['animal', 'animal'],
      ['object', 'object'],
      ['bird', 'bird'],
    ],
  ],
  [
    'dangerous',
    'dangerous',
    [
      ['animal', 'animal'],
      ['place', 'place'],
      ['job', 'person'],
      ['sport', 'sport'],
      ['thing', 'object'],
      ['object', 'object'],
    ],
  ],
  [
    'heavy',
    'heavy',
    [
      ['object', 'object'],
      ['animal', 'animal'],
    ],
  ],
  [
    'fast',
    'fast',
    [
      ['animal', 'animal'],
      ['sport', 'sport'],
      ['vehicle', 'vehicle'],
    ],
  ],
  ['slow', 'slow', [['animal', 'animal']]],
  [
    'expensive',
    'expensive',
    [
      ['sport', 'sport'],
      ['object', 'object'],
      ['place', 'place'],
    ],
  ],
  ['friendly', 'friendly', [['animal', 'animal']]],
  [
    'tall',
    'is-tall',
    [
      ['animal', 'animal'],
      ['building', 'building'],
    ],
  ],
  [
    'old',
    'is-old',
    [
      ['building', 'building'],
      ['place', 'place'],
    ],
  ],
  [
    'famous',
    'famous',
    [
      ['building', 'building'],
      ['person', 'person'],
    ],
  ],
  ['cold', 'cold-food', [['drink', 'drink']]],
  [
    'hot',
    'hot',
    [
      ['drink', 'drink'],
      ['food', 'food'],
    ],
  ],
  [
    'sweet',
    'sweet',
    [
      ['food', 'food'],
      ['fruit', 'fruit'],
    ],
  ],
  ['healthy', 'healthy', [['drink', 'drink']]],
  [
    'red',
    'red',
    [
      ['fruit', 'fruit'],
      ['vegetable', 'vegetable'],
    ],
  ],
  [
    'green',
    'green',
    [
      ['fruit', 'fruit'],
      ['vegetable', 'vegetable'],
    ],
  ],
  [
    'yellow',
    'yellow',
    [
      ['fruit', 'fruit'],
      ['vegetable', 'vegetable'],
    ],
  ],
];

const articled = (words: string) => (/^[aeiou]/.test(words) ? `an ${words}` : `a ${words}`);

export const pairAttributes: readonly Attribute[] = pairs.flatMap(([adjective, id, nouns]) =>
  nouns.map(
    ([noun, other]): Attribute => ({
      id: `${adjective}-${noun}`,
      level: 'A1',
      ask: `Is it ${articled(`${adjective} ${noun}`)}?`,
      ...(noun === 'food' && { says: [`Is it ${adjective} food?`] }),
      both: [id, other],
      isOnlyHeard: true,
    }),
  ),
);
