import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/config';
import { fillAttemptFields } from '#server/domain/attempts/fill-fields';
import { fillContentFields } from '#server/domain/library/fill-fields';
import { libraryFileOf } from '#tests/support/library-file';
import { serve } from '#tests/support/server';
import { before, filesOf, libraryFileBefore, ownDataBefore, portalOfBefore, repeat } from '#tests/support/state-before';
import { as, balanceOf, ledgerSumOf, makeUser, type World, world } from '#tests/support/world';

/*
 * A database, exports and backups of the state before version 0.2 (tests/fixtures/state-before) are taken over: what was
 * stored then opens, grades and reports as it did then, under a written map of names.
 */

/** What a portal does in the background after a start. */
async function fill({ deps }: World): Promise<void> {
  await fillContentFields(deps);
  await fillAttemptFields(deps);
}

const schema = readFileSync(path.join(projectRoot, 'prisma/schema.prisma'), 'utf8');
const jsonColumns = [...schema.matchAll(/^model (\w+) \{([^}]*)\}/gm)].flatMap(([, table = '', columns = '']) =>
  [...columns.matchAll(/^ {2}(\w+) +Json\b/gm)].map(([, column = '']) => ({ table, column })),
);

/** The columns that hold a discriminant by its name of then, with how many rows do. */
async function olderNamesIn({ deps: { db } }: World): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { table, column } of jsonColumns) {
    const rows = await db.$queryRawUnsafe<{ text: string | null }[]>(
      `SELECT CAST("${column}" AS TEXT) AS "text" FROM "${table}"`,
    );
    const older = rows.filter(({ text }) => text && /(?<!\\)"is": ?"/.test(text));
    if (older.length > 0) found[`${table}.${column}`] = older.length;
  }
  return found;
}

async function expectBalanced(portal: World): Promise<void> {
  for (const user of await portal.deps.db.user.findMany({ select: { id: true } }))
    expect(await balanceOf(portal, user)).toBe(await ledgerSumOf(portal, user));
}

test('what was stored before says the same right after the migrations, once it is filled, and when people go on', {
  timeout: 400_000,
}, async () => {
  const portal = await portalOfBefore();
  expect(jsonColumns.length).toBeGreaterThan(15);
  expect(Object.keys(await olderNamesIn(portal))).toEqual(['Attempt.source', 'AttemptAnswer.grade']);
  await repeat(portal, 'reads');

  await fill(portal);
  expect(await olderNamesIn(portal)).toEqual({});
  await repeat(portal, 'reads');
  await expectBalanced(portal);

  await repeat(portal, 'goes-on');
  await expectBalanced(portal);
});

test('regression: people go on before anything was filled, and all of it is filled then', {
  timeout: 400_000,
}, async () => {
  const portal = await portalOfBefore();
  await repeat(portal, 'goes-on');
  await fill(portal);
  expect(await olderNamesIn(portal)).toEqual({});
  await expectBalanced(portal);
});

test('anyone who was signed in is so, by the same token or key, and the password is the same', async () => {
  const portal = await portalOfBefore();
  const { rest } = await serve(portal);
  const { ana, lind } = before.people;
  const { id = '' } = before.attempts['words-spell, finished'] ?? {};
  const mine = await rest('GET', `/attempts/${id}`, { token: ana?.token ?? '' });
  expect([mine.status, mine.body]).toEqual([200, expect.objectContaining({ id, title: 'Food and drink, A2' })]);
  const byKey = await rest('GET', '/tokens/balance', { token: before.key });
  const bySession = await rest('GET', '/tokens/balance', { token: lind?.token ?? '' });
  expect([byKey.status, byKey.body]).toEqual([200, bySession.body]);
  const body = { username: ana?.username, password: before.password };
  expect((await rest('POST', '/auth/login', { body })).status).toBe(200);
});

test.each(['ana', 'lind'] as const)('all own data of %s is in the file as it was', async (who) => {
  const portal = await portalOfBefore();
  const { url } = await serve(portal);
  const ownData = async () => {
    const headers = { authorization: `Bearer ${before.people[who]?.token}` };
    const response = await fetch(`${url}/api/profile/data.zip`, { headers });
    return filesOf(new Uint8Array(await response.arrayBuffer()));
  };
  portal.deps.clock.set(before.exportedAt);
  const then = ownDataBefore(who);
  expect(then.get('attempts.json')).not.toEqual([]);
  expect(await ownData()).toEqual(then);
  await fill(portal);
  expect(await ownData()).toEqual(then);
});

test.each(['ana', 'lind'] as const)('the file of saved work of %s is imported whole', async (who) => {
  const portal = await world();
  const user = await makeUser(portal);
  const caller = await as(portal, user);
  const { items } = libraryFileBefore(who);
  const { made, notes } = await caller.library.import({ items });
  expect(notes).toEqual([]);
  const file = await libraryFileOf(portal, user, made.map(({ id }) => id).reverse());
  const byTitle = (one: { title: string }, other: { title: string }) => (one.title < other.title ? -1 : 1);
  expect([...file.items].sort(byTitle)).toEqual([...items].sort(byTitle));
});
