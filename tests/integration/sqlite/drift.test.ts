import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { diff, statementsOf } from '#prisma/migrate';
import { byHand } from '#tests/support/made-by-hand';
import { fileOf, world } from '#tests/support/world';

/** What the schema has and the file has not: statements without comments, and without what only wraps them. */
async function missingIn(databaseFile: string): Promise<string[]> {
  const statements = statementsOf(await diff({ file: databaseFile }));
  return statements.filter((statement) => !isOfSearchTable(statement) && !/^PRAGMA/.test(statement));
}

/** The full-text table is written by hand, because the schema cannot say it. */
function isOfSearchTable(statement: string): boolean {
  return /"UserSearch\w*"/.test(statement);
}

test('the migrations make exactly what the schema says, and a missing index would show', async () => {
  const databaseFile = fileOf(await world());
  const connection = new Sqlite(databaseFile);
  connection.exec('DROP INDEX "User_plan_id_idx"');
  connection.close();
  expect(await missingIn(databaseFile)).toEqual(['CREATE INDEX "User_plan_id_idx" ON "User"("plan", "id")']);
});

test('what the migrations make by hand is what is listed: no table that was made anew has lost a trigger', async () => {
  const connection = new Sqlite(fileOf(await world()), { readonly: true });
  const triggers = connection.prepare(
    `SELECT "tbl_name" || ': ' || "name" FROM sqlite_master WHERE "type" = 'trigger' ORDER BY 1`,
  );
  expect(triggers.pluck().all()).toEqual(byHand.sqlite.triggers);
  connection.close();
});
