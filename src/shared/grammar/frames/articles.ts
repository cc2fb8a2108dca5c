import type { Random } from '#shared/core/random';
import { plurals } from '#shared/language/forms/inflect';
import { heOrShe, slots } from '../data/people';
import { type Frame, frame, type Generator, nothing, one, oneOf, wrong } from '../frame';
import { fromRows, type Row } from './rows';

const aNouns = 'dog cat bike book computer camera guitar car horse house hat lamp robot tablet piano'.split(' ');

const anNouns = [
  'apple',
  'egg',
  'umbrella',
  'orange',
  'armchair',
  'elephant',
  'old car',
  'orange bag',
  'ice cream',
  'old bike',
  'interesting book',
  'English book',
  'easy job',
];

const aJobs = 'doctor teacher nurse singer dentist waiter vet pilot farmer chef student writer cleaner'.split(' ');

const anJobs = ['actor', 'English teacher', 'office worker', 'art teacher'];

function aOrAn(random: Random): Frame {
  const isJob = random() < 0.5;
  const isAn = random() < 0.5;
  const noun = one(random, isJob ? (isAn ? anJobs : aJobs) : isAn ? anNouns : aNouns);
  const [key, other] = isAn ? ['an', 'a'] : ['a', 'an'];
  const subject = someone(random);
  const start = isJob ? `${subject} is` : slots(`${subject} has got`, random);
  const many = plurals(noun.split(' ').at(-1) ?? '')[0] ?? '';
  const manyNoun = [...noun.split(' ').slice(0, -1), many].join(' ');
  const form = subject.startsWith('my~') || subject.startsWith('our~') ? 'My friends' : 'They';
  return frame({
    pattern: `${start} ___ ${noun}.`,
    key,
    cue: 'a / an',
    wrong: [
      wrong(other, 'a-an', `The next sound is ${isAn ? 'a vowel' : 'a consonant'}, so it is “${key}”.`),
      wrong(nothing, 'missing-article', `One person or thing needs “a” or “an” before it.`),
      wrong('some', 'some-with-singular', '“Some” goes with more than one, or with things that we do not count.'),
    ],
    why: `One ${noun}, and the next sound is ${isAn ? 'a vowel' : 'a consonant'}: ${key}.`,
    transform: isJob
      ? {
          task: 'Begin with “He”. Speak of one person.',
          from: `${form} are ${manyNoun}.`,
          accepted: [`He is ${key} ${noun}.`],
          wrong: [
            { text: `He is ${noun}.`, why: 'A job needs “a” or “an”.' },
            { text: `He is ${other} ${noun}.`, why: `The next sound decides: ${key} ${noun}.` },
          ],
          why: 'One person: with a or an before the job.',
        }
      : {
          task: 'Speak of one thing. Begin with “I’ve got”.',
          from: `I’ve got two ${manyNoun}.`,
          accepted: [
            `I have got ${key} ${noun}.`,
            `I have ${key} ${noun}.`,
            `I've got one ${noun}.`,
            `I have got one ${noun}.`,
          ],
          wrong: [{ text: `I've got ${other} ${noun}.`, why: `The next sound decides: ${key} ${noun}.` }],
          why: 'One thing: a or an before the noun.',
        },
  });
}

const someone = (random: Random) => heOrShe(random).text;

const articleWhy: Record<string, string> = {
  the: 'We know which one it is: the.',
  a: 'One of many, and we do not say which: a.',
  an: 'One of many, and we do not say which: an.',
  [nothing]: 'There is no article in this phrase.',
};

const articleMistake = (filling: string, { key }: Row) => {
  const plainFilling = filling.toLowerCase();
  const plainKey = key.toLowerCase();
  if (plainFilling === nothing) return { mistake: 'missing-article' as const, why: `Here we need “${plainKey}”.` };
  if (plainKey === nothing) return { mistake: 'extra-article' as const, why: 'No article is used in this phrase.' };
  return plainKey === 'the'
    ? ({ mistake: 'a-for-the', why: 'We know which one it is, so it is “the”.' } as const)
    : ({ mistake: 'the-for-a', why: 'We do not say which one, so it is “a” or “an”.' } as const);
};

const articleRows: Row[] = [
  { text: 'I’ve got a {#1:cat;horse;bird} and a dog. ___ {#1} is {black;white;brown;very old}.', key: 'The', wrong: ['A', nothing, 'An'], why: 'We know which one: it was in the sentence before.' },
  { text: 'I can see {a man and a woman;a woman and a man} at the door. ___ {man;woman} is {tall;old;young} and {happy;tired;friendly}.', key: 'The', wrong: ['A', nothing, 'An'], why: 'We know which one: it was in the sentence before.' },
  { text: '{Look at;We can see;I can’t see} ___ {sun;moon;sky} {today;now;from here}.', key: 'the', wrong: ['a', nothing, 'an'], why: 'There is only one of it: the.' },
  { text: '{$she;$he} goes to {work;school} by ___ {bus;train;bike;car}.', key: nothing, wrong: ['a', 'the', 'an'], why: 'By bus, by train, by car: no article.' },
  { text: '{$she;$he} plays ___ {football;tennis;basketball;volleyball} on {Mondays;Fridays;Sundays}.', key: nothing, wrong: ['a', 'the', 'an'], why: 'Sports have no article.' },
  { text: '{$she;$he} is at ___ home {now;today;this evening}.', key: nothing, wrong: ['a', 'the', 'an'], why: 'At home: no article.' },
]; // biome-ignore format: one row a line

const generalRows: Row[] = [
  { text: '{$she;$he} goes to the {gym;library;cinema;theatre} {once;twice;three times} ___ {week;month;year}.', key: 'a', also: ['each', 'every', 'per'], wrong: ['the', nothing, 'an'], why: 'How often: once a week, twice a year.' },
  { text: 'What ___ {lovely;beautiful;terrible;strange;wonderful} {day;idea;story;song}!', key: 'a', wrong: ['the', nothing, 'an'], why: 'What a … ! with one thing.' },
  { text: '{$she;$he} works as ___ {nurse;chef;journalist;lawyer;guide} in {$city}.', key: 'a', wrong: [nothing, 'an', 'any'], why: 'A job has “a” or “an”.' },
  { text: '{$she;$he} has never seen ___ {Pacific;Nile;Alps;Atlantic;Sahara}.', key: 'the', wrong: ['a', nothing, 'an'], why: 'Seas, rivers, deserts and groups of mountains have “the”.' },
  { text: '{$she;$he} lives in ___ {United States;UK;United Kingdom;Netherlands}.', key: 'the', wrong: ['a', nothing, 'an'], why: 'Names with “United” or in the plural have “the”.' },
  { text: '{$she;$he} {travelled;moved} to ___ {France;Africa;Brazil;Asia;Europe;Japan} {last year;in 2015;last summer}.', key: nothing, wrong: ['the', 'a', 'an'], why: 'Most countries and all continents have no article.' },
  { text: '{$she;$he} wants to climb ___ Mount {Everest;Kenya;Fuji} {next year;one day}.', key: nothing, wrong: ['the', 'a', 'an'], why: 'The name of one mountain has no article.' },
  { text: 'Most people think that ___ {health;friendship;freedom;peace} is more important than money.', key: nothing, wrong: ['a', 'the', 'an'], why: 'Something in general has no article.' },
  { text: 'It was ___ {best;worst;funniest;saddest} {film;book;play} of the year.', key: 'the', wrong: ['a', nothing, 'an'], why: 'A superlative has “the”.' },
  { text: 'They go to ___ same {school;gym;university;club} as {$she;$he}.', key: 'the', wrong: ['a', nothing, 'an'], why: 'We say “the same”.' },
  { text: 'We usually have ___ {breakfast;lunch;dinner} {at home;in the garden;together}.', key: nothing, wrong: ['the', 'a', 'an'], why: 'Meals have no article when we speak of them in general.' },
  { text: '{$she;$he} ate ___ {orange;egg;apple} and {a banana;two bananas}.', key: 'an', wrong: ['a', nothing, 'any'], why: 'One of many, before a vowel sound: an.' },
]; // biome-ignore format: one row a line

const howOften: Row[] = [
  { text: '{$she;$he} {goes swimming;cleans the house;plays golf} ___ a {week;month}.', key: 'once', wrong: ['one', 'the once', 'a once'], cue: '1 time', why: 'Once, without an article before it.', transform: { task: 'Use “{#2:once;twice}”.', from: 'I go to the {#1:gym;library;cinema} {#2:one time;two times} every {#3:week;month;year}.', accepted: ['I go to the {#1} {#2:once;twice} a {#3}.', 'I go to the {#1} {#2:once;twice} every {#3}.', 'I go to the {#1} {#2:once;twice} each {#3}.', 'I go to the {#1} {#2:once;twice} per {#3}.'], why: 'How often: once a week, twice a month.' } },
]; // biome-ignore format: one row a line

const articleRules = {
  cue: 'a / an / the',
  why: ({ key }: Row) => articleWhy[key.toLowerCase()] ?? '',
  mistake: articleMistake,
};

export const articles = {
  articles: oneOf(aOrAn, aOrAn, fromRows(articleRows, articleRules)),
  'articles-general': oneOf(
    fromRows(generalRows, articleRules),
    fromRows(generalRows, articleRules),
    fromRows(generalRows, articleRules),
    fromRows(howOften, {
      ...articleRules,
      mistake: () => ({ mistake: 'extra-article', why: 'We say “once”, without an article.' }),
    }),
  ),
} satisfies Record<string, Generator>;
