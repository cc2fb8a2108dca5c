import { useQuery } from '@tanstack/react-query';
import { trpc } from '#client/lib/trpc';
import type { Book } from '#shared/novel/book';
import { bookText } from '#shared/novel/book-text';
import { readTexts } from './read-texts';

/** A novel of one's own as its readers get it, once its texts are there. */
export function useBookText(id: string, book: Book) {
  const { client } = trpc.useUtils();
  const texts = useQuery({
    queryKey: ['book-texts', id],
    queryFn: ({ signal }) => readTexts(client, id, signal),
    retry: false,
    meta: { showsOwnErrors: true },
  });
  return { book: texts.data && bookText(book, texts.data), isError: texts.isError, refetch: texts.refetch };
}
