import { useId } from 'react';
import type * as z from 'zod';
import { limits } from '../../../shared/limits';
import type { Role } from '../../../shared/roles';
import { useForm } from '../../lib/form';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { roleChoices } from './users-view';

interface UserFormDialogProps<Values> {
  title: string;
  description?: string;
  sendLabel: string;
  /** Gives the schema that the server uses for this. */
  schema: () => Promise<z.ZodType<Values>>;
  /** Who is edited; without, a new user is added, with a password. */
  user?: { id: string; username: string; email: string; role: Role };
  failure: string | undefined;
  onDismissFailure: () => void;
  onSend: (values: Values) => Promise<void>;
  onClose: () => void;
}

/** The form of the Add New User and Edit User dialogs. What was typed stays when sending fails. */
export function UserFormDialog<Values>({
  title,
  description,
  sendLabel,
  schema,
  user,
  failure,
  onDismissFailure,
  onSend,
  onClose,
}: UserFormDialogProps<Values>) {
  const formId = useId();
  const form = useForm({ schema, onValid: onSend });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={form.pending}>
            {sendLabel}
          </Button>
        </>
      }
    >
      {failure && (
        <Banner tone="bad" onDismiss={onDismissFailure} className="mb-4">
          {failure}
        </Banner>
      )}
      <form id={formId} {...form.props} className="grid gap-4">
        {user && <input type="hidden" name="id" value={user.id} />}
        <TextField
          name="username"
          label="Username"
          required
          autoComplete="off"
          defaultValue={user?.username}
          error={form.errors.username}
        />
        <TextField
          name="email"
          label="Email"
          type="email"
          required
          autoComplete="off"
          defaultValue={user?.email}
          error={form.errors.email}
        />
        {!user && (
          <TextField
            name="password"
            label="Password"
            type="password"
            required
            autoComplete="new-password"
            hint={`At least ${limits.passwordAtSignUp} characters.`}
            error={form.errors.password}
          />
        )}
        <SelectField
          name="role"
          label="Role"
          options={roleChoices(user?.role ?? 'student')}
          defaultValue={user?.role ?? 'student'}
          error={form.errors.role}
        />
      </form>
    </Dialog>
  );
}
