import { useMutation, useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { shortMoment } from '#client/lib/plain-date';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { SelectField } from '#client/ui/select-field';
import { SkeletonText } from '#client/ui/skeleton';
import { notify } from '#client/ui/toast';

interface PastVersion {
  version: number;
  /** ISO. */
  savedAt: string;
}

interface CompareVersionsProps<One extends PastVersion, Then, Now> {
  /** Whose versions they are. */
  name: string;
  description: string;
  /** What is said where there are none yet. */
  none: string;
  /** Tells these versions from those of other work. */
  id: readonly string[];
  list: () => Promise<{ items: One[] }>;
  /** What tells one from another beside its time. */
  labelOf: (one: One) => string;
  load: (version: number) => Promise<Then>;
  /** What has changed since then. */
  compare: (then: Then) => ReactNode;
  restore: (version: number) => Promise<Now>;
  onRestored: (now: Now) => void;
  onClose: () => void;
}

/** The versions before the present one, each compared with it; one of them can be made the present one again. */
export function CompareVersions<One extends PastVersion, Then, Now>(props: CompareVersionsProps<One, Then, Now>) {
  const { name, description, none, id, list, labelOf, load, compare, restore, onRestored, onClose } = props;
  const versions = useQuery({ queryKey: ['versions', ...id], queryFn: list, gcTime: 0, refetchOnMount: 'always' });
  const [picked, setPicked] = useState<string>();
  const items = versions.data?.items ?? [];
  const choice = picked ?? String(items[0]?.version ?? '');
  const version = Number(choice);
  const old = useQuery({
    queryKey: ['version', ...id, version],
    queryFn: () => load(version),
    enabled: version > 0,
    gcTime: 0,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: restore,
    onSuccess(now) {
      notify.success('The older version is back.');
      onClose();
      onRestored(now);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Versions of ${name}`}
      description={description}
      size="lg"
      actions={
        old.data && (
          <Button variant="primary" icon={<RotateCcw />} pending={isPending} onClick={() => mutate(version)}>
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
      {versions.data && items.length === 0 && <p className="text-muted">{none}</p>}
      {items.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <SelectField
            label="Compare with the version of"
            value={choice}
            onChange={setPicked}
            options={items.map((one) => ({
              value: String(one.version),
              label: `${shortMoment(one.savedAt)}: ${labelOf(one)}`,
            }))}
          />
          {old.isError && <p role="alert">This version could not be loaded.</p>}
          {old.data ? compare(old.data) : !old.isError && <SkeletonText lines={4} />}
        </div>
      )}
    </Dialog>
  );
}
