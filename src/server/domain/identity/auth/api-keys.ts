import { type Actor, record } from '#server/domain/audit/record';
import { after, before } from '#server/domain/platform/calendar';
import type { ApiKeyWithUser, Deps } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import type { CreateKeyInput, KeyEntry } from '#shared/api/security';
import { type KeyScope, keyScopes } from '#shared/core/key-scopes';
import { limits } from '#shared/core/limits';
import { err, ok, type Result } from '#shared/core/result';
import { provePassword } from './attempts';
import { hashSecret, newSecret } from './secrets';
import { type Mailing, mailNotice } from './security-mails';

/** Using a key is written that often: not every request is worth a write. */
const noteEvery = { minutes: 1 };
/** How much of a key is kept to know it again. */
const hintLength = 9;

/** `cs_s_` and 256 random bits: the letter is the scope's, for people who find the key somewhere. */
function newKey(scope: KeyScope): string {
  return `cs_${scope[0]}_${newSecret()}`;
}

/** Whether a bearer token is a key and not a session's token, which may begin like one but is shorter. */
export function isApiKey(token: string): boolean {
  return /^cs_[rsa]_[\w-]{43}$/.test(token);
}

/** The database keeps scopes as text; anything unknown counts as the least. */
export function toScope(text: string): KeyScope {
  return keyScopes.find((scope) => scope === text) ?? 'read';
}

/** The key of a bearer token, if it is still good. */
export async function findKey(
  { db, reader, clock }: Pick<Deps, 'db' | 'reader' | 'clock'>,
  token: string,
): Promise<ApiKeyWithUser | undefined> {
  const key = await reader.apiKey(hashSecret(token));
  const now = clock.now();
  if (!key || key.revokedAt || hasExpired(key, now)) return undefined;
  // Anyone who is no administrator any more must not have left a way in.
  if (key.scope === 'admin' && key.user.role !== 'admin') return undefined;
  const noted = before(now, noteEvery);
  if (!key.lastUsedAt || key.lastUsedAt <= noted) {
    await db.apiKey.updateMany({
      where: { id: key.id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: noted } }] },
      data: { lastUsedAt: now },
    });
  }
  return key;
}

/** Makes a key. It is in this answer and nowhere else. */
export async function createKey(
  deps: Pick<Deps, 'db' | 'clock' | 'limiter'> & Mailing,
  user: User & Actor,
  { password, name, scope, days }: CreateKeyInput,
): Promise<
  Result<KeyEntry & { key: string }, 'admin_key_reserved' | 'password_wrong' | 'too_many_attempts' | 'keys_full'>
> {
  if (scope === 'admin' && user.role !== 'admin') return err('admin_key_reserved');
  const proved = await provePassword(deps, user, password);
  if (!proved.ok) return proved;
  const now = deps.clock.now();
  const key = newKey(scope);
  const data = {
    userId: user.id,
    name,
    scope,
    keyHash: hashSecret(key),
    hint: key.slice(0, hintLength),
    createdAt: now,
    expiresAt: days ? after(now, { days }) : null,
  };
  const outcome = await transact(deps.db, async (tx) => {
    await lockUser(tx, user.id);
    const good = { OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] };
    const count = await tx.apiKey.count({ where: { userId: user.id, revokedAt: null, ...good } });
    if (count >= limits.keysPerUser) return err('keys_full');
    const row = await tx.apiKey.create({ data, select: entrySelect });
    await record(tx, user, { action: 'keys.made', at: now, details: { scope } });
    return ok({ ...toEntry(row, now), key });
  });
  if (outcome.ok) mailNotice(deps, user, 'keyMade');
  return outcome;
}

/** The keys that were not revoked, the newest first; those that have expired among them. */
export async function keysOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<KeyEntry[]> {
  const keys = await db.apiKey.findMany({
    where: { userId, revokedAt: null },
    select: entrySelect,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 100,
  });
  return keys.map((key) => toEntry(key, clock.now()));
}

/** Ends one of the user's own keys, from the next request on. */
export async function revokeKey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<Result<void, 'key_not_found'>> {
  const at = clock.now();
  return transact(db, async (tx) => {
    const [revoked] = await tx.apiKey.updateManyAndReturn({
      where: { id, userId: actor.id, revokedAt: null },
      data: { revokedAt: at },
      select: { scope: true },
    });
    if (!revoked) return err('key_not_found');
    await record(tx, actor, { action: 'keys.revoked', at, details: revoked });
    return ok();
  });
}

const entrySelect = {
  id: true,
  name: true,
  scope: true,
  hint: true,
  createdAt: true,
  expiresAt: true,
  lastUsedAt: true,
} as const;

interface KeyRow {
  id: string;
  name: string;
  scope: string;
  hint: string;
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
}

function toEntry({ scope, createdAt, expiresAt, lastUsedAt, ...rest }: KeyRow, now: Date): KeyEntry {
  return {
    ...rest,
    scope: toScope(scope),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    hasExpired: hasExpired({ expiresAt }, now),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

function hasExpired({ expiresAt }: { expiresAt: Date | null }, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}
