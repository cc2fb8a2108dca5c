export interface Sentence {
  text: string;
  /** Where it begins in the text. */
  at: number;
}

const ending = /[.!?…]+["'”’)\]]*(?=\s|$)|\n+/gu;
/** After these a full stop ends no sentence. */
const short = /(?:^|\s)(?:Mr|Mrs|Ms|Dr|St|Prof|e\.g|i\.e|etc)\.$/u;

/** The sentences of a text with their places. A new line ends one as well. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const take = (to: number) => {
    const raw = text.slice(from, to);
    const lead = raw.length - raw.trimStart().length;
    if (raw.trim() !== '') sentences.push({ text: raw.trim(), at: from + lead });
    from = to;
  };
  for (const { 0: mark, index } of text.matchAll(ending)) {
    const end = index + mark.length;
    if (mark === '.' && short.test(text.slice(from, end))) continue;
    take(end);
  }
  take(text.length);
  return sentences;
}

/**
 * The text with what is spoken in it blanked out, of the same length: people in a story speak in any tense, and call
 * themselves I. A quotation that is not closed ends with its paragraph.
 */
export function withoutSpeech(text: string): string {
  return text.replaceAll(
    /“[^”\n]*(?:”|$|(?=\n))|"[^"\n]*(?:"|$|(?=\n))|(?<![\p{L}\p{N}])‘[^\n]*?(?:[.,!?…]’|$|(?=\n))/gmu,
    (spoken) => ' '.repeat(spoken.length),
  );
}
