import { type Generator, one } from '#shared/grammar/frame';
import { fromRows, type Row } from '#shared/grammar/frames/rows';
import type { PointFrames } from '../../frame';

const timeRows: Row[] = [
  { text: '{The party;The test;The lesson;The game;The concert} is ___ {Monday;Tuesday;Wednesday;Thursday;Friday}.', key: 'on', wrong: ['in', 'at'] },
  { text: '{The party;The test;The lesson;The game;The concert} is ___ {Monday morning;Friday evening;Saturday afternoon}.', key: 'on', wrong: ['in', 'at'] },
  { text: '{$she;$he}’s birthday is ___ {5 May;12 June;30 March;1 July;23 April;15 August}.', key: 'on', wrong: ['in', 'at'] },
  { text: '{$she;$he}’s birthday is ___ {January;June;March;July;April;October;December}.', key: 'in', wrong: ['on', 'at'] },
  { text: '{The holiday;School;My new job} begins ___ {January;June;September;summer;autumn}.', key: 'in', wrong: ['on', 'at'] },
  { text: '{The film;The lesson;The concert;School;The game} starts ___ {eight;nine;ten;two;three;seven} o’clock.', key: 'at', wrong: ['in', 'on'] },
  { text: '{$she;$he} gets up early ___ the morning.', key: 'in', wrong: ['on', 'at'] },
  { text: '{$she;$he} works ___ night and sleeps in the day.', key: 'at', wrong: ['in', 'on'] },
  { text: '{$she;$he} {plays tennis;reads a book;watches TV} ___ the {afternoon;evening}.', key: 'in', wrong: ['on', 'at'] },
  { text: 'We usually have lunch ___ {noon;twelve o’clock;one o’clock}.', key: 'at', wrong: ['in', 'on'] },
  { text: 'It is very {cold;hot} here ___ {winter;summer;January;August}.', key: 'in', wrong: ['on', 'at'] },
]; // biome-ignore format: one row a line

const timeWhy: Record<string, string> = {
  in: 'Parts of the day, months, seasons and years take “in”.',
  on: 'Days, their parts (“Monday morning”) and dates take “on”.',
  at: 'The time on the clock and “night” take “at”.',
};

const timeBase = fromRows(timeRows, {
  cue: 'in / on / at',
  why: ({ key }) => timeWhy[key] ?? '',
  mistake: (_, { key }) => ({ mistake: 'preposition-of-time', why: timeWhy[key] ?? '' }),
});

const newTimes = {
  in: ['July', 'May', 'the evening', 'the afternoon'],
  on: ['Monday', 'Friday', 'Sunday', '1 June', '2 May', 'Saturday morning'],
  at: ['nine o’clock', 'ten o’clock', 'two o’clock', 'noon'],
} as const;

const ordinals: Record<string, readonly string[]> = { 1: ['1st', 'first'], 2: ['2nd', 'second'] };

/** A date as it is said as well: the 2nd of May, 2nd May, May 2, May the 2nd, the second of May. */
function otherDates(time: string): string[] {
  const [, day = '', month] = /^(\d) (\w+)$/.exec(time) ?? [];
  const said = (ordinals[day] ?? []).flatMap((ordinal) => [
    `the ${ordinal} of ${month}`,
    `${month} ${ordinal}`,
    `${month} the ${ordinal}`,
  ]);
  return said.length > 0 ? [`${month} ${day}`, `${ordinals[day]?.[0]} ${month}`, ...said] : [];
}

const prepositionsTime: Generator = (random) => {
  const basis = timeBase(random);
  const prepositions = ['in', 'on', 'at'] as const;
  const from = one(random, prepositions);
  const to = one(
    random,
    prepositions.filter((other) => other !== from),
  );
  const before = one(random, newTimes[from]);
  // From 3 May to May changes nothing.
  const after = one(
    random,
    newTimes[to].filter((time) => !before.includes(time) && !time.includes(before)),
  );
  const event = one(random, [
    'The party is',
    'The concert is',
    'The lesson is',
    'The game is',
    'The meeting is',
  ]).replace('meeting', 'test');
  return {
    ...basis,
    transform: {
      task: `Say it with “${after}” in place of “${before}”.`,
      from: `${event} ${from} ${before}.`,
      accepted: [`${event} ${to} ${after}.`, ...otherDates(after).map((date) => `${event} on ${date}.`)],
      wrong: [{ text: `${event} ${from} ${after}.`, why: timeWhy[to] ?? '' }],
      why: timeWhy[to] ?? '',
    },
  };
};

export const frames: PointFrames = {
  makeFrame: prepositionsTime,
  cloze: [
    '{$she} gets up [at|in|on] six o’clock. She works in a {shop;school} [on|at|in] Mondays. She has lunch [at|in|on] noon and plays tennis [in|on|at] the afternoon. Her birthday is [in|at|on] {July;August}, and this year her party is [on|in|at] Saturday.',
    'My dance lesson is [on|in|at] Tuesdays [at|on|in] seven o’clock. [In|On|At] summer we dance in the park. Our next party is [on|in|at] 4 July, and it starts late, [at|in|on] half past nine, because it isn’t dark before. Please come early: [in|at|on] the evening the park is full. Our school began [in|on|at] 2012.',
    'My grandmother gets up [at|in|on] five o’clock. [In|At|On] the morning she works in the garden. [At|On|In] noon she eats, and then she sleeps for an hour. [On|In|At] Friday evenings she plays cards with her friends. Her birthday is [in|on|at] May, and [on|at|in] that day she makes a cake for all of us.',
    'Our bus leaves [on|in|at] Saturday morning [at|on|in] a quarter to eight. We are in Paris [from|in|on] Saturday [to|at|in] Monday, and [at|in|on] night we sleep in a small hotel. [On|At|In] the last day we visit a museum, and we come home late [in|on|at] the evening.',
  ],
};
