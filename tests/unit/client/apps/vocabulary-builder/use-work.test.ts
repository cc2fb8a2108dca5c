import { expect, test } from 'vitest';
import { changeWork, type Work } from '#client/apps/vocabulary-builder/use-work';
import { bareEntry } from '#shared/vocabulary/text-entries';

const fresh: Work = { title: 'The sea', text: 'The tide came in.', classLevel: 'A2' };
const [tide, anchor] = [bareEntry('tide'), bareEntry('anchor')];

test('while nobody has picked, another text brings its own name and words', () => {
  const next = changeWork(fresh, { to: 'text', title: 'The hill', text: 'A hill.' });
  expect(next).toMatchObject({ title: 'The hill', text: 'A hill.' });
  expect(next.entries).toBeUndefined();
});

test('a list that somebody worked on keeps its name and words when the text changes', () => {
  const picked = changeWork(fresh, { to: 'words', entries: [tide] });
  expect(changeWork(picked, { to: 'text', title: 'The hill', text: 'A hill.' })).toMatchObject({
    title: 'The sea',
    text: 'A hill.',
    entries: [tide],
  });
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
