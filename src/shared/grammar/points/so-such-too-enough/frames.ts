import type { Random } from '#shared/core/random';
import { men, women } from '#shared/grammar/data/people';
import { type Frame, frame, one, oneOf, tie, wrong } from '#shared/grammar/frame';
import { fromRows, type Row } from '#shared/grammar/frames/rows';
import type { PointFrames } from '../../frame';

const soRows: Row[] = [
  { text: 'It was ___ {hot;cold;wet} that we {stayed at home;went home early}.', key: 'so', wrong: ['such', 'too', 'very'] },
  { text: 'The guests were ___ {tired;bored} that they all {went home;left early}.', key: 'so', wrong: ['such', 'too', 'very'] },
  { text: 'The {film;book;play;concert} was ___ {boring;long} that {$she;$he} fell asleep.', key: 'so', wrong: ['such', 'too', 'very'] },
  { text: 'It was ___ a {hot;cold;wet} day that we {stayed at home;went home early}.', key: 'such', wrong: ['so', 'too', 'very'] },
  { text: 'It was ___ a {good;funny;sad;strange} {film;book;story} that {$she;$he} told~everyone about~it.', key: 'such', wrong: ['so', 'too', 'very'] },
  { text: 'They are ___ {nice;kind;friendly;interesting} neighbours that everyone likes them.', key: 'such', wrong: ['so', 'too', 'such a'] },
  { text: 'This {#2:bag;box;suitcase;table} is ___ heavy for {#1:me;us;a child} to carry.', key: 'too', wrong: ['such', 'enough', 'too much'], fixes: ['This {#2} is much too heavy for {#1} to carry.'] },
  { text: 'The {#1:coffee;tea;soup} is ___ hot to drink.', key: 'too', wrong: ['such', 'enough', 'too much'], fixes: ['The {#1} is much too hot to drink.', 'The {#1} is hot enough to drink.'] },
  { text: '{#1:My brother;My sister;My cousin} is ___ young to drive a {#2:car;bus;taxi}.', key: 'too', wrong: ['such', 'enough', 'too much'], fixes: ['{#1} is much too young to drive a {#2}.'] },
]; // biome-ignore format: one row a line

const soWhy: Record<string, string> = {
  so: 'Before an adjective alone, with “that” and what comes of it behind it, it is “so”.',
  such: 'Before an adjective with its noun, and “that” behind them, it is “such”.',
  too: '“Too” before an adjective says that it is more than is good.',
};

const soMistakes: Record<
  string,
  'so-such' | 'very-for-so' | 'too-for-so' | 'enough-place' | 'too-much-adjective' | 'such-a'
> = {
  so: 'so-such',
  such: 'so-such',
  very: 'very-for-so',
  too: 'too-for-so',
  enough: 'enough-place',
  'too much': 'too-much-adjective',
  'such a': 'such-a',
};

const soBase = fromRows(soRows, {
  cue: 'so / such / too',
  why: ({ key }) => soWhy[key] ?? '',
  mistake: (filling, { key }) => ({ mistake: soMistakes[filling] ?? 'so-such', why: soWhy[key] ?? '' }),
});

function soSuch(random: Random): Frame {
  const basis = soBase(random);
  const [noun, adjective, rest] = one(random, [
    ['day', 'hot', 'we stayed at home'],
    ['film', 'good', 'we watched it twice'],
    ['book', 'boring', 'I fell asleep'],
    ['night', 'cold', 'we came home early'],
    ['test', 'difficult', 'nobody passed'],
    ['meal', 'expensive', 'we shared it'],
    ['song', 'beautiful', 'she began to cry'],
    ['story', 'sad', 'he began to cry'],
    ['hotel', 'noisy', 'we left after one night'],
    ['road', 'dangerous', 'we drove very slowly'],
  ] as const);
  const article = /^[aeiou]/.test(adjective) ? 'an' : 'a';
  const [so, such] = [
    `The ${noun} was so ${adjective} that ${rest}.`,
    `It was such ${article} ${adjective} ${noun} that ${rest}.`,
  ];
  return {
    ...basis,
    transform:
      random() < 0.5
        ? {
            task: 'Begin with “It was” and use “such”.',
            from: so,
            accepted: [such, such.replace(' that ', ' ')],
            wrong: [{ text: such.replace(' such ', ' so '), why: 'A noun with its adjective takes “such”, not “so”.' }],
            why: `Before an adjective with its noun it is “such ${article}”.`,
          }
        : {
            task: `Begin with “The ${noun}” and use “so”.`,
            from: such,
            accepted: [so, so.replace(' that ', ' ')],
            wrong: [{ text: so.replace(' so ', ' such '), why: 'Before an adjective without a noun: so.' }],
            why: 'Before an adjective without a noun it is “so”.',
          },
  };
}

const enoughFor = [
  ['old', 'young', 'drive a car'], ['tall', 'short', 'play basketball'], ['strong', 'weak', 'carry the box'], ['rich', 'poor', 'buy a boat'],
  ['old', 'young', 'live alone'], ['fast', 'slow', 'win the race'], ['brave', '', 'jump from there'], ['old', 'young', 'vote'],
] as const; // biome-ignore format: a list of words

function enough(random: Random): Frame {
  // Nobody’s father is too young to vote.
  const name = one(random, [...women, ...men]);
  const [adjective, opposite, goal] = one(random, enoughFor);
  return frame({
    pattern: `${name} isn’t ___ to ${tie(goal)}.`,
    key: `${adjective} enough`,
    cue: `enough / ${adjective}`,
    wrong: [
      wrong(`enough ${adjective}`, 'enough-place', '“Enough” comes after the adjective.'),
      wrong(`so ${adjective}`, 'so-such', '“So” says how much; what it is enough for comes after “enough”.'),
      wrong(`such ${adjective}`, 'so-such', '“Such” stands before a noun.'),
    ],
    why: '“Enough” comes after the adjective.',
    ...(opposite && {
      transform: {
        task: `Use “${adjective} enough”.`,
        from: `${name} is too ${opposite} to ${goal}.`,
        accepted: [`${name} is not ${adjective} enough to ${goal}.`],
        wrong: [
          {
            text: `${name} is not enough ${adjective} to ${goal}.`,
            why: '“Enough” comes after the adjective.',
          },
        ],
        why: `Too ${opposite} is the same as not ${adjective} enough.`,
      },
    }),
  });
}

export const frames: PointFrames = {
  makeFrame: oneOf(soSuch, soSuch, soSuch, enough),
  cloze: [
    'It was [such|so|too] a hot day that we went to the lake. The water was [so|such|enough] clear that we could see the fish. {$she}’s little brother couldn’t swim: he wasn’t [old enough|enough old|old too]. At noon it was [too|such|enough] hot to sit in the sun, so we found a tree. We had [such|so|too] a good time that we stayed until dark.',
    'The concert was [so|such|too] loud that we left after an hour. It was [such|so|too] a hot evening that nobody could breathe, and we were standing [too|enough|such] close to the stage to see anything. My little sister wasn’t tall [enough|too|so] to see the band at all. She was [so|such|enough] tired that she fell asleep in the bus. We had [such|so|too] bad luck that we can only laugh about it now. Next time we’ll leave early [enough|too|so] to get good seats.',
  ],
};
