import { capital } from '#shared/core/first-letter';
import { pick, type Random, shuffle } from '#shared/core/random';
import { gapMark } from '#shared/items/gap-mark';
import type { Item } from '#shared/items/item';
import { wordsIn } from '#shared/language/normalise';
import { clozeItem } from './cloze/make-cloze';
import { type ExerciseType, isPractisedAs } from './exercise-types';
import { distinct, type Frame, fillGap, nothing, plain, type Wrong } from './frame';
import { orderPieces } from './order-pieces';
import { pointFrames } from './point-frames';
import type { GrammarPoint, PointId } from './points';

/** How often a rule is asked for a sentence that suits the exercise. */
const tries = 60;

/** One exercise on a point, or nothing where its rule gives no sentence that suits. The id still wants a number. */
export function exercise(point: GrammarPoint, type: ExerciseType, random: Random): Item | undefined {
  const item = makeOne(point, type, random);
  return item && { ...item, origin: { engine: 'grammar', point: point.id, task: type } };
}

function makeOne(point: GrammarPoint, type: ExerciseType, random: Random): Item | undefined {
  if (type === 'cloze') return clozeItem(point, random);
  if (!isPractisedAs(type, point.id)) return undefined;
  for (let turn = 0; turn < tries; turn += 1) {
    const item = makers[type](pointFrames[point.id].makeFrame(random), point, random);
    if (item) return withPrintApostrophes(item);
  }
  return undefined;
}

/** With the apostrophes of print. The matcher takes both; the words of its rules stay as they are typed. */
function withPrintApostrophes<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll("'", '’') as T;
  if (Array.isArray(value)) return value.map(withPrintApostrophes) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === 'typing' ? part : withPrintApostrophes(part)]),
  ) as T;
}

type Maker = (frame: Frame, point: GrammarPoint, random: Random) => Item | undefined;

const makers: Record<Exclude<ExerciseType, 'cloze'>, Maker> = { choose, type: typedItem, order, correct, transform };

function base(point: GrammarPoint, type: ExerciseType, frame: Frame, mistakes: readonly string[] = []) {
  return {
    id: `${point.id}.${type}`,
    level: point.level,
    skill: 'grammar' as const,
    tags: [point.id, ...new Set(mistakes)].slice(0, 20),
    explanation: frame.why,
    version: 1,
    points: 1,
  };
}

const withLead = ({ lead }: Frame, text: string) => plain([lead, text].filter(Boolean).join(' '));

/** Where the gap opens the sentence, all choices begin with a capital. */
function choiceText({ pattern }: Frame, text: string): string {
  const label = plain(text);
  return pattern.startsWith(gapMark) ? capital(label) : label;
}

function choose(frame: Frame, point: GrammarPoint, random: Random): Item | undefined {
  const offered = shuffle(frame.wrong, random).slice(0, 3);
  if (offered.length < 2) return undefined;
  const options = [
    { text: choiceText(frame, frame.key), isKey: true, feedback: frame.why },
    ...offered.map(({ text, why, mistake }) => ({
      text: choiceText(frame, text),
      isKey: false,
      feedback: why,
      mistake,
    })),
  ];
  return {
    ...base(
      point,
      'choose',
      frame,
      offered.map(({ mistake }) => mistake),
    ),
    kind: 'mc',
    prompt: withLead(frame, capital(frame.pattern)),
    options: shuffle(options, random),
  };
}

function typedItem(frame: Frame, point: GrammarPoint): Item | undefined {
  if (frame.key === nothing || !frame.cue) return undefined;
  const right = [frame.key, ...(frame.also ?? [])];
  if (isGivenAway(plain(frame.cue), right)) return undefined;
  const accepted = right.map((text) => choiceText(frame, text));
  const offered = frame.wrong.filter(({ text }) => text !== nothing);
  const besides = (frame.besides ?? []).filter((text) => text !== nothing);
  return {
    ...base(
      point,
      'type',
      frame,
      offered.map(({ mistake }) => mistake),
    ),
    kind: 'gap',
    prompt: `${withLead(frame, capital(frame.pattern))} (${plain(frame.cue)})`,
    accepted,
    typing: { point: pointWords(accepted) },
    foreseen: [
      ...offered.map(({ text, why, mistake }) => ({ answer: choiceText(frame, text), feedback: why, mistake })),
      ...besides.map((text) => ({
        answer: choiceText(frame, text),
        feedback: `That is right English, too. Here the task is: ${plain(frame.cue ?? '')}.`,
      })),
    ].slice(0, 20),
  };
}

/** Whether the cue has only to be copied, as “should / go” would be; or offers words that are all right. */
function isGivenAway(cue: string, right: readonly string[]): boolean {
  const offered = cue.split(' / ');
  // As … as / heavy: as heavy as.
  const [frame = '', word = ''] = offered;
  return (
    right.includes(offered.join(' ')) ||
    (frame.includes('…') && right.includes(frame.replace('…', word))) ||
    offered.every((word) => right.includes(word))
  );
}

/** Every word of the answers is the point: a slip in one of them is a mistake, not a slip. */
const pointWords = (accepted: readonly string[]) =>
  [...new Set(accepted.flatMap((text) => wordsIn(text.toLowerCase().replaceAll(/[.,?!]/g, ''))))].slice(0, 20);

/** Points that are about the place of words like already. */
const aboutPlaces: ReadonlySet<PointId> = new Set(['present-perfect']);

/**
 * The first piece stands in its place with its capital, and the mark at the end is no piece: so only the words between
 * change places, and no sign on them tells where they go.
 */
function order(frame: Frame, point: GrammarPoint): Item | undefined {
  const sentence = fillGap(frame.pattern, frame.key);
  const after = /[.?!]+$/.exec(sentence)?.[0];
  const mayRoam = aboutPlaces.has(point.id);
  const [before, ...pieces] = orderPieces(sentence, { mayRoam }) ?? [];
  if (before === undefined) return undefined;
  const others = (frame.orders ?? []).flatMap((other) => {
    const [first, ...rest] = orderPieces(other, { mayRoam }) ?? [];
    return first === before ? [rest] : [];
  });
  return {
    ...base(point, 'order', frame),
    kind: 'order',
    prompt: frame.lead ? `${plain(frame.lead)} …` : 'Put the words in order.',
    unit: 'words',
    orders: [pieces, ...others.filter((rest) => [...rest].sort().join() === [...pieces].sort().join())],
    frame: { before, ...(after && { after }) },
  };
}

function correct(frame: Frame, point: GrammarPoint, random: Random): Item | undefined {
  const mistake = pick(
    frame.wrong.filter((one) => !putsItselfRight(one, frame, point) && !isToldByCue(one, frame)),
    random,
  );
  if (!mistake) return undefined;
  const fillings = [frame.key, ...(frame.also ?? []), ...(frame.besides ?? []), ...(mistake.repairs ?? [])];
  const right = fillings.map((text) => plain(fillGap(frame.pattern, text)));
  // A correction that changes another word makes that word a point too.
  const rightWords = new Set(right.flatMap((text) => text.split(' ')));
  const changed = (mistake.fixes ?? [])
    .flatMap((text) => plain(text).split(' '))
    .filter((word) => !rightWords.has(word));
  return {
    ...base(point, 'correct', frame, [mistake.mistake]),
    kind: 'error-correct',
    prompt: `${whatToChange(mistake, frame)}\n${frame.lead ? `${point.name}: ${plain(frame.lead)} …` : point.name}`,
    sentence: plain(fillGap(frame.pattern, mistake.text)),
    accepted: [...new Set([...right, ...(mistake.fixes ?? []).map((text) => capital(plain(text)))])],
    typing: { point: pointWords([...fillings, ...changed].map(plain)) },
    explanation: mistake.why,
    mistake: mistake.mistake,
  };
}

/** Of two words the other, or a word that can only go: nothing has to be known. */
function putsItselfRight({ text }: Wrong, { key, cue }: Frame, { id }: GrammarPoint): boolean {
  const offered = cue?.split(' / ') ?? [];
  return (offered.length === 2 && offered.includes(text)) || (key === nothing && id === 'articles-general');
}

/** Words that are only missing and stand in the cue: “going meet (meet, going to)”. */
function isToldByCue({ text }: Wrong, { key, cue = '' }: Frame): boolean {
  const { missing, extra } = difference(key, text);
  const offered = wordsIn(plain(cue));
  const isChoice = cue.split(' / ').includes(key);
  return !isChoice && missing.length > 0 && extra.length === 0 && missing.every((word) => offered.includes(word));
}

/** What the right words have and the wrong ones lack, and the other way round. */
function difference(key: string, text: string) {
  const [right, wrong] = [wordsIn(plain(key)), wordsIn(plain(text))];
  return {
    missing: right.filter((word) => !wrong.includes(word)),
    extra: wrong.filter((word) => !right.includes(word)),
  };
}

/** Says where the mistake is and what is wanted there, as most sentences can be put right in many ways. */
function whatToChange(mistake: Wrong, frame: Frame): string {
  const { text } = mistake;
  const change = text === nothing ? 'Write the sentence with one more word' : `Change only “${plain(text)}”`;
  const cue = cueFor(mistake, frame);
  return cue ? `${change} (${cue}).` : `${change}.`;
}

/** As much of the cue as does not give the answer. */
function cueFor({ text }: Wrong, { key, cue, also }: Frame): string | undefined {
  // Where a word is too much, no other is wanted; and to change get to a form of get goes without saying.
  if (key === nothing || cue === undefined || plain(cue) === plain(text)) return undefined;
  // Of words in the wrong order the cue would give the right one, and “as … as” all but the adjective.
  const { missing, extra } = difference(key, text);
  if ((missing.length === 0 && extra.length === 0) || cue.includes('…')) return undefined;
  if (!isGivenAway(plain(cue), [key, ...(also ?? [])])) return plain(cue);
  const [first = '', ...more] = plain(cue).split(' / ');
  // “Use to cook” for used to / cook: the verb; “should to ask” for should / ask: should.
  const isMisspelt = text.startsWith(first.slice(0, 3)) && !text.includes(first);
  return more.length > 0 ? (isMisspelt ? more.at(-1) : first) : undefined;
}

/** Whoever is asked, it is their mother: "Why did your mother sell the house?" */
const asAsked = (text: string) =>
  text.endsWith('?') ? text.replace(/\b(?:my|our)\b/g, 'your').replace(/\b(?:My|Our)\b/g, 'Your') : text;

function transform(frame: Frame, point: GrammarPoint): Item | undefined {
  const transformation = frame.transform;
  if (!transformation) return undefined;
  const accepted = [
    ...new Set(transformation.accepted.map((text) => capital(plain(text))).flatMap((text) => [text, asAsked(text)])),
  ];
  const foreseen = distinct(
    (transformation.wrong ?? []).map(({ text, why }) => ({ text: capital(plain(text)), why, mistake: 'wrong-be' })),
    accepted,
  );
  return {
    ...base(point, 'transform', frame),
    kind: 'short',
    prompt: `${plain(transformation.task)}\n${capital(plain(transformation.from))}`,
    accepted,
    typing: { point: pointWords(accepted) },
    foreseen: foreseen.map(({ text, why }) => ({ answer: text, feedback: why })),
    explanation: transformation.why,
  };
}
