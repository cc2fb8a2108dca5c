import type { WordEntry } from '#shared/content/words/word-list';
import { gapMark } from '#shared/items/gap-mark';
import { formsOf } from '#shared/language/forms/inflect';
import { type PartOfSpeech, partsOfSpeech } from '#shared/language/part-of-speech';

/** A sentence with a gap in it, and what stood there: put back, it makes the sentence again, letter by letter. */
export interface Gap {
  text: string;
  answer: string;
}

type EntryWithExample = Pick<WordEntry, 'term' | 'example' | 'partOfSpeech'>;

/** The example without the form of the word that it holds; nothing where the word is not in it. */
export function gapForm(entry: EntryWithExample): Gap | undefined {
  const match = findForm(entry);
  return match && cutOut(entry.example, match.start, match.form);
}

/** The same to ask by: nothing as well where the word stands in it a second time and gives itself away. */
export function askedGap(entry: EntryWithExample): Gap | undefined {
  const gap = gapForm(entry);
  return gap && onlyOnce(entry, gap);
}

/**
 * The example without the word itself, for a learner who is to write the word as the list has it. An ending that the
 * sentence adds stays behind the gap: "good ___s". Where the form is written otherwise (carry, carried; go, went) there
 * is no such gap: what fits the sentence would not be the word.
 */
export function gapTerm(entry: EntryWithExample): Gap | undefined {
  const { term, example } = entry;
  const match = findForm(entry);
  if (!match?.form.toLowerCase().startsWith(term.toLowerCase())) return undefined;
  const ending = match.form.slice(term.length);
  if (ending && !endings.has(ending.toLowerCase())) return undefined;
  return onlyOnce(entry, cutOut(example, match.start, match.form.slice(0, term.length)));
}

/** "They can can tomatoes": the word stands there a second time. */
const onlyOnce = (entry: EntryWithExample, gap: Gap) => (findForm({ ...entry, example: gap.text }) ? undefined : gap);

/** What English adds to a word without changing it. */
const endings = new Set(['s', 'es', 'd', 'ed', 'n', 'en', 'ing', 'r', 'er', 'st', 'est']);

function cutOut(sentence: string, start: number, answer: string): Gap {
  return { text: sentence.slice(0, start) + gapMark + sentence.slice(start + answer.length), answer };
}

/** Where the word stands in its example, and in which form; the word as it is before any other form of it. */
function findForm({ term, example, partOfSpeech }: EntryWithExample): { start: number; form: string } | undefined {
  const plain = example.toLowerCase();
  const [base = '', ...others] = formsIn(term.trim(), partOfSpeech);
  for (const form of [base, ...others.sort((a, b) => b.length - a.length)]) {
    // Making the pattern takes a hundred times as long as this look.
    if (!form || !plain.includes(form)) continue;
    const match = new RegExp(`(?<![\\p{L}'’])${literal(form)}(?![\\p{L}])`, 'iu').exec(example);
    if (match) return { start: match.index, form: match[0] };
  }
  return undefined;
}

/** The word first. In a list of somebody's own nothing may say what kind of word it is: then it may be any. */
function formsIn(term: string, partOfSpeech: string): string[] {
  const part = partsOfSpeech.find((one) => one === partOfSpeech);
  const kinds: readonly PartOfSpeech[] = part
    ? [part]
    : term.includes(' ')
      ? ['phrase', 'noun']
      : ['noun', 'verb', 'adjective'];
  return [...new Set([term.toLowerCase(), ...kinds.flatMap((kind) => formsOf(term, kind))])];
}

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
