import type { ReactNode } from 'react';
import type * as z from 'zod';
import { useForm } from '#client/lib/form';
import { type DialogFailure, FormDialog } from '#client/ui/form-dialog';
import { PasswordField } from '#client/ui/password-field';
import { SelectField } from '#client/ui/select-field';
import { TextField } from '#client/ui/text-field';
import { limits } from '#shared/core/limits';
import type { Role } from '#shared/core/roles';
import { roleChoices } from './users-view';

interface UserFormDialogProps<Values> extends DialogFailure {
  title: string;
  description?: string;
  sendLabel: string;
  /** Gives the schema that the server uses for this. */
  schema: () => Promise<z.ZodType<Values>>;
  /** Who is edited; without, a new user is added, with a password. */
  user?: { id: string; username: string; email: string; role: Role };
  onSend: (values: Values) => Promise<void>;
  onClose: () => void;
  /** What else there is to do for this user, under the form. */
  children?: ReactNode;
}

/** The form of the Add New User and Edit User dialogs. */
export function UserFormDialog<Values>({ schema, user, onSend, children, ...dialog }: UserFormDialogProps<Values>) {
  const form = useForm({ schema, onValid: onSend });
  return (
    <FormDialog {...dialog} form={form}>
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
        <PasswordField
          name="password"
          label="Password"
          required
          isNew
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
      {children}
    </FormDialog>
  );
}
