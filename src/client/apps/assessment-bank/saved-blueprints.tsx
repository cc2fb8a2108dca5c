import { Save } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '#client/lib/trpc';
import { ofKind } from '#client/library/of-kind';
import { Button } from '#client/ui/button';
import { SelectField } from '#client/ui/select-field';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import type { BlueprintData } from '#shared/items/bank/blueprint';

interface SavedBlueprintsProps {
  openId?: string;
  /** What is to be kept; nothing while it is not complete. */
  data: BlueprintData | undefined;
  onOpen: (data: BlueprintData) => void;
}

/** Blueprints of the library: opened, and the present one kept. */
export function SavedBlueprints({ openId, data, onOpen }: SavedBlueprintsProps) {
  const utils = trpc.useUtils();
  const [title, setTitle] = useState('');
  const [chosenId, setChosenId] = useState(openId ?? '');
  const saved = trpc.library.list.useQuery({ kind: 'blueprint', limit: 100 });
  const create = trpc.library.create.useMutation({ onSuccess: () => utils.library.list.invalidate() });

  async function open(id: string) {
    const blueprint = ofKind(await utils.library.get.fetch({ id }), 'blueprint');
    if (blueprint) onOpen(blueprint.data);
  }
  const openFirst = useRef(() => {
    // Another address in the meantime makes another of these.
    if (openId) void open(openId).catch(() => notify.error('This blueprint is not here. It may have been deleted.'));
  });
  useEffect(() => openFirst.current(), []);
  async function keep() {
    const name = title.trim();
    if (!name || !data) return;
    await create.mutateAsync({ kind: 'blueprint', title: name, data });
    setTitle('');
    notify.success(`Saved: ${name}`);
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      {saved.data && saved.data.items.length > 0 && (
        <>
          <SelectField
            label="Saved blueprints"
            className="min-w-48"
            value={chosenId}
            options={[
              { value: '', label: 'Choose' },
              ...saved.data.items.map((one) => ({ value: one.id, label: one.title })),
            ]}
            onChange={setChosenId}
          />
          <Button
            variant="secondary"
            aria-disabled={!chosenId || undefined}
            className="aria-disabled:opacity-55"
            onClick={() => {
              if (chosenId)
                void open(chosenId).catch(() => notify.error('This could not be opened. Please try again.'));
            }}
          >
            Open
          </Button>
        </>
      )}
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          // What fails is said by the one toast for failures.
          void keep().catch(() => undefined);
        }}
      >
        <TextField
          label="Save this blueprint as"
          value={title}
          maxLength={120}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Button variant="secondary" type="submit" icon={<Save />} pending={create.isPending}>
          Save blueprint
        </Button>
      </form>
    </div>
  );
}
