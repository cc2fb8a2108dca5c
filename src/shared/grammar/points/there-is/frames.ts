import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { type Frame, frame, one, tie, wrong } from '#shared/grammar/frame';
import type { PointFrames } from '../../frame';

const singles = [
  'a book', 'a computer', 'a clock', 'a dog', 'a big table', 'an old chair', 'a lamp', 'a ball', 'an umbrella',
  'a white cat', 'a phone', 'a small box', 'an orange bag', 'a TV', 'a piano',
]; // biome-ignore format: a list of words

const several = [
  'two books', 'three chairs', 'four children', 'two dogs', 'five boxes', 'some pictures', 'six bags', 'two lamps',
  'some flowers', 'ten students', 'some old photos', 'two women', 'three computers',
]; // biome-ignore format: a list of words

const rooms = [
  'in the kitchen', 'in the classroom', 'in the living room', 'in the garden', 'in the library', 'in the office',
  'in the hall', 'in this room', 'near the door', 'in front of the window',
]; // biome-ignore format: a list of words

function thereIs(random: Random): Frame {
  const isOne = random() < 0.5;
  const thing = tie(one(random, isOne ? singles : several));
  const room = tie(one(random, rooms));
  const [is, other] = isOne ? ['is', 'are'] : ['are', 'is'];
  const shape = one(random, ['positive', 'question', 'negative'] as const);
  const bare = thing.replace(/^some~/, 'any~');
  const positive = `There ${is} ${thing} ${room}.`;
  const count = isOne ? 'one thing' : 'more than one';
  // Nobody says that there aren't two of them.
  const isNatural = isOne || thing.startsWith('some~');
  const toQuestion = {
    task: 'Make it a question.',
    from: positive,
    accepted: [
      `${capital(is)} there ${bare} ${room}?`,
      ...(thing.startsWith('some~')
        ? [`${capital(is)} there ${thing} ${room}?`, `${capital(is)} there ${thing.slice(5)} ${room}?`]
        : []),
    ],
    wrong: [{ text: `Does there ${is} ${bare} ${room}?`, why: '“There is” makes questions without “do”.' }],
    why: 'In a question, is or are comes before “there”.',
  };
  const toNegative = {
    task: 'Make it negative.',
    from: positive,
    accepted: [
      `There ${is}n't ${bare} ${room}.`,
      ...(thing.startsWith('some~') ? [`There are no ${thing.slice(5)} ${room}.`] : []),
      ...(isOne ? [`There is no ${thing.replace(/^an?~/, '')} ${room}.`] : []),
    ],
    wrong: [{ text: `There ${isOne ? "doesn't" : "don't"} ${bare} ${room}.`, why: 'Put “not” after is or are.' }],
    why: 'The negative has “not” after “is” or “are”.',
  };
  if (shape === 'question')
    return frame({
      pattern: `___ ${bare} ${room}?`,
      key: `${capital(is)} there`,
      cue: 'there / be, present question',
      wrong: [
        wrong(`${capital(other)} there`, 'there-agreement', `After it comes ${count}: ${is}.`),
        wrong(`${isOne ? 'Has' : 'Have'} there`, 'have-for-there-is', 'English uses “be” here, not “have”.'),
        wrong(`${isOne ? 'Does' : 'Do'} there be`, 'do-with-be', '“There is” makes questions without “do”.'),
      ],
      why: `In a question “is” or “are” comes before “there”. Here it is ${count}: ${is}.`,
      transform: toQuestion,
    });
  if (shape === 'negative')
    return frame({
      pattern: `There ___ ${bare} ${room}.`,
      key: `${is}n't`,
      also: [`${is} not`],
      cue: 'be, present, negative',
      wrong: [
        wrong(`${other}n't`, 'there-agreement', `After it comes ${count}: ${is}n't.`),
        wrong(
          `${isOne ? 'hasn’t' : 'haven’t'}`.replace('’', "'"),
          'have-for-there-is',
          'English uses “be” here, not “have”.',
        ),
        wrong(isOne ? "doesn't" : "don't", 'do-with-be', '“There is” makes its negative without “do”.'),
      ],
      why: `The negative is “isn’t” for one thing and “aren’t” for more than one. Here it is “${is}n’t”.`,
      transform: isNatural ? toNegative : toQuestion,
    });
  return frame({
    pattern: `There ___ ${thing} ${room}.`,
    key: is,
    cue: 'be, present',
    wrong: [
      wrong(other, 'there-agreement', `After it comes ${count}: ${is}.`),
      wrong(isOne ? 'has' : 'have', 'have-for-there-is', 'English uses “be” here, not “have”.'),
      wrong('be', 'bare-be', '“Be” must change to is or are.'),
    ],
    why: `“There is” goes with one thing, “there are” with more than one. Here it is ${count}.`,
    transform: random() < 0.5 || !isNatural ? toQuestion : toNegative,
  });
}

export const frames: PointFrames = {
  makeFrame: thereIs,
  cloze: [
    'This is my {bedroom;classroom}. There [is: be] a big table near the window. There [are: be] {two;three;four} chairs, and there [is: be] a {white;black} cat on one chair! There [aren’t/are not: be, negative] any pictures on the wall. “[Is there: there / be] a computer in the room?” you ask. No, there [isn’t/is not: be, negative].',
  ],
};
