import type { Random } from '#shared/core/random';
import { anyone, beOf, isThird, pronouns, type Subject, someoneElse } from '../data/people';
import { cap, type Frame, frame, type Generator, one, oneOf, tie, wrong } from '../frame';

const states = 'tired hungry thirsty happy busy late sad ill bored cold'.split(' ');
const places = ['at home', 'at school', 'in the garden', 'in the kitchen', 'in the park', 'in bed', 'at the station'];

const complement = (random: Random) => tie(one(random, random() < 0.5 ? states : places));

const beWhy = ({ text, person }: Subject) =>
  `With “${text.replaceAll('~', ' ')}” the form is “${pronouns[person].be}”.`;

function wrongBe(subject: Subject, forms = ['am', 'is', 'are']) {
  const is = beOf(subject);
  return forms
    .filter((form) => form !== is)
    .map((form) =>
      wrong(
        form,
        'wrong-be',
        `“${cap(form)}” goes with ${form === 'am' ? 'I' : form === 'is' ? 'he, she and it' : 'you, we and they'}.`,
      ),
    );
}

function beAffirmative(random: Random): Frame {
  const subject = anyone(random);
  const rest = complement(random);
  const is = beOf(subject);
  const not = is === 'am' ? `${subject.text} am not` : `${subject.text} ${is}n't`;
  return frame({
    pattern: `${subject.text} ___ ${rest} now.`,
    key: is,
    cue: 'be, present',
    wrong: [...wrongBe(subject), wrong('be', 'bare-be', 'After a subject, “be” changes to am, is or are.')],
    why: beWhy(subject),
    transform: {
      task: 'Make it negative.',
      from: `${cap(subject.text)} ${is} ${rest} now.`,
      accepted: [`${cap(not)} ${rest} now.`],
      wrong: [{ text: `${cap(subject.text)} don't ${rest} now.`, why: '“Be” makes its negative without “do”.' }],
      why: 'Put “not” after am, is or are.',
    },
  });
}

function beNegative(random: Random): Frame {
  const subject = someoneElse(random);
  const rest = complement(random);
  const [is, other] = isThird(subject) ? ['is', 'are'] : ['are', 'is'];
  return frame({
    pattern: `${subject.text} ___ ${rest} today.`,
    key: `${is}n't`,
    also: [`${is} not`],
    cue: 'be, present, negative',
    wrong: [
      wrong(`${other}n't`, 'wrong-be', `The subject needs “${is}n't”.`),
      wrong(isThird(subject) ? "doesn't" : "don't", 'do-with-be', '“Be” makes its negative without “do”.'),
      wrong(`not ${is}`, 'not-before-verb', '“Not” comes after the verb “be”.'),
    ],
    why: `${beWhy(subject)} “Not” comes after it.`,
    transform: {
      task: 'Make it positive.',
      from: `${cap(subject.text)} ${is}n't ${rest} today.`,
      accepted: [`${cap(subject.text)} ${is} ${rest} today.`],
    },
  });
}

function beQuestion(random: Random): Frame {
  const subject = someoneElse(random);
  const rest = complement(random);
  const [is, other] = isThird(subject) ? ['Is', 'Are'] : ['Are', 'Is'];
  return frame({
    pattern: `___ ${subject.text} ${rest} now?`,
    key: is,
    cue: 'be, present',
    wrong: [
      wrong(other, 'wrong-be', `The subject needs “${is.toLowerCase()}”.`),
      wrong(isThird(subject) ? 'Does' : 'Do', 'do-with-be', '“Be” makes questions without “do”.'),
      wrong('Be', 'bare-be', 'In a question, “be” changes to am, is or are.'),
    ],
    why: 'In a question, am, is or are comes before the subject.',
    transform: {
      task: 'Make it a question.',
      from: `${cap(subject.text)} ${is.toLowerCase()} ${rest} now.`,
      accepted: [`${is} ${subject.text} ${rest} now?`],
      wrong: [
        { text: `Does ${subject.text} ${rest} now?`, why: '“Be” makes questions without “do”.' },
        { text: `Do ${subject.text} be ${rest} now?`, why: '“Be” makes questions without “do”.' },
      ],
    },
  });
}

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
      wrong(`${other} got`, 'wrong-have', `The subject needs “${has}”.`, [`${cap(subject.text)} ${has} ${thing}.`]),
      wrong(`${beOf(subject)} got`, 'be-for-have', 'We say have got or has got, never “is got”.'),
      wrong(`${has} get`, 'get-for-got', 'The second word is always “got”.'),
    ],
    why: 'I, you, we and they have got; he, she and it has got.',
    transform: {
      task: 'Make it negative.',
      from: `${cap(subject.text)} ${has} got ${thing}.`,
      accepted: [
        `${cap(subject.text)} ${not} ${thing}.`,
        `${cap(subject.text)} ${isThird(subject) ? "doesn't" : "don't"} have ${thing}.`,
      ],
      wrong: [
        {
          text: `${cap(subject.text)} ${isThird(subject) ? "doesn't" : "don't"} have got ${thing}.`,
          why: '“Have got” makes its negative without “do”: haven’t got, hasn’t got.',
        },
      ],
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
    why: 'Negative: haven’t got, and with he, she and it hasn’t got.',
    transform: {
      task: 'Make it positive.',
      from: `${cap(subject.text)} ${has}n't got ${thing}.`,
      accepted: [`${cap(subject.text)} ${has} got ${thing}.`, `${cap(subject.text)} ${has} ${thing}.`],
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
      from: `${cap(name)} ${has.toLowerCase()} got ${thing}.`,
      accepted: [`${has} ${name} got ${thing}?`, `${doing} ${name} have ${thing}?`],
      wrong: [{ text: `${doing} ${name} have got ${thing}?`, why: '“Have got” makes questions without “do”.' }],
    },
  });
}

export const beHave = {
  'to-be': oneOf(beAffirmative, beNegative, beQuestion),
  'have-got': oneOf(haveGot, haveGotNegative, haveGotQuestion),
} satisfies Record<string, Generator>;
