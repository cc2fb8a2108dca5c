import { expect, test } from 'vitest';
import { changeWork, hasUnsavedWords, type Work } from '#client/apps/vocabulary-builder/use-work';
import { bareEntry } from '#shared/vocabulary/text-entries';

const fresh: Work = { title: 'The sea', text: 'The tide came in.', classLevel: 'A2' };
const [tide, anchor] = [bareEntry('tide'), bareEntry('anchor')];

test('while nobody has picked, another text brings its own name and words', () => {
  const next = changeWork(fresh, { to: 'text', title: 'The hill', text: 'A hill.' });
  expect(next).toMatchObject({ title: 'The hill', text: 'A hill.' });
  expect(next.entries).toBeUndefined();
});

test('regression: another text begins a list of its own, also where one was worked on', () => {
  const saved = changeWork(changeWork(fresh, { to: 'words', entries: [tide] }), { to: 'saved', id: 'x', version: 1 });
  const next = changeWork(saved, { to: 'text', title: 'The hill', text: 'A hill.' });
  expect(next).toMatchObject({ title: 'The hill', text: 'A hill.' });
  expect([next.entries, next.saved]).toEqual([undefined, undefined]);
});

test('an easier version of the text keeps the list that was picked from it', () => {
  const picked = changeWork(fresh, { to: 'words', entries: [tide] });
  expect(changeWork(picked, { to: 'easier text', text: 'The sea came.' })).toEqual({
    ...picked,
    text: 'The sea came.',
  });
});

test('words that were picked and not saved would be lost; what is saved would not', () => {
  expect(hasUnsavedWords(fresh)).toBe(false);
  const picked = changeWork(fresh, { to: 'words', entries: [tide] });
  expect(hasUnsavedWords(picked)).toBe(true);
  const saved = changeWork(picked, { to: 'saved', id: 'x', version: 1 });
  expect(hasUnsavedWords(saved)).toBe(false);
  expect(hasUnsavedWords(changeWork(saved, { to: 'words', entries: [tide, anchor] }))).toBe(true);
});

test('what is added comes after what is there, once', () => {
  const next = changeWork(fresh, { to: 'more words', from: [tide], entries: [anchor, tide] });
  expect(next.entries?.map(({ term }) => term)).toEqual(['tide', 'anchor']);
});

test('a saved list is changed by a word or its name, not by the level of the class', () => {
  const saved = changeWork(changeWork(fresh, { to: 'words', entries: [tide] }), { to: 'saved', id: 'x', version: 1 });
  expect(saved.saved?.isChanged).toBe(false);
  expect(changeWork(saved, { to: 'class level', classLevel: 'B1' }).saved?.isChanged).toBe(false);
  expect(changeWork(saved, { to: 'title', title: 'Sea' }).saved?.isChanged).toBe(true);
  expect(changeWork(saved, { to: 'words', entries: [] }).saved?.isChanged).toBe(true);
});

test('an opened list brings its text, and keeps the one at hand where it has none', () => {
  const opened = { to: 'list', title: 'Unit 3', text: '', entries: [anchor] } as const;
  expect(changeWork(fresh, { ...opened, entries: [anchor] })).toMatchObject({ title: 'Unit 3', text: fresh.text });
  expect(changeWork(fresh, { ...opened, entries: [anchor], text: 'An anchor.' }).text).toBe('An anchor.');
});
