import { expect, test } from 'vitest';
import { findStarter } from '#shared/content/lessons/starters/all';
import { readImport } from '#shared/library/read-import';

const list = { kind: 'word-list', title: 'Unit 3', data: { entries: [{ id: 'a', term: 'anchor' }] } };

test('an entry as it is written is read without a remark', () => {
  expect(readImport(list)).toMatchObject({ ok: true, notes: [], entry: { title: 'Unit 3', folder: '', tags: [] } });
});

test('fields that are unknown at any depth are left out and named', () => {
  const read = readImport({
    ...list,
    colour: 'red',
    data: { entries: [{ id: 'a', term: 'anchor', mood: 'happy' }], theme: 'sea' },
  });
  expect(read).toMatchObject({
    ok: true,
    notes: ['Left out, because it is unknown here: colour, entries.0.mood, theme.'],
    entry: { data: { entries: [{ term: 'anchor' }] } },
  });
});

test('a stage that names a material which is not there loses the link, and it is said', async () => {
  const starter = await findStarter('the-repair-cafe');
  if (!starter) throw new Error('There is no such lesson.');
  const data = { ...starter.data, materials: starter.data.materials.filter(({ id }) => id !== 'article') };
  expect(readImport({ kind: 'lesson', title: 'Café', data })).toMatchObject({
    ok: true,
    notes: ['The stage “What is each paragraph about?” used a material that is not in the lesson (article).'],
  });
});

test.each([
  ['nothing', null, 'An entry without a title'],
  ['a text', 'lesson', 'An entry without a title'],
  ['an unknown kind', { ...list, kind: 'song' }, 'Unit 3'],
  ['no content', { kind: 'quiz', title: 'Empty' }, 'Empty'],
  ['content of another kind', { ...list, kind: 'lesson' }, 'Unit 3'],
  ['a prototype to pollute', JSON.parse('{"__proto__":{"kind":"quiz"},"title":"x"}'), 'x'],
])('%s is refused by itself, with a sentence', (_, entry, title) => {
  const read = readImport(entry);
  expect(read).toMatchObject({ ok: false, title });
  expect(read.notes).toHaveLength(1);
});
