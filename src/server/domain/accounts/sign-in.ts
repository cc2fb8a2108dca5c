import type * as z from 'zod';
import { record } from '#server/domain/audit/record';
import { askForAddress } from '#server/domain/identity/auth/addresses';
import { attemptsOf, countingAttempts } from '#server/domain/identity/auth/attempts';
import { findKnownDevice } from '#server/domain/identity/auth/known-devices';
import { isPassword } from '#server/domain/identity/auth/passwords';
import { passSecondFactor } from '#server/domain/identity/auth/second-factor';
import type { Mailing } from '#server/domain/identity/auth/security-mails';
import { type Origin, openSession } from '#server/domain/identity/auth/sessions';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { nameKey, toUser, toUserOutput, userSelect } from '#server/domain/platform/user';
import { withMonthlyTokens } from '#server/domain/wallet/billing/plan-tokens';
import type { loginInput, registerInput, SignedInOutput } from '#shared/api/auth';
import { err, ok, type Result } from '#shared/core/result';
import { type CreatesUsers, createUser, type NameRefusal } from './create-user';

type Needs = Pick<Deps, 'db' | 'clock' | 'captcha' | 'limiter' | 'vault' | 'log'>;

type Entering = 'invalid_credentials' | 'second_factor_needed' | 'second_factor_wrong' | 'second_factor_unreadable';

/** Opens a session for a username or email with its password, and a code where a second step is on. */
export async function signIn(
  deps: Needs,
  from: Origin,
  input: z.infer<typeof loginInput>,
): Promise<Result<SignedInOutput, Entering | 'too_many_attempts' | 'captcha_failed'>> {
  if (!(await deps.captcha.passes(input.recaptchaToken, 'login', from.address))) return err('captcha_failed');
  const row = await findByName(deps, input.username);
  const knownDevice = row ? await findKnownDevice(deps, row.id, input.device) : undefined;
  const account = row?.id ?? nameKey(input.username);
  const attempts = attemptsOf({ account, address: from.address, knownDevice });
  return countingAttempts<SignedInOutput, Entering | 'too_many_attempts'>(deps, attempts, async () => {
    if (!(await isPassword(row?.passwordHash, input.password)) || !row) {
      await recordFailure(deps, from, row, row ? 'wrong password' : 'unknown name');
      return err('invalid_credentials');
    }
    const actor = { id: row.id, username: row.username, address: from.address };
    const passed = await passSecondFactor(deps, actor, input.code, knownDevice);
    if (!passed.ok) {
      if (passed.reason === 'second_factor_wrong') await recordFailure(deps, from, row, 'wrong code');
      return passed;
    }
    const user = await withMonthlyTokens(deps, toUser(row));
    const { passwordHash } = row;
    const signedIn = { action: 'auth.signed-in', at: deps.clock.now() } as const;
    const alongside = (tx: Transaction) => record(tx, actor, signedIn);
    const opening = { userId: user.id, passwordHash, from, deviceSecret: input.device, alongside };
    const token = await openSession(deps, opening);
    return token ? ok({ token, ...toUserOutput(user) }) : err('invalid_credentials');
  });
}

/** What was typed is kept nowhere: people type passwords into the wrong field. */
async function recordFailure(
  { db, clock }: Needs,
  { address }: Origin,
  account: { id: string; username: string } | null,
  why: 'wrong password' | 'wrong code' | 'unknown name',
): Promise<void> {
  const target = account ?? undefined;
  await record(db, { address }, { action: 'auth.sign-in-failed', at: clock.now(), target, details: { why } });
}

/** Makes an account and opens its first session. Nobody makes themself an administrator. */
export async function register(
  deps: Needs & CreatesUsers & Mailing,
  from: Origin,
  input: z.infer<typeof registerInput>,
): Promise<
  Result<
    SignedInOutput,
    'admin_role_reserved' | NameRefusal | 'password_guessable' | 'too_many_attempts' | 'captcha_failed'
  >
> {
  if (input.role === 'admin') return err('admin_role_reserved');
  if (!(await deps.captcha.passes(input.recaptchaToken, 'register', from.address))) return err('captcha_failed');
  const blocked = await deps.limiter.take([{ limit: 'sign-up-address', address: from.address }]);
  if (blocked) return blocked;
  const created = await createUser(deps, input, {
    by: 'themself',
    alongside: (tx, user) =>
      record(
        tx,
        { ...user, address: from.address },
        { action: 'auth.registered', at: deps.clock.now(), details: { role: user.role } },
      ),
  });
  if (!created.ok) return created;
  await askForAddress(deps, created.value);
  const opening = { userId: created.value.id, from, deviceSecret: input.device };
  return ok({ token: await openSession(deps, opening), ...toUserOutput(created.value) });
}

/** Usernames hold no @, so what was typed is one or the other. */
function findByName({ db }: Pick<Deps, 'db'>, typed: string) {
  const key = nameKey(typed);
  return db.user.findUnique({
    // Who has no address signs in by the class.
    where: { ...(key.includes('@') ? { emailKey: key } : { usernameKey: key }), managedById: null },
    select: { ...userSelect, passwordHash: true },
  });
}
