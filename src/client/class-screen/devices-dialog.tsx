import { MonitorUp, Smartphone } from 'lucide-react';
import { useDialogForm } from '#client/lib/dialog-form';
import { HereAloneNote } from '#client/lib/here-alone-note';
import { LoadFailed } from '#client/lib/load-failed';
import { portalAddress } from '#client/lib/portal-address';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { FormDialog } from '#client/ui/form-dialog';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import type { PairedDevice } from '#shared/api/screens';
import { beginDevices } from './teacher-window';

/** How often it is looked whether devices are on while the dialog is open. */
const lookMs = 3_000;

/** Connects a screen or a phone by the code that it shows, and disconnects it. */
export function DevicesDialog({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const devices = trpc.screens.list.useQuery(undefined, { refetchInterval: lookMs });
  const pair = trpc.screens.pair.useMutation({ meta: { showsOwnErrors: true } });
  const { form, ...failing } = useDialogForm({
    schema: () => import('#shared/api/screens').then((m) => m.pairInput),
    fields: { device_code_unknown: 'code', too_many_attempts: 'code' },
    async onValid(values) {
      const { kind } = await pair.mutateAsync(values);
      beginDevices();
      void utils.screens.list.invalidate();
      notify.success(kind === 'screen' ? 'The screen is connected.' : 'The remote is connected.');
      onClose();
    },
  });
  const { origin, host } = portalAddress();
  const found = devices.data?.devices ?? [];
  return (
    <FormDialog {...failing} form={form} title="On another device" sendLabel="Connect" onClose={onClose}>
      <HereAloneNote />
      <p>
        Open <a href={`${origin}/screen`}>{`${host}/screen`}</a> on the device that the class looks at, or{' '}
        <a href={`${origin}/remote`}>{`${host}/remote`}</a> on a phone that turns the pages. Then type the code that it
        shows.
      </p>
      <TextField
        name="code"
        label="Code"
        required
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={form.errors.code}
      />
      {devices.isError && <LoadFailed what="Your devices" query={devices} />}
      {found.length > 0 && (
        <ul aria-label="Connected devices" className="grid gap-1">
          {found.map((device) => (
            <Connected key={device.id} device={device} />
          ))}
        </ul>
      )}
    </FormDialog>
  );
}

function Connected({ device: { id, kind, isHere } }: { device: PairedDevice }) {
  const utils = trpc.useUtils();
  const disconnect = trpc.screens.disconnect.useMutation({
    onSettled: () => utils.screens.list.invalidate(),
  });
  const name = kind === 'screen' ? 'Screen' : 'Remote';
  return (
    <li className="flex items-center gap-3 [&_svg]:size-5">
      {kind === 'screen' ? <MonitorUp aria-hidden="true" /> : <Smartphone aria-hidden="true" />}
      <span className="min-w-0 flex-1">
        {name} <span className="text-muted">{isHere ? 'is on' : 'is off or asleep'}</span>
      </span>
      <Button variant="secondary" pending={disconnect.isPending} onClick={() => disconnect.mutate({ id })}>
        Disconnect
      </Button>
    </li>
  );
}
