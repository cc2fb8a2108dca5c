import { diffChars, diffWordsWithSpace } from 'diff';
import { tidy, wordsIn } from './normalise';

/** A piece of a comparison: what both have, what the answer lacks, what it has too much. */
export interface DiffPart {
  text: string;
  is: 'same' | 'missing' | 'extra';
}

/** How what was given differs from the answer: letter by letter within one word, else word by word. */
export function answerDiff(given: string, answer: string): DiffPart[] {
  const [typed, wanted] = [tidy(given), tidy(answer)];
  const isOneWord = wordsIn(typed).length <= 1 && wordsIn(wanted).length <= 1;
  const changes = isOneWord ? diffChars(typed, wanted) : diffWordsWithSpace(typed, wanted);
  return changes.map(({ value, added, removed }) => ({
    text: value,
    is: added ? 'missing' : removed ? 'extra' : 'same',
  }));
}
