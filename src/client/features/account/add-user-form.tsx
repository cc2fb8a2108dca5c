import { UserPlus } from 'lucide-react';
import { useDraft } from '#client/lib/draft';
import { failureText, isUnreachable } from '#client/lib/failure-text';
import { focusField, useForm } from '#client/lib/form';
import { Button } from '#client/ui/button';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import { useAddUser } from './use-associations';

const failureTexts = { fallback: 'Failed to add user', network: 'Failed to add user. Please try again.' };

/** Adds somebody by email. What is wrong with the address is said at the field. */
export function AddUserForm({ who, isFull }: { who: 'student' | 'user'; isFull: boolean }) {
  const [email, setEmail] = useDraft('add-user');
  const addUser = useAddUser();
  const form = useForm({
    schema: () => import('#shared/api/profile').then((m) => m.associateInput),
    unreachable: failureTexts.network,
    async onValid(values, element) {
      try {
        const added = await addUser.mutateAsync(values);
        setEmail('');
        notify.success(`${added.username} may use your tokens now.`);
      } catch (error) {
        const text = failureText(error, failureTexts);
        if (isUnreachable(error)) return void notify.error(text);
        form.setErrors({ email: text });
        focusField(element, 'email');
      }
    },
  });
  const { email: wrong } = form.errors;
  return (
    <form {...form.props} className="grid items-start gap-3 sm:grid-cols-[minmax(0,26rem)_auto] sm:justify-start">
      <TextField
        label={`Email of the ${who}`}
        name="email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={wrong && <span role="alert">{wrong}</span>}
      />
      <Button
        type="submit"
        icon={<UserPlus />}
        className="sm:mt-[calc(1.5rem+0.375rem)]"
        disabled={isFull || email.trim() === ''}
        pending={form.pending}
        pendingLabel="Adding…"
      >
        Add {who}
      </Button>
    </form>
  );
}
