import { useState } from 'react';
import { useUser } from '#client/lib/auth';
import { trpc } from '#client/lib/trpc';
import { FormDialog } from '#client/ui/form-dialog';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SelectField } from '#client/ui/select-field';
import { TextField } from '#client/ui/text-field';
import { type KeyScope, keyScopes, scopeHints, scopeNames } from '#shared/core/key-scopes';
import { OwnPasswordField } from './secret-fields';
import { useSecretForm } from './use-secret-form';

interface NewKeyDialogProps {
  onClose: () => void;
  onMade: (newKey: { name: string; key: string }) => void;
}

const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: '', label: 'Until I revoke it' },
];

/** Names a key and says what it may do. */
export function NewKeyDialog({ onClose, onMade }: NewKeyDialogProps) {
  const { role } = useUser();
  const [scope, setScope] = useState<KeyScope>('read');
  const create = trpc.keys.create.useMutation({ meta: { showsOwnErrors: true } });
  const { form, ...failing } = useSecretForm({
    schema: () => import('./new-key-form').then((m) => m.newKeyForm),
    onValid: async (values) => onMade(await create.mutateAsync(values)),
  });
  const offered = keyScopes.filter((one) => one !== 'admin' || role === 'admin');
  return (
    <FormDialog {...failing} form={form} title="Make a key" sendLabel="Make the key" onClose={onClose}>
      <TextField
        name="name"
        label="What is it for?"
        required
        maxLength={60}
        autoComplete="off"
        error={form.errors.name}
      />
      <div className="grid gap-2">
        <input type="hidden" name="scope" value={scope} />
        <SegmentedControl
          label="What may it do?"
          options={offered.map((value) => ({ value, label: scopeNames[value] }))}
          value={scope}
          onChange={setScope}
        />
        <p className="text-sm text-muted">{scopeHints[scope]}</p>
      </div>
      <SelectField name="days" label="For how long?" options={lifetimes} defaultValue="90" error={form.errors.days} />
      <OwnPasswordField error={form.errors.password} />
    </FormDialog>
  );
}
