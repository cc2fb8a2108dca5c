import type { LevelProfile } from './level-profile';

/** How much text is read at once, and how little says anything about its level. */
export const textLimits = { mostWords: 5000, leastWords: 20 } as const;

interface ReadText {
  text: string;
  /** How many words were left out because the text was too long. */
  cut: number;
}

const namedSigns: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** What somebody pasted, as plain text of at most 5,000 words: no tags, no scripts, no rows of empty lines. */
export function readText(pasted: string): ReadText {
  const plain = withoutMarkup(pasted)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  const words = [...plain.matchAll(/\S+/g)];
  const first = words[textLimits.mostWords];
  return first
    ? { text: plain.slice(0, first.index).trim(), cut: words.length - textLimits.mostWords }
    : { text: plain, cut: 0 };
}

/** Only what is surely markup: `a < b` stays. */
function withoutMarkup(text: string): string {
  if (!/<\/?[a-z!]|&(?:\w+|#\d+);/i.test(text)) return text;
  return text
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replaceAll(/<(script|style|head|noscript|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replaceAll(/<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^>]*>/gi, '\n')
    .replaceAll(/<[!/]?[a-z][^<>]*>/gi, ' ')
    .replaceAll(/&(\w+|#\d{1,6});/g, (whole, name: string) =>
      name.startsWith('#') ? signOf(Number(name.slice(1))) : (namedSigns[name] ?? whole),
    );
}

const signOf = (code: number) => (code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ');

/** What is to be said of a text before its words are looked at. */
export type TextFault = 'empty' | 'short' | 'list' | 'not English';

/** Below this share of known words a text is in another language: the hardest English texts that we tried have 70 %. */
const leastKnown = 0.55;

/** Why the profile of this text may not mean much; undefined where it does. */
export function faultOf(text: string, profile: LevelProfile): TextFault | undefined {
  const names = profile.tokens.filter(({ kind }) => kind === 'name').length;
  const all = profile.words + names;
  // Emoji and numbers alone are no text either.
  if (all === 0) return 'empty';
  const knownWords = profile.words - profile.counts.unknown;
  if (all >= 5 && knownWords / all < leastKnown) return 'not English';
  if (looksLikeList(text)) return 'list';
  return all < textLimits.leastWords ? 'short' : undefined;
}

/** A column or a row of single words and phrases, with or without meanings beside them. */
function looksLikeList(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const firstSide = (line: string) => line.split(/[\t;]|\s[-–—]\s/)[0] ?? '';
  const isShort = (line: string) => !/[.!?]["'”’)]*$/.test(line) && firstSide(line).trim().split(/\s+/).length <= 3;
  return lines.length >= 3 && lines.filter(isShort).length / lines.length > 0.8;
}
