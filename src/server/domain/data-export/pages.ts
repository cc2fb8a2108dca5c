/** What is read at a time: little memory, and other requests have their turn in between. */
const pageSize = 200;

interface IdPage {
  take: number;
  orderBy: { id: 'asc' };
  skip?: number;
  cursor?: { id: string };
}

/** All rows of a table, page after page; each is read when the one before was taken. */
export function byId<Row extends { id: string }>(
  find: (page: IdPage) => Promise<Row[]>,
  take = pageSize,
): AsyncGenerator<Row[]> {
  const orderBy = { id: 'asc' } as const;
  return pagesOf(
    take,
    (after: string | undefined) => find({ take, orderBy, ...(after && { skip: 1, cursor: { id: after } }) }),
    ({ id }) => id,
  );
}

/** The same where rows have no id of their own: `find` answers `take` rows after the last one. */
export async function* pagesOf<Row, Key>(
  take: number,
  find: (after: Key | undefined) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<Row[]> {
  let after: Key | undefined;
  for (;;) {
    const rows = await find(after);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < take) return;
    after = keyOf(last);
  }
}

/** What rows hold that are read together, where they are of any length. */
const bytesAtOnce = 250_000;

/**
 * Rows of which some are short and some a megabyte: as many at a time as make a quarter of that, and one if it has
 * more.
 */
export async function* bySize<Key extends { bytes: number }, Row>(
  keys: AsyncIterable<Key[]>,
  read: (few: Key[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for await (const page of keys) {
    let few: Key[] = [];
    let room = bytesAtOnce;
    for (const key of page) {
      room -= key.bytes;
      if (few.length > 0 && room < 0) {
        yield await read(few);
        few = [];
        room = bytesAtOnce - key.bytes;
      }
      few.push(key);
    }
    if (few.length > 0) yield await read(few);
  }
}

/** A table of which one user has few rows. */
export async function* all<Row>(find: () => Promise<Row[]>): AsyncGenerator<Row[]> {
  yield await find();
}

export async function* mapPages<From, To>(
  pages: AsyncIterable<From[]>,
  change: (row: From) => To,
): AsyncGenerator<To[]> {
  for await (const rows of pages) yield rows.map(change);
}
