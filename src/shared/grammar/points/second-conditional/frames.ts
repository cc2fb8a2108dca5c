import type { Random } from '#shared/core/random';
import { relative } from '#shared/grammar/data/people';
import { type Frame, frame, one, oneOf, tie, wrong } from '#shared/grammar/frame';
import { participleOf, pastOf } from '#shared/grammar/frames/conditions';
import { verbForms } from '#shared/language/forms/inflect';
import type { PointFrames } from '../../frame';

/** What is not so, and what would follow from it. */
const unreal = [
  ['live', 'near the sea', 'swim', 'every day'], ['have', 'a car', 'drive', 'to work'], ['speak', 'French', 'work', 'in Paris'],
  ['know', 'the answer', 'tell', 'us'], ['like', 'fish', 'eat', 'it every week'], ['have', 'time', 'read', 'a lot'],
  ['work', 'near here', 'come', 'home for lunch'], ['own', 'a boat', 'travel', 'round the islands'], ['play', 'the guitar', 'join', 'the band'],
  ['have', 'enough money', 'buy', 'a flat'], ['understand', 'Spanish', 'watch', 'Spanish films'], ['have', 'a garden', 'grow', 'vegetables'],
  ['get', 'up early', 'catch', 'the first bus'], ['have', 'a camera', 'take', 'photos'], ['practise', 'every day', 'play', 'well'],
  ['live', 'near the sea', 'swim', 'every day'], ['need', 'money', 'sell', 'the old piano'], ['live', 'in the country', 'keep', 'a horse'],
] as const; // biome-ignore format: a list of words

function secondConditional(random: Random): Frame {
  const { text, person } = relative(random);
  const [base, rest, effect, effectRest] = one(random, unreal);
  const third = verbForms(base).thirdPerson;
  const past = pastOf(base);
  const isReal = `If ${text} ${third} ${rest}, ${person} will ${effect} ${effectRest}.`;
  const transform = {
    task: 'Imagine that it is different. Use “if” and “would”. Begin with “If”.',
    from: `${text} doesn’t ${base} ${rest}, so ${person} doesn’t ${effect} ${effectRest}.`,
    // What one can, one could: speak, understand, play.
    accepted: [past, ...(/^(?:speak|understand|play)$/.test(base) ? [`could ${base}`] : [])].map(
      (form) => `If ${text} ${form} ${rest}, ${person} would ${effect} ${effectRest}.`,
    ),
    wrong: [
      {
        text: `If ${text} would ${base} ${rest}, ${person} would ${effect} ${effectRest}.`,
        why: 'After “if” comes the past simple, without “would”.',
      },
    ],
    why: 'It is not real now, so the past simple follows “if”, and the result has “would” and the base form.',
  };
  if (random() < 0.5)
    return frame({
      pattern: `If ${text} ___ ${tie(rest)}, ${person} would ${effect} ${tie(effectRest)}.`,
      key: past,
      cue: `${base}, past simple`,
      wrong: [
        wrong(third, 'present-in-second', 'It is not real, so the past simple follows “if”.'),
        wrong(`will ${base}`, 'will-after-if', 'After “if” there is no “will”.'),
        wrong(`has ${participleOf(base)}`, 'conditional-tense', 'It is not real, so the past simple follows “if”.'),
      ],
      why: 'It is not real now, so the past simple follows “if”.',
      transform,
    });
  return frame({
    pattern: `If ${text} ${past} ${tie(rest)}, ${person} ___ ${tie(effectRest)}.`,
    key: `would ${effect}`,
    also: [`would be ${verbForms(effect).ing}`],
    besides: [`could ${effect}`, `might ${effect}`],
    cue: `${effect}, would`,
    wrong: [
      wrong(`will ${effect}`, 'will-for-would', 'It is not real, so it is “would”, not “will”.', [isReal]),
      wrong(`would ${pastOf(effect)}`, 'past-after-modal', 'After “would” comes the base form.'),
      wrong(`would to ${effect}`, 'to-after-modal', 'After “would” comes the base form without “to”.'),
    ],
    why: 'It is not real now, so the past simple follows “if”, and the result has “would” and the base form.',
    transform,
  });
}

function ifIWere(random: Random): Frame {
  const [cause, effect] = one(random, [
    ['rich', 'buy a boat'],
    ['tall', 'play basketball'],
    ['you', 'see a doctor'],
    ['young', 'learn to dance'],
    ['strong', 'carry the piano'],
    ['the manager', 'change the rules'],
    ['ill', 'stay in bed'],
    ['you', 'tell the truth'],
    ['brave', 'ask for more money'],
    ['hungry', 'eat the cake'],
  ] as const);
  return frame({
    pattern: `If I ___ ${tie(cause)}, I would ${tie(effect)}.`,
    key: 'were',
    also: ['was'],
    cue: 'be',
    wrong: [
      wrong('am', 'present-in-second', 'It is not real, so it is “were” (or “was”) after “if”.'),
      wrong('will be', 'will-after-if', 'After “if” there is no “will”.'),
      wrong('be', 'bare-be', '“Be” must change: were (or was).'),
    ],
    why: 'It is not real now, so it is “if I were” (or “was”).',
    transform:
      cause === 'you'
        ? undefined
        : {
            task: 'It is not real. Use “would”, and begin with “If I were”.',
            from: `I’m not ${cause}, so I won’t ${effect}.`,
            accepted: [`If I were ${cause}, I would ${effect}.`],
            wrong: [{ text: `If I were ${cause}, I will ${effect}.`, why: 'It is not real, so it is “would”.' }],
            why: 'It is not real, so “were” follows “if”, and the result has “would”.',
          },
  });
}

export const frames: PointFrames = {
  makeFrame: oneOf(secondConditional, secondConditional, secondConditional, ifIWere),
  cloze: [
    'If I [won: win] a million pounds, I [would buy/’d buy: buy, would] a house by the sea. I [wouldn’t work/would not work: not / work, would] any more. If I [had: have] a boat, I would sail to {$country}. My friends [would come: come, would] with me if they [were: be] free. But I never win anything!',
    'If I [had: have] more time, I [would learn/’d learn/could learn: learn] the piano. My neighbours [wouldn’t be/would not be: be, negative] happy if I [practised/practiced: practise] at night, of course. If we [lived: live] in a house, nobody [would hear/could hear: hear] me. What [would you learn: you / learn] if you [didn’t have/did not have: have, negative] to work? If I [were/was: be] you, I [would start/’d start: start] today.',
  ],
};
