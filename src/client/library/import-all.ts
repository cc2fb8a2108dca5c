import { isUnreachable } from '#client/lib/failure-text';
import type { RouterInputs, RouterOutputs, trpc } from '#client/lib/trpc';
import { bookImport } from '#client/novel/import-book';
import { type ImportNote, importLimit } from '#shared/api/shelf';

type Client = ReturnType<typeof trpc.useUtils>['client'];
type Inputs = RouterInputs['library']['import'];
type NewWork = RouterOutputs['library']['import']['made'];

/** Brings in what a file holds: books scene by scene, as they may be long, and all else a few at a time. */
export async function importAll(
  client: Client,
  items: Inputs['items'],
): Promise<{ made: NewWork; notes: ImportNote[] }> {
  const books = items.flatMap((item) => bookImport(client, item) ?? []);
  const rest = items.filter((item) => !bookImport(client, item));
  const answers = [];
  for (const batch of batchesOf(rest)) answers.push(await client.library.import.mutate({ items: batch }));
  for (const book of books) {
    try {
      answers.push(await book.go(() => {}));
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      const text = `The connection was lost, and ${book.left()} scenes are missing. Delete this book and import it again.`;
      answers.push({ made: [], notes: [{ title: book.title, text }] });
    }
  }
  return { made: answers.flatMap(({ made }) => made), notes: answers.flatMap(({ notes }) => notes) };
}

/** A request takes a megabyte; signs beyond ASCII are longer there than here. */
const lettersAtOnce = 300_000;

/** In their order, as many at a time as a request takes. */
export function batchesOf<Item>(items: readonly Item[]): Item[][] {
  const batches: Item[][] = [];
  let letters = 0;
  for (const item of items) {
    const length = JSON.stringify(item).length;
    const last = batches.at(-1);
    if (last && last.length < importLimit && letters + length <= lettersAtOnce) {
      last.push(item);
      letters += length;
    } else {
      batches.push([item]);
      letters = length;
    }
  }
  return batches;
}
