import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '#client/lib/trpc';
import type { BankItem } from '#shared/api/bank';
import type { Item } from '#shared/items/item';
import { type Filters, toQuery } from './filters';

/** The starter collection, or the bank of somebody. */
export type Source = { kind: 'starter' } | { kind: 'bank'; ownerId: string };

/** A question as lists show it, wherever it comes from. */
export interface Entry {
  item: Item;
  /** What the bank knows of it; nothing of the starter collection. */
  kept?: BankItem;
}

const pageSize = 30;

/** The questions of a source that fit the filters, page by page. */
export function useQuestions(source: Source, filters: Filters) {
  const { client } = trpc.useUtils();
  // Not tRPC's own infinite query: it sends a `direction`, and inputs take no field that they do not know.
  return useInfiniteQuery({
    queryKey: [...getQueryKey(trpc.bank), 'pages', source, filters],
    queryFn: ({ pageParam }) => fetchPage(client, source, { filters, cursor: pageParam, limit: pageSize }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    meta: { showsOwnErrors: true },
  });
}

type Client = ReturnType<typeof trpc.useUtils>['client'];

interface Page {
  entries: Entry[];
  total: number;
  nextCursor: string | null;
}

async function fetchPage(
  client: Client,
  source: Source,
  { filters, cursor, limit }: { filters: Filters; cursor: string; limit: number },
): Promise<Page> {
  const input = { ...toQuery(filters), limit, cursor: cursor || undefined };
  if (source.kind === 'starter') {
    const { items, ...page } = await client.bank.starter.query(input);
    return { ...page, entries: items.map((item) => ({ item })) };
  }
  const { ownerId } = source;
  const { items, ...page } = await client.bank.list.query({
    ...input,
    ownerId,
    status: filters.status || undefined,
    missedBy: filters.missedBy || undefined,
  });
  return { ...page, entries: items.map((bankItem) => ({ item: bankItem.item, kept: bankItem })) };
}

/** All questions that fit, however many pages they are. */
export async function fetchAll(client: Client, source: Source, filters: Filters): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Page = await fetchPage(client, source, { filters, cursor, limit: 100 });
    items.push(...page.entries.map(({ item }) => item));
    cursor = page.nextCursor;
  }
  return items;
}

const batchSize = 500_000;

/** So many at once that a request stays well within what the server takes. */
export function inBatches(items: readonly Item[]): Item[][] {
  const batches: Item[][] = [];
  let size = batchSize;
  for (const item of items) {
    const own = new TextEncoder().encode(JSON.stringify(item)).length;
    if (size + own > batchSize) {
      batches.push([]);
      size = 0;
    }
    size += own;
    batches.at(-1)?.push(item);
  }
  return batches;
}
