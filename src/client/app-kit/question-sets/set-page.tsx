import { type ReactNode, useState } from 'react';
import { reasonOf } from '../../lib/failure-text';
import { LoadFailed } from '../../lib/load-failed';
import { trpc } from '../../lib/trpc';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { SkeletonText } from '../../ui/skeleton';
import { ofKind } from '../library/of-kind';
import type { SavedSet, SetKind } from './set-draft';
import { setWords } from './set-words';

interface SetPageProps {
  kind: SetKind;
  id: string;
  children: (set: SavedSet) => ReactNode;
}

/** A quiz or a test of one's own by its id. */
export function SetPage({ kind, id, children }: SetPageProps) {
  // What is shown elsewhere may be a minute old: edits begin from what the server has now.
  const set = trpc.library.get.useQuery({ id }, { gcTime: 0, staleTime: 0, refetchOnMount: 'always', retry: 1 });
  const loaded = set.data && ofKind(set.data, kind);
  const [first, setFirst] = useState<SavedSet>();
  if (!first && loaded && !set.isFetching) setFirst(loaded);
  if (first) return children(first);
  const { home, toAll } = setWords[kind];
  const reason = reasonOf(set.error);
  if (reason === 'resource_not_found' || (set.data && !loaded) || (set.isError && reason === undefined && isOdd(id)))
    return (
      <EmptyState title={`This ${kind} is not here.`} action={<ButtonLink href={home}>{toAll}</ButtonLink>}>
        It may have been deleted, or it belongs to somebody else.
      </EmptyState>
    );
  if (set.isError) {
    return <LoadFailed what={`The ${kind}`} query={set} />;
  }
  return <SkeletonText lines={8} />;
}

/** An address that was not copied whole: the server calls it invalid, a person calls it gone. */
const isOdd = (id: string) => !/^[0-9a-f-]{36}$/i.test(id);
