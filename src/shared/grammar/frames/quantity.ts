import type { Random } from '#shared/core/random';
import { cap, type Frame, frame, type Generator, one, oneOf, tie, wrong } from '../frame';
import { fromRows, type Row } from './rows';

const foods = 'milk bread rice sugar butter cheese water juice coffee tea salt meat soup pasta'.split(' ');
const countables = 'apples eggs oranges bananas tomatoes carrots potatoes onions lemons sandwiches cakes'.split(' ');
const shops = ['in the fridge', 'on the table', 'in the kitchen', 'in the cupboard', 'in this bag', 'at home'];

function someAny(random: Random): Frame {
  const isUncounted = random() < 0.5;
  const thing = one(random, isUncounted ? foods : countables);
  const place = tie(one(random, shops));
  const is = isUncounted ? 'is' : 'are';
  const positive = `There ${is} some ${thing} ${place}.`;
  const negative = `There ${is}n't any ${thing} ${place}.`;
  const other = isUncounted
    ? wrong('many', 'many-with-uncountable', `We do not count ${thing}, so “many” is not possible.`)
    : wrong('much', 'much-with-countable', `We count ${thing}, so “much” is not possible.`);
  const singular = isUncounted
    ? wrong('a', 'a-with-uncountable', `We do not count ${thing}: no “a”.`)
    : wrong('a', 'a-with-plural', '“A” goes only with one thing.');
  const kind = one(random, ['positive', 'negative', 'question'] as const);
  const toNegative = {
    task: 'Make it negative.',
    from: positive,
    accepted: [negative, `There ${is} no ${thing} ${place}.`],
    wrong: [{ text: `There ${is}n't some ${thing} ${place}.`, why: 'In negative sentences “some” becomes “any”.' }],
    why: 'In negative sentences “some” becomes “any”.',
  };
  if (kind === 'positive')
    return frame({
      pattern: `There ${is} ___ ${thing} ${place}.`,
      key: 'some',
      cue: 'some / any',
      wrong: [wrong('any', 'any-in-positive', 'In positive sentences we use “some”.', [negative]), singular, other],
      why: 'A positive sentence: some.',
      transform:
        random() < 0.5
          ? toNegative
          : {
              task: 'Make it a question.',
              from: positive,
              accepted: [`${cap(is)} there any ${thing} ${place}?`, `${cap(is)} there some ${thing} ${place}?`],
              why: 'Most questions have “any”.',
            },
    });
  if (kind === 'question')
    return frame({
      pattern: `${cap(is)} there ___ ${thing} ${place}?`,
      key: 'any',
      also: ['some'],
      cue: 'some / any',
      wrong: [
        isUncounted ? other : wrong('an', 'a-with-plural', '“An” goes only with one thing.'),
        singular,
        isUncounted
          ? wrong('a lot', 'a-lot-without-of', 'Before a noun it is “a lot of”. In this question it is “any”.', [
              `${cap(is)} there a lot of ${thing} ${place}?`,
            ])
          : other,
      ],
      why: 'Most questions have “any”.',
    });
  return frame({
    pattern: `There ${is}n't ___ ${thing} ${place}.`,
    key: 'any',
    cue: 'some / any',
    wrong: [
      wrong('some', 'some-in-negative', 'In negative sentences we use “any”.', [positive]),
      wrong('no', 'double-negative', 'The sentence is negative already: any.', [`There ${is} no ${thing} ${place}.`]),
      singular,
    ],
    why: 'A negative sentence: any.',
    transform: {
      task: 'Make it positive.',
      from: negative,
      accepted: [positive],
      wrong: [{ text: `There ${is} any ${thing} ${place}.`, why: 'In positive sentences we use “some”.' }],
      why: 'In positive sentences “any” becomes “some”.',
    },
  });
}

const countedPairs = [
  ['apples', 'sugar'], ['eggs', 'milk'], ['books', 'time'], ['friends', 'money'], ['tickets', 'luggage'],
  ['tomatoes', 'cheese'], ['chairs', 'furniture'], ['cups', 'tea'], ['sandwiches', 'bread'], ['photos', 'information'],
  ['bottles', 'water'], ['potatoes', 'rice'], ['biscuits', 'coffee'], ['bananas', 'juice'],
] as const; // biome-ignore format: a list of words

function howMuch(random: Random): Frame {
  const isCounted = random() < 0.5;
  const [many, much] = one(random, countedPairs);
  const thing = isCounted ? many : much;
  const [key, other] = isCounted ? ['many', 'much'] : ['much', 'many'];
  const rest = one(random, ['do you need', 'have you got', 'do we need', 'did they have', 'do you want']);
  const why = isCounted ? `We count ${thing}: many.` : `We do not count ${thing}: much.`;
  return frame({
    pattern: `How ___ ${thing} ${rest}?`,
    key,
    cue: 'much / many',
    wrong: [
      wrong(other, isCounted ? 'much-with-countable' : 'many-with-uncountable', why),
      wrong('a lot of', 'how-a-lot', 'After “how” comes much or many.'),
      wrong(isCounted ? 'a few' : 'a little', 'how-a-lot', 'After “how” comes much or many.'),
    ],
    why,
    transform: {
      task: `Ask about ${isCounted ? much : many}.`,
      from: `How ${key} ${thing} ${rest}?`,
      accepted: [`How ${other} ${isCounted ? much : many} ${rest}?`],
      wrong: [
        { text: `How ${key} ${isCounted ? much : many} ${rest}?`, why: 'Many for what we count, much for the rest.' },
      ],
      why: 'Many for what we count, much for the rest.',
    },
  });
}

function notMuch(random: Random): Frame {
  const isCounted = random() < 0.5;
  const [many, much] = one(random, countedPairs);
  const thing = isCounted ? many : much;
  const [key, other] = isCounted ? ['many', 'much'] : ['much', 'many'];
  const start = one(random, ['There wasn’t', 'We haven’t got', 'I don’t need', 'They didn’t have']);
  const ends =
    start === 'There wasn’t' || start === 'They didn’t have'
      ? ['that day', 'at the party', 'last time']
      : ['now', 'today', 'at the moment'];
  const verb = start === 'There wasn’t' && isCounted ? 'There weren’t' : start;
  const why = isCounted ? `We count ${thing}: many.` : `We do not count ${thing}: much.`;
  return frame({
    pattern: `${verb} ___ ${thing} ${tie(one(random, ends))}.`,
    key,
    also: ['a lot of', 'lots of', 'any'],
    cue: 'much / many',
    wrong: [
      wrong(other, isCounted ? 'much-with-countable' : 'many-with-uncountable', why),
      wrong('a lot', 'a-lot-without-of', 'Before a noun it is “a lot of”.'),
      wrong(isCounted ? 'a little' : 'a few', isCounted ? 'little-with-countable' : 'few-with-uncountable', why),
    ],
    why,
  });
}

function fewLittle(random: Random): Frame {
  const isCounted = random() < 0.5;
  const [many, much] = one(random, countedPairs);
  const thing = isCounted ? many : much;
  const [key, other] = isCounted ? ['a few', 'a little'] : ['a little', 'a few'];
  const start = one(random, ['We only have', 'We only need', 'We still have']);
  const end = one(random, ['now', 'today', 'for the weekend', 'at the moment']);
  const why = isCounted ? `We count ${thing}: a few.` : `We do not count ${thing}: a little.`;
  return frame({
    pattern: `${start} ___ ${thing} ${tie(end)}.`,
    key,
    cue: 'a few / a little',
    wrong: [
      wrong(other, isCounted ? 'little-with-countable' : 'few-with-uncountable', why),
      wrong('a lot', 'a-lot-without-of', 'Before a noun it is “a lot of”; and “only” wants a small number or amount.', [
        `${start} a lot of ${thing} ${end}.`,
      ]),
      wrong(isCounted ? 'much' : 'many', isCounted ? 'much-with-countable' : 'many-with-uncountable', why),
    ],
    why,
    transform: {
      task: `Say the same about ${isCounted ? much : many}.`,
      from: `${start} ${key} ${thing} ${end}.`,
      accepted: [`${start} ${other} ${isCounted ? much : many} ${end}.`],
      wrong: [
        {
          text: `${start} ${key} ${isCounted ? much : many} ${end}.`,
          why: 'A few for what we count, a little for the rest.',
        },
      ],
      why: 'A few for what we count, a little for the rest.',
    },
  });
}

const timeRows: Row[] = [
  { text: '{The party;The test;The lesson;The game;The concert} is ___ {Monday;Tuesday;Wednesday;Thursday;Friday}.', key: 'on', wrong: ['in', 'at'] },
  { text: '{The party;The test;The lesson;The game;The concert} is ___ {Monday morning;Friday evening;Saturday afternoon}.', key: 'on', wrong: ['in', 'at'] },
  { text: '{$she;$he}’s birthday is ___ {5 May;12 June;30 March;1 July;23 April;15 August}.', key: 'on', wrong: ['in', 'at'] },
  { text: '{$she;$he}’s birthday is ___ {January;June;March;July;April;October;December}.', key: 'in', wrong: ['on', 'at'] },
  { text: '{The holiday;The lesson;My new job} begins ___ {January;June;September;summer;autumn}.', key: 'in', wrong: ['on', 'at'] },
  { text: '{The film;The lesson;The concert;School;The game} starts ___ {eight;nine;ten;two;three;seven} o’clock.', key: 'at', wrong: ['in', 'on'] },
  { text: '{$she;$he} gets up early ___ the morning.', key: 'in', wrong: ['on', 'at'] },
  { text: '{$she;$he} works ___ night and sleeps in the day.', key: 'at', wrong: ['in', 'on'] },
  { text: '{$she;$he} {plays tennis;reads a book;watches TV} ___ the {afternoon;evening}.', key: 'in', wrong: ['on', 'at'] },
  { text: 'We usually have lunch ___ {noon;twelve o’clock;one o’clock}.', key: 'at', wrong: ['in', 'on'] },
  { text: 'It is very {cold;hot} here ___ {winter;summer;January;August}.', key: 'in', wrong: ['on', 'at'] },
]; // biome-ignore format: one row a line

const timeWhy: Record<string, string> = {
  in: 'In: parts of the day, months, seasons and years.',
  on: 'On: days and dates.',
  at: 'At: the time on the clock, and night.',
};

const timeBase = fromRows(timeRows, {
  cue: 'in / on / at',
  why: ({ key }) => timeWhy[key] ?? '',
  mistake: (_, { key }) => ({ mistake: 'preposition-of-time', why: timeWhy[key] ?? '' }),
});

const newTimes = {
  in: ['July', 'May', 'winter', 'the evening', 'the afternoon'],
  on: ['Monday', 'Friday', 'Sunday', '10 June', '3 May', 'Saturday morning'],
  at: ['nine o’clock', 'ten o’clock', 'two o’clock', 'noon'],
} as const;

const prepositionsTime: Generator = (random) => {
  const made = timeBase(random);
  const prepositions = ['in', 'on', 'at'] as const;
  const from = one(random, prepositions);
  const to = one(
    random,
    prepositions.filter((other) => other !== from),
  );
  const [before, after] = [one(random, newTimes[from]), one(random, newTimes[to])];
  const event = one(random, [
    'The party is',
    'The concert is',
    'The lesson is',
    'The game is',
    'The meeting is',
  ]).replace('meeting', 'test');
  return {
    ...made,
    transform: {
      task: `Change the time: ${after}.`,
      from: `${event} ${from} ${before}.`,
      accepted: [
        `${event} ${to} ${after}.`,
        ...(/^\d/.test(after)
          ? [
              `${event} on the ${after.replace(/(\d+) (\w+)/, (_, day, month) => `${day}${day === '3' ? 'rd' : 'th'} of ${month}`)}.`,
              `${event} on ${after.replace(/(\d+) (\w+)/, '$2 $1')}.`,
            ]
          : []),
      ],
      wrong: [{ text: `${event} ${from} ${after}.`, why: timeWhy[to] ?? '' }],
      why: timeWhy[to],
    },
  };
};

const placeRows: Row[] = [
  { text: '{$she;$he} is waiting ___ the bus stop.', key: 'at', wrong: ['in', 'on', 'between'], why: 'At: a point, for example a bus stop.' },
  { text: '{$she;$he} is ___ home {now;today;this evening}.', key: 'at', wrong: ['in', 'on', 'to'], why: 'We say “at home”.' },
  { text: 'There is {a man;a woman;someone} ___ the door.', key: 'at', also: ['near', 'behind', 'by', 'in', 'in front of', 'next to', 'outside'], wrong: ['on', 'under', 'between'], why: 'At the door: a point.' },
  { text: '{$she;$he} lives ___ {$city;$country}.', key: 'in', also: ['near'], wrong: ['at', 'on', 'to'], why: 'In: towns and countries.' },
  { text: 'Can you see the {bird;plane;sun;moon} ___ the sky?', key: 'in', wrong: ['on', 'at', 'between'], why: 'We say “in the sky”.' },
  { text: '{$she;$he} is {ill;tired} today and is ___ bed.', key: 'in', wrong: ['on', 'at', 'to'], why: 'We say “in bed”.' },
  { text: 'The {bag;ball;book;cat} is ___ the floor.', key: 'on', wrong: ['in', 'at', 'between'], why: 'On: it touches the floor from above.' },
  { text: 'There is a {picture;clock;map;photo} ___ the wall.', key: 'on', wrong: ['in', 'at', 'under'], why: 'On: it touches the wall.' },
  { text: '{$she;$he}’s flat is ___ the {first;second;third} floor.', key: 'on', wrong: ['in', 'at', 'between'], why: 'We say “on the first floor”.' },
  { text: 'The {bank;café;cinema;hotel} is ___ the school and the {library;museum;park}.', key: 'between', wrong: ['on', 'in', 'at'], why: 'Between: one on each side.' },
  { text: '{$she} is sitting ___ {$he} and {$he2}.', key: 'between', also: ['with', 'near', 'behind', 'opposite', 'next to', 'in front of'], wrong: ['on', 'in', 'at'], why: 'Between: one person on each side.' },
  { text: 'I can’t see the {TV;board;screen}. {$she;$he} is ___ it.', key: 'in front of', wrong: ['behind', 'in', 'under'], why: 'In front of: you see the person, not the thing.' },
  { text: 'I can’t see {$she;$he}. The {cat;dog} is {sleeping;sitting} ___ the table.', key: 'under', wrong: ['between', 'at', 'in'], also: ['on', 'behind', 'near', 'next to', 'opposite', 'in front of'], why: 'Under: below it.' },
  { text: 'The {milk;juice;cheese;butter} is cold. It was ___ the fridge.', key: 'in', wrong: ['at', 'between', 'to'], also: ['on', 'near', 'next to', 'behind', 'under'], why: 'In: inside it.' },
  { text: 'The {fish;dolphins;children} are swimming ___ the {lake;river;sea}.', key: 'in', wrong: ['on', 'at', 'between'], why: 'In: the water is around them.' },
  { text: '{$she} and {$he} are ___ the {classroom;kitchen;garden;office;living room}.', key: 'in', also: ['near', 'behind', 'opposite', 'in front of', 'next to'], wrong: ['on', 'to', 'between'], why: 'In: inside a room or a place with walls.' },
]; // biome-ignore format: one row a line

const placeBase = fromRows(placeRows, {
  cue: 'in / on / at / under / between / in front of',
  why: ({ why }) => why ?? '',
  mistake: (_, { why = '' }) => ({ mistake: 'preposition-of-place', why }),
});

const placeNames = ['bank', 'school', 'café', 'cinema', 'hotel', 'library', 'museum', 'station', 'supermarket', 'park'];
const opposites: Record<string, string> = { 'in front of': 'behind', behind: 'in front of', under: 'on' };

const prepositionsPlace: Generator = (random) => {
  const made = placeBase(random);
  const preposition = one(random, ['in front of', 'behind']);
  const [first, second] = [one(random, placeNames.slice(0, 5)), one(random, placeNames.slice(5))];
  const other = opposites[preposition] ?? '';
  return {
    ...made,
    // Which sense of several is meant is clear only from the choices.
    transform: {
      task: `Say it the other way round. Begin with “The ${second}” and use “${other}”.`,
      from: `The ${first} is ${preposition} the ${second}.`,
      accepted: [`The ${second} is ${other} the ${first}.`],
      wrong: [{ text: `The ${second} is ${preposition} the ${first}.`, why: `The other way round it is “${other}”.` }],
      why: `The opposite of “${preposition}” is “${other}”.`,
    },
  };
};

export const quantity = {
  'some-any': someAny,
  'much-many': oneOf(howMuch, notMuch, fewLittle),
  'prepositions-time': prepositionsTime,
  'prepositions-place': prepositionsPlace,
} satisfies Record<string, Generator>;
