import type * as z from 'zod';
import { err, ok, type Result } from '../../../shared/result';
import type { loginInput, registerInput, SignedInAnswer } from '../../../shared/schemas/auth';
import { record } from '../audit/record';
import { withMonthlyTokens } from '../billing/plan-tokens';
import type { Attempt, Deps } from '../deps';
import { createUser } from '../users/create-user';
import { nameKey, toUser, toUserAnswer, userSelect } from '../users/user';
import { isPassword } from './passwords';
import { hashSecret } from './secrets';
import { openSession } from './sessions';

type Needs = Pick<Deps, 'db' | 'clock' | 'captcha' | 'limiter'>;

/** Opens a session for a username or email with its password. Only failures count towards the limits. */
export async function signIn(
  deps: Needs,
  address: string,
  input: z.infer<typeof loginInput>,
): Promise<Result<SignedInAnswer, 'invalid_credentials' | 'too_many_attempts' | 'captcha_failed'>> {
  if (!(await deps.captcha.passes(input.recaptchaToken, 'login', address))) return err('captcha_failed');
  const found = await findByName(deps, input.username);
  const attempts = signInAttempts(found?.id ?? nameKey(input.username), address);
  // Attempts are counted before the password is looked at, so that many at once cannot slip through; one after the
  // other, so that many right ones at once do not look like too many.
  return deps.limiter.inTurn(attempts[0].key, async () => {
    const blocked = await deps.limiter.take(attempts);
    if (blocked) return blocked;
    if (!(await isPassword(found?.passwordHash, input.password)) || !found) {
      await recordFailure(deps, address, found);
      return err('invalid_credentials');
    }
    await deps.limiter.giveBack(attempts);
    const user = await withMonthlyTokens(deps, toUser(found));
    const token = await openSession(deps, user.id, found.passwordHash, (tx) =>
      record(tx, { ...user, address }, { action: 'auth.signed-in', at: deps.clock.now() }),
    );
    return token ? ok({ token, ...toUserAnswer(user) }) : err('invalid_credentials');
  });
}

/** What was typed is kept nowhere: people type passwords into the wrong field. */
async function recordFailure(
  { db, clock }: Needs,
  address: string,
  account: { id: string; username: string } | null,
): Promise<void> {
  const why = account ? 'wrong password' : 'unknown name';
  const target = account ?? undefined;
  await record(db, { address }, { action: 'auth.sign-in-failed', at: clock.now(), target, details: { why } });
}

/** Makes an account and opens its first session. Nobody makes themself an administrator. */
export async function register(
  deps: Needs,
  address: string,
  input: z.infer<typeof registerInput>,
): Promise<
  Result<
    SignedInAnswer,
    'admin_role_reserved' | 'username_taken' | 'email_taken' | 'too_many_attempts' | 'captcha_failed'
  >
> {
  if (input.role === 'admin') return err('admin_role_reserved');
  if (!(await deps.captcha.passes(input.recaptchaToken, 'register', address))) return err('captcha_failed');
  const blocked = await deps.limiter.take([{ limit: 'sign-up-address', key: address }]);
  if (blocked) return blocked;
  const created = await createUser(deps, input, (tx, user) =>
    record(tx, { ...user, address }, { action: 'auth.registered', at: deps.clock.now(), details: { role: user.role } }),
  );
  if (!created.ok) return created;
  return ok({ token: await openSession(deps, created.value.id), ...toUserAnswer(created.value) });
}

/** Usernames hold no @, so what was typed is one or the other. */
function findByName({ db }: Pick<Deps, 'db'>, typed: string) {
  const key = nameKey(typed);
  return db.user.findUnique({
    where: key.includes('@') ? { emailKey: key } : { usernameKey: key },
    select: { ...userSelect, passwordHash: true },
  });
}

/** Keys are hashed: people type passwords into the wrong field. */
function signInAttempts(account: string, address: string): [Attempt, ...Attempt[]] {
  const accountKey = hashSecret(account);
  return [
    { limit: 'login-account-and-address', key: `${accountKey}:${address}` },
    { limit: 'login-account', key: accountKey },
    { limit: 'login-address', key: address },
  ];
}
