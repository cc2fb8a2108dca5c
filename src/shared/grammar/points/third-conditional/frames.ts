import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { type Frame, frame, tie, wrong } from '#shared/grammar/frame';
import { condition, participleOf, pastOf } from '#shared/grammar/frames/conditions';
import type { PointFrames } from '../../frame';

/** American English has *gotten* as well. */
const participlesOf = (base: string) => (base === 'get' ? ['got', 'gotten'] : [participleOf(base)]);

function thirdConditional(random: Random): Frame {
  const { cause, result } = condition(random);
  const clauseRest = cause.rest
    .replace('this~afternoon', 'that~day')
    .replace('this~evening', 'that~evening')
    .replace('tomorrow', 'that~day')
    .replace('now', 'earlier');
  const { rest } = result;
  const [had, have] = [participleOf(cause.base), participleOf(result.base)];
  const past = pastOf(cause.base);
  const clause = `If ${tie(cause.subject)} had ${had} ${clauseRest}`;
  const transform = {
    task: 'It didn’t happen. Use “if”, “had” and “would have”. Begin with “If”.',
    from: `${capital(cause.subject)} didn’t ${cause.base} ${clauseRest}, so ${result.subject} ${result.base === 'be' ? `${result.subject === 'we' ? 'weren’t' : 'wasn’t'}` : `didn’t ${result.base}`} ${rest}.`,
    accepted: participlesOf(cause.base).flatMap((done) =>
      // Asked for would, nobody answers with could.
      participlesOf(result.base).map(
        (followed) =>
          `If ${cause.subject} had ${done} ${clauseRest}, ${result.subject} would have ${followed} ${rest}.`,
      ),
    ),
    wrong: [
      {
        text: `If ${cause.subject} had ${had} ${clauseRest}, ${result.subject} would ${result.base} ${rest}.`,
        why: 'The result is in the past, so it has “would have” and the participle.',
      },
    ],
    why: 'The past was different, so the if-part has “had” and the participle, and the result “would have” and the participle.',
  };
  if (random() < 0.5)
    return frame({
      pattern: `If ${tie(cause.subject)} ___ ${clauseRest}, ${tie(result.subject)} would have ${have} ${rest}.`,
      key: `had ${had}`,
      also: participlesOf(cause.base)
        .slice(1)
        .map((other) => `had ${other}`),
      cue: `${cause.base}, past perfect`,
      wrong: [
        wrong(
          `has ${had}`,
          'present-perfect-for-past',
          'The past was different, so the if-part has “had” and the participle.',
        ),
        past === had
          ? wrong(`had ${cause.base}`, 'base-for-participle', `After “had” comes the participle: ${had}.`)
          : wrong(`had ${past}`, 'past-for-participle', `After “had” comes the participle: ${had}.`),
        wrong(`will have ${had}`, 'will-after-if', 'After “if” there is no “will”.'),
      ].filter(({ text }) => text !== `had ${had}`),
      why: 'The past was different, so “had” and the participle follow “if”.',
      transform,
    });
  return frame({
    pattern: `${clause}, ${tie(result.subject)} ___ ${rest}.`,
    key: `would have ${have}`,
    also: participlesOf(result.base)
      .slice(1)
      .map((other) => `would have ${other}`),
    besides: ['could', 'might'].flatMap((modal) => participlesOf(result.base).map((other) => `${modal} have ${other}`)),
    cue: `${result.base}, would have`,
    wrong: [
      wrong(`will have ${have}`, 'will-for-would', 'The past was different, so it is “would have”, not “will have”.'),
      wrong(
        `would ${have === result.base ? `had ${have}` : have}`,
        'would-without-have',
        'Between “would” and the participle stands “have”.',
      ),
      wrong(`had ${have}`, 'had-in-result', '“Had” goes in the if-part; the result has “would have”.'),
    ],
    why: 'The past was different, so the result has “would have” and the participle.',
    transform,
  });
}

export const frames: PointFrames = {
  makeFrame: thirdConditional,
  cloze: [
    '{$he} failed his exam. If he [had studied: study] harder, he [would have passed: pass, would]. He was late because he had missed the bus. If he [had got/had gotten: get] up earlier, he [would have caught: catch, would] it. And if he [had read: read] the questions carefully, he [would not have made/wouldn’t have made: not / make, would] so many mistakes.',
    'We missed the boat yesterday. If we [had left/’d left: leave] ten minutes earlier, we [would have caught/’d have caught/could have caught/would’ve caught/could’ve caught: catch] it. If Tom [hadn’t forgotten/had not forgotten: forget, negative] his ticket, we [wouldn’t have gone/would not have gone: go, negative] back to the hotel. But if we [had been/’d been: be] on that boat, we [would never have met/’d never have met: never / meet] Sofia, and she [wouldn’t have shown/would not have shown/couldn’t have shown/could not have shown: show, negative] us the island.',
  ],
};
