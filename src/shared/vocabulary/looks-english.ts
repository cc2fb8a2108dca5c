import type { WordIndex } from './word-index';

/** Little words: two in five words of an English text, and hardly one in ten of a text in another language. */
const littleWords = new Set(
  'the a an of to in and is are was were it i you he she we they that this for on with at by not have has had be do my his her your our their but what there as from or can will'.split(
    ' ',
  ),
);
const leastLittle = 0.18;
const leastKnown = 0.65;
/** Fewer words tell nothing, and more than these tell nothing new. */
const fewest = 12;
const most = 200;

/** False where a text is in another language. A list of English words has no little words, but they are known. */
export function looksEnglish(text: string, index: WordIndex): boolean {
  const words = (text.match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? []).slice(0, most).map((word) => word.toLowerCase());
  if (words.length < fewest) return true;
  const share = (is: (word: string) => boolean) => words.filter(is).length / words.length;
  return (
    share((word) => littleWords.has(word)) >= leastLittle ||
    share((word) => littleWords.has(word) || index.find(word).length > 0) >= leastKnown
  );
}
