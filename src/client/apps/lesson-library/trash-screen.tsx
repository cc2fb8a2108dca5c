import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '#client/lib/trpc';
import { useRetentionDays } from '#client/lib/use-retention-days';
import { kindNames } from '#client/library/open-path';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { Dialog } from '#client/ui/dialog';
import { EmptyState } from '#client/ui/empty-state';
import { notify } from '#client/ui/toast';
import type { ResourceSummary } from '#shared/api/library';
import { count } from '#shared/core/count';
import { focusHeading, ShelfHeading } from './shelf-heading';
import { useOrganise, useWork } from './use-work';
import { WorkList } from './work-list';

const dayMs = 86_400_000;

/** What was thrown away: to be taken back, or deleted for good. */
export function TrashScreen() {
  const work = useWork({ inTrash: true, limit: 50 });
  const keptDays = useRetentionDays('trash');
  const [erasing, setErasing] = useState<readonly ResourceSummary[]>([]);
  const { organise, isPending } = useOrganise(() => focusHeading('trash'));
  return (
    <section aria-labelledby="trash" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ShelfHeading id="trash">Trash</ShelfHeading>
        {work.items.length > 1 && (
          <Button variant="quiet" icon={<Trash2 />} onClick={() => setErasing(work.items)}>
            Delete all of these for good
          </Button>
        )}
      </div>
      <p className="text-muted">
        What you throw away waits here for {keptDays === undefined ? 'some time' : count(keptDays, 'day')}. Links to it
        do not work.
      </p>
      <WorkList
        work={work}
        empty={<EmptyState title="The trash is empty">There is nothing to bring back.</EmptyState>}
        row={(one) => (
          <Card as="li" key={one.id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 p-4!">
            <div>
              <h3 className="font-bold wrap-anywhere">{one.title}</h3>
              <p className="text-sm text-muted">
                {kindNames[one.kind]}
                {keptDays !== undefined && ` · ${daysLeft(one.deletedAt, keptDays)}`}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                variant="secondary"
                icon={<RotateCcw />}
                pending={isPending}
                onClick={() => organise({ ids: [one.id], inTrash: false }, 'Back in My work')}
              >
                Restore<span className="sr-only"> {one.title}</span>
              </Button>
              <Button size="sm" variant="quiet" onClick={() => setErasing([one])}>
                Delete for good<span className="sr-only">: {one.title}</span>
              </Button>
            </div>
          </Card>
        )}
      />
      {erasing.length > 0 && (
        <EraseDialog
          work={erasing}
          onClose={() => setErasing([])}
          onErased={() => {
            setErasing([]);
            // After the dialog, which gives the focus to a button that is gone.
            setTimeout(() => focusHeading('trash'));
          }}
        />
      )}
    </section>
  );
}

function daysLeft(deletedAt: string | null, keptDays: number): string {
  const gone = deletedAt ? Date.parse(deletedAt) : Date.now();
  const days = Math.max(1, Math.ceil(keptDays - (Date.now() - gone) / dayMs));
  return `${count(days, 'day')} left`;
}

interface EraseDialogProps {
  work: readonly ResourceSummary[];
  onClose: () => void;
  onErased: () => void;
}

function EraseDialog({ work, onClose, onErased }: EraseDialogProps) {
  const utils = trpc.useUtils();
  const erase = trpc.library.erase.useMutation({
    onSuccess() {
      notify.success('Deleted for good');
      onErased();
    },
    onSettled: () => utils.library.invalidate(),
  });
  const [first] = work;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={work.length === 1 ? `Delete ${first?.title} for good?` : `Delete ${work.length} things for good?`}
      description="This cannot be taken back. Results of those who played it stay in the test history."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep
          </Button>
          <Button
            variant="danger"
            pending={erase.isPending}
            onClick={() => erase.mutate({ ids: work.slice(0, 200).map(({ id }) => id) })}
          >
            Delete for good
          </Button>
        </>
      }
    />
  );
}
