import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { type Frame, frame, one, oneOf, tie, wrong } from '#shared/grammar/frame';
import { participleOf, pastOf } from '#shared/grammar/frames/conditions';
import { verbForms } from '#shared/language/forms/inflect';
import type { PointFrames } from '../../frame';

/** Who wishes, and what they are called again. */
const people = [
  ['I', 'I'], ['my sister', 'she'], ['my brother', 'he'], ['our neighbours', 'they'], ['we', 'we'], ['my aunt', 'she'], ['my uncle', 'he'],
] as const; // biome-ignore format: a list of words
const isOne = (pronoun: string) => pronoun === 'she' || pronoun === 'he';

/** What is so, or is not, and is wished to be the other way round. */
const nowCases = [
  ['have', 'a garden', false], ['know', 'the way', false], ['speak', 'Arabic', false], ['live', 'near the sea', false], ['have', 'a quiet place to work', false],
  ['understand', 'the rules of cricket', false], ['play', 'an instrument', false], ['share', 'a room with three others', true], ['live', 'so far from the station', true], ['work', 'on Sundays', true],
] as const; // biome-ignore format: a list of sentences
const pastCases = [
  ['bring', 'a coat', false], ['book', 'a table', false], ['listen', 'to the guide', false], ['save', 'the file', false], ['accept', 'the invitation', false], ['take', 'photos', false],
  ['ask', 'for directions', false], ['spend', 'the money on shoes', true], ['forget', 'the password', true], ['miss', 'the beginning of the film', true], ['sell', 'the old piano', true], ['throw', 'the receipt away', true],
] as const; // biome-ignore format: a list of sentences

function wishAboutNow(random: Random): Frame {
  const [who, pronoun] = one(random, people);
  const [base, rest, is] = one(random, nowCases);
  const does = isOne(pronoun) ? 'doesn’t' : 'don’t';
  const fact = is ? (isOne(pronoun) ? verbForms(base).thirdPerson : base) : `${does} ${base}`;
  const wish = isOne(pronoun) ? 'wishes' : 'wish';
  const key = is ? `didn't ${base}` : pastOf(base);
  // What one does not do because one can’t is wished with could as well.
  const ing = verbForms(base).ing;
  const was = isOne(pronoun) || pronoun === 'I' ? ['was', 'were'] : ['were'];
  const also = is
    ? [
        `did not ${base}`,
        `didn't have to ${base}`,
        `didn't need to ${base}`,
        ...(isOne(pronoun) || pronoun === 'I' ? [`wasn't ${ing}`] : []),
        `weren't ${ing}`,
      ]
    : [
        ...(base === 'know' ? [] : [`could ${base}`]),
        ...(/^(?:speak|play)$/.test(base) ? [`knew how to ${base}`] : []),
        ...(/^(?:speak|play|understand)$/.test(base) ? was.map((form) => `${form} able to ${base}`) : []),
        ...(base === 'live' ? was.map((form) => `${form} ${ing}`) : []),
      ];
  const why = 'A wish about now takes “wish” and the past.';
  return frame({
    lead: `${capital(who)} ${fact} ${rest}.`,
    pattern: `${capital(pronoun)} ${wish} ${pronoun} ___ ${tie(rest)}.`,
    key,
    also,
    cue: `${base}, a wish about now${is ? ', negative' : ''}`,
    wrong: [
      wrong(
        is ? `don't ${base}` : base,
        'present-after-wish',
        'It is not so now, so the verb goes one step back, into the past.',
      ),
      wrong(`would${is ? "n't" : ''} ${base}`, 'would-about-oneself', '“Would” is only for what others do.'),
      wrong(`${is ? "won't" : 'will'} ${base}`, 'will-after-wish', 'After “wish” there is no “will”.'),
    ],
    why,
    transform: {
      task: `Make it a wish. Begin with “${capital(who)} ${wish}” and use “${base}”.`,
      from: `${capital(who)} ${fact} ${rest}.`,
      accepted: [
        ...[key, ...also].map((verb) => `${capital(who)} ${wish} ${pronoun} ${verb} ${rest}.`),
        ...[key, ...also].map((verb) => `${capital(who)} ${wish} that ${pronoun} ${verb} ${rest}.`),
        ...(rest.startsWith('so far from')
          ? ['near', 'close to', 'nearer', 'nearer to', 'closer to'].flatMap((near) =>
              ['', 'that '].flatMap((that) =>
                ['lived', 'could live'].map(
                  (lived) => `${capital(who)} ${wish} ${that}${pronoun} ${lived} ${near} the station.`,
                ),
              ),
            )
          : []),
      ],
      why,
    },
  });
}

function wishAboutThen(random: Random): Frame {
  const [who, pronoun] = one(random, people);
  const [base, rest, did] = one(random, pastCases);
  const participle = participleOf(base);
  const fact = did ? pastOf(base) : `didn’t ${base}`;
  const wish = isOne(pronoun) ? 'wishes' : 'wish';
  const [had, n] = [did ? "hadn't" : 'had', did ? "n't" : ''];
  const why = 'A wish about the past takes “wish”, “had” and the participle.';
  return frame({
    lead: `Yesterday ${who} ${fact} ${rest}.`,
    pattern: `Now ${pronoun} ${wish} ${pronoun} ___ ${tie(rest)}.`,
    key: `${had} ${participle}`,
    also: did ? [`had not ${participle}`, `had never ${participle}`] : [`could have ${participle}`],
    cue: `${base}, a wish about the past${did ? ', negative' : ''}`,
    wrong: [
      wrong(
        did ? `didn't ${base}` : pastOf(base),
        'past-after-wish-for-past',
        'It was yesterday, so the past goes one step back: had and the participle.',
      ),
      wrong(
        `${isOne(pronoun) ? 'has' : 'have'}${n} ${participle}`,
        'present-perfect-for-past',
        'It is had and the participle, for all persons.',
      ),
      wrong(`would${n} ${base}`, 'would-about-oneself', '“Would” is for what others do, and not for the past.'),
    ],
    why,
    transform: {
      task: `Say what ${who === 'I' ? 'you are' : who === 'we' ? 'you and your friends are' : `${who} ${isOne(pronoun) ? 'is' : 'are'}`} sorry about. Begin with “${capital(who)} ${wish}” and use “${base}”.`,
      from: `${capital(who)} ${fact} ${rest}.`,
      accepted: [rest, rest.replace(/^(.+) away$/, 'away $1')].flatMap((said) => [
        ...[had, ...(did ? ['had never'] : ['could have'])].flatMap((form) => [
          `${capital(who)} ${wish} ${pronoun} ${form} ${participle} ${said}.`,
          `${capital(who)} ${wish} that ${pronoun} ${form} ${participle} ${said}.`,
        ]),
      ]),
      why,
    },
  });
}

export const frames: PointFrames = {
  makeFrame: oneOf(wishAboutNow, wishAboutThen),
  cloze: [
    'I live in a big city, but I wish I [lived: live] by the sea. My flat has no balcony; if only it [had: have] one! The people upstairs play loud music every night, and I wish they [would stop: stop, would]. Last year I was offered a job in a small town by the coast. I said no, and now I wish I [had said: say] yes. I also wish I [hadn’t sold/had not sold: not / sell] my boat.',
  ],
};
