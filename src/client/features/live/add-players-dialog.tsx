import { useState } from 'react';
import { useDialogForm } from '#client/lib/dialog-form';
import { trpc } from '#client/lib/trpc';
import { FormDialog } from '#client/ui/form-dialog';
import { SegmentedControl } from '#client/ui/segmented-control';
import { TextArea } from '#client/ui/text-area';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import { count } from '#shared/core/count';
import { mostOnPaper } from '#shared/live/settings';
import { playersForms } from './players-form';

interface AddPlayersDialogProps {
  gameId: string;
  /** How many without a device there are. */
  before: number;
  onClose: () => void;
}

/** Players without a device, who are marked by the cards that they hold up. */
export function AddPlayersDialog({ gameId, before, onClose }: AddPlayersDialogProps) {
  const utils = trpc.useUtils();
  const [by, setBy] = useState<'count' | 'names'>('count');
  // What the dialog saw when it was opened: sent again, it adds nobody twice.
  const [seen] = useState(before);
  const add = trpc.live.addPlayers.useMutation({ onSettled: () => utils.live.host.invalidate({ id: gameId }) });
  const { form, ...failing } = useDialogForm({
    schema: () => Promise.resolve(playersForms[by]),
    async onValid(who) {
      const { added } = await add.mutateAsync({ id: gameId, before: seen, who });
      if (added > 0) notify.success(`${count(added, 'player')} added.`);
      onClose();
    },
  });
  return (
    <FormDialog
      {...failing}
      form={form}
      title="Add players without a device"
      description="They hold up a card, and you mark its letter."
      sendLabel="Add players"
      onClose={onClose}
    >
      <SegmentedControl
        label="Who they are"
        value={by}
        options={[
          { value: 'count', label: 'So many' },
          { value: 'names', label: 'By name' },
        ]}
        onChange={setBy}
      />
      {by === 'count' ? (
        <TextField
          key={by}
          label="How many"
          name="count"
          type="number"
          inputMode="numeric"
          min={1}
          max={mostOnPaper}
          defaultValue="20"
          hint="Their names are made up."
          error={form.errors.count}
        />
      ) : (
        <TextArea key={by} label="Names" name="names" rows={8} hint="One on each line." error={form.errors.names} />
      )}
    </FormDialog>
  );
}
