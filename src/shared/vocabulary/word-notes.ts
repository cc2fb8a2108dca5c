import {
  neverPluralNouns,
  nounsOfBothKinds,
  pluralNouns,
  uncountableNouns,
} from '#shared/content/words/facts/countability';
import { moreExamples } from '#shared/content/words/facts/more-examples';
import { adjectivePrepositions, nounPrepositions } from '#shared/content/words/facts/prepositions';
import { registers } from '#shared/content/words/facts/registers';
import { verbPatterns } from '#shared/content/words/facts/verb-patterns';
import type { WordEntry } from '#shared/content/words/word-list';
import { partsOfSpeech } from '#shared/language/part-of-speech';
import { oppositesOf } from './opposites';
import { cellsIn, readCell, senseTable } from './sense-table';

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

/** What one wants to know of a word beside its meaning: `uncountable`, `good at/for`. */
const notes = senseTable();
const examples = senseTable();

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
  for (const cell of cellsIn(table)) notes.keep('noun', cell, text);
}

for (const [part, table] of [
  ['verb', verbPatterns],
  ['adjective', adjectivePrepositions],
  ['noun', nounPrepositions],
] as const) {
  for (const { cell, list } of linesIn(table)) {
    const patterns = list.filter((one) => patternNames[one]);
    const prepositions = list.filter((one) => !patternNames[one]);
    for (const pattern of patterns) notes.keep(part, cell, patternNames[pattern] ?? pattern);
    if (prepositions.length > 0) notes.keep(part, cell, `${readCell(cell).word} ${prepositions.join('/')}`);
  }
}

for (const part of partsOfSpeech) {
  for (const line of (moreExamples[part] ?? '').trim().split('\n').filter(Boolean)) {
    const [cell = '', sentence = ''] = line.split(' | ');
    examples.keep(part, cell, sentence);
  }
  for (const register of ['informal', 'formal'] as const) {
    for (const cell of cellsIn(registers[register][part] ?? '')) notes.keep(part, cell, register);
  }
}

/** The notes on a word as one of its senses, in the order in which they are read; none where it is in no table. */
export function notesOf(entry: Pick<WordEntry, 'id' | 'term' | 'partOfSpeech'>): string[] {
  const others = oppositesOf(entry);
  return [...notes.textsOn(entry), ...(others.length > 0 ? [`opposite: ${others.join(', ')}`] : [])];
}

/** A second sentence with a word, in another pattern than the first. */
export const moreExampleOf = (entry: Pick<WordEntry, 'id' | 'term' | 'partOfSpeech'>): string | undefined =>
  examples.textsOn(entry)[0];
