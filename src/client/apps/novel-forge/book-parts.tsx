import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { LoadFailed } from '#client/lib/load-failed';
import { SkeletonText } from '#client/ui/skeleton';
import type { Desk } from './desk';

interface PartProps {
  desk: Desk;
}

const parts = {
  plan: () => import('./plan-tab').then((m) => m.PlanTab),
  codex: () => import('./codex-tab').then((m) => m.CodexTab),
  outline: () => import('./outline-tab').then((m) => m.OutlineTab),
  checks: () => import('./checks-tab').then((m) => m.ChecksTab),
  progress: () => import('./progress-tab').then((m) => m.ProgressTab),
  comments: () => import('./comments-tab').then((m) => m.CommentsTab),
  reading: () => import('./reading').then((m) => m.Reading),
} satisfies Record<string, () => Promise<ComponentType<PartProps>>>;
type Part = keyof typeof parts;

const codeOf = (part: Part) =>
  queryOptions<ComponentType<PartProps>>({
    queryKey: ['novel-forge', part],
    queryFn: parts[part],
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { showsOwnErrors: true },
  });

/** Once the desk is there: nothing else is waited for then. */
const beginAfterMs = 1500;

/** Loads the code of all parts of a book in the background, so that they open without a connection as well. */
export function useBookParts(): void {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => loadAll(client), beginAfterMs);
    return () => clearTimeout(timer);
  }, [client]);
}

function loadAll(client: QueryClient): void {
  for (const part of Object.keys(parts)) if (isPart(part)) void client.prefetchQuery(codeOf(part));
}
const isPart = (name: string): name is Part => Object.hasOwn(parts, name);

/** A part of the book beside its text. Where its code cannot be had it says so, and the desk stays. */
export function BookPart({ part, desk }: PartProps & { part: Part }) {
  const query = useQuery(codeOf(part));
  const Screen = query.data;
  if (Screen) return <Screen desk={desk} />;
  return query.isError ? <LoadFailed what="This part" query={query} /> : <SkeletonText lines={8} />;
}
