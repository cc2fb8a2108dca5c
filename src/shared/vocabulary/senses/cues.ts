import { cueTable } from '#shared/content/words/senses/cue-table';

/** What speaks for one meaning of a word. */
export interface Cues {
  /** Words anywhere in the sentence. */
  words: ReadonlySet<string>;
  /** Words right beside it: each place holds what may stand there, `~` the word itself and `_` any word. */
  beside: readonly (readonly (readonly string[])[])[];
}

const byMeaning = new Map(
  cueTable
    .trim()
    .split('\n')
    .map((line): [string, Cues] => {
      const [word = '', meaning = '', cues = ''] = line.split('|').map((cell) => cell.trim());
      return [`${word} ${meaning}`, readCues(cues)];
    }),
);

/** All meanings of the table, as `word part [hint]`. */
export const meaningsWithCues: readonly string[] = [...byMeaning.keys()];

const none: Cues = { words: new Set(), beside: [] };

/** The cues of a meaning; for what the pack does not have, the part is `other`. */
export function cuesOf(word: string, part: string, hint?: string): Cues {
  return byMeaning.get(`${word} ${part}${hint ? ` [${hint}]` : ''}`) ?? none;
}

function readCues(text: string): Cues {
  const cues = text.split(',').map((cue) => cue.trim());
  return {
    words: new Set(cues.filter((cue) => cue !== '' && !cue.includes('~') && !cue.includes(' '))),
    beside: cues.filter((cue) => cue.includes('~')).map((cue) => cue.split(/\s+/).map((piece) => piece.split('/'))),
  };
}
