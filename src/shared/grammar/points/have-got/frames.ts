import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { anyone, beOf, isThird, someoneElse } from '#shared/grammar/data/people';
import { type Frame, frame, one, oneOf, tie, wrong } from '#shared/grammar/frame';
import type { PointFrames } from '../../frame';

const things = [
  'a bike', 'a dog', 'a cat', 'a new phone', 'a guitar', 'a camera', 'a tablet', 'two cats', 'a big house',
  'a small car', 'a computer', 'a new bag', 'a piano', 'a horse', 'a good job', 'a beautiful garden', 'a robot',
]; // biome-ignore format: a list of words

function haveGot(random: Random): Frame {
  const subject = anyone(random);
  const thing = tie(one(random, things));
  const [has, other] = isThird(subject) ? ['has', 'have'] : ['have', 'has'];
  const not = `${has}n't got`;
  return frame({
    pattern: `${subject.text} ___ ${thing}.`,
    key: `${has} got`,
    also: [has],
    cue: 'have got',
    wrong: [
      wrong(`${other} got`, 'wrong-have', `The subject needs “${has}”.`, [`${capital(subject.text)} ${has} ${thing}.`]),
      wrong(`${beOf(subject)} got`, 'be-for-have', 'We say “have got” or “has got”, never “is got”.'),
      wrong(`${has} get`, 'get-for-got', 'The second word is always “got”.'),
    ],
    why: 'I, you, we and they have got; he, she and it has got.',
    transform: {
      task: 'Make it negative.',
      from: `${capital(subject.text)} ${has} got ${thing}.`,
      accepted: [
        `${capital(subject.text)} ${not} ${thing}.`,
        `${capital(subject.text)} ${isThird(subject) ? "doesn't" : "don't"} have ${thing}.`,
      ],
      wrong: [
        {
          text: `${capital(subject.text)} ${isThird(subject) ? "doesn't" : "don't"} have got ${thing}.`,
          why: '“Have got” makes its negative without “do”: haven’t got, hasn’t got.',
        },
      ],
      why: `The negative has “not” after “${has}”.`,
    },
  });
}

function haveGotNegative(random: Random): Frame {
  const subject = someoneElse(random);
  const thing = tie(one(random, things));
  const [has, other, doing] = isThird(subject) ? ['has', 'have', "doesn't"] : ['have', 'has', "don't"];
  return frame({
    pattern: `${subject.text} ___ ${thing}.`,
    key: `${has}n't got`,
    also: [`${has} not got`, `${doing} have`],
    cue: 'have got, negative',
    wrong: [
      wrong(`${other}n't got`, 'wrong-have', `The subject needs “${has}”.`),
      wrong(`${doing} have got`, 'do-with-have-got', '“Have got” makes its negative without “do”.'),
      wrong(`${has}n't get`, 'get-for-got', 'The second word is always “got”.'),
    ],
    why: 'The negative is “haven’t got”, and with he, she and it “hasn’t got”.',
    transform: {
      task: 'Make it positive.',
      from: `${capital(subject.text)} ${has}n't got ${thing}.`,
      accepted: [`${capital(subject.text)} ${has} got ${thing}.`, `${capital(subject.text)} ${has} ${thing}.`],
      why: `The positive sentence is without “not”: ${has} got.`,
    },
  });
}

function haveGotQuestion(random: Random): Frame {
  const subject = someoneElse(random);
  const thing = tie(one(random, things));
  const [has, other, doing] = isThird(subject) ? ['Has', 'Have', 'Does'] : ['Have', 'Has', 'Do'];
  const name = subject.text;
  return frame({
    pattern: `___ ${thing}?`,
    key: `${has} ${name} got`,
    also: [`${doing} ${name} have`],
    cue: `${name} / have got, question`,
    wrong: [
      wrong(`${other} ${name} got`, 'wrong-have', `The subject needs “${has.toLowerCase()}”.`),
      wrong(`${doing} ${name} have got`, 'do-with-have-got', '“Have got” makes questions without “do”.'),
      wrong(`${has} got ${name}`, 'question-order', 'The subject stands between have (or has) and got.'),
    ],
    why: 'In a question, have or has comes before the subject and “got” after it.',
    transform: {
      task: 'Make it a question.',
      from: `${capital(name)} ${has.toLowerCase()} got ${thing}.`,
      accepted: [`${has} ${name} got ${thing}?`, `${doing} ${name} have ${thing}?`],
      wrong: [{ text: `${doing} ${name} have got ${thing}?`, why: '“Have got” makes questions without “do”.' }],
      why: 'In a question, have or has comes before the subject and “got” after it.',
    },
  });
}

export const frames: PointFrames = {
  makeFrame: oneOf(haveGot, haveGotNegative, haveGotQuestion),
  cloze: [
    '{$she} [has got/has: have got] a big family. She [has got/has: have got] {two;three} brothers and a sister. They [have got/have: have got] a house near the {sea;park}, but they [haven’t got/have not got/don’t have: have got, negative] a car. {$she} [hasn’t got/has not got/doesn’t have: have got, negative] a bike, so she walks to school.',
  ],
};
