import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { type Frame, frame, oneOf, tie, wrong } from '#shared/grammar/frame';
import { condition, pastOf } from '#shared/grammar/frames/conditions';
import { fromRows, type Row } from '#shared/grammar/frames/rows';
import type { PointFrames } from '../../frame';

const isPlural = (subject: string) => ['we', 'I', 'they', 'you'].includes(subject);

/** With these, “if he will” can mean “if he is willing to”: it is no mistake for certain. */
const willing = new Set('study call leave sell come save invite work eat'.split(' '));

function firstConditional(random: Random): Frame {
  const { cause, result } = condition(random);
  const third = cause.forms.thirdPerson;
  const clause = `if ${tie(cause.subject)} ${third} ${cause.rest}`;
  const main = `${tie(result.subject)} will ${result.base} ${result.rest}`;
  const transform = {
    task: 'Use “if” and “will”. Begin with “If”.',
    from: `Perhaps ${cause.subject} will ${cause.base} ${cause.rest}. Then ${result.subject} will ${result.base} ${result.rest}.`,
    accepted: [
      `If ${cause.subject} ${third} ${cause.rest}, ${result.subject} will ${result.base} ${result.rest}.`,
      `If ${cause.subject} ${third} ${cause.rest}, then ${result.subject} will ${result.base} ${result.rest}.`,
    ],
    wrong: [
      {
        text: `If ${cause.subject} will ${cause.base} ${cause.rest}, ${result.subject} will ${result.base} ${result.rest}.`,
        why: 'After “if” there is no “will” but the present simple.',
      },
    ],
    why: 'The if-part is in the present simple, and the result has “will” and the base form.',
  };
  if (!willing.has(cause.base) && random() < 0.65)
    return frame({
      pattern: `If ${tie(cause.subject)} ___ ${cause.rest}, ${main}.`,
      key: third,
      cue: `${cause.base}, present simple`,
      wrong: [
        wrong(`will ${cause.base}`, 'will-after-if', 'After “if” there is no “will” but the present simple.'),
        wrong(cause.base, 'third-person-s', `With he, she and it the form is “${third}”.`),
        wrong(`would ${cause.base}`, 'would-after-if', 'After “if” there is no “would” but the present simple.'),
      ],
      why: 'A real chance in the future takes the present simple after “if”.',
      transform,
    });
  return frame({
    pattern: `${capital(clause)}, ${tie(result.subject)} ___ ${result.rest}.`,
    key: `will ${result.base}`,
    also: result.base === 'be' ? [] : [`will be ${result.forms.ing}`],
    besides: [
      `${isPlural(result.subject) ? (result.subject === 'I' ? 'am' : 'are') : 'is'} going to ${result.base}`,
      ...['may', 'might', 'can', 'could', 'should', 'must'].map((modal) => `${modal} ${result.base}`),
      isPlural(result.subject) ? result.base : result.forms.thirdPerson,
    ],
    cue: `${result.base}, will`,
    wrong: [
      wrong(`would ${result.base}`, 'would-for-will', 'It is a real chance, so it is “will”, not “would”.', [
        `If ${cause.subject} ${cause.base === 'be' ? 'was' : pastOf(cause.base)} ${cause.rest}, ${result.subject} would ${result.base} ${result.rest}.`,
      ]),
      wrong(
        `will ${result.base === 'be' ? 'is' : result.forms.thirdPerson}`,
        'ending-after-modal',
        'After “will” comes the base form.',
      ),
      wrong(`will to ${result.base}`, 'to-after-modal', 'After “will” comes the base form without “to”.'),
    ],
    why: 'A real chance in the future takes “will” and the base form in the result.',
    transform,
  });
}

const facts: Row[] = [
  { text: 'If you ___ ice, it {melts;turns into water}.', key: 'heat', cue: 'heat', wrong: ['are heat', 'would heat', 'heated'] },
  { text: 'When you {mix;put together} red and yellow, you ___ orange.', key: 'get', also: ['will get'], cue: 'get', wrong: ['would get', 'getting', 'are get'] },
  { text: 'If you ___ {#1:plants;flowers} no water, they die.', key: 'give', cue: 'give', wrong: ['are give', 'would give', 'gave'], fixes: ['If you gave {#1} no water, they would die.'] },
  { text: 'I’ll call you when I ___ {home;to the hotel;to the station}.', key: 'get', also: ['have got'], cue: 'get', wrong: ['will get', 'would get', 'am get'] },
  { text: 'We’ll start dinner as soon as {$she;$he} ___.', key: 'arrives', also: ['has arrived'], cue: 'arrive', wrong: ['will arrive', 'would arrive', 'arrive'] },
]; // biome-ignore format: one row a line

const zeroAndWhen = fromRows(facts, {
  why: ({ text }) =>
    /^(?:If|When)/.test(text)
      ? 'A fact that is always true has the present simple in both parts.'
      : 'After “when” and “as soon as” the future is in the present simple.',
  mistake: (filling, { key }) =>
    filling.startsWith('will')
      ? { mistake: 'will-after-if', why: 'After if, when and as soon as there is no “will”.' }
      : filling.startsWith('would')
        ? { mistake: 'would-after-if', why: 'There is no “would” here but the present simple.' }
        : { mistake: 'conditional-tense', why: `It needs the present simple: ${key}.` },
});

export const frames: PointFrames = {
  makeFrame: oneOf(firstConditional, firstConditional, firstConditional, zeroAndWhen),
  cloze: [
    'If the weather [is: be] nice tomorrow, we [will go/’ll go: go, will] to the beach. If it [rains: rain], we [will visit/’ll visit: visit, will] the museum. I will call you as soon as I [wake: wake] up. If {$she} [wants: want] to come too, I [will tell/’ll tell: tell, will] her the time. When you [get: get] there, wait for us.',
    'If it [rains: rain] tomorrow, we [will stay/’ll stay: stay, will] at home and play cards. If the sun [shines: shine], we [will drive/’ll drive: drive, will] to the lake. I [won’t swim/will not swim: swim, will, negative] if the water [is: be] too cold. If your friends [don’t come/do not come: come, negative], there [will be/’ll be: be, will] more cake for us. And what [will you do: you / do, will] if nobody [brings: bring] a ball?',
  ],
};
