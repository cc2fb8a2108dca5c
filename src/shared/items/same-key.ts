import { toUnicodeForm } from '../answers/normalise';
import { keyText } from './grade';
import type { Item } from './item';
import { textSeed } from './player-view';

/**
 * Equal for questions that are the same but for spaces, capitals, quotes and the order of their choices. Which choice
 * is the key is no part of it: the same question with another key is a mistake to be seen, not a second question.
 */
export function sameKey(item: Item): string {
  const parts = [item.kind, item.prompt, item.audioText ?? '', item.passage?.text ?? '', ...contentOf(item)];
  const text = parts.map(plain).join('\n');
  // Two sums of one text, one of them read backwards, and its length: short enough for an index.
  const sums = [textSeed(text), textSeed([...text].reverse().join(''))];
  return `${sums.map((sum) => sum.toString(36)).join('.')}.${text.length.toString(36)}`;
}

/** What the question says besides its prompt; what may stand in any order is sorted. */
function contentOf(item: Item): string[] {
  switch (item.kind) {
    case 'mc':
    case 'multi':
    case 'poll':
      return item.options.map(({ text }) => plain(text)).sort();
    case 'gap':
    case 'short':
      return item.accepted.map(plain).sort();
    case 'cloze':
      return [
        item.text,
        ...item.gaps.flatMap(({ accepted, options = [] }) => [...accepted, ...options].map(plain).sort()),
      ];
    case 'match':
      return item.pairs.map(({ left, right }) => plain(`${left} ${right}`)).sort();
    case 'order':
      return [...(item.orders[0] ?? [])].map(plain).sort();
    case 'error-correct':
      return [item.sentence];
    case 'speak':
      return [item.target ?? ''];
    case 'slide':
      return [item.text ?? ''];
    case 'tf':
    case 'essay':
      return [];
  }
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
export function rightAnswer(item: Item): string {
  switch (item.kind) {
    case 'mc':
    case 'multi':
      return item.options
        .flatMap(({ text, isKey }) => (isKey ? [plain(text)] : []))
        .sort()
        .join('; ');
    case 'cloze':
      return item.gaps.map(({ accepted }) => accepted.map(plain).sort().join(' / ')).join('; ');
    case 'error-correct':
      return item.accepted.map(plain).sort().join(' / ');
    default:
      return plain(keyText(item));
  }
}

function plain(text: string): string {
  return toUnicodeForm(text)
    .toLowerCase()
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/_{2,}/g, '___')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
