import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isUpToDate } from '#prisma/migrate';
import type { DatabaseAddress } from '#server/adapters/db/database';
import { databaseFailureOf } from '#server/adapters/db/database-errors';
import type { Deps } from '#server/domain/platform/deps';

/** How long the database may take to answer when somebody asks whether we are ready. */
const patienceMs = 2000;
/** Whether it takes writes is tried at most that often, however many ask. */
const tryEveryMs = 5000;
/** With less room than that on its disk, SQLite will not go on for long: its log alone grows to 4 MB. */
const leastRoom = 8_000_000;

/** Says why no requests should come here now: the database cannot be read or written, or is of another version. */
export function createReadiness({ db, clock }: Pick<Deps, 'db' | 'clock'>, database: DatabaseAddress) {
  const file = 'file' in database ? database.file : undefined;
  const provider = file ? 'sqlite' : 'postgresql';
  let tried: { atMs: number; isWritable: Promise<boolean> } | undefined;

  async function tryWriting(): Promise<boolean> {
    if (file && (await roomAt(path.dirname(file))) < leastRoom) return false;
    const name = 'last-tried-to-write';
    const value = clock.now().toISOString();
    try {
      await db.portalSetting.upsert({
        where: { name },
        create: { name, value },
        update: { value },
        select: { name: true },
      });
      return true;
    } catch (error) {
      // What somebody else has locked is free again soon.
      return databaseFailureOf(error) === 'database_busy';
    }
  }

  function isWritable(): Promise<boolean> {
    const atMs = performance.now();
    if (!tried || atMs - tried.atMs > tryEveryMs) tried = { atMs, isWritable: tryWriting() };
    // Who waits for a lock is not at its end.
    return Promise.race([tried.isWritable, pause(patienceMs / 2, true, { ref: false })]);
  }

  async function look(): Promise<string | undefined> {
    await db.user.findFirst({ select: { id: true } });
    if (file && !existsSync(file)) return 'database';
    if (!(await isUpToDate(db, provider))) return 'migrations';
    return (await isWritable()) ? undefined : 'disk';
  }

  return (): Promise<string | undefined> =>
    Promise.race([look().catch(() => 'database'), pause(patienceMs, 'database', { ref: false })]);
}

async function roomAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
