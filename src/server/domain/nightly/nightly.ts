import { eraseClosedAccounts } from '#server/domain/accounts/delete-account';
import { calibrateItems } from '#server/domain/attempts/calibrate-items';
import { endOldGames } from '#server/domain/live/end-old-games';
import { before, dayOf } from '#server/domain/platform/calendar';
import type { Deps, Json } from '#server/domain/platform/deps';
import { isTaken } from '#server/domain/platform/unique';
import { purge } from '#server/domain/retention/purge';
import { endCancelledPlans } from '#server/domain/wallet/billing/cancel-plan';

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>;

interface NightWork {
  name: string;
  /** Works a little at a time, and throws once the signal says that the process stops. Answers what was done. */
  run(deps: Needs, signal: AbortSignal): Promise<Json>;
}

/** What is done once a night, one after the other. */
export const nightWork: readonly NightWork[] = [
  { name: 'deleted accounts', run: eraseClosedAccounts },
  { name: 'cancelled plans', run: async (deps) => ({ ended: await endCancelledPlans(deps) }) },
  { name: 'live games', run: endOldGames },
  // Before the answers that it goes by are deleted.
  { name: 'difficulties', run: calibrateItems },
  { name: 'retention', run: purge },
];

/** From this hour of the server's day on. */
const fromHour = 3;
/** A process that has not finished by then is taken for dead. */
const patience = { hours: 2 };

/**
 * Does the work of the present night, as far as nobody has. The night's row in the database lets one process begin; the
 * work of one that died is taken over.
 */
export async function doNightWork(
  deps: Needs,
  signal: AbortSignal = new AbortController().signal,
  works: readonly NightWork[] = nightWork,
): Promise<void> {
  const day = dayOf(before(deps.clock.now(), { hours: fromHour }));
  for (const { name, run } of works) {
    const startedAt = await claim(deps, name, day);
    if (!startedAt) continue;
    const mine = { name, day, startedAt, finishedAt: null };
    try {
      const outcome = await run(deps, signal);
      await deps.db.nightlyRun.updateMany({ where: mine, data: { finishedAt: deps.clock.now(), outcome } });
      deps.log.info({ name, day, outcome }, 'The work of the night is done.');
    } catch (error) {
      if (signal.aborted) {
        // Stopped half-way: the next process goes on with it.
        await deps.db.nightlyRun.deleteMany({ where: mine });
        return;
      }
      // It is tried again as if the process had died: soon enough, and not at every look.
      deps.log.error({ error, name, day }, 'The work of the night failed.');
    }
  }
}

/** When this process began it, where it is its turn. */
async function claim({ db, clock }: Needs, name: string, day: string): Promise<Date | undefined> {
  const now = clock.now();
  const row = await db.nightlyRun.findUnique({ where: { name_day: { name, day } } });
  if (row) {
    // The condition is in the UPDATE: of two that take over at once, one does.
    const { count } = await db.nightlyRun.updateMany({
      where: { name, day, finishedAt: null, startedAt: { lt: before(now, patience) } },
      data: { startedAt: now },
    });
    return count > 0 ? now : undefined;
  }
  try {
    await db.nightlyRun.create({ data: { name, day, startedAt: now } });
    return now;
  } catch (error) {
    // Somebody else was quicker.
    if (isTaken(error)) return undefined;
    throw error;
  }
}

/** How often a process looks whether there is work. */
const lookEveryMs = 600_000;

/**
 * Looks now and from time to time, and forgets counts of attempts that have passed. `stop` waits for what is being done
 * to come to a good place.
 */
export function startNightWork(deps: Needs & Pick<Deps, 'limiter'>): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const work = async () => {
    try {
      await doNightWork(deps, stopping.signal);
      if (!stopping.signal.aborted) await deps.limiter.forgetPassed();
    } catch (error) {
      deps.log.error({ error }, 'The work of the night could not begin.');
    }
  };
  // Where the last look still works, there is nothing to look for.
  const look = () => {
    running ??= work().finally(() => {
      running = undefined;
    });
  };
  look();
  const timer = setInterval(look, lookEveryMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
