import { expect, test } from 'vitest';
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
import { loadAllWords, toEntry } from '#shared/content/words/pack';
import { areSynonyms } from '#shared/content/words/synonyms';
import { partsOfSpeech } from '#shared/language/part-of-speech';
import { familyOf } from '#shared/vocabulary/families';
import { indexWords } from '#shared/vocabulary/word-index';
import { moreExampleOf, notesOf } from '#shared/vocabulary/word-notes';
import { makeChecker } from '#shared/writing/checker/check';

const words = await loadAllWords();
const senses = new Map<string, string[]>();
for (const { word, hint, partOfSpeech } of words) {
  const key = `${word} ${partOfSpeech}`;
  senses.set(key, [...(senses.get(key) ?? []), hint ? `${word} [${hint}]` : word]);
}
const bare = (cell: string) => cell.replace(/ \[.*$/, '');
const isInPack = (cell: string, part: string) => {
  const own = senses.get(`${bare(cell)} ${part}`) ?? [];
  return cell.includes('[') ? own.includes(cell) : own.length > 0;
};

/** A meaning that the pack lacks, of a word that it has with one. */
const isOtherSense = (cell: string, part: string) =>
  cell.includes('[') && (senses.get(`${bare(cell)} ${part}`) ?? []).every((own) => own === bare(cell));

const cellsOf = (table = '') => table.trim().replaceAll('\n', ' ').split(', ').filter(Boolean);
const nounTables = [neverPluralNouns, uncountableNouns, nounsOfBothKinds, pluralNouns];
const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
const pairs = partsOfSpeech.flatMap((part) =>
  cellsOf(opposites[part]).map((pair) => ({ part, sides: pair.split('/') })),
);
const noteFor = (term: string, part: string, hint?: string) => {
  const word = words.find((one) => one.word === term && one.partOfSpeech === part && (!hint || one.hint === hint));
  if (!word) throw new Error(`${term} should be in the pack.`);
  return notesOf(toEntry(word));
};

test('a note stands beside its word: countability, what follows it, its register and its opposite', () => {
  expect(noteFor('advice', 'noun')).toEqual(['uncountable', 'advice on/about']);
  expect(noteFor('trousers', 'noun')).toEqual(['plural']);
  expect(noteFor('enjoy', 'verb')).toEqual(['+ -ing']);
  expect(noteFor('want', 'verb')).toEqual(['+ to do', '+ somebody to do']);
  expect(noteFor('afraid', 'adjective')).toEqual(['afraid of']);
  expect(noteFor('hot', 'adjective')).toEqual(['opposite: cold']);
  expect(noteFor('dad', 'noun')).toEqual(['informal']);
  expect(noteFor('pencil', 'noun')).toEqual([]);
});

test('of a word with several senses each has its own opposite', () => {
  expect(noteFor('right', 'adjective', 'side')).toContain('opposite: left');
  expect(noteFor('right', 'adjective', 'correct')).toContain('opposite: wrong');
  for (const { part, sides } of pairs) {
    for (const side of sides) {
      const own = senses.get(`${bare(side)} ${part}`) ?? [];
      expect(own.length > 1 && !side.includes('['), `${part} ${side}: ${own.join()}`).toBe(false);
    }
  }
});

test('regression: a word has the opposite of the meaning that it is taught with: a top to wear, your back, to live somewhere', () => {
  for (const [term, part] of [
    ['top', 'noun'],
    ['back', 'noun'],
    ['live', 'verb'],
    ['day', 'noun'],
    ['fall', 'verb'],
    ['for', 'preposition'],
  ] as const) {
    expect(noteFor(term, part).filter((note) => note.startsWith('opposite'))).toEqual([]);
  }
  expect(noteFor('bottom', 'noun')).toContain('opposite: top');
  expect(noteFor('die', 'verb')).toContain('opposite: live');
});

test('every word of the tables is in the pack as that part of speech', () => {
  const tables = [
    ...nounTables.map((table) => ({ part: 'noun', cells: cellsOf(table) })),
    { part: 'verb', cells: rowsOf(verbPatterns).map(([cell = '']) => cell) },
    { part: 'adjective', cells: rowsOf(adjectivePrepositions).map(([cell = '']) => cell) },
    { part: 'noun', cells: rowsOf(nounPrepositions).map(([cell = '']) => cell) },
    ...partsOfSpeech.flatMap((part) =>
      [registers.informal, registers.formal].map((register) => ({ part, cells: cellsOf(register[part]) })),
    ),
  ];
  const strange = tables.flatMap(({ part, cells }) =>
    cells.filter((cell) => !isInPack(cell, part)).map((cell) => `${cell} ${part}`),
  );
  expect(strange).toEqual([]);
  for (const { cells } of tables) expect(new Set(cells).size).toBe(cells.length);
});

test('a noun is of one kind only, and a word of one register', () => {
  const nouns = nounTables.flatMap(cellsOf);
  expect(nouns.filter((noun, place) => nouns.indexOf(noun) !== place)).toEqual([]);
  for (const part of partsOfSpeech) {
    const formal = new Set(cellsOf(registers.formal[part]));
    expect(cellsOf(registers.informal[part]).filter((word) => formal.has(word))).toEqual([]);
  }
});

test('opposites are two words, each pair once, one at least in the pack, and never two that mean the same', () => {
  const seen = new Set<string>();
  for (const { part, sides } of pairs) {
    const [one = '', other = ''] = sides;
    const name = `${part} ${[...sides].sort().join('/')}`;
    expect(seen.has(name), name).toBe(false);
    seen.add(name);
    expect(bare(one) === bare(other) || areSynonyms(bare(one), bare(other)), name).toBe(false);
    // Careless is in no list of ours, but in the family of care; and the pack teaches one meaning of top, not the other.
    expect(
      sides.filter(
        (side) =>
          !isInPack(side, part) && !isOtherSense(side, part) && !familyOf(side)?.some(({ word }) => word === side),
      ),
      name,
    ).toEqual([]);
    expect(
      sides.some((side) => isInPack(side, part)),
      name,
    ).toBe(true);
  }
});

test('a verb without an object has no pattern with one', () => {
  for (const [verb, list = ''] of rowsOf(verbPatterns)) {
    const hasNone = list.split(', ').includes('no object');
    expect(hasNone && /-ing|somebody|something/.test(list), verb).toBe(false);
  }
});

test('no example of the pack counts a noun that is called uncountable', () => {
  const uncountable = new Set([neverPluralNouns, uncountableNouns].flatMap(cellsOf));
  const counted = words.filter(
    ({ word, partOfSpeech, example = '' }) =>
      partOfSpeech === 'noun' &&
      uncountable.has(word) &&
      new RegExp(
        `\\b(?:an?|two|three|many|several) ${word}s?[.,!?]|\\b(?:two|three|many|several|these) ${word}s\\b`,
      ).test(example),
  );
  expect(counted.map(({ word, example }) => `${word}: ${example}`)).toEqual([]);
});

test('second examples are of words of the pack, hold them, say another thing than the first, and are right', () => {
  const index = indexWords(words);
  const checker = makeChecker(index);
  const rows = partsOfSpeech.flatMap((part) =>
    rowsOf(moreExamples[part] ?? '')
      .filter(([cell]) => cell)
      .map(([cell = '', sentence = '']) => ({ part, cell, sentence })),
  );
  expect(rows.length).toBeGreaterThanOrEqual(450);
  const twice = rows.filter(({ part, cell }, place) =>
    rows.some((other, before) => before < place && other.part === part && other.cell === cell),
  );
  expect(twice.map(({ cell }) => cell)).toEqual([]);
  // Where a word has several senses, the sentence says of which it is one.
  const openRows = rows.filter(
    ({ cell, part }) =>
      !cell.includes('[') &&
      words.filter(({ word, partOfSpeech }) => word === cell && partOfSpeech === part).length > 1,
  );
  expect(openRows.map(({ cell, part }) => `${cell} ${part}`)).toEqual([]);
  expect(rows.filter(({ cell, part }) => !isInPack(cell, part)).map(({ cell }) => cell)).toEqual([]);
  const isIn = (cell: string, part: string, sentence: string) =>
    cell.includes(' ') && !cell.includes('[')
      ? sentence.toLowerCase().includes(bare(cell))
      : (sentence.toLowerCase().match(/[\p{L}’'-]+/gu) ?? []).some((form) =>
          index.find(form).some(({ word, partOfSpeech }) => word === bare(cell) && partOfSpeech === part),
        );
  expect(
    rows.filter(({ cell, part, sentence }) => !isIn(cell, part, sentence)).map(({ sentence }) => sentence),
  ).toEqual([]);
  expect(rows.filter(({ sentence }) => sentence.split(' ').length > 14 || !/[.?!”]$/.test(sentence))).toEqual([]);
  expect(rows.filter(({ sentence }) => words.some(({ example }) => example === sentence))).toEqual([]);
  expect(
    rows.flatMap(({ sentence }) => checker.check(sentence).map(({ text, rule }) => `${rule}: ${text} – ${sentence}`)),
  ).toEqual([]);
  expect(moreExampleOf({ id: 'x', term: 'agree', partOfSpeech: 'verb' })).toBe('We agreed to meet at six.');
});
