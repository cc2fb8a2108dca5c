import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Chapter, Scene } from '#shared/novel/book';
import { moveChapter, placeScene, removeScene, stepScene } from '#shared/novel/order';

const scene = (id: string): Scene => ({ id, title: '', status: 'idea', target: 0, summary: '', notes: '' });
const chapter = (id: string, ...scenes: string[]): Chapter => ({ id, title: '', scenes: scenes.map(scene) });
const said = (chapters: readonly Chapter[]) =>
  chapters.map(({ id, scenes }) => `${id}: ${scenes.map((one) => one.id).join(' ')}`);
const book = [chapter('one', 'a', 'b'), chapter('two', 'c'), chapter('three')];

test('a scene goes one place up or down, and over the edge into the next chapter', () => {
  expect(said(stepScene(book, 'a', 1))).toEqual(['one: b a', 'two: c', 'three: ']);
  expect(said(stepScene(book, 'b', 1))).toEqual(['one: a', 'two: b c', 'three: ']);
  expect(said(stepScene(book, 'c', 1))).toEqual(['one: a b', 'two: ', 'three: c']);
  expect(said(stepScene(book, 'c', -1))).toEqual(['one: a b c', 'two: ', 'three: ']);
  expect(said(stepScene(book, 'a', -1))).toEqual(said(book));
});

test('a scene is put where it was dropped', () => {
  expect(said(placeScene(book, 'a', { chapterId: 'two', place: 1 }))).toEqual(['one: b', 'two: c a', 'three: ']);
  expect(said(placeScene(book, 'a', { chapterId: 'one', place: 1 }))).toEqual(['one: b a', 'two: c', 'three: ']);
  expect(said(placeScene(book, 'a', { chapterId: 'nowhere', place: 0 }))).toEqual(said(book));
});

test('chapters move with their scenes', () => {
  expect(said(moveChapter(book, 'two', -1))).toEqual(['two: c', 'one: a b', 'three: ']);
  expect(said(moveChapter(book, 'one', -1))).toEqual(said(book));
});

test('a scene that is taken out leaves the others where they are', () => {
  expect(said(removeScene(book, 'a'))).toEqual(['one: b', 'two: c', 'three: ']);
});

test('however scenes are moved, none is lost and none comes twice', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'x');
  const step = fc.oneof(
    fc.record({ id: ids, by: fc.constantFrom<1 | -1>(1, -1) }),
    fc.record({ id: ids, chapterId: fc.constantFrom('one', 'two', 'three'), place: fc.integer({ min: -2, max: 5 }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let chapters: Chapter[] = book;
      for (const one of steps)
        chapters = 'by' in one ? stepScene(chapters, one.id, one.by) : placeScene(chapters, one.id, one);
      expect(chapters.flatMap(({ scenes }) => scenes.map(({ id }) => id)).sort()).toEqual(['a', 'b', 'c']);
    }),
  );
});
