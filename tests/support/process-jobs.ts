import { pino } from 'pino';
import type { DatabaseAddress } from '#server/adapters/db/database';
import { openDatabase } from '#server/adapters/db/open';
import { composeDeps } from '#server/compose';
import { readConfig } from '#server/config';
import { doNightWork } from '#server/domain/nightly/nightly';
import { toUser, userSelect } from '#server/domain/platform/user';
import { consumeTokens } from '#server/domain/wallet/tokens/consume-tokens';

export interface JobArguments {
  address: DatabaseAddress;
  userId: string;
  times: number;
}

/** A machine with other work to do lets nobody fail for having waited long. */
const patient = { waitMs: 60_000, answerMs: 60_000 };

/** A job gets ready, then works when told to. */
type Job = (given: JobArguments) => Promise<{ start(): Promise<number>; stop(): Promise<void> }>;

/** What another process of the same portal does in a test. No vitest here: it runs under plain Node. */
export const jobs = {
  /** Spends one token that many times at once; answers how often it was granted. */
  async debits({ address, userId, times }) {
    const database = await openDatabase(address, patient);
    const deps = composeDeps(readConfig({}), database, pino({ level: 'silent' }));
    const user = toUser(await database.db.user.findUniqueOrThrow({ where: { id: userId }, select: userSelect }));
    return {
      async start() {
        const spend = () => consumeTokens(deps, user, { amount: 1, action: 'race' });
        const answers = await Promise.all(Array.from({ length: times }, spend));
        const surprises = answers.filter((answer) => !answer.ok && answer.reason !== 'tokens_short');
        if (surprises.length > 0) throw new Error(`Refused otherwise: ${JSON.stringify(surprises[0])}`);
        return answers.filter((answer) => answer.ok).length;
      },
      stop: () => database.close(),
    };
  },

  /** Reads a number and then writes it plus one, that many times; answers how often that worked. */
  async readThenWrite({ address, userId, times }) {
    const { db, close } = await openDatabase(address, patient);
    return {
      async start() {
        for (let turn = 0; turn < times; turn += 1) {
          await db.$transaction(async (tx) => {
            const { freeUsed } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
            await tx.user.update({ where: { id: userId }, data: { freeUsed: freeUsed + 1 } });
          });
        }
        return times;
      },
      stop: close,
    };
  },

  /** Looks that many nights whether there is work to do; answers how often it began some. */
  async nights({ address, times }) {
    const database = await openDatabase(address, patient);
    const deps = composeDeps(readConfig({}), database, pino({ level: 'silent' }));
    return {
      async start() {
        let begun = 0;
        const run = async () => {
          begun += 1;
          return 'done';
        };
        for (let night = 1; night <= times; night += 1) {
          const clock = { now: () => new Date(2026, 0, night, 4) };
          await doNightWork({ ...deps, clock }, undefined, [{ name: 'test', run }]);
        }
        return begun;
      },
      stop: () => database.close(),
    };
  },
} satisfies Record<string, Job>;
