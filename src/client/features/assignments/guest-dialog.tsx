import { useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog';
import { useDialogForm } from '#client/lib/dialog-form';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import type { AssignmentOutput, PlayedWork } from '#shared/api/assignments';
import { guestNameLength } from '#shared/classes/guest-name-length';

interface GuestDialogProps {
  assignment: Pick<AssignmentOutput, 'id' | 'students'>;
  guest: PlayedWork;
  onClose: () => void;
}

/** What a teacher does about a guest: says which student it is, gives another name, or removes them. */
export function GuestDialog({ assignment: { id, students }, guest, onClose }: GuestDialogProps) {
  const utils = trpc.useUtils();
  const readAnew = { onSettled: () => utils.assignments.invalidate() };
  const merge = trpc.assignments.mergeGuest.useMutation(readAnew);
  const remove = trpc.assignments.removeGuest.useMutation(readAnew);
  const [isRemoving, setRemoving] = useState(false);
  const it = { id, guestId: guest.id };

  async function removeGuest() {
    await remove.mutateAsync(it);
    notify.success(`${guest.name} was removed.`);
    onClose();
  }

  if (isRemoving) {
    return (
      <ConfirmDialog
        title={`Remove ${guest.name}?`}
        confirm="Remove"
        pending="Removing…"
        onConfirm={removeGuest}
        onClose={onClose}
      >
        What {guest.name} played is deleted, and cannot be brought back.
      </ConfirmDialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={() => onClose()}
      title={guest.name}
      description="A guest who came by the code."
      actions={
        <Button variant="secondary" onClick={() => setRemoving(true)}>
          Remove
        </Button>
      }
    >
      <div className="grid gap-8">
        <NewName guest={guest} id={id} onClose={onClose} />
        {students.length > 0 && (
          <section aria-labelledby="this-is" className="grid gap-2">
            <h3 id="this-is" className="font-bold">
              This is…
            </h3>
            <p className="text-sm text-muted">
              What {guest.name} played is that student’s from then on. That cannot be undone.
            </p>
            <ul className="grid max-h-64 gap-1 overflow-y-auto">
              {students.map(({ id: studentId, name }) => (
                <li key={studentId}>
                  <Button
                    variant="secondary"
                    wide
                    className="wrap-anywhere"
                    pending={merge.isPending && merge.variables.studentId === studentId}
                    disabled={merge.isPending}
                    onClick={() =>
                      merge.mutate(
                        { ...it, studentId },
                        {
                          onSuccess() {
                            notify.success(`${guest.name} is ${name} now.`);
                            onClose();
                          },
                        },
                      )
                    }
                  >
                    {name}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** The name without the number that tells it apart. */
const ownName = (name: string) => name.replace(/ \(\d+\)$/, '');

function NewName({ guest, id, onClose }: { guest: PlayedWork; id: string; onClose: () => void }) {
  const utils = trpc.useUtils();
  const rename = trpc.assignments.renameGuest.useMutation({
    meta: { showsOwnErrors: true },
    onSettled: () => utils.assignments.invalidate(),
  });
  const { form, failure, onDismissFailure } = useDialogForm({
    schema: () => import('#shared/api/assignments').then((m) => m.renameGuestInput),
    async onValid(values) {
      await rename.mutateAsync(values);
      notify.success(`${guest.name} is called ${values.name} now.`);
      onClose();
    },
  });
  return (
    <form {...form.props} className="grid gap-3">
      {failure && (
        <Banner tone="bad" onDismiss={onDismissFailure}>
          {failure}
        </Banner>
      )}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="guestId" value={guest.id} />
      <TextField
        label="Name"
        name="name"
        defaultValue={ownName(guest.name)}
        maxLength={guestNameLength}
        autoComplete="off"
        error={form.errors.name}
      />
      <div>
        <Button type="submit" variant="secondary" pending={form.pending}>
          Save the name
        </Button>
      </div>
    </form>
  );
}
