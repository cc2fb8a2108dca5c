import type { Deps } from '#server/domain/platform/deps';
import { isOwnName, type Names } from '#shared/core/passwords';
import { err, ok, type Result } from '#shared/core/result';
import { hashPassword } from './passwords';

/**
 * The hash of a password that somebody chooses. What is tried first by somebody who guesses is refused, however long it
 * is.
 */
export async function hashNewPassword(
  { commonPasswords }: Pick<Deps, 'commonPasswords'>,
  password: string,
  whose: Names,
): Promise<Result<string, 'password_guessable'>> {
  if (isOwnName(password, whose))
    return err('password_guessable', {
      text: 'The password is the name or address of the account. Please choose another.',
    });
  if (await commonPasswords.includes(password)) return err('password_guessable');
  return ok(await hashPassword(password));
}
