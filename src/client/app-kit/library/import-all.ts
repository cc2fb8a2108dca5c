import type { ImportNote } from '../../../shared/schemas/shelf';
import { isUnreachable } from '../../lib/failure-text';
import type { RouterInputs, RouterOutputs, trpc } from '../../lib/trpc';
import { bookImport } from '../novel/import-book';

type Client = ReturnType<typeof trpc.useUtils>['client'];
type Inputs = RouterInputs['library']['import'];
type Made = RouterOutputs['library']['import']['made'];

/** Brings in what a file holds: books scene by scene, as they may be long, and all else at once. */
export async function importAll(client: Client, items: Inputs['items']): Promise<{ made: Made; notes: ImportNote[] }> {
  const books = items.flatMap((item) => bookImport(client, item) ?? []);
  const rest = items.filter((item) => !bookImport(client, item));
  const kept = rest.length > 0 ? await client.library.import.mutate({ items: rest }) : { made: [], notes: [] };
  const answers = [kept];
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
