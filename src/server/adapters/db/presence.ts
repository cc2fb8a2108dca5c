import { postgresAdapter } from './postgres-adapter';

/** The number by which a portal's processes, and what must not run beside them, know each other on PostgreSQL. */
const lockNumber = 7_214_053;

const locks = {
  /** Portals run side by side. */
  portal: 'pg_try_advisory_xact_lock_shared',
  /** Copying and restoring want nobody else. */
  alone: 'pg_try_advisory_xact_lock',
};

/** How long after a broken connection a portal says anew that it is there. */
const againAfterMs = 1000;

interface Presence {
  end(): Promise<void>;
}

/**
 * Says at a PostgreSQL database that somebody is there, for as long as the process lives, however idle it is. Undefined
 * where somebody is there already that does not go with it. It is a transaction that stays open, so it also holds
 * behind a pooler that hands out connections by transaction; it has no snapshot, so cleaning up does not wait for it.
 */
export async function bePresent(url: string, as: keyof typeof locks): Promise<Presence | undefined> {
  const connection = await postgresAdapter({ url, connections: 1 }).connect();
  const pool = connection.underlyingDriver();
  let letGo = () => {};
  let hasEnded = false;
  let timer: NodeJS.Timeout | undefined;

  async function take(): Promise<boolean> {
    const client = await pool.connect();
    letGo = () => {
      letGo = () => {};
      client.release(true);
    };
    client.on('error', () => {});
    try {
      await client.query('BEGIN');
      await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      const { rows } = await client.query<{ taken: boolean }>(`SELECT ${locks[as]}($1) AS taken`, [lockNumber]);
      if (!rows[0]?.taken) return false;
      client.once('end', takeLater);
      return true;
    } catch (error) {
      letGo();
      throw error;
    }
  }

  /** The connection broke: the code that uses the database says so, and here it is only made anew. */
  function takeLater(): void {
    letGo();
    if (hasEnded) return;
    timer = setTimeout(() => {
      take().then((isTaken) => isTaken || takeLater(), takeLater);
    }, againAfterMs).unref();
  }

  async function end(): Promise<void> {
    hasEnded = true;
    clearTimeout(timer);
    letGo();
    await connection.dispose();
  }

  try {
    if (await take()) return { end };
  } catch (error) {
    await end();
    throw error;
  }
  await end();
  return undefined;
}
