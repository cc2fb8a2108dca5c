import { readFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { diff, missingInFile } from '#prisma/migrate';
import { projectRoot } from '#server/config';
import { fileOf, makeUser, world } from '#tests/support/world';

const schema = readFileSync(path.join(projectRoot, 'prisma/schema.prisma'), 'utf8');

/** The schema with more lines in one of its models. */
function withLines(model: string, ...lines: string[]): string {
  const start = `model ${model} {\n`;
  expect(schema).toContain(start);
  return schema.replace(start, `${start}${lines.map((line) => `  ${line}\n`).join('')}`);
}

/** A portal with a user, and the migration that leads it to another schema, as it is written and as it is applied. */
async function changed(wanted: string) {
  const portal = await world();
  await makeUser(portal, { username: 'maria' });
  const file = fileOf(portal);
  const before = triggersOf(file);
  const sql = await missingInFile(file, wanted);
  const database = new Sqlite(file);
  database.exec(sql);
  const remaining = (await diff({ file }, wanted)).replaceAll(/^--.*$|^(DROP|CREATE)[^;]*"UserSearch\w*"[^;]*;/gm, '');
  return { sql, database, before, after: triggersOf(file), remaining: remaining.replaceAll(/^PRAGMA.*$/gm, '').trim() };
}

function triggersOf(file: string): unknown[] {
  const database = new Sqlite(file, { readonly: true });
  const triggers = database.prepare(`SELECT "tbl_name", "sql" FROM sqlite_master WHERE "type" = 'trigger' ORDER BY 2`);
  const found = triggers.all();
  database.close();
  return found;
}

test('columns with a default, an index and a link are added in place', async () => {
  const { sql, database, before, after, remaining } = await changed(
    withLines(
      'User',
      'shoeSize Int @default(40)',
      'nickname String?',
      'bestFriendId String?',
      'bestFriend User? @relation("friends", fields: [bestFriendId], references: [id], onDelete: SetNull)',
      'friends User[] @relation("friends")',
      '@@index([shoeSize])',
    ),
  );
  expect(sql).toContain('ALTER TABLE "User" ADD COLUMN "shoeSize" INTEGER NOT NULL DEFAULT 40');
  expect(sql).toContain('CREATE INDEX "User_shoeSize_idx"');
  expect(sql).not.toMatch(/DROP TABLE "User"|CREATE TABLE "new_|PRAGMA/);
  expect(after).toEqual(before);
  expect(remaining).toBe('');
  expect(database.prepare(`SELECT "shoeSize" FROM "User" WHERE "username" = 'maria'`).get()).toEqual({ shoeSize: 40 });
});

// A regression: a column with a default made the table anew, and nobody could be found by name any more.
test.each([
  ['User', 'movedAt DateTime @default(now())'],
  ['AuditEntry', 'seenAt DateTime @default(now())'],
])('a table %s that has to be made anew gets its triggers back', async (model, line) => {
  const { sql, database, before, after, remaining } = await changed(withLines(model, line));
  expect(sql).toContain(`DROP TABLE "${model}"`);
  expect(after).toEqual(before);
  expect(remaining).toBe('');
  database.exec(`UPDATE "User" SET "usernameKey" = 'anna-maria' WHERE "usernameKey" = 'maria'`);
  expect(
    database.prepare(`SELECT count(*) AS "found" FROM "UserSearch" WHERE "usernameKey" MATCH 'anna'`).get(),
  ).toEqual({ found: 1 });
});

test('what else changes in a table makes it anew, although a column could be added', async () => {
  const wanted = withLines('Session', 'room String @default("")').replace(
    'tokenHash  String   @unique',
    'tokenHash String?',
  );
  const { sql, remaining } = await changed(wanted);
  expect(sql).toContain('CREATE TABLE "new_Session"');
  expect(sql).toContain('PRAGMA foreign_keys=ON');
  expect(sql).not.toContain('ADD COLUMN');
  expect(remaining).toBe('');
});
