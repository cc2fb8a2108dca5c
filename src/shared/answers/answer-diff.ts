import { diffChars, diffWordsWithSpace } from 'diff';
import { tidy, wordsIn } from '#shared/language/normalise';

/** A piece of a comparison: what both have, what the answer lacks, what it has too much. */
export interface DiffPart {
  text: string;
  kind: 'same' | 'missing' | 'extra';
}

/**
 * What differs in more pieces than this is shown as a whole: nobody could read it, and to find it costs their square.
 */
const mostChanges = 80;
/** Of an answer and of a key; what is shown of a longer one ends there. */
const mostShown = 1000;

/** How what was given differs from the answer: letter by letter within one word, else word by word. */
export function answerDiff(response: string, answer: string): DiffPart[] {
  const [typed, key] = [cutForDiff(response), cutForDiff(answer)];
  const isOneWord = wordsIn(typed).length <= 1 && wordsIn(key).length <= 1;
  const changes = (isOneWord ? diffChars : diffWordsWithSpace)(typed, key, { maxEditLength: mostChanges }) ?? [
    { value: typed, added: false, removed: true },
    { value: key, added: true, removed: false },
  ];
  return changes.map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'missing' : removed ? 'extra' : 'same',
  }));
}

const cutForDiff = (text: string) => tidy(text.slice(0, mostShown)).slice(0, mostShown);
