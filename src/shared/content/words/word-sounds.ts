/** How an entry of the pack is said, in each accent, and its syllables as they are written. */
export interface WordSounds {
  british: string;
  american: string;
  /** Of a phrase and of a word of one syllable, the whole. */
  syllables: string[];
  /** Which of them is stressed, from 0. */
  stressed: number;
}

/** What tells one entry from another as far as its sound goes. */
interface Entry {
  word: string;
  partOfSpeech: string;
}

/** How an entry is said; nothing where a file has it not. */
export type SoundsOf = (entry: Entry) => WordSounds | undefined;

const stressMark = 'ˈ';

/** Reads lines such as `photographer | fəˈtɒɡrəfə | fəˈtɑːɡrəfər | pho·ˈtog·ra·pher`; `soundsTable` writes them. */
export function readSounds(table: string): SoundsOf {
  const rows = new Map(table.split('\n').map((line) => [line.slice(0, line.indexOf(' |')), line]));
  return ({ word, partOfSpeech }) => {
    const line = rows.get(`${word} [${partOfSpeech}]`) ?? rows.get(word);
    if (line === undefined) return undefined;
    const [, british = '', american = '', written = ''] = line.split('|').map((cell) => cell.trim());
    const syllables = (written || word).split('·');
    const stressed = syllables.findIndex((syllable) => syllable.startsWith(stressMark));
    return {
      british: `/${british}/`,
      american: `/${american || british}/`,
      syllables: syllables.map((syllable) => syllable.replace(stressMark, '')),
      stressed: Math.max(0, stressed),
    };
  };
}

/** The lines of these entries: of a word that is said in two ways one for each part of speech, which it names. */
export function soundsTable(
  entries: readonly (Entry & { sounds: WordSounds })[],
  isSaidInTwoWays: (word: string) => boolean,
): string {
  const lines = entries.map(({ word, partOfSpeech, sounds }) => {
    const key = isSaidInTwoWays(word) ? `${word} [${partOfSpeech}]` : word;
    return `${key} | ${cellsOf(sounds)}`;
  });
  return [...new Set(lines)].sort().join('\n');
}

function cellsOf({ british, american, syllables, stressed }: WordSounds): string {
  const written = syllables.map((syllable, at) => (at === stressed ? stressMark : '') + syllable).join('·');
  const cells = [british.slice(1, -1), american === british ? '' : american.slice(1, -1)];
  return (syllables.length > 1 ? [...cells, written] : cells).join(' | ').replace(/[ |]+$/, '');
}
