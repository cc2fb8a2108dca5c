import { failureText } from '#client/lib/failure-text';
import { settings } from '#client/lib/portal-settings';
import { trpc } from '#client/lib/trpc';
import { notify } from '#client/ui/toast';

/** How it stands with the address of the account. */
export function useAddress() {
  // Without a mail server there is nothing to confirm.
  return trpc.auth.address.useQuery(undefined, {
    enabled: settings.verifiesAddresses,
    meta: { showsOwnErrors: true },
  });
}

/** Mails the link to confirm an address once more, and says so. */
export function useMailLink() {
  const utils = trpc.useUtils();
  const mailing = trpc.auth.mailAddressLink.useMutation({
    meta: { showsOwnErrors: true },
    onSettled: () => utils.auth.address.invalidate(),
  });
  return {
    isMailing: mailing.isPending,
    async mailLink() {
      try {
        const { email } = await mailing.mutateAsync();
        notify.success(`A new link is on its way to ${email}.`);
      } catch (error) {
        notify.error(
          failureText(error, {
            fallback: 'The link could not be mailed. Please try again.',
            network: 'The server could not be reached. Please try again.',
          }),
        );
      }
    },
  };
}
