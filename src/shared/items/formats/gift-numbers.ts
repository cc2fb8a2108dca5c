import type { Numerical, NumericalFormat } from 'gift-pegjs';
import { type GiftAnswer, partOf, plain } from './gift-parts';

/** Numbers as answers to be typed: of a range, the numbers that stand for it. */
export function giftNumbers({ choices }: Numerical): { answers: GiftAnswer[]; losses: string[] } {
  const given = Array.isArray(choices) ? choices : [{ isCorrect: true, weight: null, text: choices, feedback: null }];
  const losses: string[] = [];
  const seen = new Set<string>();
  const answers = given.flatMap(({ isCorrect, weight, text, feedback }) => {
    const { numbers, range } = numbersOf(text);
    const about = { credit: isCorrect ? partOf(weight ?? 100) : 0, feedback: feedback ? plain(feedback) : '' };
    // A comment to all other numbers.
    if (numbers.length === 0) return [{ text: '*', ...about }];
    const fresh = numbers.filter((number) => !seen.has(number));
    for (const number of fresh) seen.add(number);
    if (range) losses.push(`Of the range ${range} only these numbers count: ${fresh.join(', ')}.`);
    return fresh.map((number) => ({ text: number, ...about }));
  });
  return { answers, losses };
}

/** How many whole numbers of a range are taken one by one. */
const longestRange = 20;

function numbersOf({ type, number, range, numberLow, numberHigh }: NumericalFormat): {
  numbers: string[];
  range?: string;
} {
  const spread = type === 'range' && number !== undefined && range !== undefined ? Math.abs(range) : undefined;
  if (number !== undefined && (type === 'simple' || spread === 0)) return { numbers: [tidyNumber(number)] };
  const low = spread === undefined ? numberLow : (number ?? 0) - spread;
  const high = spread === undefined ? numberHigh : (number ?? 0) + spread;
  if (low === undefined || high === undefined) return { numbers: [] };
  const middle = tidyNumber(spread === undefined ? (low + high) / 2 : (number ?? 0));
  const isWhole = Number.isInteger(low) && Number.isInteger(high) && high - low <= longestRange;
  const others = isWhole ? Array.from({ length: high - low + 1 }, (_, step) => low + step) : [low, high];
  const numbers = [...new Set([middle, ...others.map(tidyNumber)])];
  return { numbers, range: `${tidyNumber(low)} to ${tidyNumber(high)}` };
}

/** Without what adding decimals leaves at the end. */
const tidyNumber = (number: number) => String(Number(number.toPrecision(12)));
