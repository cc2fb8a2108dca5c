import type { Book } from '../../../shared/novel/book';
import { bookText } from '../../../shared/novel/book-text';
import { trpc } from '../../lib/trpc';

/** A novel of one's own as its readers get it, once its texts are there. */
export function useBookText(id: string, book: Book) {
  const texts = trpc.novels.texts.useQuery({ id }, { retry: false, meta: { showsOwnErrors: true } });
  const read = texts.data && new Map(texts.data.scenes.map((one) => [one.id, one.text]));
  return { book: read && bookText(book, read), isError: texts.isError, refetch: texts.refetch };
}
