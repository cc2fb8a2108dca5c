import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { compareTexts } from '../../../shared/library/compare';
import { RunsView } from '../../app-kit/library/change-view';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SelectField } from '../../ui/select-field';
import { SkeletonText } from '../../ui/skeleton';
import { notify } from '../../ui/toast';
import type { OpenedScene } from './desk';
import { sayWords } from './desk';

interface SceneVersionsProps {
  id: string;
  sceneId: string;
  name: string;
  /** What stands there now. */
  text: string;
  onRestored: (opened: OpenedScene) => void;
  onClose: () => void;
}

/** The versions of a scene before the present one, each compared with it; one of them can be made the present one again. */
export function SceneVersions({ id, sceneId, name, text, onRestored, onClose }: SceneVersionsProps) {
  const versions = trpc.novels.sceneVersions.useQuery({ id, sceneId }, { gcTime: 0, refetchOnMount: 'always' });
  const [picked, setPicked] = useState<string>();
  const items = versions.data?.items ?? [];
  const chosen = picked ?? String(items[0]?.version ?? '');
  const version = Number(chosen);
  const old = trpc.novels.sceneVersion.useQuery({ id, sceneId, version }, { enabled: version > 0 });
  const restore = trpc.novels.restoreScene.useMutation({
    onSuccess({ version: now, ...value }) {
      notify.success('The older version is back.');
      onClose();
      onRestored({ value, version: now });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Versions of ${name}`}
      description="A version is kept for about every ten minutes of work, up to thirty."
      size="lg"
      actions={
        old.data && (
          <Button
            icon={<RotateCcw />}
            pending={restore.isPending}
            onClick={() => restore.mutate({ id, sceneId, version })}
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
          There are no older versions yet. Once you have written for ten minutes, what was there before is kept here.
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
              label: `${momentText(one.savedAt)}, ${sayWords(one.words)}`,
            }))}
          />
          {old.isError && <p role="alert">This version could not be loaded.</p>}
          {old.data ? (
            <RunsView runs={compareTexts(old.data.text, text)} />
          ) : (
            !old.isError && <SkeletonText lines={4} />
          )}
        </div>
      )}
    </Dialog>
  );
}

const momentText = (iso: string) => new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
