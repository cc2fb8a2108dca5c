import type { Random } from '#shared/core/random';
import { heOrShe, slots } from '#shared/grammar/data/people';
import { type Frame, frame, nothing, one, oneOf, repairable, wrong } from '#shared/grammar/frame';
import { articleRules } from '#shared/grammar/frames/article-rules';
import { fromRows, type Row } from '#shared/grammar/frames/rows';
import { plurals } from '#shared/language/forms/inflect';
import type { PointFrames } from '../../frame';

const aNouns = 'dog cat bike book computer camera guitar car horse house hat lamp robot tablet piano'.split(' ');

const anNouns = [
  'apple',
  'umbrella',
  'orange',
  'armchair',
  'old car',
  'orange bag',
  'old phone',
  'orange hat',
  'old bike',
  'interesting book',
  'English book',
  'easy job',
];

const aJobs = 'doctor teacher nurse singer dentist waiter vet pilot farmer chef student writer builder'.split(' ');

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
      repairable(
        wrong(other, 'a-an', `The next sound is ${isAn ? 'a vowel' : 'a consonant'}, so it is “${key}”.`),
        ...(isJob ? [] : ['the', 'one']),
      ),
      repairable(
        wrong(
          nothing,
          'missing-article',
          'One person or thing needs “a” or “an” before it.',
          isJob ? [] : [`${start} ${manyNoun}.`],
        ),
        ...(isJob ? [] : ['the', 'one', 'my', 'your', 'our', 'this', 'that']),
      ),
      // “Some teacher” and “some car” are said of what is not known, or is great.
      repairable(
        wrong('any', 'any-with-singular', `“Any” stands in negatives and questions. One of many is “${key}”.`),
        ...(isJob ? [] : ['the', 'one']),
      ),
    ],
    why: `It is one ${noun}, and the next sound is ${isAn ? 'a vowel' : 'a consonant'}, so it is “${key}”.`,
    transform: isJob
      ? {
          task: 'Begin with “He”. Speak of one person.',
          from: `${form} are ${manyNoun}.`,
          accepted: [`He is ${key} ${noun}.`],
          wrong: [
            { text: `He is ${noun}.`, why: 'A job needs “a” or “an”.' },
            { text: `He is ${other} ${noun}.`, why: `The next sound decides: ${key} ${noun}.` },
          ],
          why: 'One person has “a” or “an” before the job.',
        }
      : {
          task: 'Speak of one thing. Use “a” or “an”.',
          from: `I’ve got two ${manyNoun}.`,
          accepted: [`I've got ${key} ${noun}.`, `I have ${key} ${noun}.`],
          wrong: [{ text: `I've got ${other} ${noun}.`, why: `The next sound decides: ${key} ${noun}.` }],
          why: 'One thing has “a” or “an” before the noun.',
        },
  });
}

const someone = (random: Random) => heOrShe(random).text;

const articleRows: Row[] = [
  { text: 'I’ve got a {#1:cat;horse;bird} and a dog. ___ {#1} is {black;white;brown;very old}.', key: 'The', wrong: ['A', nothing, 'An'], why: 'We know which one it is, because it was in the sentence before.' },
  { text: 'I can see {a man and a woman;a woman and a man} at the door. ___ {man;woman} is {tall;old;young} and {happy;tired;friendly}.', key: 'The', wrong: ['A', nothing, 'An'], why: 'We know which one it is, because it was in the sentence before.' },
  { text: '{Look at;We can see;I can’t see} ___ {moon;sky;sea} {now;from here}.', key: 'the', wrong: ['a', nothing, 'an'], why: 'There is only one of it, so it is “the”.' },
  { text: '{#1:My sister;My brother;My friend;My aunt} goes to {#2:work;school} by ___ {#3:bus;train;bike}.', key: nothing, wrong: ['a', 'the', 'an'], why: 'There is no article in “by bus”, “by train” and “by car”.', fixes: ['{#1} goes to {#2} on the {#3}.', '{#1} goes to {#2} on a {#3}.'] },
  { text: '{$she;$he} plays ___ {football;tennis;basketball;volleyball} on {Mondays;Fridays;Sundays}.', key: nothing, wrong: ['a', 'the', 'an'], why: 'Sports have no article.' },
  { text: '{$she;$he} is at ___ home {#1:now;today;this evening}.', key: nothing, fixes: ['{$she;$he} is at my home {#1}.', '{$she;$he} is at our home {#1}.', '{$she;$he} is at his home {#1}.', '{$she;$he} is at her home {#1}.', '{$she;$he} is at their home {#1}.', '{$she;$he} is at your home {#1}.'], wrong: ['a', 'the', 'an'], why: 'There is no article in “at home”.' },
]; // biome-ignore format: one row a line

export const frames: PointFrames = {
  makeFrame: oneOf(aOrAn, aOrAn, fromRows(articleRows, articleRules)),
  cloze: [
    'I live in [a|an|the|–] small house near the sea. I’ve got [a|an|the|–] {cat;horse} and [an|a|the|–] old dog. [The|A|An|–] dog is {black;white} and very big. My mother is [a|an|the|–] doctor and goes to work by [–|a|an|the] {car;bus;bike}. In the evening we look at [the|a|an|–] moon.',
    'There is [a|an|the|–] new café in our street. [The|A|An|–] café is small, but it has got [a|an|the|–] big garden. You can get [an|a|the|–] orange juice and [a|an|the|–] piece of cake there for three pounds. [The|A|An|–] garden is full of flowers, and [the|a|an|–] owner of the café is very friendly. I often go there by [–|a|an|the] bike.',
  ],
};
