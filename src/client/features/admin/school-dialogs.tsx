import { type RefObject, useRef } from 'react';
import { useLocation } from 'wouter';
import { ConfirmDialog } from '#client/lib/confirm-dialog';
import { useDialogForm } from '#client/lib/dialog-form';
import { WhoField } from '#client/lib/who-field';
import { FormDialog } from '#client/ui/form-dialog';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import { count } from '#shared/core/count';
import {
  useCloseSchool,
  useCreateSchool,
  useNameAdministrator,
  useRemoveFromSchool,
  useRenameSchool,
} from './use-school-changes';

/* The dialogs of the schools' screens: a module of its own, loaded when one is opened. */

function NameField({ value, error }: { value?: string; error: string | undefined }) {
  return (
    <TextField
      name="name"
      label="Name of the school"
      required
      maxLength={80}
      autoComplete="off"
      defaultValue={value}
      error={error}
    />
  );
}

/** Makes a school and opens it, so that somebody is named to administer it. */
export function NewSchoolDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  const create = useCreateSchool();
  const { form, ...failing } = useDialogForm({
    schema: () => import('#shared/api/schools').then((m) => m.createSchoolInput),
    async onValid(values) {
      const { id } = await create.mutateAsync(values);
      notify.success(`${values.name} was made.`);
      onClose();
      navigate(`/admin/schools/${id}`);
    },
  });
  return (
    <FormDialog {...failing} form={form} title="New school" sendLabel="Make the school" onClose={onClose}>
      <NameField error={form.errors.name} />
    </FormDialog>
  );
}

interface OfSchool {
  id: string;
  name: string;
  onClose: () => void;
}

export function RenameSchoolDialog({ id, name, onClose }: OfSchool) {
  const rename = useRenameSchool();
  const { form, ...failing } = useDialogForm({
    schema: () => import('#shared/api/schools').then((m) => m.renameSchoolInput),
    async onValid(values) {
      await rename.mutateAsync(values);
      notify.success(`The school is called ${values.name} now.`);
      onClose();
    },
  });
  return (
    <FormDialog {...failing} form={form} title="Rename the school" sendLabel="Rename" onClose={onClose}>
      <input type="hidden" name="id" value={id} />
      <NameField value={name} error={form.errors.name} />
    </FormDialog>
  );
}

export function NameAdministratorDialog({ id, name, onClose }: OfSchool) {
  const nameOne = useNameAdministrator();
  const { form, ...failing } = useDialogForm({
    schema: () => import('#shared/api/schools').then((m) => m.nameAdministratorInput),
    fields: { school_member_already: 'who' },
    async onValid(values) {
      const named = await nameOne.mutateAsync(values);
      notify.success(
        named.accepted
          ? `${named.name} administers ${name} now.`
          : `${named.name} is invited, and administers ${name} once they accept.`,
      );
      onClose();
    },
  });
  return (
    <FormDialog
      {...failing}
      form={form}
      title="Name an administrator"
      description={`They see the people, classes and usage of ${name}, and invite teachers. They teach: a student cannot be one.`}
      sendLabel="Name"
      onClose={onClose}
    >
      <input type="hidden" name="id" value={id} />
      <WhoField error={form.errors.who} />
    </FormDialog>
  );
}

interface TakeOutDialogProps extends OfSchool {
  person: { id: string; name: string };
  /** Gets the focus when the row of what had it is gone. */
  heading: RefObject<HTMLElement | null>;
}

/** Takes somebody out of a school who administers it, the last one too. */
export function TakeOutDialog({ id, name, person, heading, onClose }: TakeOutDialogProps) {
  const remove = useRemoveFromSchool();
  const returnFocus = useRef<HTMLElement>(null);

  async function confirm() {
    try {
      await remove.mutateAsync({ id, memberId: person.id });
      notify.success(`${person.name} is not in ${name} any more.`);
      returnFocus.current = heading.current;
    } catch {
      // A toast has said why.
    }
    onClose();
  }

  return (
    <ConfirmDialog
      returnFocus={returnFocus}
      title={`Take ${person.name} out of ${name}?`}
      description="They see nothing of it any more. Their own classes and work stay theirs."
      confirm="Take out of the school"
      pending="Taking out…"
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

export function CloseSchoolDialog({ id, name, members, onClose }: OfSchool & { members: number }) {
  const [, navigate] = useLocation();
  const close = useCloseSchool();

  async function confirm() {
    try {
      await close.mutateAsync({ id });
      notify.success(`${name} was closed.`);
      onClose();
      navigate('/admin/schools');
    } catch {
      // A toast has said why.
      onClose();
    }
  }

  return (
    <ConfirmDialog
      title={`Close ${name}?`}
      description={`It ends for good, for ${count(members, 'member')}. They keep their accounts, classes and work.`}
      confirm="Close the school"
      pending="Closing…"
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
