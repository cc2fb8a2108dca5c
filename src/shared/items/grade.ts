import * as z from 'zod';
import { answerDiff, type DiffPart } from '../answers/answer-diff';
import { matchAnswer, mostRead } from '../answers/match-answer';
import { explainOrder } from '../engines/order-errors';
import { clozeGap, creditsOf, gapMark, type Item, type ItemOf, scoreOfCredits } from './item';
import { findTyped, fitsPattern, isPattern, literal, shownKey, type TypingRules } from './pattern';

/** Choices and pieces are named by what they say. */
const text = z.string().max(500);

/** What a player answered, in the shape that fits the kind of question; undefined and empty mean: no answer. */
export const learnerResponse = z.union([
  z.strictObject({ choice: text }),
  z.strictObject({ choices: z.array(text).max(20) }),
  z.strictObject({ isTrue: z.boolean() }),
  z.strictObject({ text: z.string().max(20_000) }),
  z.strictObject({ gaps: z.record(z.string().max(40), text) }),
  /** Left side to right side. */
  z.strictObject({ pairs: z.record(text, text) }),
  z.strictObject({ order: z.array(text).max(60) }),
]);
export type LearnerResponse = z.infer<typeof learnerResponse>;

export const verdicts = ['right', 'typo', 'partly', 'wrong', 'ungraded'] as const;

/** One judged answer, with all that is to be said about it. */
export interface Grade {
  verdict: (typeof verdicts)[number];
  /** Of the points of the question: 0 to 1. A slip of the finger costs nothing; parts count for parts. */
  score: number;
  /** The right answer, as text to be shown. */
  answer: string;
  /** Why the key is right. */
  explanation?: string;
  /** Which mistake was made, as the question foresaw it. */
  feedback?: string;
  /** The id of that mistake, where it has a name. */
  mistake?: string;
  /** Where a typed answer differs from the nearest right one. */
  diff?: DiffPart[];
  /** Of questions with parts: which part is right. */
  parts?: Record<string, boolean>;
}

/**
 * Counted up with every change of what is right: what an older judge said is then looked at again, in the background.
 */
export const judgeVersion = 2;

interface GradeOptions {
  /** Says of a lower-case word whether it exists, so that another word is not taken for a slip. */
  isWord?: (word: string) => boolean;
}

/** Judges one answer. An answer of the wrong shape counts as none. */
export function grade(item: Item, given: LearnerResponse | undefined, { isWord }: GradeOptions = {}): Grade {
  const base = { answer: keyText(item), ...(item.explanation && { explanation: item.explanation }) };
  const whole = (isRight: boolean, feedback?: string, mistake?: string): Grade => ({
    ...base,
    verdict: isRight ? 'right' : 'wrong',
    score: isRight ? 1 : 0,
    ...(feedback && { feedback }),
    ...(mistake && { mistake }),
  });
  switch (item.kind) {
    case 'mc': {
      const choice = given && 'choice' in given ? given.choice : undefined;
      const chosen = item.options.find(({ text }) => text === choice);
      const judged = whole(chosen?.isKey === true, chosen?.feedback, chosen?.mistake);
      return { ...judged, ...(chosen?.credit !== undefined && !chosen.isKey && worth(chosen.credit)) };
    }
    case 'multi':
      return { ...base, ...gradeMulti(item, given && 'choices' in given ? given.choices : []) };
    case 'tf': {
      const isRight = given !== undefined && 'isTrue' in given && given.isTrue === item.key;
      return whole(isRight, isRight ? item.praise : item.feedback);
    }
    case 'gap':
    case 'short':
    case 'error-correct': {
      const text = given && 'text' in given ? given.text : '';
      const typed = gradeTyped(text, item.accepted, typingOf(item), isWord);
      const made = 'foreseen' in item ? foreseenFor(text, item, typed.verdict) : undefined;
      const kept = item.kind === 'error-correct' && typed.verdict === 'wrong' && text.trim() ? item.mistake : undefined;
      const mistake = made?.mistake ?? kept;
      const judged = made ? { ...typed, ...worth(made.credit ?? 0) } : typed;
      return { ...base, ...judged, ...(made?.feedback && { feedback: made.feedback }), ...(mistake && { mistake }) };
    }
    case 'cloze':
      return { ...base, ...gradeCloze(item, given && 'gaps' in given ? given.gaps : {}, isWord) };
    case 'match': {
      const pairs = given && 'pairs' in given ? given.pairs : {};
      return { ...base, ...byParts(item.pairs.map(({ left, right }) => [left, ownValue(pairs, left) === right])) };
    }
    case 'order': {
      const order = given && 'order' in given ? given.order : [];
      const place = placeOfOrder(item, order);
      if (place < 0 && item.unit === 'words') {
        const framed = (pieces: readonly string[]) => [...(item.frame?.before ? [item.frame.before] : []), ...pieces];
        return whole(false, explainOrder(framed(order), item.orders.map(framed)));
      }
      return whole(place >= 0, place > 0 ? item.otherOrder : undefined);
    }
    case 'essay':
    case 'speak':
    case 'poll':
    case 'slide':
      return { ...base, verdict: 'ungraded', score: 0 };
  }
}

/** Kinds that have a key, and so count in a score. */
export function isGraded({ kind }: Pick<Item, 'kind'>): boolean {
  return !['essay', 'speak', 'poll', 'slide'].includes(kind);
}

/** Texts and talks, which a person marks: in the points that the question sets. */
export const isTask = ({ kind }: Pick<Item, 'kind'>): boolean => kind === 'essay' || kind === 'speak';

/** Whether a mark is given for it at all, by the portal or by a person. */
export const isMarked = (item: Pick<Item, 'kind' | 'points'>): boolean =>
  isGraded(item) || (isTask(item) && item.points > 0);

function gradeTyped(
  text: string,
  accepted: readonly string[],
  rules: TypingRules | undefined,
  isWord: GradeOptions['isWord'],
): Pick<Grade, 'verdict' | 'score' | 'diff'> {
  const { verdict, nearest } = judgeTyped(text, accepted, rules, isWord);
  const hasDiff = verdict !== 'right' && nearest !== undefined;
  return { verdict, score: verdict === 'wrong' ? 0 : 1, ...(hasDiff && { diff: answerDiff(text, nearest) }) };
}

/** Whether what was typed is right, and the key that is nearest to it where there is one without a pattern. */
function judgeTyped(
  text: string,
  accepted: readonly string[],
  rules: TypingRules | undefined,
  isWord: GradeOptions['isWord'],
): { verdict: 'right' | 'typo' | 'wrong'; nearest?: string } {
  if (text.trim() === '') return { verdict: 'wrong' };
  if (accepted.some((answer) => isPattern(answer, rules) && fitsPattern(text, answer, rules)))
    return { verdict: 'right' };
  const whole = accepted.filter((answer) => !isPattern(answer, rules)).map((answer) => literal(answer, rules));
  return whole.length === 0 ? { verdict: 'wrong' } : matchAnswer(text, whole, rules, isWord);
}

/**
 * What was foreseen of an answer. Of one that counts as right, only what is said to a right one; but an answer that was
 * foreseen word for word is never taken for a slip or another spelling of the key.
 */
function foreseenFor(
  text: string,
  { foreseen = [], accepted, typing }: ItemOf<'gap' | 'short'>,
  verdict: Grade['verdict'],
) {
  if (text.trim() === '') return undefined;
  const known = foreseen.filter(
    ({ answer, credit }) => verdict === 'wrong' || credit === 1 || !isPattern(answer, typing),
  );
  const answer = findTyped(
    text,
    known.map((one) => one.answer),
    typing,
  );
  const made = known.find((one) => one.answer === answer);
  if (!made || verdict === 'wrong' || made.credit === 1) return made;
  return findTyped(text, accepted, typing) === undefined ? made : undefined;
}

/** What an answer that is neither right nor simply wrong is worth. */
function worth(credit: number): Pick<Grade, 'verdict' | 'score'> {
  const score = scoreOfCredits(credit);
  return { verdict: verdictOf(score), score };
}

/** Each right choice earns its share, each wrong one takes a share away, never below nothing. */
function gradeMulti({ options }: ItemOf<'multi'>, choices: readonly string[]) {
  const chosen = new Set(choices);
  const credits = creditsOf(options);
  const sum = options.reduce((all, { text }, place) => all + (chosen.has(text) ? (credits[place] ?? 0) : 0), 0);
  const score = scoreOfCredits(sum);
  const parts = Object.fromEntries(options.map(({ text, isKey }) => [text, chosen.has(text) === isKey]));
  const feedback = options.find((option) => option.feedback && !option.isKey && chosen.has(option.text))?.feedback;
  // Where wrong choices cost nothing, anyone who takes all of them has the points, but is not right.
  const verdict = score === 1 && !Object.values(parts).every(Boolean) ? 'partly' : verdictOf(score);
  return { verdict, score, parts, ...(feedback && { feedback }) };
}

/** What counts in what is typed, by the question and by what stands around the answer. */
function typingOf(item: ItemOf<'gap' | 'short' | 'error-correct'>): TypingRules {
  const [before = '', after = ''] = item.kind === 'gap' ? item.prompt.split(gapMark) : [];
  // A user who is asked for a word does not know it by its figure.
  const isWordAsked = item.skill === 'vocabulary' || item.skill === 'spelling';
  return {
    ...item.typing,
    ...(isWordAsked && { figures: false }),
    ...(item.kind !== 'error-correct' && { around: sentenceAround(before, after) }),
  };
}

/** Of the texts before and after a gap what belongs to its sentence; "It barks: ___" has nothing there. */
function sentenceAround(before: string, after: string) {
  return {
    before:
      before
        .slice(-mostAround)
        .split(/[.!?:=→–—\n]/u)
        .at(-1) ?? '',
    after:
      after
        .slice(0, mostAround)
        .split(/[.!?\n]/u)
        .at(0) ?? '',
  };
}
const mostAround = 200;

function gradeCloze(item: ItemOf<'cloze'>, given: Record<string, string>, isWord: GradeOptions['isWord']) {
  const { gaps } = item;
  // Texts and names of gaps by turns.
  const pieces = item.text.split(clozeGap);
  const judged = gaps.map(({ id, accepted, options, typing: said }) => {
    const place = pieces.findIndex((piece, at) => at % 2 === 1 && piece === id);
    const around = sentenceAround(pieces[place - 1] ?? '', pieces[place + 1] ?? '');
    const typing = { ...said, around, mostRead: mostRead / gaps.length };
    const text = ownValue(given, id) ?? '';
    // What is chosen from a list cannot have a slip in it.
    const isRight = options ? accepted.includes(text) : judgeTyped(text, accepted, typing, isWord).verdict !== 'wrong';
    return { id, isRight };
  });
  const feedback = gaps.find(({ id, feedback }) => feedback && judged.some((one) => one.id === id && !one.isRight));
  return {
    ...byParts(judged.map(({ id, isRight }) => [id, isRight])),
    ...(feedback?.feedback && { feedback: feedback.feedback }),
  };
}

function byParts(judged: [string, boolean][]): Pick<Grade, 'verdict' | 'score' | 'parts'> {
  const score = judged.filter(([, isRight]) => isRight).length / judged.length;
  return { verdict: verdictOf(score), score, parts: Object.fromEntries(judged) };
}

function verdictOf(score: number): 'right' | 'partly' | 'wrong' {
  return score >= 1 ? 'right' : score > 0 ? 'partly' : 'wrong';
}

/**
 * Which of the right orders it is, or -1. Pieces are compared by what they say: of two equal ones either may come
 * first.
 */
function placeOfOrder({ orders }: ItemOf<'order'>, given: readonly string[]): number {
  return orders.findIndex(
    (order) => order.length === given.length && order.every((piece, place) => piece === given[place]),
  );
}

/** Never what an object inherits: a part may be called `constructor`. */
function ownValue(record: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** The right answer as one line of text, for feedback and for the key on paper. */
export function keyText(item: Item): string {
  switch (item.kind) {
    case 'mc':
      return item.options.find(({ isKey }) => isKey)?.text ?? '';
    case 'multi':
      return item.options
        .filter(({ isKey }) => isKey)
        .map(({ text }) => text)
        .join(', ');
    case 'tf':
      return item.key ? 'True' : 'False';
    case 'gap':
    case 'short':
    case 'error-correct':
      return shownKey(item.accepted, item.typing);
    case 'cloze':
      // With the numbers that several gaps have on paper.
      return item.gaps
        .map(({ accepted, typing }) => shownKey(accepted, typing))
        .map((key, place) => (item.gaps.length > 1 ? `${place + 1} ${key}` : key))
        .join(', ');
    case 'match':
      return item.pairs.map(({ left, right }) => `${left} – ${right}`).join('; ');
    case 'order':
      return orderText(item);
    default:
      return '';
  }
}

function orderText({ orders, unit, frame }: ItemOf<'order'>): string {
  const pieces = [...(frame?.before ? [frame.before] : []), ...(orders[0] ?? [])];
  if (unit === 'letters') return pieces.join('');
  const text = pieces.join(' ') + (frame?.after ?? '');
  // With its mark at the end it is a sentence, and begins as one.
  return frame?.after ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
