import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { anyone, beOf, isThird, pronouns, type Subject, someoneElse } from '#shared/grammar/data/people';
import { type Frame, frame, one, oneOf, tie, wrong } from '#shared/grammar/frame';
import type { PointFrames } from '../../frame';

const states = 'tired hungry thirsty happy busy sad ill bored cold'.split(' ');
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
        `“${capital(form)}” goes with ${form === 'am' ? 'I' : form === 'is' ? 'he, she and it' : 'you, we and they'}.`,
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
      from: `${capital(subject.text)} ${is} ${rest} now.`,
      accepted: [`${capital(not)} ${rest} now.`],
      wrong: [{ text: `${capital(subject.text)} don't ${rest} now.`, why: '“Be” makes its negative without “do”.' }],
      why: 'The negative has “not” after am, is or are.',
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
      task: 'Make it negative.',
      from: `${capital(subject.text)} ${is} ${rest} today.`,
      accepted: [
        `${capital(subject.text)} ${is}n't ${rest} today.`,
        `${capital(subject.text)} ${is} not ${rest} today.`,
      ],
      why: `“Not” comes after “${is}”.`,
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
      from: `${capital(subject.text)} ${is.toLowerCase()} ${rest} now.`,
      accepted: [`${is} ${subject.text} ${rest} now?`],
      wrong: [
        { text: `Does ${subject.text} ${rest} now?`, why: '“Be” makes questions without “do”.' },
        { text: `Do ${subject.text} be ${rest} now?`, why: '“Be” makes questions without “do”.' },
      ],
      why: 'In a question, am, is or are comes before the subject.',
    },
  });
}

export const frames: PointFrames = {
  makeFrame: oneOf(beAffirmative, beNegative, beQuestion),
  cloze: [
    'My name [is/’s: be] {$she}. I [am: be] from {$country} and my best friends [are: be] from {$country2}. We [are: be] students at the same school. My teacher [is: be] very {nice;friendly;funny}. Today is {Sunday;Saturday}, so we [aren’t/are not: be, negative] at school.',
    'This is {$he}. He [is: be] {eleven;twelve;thirteen} years old now. His parents [are: be] {doctors;teachers;farmers}. They [aren’t/are not: be, negative] at home today. “[Are: be] you tired, {$he}?” asks his sister. “No, I [am: be] hungry!”',
  ],
};
