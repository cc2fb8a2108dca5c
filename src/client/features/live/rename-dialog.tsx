import { useDialogForm } from '#client/lib/dialog-form';
import { trpc } from '#client/lib/trpc';
import { FormDialog } from '#client/ui/form-dialog';
import { TextField } from '#client/ui/text-field';
import { type HostPlayer, renamePlayerInput } from '#shared/api/live';

const nameForm = renamePlayerInput.pick({ name: true });

interface RenameDialogProps {
  gameId: string;
  player: Pick<HostPlayer, 'id' | 'name'>;
  onClose: () => void;
}

/** Another name for a player, for all screens. */
export function RenameDialog({ gameId, player, onClose }: RenameDialogProps) {
  const utils = trpc.useUtils();
  const rename = trpc.live.rename.useMutation({ onSettled: () => utils.live.host.invalidate() });
  const { form, ...failing } = useDialogForm({
    schema: () => Promise.resolve(nameForm),
    fields: { live_name_refused: 'name' },
    async onValid({ name }) {
      await rename.mutateAsync({ id: gameId, playerId: player.id, name });
      onClose();
    },
  });
  return (
    <FormDialog {...failing} form={form} title={`Rename ${player.name}`} sendLabel="Rename" onClose={onClose}>
      <TextField label="Name" name="name" defaultValue={player.name} maxLength={40} error={form.errors.name} />
    </FormDialog>
  );
}
