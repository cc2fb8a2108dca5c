import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#server/config';

/** The audit, with a registry that answers like this. */
async function audit(registry: RequestListener) {
  const server = createServer(registry).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const child = spawn(process.execPath, [path.join(projectRoot, 'scripts/audit.mjs')], {
    env: { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/` },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += String(text);
    });
  }
  const [code]: number[] = await once(child, 'close');
  return { code, said };
}

test('where the registry does not tell of holes, the audit says so and fails nothing', async () => {
  const { code, said } = await audit((_req, res) => void res.writeHead(405).end());
  expect([code, said]).toEqual([0, expect.stringMatching(/^Not checked: the registry could not be asked \(405/)]);
});

test('a grave hole in a package fails the audit, by its name', async () => {
  const advisory = {
    id: 1,
    url: 'https://github.com/advisories/GHSA-0000-0000-0000',
    title: 'Anybody may come in',
    severity: 'critical',
    vulnerable_versions: '*',
    cwe: [],
    cvss: { score: 9, vectorString: null },
  };
  const { code, said } = await audit((req, res) => {
    const isAudit = req.url?.endsWith('/advisories/bulk');
    res.writeHead(isAudit ? 200 : 404, { 'content-type': 'application/json' });
    res.end(JSON.stringify(isAudit ? { pino: [advisory] } : {}));
  });
  expect([code, said]).toEqual([1, expect.stringContaining('pino: critical: Anybody may come in')]);
});
