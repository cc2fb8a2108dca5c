import * as z from 'zod';
import { answerDiff, type DiffPart } from '../answers/answer-diff';
import { type MatchRules, matchAnswer } from '../answers/match-answer';
import { explainOrder } from '../engines/order-errors';
import type { Item, ItemOf } from './item';

/** Choices and pieces are named by what they say. */
const text = z.string().max(500);

/** What a player answered, in the shape that fits the kind of question; undefined and empty mean: no answer. */
export const response = z.union([
  z.strictObject({ choice: text }),
  z.strictObject({ choices: z.array(text).max(20) }),
  z.strictObject({ isTrue: z.boolean() }),
  z.strictObject({ text: z.string().max(20_000) }),
  z.strictObject({ gaps: z.record(z.string().max(40), text) }),
  /** Left side to right side. */
  z.strictObject({ pairs: z.record(text, text) }),
  z.strictObject({ order: z.array(text).max(60) }),
]);
export type Response = z.infer<typeof response>;

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

interface GradeOptions {
  /** Says of a lower-case word whether it exists, so that another word is not taken for a slip. */
  isWord?: (word: string) => boolean;
}

/** Judges one answer. An answer of the wrong shape counts as none. */
export function grade(item: Item, given: Response | undefined, { isWord }: GradeOptions = {}): Grade {
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
      return whole(chosen?.isKey === true, chosen?.feedback, chosen?.mistake);
    }
    case 'multi':
      return { ...base, ...gradeMulti(item, given && 'choices' in given ? given.choices : []) };
    case 'tf': {
      const isRight = given !== undefined && 'isTrue' in given && given.isTrue === item.key;
      return whole(isRight, isRight ? undefined : item.feedback);
    }
    case 'gap':
    case 'short':
    case 'error-correct': {
      const text = given && 'text' in given ? given.text : '';
      const typed = gradeTyped(text, item.accepted, item.typing, isWord);
      const known = 'foreseen' in item ? item.foreseen : undefined;
      const made = typed.verdict === 'wrong' ? known?.find(({ answer }) => isSame(text, answer)) : undefined;
      const kept = item.kind === 'error-correct' && typed.verdict === 'wrong' && text.trim() ? item.mistake : undefined;
      const mistake = made?.mistake ?? kept;
      return { ...base, ...typed, ...(made && { feedback: made.feedback }), ...(mistake && { mistake }) };
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
  rules: MatchRules | undefined,
  isWord: GradeOptions['isWord'],
): Pick<Grade, 'verdict' | 'score' | 'diff'> {
  if (text.trim() === '') return { verdict: 'wrong', score: 0 };
  const { verdict, nearest } = matchAnswer(text, accepted, rules, isWord);
  return {
    verdict,
    score: verdict === 'wrong' ? 0 : 1,
    ...(verdict !== 'right' && { diff: answerDiff(text, nearest) }),
  };
}

function isSame(text: string, answer: string): boolean {
  return matchAnswer(text, [answer], { spelling: true }).verdict === 'right';
}

/** Each right choice earns its share, each wrong one takes a share away, never below nothing. */
function gradeMulti({ options }: ItemOf<'multi'>, choices: readonly string[]) {
  const chosen = new Set(choices);
  const keys = options.filter(({ isKey }) => isKey).length;
  const hits = options.filter(({ text, isKey }) => isKey && chosen.has(text)).length;
  const misses = options.filter(({ text, isKey }) => !isKey && chosen.has(text)).length;
  const score = Math.max(0, (hits - misses) / keys);
  const parts = Object.fromEntries(options.map(({ text, isKey }) => [text, chosen.has(text) === isKey]));
  const feedback = options.find((option) => option.feedback && !option.isKey && chosen.has(option.text))?.feedback;
  return { verdict: verdictOf(score), score, parts, ...(feedback && { feedback }) };
}

function gradeCloze({ gaps }: ItemOf<'cloze'>, given: Record<string, string>, isWord: GradeOptions['isWord']) {
  const judged = gaps.map(({ id, accepted, options, typing }) => {
    const text = ownValue(given, id) ?? '';
    // What is chosen from a list cannot have a slip in it.
    const isRight = options ? accepted.includes(text) : gradeTyped(text, accepted, typing, isWord).score === 1;
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

/** Which of the right orders it is, or -1. Pieces are compared by what they say: of two equal ones either may come first. */
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
      return item.accepted[0] ?? '';
    case 'cloze':
      // With the numbers that several gaps have on paper.
      return item.gaps
        .map(({ accepted }, place) => (item.gaps.length > 1 ? `${place + 1} ${accepted[0]}` : accepted[0]))
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
