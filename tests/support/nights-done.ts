import Sqlite from 'better-sqlite3';
import { nightWork } from '#server/domain/nightly/nightly';
import { after, dayOf } from '#server/domain/platform/calendar';
import type { Sql } from './own-postgres';

/*
 * A portal does the work of the night as soon as it starts, where nobody has. A test about something else would meet it
 * at any moment: so that work counts as done, unless the test is about it.
 */

/** The works of the nights around now, whatever the time zone. */
function works(): { name: string; day: string }[] {
  const days = [-2, -1, 0, 1, 2].map((days) => dayOf(after(new Date(), { days })));
  return days.flatMap((day) => nightWork.map(({ name }) => ({ name, day })));
}

export function nightsDoneIn(databaseFile: string): void {
  const database = new Sqlite(databaseFile);
  const insert = database.prepare(
    `INSERT INTO "NightlyRun" ("name", "day", "startedAt", "finishedAt") VALUES (?, ?, ?, ?)`,
  );
  const at = new Date().toISOString();
  database.transaction(() => {
    for (const { name, day } of works()) insert.run(name, day, at, at);
  })();
  database.close();
}

export async function nightsDone(sql: Sql): Promise<void> {
  for (const { name, day } of works()) {
    await sql('INSERT INTO "NightlyRun" ("name", "day", "startedAt", "finishedAt") VALUES ($1, $2, now(), now())', [
      name,
      day,
    ]);
  }
}
