import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { type Change, compareContent, sayChanges } from '../../../shared/library/compare';
import type { Resource } from '../../../shared/schemas/library';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SelectField } from '../../ui/select-field';
import { SkeletonText } from '../../ui/skeleton';
import { notify } from '../../ui/toast';
import { ChangeView } from './change-view';

/** The versions before the present one, each compared with it; one of them can be made the present one again. */
export function VersionsDialog({ work, onClose }: { work: Resource; onClose: () => void }) {
  const utils = trpc.useUtils();
  const versions = trpc.library.versions.useQuery({ id: work.id });
  const [picked, setPicked] = useState<string>();
  const items = versions.data?.items ?? [];
  const chosen = picked ?? String(items[0]?.version ?? '');
  const version = Number(chosen);
  const old = trpc.library.version.useQuery({ id: work.id, version }, { enabled: version > 0 });
  const restore = trpc.library.restoreVersion.useMutation({
    onSuccess() {
      notify.success('The older version is back.');
      void utils.library.invalidate();
      onClose();
    },
  });
  const changes = old.data && compareContent(old.data, work);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Versions of ${work.title}`}
      description="A version is kept for about every ten minutes of work, up to fifty."
      size="lg"
      actions={
        changes && (
          <Button
            variant="primary"
            icon={<RotateCcw />}
            pending={restore.isPending}
            onClick={() => restore.mutate({ id: work.id, version })}
          >
            Restore this version
          </Button>
        )
      }
    >
      {versions.isPending && <SkeletonText lines={4} />}
      {versions.isError && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert">The versions could not be loaded.</p>
          <Button onClick={() => void versions.refetch()}>Try again</Button>
        </div>
      )}
      {versions.data && items.length === 0 && (
        <p className="text-muted">
          There are no older versions yet. Once you change it, the version before is kept here.
        </p>
      )}
      {items.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <SelectField
            label="Compare with the version of"
            value={chosen}
            onChange={setPicked}
            options={items.map((one) => ({
              value: String(one.version),
              label: `${momentText(one.savedAt)}: ${one.title}`,
            }))}
          />
          {old.isError && <p role="alert">This version could not be loaded.</p>}
          {changes ? <Changes changes={changes} /> : !old.isError && <SkeletonText lines={4} />}
        </div>
      )}
    </Dialog>
  );
}

const momentText = (iso: string) => new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** What has changed since, part by part. */
function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <section aria-labelledby="changes" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="changes" className="font-bold">
        Since then: {sayChanges(changes)}
      </h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {changes.map((change) => (
          <li key={`${change.is} ${change.id}`} className="rounded-control border border-line p-3 wrap-anywhere">
            <ChangeView change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}
