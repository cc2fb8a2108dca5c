import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '#client/lib/auth';
import { forgetDrafts } from '#client/lib/draft';
import { failureText, reasonOf } from '#client/lib/failure-text';
import { focusField, useForm } from '#client/lib/form';
import { clearSession } from '#client/lib/session-store';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { PasswordField } from '#client/ui/password-field';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import { forgetDevice } from './forget-device';

interface DeleteAccountDialogProps {
  onClose: () => void;
  onDownloadFirst: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Says what goes and what stays, and wants the username and the password. A module of its own. */
export function DeleteAccountDialog({ onClose, onDownloadFirst, returnFocus }: DeleteAccountDialogProps) {
  const { id, username } = useUser();
  const formId = useId();
  const [failure, setFailure] = useState<string>();
  const [, goTo] = useLocation();
  const queryClient = useQueryClient();
  const remove = trpc.profile.deleteAccount.useMutation({ meta: { showsOwnErrors: true } });
  const form = useForm({
    schema: () => import('#shared/api/profile').then((m) => m.deleteAccountForm(username)),
    async onValid({ password }, element) {
      setFailure(undefined);
      try {
        await remove.mutateAsync({ password });
      } catch (error) {
        if (reasonOf(error) === 'password_wrong') {
          form.setErrors({ password: 'This is not your password.' });
          focusField(element, 'password');
          return;
        }
        const network = 'Your account could not be deleted. Please check your connection and try again.';
        setFailure(failureText(error, { fallback: 'Your account could not be deleted.', network }));
        return;
      }
      // There before the session ends: the pages of members would send us to the sign-in form.
      goTo('/', { replace: true });
      clearSession();
      forgetDrafts();
      void forgetDevice(id);
      queryClient.clear();
      notify.info('Your account was deleted, with all that was yours.', { duration: 10_000 });
    },
  });
  return (
    <Dialog
      open
      size="md"
      returnFocus={returnFocus}
      onOpenChange={() => !form.pending && onClose()}
      title="Delete your account?"
      description="This cannot be taken back."
      actions={
        <>
          <Button variant="secondary" disabled={form.pending} onClick={onClose}>
            Keep the account
          </Button>
          <Button type="submit" form={formId} variant="danger" pending={form.pending} pendingLabel="Deleting…">
            Delete for good
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {failure && (
          <Banner tone="bad" onDismiss={() => setFailure(undefined)}>
            {failure}
          </Banner>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <div>
            <h3 className="font-bold">What goes</h3>
            <ul className="mt-1 grid list-disc gap-1 pl-5">
              <li>Your account, and every sign-in and key</li>
              <li>Saved work, your bank of questions, and their links</li>
              <li>Your results, and what was learned</li>
              <li>Recordings, and texts that were handed in by you or to you</li>
              <li>Tokens that are left</li>
              <li>What this device keeps of all that</li>
            </ul>
          </div>
          <div>
            <h3 className="font-bold">What stays, without your name</h3>
            <ul className="mt-1 grid list-disc gap-1 pl-5">
              <li>Results of somebody else’s quiz or test</li>
              <li>Marks that you gave</li>
              <li>The bookings of tokens</li>
            </ul>
            <p className="mt-2 text-sm text-muted">The log of administrators keeps who did what, for its time.</p>
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>Take a copy first if you may want something back.</p>
          <Button size="sm" variant="secondary" icon={<Download />} disabled={form.pending} onClick={onDownloadFirst}>
            Download first
          </Button>
        </div>
        <form id={formId} {...form.props} className="grid gap-4">
          <TextField
            label="Your username"
            hint={`Type ${username} to confirm.`}
            name="username"
            autoComplete="off"
            autoCapitalize="none"
            required
            error={form.errors.username}
          />
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            required
            error={form.errors.password}
          />
        </form>
      </div>
    </Dialog>
  );
}
