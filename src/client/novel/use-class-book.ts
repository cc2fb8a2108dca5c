import { trpc } from '#client/lib/trpc';

/** What a class asked for by this book of the user's; nothing where the book is none of a class, or as long as that is not known. */
export function useClassBook(resourceId: string | null) {
  const { data, isLoading } = trpc.assignments.mine.useQuery(undefined, { enabled: resourceId !== null });
  const work = data?.items.find(({ book }) => book !== null && book.resourceId === resourceId);
  return { work, isLoading };
}
