import { Secret, TOTP } from 'otpauth';
import { type Actor, record } from '#server/domain/audit/record';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import type { SecondFactorSecret, SecondFactorState } from '#shared/api/security';
import { err, ok, type Result } from '#shared/core/result';
import { maySetSecondFactor } from '#shared/core/roles';
import { provePassword } from './attempts';
import { replaceRecoveryCodes, spendRecoveryCode } from './recovery-codes';
import { hashSecret } from './secrets';
import { type Mailing, mailNotice } from './security-mails';
import { endOtherSessions } from './sessions';

/** RFC 6238 with what every authenticator app understands. */
const terms = { issuer: 'Classroom Studio', algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Clocks differ: the code before and the one after are taken as well. */
const drift = 1;
const sixDigits = /^(?:\d\s*){6}$/;

type Needs = Pick<Deps, 'db' | 'clock' | 'limiter' | 'vault' | 'log'>;
type Changing = Needs & Mailing;

type Caller = User & Actor;

/** What users give again, to be sure that it is them. */
interface Proof {
  password: string;
  code: string;
}

/** Whether a second step is on at sign-in, and how many recovery codes are left. */
export async function secondFactorOf({ db }: Pick<Deps, 'db'>, user: User): Promise<SecondFactorState> {
  const factor = await confirmedFactor(db, user.id);
  const recoveryCodesLeft = factor ? await db.recoveryCode.count({ where: { userId: user.id, usedAt: null } }) : 0;
  return {
    isOffered: maySetSecondFactor(user.role),
    isOn: factor !== null,
    since: factor?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft,
  };
}

/**
 * Makes a new secret for an authenticator app. It counts once a code of it was typed; until then it may be made anew.
 */
export async function beginSecondFactor(
  deps: Needs,
  user: Caller,
  password: string,
): Promise<Result<SecondFactorSecret, 'second_factor_on' | 'password_wrong' | 'too_many_attempts'>> {
  const proved = await provePassword(deps, user, password);
  if (!proved.ok) return proved;
  const secret = new Secret({ size: 20 }).base32;
  const isBegun = await deps.db.$transaction(async (tx) => {
    if (await confirmedFactor(tx, user.id)) return false;
    const data = { secret: deps.vault.seal(secret, user.id), confirmedAt: null, lastStep: 0 };
    await tx.secondFactor.upsert({ where: { userId: user.id }, create: { userId: user.id, ...data }, update: data });
    return true;
  });
  if (!isBegun) return err('second_factor_on');
  return ok({ secret, uri: new TOTP({ ...terms, label: user.username, secret }).toString() });
}

/**
 * Switches the second step on by a first code, and answers the recovery codes. A user who is signed in by the password
 * alone, but for the session that asks, is out.
 */
export async function confirmSecondFactor(
  deps: Changing,
  user: Caller,
  sessionId: string,
  code: string,
): Promise<Result<string[], 'second_factor_not_begun' | 'set_up_code_wrong' | 'second_factor_unreadable'>> {
  const { db, clock } = deps;
  const now = clock.now();
  const factor = await db.secondFactor.findFirst({
    where: { userId: user.id, confirmedAt: null },
    select: { secret: true },
  });
  if (!factor) return err('second_factor_not_begun');
  const secret = secretIn(deps, user.id, factor);
  if (secret === undefined) return err('second_factor_unreadable');
  const lastStep = stepOf(secret, code, now);
  if (lastStep === undefined) return err('set_up_code_wrong');
  const confirmed = await transact(db, async (tx) => {
    // Begun anew in another window, or confirmed there: this code is of a secret that does not count.
    const { count } = await tx.secondFactor.updateMany({
      where: { userId: user.id, secret: factor.secret, confirmedAt: null },
      data: { confirmedAt: now, lastStep },
    });
    if (count === 0) return err('second_factor_not_begun');
    await endOtherSessions(tx, user.id, sessionId);
    await record(tx, user, { action: 'second-factor.on', at: now });
    return ok(await replaceRecoveryCodes(tx, user.id));
  });
  if (confirmed.ok) mailNotice(deps, user, 'secondStepOn');
  return confirmed;
}

/** Makes new recovery codes, after which the old ones are worth nothing. */
export async function renewRecoveryCodes(deps: Needs, user: Caller, proof: Proof) {
  const proved = await prove(deps, user, proof);
  if (!proved.ok) return proved;
  return transact(deps.db, async (tx) => {
    if (!(await confirmedFactor(tx, user.id))) return err('second_factor_off');
    await record(tx, user, { action: 'second-factor.codes-made', at: deps.clock.now() });
    return ok(await replaceRecoveryCodes(tx, user.id));
  });
}

/** Switches the second step off, and ends all sessions but the one that asks. */
export async function endSecondFactor(deps: Changing, user: Caller, sessionId: string, proof: Proof) {
  const proved = await prove(deps, user, proof);
  if (!proved.ok) return proved;
  const ended = await transact(deps.db, async (tx) => {
    if (!(await forgetSecondFactor(tx, user.id))) return err('second_factor_off');
    await endOtherSessions(tx, user.id, sessionId);
    await record(tx, user, { action: 'second-factor.off', at: deps.clock.now() });
    return ok();
  });
  if (ended.ok) mailNotice(deps, user, 'secondStepOff');
  return ended;
}

/** An administrator switches it off for somebody who has lost phone and codes. */
export async function resetSecondFactor(
  deps: Pick<Deps, 'db' | 'clock'> & Mailing,
  actor: Actor,
  id: string,
): Promise<Result<void, 'second_factor_own' | 'user_not_found' | 'second_factor_off'>> {
  if (id === actor.id) return err('second_factor_own');
  const ended = await transact(deps.db, async (tx) => {
    const target = await tx.user.findUnique({ where: { id }, select: { id: true, username: true, email: true } });
    if (!target) return err('user_not_found');
    if (!(await forgetSecondFactor(tx, id))) return err('second_factor_off');
    await record(tx, actor, { action: 'second-factor.off', at: deps.clock.now(), target });
    return ok(target);
  });
  if (!ended.ok) return ended;
  mailNotice(deps, ended.value, 'secondStepOff');
  return ok();
}

/**
 * Lets a sign-in with the right password pass: without a code where no second step is on, else by one that was not
 * used. Wrong codes from a known device are counted apart: somebody else who has the password must not use up its
 * owner's.
 */
export async function passSecondFactor(
  deps: Needs,
  who: Actor,
  code: string | undefined,
  knownDevice?: string,
): Promise<
  Result<void, 'second_factor_needed' | 'second_factor_wrong' | 'second_factor_unreadable' | 'too_many_attempts'>
> {
  const factor = await confirmedFactor(deps.db, who.id);
  if (!factor) return ok();
  if (code === undefined) return err('second_factor_needed');
  // A limit of its own beside those of signing in: six digits are few. Recovery codes need none, and so get their owner
  // in while somebody else guesses.
  const isShort = sixDigits.test(code);
  const secret = isShort ? secretIn(deps, who.id, factor) : '';
  if (secret === undefined) return err('second_factor_unreadable');
  const attempts = isShort ? [{ limit: 'second-factor-account' as const, key: hashSecret(knownDevice ?? who.id) }] : [];
  const blocked = await deps.limiter.take(attempts);
  if (blocked) return blocked;
  const isRight = isShort
    ? await takeCode(deps, who, { secret, kept: factor.secret, code })
    : await spendRecoveryCode(deps, who, code);
  if (!isRight) return err('second_factor_wrong');
  await deps.limiter.giveBack(attempts);
  return ok();
}

async function prove(deps: Needs, user: Caller, { password, code }: Proof) {
  const proved = await provePassword(deps, user, password);
  if (!proved.ok) return proved;
  if (!(await confirmedFactor(deps.db, user.id))) return err('second_factor_off');
  return passSecondFactor(deps, user, code);
}

interface TypedCode {
  code: string;
  secret: string;
  /** The secret as the database has it. */
  kept: string;
}

/** A code is taken once. The condition is in the UPDATE: of two requests with one code, one gets in. */
async function takeCode(deps: Needs, who: Actor, { code, secret, kept }: TypedCode): Promise<boolean> {
  const step = stepOf(secret, code, deps.clock.now());
  if (step === undefined) return false;
  const { count } = await deps.db.secondFactor.updateMany({
    where: { userId: who.id, secret: kept, confirmedAt: { not: null }, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count === 1;
}

const unreadable =
  'The secret of a second step was encrypted under another SECRETS_KEY, so codes of authenticator apps are refused: set that key again. Recovery codes go on.';

/** The secret; nothing, and a line in the log, where this server has another key than the one that wrote it. */
function secretIn({ vault, log }: Pick<Deps, 'vault' | 'log'>, userId: string, { secret }: { secret: string }) {
  const opened = vault.isSealed(secret) ? vault.open(secret, userId) : secret;
  if (opened === undefined) log.error({}, unreadable);
  return opened;
}

/** Encrypts what was kept before there was a key for it, and says where secrets need another one. */
export async function sealOlderSecrets({ db, vault, log }: Pick<Deps, 'db' | 'vault' | 'log'>): Promise<void> {
  const factors = await db.secondFactor.findMany({ select: { userId: true, secret: true } });
  for (const { userId, secret } of factors.filter((one) => !vault.isSealed(one.secret))) {
    await db.secondFactor.updateMany({ where: { userId, secret }, data: { secret: vault.seal(secret, userId) } });
  }
  if (factors.some(({ userId, secret }) => vault.isSealed(secret) && vault.open(secret, userId) === undefined))
    log.error({}, unreadable);
}

/** The time step whose code this is, if it is one that counts now. */
function stepOf(secret: string, code: string, now: Date): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  const totp = new TOTP({ ...terms, secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window: drift });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

function confirmedFactor(db: Transaction, userId: string) {
  return db.secondFactor.findFirst({
    where: { userId, confirmedAt: { not: null } },
    select: { secret: true, confirmedAt: true },
  });
}

async function forgetSecondFactor(tx: Transaction, userId: string): Promise<boolean> {
  await tx.recoveryCode.deleteMany({ where: { userId } });
  const { count } = await tx.secondFactor.deleteMany({ where: { userId, confirmedAt: { not: null } } });
  return count === 1;
}
