import { expect, test } from 'vitest';
import { openDatabase } from '#server/adapters/db/open';
import { world } from '#tests/support/world';

test('behind a pooler that hands out connections without their statements, hot reads go on', async () => {
  const { address } = await world();
  if ('file' in address) throw new Error('This test needs the run on PostgreSQL.');
  const { db, reader, close } = await openDatabase({ ...address, connections: 1 });
  const counted = await reader.countUsersByRoleAndPlan();
  // As if the next one came over another connection of the pooler.
  await db.$executeRawUnsafe('DEALLOCATE ALL');
  expect(await reader.countUsersByRoleAndPlan()).toEqual(counted);
  const prepared = await db.$queryRaw`SELECT name FROM pg_prepared_statements WHERE name <> ''`;
  expect(prepared).toEqual([]);
  await close();
});
