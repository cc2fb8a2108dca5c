import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { type Frame, frame, one, tie, wrong } from '#shared/grammar/frame';
import { participleOf, pastOf } from '#shared/grammar/frames/conditions';
import { verbForms } from '#shared/language/forms/inflect';
import type { PointFrames } from '../../frame';

/** Who, what they are called again, and whether that is one person. */
const people = [
  ['we', 'we', false], ['my parents', 'they', false], ['our neighbours', 'they', false], ['my sister', 'she', true],
  ['my brother', 'he', true], ['the twins', 'they', false], ['my aunt', 'she', true], ['my uncle', 'he', true],
] as const; // biome-ignore format: a list of words

/** What was done or not, and what is the case now because of that: verb and rest of each. */
const cases = [
  { did: false, cause: ['leave', 'home at seven this morning'], is: false, result: ['be', 'at work now'] },
  { did: false, cause: ['take', 'the medicine this morning'], is: false, result: ['be', 'well now'] },
  { did: true, cause: ['lose', 'the map at the station this morning'], is: false, result: ['know', 'the way now'] },
  { did: true, cause: ['miss', 'the early train this morning'], is: false, result: ['be', 'in Italy now'] },
  { did: false, cause: ['study', 'Italian before the trip'], is: false, result: ['understand', 'the menu now'] },
  { did: false, cause: ['accept', 'the job in May'], is: false, result: ['live', 'in Berlin now'] },
  { did: false, cause: ['listen', 'to the weather forecast this morning'], is: false, result: ['have', 'an umbrella now'] },
  { did: false, cause: ['pass', 'the driving test in June'], is: true, result: ['need', 'a lift now'] },
  { did: true, cause: ['spend', 'all the money at the fair yesterday'], is: false, result: ['have', 'enough for the bus now'] },
  { did: false, cause: ['go', 'to bed before midnight yesterday'], is: true, result: ['be', 'tired now'] },
  { did: true, cause: ['sell', 'the boat last spring'], is: false, result: ['have', 'a boat now'] },
  { did: false, cause: ['read', 'the invitation yesterday'], is: false, result: ['know', 'the number of the house now'] },
] as const; // biome-ignore format: a list of sentences

const whyIf = 'The past was different, so “had” and the participle follow “if”.';
const whyNow = 'The result is now: would and the base form.';

function mixedConditional(random: Random): Frame {
  const [who, pronoun, isOne] = one(random, people);
  const { did, cause, is, result } = one(random, cases);
  const [causeBase, causeRest] = cause;
  const [base, rest] = result;
  const participle = participleOf(causeBase);
  const [had, would] = [did ? "hadn't" : 'had', is ? "wouldn't" : 'would'];
  const transform = {
    task: 'Say what would be different now. Keep the verbs, use “would”, and begin with “If”.',
    from: `${capital(who)} ${did ? pastOf(causeBase) : `didn’t ${causeBase}`} ${causeRest}, so ${pronoun} ${present(base, { isOne, is })} ${rest}.`,
    accepted: [
      `${would} ${base}`,
      ...(base === 'live' ? ['would be living'] : []),
      // What was not lost or sold is still there.
      ...(did && base === 'have' ? ['would still have'] : []),
    ].flatMap((result) => {
      const start = `If ${who} ${had} ${participle} ${causeRest}, ${pronoun}`;
      // Now at the end, or behind would.
      return [`${start} ${result} ${rest}.`, `${start} ${result.replace(' ', ' now ')} ${rest.replace(/ now$/, '')}.`];
    }),
    wrong: [
      {
        text: `If ${who} ${had} ${participle} ${causeRest}, ${pronoun} ${would} have ${participleOf(base)} ${rest}.`,
        why: whyNow,
      },
    ],
    why: 'The past takes “had” and the participle after “if”. The result now takes “would” and the base form.',
  };
  if (random() < 0.5) {
    return frame({
      // With the fact before it, nobody can take the past for one that is only not known.
      lead: `${capital(who)} ${did ? pastOf(causeBase) : `didn’t ${causeBase}`} ${causeRest}.`,
      pattern: `If ${pronoun} ___ ${tie(causeRest)}, ${pronoun} ${tie(`${would} ${base}`)} ${tie(rest)}.`,
      key: `${had} ${participle}`,
      also: did ? [`had not ${participle}`] : [],
      cue: `${causeBase}, past perfect${did ? ', negative' : ''}`,
      wrong: [
        wrong(
          `would${did ? "n't" : ''} have ${participle}`,
          'would-have-after-if',
          'After “if” there is no “would have”.',
        ),
        wrong(
          `${isOne ? 'has' : 'have'}${did ? "n't" : ''} ${participle}`,
          'present-perfect-for-past',
          `${whyIf} It is “had” for all persons.`,
        ),
        wrong(
          did ? `didn't ${causeBase}` : pastOf(causeBase),
          'past-simple-for-unreal-past',
          'It was not real in the past, so the past goes one step back: had and the participle.',
        ),
      ],
      why: whyIf,
      transform,
    });
  }
  return frame({
    pattern: `If ${tie(who)} ${tie(`${had} ${participle}`)} ${tie(causeRest)}, ${pronoun} ___ ${tie(rest)}.`,
    key: `${would} ${base}`,
    also: is
      ? [`would not ${base}`, ...(base === 'need' ? ["wouldn't be needing", 'would not be needing'] : [])]
      : base === 'live'
        ? ['would be living']
        : [],
    besides: is ? [`might not ${base}`] : [`could ${base}`, `might ${base}`],
    cue: `${base}, would${is ? ', negative' : ''}`,
    wrong: [
      wrong(
        `${would} have ${participleOf(base)}`,
        'would-have-for-now',
        'Now asks for would and the base form, not for would have.',
      ),
      wrong(`${is ? "won't" : 'will'} ${base}`, 'will-for-would', 'It is not real: would, not will.'),
      wrong(
        `${is ? "hadn't" : 'had'} ${participleOf(base)}`,
        'had-in-result',
        '“Had” goes in the if-part; the result now has “would”.',
      ),
    ],
    why: whyNow,
    transform,
  });
}

/** What really is the case now. */
function present(base: string, { isOne, is }: { isOne: boolean; is: boolean }): string {
  if (base === 'be') return `${isOne ? 'is' : 'are'}${is ? '' : 'n’t'}`;
  if (is) return isOne ? verbForms(base).thirdPerson : base;
  return `${isOne ? 'doesn’t' : 'don’t'} ${base}`;
}

export const frames: PointFrames = {
  makeFrame: mixedConditional,
  cloze: [
    'I am standing at a bus stop in the rain. If I [had got/had gotten: get] up earlier, I [would be: be, would] at work now. If I [hadn’t lost/had not lost: not / lose] my umbrella last week, I [wouldn’t be/would not be: not / be, would] so wet. And if I [had saved: save] some money last year, I [would have: have, would] a car today.',
  ],
};
