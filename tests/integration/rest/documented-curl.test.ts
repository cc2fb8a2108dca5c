import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { serve } from '#tests/support/server';
import { balanceOf, makeUser, world } from '#tests/support/world';

const guide = readFileSync(path.resolve(import.meta.dirname, '../../../docs/api.md'), 'utf8');
const blocks = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, lines = '']) => lines);

const run = promisify(execFile);
const hasCurl = await run('curl', ['--version']).then(
  () => true,
  () => false,
);

/** Runs the lines of the guide as they stand; each answer that is shown is followed by its status. */
async function runGuide(url: string): Promise<string> {
  const script = blocks.join('\n').replaceAll(/^(curl -s)/gm, "$1 -w '\\n%{http_code}\\n'");
  const env = { PATH: process.env.PATH, portal: `${url}/api`, no_proxy: '*' };
  return (await run('bash', ['-euc', script], { env })).stdout;
}

test.skipIf(!hasCurl)('the lines of the guide do what it says of them', async () => {
  const portal = await world();
  const anna = await makeUser(portal, { username: 'anna', password: 'secret-1', aiCredits: 100 });
  const { url } = await serve(portal);
  const answers = (await runGuide(url)).trim().split('\n');
  const statuses = answers.filter((_, line) => line % 2 === 1);
  const bodies = answers.filter((_, line) => line % 2 === 0).map((line) => JSON.parse(line));
  expect(statuses).toEqual(['200', '200', '200', '200', '403', '403', '402', '401', '200']);
  expect(bodies.slice(4, 8).map(({ reason }) => reason)).toEqual([
    'key_scope_short',
    'key_not_here',
    'tokens_short',
    'key_unknown',
  ]);
  expect(bodies[0].totalTokens).toBe(100);
  expect(bodies[2]).toEqual(bodies[1]);
  expect(await balanceOf(portal, anna)).toBe(98);
  expect(await portal.deps.db.apiKey.count({ where: { revokedAt: null } })).toBe(0);
  expect(await portal.deps.db.apiKey.count()).toBe(1);
});
