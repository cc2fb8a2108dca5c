import { useQueryClient } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { fieldErrorsOf, reasonOf } from '../../lib/failure-text';
import { trpc } from '../../lib/trpc';
import type { AccountMode } from './account-form';

/**
 * What the last refused attempt means for the form, by field. `useAuth` has already said the sentence and only answers
 * whether it worked, so the reason is looked up where react-query keeps it.
 */
export function useSignInFailure(): (mode: AccountMode) => Record<string, string> {
  const attempts = useQueryClient().getMutationCache();
  return (mode) => {
    const mutationKey = getMutationKey(mode === 'register' ? trpc.auth.register : trpc.auth.login);
    const failure = attempts.findAll({ mutationKey }).at(-1)?.state.error;
    return failure ? fieldsToMend(failure) : {};
  };
}

function fieldsToMend(failure: unknown): Record<string, string> {
  switch (reasonOf(failure)) {
    case 'username_taken':
      return { username: 'This username is taken. Please choose another.' };
    case 'email_taken':
      return { email: 'An account with this address exists already. Sign in instead, or use another address.' };
    case 'invalid_credentials':
      return { password: 'This name and password do not belong together. Please check both.' };
    default:
      return fieldErrorsOf(failure);
  }
}
