import { failureText, fieldErrorsOf, reasonOf } from '#client/lib/failure-text';

/** What a refused attempt means for the form, by field; its sentence was said already. */
export function fieldsToMend(failure: unknown): Record<string, string> {
  switch (reasonOf(failure)) {
    case 'username_taken':
      return { username: 'This username is taken. Please choose another.' };
    case 'username_alike':
      return { username: 'This looks like somebody else’s username. Please choose another.' };
    case 'username_mixed':
      return { username: 'Please use letters of one alphabet.' };
    case 'email_taken':
      return { email: 'An account with this address exists already. Sign in instead, or use another address.' };
    case 'password_guessable':
      return { password: failureText(failure, { fallback: 'Please choose another password.', network: '' }) };
    case 'invalid_credentials':
      return { password: 'This name and password do not belong together. Please check both.' };
    case 'second_factor_wrong':
      return { code: 'This code is not right, or it was used already. Please type the one that your app shows now.' };
    default:
      return fieldErrorsOf(failure);
  }
}
