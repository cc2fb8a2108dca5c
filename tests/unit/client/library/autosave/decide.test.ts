import { expect, test } from 'vitest';
import { openingOf } from '#client/library/autosave/decide';
import { isSameJson } from '#shared/library/same-json';

const at = '2026-03-10T09:00:00Z';
const server = { value: { text: 'as saved' }, version: 3 };

test('nothing waits where this device has no copy, or one that says the same', () => {
  expect(openingOf(undefined, server)).toEqual({ kind: 'saved' });
  expect(openingOf({ value: { text: 'as saved' }, version: 1, at }, server)).toEqual({ kind: 'saved' });
});

test('a copy that began from the present version is the newer one', () => {
  const local = { value: { text: 'typed since' }, version: 3, at };
  expect(openingOf(local, server)).toEqual({ kind: 'unsaved', local });
});

test('a copy that began from an older version is one of two', () => {
  const local = { value: { text: 'typed since' }, version: 2, at };
  expect(openingOf(local, server)).toEqual({ kind: 'conflict', local });
});

test('in which order a database hands fields back is no change', () => {
  expect(isSameJson({ a: 1, b: [{ c: 2, d: undefined }] }, { b: [{ c: 2 }], a: 1 })).toBe(true);
  expect(isSameJson([1, 2], [2, 1])).toBe(false);
  expect(isSameJson({ a: [] }, { a: {} })).toBe(false);
  expect(isSameJson({ a: null }, {})).toBe(false);
});
