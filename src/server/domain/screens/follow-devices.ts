import { randomUUID } from 'node:crypto';
import { createBell } from '#server/domain/changes/bell';
import { isSessionGood } from '#server/domain/identity/auth/sessions';
import type { Deps, SessionWithUser } from '#server/domain/platform/deps';
import type { ToldRecord } from '#shared/api/changes';
import type { DeviceState, ScreensTold } from '#shared/api/screens';
import { err, ok, type Result } from '#shared/core/result';
import { deviceStateOf } from './device';
import { devicesOf, hereMs, lookAgainMs, pressesIn } from './stored-device';

type Needs = Pick<Deps, 'db' | 'clock' | 'changes' | 'background'>;
type Stream<Told> = AsyncGenerator<Told, void>;

interface Following<Told> {
  /** Whose streams are counted together. */
  by: string;
  record: ToldRecord;
  signal: AbortSignal;
  /** What there is to tell, by a text that changes with it; nothing where the right to it has ended. */
  look(): Promise<{ key: string; told: Told } | undefined>;
  left?(): void;
}

/** Tells a device what to show, until its code is over or it is not paired any more. */
export async function followDevice(
  deps: Needs,
  secretHash: string | undefined,
  signal: AbortSignal,
): Promise<Result<Stream<DeviceState>, 'device_not_paired' | 'too_many_streams'>> {
  const row = secretHash
    ? await deps.db.pairedDevice.findUnique({ where: { secretHash }, select: { id: true } })
    : undefined;
  if (!secretHash || !row) return err('device_not_paired');
  const { id } = row;
  const stream = randomUUID();
  let noted: string | undefined;
  return follow(deps, {
    by: `device ${id}`,
    record: { kind: 'device', id },
    signal,
    async look() {
      const told = await deviceStateOf(deps, secretHash);
      if (!told) return undefined;
      if (told.state !== 'waiting') {
        const { sessionId } = await noteHere(deps, id, stream);
        if (sessionId && noted !== sessionId) deps.changes.tell({ kind: 'devices', id: sessionId });
        noted = sessionId;
      }
      return { key: keyOf(told), told };
    },
    left: () =>
      deps.background.run('a device that left', async () => {
        const { count } = await deps.db.pairedDevice.updateMany({
          where: { id, stream },
          data: { hereUntil: deps.clock.now() },
        });
        if (count > 0 && noted) deps.changes.tell({ kind: 'devices', id: noted });
      }),
  });
}

/** The seconds of a code, and the clock, change by themselves. */
const keyOf = (told: DeviceState): string =>
  JSON.stringify(told.state === 'waiting' ? told.code : told.state === 'screen' ? { ...told, now: 0 } : told);

async function noteHere({ db, clock }: Needs, id: string, stream: string): Promise<{ sessionId?: string }> {
  const hereUntil = new Date(clock.now().getTime() + hereMs);
  await db.pairedDevice.updateMany({ where: { id, sessionId: { not: null } }, data: { hereUntil, stream } });
  const row = await db.pairedDevice.findUnique({ where: { id }, select: { sessionId: true } });
  return row?.sessionId ? { sessionId: row.sessionId } : {};
}

/** Tells a teacher's window how the devices of its session are, and what was pressed on them. */
export async function followOwnDevices(
  deps: Needs,
  session: SessionWithUser,
  signal: AbortSignal,
): Promise<Result<Stream<ScreensTold>, 'too_many_streams'>> {
  return follow(deps, {
    by: `devices ${session.id}`,
    record: { kind: 'devices', id: session.id },
    signal,
    async look() {
      if (!(await isSessionGood(deps, session.id))) return undefined;
      const [devices, presses] = await Promise.all([
        devicesOf(deps, { sessionId: session.id }),
        pressesIn(deps, session.id),
      ]);
      const told = { devices, presses, now: deps.clock.now().getTime() };
      return { key: JSON.stringify([devices, presses.at(-1)?.id]), told };
    },
  });
}

/** Ends when the right ends, when the client goes away or the process does; nothing is left listening. */
function follow<Told>(
  deps: Needs,
  { by, record, signal, look, left }: Following<Told>,
): Result<Stream<Told>, 'too_many_streams'> {
  const bell = createBell();
  const stop = deps.changes.follow(by, [record], bell.ring);
  if (!stop) return err('too_many_streams');
  const endings = [signal, deps.changes.ended];
  let isOver = endings.some(({ aborted }) => aborted);
  for (const one of endings) one.addEventListener('abort', end);
  if (isOver) end();
  return ok(tell());

  function end(): void {
    isOver = true;
    stop?.();
    for (const one of endings) one.removeEventListener('abort', end);
    bell.ring();
  }

  async function* tell(): Stream<Told> {
    let before: string | undefined;
    try {
      while (!isOver) {
        const found = await look();
        if (!found) return;
        if (found.key !== before) {
          before = found.key;
          yield found.told;
        }
        if (!isOver) await bell.within(lookAgainMs);
      }
    } finally {
      end();
      left?.();
    }
  }
}
