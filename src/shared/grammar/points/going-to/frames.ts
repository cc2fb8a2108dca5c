import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { anAction, timeFor } from '#shared/grammar/data/actions';
import { beOf, isThird, someoneElse } from '#shared/grammar/data/people';
import { type Frame, frame, one, repairable, wrong } from '#shared/grammar/frame';
import type { PointFrames } from '../../frame';

function goingTo(random: Random): Frame {
  const subject = someoneElse(random);
  const action = anAction(random, 'A2', 'f');
  const { base, forms, rest } = action;
  const time = timeFor(random, 'f');
  const is = beOf(subject);
  const other = is === 'is' ? 'are' : 'is';
  const name = subject.text;
  const otherFuture = [`${is} ${forms.ing}`, `will ${base}`];
  const kind = one(random, ['positive', 'positive', 'negative', 'question'] as const);
  const yes = `${capital(name)} ${is} going to ${base} ${rest} ${time}.`;
  const toQuestion = {
    task: 'Make it a question.',
    from: yes,
    accepted: [`${capital(is)} ${name} going to ${base} ${rest} ${time}?`],
    wrong: [
      {
        text: `${isThird(subject) ? 'Does' : 'Do'} ${name} going to ${base} ${rest} ${time}?`,
        why: 'The question begins with is or are.',
      },
    ],
    why: 'In a question “is” or “are” comes before the subject.',
  };
  const toNegative = {
    task: 'Make it negative.',
    from: yes,
    accepted: [`${capital(name)} ${is} not going to ${base} ${rest} ${time}.`],
    wrong: [
      {
        text: `${capital(name)} ${isThird(subject) ? "doesn't" : "don't"} going to ${base} ${rest} ${time}.`,
        why: 'The negative is isn’t or aren’t going to.',
      },
    ],
    why: 'The negative has “not” after “is” or “are”.',
  };
  if (kind === 'question')
    return frame({
      pattern: `___ ${rest} ${time}?`,
      key: `${capital(is)} ${name} going to ${base}`,
      cue: `${name} / ${base}, going to`,
      wrong: [
        wrong(`${capital(other)} ${name} going to ${base}`, 'wrong-be', `The subject needs “${is}”.`),
        wrong(
          `${isThird(subject) ? 'Does' : 'Do'} ${name} going to ${base}`,
          'do-with-be',
          'The question begins with is or are.',
        ),
        wrong(`${capital(is)} ${name} going ${base}`, 'going-without-to', '“To” stands between “going” and the verb.'),
      ],
      why: 'A question has “is” or “are”, the subject, “going to” and the base form.',
      transform: toQuestion,
    });
  if (kind === 'negative')
    return frame({
      pattern: `${name} ___ ${rest} ${time}.`,
      key: `${is}n't going to ${base}`,
      also: [`${is} not going to ${base}`],
      cue: `not / ${base}, going to`,
      wrong: [
        wrong(
          `${isThird(subject) ? "doesn't" : "don't"} going to ${base}`,
          'do-with-be',
          'The negative is isn’t or aren’t going to.',
        ),
        wrong(`${is}n't going ${base}`, 'going-without-to', '“To” stands between “going” and the verb.'),
        wrong(`${other}n't going to ${base}`, 'wrong-be', `The subject needs “${is}n't”.`),
      ],
      why: 'The negative has “isn’t going to” or “aren’t going to” and the base form.',
      transform: toNegative,
    });
  return frame({
    pattern: `${name} ___ ${rest} ${time}.`,
    key: `${is} going to ${base}`,
    cue: `${base}, going to`,
    wrong: [
      repairable(wrong(`going to ${base}`, 'going-to-without-be', `Before “going to” comes “${is}”.`), ...otherFuture),
      repairable(
        wrong(`${is} going ${base}`, 'going-without-to', '“To” stands between “going” and the verb.'),
        ...otherFuture,
      ),
      repairable(
        wrong(`${is} going to ${forms.ing}`, 'ing-after-to', 'After “going to” comes the base form.'),
        ...otherFuture,
      ),
    ],
    why: 'A plan takes “am going to”, “is going to” or “are going to” and the base form.',
    transform: random() < 0.5 ? toQuestion : toNegative,
  });
}

export const frames: PointFrames = {
  makeFrame: goingTo,
  cloze: [
    'Next {summer;year} {$she} [is going to travel: travel, going to] round {$country}. Her friends [are going to go: go, going to] with her. They [aren’t going to stay/are not going to stay: not / stay, going to] in hotels: they [are going to sleep: sleep, going to] in a tent. {$she} [is going to take: take, going to] a lot of photos.',
    'My sister has big plans. She [is going to leave/’s going to leave: leave, going to] her job in June, and she [is going to travel/’s going to travel: travel, going to] round Africa by train. I [am not going to go/’m not going to go: not / go, going to] with her, because I hate trains. Our parents [are going to look: look, going to] after her cat. “How long [are you going to stay: you / stay, going to]?” they asked. “I don’t know,” she said, “but I [am going to write/’m going to write: write, going to] to you every week.”',
  ],
};
