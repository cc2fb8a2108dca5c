import { useState } from 'react';
import { useDialogForm } from '#client/lib/dialog-form';
import { FormDialog } from '#client/ui/form-dialog';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import { count } from '#shared/core/count';
import { limits } from '#shared/core/limits';
import { useSetTokens } from './use-sign-ins';

interface ClassTokensDialogProps {
  classId: string;
  now: number;
  /** How many it is about. */
  students: number;
  onClose: () => void;
}

/** A module of its own, loaded when tokens of a class are to be changed. */
export function ClassTokensDialog({ classId, now, students, onClose }: ClassTokensDialogProps) {
  const set = useSetTokens();
  const [text, setText] = useState(String(now));
  const { form, ...failing } = useDialogForm({
    schema: () => import('./class-forms').then((m) => m.tokensForm),
    async onValid(values) {
      await set.mutateAsync(values);
      const { tokensPerStudent: tokens } = values;
      notify.success(
        tokens === 0
          ? 'These students spend none of your tokens.'
          : `Each of them may spend ${count(tokens, 'token')} of yours a day.`,
      );
      onClose();
    },
  });
  const typed = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return (
    <FormDialog {...failing} form={form} title="Tokens for paid apps" sendLabel="Save" onClose={onClose}>
      <input type="hidden" name="id" value={classId} />
      <p className="text-muted">
        Students without an address have no tokens. They can open paid apps with yours, while you do not spend any
        yourself.
      </p>
      <TextField
        name="tokensPerStudent"
        label="Tokens a day for each student"
        hint={`0 to ${limits.classTokensMax}. With 0 they open free apps, and what they are given.`}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={form.errors.tokensPerStudent}
      />
      <p role="status">
        {count(students, 'student')}: {count(typed * students, 'token')} a day at most.
      </p>
    </FormDialog>
  );
}
