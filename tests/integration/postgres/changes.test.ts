import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '#server/adapters/db/open';
import type { ToldRecord } from '#shared/api/changes';
import { emptyDatabase } from '#tests/support/test-database';
import { world } from '#tests/support/world';

const work: ToldRecord = { kind: 'assignment', id: randomUUID() };
const other: ToldRecord = { kind: 'class', id: randomUUID() };

async function twoProcesses(directUrl?: string) {
  const { address } = await world();
  if ('file' in address) throw new Error('This test needs the run on PostgreSQL.');
  const one = await openDatabase({ ...address, connections: 1 });
  const two = await openDatabase({ ...address, connections: 1, directUrl });
  return { one, two, close: () => Promise.all([one.close(), two.close()]) };
}

test('what changes in one process is told in the other, and nothing else with it', async () => {
  const { one, two, close } = await twoProcesses();
  const heard: ToldRecord[] = [];
  const stop = two.changes.follow('maria', [work, other], (record) => heard.push(record));
  // Who looks by themselves is told of both each time: of one alone only who hears it.
  await vi.waitUntil(
    () => {
      one.changes.tell(work);
      return heard.length >= 3 && heard.slice(-3).every((record) => record.id === work.id);
    },
    { timeout: 20_000, interval: 100 },
  );
  stop?.();
  await close();
});

test('a process that cannot hear the others lets its followers look by themselves', async () => {
  // Somewhere else nobody ever says anything, as behind a pooler that drops it.
  const { url } = await emptyDatabase();
  const { two, close } = await twoProcesses(url);
  const heard: ToldRecord[] = [];
  const stop = two.changes.follow('maria', [work, other], (record) => heard.push(record));
  await vi.waitUntil(() => heard.length >= 4, { timeout: 20_000 });
  expect(heard.slice(0, 4)).toEqual([work, other, work, other]);
  stop?.();
  await close();
});
