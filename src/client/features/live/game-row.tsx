import { FileChartColumn, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { wayNames } from '#client/giving/live-names';
import { ConfirmDialog } from '#client/lib/confirm-dialog';
import { localDate } from '#client/lib/format';
import { trpc } from '#client/lib/trpc';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { IconButton } from '#client/ui/icon-button';
import { notify } from '#client/ui/toast';
import type { LiveList } from '#shared/api/live';
import { count } from '#shared/core/count';
import { phaseNames } from './phase-names';

/** One game: the way back into it, or to its report. */
export function GameRow({ game }: { game: LiveList['items'][number] }) {
  const utils = trpc.useUtils();
  const [isRemoving, setRemoving] = useState(false);
  const remove = trpc.live.remove.useMutation({ onSuccess: () => utils.live.list.invalidate() });
  const { id, title, className, way, phase, players, createdAt } = game;
  const facts = [
    phaseNames[phase],
    className ?? 'Anyone with the code',
    wayNames[way],
    count(players, 'player'),
    localDate(createdAt),
  ];
  return (
    <Card as="li" className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <Link href={`/live/${id}`} className="inline-flex min-h-11 items-center font-bold wrap-anywhere">
          {title}
        </Link>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      <ButtonLink href={`/live/${id}/report`} variant="secondary" icon={<FileChartColumn />}>
        Report<span className="sr-only">: {title}</span>
      </ButtonLink>
      <IconButton icon={<Trash2 />} label={`Delete ${title}`} onClick={() => setRemoving(true)} />
      {isRemoving && (
        <ConfirmDialog
          title={`Delete “${title}”?`}
          description="Its answers and its report are deleted. What students have of it in their history stays."
          confirm="Delete"
          pending="Deleting…"
          onConfirm={async () => {
            await remove.mutateAsync({ id });
            notify.success(`${title} was deleted.`);
            setRemoving(false);
            document.querySelector('h1')?.focus();
          }}
          onClose={() => setRemoving(false)}
        />
      )}
    </Card>
  );
}
