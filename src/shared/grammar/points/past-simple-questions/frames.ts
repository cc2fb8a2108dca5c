import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { type Action, anAction, isIrregular, isRegular, pastOf, pastTime } from '#shared/grammar/data/actions';
import { anyone, isThird, someoneElse, wasOf } from '#shared/grammar/data/people';
import { type Frame, frame, oneOf, repairable, wrong } from '#shared/grammar/frame';
import type { PointFrames } from '../../frame';

const cleanPast = {
  name: 'for questions',
  test: (action: Action) => isRegular.test(action) || isIrregular.test(action),
};

function pastNegative(random: Random): Frame {
  const subject = anyone(random);
  const action = anAction(random, 'A2', 'p', cleanPast);
  const { base, forms, rest } = action;
  const past = pastOf(action);
  const time = pastTime(random, action);
  return frame({
    pattern: `${subject.text} ___ ${rest} ${time}.`,
    key: `didn't ${base}`,
    also: [`did not ${base}`],
    cue: `not / ${base}, past simple`,
    wrong: [
      wrong(`didn't ${past}`, 'double-marking', 'The past is in “did”; after it comes the base form.'),
      wrong(`${isThird(subject) ? "doesn't" : "don't"} ${base}`, 'present-for-past', 'The time is past: didn’t.'),
      repairable(
        wrong(`${wasOf(subject)}n't ${base}`, 'be-for-do', 'A verb makes its past negative with “didn’t”.'),
        `${wasOf(subject)}n't ${forms.ing}`,
      ),
    ],
    why: 'The negative past simple has “didn’t” and the base form.',
    transform: {
      task: 'Make it positive.',
      from: `${capital(subject.text)} didn't ${base} ${rest} ${time}.`,
      // With stress it may also be “did help”.
      accepted: [past, `did ${base}`].map((form) => `${capital(subject.text)} ${form} ${rest} ${time}.`),
      why: `A positive sentence has the past form alone, without “didn’t”: ${past}.`,
    },
  });
}

function pastQuestion(random: Random): Frame {
  const subject = random() < 0.3 ? ({ text: 'you', person: 'you' } as const) : someoneElse(random);
  const action = anAction(random, 'A2', 'p', cleanPast);
  const { base, forms, rest } = action;
  const past = pastOf(action);
  const time = pastTime(random, action);
  const name = subject.text;
  return frame({
    pattern: `___ ${rest} ${time}?`,
    key: `Did ${name} ${base}`,
    cue: `${name} / ${base}, past simple question`,
    wrong: [
      wrong(`Did ${name} ${past}`, 'double-marking', 'The past is in “did”; after it comes the base form.'),
      wrong(`${isThird(subject) ? 'Does' : 'Do'} ${name} ${base}`, 'present-for-past', 'The time is past: did.'),
      repairable(
        wrong(`${capital(wasOf(subject))} ${name} ${base}`, 'be-for-do', 'A verb makes past questions with “did”.'),
        `${capital(wasOf(subject))} ${name} ${forms.ing}`,
      ),
    ],
    why: 'A question about the past has “did”, the subject and the base form.',
    transform:
      name === 'you'
        ? undefined
        : {
            task: 'Make it a question.',
            from: `${capital(name)} ${past} ${rest} ${time}.`,
            accepted: [`Did ${name} ${base} ${rest} ${time}?`],
            wrong: [{ text: `Did ${name} ${past} ${rest} ${time}?`, why: 'After “did” comes the base form.' }],
            why: 'The question has “did”, the subject and then the base form.',
          },
  });
}

export const frames: PointFrames = {
  makeFrame: oneOf(pastNegative, pastQuestion),
  cloze: [
    '“[Did you go: you / go] out last night?” “No, I didn’t. I [didn’t feel/did not feel: not / feel] very well. What [did you do: you / do]?” “I went to the {#1:cinema;theatre} with {$she}, but we [didn’t like/did not like: not / like] the {#1:film;play}.” “When [did you get: you / get] home?” “At eleven.”',
  ],
};
