import { type Generator, nothing, one } from '#shared/grammar/frame';
import { fromRows, type Row } from '#shared/grammar/frames/rows';
import type { PointFrames } from '../../frame';

const placeRows: Row[] = [
  { text: '{$she;$he} is waiting ___ the bus stop.', key: 'at', also: ['in front of'], besides: ['near', 'behind', 'by', 'next to', 'opposite'], wrong: ['in', 'on', 'between'], why: '“At” is for a point, for example a bus stop.' },
  { text: '{$she;$he} is ___ home {now;today;this evening}.', key: 'at', besides: [nothing], wrong: ['in', 'on', 'to'], why: 'We say “at home”.' },
  { text: 'There is {a man;a woman;someone} ___ the door.', key: 'at', also: ['in front of'], besides: ['near', 'behind', 'by', 'next to', 'outside'], wrong: ['on', 'under', 'between'], why: '“At” is for a point, as in “at the door”.' },
  { text: '{$she;$he} lives ___ {$city;$country}.', key: 'in', besides: ['near'], wrong: ['at', 'on', 'to'], why: '“In” is for towns and countries.' },
  { text: 'Can you see the {bird;plane;sun;moon} ___ the sky?', key: 'in', wrong: ['on', 'at', 'between'], why: 'We say “in the sky”.' },
  { text: '{$she;$he} is {ill;tired} today and is ___ bed.', key: 'in', wrong: ['on', 'at', 'to'], why: 'We say “in bed”.' },
  { text: 'The {bag;ball;book;cat} is ___ the floor.', key: 'on', wrong: ['in', 'at', 'between'], why: '“On” says that it touches the floor from above.' },
  { text: 'There is a {picture;clock;map;photo} ___ the wall.', key: 'on', wrong: ['in', 'at', 'under'], why: '“On” says that it touches the wall.' },
  { text: '{$she;$he}’s flat is ___ the {first;second;third} floor.', key: 'on', wrong: ['in', 'at', 'between'], why: 'We say “on the first floor”.' },
  { text: 'The {bank;café;cinema;hotel} is ___ the school and the {library;museum;park}.', key: 'between', also: ['in front of'], besides: ['near', 'behind', 'opposite', 'next to', 'by'], wrong: ['on', 'in', 'at'], why: '“Between” says that there is one on each side.' },
  { text: '{$she} is sitting ___ {$he} and {$he2}.', key: 'between', also: ['in front of'], besides: ['with', 'near', 'behind', 'opposite', 'next to', 'by'], wrong: ['to', 'in', 'at'], why: '“Between” says that there is one person on each side.' },
  { text: 'I can’t see the {TV;board;screen}. {$she;$he} is ___ it.', key: 'in front of', wrong: ['behind', 'in', 'under'], why: '“In front of” says that you see the person, not the thing.' },
  { text: 'Look! The {cat;dog} is {sleeping;sitting} ___ the table.', key: 'under', wrong: ['between', 'to', 'from'], also: ['on', 'in front of'], besides: ['behind', 'near', 'next to', 'opposite'], why: '“Under” says that it is below.' },
  { text: 'The {milk;juice;cheese;butter} is cold. It was ___ the fridge.', key: 'in', wrong: ['at', 'between', 'to'], also: ['on', 'under'], besides: ['near', 'next to', 'behind'], why: '“In” says that it is inside.' },
  { text: 'The {fish;children} are swimming ___ the {lake;river}.', key: 'in', also: ['at'], besides: ['near', 'to', 'under'], wrong: ['on', 'between', 'from'], why: '“In” says that the water is around them.' },
  { text: '{$she} and {$he} are ___ the {classroom;kitchen;garden;office;living room}.', key: 'in', also: ['in front of'], besides: ['near', 'behind', 'opposite', 'next to'], wrong: ['on', 'to', 'between'], why: '“In” is for inside a room or a place with walls.' },
]; // biome-ignore format: one row a line

const placeBase = fromRows(placeRows, {
  cue: 'in / on / at / under / between / in front of',
  why: ({ why }) => why ?? '',
  mistake: (_, { why = '' }) => ({ mistake: 'preposition-of-place', why }),
});

const placeNames = [
  'bank',
  'school',
  'café',
  'cinema',
  'hotel',
  'library',
  'museum',
  'station',
  'supermarket',
  'theatre',
];
const opposites: Record<string, string> = { 'in front of': 'behind', behind: 'in front of', under: 'on' };

const prepositionsPlace: Generator = (random) => {
  const basis = placeBase(random);
  const preposition = one(random, ['in front of', 'behind']);
  const [first, second] = [one(random, placeNames.slice(0, 5)), one(random, placeNames.slice(5))];
  const other = opposites[preposition] ?? '';
  return {
    ...basis,
    // Which sense of several is meant is clear only from the choices.
    transform: {
      task: `Say the same. Begin with “The ${second}”.`,
      from: `The ${first} is ${preposition} the ${second}.`,
      accepted: [`The ${second} is ${other} the ${first}.`],
      wrong: [{ text: `The ${second} is ${preposition} the ${first}.`, why: `The other way round it is “${other}”.` }],
      why: `The opposite of “${preposition}” is “${other}”.`,
    },
  };
};

export const frames: PointFrames = {
  makeFrame: prepositionsPlace,
  cloze: [
    '{$he} lives [in|at|on] {$city}. His flat is [on|at|in] the {second;third} floor. In the living room there is a big picture [on|in|at] the wall and a sofa [between|in|at] two small tables. The cat is sleeping [under|between|at] the sofa: you can only see its tail. {$he} isn’t [at|on|to] home now.',
    'There is a lamp [on|in|at] my desk and a cat [under|between|into] it. My books are [in|on|at] a box, because my cupboard is full. My bed stands [between|in|at] the desk and the window, and there is a big map [on|in|at] the wall [above|between|into] the bed. My shoes? They are [behind|between|into] the door.',
    '“Where are you?” “I’m [at|on|in] the bus stop [in front of|between|into] the library. There’s a man [next to|between|in] me with a big dog.” “And the keys?” “They’re [in|on|at] my bag. No, wait, they’re [on|in|at] the table [in|on|at] the kitchen!”',
    'Our school is [in|on|at] a small town, [opposite|between|into] the old cinema. My classroom is [on|in|at] the second floor. My best friend sits [behind|between|into] me, and the clock is [above|between|in] the door. There are pictures [on|in|at] the wall, and the teacher’s plants stand [next to|between|into] the window.',
  ],
};
