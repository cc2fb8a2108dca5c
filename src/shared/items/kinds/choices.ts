import * as z from 'zod';
import { choiceLetters } from '../choice-letters';
import { mistake, reason, sentence } from '../fields';
import type { CsvAnswers } from '../formats/item-formats';
import { gapMark } from '../gap-mark';
import type { Advice, Judgement } from '../kind';

/* What kinds with choices have in common. */

/**
 * Something to choose, and why it is right or which mistake it stands for. Its text is its name: no two are the same.
 */
export const option = z.strictObject({
  text: sentence,
  isKey: z.boolean().default(false),
  /**
   * The part of the points that it earns, or takes away below nothing. Where nothing is said, right choices share the
   * points equally, and of several to be chosen each wrong one takes such a share away.
   */
  credit: z.number().min(-1).max(1).optional(),
  feedback: reason.optional(),
  mistake: mistake.optional(),
});
export type Option = z.infer<typeof option>;

export const draftOption = z.object({
  text: z.string(),
  isKey: z.boolean(),
  credit: z.number().optional(),
  feedback: z.string().optional(),
  mistake: z.string().optional(),
});

/** The choices stand in an order of their own: the words of a sentence, first and second. */
export const fixedOrder = z.boolean().optional();

/** A choice in a new question. */
export const emptyOption = (): Option => ({ text: '', isKey: false });

/** Whether anything stands in a row; a tick alone is nothing. */
export const isUsed = (row: object) =>
  Object.values(row).some((value) => typeof value === 'string' && value.trim() !== '');

export const areDouble = (texts: readonly string[]) => {
  const plain = texts.map((text) => text.trim().toLowerCase());
  return plain.some((text, place) => plain.indexOf(text) !== place);
};

/** A sentence where two choices say the same. */
export const doubles = (texts: readonly string[]) => (areDouble(texts) ? ['Two of the choices are the same.'] : []);

/** Shares are written with a few places, so that three thirds may be a little less than all. */
const nearlyAll = 0.999;

/** The part of the points that each of several choices earns or takes away. */
export function creditsOf(options: readonly { isKey: boolean; credit?: number }[]): number[] {
  const share = 1 / Math.max(1, options.filter(({ isKey }) => isKey).length);
  return options.map(({ isKey, credit }) => credit ?? (isKey ? share : -share));
}

/** A sum of shares as a score: 0 to 1, and all of it where only the places behind the point are missing. */
export const scoreOfCredits = (sum: number) => (sum >= nearlyAll ? 1 : Math.max(0, sum));

export const verdictOf = (score: number) => (score >= 1 ? 'right' : score > 0 ? 'partly' : 'wrong');

/** What an answer that is neither right nor simply wrong is worth. */
export function worth(credit: number): Pick<Judgement, 'verdict' | 'score'> {
  const score = scoreOfCredits(credit);
  return { verdict: verdictOf(score), score };
}

/** All of the points or none. */
export const allOrNothing = (isRight: boolean, feedback?: string, mistake?: string): Judgement => ({
  verdict: isRight ? 'right' : 'wrong',
  score: isRight ? 1 : 0,
  ...(feedback && { feedback }),
  ...(mistake && { mistake }),
});

/** Each part counts the same. */
export function byParts(parts: readonly (readonly [string, boolean])[]): Judgement {
  const score = parts.filter(([, isRight]) => isRight).length / parts.length;
  return { verdict: verdictOf(score), score, parts: Object.fromEntries(parts) };
}

/** Never what an object inherits: a part may be called `constructor`. */
export const ownValue = (record: Record<string, string>, key: string): string | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

export const letterAt = (place: number) => choiceLetters[place] ?? String(place + 1);

export const letteredChoices = (choices: readonly string[]) =>
  choices.map((choice, place) => `${letterAt(place)}) ${choice}`).join('  ');

/* Marked choices: one of them or several are right. */

interface Marked {
  prompt: string;
  options: readonly Option[];
}

export const keysIn = ({ options }: Pick<Marked, 'options'>) =>
  options.flatMap(({ text, isKey }) => (isKey ? [text] : []));

/** The keys with the letters that they have on this sheet. */
export function lettersOfKeys(item: Marked, texts: readonly string[]): string {
  const keys = new Set(keysIn(item));
  return texts.flatMap((text, place) => (keys.has(text) ? [`${letterAt(place)} ${text}`] : [])).join(', ');
}

export const optionLines = ({ options }: Marked) => options.map(({ text, isKey }) => `${isKey ? '✓' : '–'} ${text}`);

export const percent = (part: number) => `${Math.round(part * 100)} %`;

export const optionFacts = ({ options }: Marked) =>
  options.flatMap(({ text, credit, feedback }) => [
    ...(credit === undefined ? [] : [`${text}: ${percent(credit)}`]),
    ...(feedback ? [`${text}: ${feedback}`] : []),
  ]);

export const optionAnswers = ({ options }: Marked): CsvAnswers => ({
  answers: options.map(({ text }) => text),
  correct: options.flatMap(({ isKey }, place) => (isKey ? [String(place + 1)] : [])).join(', '),
});

export function aboveOptions({ options }: Marked): Advice[] {
  const choice = options.find(({ text }) => /^(all|none|both|neither) of (the above|these|them)\b/i.test(text.trim()));
  if (!choice) return [];
  return [
    {
      rule: 'all-of-the-above',
      text: `‘${choice.text}’ is right or wrong by the other choices, and loses its sense when they are mixed. Write a choice of its own.`,
    },
  ];
}

/** Longer than each other option by half and by some letters: those who know nothing take the longest. */
export function longKey({ options }: Marked): Advice[] {
  const key = options.find(({ isKey }) => isKey)?.text.length ?? 0;
  const longest = Math.max(...options.filter(({ isKey }) => !isKey).map(({ text }) => text.length));
  if (key < longest * 1.5 || key - longest < 8) return [];
  return [{ rule: 'long-key', text: 'The right choice is much longer than the others. Make them alike in length.' }];
}

/** 'a' or 'an' before the gap that some choices cannot follow. By letters, with the words whose sound is another. */
export function articleClue({ prompt, options }: Marked): Advice[] {
  const article = new RegExp(`\\b(an?) ${gapMark}`, 'i').exec(prompt)?.[1]?.toLowerCase();
  if (!article) return [];
  const fits = (text: string) => beginsWithVowel(text) === (article === 'an');
  if (options.every(({ text }) => fits(text))) return [];
  return [
    {
      rule: 'article-clue',
      text: `‘${article}’ before the gap rules some choices out. Write a/an, or put the article into the choices.`,
    },
  ];
}

function beginsWithVowel(text: string): boolean {
  const word = text.trim().toLowerCase();
  if (/^(hour|honest|honour|heir)/.test(word)) return true;
  return /^[aeiou]/.test(word) && !/^(uni([^mn]|$)|use|usu|euro|one\b|once\b|ut[ei])/.test(word);
}

/** One choice that says another one too: anyone who sees it knows that both cannot be the only right one. */
export function overlaps({ options }: Marked): Advice[] {
  const texts = options.map(
    ({ text }) =>
      ` ${text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}'’-]+/gu, ' ')
        .trim()} `,
  );
  const pair = texts.flatMap((text, place) =>
    texts.flatMap((other, at) =>
      at !== place && text.trim().split(' ').length >= 3 && other.includes(text) ? [[place, at] as const] : [],
    ),
  )[0];
  const places = pair ?? overlappingRanges(options.map(({ text }) => text));
  if (!places) return [];
  const [one, other] = places.map((place) => options[place]?.text ?? '');
  return [{ rule: 'overlap', text: `‘${one}’ and ‘${other}’ overlap: where one is right, so is the other.` }];
}

function overlappingRanges(texts: readonly string[]): readonly [number, number] | undefined {
  const ranges = texts.flatMap((text, place) => {
    const [, from, to] = /^\D{0,3}(\d+)\s*(?:-|–|to)\s*(\d+)\D*$/.exec(text.trim()) ?? [];
    return from && to ? [{ place, from: Number(from), to: Number(to) }] : [];
  });
  for (const [at, one] of ranges.entries()) {
    const other = ranges.slice(at + 1).find((next) => next.from <= one.to && one.from <= next.to);
    if (other) return [one.place, other.place];
  }
  return undefined;
}

/** Where wrong choices cost nothing, ticking everything is the best that one can do. */
export function freeTicks({ options }: Marked): Advice[] {
  const credits = creditsOf(options);
  const isFree = options.some(({ isKey }) => !isKey) && options.every(({ isKey }, at) => isKey || credits[at] === 0);
  if (!isFree) return [];
  return [
    {
      rule: 'free-ticks',
      text: 'Wrong choices cost nothing: whoever ticks every choice gets all the points. Let wrong ones take some away.',
    },
  ];
}

/** Full points must be possible to get. */
export function outOfReach(options: readonly Option[]): string[] {
  if (options.every(({ credit }) => credit === undefined)) return [];
  const all = creditsOf(options).reduce((sum, credit) => sum + Math.max(0, credit), 0);
  return all < nearlyAll ? ['Together the right choices must earn all of the points.'] : [];
}

/** So many of the choices are right. */
export function wrongNumberOfKeys(options: readonly Option[], most: number): string[] {
  const keys = options.filter(({ isKey }) => isKey).length;
  if (keys === 0) return ['Mark the right answer.'];
  return keys > most ? ['Only one answer may be right.'] : [];
}
