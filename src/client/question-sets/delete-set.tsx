import { Trash2 } from 'lucide-react';
import { trpc } from '#client/lib/trpc';
import { staysGiven } from '#client/library/stays-given';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import type { SetKind } from './set-draft';
import { setWords } from './set-words';

interface DeleteSetProps {
  id: string;
  kind: SetKind;
  /** Told how many copies of it classes were given. */
  onDeleted: (given: number) => void;
}

/** Puts a quiz or a test into the trash. */
export function DeleteSet({ id, kind, onDeleted }: DeleteSetProps) {
  const utils = trpc.useUtils();
  const remove = trpc.library.remove.useMutation({ onSuccess: () => void utils.library.list.invalidate() });
  return (
    <div>
      <Button
        variant="quiet"
        icon={<Trash2 />}
        pending={remove.isPending}
        onClick={() => remove.mutate({ id }, { onSuccess: ({ given }) => onDeleted(given) })}
      >
        Delete this {kind}
      </Button>
    </div>
  );
}

interface DeletedSetProps {
  id: string;
  kind: SetKind;
  title: string;
  /** How many copies of it classes were given. */
  given: number;
  onRestored: () => void;
}

/** What stands in the place of a quiz or a test that was just deleted, with the way back. */
export function DeletedSet({ id, kind, title, given, onRestored }: DeletedSetProps) {
  const utils = trpc.useUtils();
  const restore = trpc.library.restore.useMutation({ onSuccess: () => void utils.library.list.invalidate() });
  const { home, toAll } = setWords[kind];
  return (
    <EmptyState
      title={`${title} is in the trash.`}
      action={
        <>
          <Button
            variant="secondary"
            pending={restore.isPending}
            onClick={() => restore.mutate({ id }, { onSuccess: onRestored })}
          >
            Put it back
          </Button>
          <ButtonLink href={home}>{toAll}</ButtonLink>
        </>
      }
    >
      Its links have stopped working. Its results are kept with it. {staysGiven(given)}
    </EmptyState>
  );
}
