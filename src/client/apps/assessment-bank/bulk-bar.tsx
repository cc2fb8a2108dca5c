import { CircleCheck, Download, FilePlus, FolderPlus, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { PlayLiveButton } from '#client/giving/play-live-button';
import { importedText } from '#client/items/import/import-outcome';
import { type RouterInputs, trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { SegmentedControl } from '#client/ui/segmented-control';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import { type BankStatus, bankStatuses } from '#shared/api/bank';
import { count } from '#shared/core/count';
import { limits } from '#shared/core/limits';
import type { Item } from '#shared/items/item';
import { statusNames } from './names';

interface BulkBarProps {
  chosen: ReadonlyMap<string, Item>;
  /** May be changed here. */
  canEdit: boolean;
  /** May be taken into one's own bank: they are not in it yet. */
  canCopy: boolean;
  onExport: () => void;
  onMakeTest: () => void;
  onDone: () => void;
}

/** What can be done with the chosen questions. */
export function BulkBar({ chosen, canEdit, canCopy, onExport, onMakeTest, onDone }: BulkBarProps) {
  const utils = trpc.useUtils();
  const [isTagging, setTagging] = useState(false);
  const [isRating, setRating] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const change = trpc.bank.change.useMutation();
  const copy = trpc.bank.copy.useMutation();
  const remove = trpc.bank.removeMany.useMutation();
  const ids = [...chosen.keys()];

  async function changeAll(wish: RouterInputs['bank']['change']['change']) {
    const { changed } = await change.mutateAsync({ ids, change: wish });
    await utils.bank.invalidate();
    notify.success(`${count(changed, 'question')} changed.`);
  }

  async function copyAll() {
    const answer = await copy.mutateAsync({ ids });
    await utils.bank.invalidate();
    notify.success(`${importedText(answer)}.`);
    onDone();
  }

  async function removeAll() {
    const { removed, retired } = await remove.mutateAsync({ ids });
    await utils.bank.invalidate();
    setRemoving(false);
    const parts = [
      removed > 0 && `${count(removed, 'question')} deleted`,
      retired > 0 && `${count(retired, 'question')} retired`,
    ];
    notify.success(`${parts.filter(Boolean).join(', ')}.`);
    onDone();
  }

  return (
    <section
      aria-label="Chosen questions"
      className="sticky bottom-2 z-10 flex flex-wrap items-center gap-2 rounded-card edge-float bg-raised p-3 shadow-float"
    >
      <p role="status" className="mr-2 font-bold">
        {count(chosen.size, 'question')} chosen
      </p>
      {canCopy && (
        <Button
          size="sm"
          variant="primary"
          icon={<FolderPlus />}
          pending={copy.isPending}
          onClick={() => void copyAll().catch(ignore)}
        >
          Add to my bank
        </Button>
      )}
      <Button size="sm" variant="secondary" icon={<FilePlus />} onClick={onMakeTest}>
        Make a test
      </Button>
      <PlayLiveButton
        size="sm"
        work={
          ids.length <= limits.liveBankItems
            ? { appId: 'assessment-bank', title: 'Questions', from: { kind: 'bank', itemIds: ids } }
            : undefined
        }
      />
      {ids.length > limits.liveBankItems && (
        <p className="text-muted">A live game takes up to {limits.liveBankItems} questions.</p>
      )}
      {canEdit && (
        <>
          <Button size="sm" variant="secondary" icon={<Tag />} onClick={() => setTagging(true)}>
            Tag
          </Button>
          <Button size="sm" variant="secondary" icon={<CircleCheck />} onClick={() => setRating(true)}>
            Status
          </Button>
          <Button size="sm" variant="secondary" icon={<Trash2 />} onClick={() => setRemoving(true)}>
            Delete
          </Button>
        </>
      )}
      <Button size="sm" variant="secondary" icon={<Download />} onClick={onExport}>
        Export
      </Button>
      <Button size="sm" variant="quiet" onClick={onDone}>
        Clear choice
      </Button>
      {isTagging && (
        <TagDialog
          size={chosen.size}
          isPending={change.isPending}
          onClose={() => setTagging(false)}
          onChange={(wish) =>
            void changeAll(wish)
              .then(() => setTagging(false))
              .catch(ignore)
          }
        />
      )}
      {isRating && (
        <StatusDialog
          size={chosen.size}
          isPending={change.isPending}
          onClose={() => setRating(false)}
          onChange={(status) =>
            void changeAll({ status })
              .then(() => setRating(false))
              .catch(ignore)
          }
        />
      )}
      {isRemoving && (
        <Dialog
          open
          onOpenChange={(open) => !open && setRemoving(false)}
          title={`Delete ${count(chosen.size, 'question')}?`}
          description="What a test or a quiz uses is not deleted but retired: it stays in that test, and comes into no new one."
          actions={
            <>
              <Button variant="quiet" onClick={() => setRemoving(false)}>
                Keep them
              </Button>
              <Button variant="danger" pending={remove.isPending} onClick={() => void removeAll().catch(ignore)}>
                Delete
              </Button>
            </>
          }
        />
      )}
    </section>
  );
}

/** What fails is said by the one toast for failures, and nothing is changed. */
const ignore = () => undefined;

interface TagDialogProps {
  size: number;
  isPending: boolean;
  onChange: (change: { addTag: string } | { removeTag: string }) => void;
  onClose: () => void;
}

function TagDialog({ size, isPending, onChange, onClose }: TagDialogProps) {
  const [tag, setTag] = useState('');
  const name = tag.trim();
  const [isAsked, setAsked] = useState(false);
  const send = (wish: { addTag: string } | { removeTag: string }) => {
    setAsked(true);
    if (name) onChange(wish);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Tag ${count(size, 'question')}`}
      actions={
        <>
          <Button variant="secondary" pending={isPending} onClick={() => send({ removeTag: name })}>
            Take this tag off
          </Button>
          <Button variant="primary" pending={isPending} onClick={() => send({ addTag: name })}>
            Add the tag
          </Button>
        </>
      }
    >
      <TextField
        label="Tag"
        value={tag}
        maxLength={40}
        error={isAsked && !name ? 'Please write a tag.' : undefined}
        onChange={(event) => setTag(event.target.value)}
      />
    </Dialog>
  );
}

interface StatusDialogProps {
  size: number;
  isPending: boolean;
  onChange: (status: BankStatus) => void;
  onClose: () => void;
}

function StatusDialog({ size, isPending, onChange, onClose }: StatusDialogProps) {
  const [status, setStatus] = useState<BankStatus>('reviewed');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Status of ${count(size, 'question')}`}
      actions={
        <Button variant="primary" pending={isPending} onClick={() => onChange(status)}>
          Set the status
        </Button>
      }
    >
      <SegmentedControl
        label="Status"
        hideLabel
        options={bankStatuses.map((value) => ({ value, label: statusNames[value] }))}
        value={status}
        onChange={setStatus}
      />
      <p className="mt-3 text-muted">Retired questions stay in their tests, and come into no new one.</p>
    </Dialog>
  );
}
