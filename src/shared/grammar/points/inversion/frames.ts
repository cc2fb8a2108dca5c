import { capital } from '#shared/core/first-letter';
import type { Random } from '#shared/core/random';
import { type Frame, frame, one, tie, wrong } from '#shared/grammar/frame';
import { participleOf, pastOf } from '#shared/grammar/frames/conditions';
import { verbForms } from '#shared/language/forms/inflect';
import type { PointFrames } from '../../frame';

const people = ['we', 'I', 'they', 'she', 'he'] as const;
type Person = (typeof people)[number];

/** With have: what nobody has seen or done before. */
const perfectCases = [
  ['see', 'such a large crowd'], ['hear', 'such a beautiful song'], ['eat', 'a better meal'], ['meet', 'a kinder person'], ['read', 'a stranger story'], ['feel', 'so welcome'], ['watch', 'a more exciting match'],
] as const; // biome-ignore format: a list of words
/** With do: what is seldom the case. */
const presentCases = [
  ['go', 'out in the evening'], ['eat', 'meat'], ['use', 'the car'], ['watch', 'television'], ['talk', 'about the past'], ['buy', 'new clothes'], ['arrive', 'late'],
] as const; // biome-ignore format: a list of words
/** With did: what was more than enough. */
const pastCases = [
  ['lose', 'the map', 'broke the phone'], ['win', 'the prize', 'met the mayor'], ['forget', 'the tickets', 'missed the train'], ['write', 'the songs', 'played the piano'], ['cook', 'dinner', 'washed the dishes'], ['repair', 'the roof', 'painted the walls'],
] as const; // biome-ignore format: a list of words

const isOne = (who: Person) => who === 'she' || who === 'he';

interface Case {
  opening: string;
  who: Person;
  helper: string;
  verb: string;
  /** What the statement says in place of both. */
  statement: string;
  swapped: string;
  twice: string;
  rest: string;
  plain: string;
  cue: string;
}

function caseOf(random: Random): Case {
  const who = one(random, people);
  const kind = one(random, ['perfect', 'present', 'past'] as const);
  if (kind === 'perfect') {
    const [base, rest] = one(random, perfectCases);
    const have = isOne(who) ? 'has' : 'have';
    const participle = participleOf(base);
    return {
      opening: 'Never',
      who,
      helper: have,
      verb: participle,
      rest,
      cue: `${who} / ${base}, present perfect`,
      statement: `${who} ${have} ${participle}`,
      swapped: `${have} ${participle} ${who}`,
      twice: `${have} ${who} ${pastOf(base) === participle ? base : pastOf(base)}`,
      plain: `${capital(who)} ${have} never ${participle} ${rest}.`,
    };
  }
  if (kind === 'present') {
    const [base, rest] = one(random, presentCases);
    const does = isOne(who) ? 'does' : 'do';
    const form = isOne(who) ? verbForms(base).thirdPerson : base;
    return {
      opening: 'Rarely',
      who,
      helper: does,
      verb: base,
      rest,
      cue: `${who} / ${base}, present simple`,
      statement: `${who} ${form}`,
      swapped: `${form} ${who}`,
      twice: `${does} ${who} ${isOne(who) ? form : verbForms(base).ing}`,
      plain: `${capital(who)} rarely ${form} ${rest}.`,
    };
  }
  const [base, rest, more] = one(random, pastCases);
  return {
    opening: 'Not only',
    who,
    helper: 'did',
    verb: base,
    rest: `${rest}, but ${who} also ${more}`,
    cue: `${who} / ${base}, past simple`,
    statement: `${who} ${pastOf(base)}`,
    swapped: `${pastOf(base)} ${who}`,
    twice: `did ${who} ${pastOf(base)}`,
    plain: `${capital(who)} not only ${pastOf(base)} ${rest}, but ${who} also ${more}.`,
  };
}

function inversion(random: Random): Frame {
  const { opening, who, helper, verb, statement, swapped, twice, rest, plain, cue } = caseOf(random);
  const why = `After “${opening}” at the beginning, the words stand as in a question: ${helper} ${who} ${verb}.`;
  return frame({
    pattern: `${tie(opening)} ___ ${tie(rest)}.`,
    key: `${helper} ${who} ${verb}`,
    cue,
    wrong: [
      wrong(statement, 'no-inversion', `After “${opening}” the order of a statement cannot stay.`, [plain]),
      wrong(swapped, 'verb-before-subject', 'Only the helping verb changes places with the person.', [plain]),
      wrong(twice, 'two-forms-inverted', `After “${helper} ${who}” comes “${verb}”.`, [plain]),
    ],
    why,
    transform: {
      task: `Begin with “${opening}”.`,
      from: plain,
      accepted: endingsOf(rest, who).flatMap((end) =>
        (opening === 'Never' ? ['Never', 'Never before'] : [opening]).map(
          (never) => `${never} ${helper} ${who} ${verb} ${end}.`,
        ),
      ),
      wrong: [
        { text: `${opening} ${statement} ${rest}.`, why: `After “${opening}” the order of a statement cannot stay.` },
      ],
      why,
    },
  });
}

/** But she also broke it; she also broke it; but she broke it as well. */
function endingsOf(rest: string, who: Person): string[] {
  const [, first, second] = new RegExp(`^(.*), but ${who} also (.*)$`).exec(rest) ?? [];
  if (!first || !second) return [rest];
  return ['', 'but '].flatMap((but) => [
    `${first}, ${but}${who} also ${second}`,
    ...['too', 'as well'].map((also) => `${first}, ${but}${who} ${second} ${also}`),
    ...(but ? [`${first}, but also ${who} ${second}`] : []),
  ]);
}

export const frames: PointFrames = {
  makeFrame: inversion,
  cloze: [
    'It was a night to remember. Never before [had we seen: we / see, past perfect] so many people in our little hall. Not only [did the band play: the band / play, past simple] for three hours, but they also invited the children onto the stage. Rarely [do musicians take: musicians / take, present simple] so much time for their audience. Only when the lights went out [did we go: we / go, past simple] home, and never [have I slept: I / sleep, present perfect] so well.',
  ],
};
