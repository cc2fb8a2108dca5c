import * as z from 'zod';
import { answerDiff } from '#shared/answers/answer-diff';
import { matchAnswer } from '#shared/answers/match-answer';
import { mistake, reason, sentence } from '../fields';
import type { CsvRow } from '../formats/csv-row';
import { keyPlaces } from '../formats/csv-row';
import {
  feedbackPart,
  type GiftAnswer,
  type GiftFrame,
  type GiftQuestion,
  partOf,
  plain,
  shareMark,
  withAnswerLines,
  writeTyped,
} from '../formats/gift-parts';
import type { CsvAnswers } from '../formats/item-formats';
import { typedItem } from '../formats/plain-questions';
import type { ReadResult } from '../formats/read-result';
import type { Advice, GradeOptions, Hint, HintKind, Judgement } from '../kind';
import { findTyped, fitsPattern, isPattern, literal, shownAnswer, shownKey, type TypingRules } from '../pattern';
import type { LearnerResponse } from '../response';
import { isUsed, percent, worth } from './choices';
import { nextOf } from './next-of';

/* What kinds whose answer is typed have in common. */

/** What counts in a typed answer besides its words; nothing does where nothing is said (see answers/match-answer). */
export const typing = z.strictObject({
  capitals: z.boolean().optional(),
  punctuation: z.boolean().optional(),
  shortForms: z.boolean().optional(),
  spelling: z.boolean().optional(),
  point: z.array(z.string().max(60)).max(20).optional(),
  /** A * in an answer of the key stands for any text (see items/pattern); otherwise it is a sign like others. */
  wildcards: z.boolean().optional(),
});
export const draftTyping = z.object({ ...typing.shape, point: z.array(z.string()).optional() });

/** An answer that is foreseen, with what to say about it. It is wrong where nothing is said of what it earns. */
const foreseen = z.strictObject({
  answer: sentence,
  feedback: reason,
  mistake: mistake.optional(),
  /** The part of the points that it earns: 1 for a right answer to which something is said. */
  credit: z.number().min(0).max(1).optional(),
});

export const acceptedTexts = z.array(sentence).min(1).max(40);

/** The key of a gap or a short answer. */
export const typedKey = {
  accepted: acceptedTexts,
  typing: typing.optional(),
  foreseen: z.array(foreseen).max(20).optional(),
};
export const draftTypedKey = {
  accepted: z.array(z.string()),
  typing: draftTyping.optional(),
  foreseen: z
    .array(
      z.object({
        answer: z.string(),
        feedback: z.string(),
        mistake: z.string().optional(),
        credit: z.number().optional(),
      }),
    )
    .optional(),
};

interface TypedKey {
  accepted: string[];
  typing?: z.infer<typeof typing>;
  foreseen?: z.infer<typeof foreseen>[];
}

export const typedIn = (response: LearnerResponse | undefined) => (response && 'text' in response ? response.text : '');

/** Whether what was typed is right, and the key that is nearest to it where there is one without a pattern. */
export function judgeTyped(
  text: string,
  accepted: readonly string[],
  rules: TypingRules | undefined,
  { isWord }: GradeOptions,
): { verdict: 'right' | 'typo' | 'wrong'; nearest?: string } {
  if (text.trim() === '') return { verdict: 'wrong' };
  if (accepted.some((answer) => isPattern(answer, rules) && fitsPattern(text, answer, rules)))
    return { verdict: 'right' };
  const whole = accepted.filter((answer) => !isPattern(answer, rules)).map((answer) => literal(answer, rules));
  return whole.length === 0 ? { verdict: 'wrong' } : matchAnswer(text, whole, rules, isWord);
}

/** With the places where a typed answer differs from the key. */
export function gradeTyped(
  text: string,
  accepted: readonly string[],
  rules: TypingRules | undefined,
  options: GradeOptions,
): Judgement {
  const { verdict, nearest } = judgeTyped(text, accepted, rules, options);
  const hasDiff = verdict !== 'right' && nearest !== undefined;
  return { verdict, score: verdict === 'wrong' ? 0 : 1, ...(hasDiff && { diff: answerDiff(text, nearest) }) };
}

/** The same, with what was foreseen of some answers. */
export function gradeForeseen(item: TypedKey, text: string, rules: TypingRules, options: GradeOptions): Judgement {
  const typed = gradeTyped(text, item.accepted, rules, options);
  const match = foreseenFor(text, item, typed.verdict);
  return {
    ...typed,
    ...(match && worth(match.credit ?? 0)),
    ...(match?.feedback && { feedback: match.feedback }),
    ...(match?.mistake && { mistake: match.mistake }),
  };
}

/**
 * What was foreseen of an answer. Of one that counts as right, only what is said to a right one; but an answer that was
 * foreseen word for word is never taken for a slip or another spelling of the key.
 */
function foreseenFor(text: string, { foreseen = [], accepted, typing }: TypedKey, verdict: Judgement['verdict']) {
  if (text.trim() === '') return undefined;
  const candidates = foreseen.filter(
    ({ answer, credit }) => verdict === 'wrong' || credit === 1 || !isPattern(answer, typing),
  );
  const answer = findTyped(
    text,
    candidates.map((one) => one.answer),
    typing,
  );
  const match = candidates.find((one) => one.answer === answer);
  if (!match || verdict === 'wrong' || match.credit === 1) return match;
  return findTyped(text, accepted, typing) === undefined ? match : undefined;
}

/** A user who is asked for a word does not know it by its figure. */
export const figuresOf = ({ skill }: { skill?: string }): TypingRules =>
  skill === 'vocabulary' || skill === 'spelling' ? { figures: false } : {};

/** Of the texts before and after a gap what belongs to its sentence; "It barks: ___" has nothing there. */
export function sentenceAround(before: string, after: string) {
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

/** Without empty lines; rows that are open are left out. */
export const nonEmpty = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== '');

export const typedKeyText = ({ accepted, typing }: TypedKey) => shownKey(accepted, typing);

/** What else is right. Short forms and other spellings of the key itself are not told. */
export function otherAnswers(accepted: readonly string[], rules: TypingRules = {}): string[] {
  const key = shownKey(accepted, rules);
  const others = accepted.map((answer) => ({ isOpen: isPattern(answer, rules), text: shownAnswer(answer, rules) }));
  return others
    .filter(({ isOpen, text }) => text !== key && (isOpen || matchAnswer(text, [key], rules).verdict !== 'right'))
    .map(({ text }) => text);
}

export const acceptedLine = ({ accepted }: Pick<TypedKey, 'accepted'>) => `✓ ${accepted.join(' / ')}`;

export const typedFacts = ({ typing, foreseen = [] }: TypedKey) => [
  ...(typing?.wildcards ? ['* stands for any text'] : []),
  ...foreseen.map(
    ({ answer, credit = 0, feedback }) =>
      `${credit === 1 ? '✓' : '✗'} ${answer}${credit > 0 && credit < 1 ? ` (${percent(credit)})` : ''}: ${feedback}`,
  ),
];

/** A pattern of nothing but stars takes whatever is typed for right. */
export function anyAnswer({ typing, accepted }: TypedKey): Advice[] {
  const isOpen = typing?.wildcards && accepted.some((answer) => /^[*\s]+$/.test(answer));
  return isOpen
    ? [{ rule: 'any-answer', text: 'A * alone is among the right answers: whatever is typed is right.' }]
    : [];
}

/** The next letter, going on from what is typed so far. */
export function typedHint(
  item: TypedKey & { prompt: string },
  kind: HintKind,
  response: LearnerResponse | undefined,
): Hint | undefined {
  if (kind === 'meaning') return { text: item.prompt };
  const whole = item.accepted.filter((answer) => !isPattern(answer, item.typing));
  // Of a pattern nobody can tell how it goes on.
  if (whole.length === 0) return undefined;
  if (kind === 'audio') return { text: typedKeyText(item) };
  const typed = kind === 'place' ? [...typedIn(response)] : [];
  const letters = nextOf(
    typed,
    whole.map((answer) => [...literal(answer, item.typing)]),
  );
  return { text: letters.at(-1) ?? '', response: { text: letters.join('') } };
}

export const hasTypedPatterns = ({ accepted, typing }: Pick<TypedKey, 'accepted' | 'typing'>) =>
  accepted.some((answer) => isPattern(answer, typing));

export const earnsTypedParts = ({ foreseen = [] }: TypedKey) =>
  foreseen.some(({ credit = 0 }) => credit > 0 && credit < 1);

/** Right answers first, each with what is said to it; then those that are foreseen, with what they earn. */
export function giftAnswersOf({ accepted, foreseen = [], typing }: TypedKey): string[] {
  const praised = new Map(
    foreseen.flatMap(({ answer, credit, feedback }) => (credit === 1 ? [[answer, feedback]] : [])),
  );
  const others = foreseen.filter(({ answer, credit }) => credit !== 1 || !accepted.includes(answer));
  return [
    ...accepted.map((text) => `=${writeTyped(text, typing)}${feedbackPart(praised.get(text))}`),
    ...others.map(
      ({ answer, credit = 0, feedback }) =>
        `=${shareMark(credit)}${writeTyped(answer, typing)}${feedbackPart(feedback)}`,
    ),
  ];
}

/** The answers of a question of GIFT that is typed; undefined where it is another. */
export function giftAnswersIn(question: GiftQuestion): GiftAnswer[] | undefined {
  if (question.type !== 'Short') return undefined;
  return question.choices.map(({ text, weight, feedback }) => ({
    text: plain(text),
    credit: partOf(weight ?? 100),
    feedback: feedback ? plain(feedback) : '',
  }));
}

export const csvAnswersOf = ({ accepted, typing }: TypedKey): CsvAnswers => ({
  answers: accepted.map((text) => literal(text, typing)),
  correct: '',
});

export function readTypedRow({ line, id, prompt, choices, key }: CsvRow, isByText: boolean): ReadResult {
  const filled = choices.filter(Boolean);
  if (filled.length === 0 && !key) return { line, why: 'This row has no answer.' };
  // A key may also be a column of its own beside one answer: both are right.
  const places = key ? keyPlaces(choices, key, isByText) : undefined;
  const isNamed = places !== undefined && 'places' in places;
  const typed = typedItem(id, prompt, key && !isNamed ? key : '-');
  if (filled.length === 0) return { line, item: typed };
  const own = key && !isNamed ? typed.accepted : [];
  return { line, item: { ...typed, accepted: [...new Set([...own, ...filled])] } };
}

/** The rows that are filled; nothing where none is. */
const usedOf = (foreseen: TypedKey['foreseen'] = []) => {
  const used = foreseen.filter(isUsed);
  return used.length > 0 ? used : undefined;
};

/** The parts that a gap and a short answer have in common: a line to type, with what is said to foreseen answers. */
export const typedParts = {
  marking: 'portal',
  guess: () => 0,
  isTyped: true,
  rows: ({ foreseen = [] }: TypedKey) => ({ foreseen }),
  draftFaults: () => [],
  advice: anyAnswer,
  hint: typedHint,
  key: typedKeyText,
  keyOnPaper: typedKeyText,
  otherKeys: ({ accepted, typing }: TypedKey) => otherAnswers(accepted, typing),
  rightAnswer: (item: TypedKey, plain: (text: string) => string) => plain(typedKeyText(item)),
  content: ({ accepted }: TypedKey, plain: (text: string) => string) => accepted.map(plain).sort(),
  headline: (item: TypedKey & { prompt: string }) => item.prompt || typedKeyText(item),
  asked: ({ prompt }: { prompt: string }) => prompt,
  lines: (item: TypedKey) => [acceptedLine(item)],
  facts: typedFacts,
  underPrompt: () => undefined,
  onOneLine: (_: unknown, prompt: string) => prompt,
} as const;

/** What is filled of the key. */
export const tidyKey = ({ accepted, foreseen }: TypedKey) => ({
  accepted: nonEmpty(accepted),
  foreseen: usedOf(foreseen),
});

/** How files hold a typed answer, but for GIFT's questions that are read and for QTI. */
export const typedFormats = {
  prompt: ({ prompt }: { prompt: string }) => prompt,
  writeGift: (item: TypedKey, frame: GiftFrame) => withAnswerLines(frame, giftAnswersOf(item)),
  csv: { write: csvAnswersOf, read: readTypedRow },
  writeQti: () => undefined,
  comments: ({ foreseen = [] }: TypedKey) => foreseen.map(({ feedback }) => feedback),
  earnsParts: earnsTypedParts,
  hasPatterns: hasTypedPatterns,
};
