import { countingCodes } from '#server/domain/classes/counting-codes';
import { before } from '#server/domain/platform/calendar';
import type { Deps, SessionWithUser } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import type { PairedDevice, ShowInput } from '#shared/api/screens';
import { limits } from '#shared/core/limits';
import { err, ok, type Result } from '#shared/core/result';
import { glanceOf } from './glance';
import { devicesOf } from './stored-device';

/*
 * What a teacher does with other devices. What is shown goes to those of one session, so that nothing that is looked at
 * at home gets onto the wall at school; which there are, and ending it for one, is the same from everywhere.
 */

/** A device that was switched off for so long makes room for another one. */
const leftAfter = { minutes: 10 };

type PairRefusal = 'device_code_unknown' | 'devices_full' | 'too_many_attempts';

/** Connects the device that shows a code. Of two teachers who type it at once, one has it. */
export async function pairDevice(
  deps: Pick<Deps, 'db' | 'clock' | 'changes' | 'limiter'>,
  { session, address }: { session: SessionWithUser; address: string },
  { code }: { code: string },
): Promise<Result<PairedDevice, PairRefusal>> {
  const { db, clock, changes } = deps;
  const { id: userId } = session.user;
  const now = clock.now();
  const paired = await countingCodes(deps, { address, device: userId }, () =>
    transact(db, async (tx): Promise<Result<string, 'device_code_unknown' | 'devices_full'>> => {
      await lockUser(tx, userId);
      const device = await tx.pairedDevice.findUnique({ where: { code }, select: { id: true } });
      if (!device) return err('device_code_unknown');
      const { count } = await tx.pairedDevice.updateMany({
        where: { id: device.id, code, sessionId: null, codeEndsAt: { gt: now } },
        data: { code: null, userId, sessionId: session.id, pairedAt: now },
      });
      if (count === 0) return err('device_code_unknown');
      const others = { userId, id: { not: device.id } };
      await tx.pairedDevice.deleteMany({
        where: {
          ...others,
          pairedAt: { lt: before(now, leftAfter) },
          OR: [{ hereUntil: null }, { hereUntil: { lt: before(now, leftAfter) } }],
        },
      });
      if ((await tx.pairedDevice.count({ where: others })) >= limits.devicesPerUser) return err('devices_full');
      return ok(device.id);
    }),
  );
  if (!paired.ok) return paired;
  changes.tell({ kind: 'device', id: paired.value });
  changes.tell({ kind: 'devices', id: session.id });
  const [device] = await devicesOf(deps, { id: paired.value });
  return device ? ok(device) : err('device_code_unknown');
}

/** Shows something on all screens of this session, or nothing more of a window that leaves. */
export async function showOnDevices(
  { db, changes }: Pick<Deps, 'db' | 'changes'>,
  session: SessionWithUser,
  { from, shown, page: turnedTo }: ShowInput,
): Promise<void> {
  const ofSession = { sessionId: session.id };
  const told = await db.$transaction(async (tx) => {
    const devices = await tx.pairedDevice.findMany({ where: ofSession, select: { id: true } });
    if (devices.length === 0) return devices;
    const version = { increment: 1 };
    if (!shown) {
      await tx.pairedDevice.updateMany({
        where: { ...ofSession, shownFrom: from },
        data: { shown: {}, shownFrom: null, turnedTo: null, version },
      });
      return devices;
    }
    await tx.pairedDevice.updateMany({
      where: { ...ofSession, kind: 'screen' },
      data: { shown, shownFrom: from, turnedTo, version },
    });
    await tx.pairedDevice.updateMany({
      where: { ...ofSession, kind: 'remote' },
      data: { shown: glanceOf(shown), shownFrom: from, version },
    });
    return devices;
  });
  for (const { id } of told) changes.tell({ kind: 'device', id });
  if (told.length > 0) changes.tell({ kind: 'devices', id: session.id });
}

/** Ends it for a device, which then shows a new code. */
export async function disconnectDevice(
  { db, changes }: Pick<Deps, 'db' | 'changes'>,
  user: Pick<User, 'id'>,
  id: string,
): Promise<Result<void, 'device_not_found'>> {
  const mine = { id, userId: user.id };
  const device = await db.pairedDevice.findFirst({ where: mine, select: { sessionId: true } });
  if (!device || (await db.pairedDevice.deleteMany({ where: mine })).count === 0) return err('device_not_found');
  changes.tell({ kind: 'device', id });
  if (device.sessionId) changes.tell({ kind: 'devices', id: device.sessionId });
  return ok();
}
