import * as z from 'zod';
import type { Prisma } from '#prisma/generated/sqlite/client';
import { isSessionGood } from '#server/domain/identity/auth/sessions';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { type DeviceKind, deviceKinds, type PairedDevice, remotePress } from '#shared/api/screens';

/** How often a stream looks again, and how long a device counts as there without a word of its stream. */
export const lookAgainMs = 15_000;
export const hereMs = 40_000;

/** Presses of a remote that came longer ago are not carried out: nobody knows any more what they would do. */
export const pressMs = 5_000;

export const storedPresses = z.array(z.object({ id: z.string(), press: remotePress, at: z.number() })).catch([]);

const kindOf = (kind: string): DeviceKind => z.enum(deviceKinds).parse(kind);

const deviceSelect = {
  id: true,
  kind: true,
  hereUntil: true,
  shownFrom: true,
  version: true,
  seen: true,
  page: true,
  pages: true,
} satisfies Prisma.PairedDeviceSelect;

/** Devices that are paired, as windows of their teacher see them, in the order in which they were. */
export async function devicesOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  where: { id: string } | { userId: string } | { sessionId: string },
): Promise<PairedDevice[]> {
  const rows = await db.pairedDevice.findMany({
    where: { ...where, sessionId: 'sessionId' in where ? where.sessionId : { not: null } },
    orderBy: [{ pairedAt: 'asc' }, { id: 'asc' }],
    select: deviceSelect,
  });
  const now = clock.now();
  return rows.map(({ id, kind, hereUntil, shownFrom, version, seen, page, pages }) => ({
    id,
    kind: kindOf(kind),
    isHere: hereUntil !== null && hereUntil > now,
    from: shownFrom,
    place: seen === version ? { page, pages } : null,
  }));
}

/** What was pressed on the remotes of a session in the last seconds, as it came. */
export async function pressesIn({ db, clock }: Pick<Deps, 'db' | 'clock'>, sessionId: string) {
  const rows = await db.pairedDevice.findMany({ where: { sessionId, kind: 'remote' }, select: { presses: true } });
  const now = clock.now().getTime();
  return rows
    .flatMap(({ presses }) => storedPresses.parse(presses))
    .filter(({ at }) => now - at <= pressMs)
    .toSorted((one, other) => one.at - other.at);
}

export interface FoundDevice {
  id: string;
  kind: DeviceKind;
  sessionId: string;
}

/** The device with this secret, as long as the session lasts that it was paired with. */
export async function findPaired(
  deps: Pick<Deps, 'clock'> & { db: Deps['db'] },
  secretHash: string | undefined,
): Promise<FoundDevice | undefined> {
  if (!secretHash) return undefined;
  const row = await deps.db.pairedDevice.findUnique({
    where: { secretHash },
    select: { id: true, kind: true, sessionId: true },
  });
  if (!row?.sessionId || !(await isSessionGood(deps, row.sessionId))) return undefined;
  return { id: row.id, kind: kindOf(row.kind), sessionId: row.sessionId };
}

/** Makes others wait who would change this device, until the transaction ends. */
export async function lockDevice(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.pairedDevice.updateMany({ where: { id }, data: { id } })).count > 0;
}
