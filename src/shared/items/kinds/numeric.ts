import * as z from 'zod';
import { matchAnswer } from '#shared/answers/match-answer';
import { draftFields, itemFields, playerFields, reason } from '../fields';
import {
  feedbackPart,
  type GiftAbout,
  type GiftQuestion,
  type GiftReading,
  partOf,
  plain,
  shareMark,
  withAnswerLines,
} from '../formats/gift-parts';
import { noFormats } from '../formats/item-formats';
import type { KindModule } from '../kind';
import { allOrNothing, percent, worth } from './choices';
import { mostInGap } from './limits';
import { typedIn } from './typed';

const kind = z.literal('numeric');
/** A number that counts, and how far from it others do. */
const range = { value: z.number(), tolerance: z.number().default(0) };
const schema = z.strictObject({
  ...itemFields,
  kind,
  ...range,
  /** What stands behind the number. Nobody has to type it. */
  unit: z.string().trim().max(20).optional(),
  /** Other numbers that are foreseen, with what to say to them and the part of the points that they earn. */
  foreseen: z
    .array(z.strictObject({ ...range, feedback: reason, credit: z.number().min(0).max(1).optional() }))
    .max(20)
    .optional(),
  /** Said to a wrong answer. */
  feedback: reason.optional(),
  /** Said to a right answer. */
  praise: reason.optional(),
});
const draft = z.object({
  ...draftFields,
  kind,
  value: z.number(),
  tolerance: z.number(),
  unit: z.string().optional(),
  foreseen: z
    .array(z.object({ value: z.number(), tolerance: z.number(), feedback: z.string(), credit: z.number().optional() }))
    .optional(),
  feedback: z.string().optional(),
  praise: z.string().optional(),
});
const player = z.object({ ...playerFields, kind, unit: z.string().optional() });

type Numeric = z.infer<typeof schema>;
type Range = Pick<Numeric, 'value' | 'tolerance'>;

/** No number of a lesson is further from nought. */
const most = 1e12;
/** Stands where no number has been written yet. */
export const noNumber = Number.MAX_VALUE;

/** A number to be typed, right within a tolerance. */
export const numeric = {
  name: 'Number',
  about: 'A number to type, exact or nearly',
  prompt: { label: 'Question', isNeeded: true },
  marking: 'portal',
  mostLetters: mostInGap,
  guess: () => 0,
  isTyped: true,
  schema,
  draft,
  player,

  empty: (fields) => ({ ...fields, kind: 'numeric', value: noNumber, tolerance: 0 }),
  tidy(item) {
    const { unit, foreseen = [], ...rest } = item;
    const used = foreseen.filter(({ value, feedback }) => value !== noNumber || feedback.trim() !== '');
    return { ...rest, ...(unit?.trim() && { unit: unit.trim() }), ...(used.length > 0 && { foreseen: used }) };
  },
  rows: () => ({}),
  faults: ({ value, tolerance, foreseen = [] }) => [
    ...(isNumber(value) ? [] : [{ field: 'value', text: 'Write the right number.' }]),
    ...(isTolerance(tolerance) ? [] : [{ field: 'tolerance', text: 'Write a number from 0.' }]),
    ...foreseen.flatMap((one, at) =>
      isNumber(one.value) && isTolerance(one.tolerance)
        ? []
        : [{ field: `foreseen.${at}`, text: 'Write the number that you expect.' }],
    ),
  ],
  draftFaults: () => [],
  advice: () => [],

  grade({ value, tolerance, unit, foreseen = [], feedback, praise }, response) {
    const text = typedIn(response);
    if (text.trim() === '') return allOrNothing(false);
    const typed = withoutUnit(text, unit);
    if (isWithin(typed, { value, tolerance })) {
      return allOrNothing(true, foreseen.find((one) => one.credit === 1 && one.value === value)?.feedback ?? praise);
    }
    const match = foreseen.find((one) => isWithin(typed, one));
    if (!match) return allOrNothing(false, feedback);
    return { ...worth(match.credit ?? 0), ...(match.feedback && { feedback: match.feedback }) };
  },
  hint: () => undefined,
  view: ({ unit }, fields) => ({ ...fields, kind: 'numeric', ...(unit && { unit }) }),

  key: keyText,
  keyOnPaper: keyText,
  otherKeys: ({ foreseen = [], value, unit }) =>
    foreseen.filter((one) => one.credit === 1 && one.value !== value).map((one) => rangeText(one, unit)),
  rightAnswer: (item, plain) => plain(keyText(item)),
  content: (item) => [keyText(item)],
  headline: (item) => item.prompt || keyText(item),
  asked: ({ prompt }) => prompt,
  lines: (item) => [`✓ ${keyText(item)}`],
  facts: ({ unit, foreseen = [], feedback = '', praise = '' }) => [
    ...foreseen.map(
      ({ credit = 0, ...one }) =>
        `${credit === 1 ? '✓' : '✗'} ${rangeText(one, unit)}${credit > 0 && credit < 1 ? ` (${percent(credit)})` : ''}: ${one.feedback}`,
    ),
    feedback,
    praise,
  ],
  underPrompt: () => undefined,
  onOneLine: ({ unit }, prompt) => [prompt, '__________', unit].filter(Boolean).join(' '),

  formats: {
    ...noFormats,
    writeGift: ({ value, tolerance, foreseen = [], feedback, praise }, frame) =>
      withAnswerLines({ ...frame, isNumerical: true }, [
        `=${value}:${tolerance}${feedbackPart(praise)}`,
        ...foreseen.map(
          (one) => `=${shareMark(one.credit ?? 0)}${one.value}:${one.tolerance}${feedbackPart(one.feedback)}`,
        ),
        ...(feedback ? [`~${feedbackPart(feedback)}`] : []),
      ]),
    readGift: (question, about) => (question.type === 'Numerical' ? readNumbers(question, about) : undefined),
    csv: {
      write: ({ value, tolerance }) => ({
        answers: [tolerance > 0 ? `${value} ± ${tolerance}` : `${value}`],
        correct: '',
      }),
      read({ line, id, prompt, choices, key }) {
        const [value = '', tolerance = '0', ...more] = (key || (choices.find(Boolean) ?? '')).split('±');
        const numbers = [numberIn(value), numberIn(tolerance)];
        if (more.length > 0 || numbers.includes(undefined))
          return { line, why: 'The answer must be a number, or one with its tolerance: 3.14 ± 0.01.' };
        return { line, item: { id, kind: 'numeric', prompt, value: numbers[0], tolerance: numbers[1] } };
      },
    },
    comments: ({ foreseen = [], feedback, praise }) => [...foreseen.map((one) => one.feedback), feedback, praise],
    earnsParts: ({ foreseen = [] }) => foreseen.some(({ credit = 0 }) => credit > 0 && credit < 1),
  },
} satisfies KindModule<Numeric, z.infer<typeof player>>;

const isNumber = (value: number) => Math.abs(value) <= most;
const isTolerance = (value: number) => value >= 0 && value <= most;

/** Without what adding decimals leaves at the end. */
const tidyNumber = (value: number) => Number(value.toPrecision(12));

function rangeText({ value, tolerance }: Range, unit: string | undefined): string {
  const number = [value, unit].filter((part) => part !== undefined && part !== '').join(' ');
  return tolerance > 0 ? `${number} (${tidyNumber(value - tolerance)} to ${tidyNumber(value + tolerance)})` : number;
}

function keyText(item: Numeric): string {
  return item.value === noNumber ? '' : rangeText(item, item.unit);
}

/* Numbers as people write them. */

function withoutUnit(text: string, unit: string | undefined): string {
  const bare = text.trim();
  return unit && bare.toLowerCase().endsWith(unit.toLowerCase()) ? bare.slice(0, -unit.length).trim() : bare;
}

/** A number with signs and spaces as they are typed: −3, 1 000, 1,000.5, 0,5, .5 and 3e8. */
const numberPattern = /^([+-]?)(\d+(?:[.,]\d+)*|[.,]\d+)(?:e([+-]?\d{1,3}))?$/i;

/**
 * What a text may mean as a number. A comma stands between thousands here and before decimals elsewhere: where it can
 * be either, 1,000 is both.
 */
function readingsOf(text: string): number[] {
  const [, sign = '', digits, power = '0'] =
    numberPattern.exec(text.replaceAll(/[\s\u00A0\u202F']/g, '').replaceAll(/[−–]/g, '-')) ?? [];
  if (digits === undefined) return [];
  const isGrouped = (mark: string) => new RegExp(`^\\d{1,3}(\\${mark}\\d{3})+(?!\\d)`).test(digits);
  // As English writes it comes last.
  const plain = [
    ...(isGrouped('.') && digits.split(',').length <= 2 ? [digits.replaceAll('.', '').replace(',', '.')] : []),
    ...(digits.split(',').length <= 2 && !digits.includes('.') ? [digits.replace(',', '.')] : []),
    ...(digits.split('.').length <= 2 && !digits.includes(',') ? [digits] : []),
    ...(isGrouped(',') && digits.split('.').length <= 2 ? [digits.replaceAll(',', '')] : []),
  ];
  return plain.map((one) => Number(`${sign}${one}e${power}`)).filter(Number.isFinite);
}

/** The number that a teacher typed, read as English writes it. */
export const numberIn = (text: string): number | undefined => readingsOf(text).at(-1);

/** Computers miss decimal numbers by so much of them. */
const missed = 1e-9;

function isWithin(text: string, { value, tolerance }: Range): boolean {
  const readings = readingsOf(text);
  const most = tolerance + missed * Math.max(1, Math.abs(value), tolerance);
  if (readings.some((one) => Math.abs(one - value) <= most)) return true;
  // In words, where it is exact.
  return readings.length === 0 && matchAnswer(text, [String(value)]).verdict === 'right';
}

/** Ranges have their middle as the number, and half of their width as its tolerance. */
function readNumbers({ choices }: Extract<GiftQuestion, { type: 'Numerical' }>, about: GiftAbout): GiftReading {
  const answers = Array.isArray(choices) ? choices : [{ isCorrect: true, weight: null, text: choices, feedback: null }];
  const read = answers.map(({ isCorrect, weight, text, feedback }) => ({
    range: rangeIn(text),
    credit: isCorrect ? partOf(weight ?? 100) : 0,
    feedback: feedback ? plain(feedback) : '',
  }));
  const right = read.findIndex(({ range, credit }) => range && credit >= 1);
  const key = read[right]?.range;
  if (!key) return { why: 'No answer earns all of the points.' };
  const foreseen = read.flatMap(({ range, credit, feedback }, at) =>
    range && at !== right ? [{ ...range, feedback, ...(credit > 0 && { credit: Math.min(1, credit) }) }] : [],
  );
  // What is said to all other numbers.
  const others = read.find(({ range }) => !range)?.feedback;
  const item = {
    ...about,
    kind: 'numeric',
    ...key,
    ...(foreseen.length > 0 && { foreseen }),
    ...(others && { feedback: others }),
    ...(read[right]?.feedback && { praise: read[right].feedback }),
  };
  const below = read.flatMap(({ range, credit }) => (range && credit < 0 ? [rangeText(range, undefined)] : []));
  return { item, losses: below.map((text) => `‘${text}’ takes points off in Moodle. Here it earns none.`) };
}

interface GiftNumber {
  number?: number;
  range?: number;
  numberLow?: number;
  numberHigh?: number;
}

function rangeIn({ number, range = 0, numberLow, numberHigh }: GiftNumber): Range | undefined {
  if (number !== undefined) return { value: number, tolerance: Math.abs(range) };
  if (numberLow === undefined || numberHigh === undefined) return undefined;
  const [low, high] = [Math.min(numberLow, numberHigh), Math.max(numberLow, numberHigh)];
  return { value: tidyNumber((low + high) / 2), tolerance: tidyNumber((high - low) / 2) };
}
