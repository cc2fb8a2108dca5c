import { useRef, useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import type { AssignmentSummary } from '#shared/api/assignments';

interface NewerVersionProps {
  work: Pick<AssignmentSummary, 'id' | 'title' | 'newerVersion'>;
  /** Less of it, where many pieces of work stand below each other. */
  isInList?: boolean;
}

/** Says that given work was changed since, and brings it up to date. It stays in the page, so that it can say when it has. */
export function NewerVersion({ work: { id, title, newerVersion }, isInList = false }: NewerVersionProps) {
  const utils = trpc.useUtils();
  const bring = trpc.assignments.bringUpToDate.useMutation();
  const [asked, setAsked] = useState<string>();
  const [isDone, setDone] = useState(false);
  const done = useRef<HTMLParagraphElement>(null);

  async function bringUpToDate() {
    await bring.mutateAsync({ id });
    await utils.assignments.invalidate();
    setDone(true);
    setAsked(undefined);
  }

  const says = newerVersion && `You changed “${newerVersion.title}” since you gave it.`;
  const button = newerVersion && (
    <Button
      size="sm"
      variant="secondary"
      aria-label={isInList ? `Bring up to date: ${title}` : undefined}
      onClick={() => setAsked(newerVersion.title)}
    >
      Bring up to date
    </Button>
  );
  return (
    <>
      {says && isInList && (
        // Above the link that covers the whole row.
        <div className="relative flex basis-full flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-1">
          <p className="min-w-0 text-muted wrap-anywhere">{says}</p>
          {button}
        </div>
      )}
      {says && !isInList && (
        <Banner title={says} action={button}>
          Your class gets it as it was.
        </Banner>
      )}
      {!says && isDone && (
        <p ref={done} tabIndex={-1} className="basis-full text-muted outline-none">
          This is up to date now.
        </p>
      )}
      {asked !== undefined && (
        <ConfirmDialog
          title={`Bring “${asked}” up to date?`}
          confirm="Bring up to date"
          pending="Bringing it up to date…"
          variant="primary"
          returnFocus={done}
          onConfirm={bringUpToDate}
          onClose={() => setAsked(undefined)}
        >
          Students who have not begun get it as it is now. Those who have begun or handed in keep what they had, and get
          the new one if they play it again. Title, dates and attempts stay as you set them.
        </ConfirmDialog>
      )}
    </>
  );
}
