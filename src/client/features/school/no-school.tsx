import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { useDialogForm } from '#client/lib/dialog-form';
import { Button } from '#client/ui/button';
import { EmptyState } from '#client/ui/empty-state';
import { FormDialog } from '#client/ui/form-dialog';
import { Illustration } from '#client/ui/illustration';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import { useJoinSchool } from './use-school-changes';

/** What a teacher without a school sees, and the way into one. */
export function NoSchool() {
  const [isJoining, setJoining] = useState(false);
  return (
    <>
      <EmptyState
        title="You are in no school"
        picture={<Illustration />}
        className="rounded-card border border-dashed border-edge"
        action={
          <Button icon={<DoorOpen />} onClick={() => setJoining(true)}>
            Join a school
          </Button>
        }
      >
        Whoever administers your school has a code for you, or invites you. They then see your classes with the names of
        your students, and how many tokens you spend. They see no answers and no marks.
      </EmptyState>
      {isJoining && <JoinSchoolDialog onClose={() => setJoining(false)} />}
    </>
  );
}

function JoinSchoolDialog({ onClose }: { onClose: () => void }) {
  const join = useJoinSchool();
  const { form, ...failing } = useDialogForm({
    schema: () => import('#shared/api/school').then((m) => m.joinSchoolInput),
    fields: { school_code_unknown: 'code', in_school_already: 'code' },
    async onValid(values) {
      const { name } = await join.mutateAsync(values);
      notify.success(`You have asked to join ${name}.`);
      onClose();
      document.querySelector('h1')?.focus();
    },
  });
  return (
    <FormDialog
      {...failing}
      form={form}
      title="Join a school"
      description="Somebody who administers the school tells you its code, and lets you in afterwards."
      sendLabel="Ask to join"
      onClose={onClose}
    >
      <TextField
        name="code"
        label="Code of the school"
        hint="Six letters, small or large."
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={form.errors.code}
      />
    </FormDialog>
  );
}
