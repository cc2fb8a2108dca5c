import { hashSecret } from '#server/domain/identity/auth/secrets';
import { after } from '#server/domain/platform/calendar';
import type { Deps } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import { isTaken } from '#server/domain/platform/unique';
import {
  type DeviceState,
  glance,
  onScreen,
  type PressInput,
  type TellInput,
  type WaitInput,
} from '#shared/api/screens';
import { newJoinCode } from '#shared/classes/join-code';
import { err, ok, type Result } from '#shared/core/result';
import { type FoundDevice, findPaired, lockDevice, pressMs, storedPresses } from './stored-device';

/* What a device does that has no account: it waits with a code, and once it is paired says where it is. */

/** A code is good for so long, and for one teacher. */
const codeLasts = { minutes: 5 };
/** Kept of a remote, whose presses of the last seconds alone count. */
const mostPresses = 20;

/** What a device is to show: what it was sent, or its code, a new one where the last is over. */
export async function waitForTeacher(
  deps: Pick<Deps, 'db' | 'clock' | 'random' | 'limiter'>,
  { address }: { address: string },
  { kind, token }: WaitInput,
): Promise<Result<DeviceState, 'too_many_attempts'>> {
  const { db, clock, limiter } = deps;
  const secretHash = hashSecret(token);
  const present = await deviceStateOf(deps, secretHash);
  const isSame = present && (present.state === 'waiting' || present.state === kind);
  if (isSame) return ok(present);
  const blocked = await limiter.take([{ limit: 'device-codes-address', address }]);
  if (blocked) return blocked;
  const now = clock.now();
  const nothing = { userId: null, sessionId: null, pairedAt: null, hereUntil: null, stream: null };
  const unseen = { shown: {}, shownFrom: null, turnedTo: null, version: 0, seen: 0, page: 0, pages: 1, presses: [] };
  for (;;) {
    const code = newJoinCode(deps.random);
    const data = { kind, code, codeEndsAt: after(now, codeLasts), ...nothing, ...unseen };
    try {
      await db.pairedDevice.upsert({
        where: { secretHash },
        create: { secretHash, createdAt: now, ...data },
        update: data,
        select: { id: true },
      });
      return ok({ state: 'waiting', code, secondsLeft: codeLasts.minutes * 60 });
    } catch (error) {
      // Another device has this code, or the same one asked twice at once.
      if (!isTaken(error)) throw error;
    }
  }
}

/** How a device is now; nothing where it has neither a teacher nor a code that is good. */
export async function deviceStateOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  secretHash: string,
): Promise<DeviceState | undefined> {
  const now = deps.clock.now();
  const row = await deps.db.pairedDevice.findUnique({
    where: { secretHash },
    select: {
      code: true,
      codeEndsAt: true,
      sessionId: true,
      shown: true,
      shownFrom: true,
      turnedTo: true,
      version: true,
    },
  });
  if (!row) return undefined;
  if (!row.sessionId) {
    const secondsLeft = Math.floor((row.codeEndsAt.getTime() - now.getTime()) / 1000);
    return row.code && secondsLeft > 0 ? { state: 'waiting', code: row.code, secondsLeft } : undefined;
  }
  const found = await findPaired(deps, secretHash);
  if (!found) return undefined;
  const { shown, shownFrom, turnedTo, version } = row;
  const isShown = shownFrom !== null;
  if (found.kind === 'remote') return { state: 'remote', glance: isShown ? glance.parse(shown) : null };
  return {
    state: 'screen',
    now: now.getTime(),
    version,
    shown: isShown ? onScreen.parse(shown) : null,
    page: turnedTo,
  };
}

/** A screen says which page it shows. */
export async function tellPlace(
  deps: Pick<Deps, 'db' | 'clock' | 'changes'>,
  { token, version, page, pages }: TellInput,
): Promise<Result<void, 'device_not_paired'>> {
  const found = await pairedAs(deps, token, 'screen');
  if (!found) return err('device_not_paired');
  await deps.db.pairedDevice.updateMany({ where: { id: found.id }, data: { seen: version, page, pages } });
  deps.changes.tell({ kind: 'devices', id: found.sessionId });
  return ok();
}

/** A remote was pressed. What is sent twice counts once. */
export async function pressRemote(
  deps: Pick<Deps, 'db' | 'clock' | 'changes'>,
  { token, id, press }: PressInput,
): Promise<Result<void, 'device_not_paired'>> {
  const found = await pairedAs(deps, token, 'remote');
  if (!found) return err('device_not_paired');
  const pressed = await transact(deps.db, async (tx): Promise<Result<void, 'device_not_paired'>> => {
    if (!(await lockDevice(tx, found.id))) return err('device_not_paired');
    const row = await tx.pairedDevice.findUnique({ where: { id: found.id }, select: { presses: true } });
    const at = deps.clock.now().getTime();
    const before = storedPresses.parse(row?.presses).filter((one) => at - one.at <= pressMs * 2);
    if (before.some((one) => one.id === id)) return ok();
    const presses = [...before, { id, press, at }].slice(-mostPresses);
    await tx.pairedDevice.updateMany({ where: { id: found.id }, data: { presses } });
    return ok();
  });
  if (pressed.ok) deps.changes.tell({ kind: 'devices', id: found.sessionId });
  return pressed;
}

async function pairedAs(
  deps: Pick<Deps, 'db' | 'clock'>,
  token: string,
  kind: FoundDevice['kind'],
): Promise<FoundDevice | undefined> {
  const found = await findPaired(deps, hashSecret(token));
  return found?.kind === kind ? found : undefined;
}
