import {
  neverPluralNouns,
  nounsOfBothKinds,
  pluralNouns,
  uncountableNouns,
} from '#shared/content/words/facts/countability';
import { moreExamples } from '#shared/content/words/facts/more-examples';
import { opposites } from '#shared/content/words/facts/opposites';
import { adjectivePrepositions, nounPrepositions } from '#shared/content/words/facts/prepositions';
import { registers } from '#shared/content/words/facts/registers';
import { verbPatterns } from '#shared/content/words/facts/verb-patterns';
import { idOf } from '#shared/content/words/pack';
import type { WordEntry } from '#shared/content/words/word-list';
import { type PartOfSpeech, partsOfSpeech } from '#shared/language/part-of-speech';

/** What one wants to know of a word beside its meaning: `uncountable`, `good at/for`, `opposite: cold`. */
interface Note {
  /** The sense that it is true of; all senses of the word where it says none. */
  id?: string;
  text: string;
}

/** How a pattern is written beside its verb. */
const patternNames: Record<string, string> = {
  // She enjoys dancing.
  '-ing': '+ -ing',
  // He wants to go.
  'to do': '+ to do',
  // I think that it is true.
  that: '+ that …',
  // They asked me to wait.
  'somebody to do': '+ somebody to do',
  // She made us laugh.
  'somebody do': '+ somebody do',
  // I saw them leaving.
  'somebody doing': '+ somebody -ing',
  // He told me that he was ill.
  'somebody that': '+ somebody that …',
  // She gave him a book.
  'somebody something': '+ somebody something',
  // The train arrived.
  'no object': 'no object',
};

const notes = new Map<string, Note[]>();
const opposed = new Map<string, Note[]>();
const examples = new Map<string, Note[]>();
const keyOf = (word: string, part: string) => `${word.toLowerCase()} ${part}`;

/** Keeps a note under a word as the tables write it: `old`, or `old [person]` for one of its senses. */
function keep(where: Map<string, Note[]>, part: PartOfSpeech, cell: string, text: string) {
  const { word, hint } = readCell(cell);
  const key = keyOf(word, part);
  const note = { text, ...(hint && { id: idOf({ word, partOfSpeech: part, hint }) }) };
  where.set(key, [...(where.get(key) ?? []), note]);
}

function readCell(cell: string) {
  const [, word = '', hint] = /^(.*?)(?: \[(.*)\])?$/.exec(cell) ?? [];
  return { word, hint };
}

const wordsIn = (table: string) => table.trim().replaceAll('\n', ' ').split(', ');
const linesIn = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [cell = '', list = ''] = line.split(' | ');
      return { cell, list: list.split(', ') };
    });

for (const [table, text] of [
  [neverPluralNouns, 'uncountable'],
  [uncountableNouns, 'uncountable'],
  [nounsOfBothKinds, 'countable and uncountable'],
  [pluralNouns, 'plural'],
] as const) {
  for (const cell of wordsIn(table)) keep(notes, 'noun', cell, text);
}

for (const [part, table] of [
  ['verb', verbPatterns],
  ['adjective', adjectivePrepositions],
  ['noun', nounPrepositions],
] as const) {
  for (const { cell, list } of linesIn(table)) {
    const patterns = list.filter((one) => patternNames[one]);
    const prepositions = list.filter((one) => !patternNames[one]);
    for (const pattern of patterns) keep(notes, part, cell, patternNames[pattern] ?? pattern);
    if (prepositions.length > 0) keep(notes, part, cell, `${readCell(cell).word} ${prepositions.join('/')}`);
  }
}

for (const part of partsOfSpeech) {
  for (const line of (moreExamples[part] ?? '').trim().split('\n').filter(Boolean)) {
    const [cell = '', sentence = ''] = line.split(' | ');
    keep(examples, part, cell, sentence);
  }
  for (const register of ['informal', 'formal'] as const) {
    for (const cell of wordsIn(registers[register][part] ?? '').filter(Boolean)) keep(notes, part, cell, register);
  }
  for (const pair of wordsIn(opposites[part] ?? '').filter(Boolean)) {
    const [one = '', other = ''] = pair.split('/');
    keep(opposed, part, one, readCell(other).word);
    keep(opposed, part, other, readCell(one).word);
  }
}

/** The notes on a word as one of its senses, in the order in which they are read; none where it is in no table. */
export function notesOf({ id, term, partOfSpeech }: Pick<WordEntry, 'id' | 'term' | 'partOfSpeech'>): string[] {
  const entry = { id, term, partOfSpeech };
  const others = textsOn(opposed, entry);
  return [...textsOn(notes, entry), ...(others.length > 0 ? [`opposite: ${others.join(', ')}`] : [])];
}

/** A second sentence with a word, in another pattern than the first. */
export const moreExampleOf = (entry: Pick<WordEntry, 'id' | 'term' | 'partOfSpeech'>): string | undefined =>
  textsOn(examples, entry)[0];

const textsOn = (
  where: Map<string, Note[]>,
  { id, term, partOfSpeech }: Pick<WordEntry, 'id' | 'term' | 'partOfSpeech'>,
) => (where.get(keyOf(term, partOfSpeech)) ?? []).filter((note) => !note.id || note.id === id).map(({ text }) => text);
