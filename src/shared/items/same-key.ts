import { textSeed } from '#shared/core/random';
import { toUnicodeForm } from '#shared/language/normalise';
import type { Item } from './item';
import { kindOf } from './kinds/registry';

/**
 * Equal for questions that are the same but for spaces, capitals, quotes and the order of their choices. Which choice
 * is the key is no part of it: the same question with another key is a mistake to be seen, not a second question.
 */
export function sameKey(item: Item): string {
  const parts = [
    item.kind,
    item.prompt,
    item.audioText ?? '',
    item.passage?.text ?? '',
    ...kindOf(item).content(item, plain),
    ...(item.picture ? [item.picture.kind === 'set' ? item.picture.name : item.picture.id] : []),
  ];
  const text = parts.map(plain).join('\n');
  // Two sums of one text, one of them read backwards, and its length: short enough for an index.
  const sums = [textSeed(text), textSeed([...text].reverse().join(''))];
  return `${sums.map((sum) => sum.toString(36)).join('.')}.${text.length.toString(36)}`;
}

/** A question that is there already. */
export interface KnownQuestion {
  sameKey: string;
  rightAnswer: string;
}

/**
 * What is right in a question, the same whatever order its choices are in: of two with one `sameKey`, it tells a
 * mistake.
 */
export const rightAnswer = (item: Item): string => kindOf(item).rightAnswer(item, plain);

function plain(text: string): string {
  return toUnicodeForm(text)
    .toLowerCase()
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/_{2,}/g, '___')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
