import type { Random } from '#shared/core/random';
import { cap, type Frame, frame, tie, wrong } from '#shared/grammar/frame';
import { condition, participleOf, pastOf } from '#shared/grammar/frames/conditions';
import type { PointFrames } from '../../frame';

function thirdConditional(random: Random): Frame {
  const { cause, result } = condition(random);
  const clauseRest = cause.rest
    .replace('this~afternoon', 'that~day')
    .replace('this~evening', 'that~evening')
    .replace('tomorrow', 'that~day')
    .replace('now', 'earlier');
  const rest = result.rest.replace('bread~tomorrow', 'bread~the~next~day');
  const [had, have] = [participleOf(cause.base), participleOf(result.base)];
  const past = pastOf(cause.base);
  const clause = `If ${tie(cause.subject)} had ${had} ${clauseRest}`;
  const transform = {
    task: 'It didn’t happen. Use “if”, “had” and “would have”. Begin with “If”.',
    from: `${cap(cause.subject)} didn’t ${cause.base} ${clauseRest}, so ${result.subject} ${result.base === 'be' ? `${result.subject === 'we' ? 'weren’t' : 'wasn’t'}` : `didn’t ${result.base}`} ${rest}.`,
    accepted: [`If ${cause.subject} had ${had} ${clauseRest}, ${result.subject} would have ${have} ${rest}.`],
    wrong: [
      {
        text: `If ${cause.subject} had ${had} ${clauseRest}, ${result.subject} would ${result.base} ${rest}.`,
        why: 'The result is in the past: would have and the participle.',
      },
    ],
    why: 'Not real in the past: if + had + participle, would have + participle.',
  };
  if (random() < 0.5)
    return frame({
      pattern: `If ${tie(cause.subject)} ___ ${clauseRest}, ${tie(result.subject)} would have ${have} ${rest}.`,
      key: `had ${had}`,
      cue: `${cause.base}, past perfect`,
      wrong: [
        wrong(`has ${had}`, 'present-perfect-for-past', 'Not real in the past: had and the participle.'),
        past === had
          ? wrong(`had ${cause.base}`, 'base-for-participle', `After “had” comes the participle: ${had}.`)
          : wrong(`had ${past}`, 'past-for-participle', `After “had” comes the participle: ${had}.`),
        wrong(`will have ${had}`, 'will-after-if', 'After “if” there is no “will”.'),
      ].filter(({ text }) => text !== `had ${had}`),
      why: 'Not real in the past: if + had + participle.',
      transform,
    });
  return frame({
    pattern: `${clause}, ${tie(result.subject)} ___ ${rest}.`,
    key: `would have ${have}`,
    also: [`could have ${have}`, `might have ${have}`],
    cue: `${result.base}, would`,
    wrong: [
      wrong(`will have ${have}`, 'will-for-would', 'Not real in the past: would have, not will have.'),
      wrong(
        `would ${have === result.base ? `had ${have}` : have}`,
        'would-without-have',
        'Between “would” and the participle stands “have”.',
      ),
      wrong(`had ${have}`, 'had-in-result', '“Had” goes in the if-part; the result has “would have”.'),
    ],
    why: 'Not real in the past: would have and the participle.',
    transform,
  });
}

export const frames: PointFrames = {
  makeFrame: thirdConditional,
  cloze: [
    '{$he} failed his exam. If he [had studied: study] harder, he [would have passed: pass, would]. He was late because he had missed the bus. If he [had got/had gotten: get] up earlier, he [would have caught: catch, would] it. And if he [had read: read] the questions carefully, he [would not have made/wouldn’t have made: not / make, would] so many mistakes.',
  ],
};
