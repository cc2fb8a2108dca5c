import fc from 'fast-check';
import { expect, test } from 'vitest';
import { samples } from '#client/apps/vocabulary-builder/samples';
import { loadAllWords, toEntry } from '#shared/content/words/pack';
import { wordEntry, wordListData } from '#shared/content/words/word-list';
import { levelsAbove } from '#shared/core/level';
import { profileText } from '#shared/vocabulary/level-profile';
import { makeMeaningChooser } from '#shared/vocabulary/senses/choose-meaning';
import {
  bareEntry,
  compared,
  entryFromText,
  formsIn,
  inSense,
  isOpen,
  joined,
  senseOf,
  sensesOf,
  split,
  suggestedEntries,
  toFormKey,
} from '#shared/vocabulary/text-entries';
import { indexWords } from '#shared/vocabulary/word-index';

const pack = await loadAllWords();
const index = indexWords(pack);
const chooser = makeMeaningChooser(index);

test.each(samples)(
  '“$title” suggests words above the class, the next level first, each with its sentence',
  ({ text, classLevel }) => {
    const entries = suggestedEntries({ text, profile: profileText(text, index), classLevel, chooser });
    expect(entries.length).toBe(12);
    expect(entries.filter((entry) => isOpen(entry, index)).length).toBeLessThanOrEqual(4);
    for (const entry of entries) {
      expect(wordEntry.safeParse(entry).success).toBe(true);
      const forms = formsIn([entry]);
      expect(entry.example.split(/[^\p{L}'’-]+/u).some((word) => forms.has(toFormKey(word)))).toBe(true);
      expect(text).toContain(entry.example);
    }
    const known = entries.flatMap((entry) => (isOpen(entry, index) ? [] : (entry.level ?? [])));
    expect(known.filter((level) => levelsAbove(level, classLevel) < (classLevel === 'B2' ? 0 : 1))).toEqual([]);
    expect(known.filter((level) => levelsAbove(level, classLevel) > 2)).toEqual([]);
    expect(known).toEqual(known.toSorted());
  },
);

test('a word that we do not know is taken as it stands, with its sentence', () => {
  expect(entryFromText('We saw a Quokka. It slept.', { text: 'Quokka', kind: 'name' }, chooser)).toMatchObject({
    term: 'quokka',
    example: 'We saw a Quokka.',
    meaning: '',
  });
});

test('of a very long sentence the part around the word is kept', () => {
  const text = `${'It was long and '.repeat(40)}the harbour was near ${'and it went on '.repeat(40)}.`;
  const { example } = entryFromText(text, { text: 'harbour', kind: 'B1' }, chooser);
  expect(example).toContain('harbour');
  expect(example.length).toBeLessThanOrEqual(300);
});

test('another sense brings its meaning; sentence and translation stay', () => {
  const [first, second] = index.find('letter');
  if (!first || !second) throw new Error('The pack should know two kinds of letter.');
  const entry = { ...toEntry(first), example: 'I wrote a letter.', translation: 'Brief' };
  expect(sensesOf(entry, index)).toContain(second);
  const other = inSense(entry, second);
  expect(other).toMatchObject({ meaning: second.gloss, example: 'I wrote a letter.', translation: 'Brief' });
  expect(other.id).not.toBe(entry.id);
});

const someEntries = fc.uniqueArray(fc.constantFrom(...pack.slice(0, 60).map(toEntry)), {
  selector: ({ id }) => id,
  maxLength: 30,
});

test('two lists together have every word of both once, and are a list that can be kept', () => {
  fc.assert(
    fc.property(someEntries, someEntries, (one, other) => {
      const all = joined(one, other);
      expect(all.slice(0, one.length)).toEqual(one);
      const { inBoth, onlyInOne, onlyInOther } = compared(one, other);
      expect(inBoth.length + onlyInOne.length).toBe(one.length);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(all.length).toBeLessThanOrEqual(inBoth.length + onlyInOne.length + onlyInOther.length);
      if (all.length > 0) expect(wordListData.safeParse({ entries: all }).success).toBe(true);
      for (const { term } of onlyInOther) expect(all.map((entry) => entry.term)).toContain(term);
    }),
  );
});

test('two words of two lists with one id both stay', () => {
  const [one, other] = [bareEntry('harbour'), { ...bareEntry('anchor'), id: bareEntry('harbour').id }];
  expect(joined([one], [other]).map(({ term }) => term)).toEqual(['harbour', 'anchor']);
  expect(new Set(joined([one], [other]).map(({ id }) => id)).size).toBe(2);
});

test('the parts of a list are nearly equal and together the list', () => {
  fc.assert(
    fc.property(someEntries, fc.integer({ min: 2, max: 4 }), (entries, parts) => {
      expect(split(entries, parts).flat()).toEqual(entries);
    }),
  );
  expect(split(pack.slice(0, 10).map(toEntry), 3).map(({ length }) => length)).toEqual([4, 4, 2]);
});

test('a word whose meaning is not sure has none, until somebody chooses; then everything of it is there', () => {
  const text = 'There were many banks there.';
  const entry = entryFromText(text, { text: 'banks', kind: 'A1' }, chooser);
  expect(entry).toMatchObject({ term: 'bank', meaning: '', emoji: '', partOfSpeech: '', example: text });
  expect(entry.level).toBeUndefined();
  expect(wordEntry.safeParse(entry).success).toBe(true);
  expect(isOpen(entry, index)).toBe(true);
  expect(formsIn([entry]).has('banks')).toBe(true);
  const river = sensesOf(entry, index).find(({ hint }) => hint === 'river');
  if (!river) throw new Error('The pack should know the bank of a river.');
  const chosen = inSense(entry, river);
  expect(chosen).toMatchObject({ meaning: river.gloss, example: text, level: 'B1', partOfSpeech: 'noun' });
  expect(isOpen(chosen, index)).toBe(false);
});

test('a form of two words offers the meanings of both', () => {
  const entry = entryFromText('Leaves everywhere.', { text: 'Leaves', kind: 'A1' }, chooser);
  expect(entry).toMatchObject({ term: 'leaves', meaning: '' });
  expect(new Set(sensesOf(entry, index).map(({ word }) => word))).toEqual(new Set(['leaf', 'leave']));
});

test('a word that we do not know, and one with a translation beside it, are not asked about', () => {
  expect(isOpen(bareEntry('quokka'), index)).toBe(false);
  expect(isOpen({ ...bareEntry('bank'), translation: 'Ufer' }, index)).toBe(false);
});

const pasted = (term: string, more: Partial<ReturnType<typeof bareEntry>> = {}) => ({ ...bareEntry(term), ...more });

test.each([
  ['one with several senses', pasted('bank'), undefined],
  ['one whose sentence decides', pasted('bank', { example: 'They sat on the bank of the river.' }), 'river'],
  [
    'one whose sentence has it in another form',
    pasted('bank', { example: 'We walked along the banks of the river.' }),
    'river',
  ],
  ['one whose sentence leaves it open', pasted('bank', { example: 'There were many banks there.' }), undefined],
  ['one that we do not know', pasted('quokka'), undefined],
])('of a pasted word, %s, the sense is known only where it is sure', (_, entry, hint) => {
  expect(senseOf(entry, index, chooser)?.hint).toBe(hint);
});

test('what stands before a word in a list, and its part of speech, tell which sense is meant', () => {
  expect(sensesOf(pasted('to report'), index).map(({ partOfSpeech }) => partOfSpeech)).toEqual(['verb']);
  expect(sensesOf(pasted('a report'), index).map(({ partOfSpeech }) => partOfSpeech)).toEqual(['noun']);
  expect(senseOf(pasted('report'), index, chooser)).toBeUndefined();
  expect(senseOf(pasted('report', { partOfSpeech: 'verb' }), index, chooser)?.partOfSpeech).toBe('verb');
  expect(senseOf(pasted('kettle'), index, chooser)?.word).toBe('kettle');
});

test('the tags that a teacher gave a word stay when its sense is chosen', () => {
  const [sense] = index.find('bank');
  if (!sense) throw new Error('The pack should know a bank.');
  expect(inSense(pasted('bank', { tags: 'unit-3' }), sense).tags).toBe('unit-3');
});
