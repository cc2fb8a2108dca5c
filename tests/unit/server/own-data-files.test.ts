import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { bySize } from '#server/domain/data-export/pages';
import { zip } from '#server/domain/data-export/zip';

const at = new Date('2026-03-02T08:00:00Z');

async function* of<T>(...values: T[]): AsyncGenerator<T> {
  yield* values;
}

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const got: T[] = [];
  for await (const value of values) got.push(value);
  return got;
}

test('a ZIP has what was put in, in pieces of any length, the empty one too', async () => {
  const long = 'Snow fell on the school. '.repeat(20_000);
  const pieces = await all(
    zip(
      of(
        { path: 'a.txt', content: of('one, ', '', 'two') },
        { path: 'b.txt', content: of(long, 'The end.') },
        { path: 'c.webm', isStored: true, content: of(strToU8('sound')) },
        { path: 'd.txt', content: of<string>() },
      ),
      at,
    ),
  );
  const files = unzipSync(Buffer.concat(pieces));
  expect(Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]))).toEqual({
    'a.txt': 'one, two',
    'b.txt': `${long}The end.`,
    'c.webm': 'sound',
    'd.txt': '',
  });
});

test('regression: work on a ZIP ends after each page and each 64 kB, though nothing came out of it yet', async () => {
  const pages = 40;
  const read: number[] = [];
  async function* content() {
    for (let page = 0; page < pages; page += 1) {
      read.push(page);
      yield '';
    }
    yield 'a'.repeat(640_000);
  }
  const turns: number[] = [];
  for await (const _ of zip(of({ path: 'a.txt', content: content() }), at)) turns.push(read.length);
  // After each page of nothing, and ten times in the long one.
  expect(turns.slice(0, pages)).toEqual(Array.from({ length: pages }, (_, page) => page + 1));
  expect(turns.filter((count) => count === pages).length).toBeGreaterThanOrEqual(10);
});

test('what is short is read together up to a quarter of a megabyte, and what is longer alone, in its order', async () => {
  const keys = [10, 100_000, 149_990, 1, 900_000, 900_000, 5, 6].map((bytes, id) => ({ id, bytes }));
  const groups = await all(bySize(of(keys.slice(0, 6), [], keys.slice(6)), async (few) => few.map(({ id }) => id)));
  expect(groups).toEqual([[0, 1, 2], [3], [4], [5], [6, 7]]);
});
