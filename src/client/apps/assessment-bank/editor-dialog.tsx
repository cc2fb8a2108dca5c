import { useState } from 'react';
import { ItemEditor } from '#client/items/edit/item-editor';
import { failureText, reasonOf } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Dialog, DialogClose } from '#client/ui/dialog';
import { SegmentedControl } from '#client/ui/segmented-control';
import { notify } from '#client/ui/toast';
import type { BankItemDetail } from '#shared/api/bank';
import { adviceOn } from '#shared/items/advice';
import { readyItem } from '#shared/items/draft';
import type { Item } from '#shared/items/item';

interface EditorDialogProps {
  /** What is edited; a new question has an item only. */
  start: { item: Item; detail?: BankItemDetail };
  /** Whose bank a new one goes to. */
  ownerId: string;
  onClose: () => void;
}

const statuses = [
  { value: 'draft', label: 'Draft' },
  { value: 'reviewed', label: 'Reviewed' },
] as const;
const difficulties = ['', '1', '2', '3', '4', '5'] as const;
type Difficulty = (typeof difficulties)[number];

/** Writes a question, or changes one: what it said before is kept as a version. Nothing typed is lost by a refusal. */
export function EditorDialog({ start: { item: first, detail }, ownerId, onClose }: EditorDialogProps) {
  const utils = trpc.useUtils();
  const [item, setItem] = useState(first);
  const [isNew, setNew] = useState(!detail);
  const [status, setStatus] = useState<'draft' | 'reviewed'>(detail?.status === 'reviewed' ? 'reviewed' : 'draft');
  const [difficulty, setDifficulty] = useState<Difficulty>(
    difficulties.find((value) => value === String(detail?.difficulty ?? '')) ?? '',
  );
  const create = trpc.bank.create.useMutation({ meta: { showsOwnErrors: true } });
  const update = trpc.bank.update.useMutation({ meta: { showsOwnErrors: true } });
  const failure = create.error ?? update.error;
  const ready = readyItem(item);
  const hints = ready ? adviceOn(ready) : [];
  const isPending = create.isPending || update.isPending;

  async function save() {
    if (!ready) return;
    const rated = difficulty ? Number(difficulty) : undefined;
    if (detail) {
      const { id, version } = detail;
      const question = await update.mutateAsync({ id, version, item: ready, status, difficulty: rated ?? null });
      notify.success(question.version > version ? `Saved as version ${question.version}.` : 'Saved.');
    } else {
      await create.mutateAsync({ ownerId, item: ready, status, difficulty: rated });
      notify.success('Question added.');
    }
    await utils.bank.invalidate();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      holdsWork={item !== first}
      title={detail ? 'Edit the question' : 'New question'}
      size="lg"
      actions={
        <>
          <DialogClose asChild>
            <Button variant="quiet">Cancel</Button>
          </DialogClose>
          <Button
            variant="primary"
            pending={isPending}
            aria-disabled={!ready || undefined}
            className="aria-disabled:opacity-55"
            // What fails is said above the fields.
            onClick={() => void save().catch(() => undefined)}
          >
            {detail ? 'Save' : 'Add the question'}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {failure && (
          <Banner
            tone="bad"
            title={failureText(failure, {
              fallback: 'The question could not be saved.',
              network: 'The server could not be reached. Nothing is lost: please try again.',
            })}
          >
            {reasonOf(failure) === 'bank_item_changed' &&
              'Copy what you wrote, close this, and open the question again.'}
          </Banner>
        )}
        <ItemEditor item={item} onChange={setItem} isNew={isNew} onLeft={() => setNew(false)} />
        <div className="flex flex-wrap gap-6">
          <SegmentedControl label="Status" options={statuses} value={status} onChange={setStatus} />
          <SegmentedControl<Difficulty>
            label="Difficulty, from 1 to 5"
            options={difficulties.map((value) => ({ value, label: value || 'Not said' }))}
            value={difficulty}
            onChange={setDifficulty}
          />
        </div>
        {hints.length > 0 && (
          <Banner tone="info" title="Hints on writing">
            <ul className="list-disc pl-5">
              {hints.map(({ rule, text }) => (
                <li key={rule}>{text}</li>
              ))}
            </ul>
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
