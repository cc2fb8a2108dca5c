import { type ReactNode, useState } from 'react';
import { reasonOf } from '#client/lib/failure-text';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import { SkeletonText } from '#client/ui/skeleton';
import type { ResourceOf } from '#shared/api/library';
import type { ResourceKind } from '#shared/library/kinds/registry';
import { ofKind } from './of-kind';

interface OpenResourceProps<Kind extends ResourceKind> {
  kind: Kind;
  id: string;
  /** As it is called in a sentence: lesson plan. */
  noun: string;
  /** The way on where it is not here. */
  home: { href: string; label: string };
  /** What stands around that which is shown until it is open. */
  frame?: (content: ReactNode) => ReactNode;
  /** `reopen` asks for it once more, and shows what the server has then. */
  children: (resource: ResourceOf<Kind>, reopen: () => void) => ReactNode;
}

/** One's own work by its id, as the server has it at this moment: changes begin from that. */
export function OpenResource<Kind extends ResourceKind>({
  kind,
  id,
  noun,
  home,
  frame = (content) => content,
  children,
}: OpenResourceProps<Kind>) {
  const query = trpc.library.get.useQuery(
    { id },
    { gcTime: 0, staleTime: 0, refetchOnMount: 'always', retry: 1, meta: { showsOwnErrors: true } },
  );
  const loaded = query.data && ofKind(query.data, kind);
  // What is loaded again behind an editor never changes what is being written in it.
  const [opened, setOpened] = useState<ResourceOf<Kind>>();
  if (!opened && loaded && !query.isFetching) setOpened(loaded);
  if (opened) {
    return children(opened, () => {
      setOpened(undefined);
      void query.refetch();
    });
  }
  const reason = reasonOf(query.error);
  const isElsewhere = reason === 'resource_not_found' || (query.isError && reason === undefined && isOdd(id));
  if (isElsewhere || (query.data && !loaded)) {
    return frame(
      <EmptyState title={`This ${noun} is not here.`} action={<ButtonLink href={home.href}>{home.label}</ButtonLink>}>
        It may have been deleted, or it belongs to somebody else.
      </EmptyState>,
    );
  }
  return frame(query.isError ? <LoadFailed what={`This ${noun}`} query={query} /> : <SkeletonText lines={8} />);
}

/** An address that was not copied whole: the server calls it invalid, a person calls it gone. */
const isOdd = (id: string) => !/^[0-9a-f-]{36}$/i.test(id);
