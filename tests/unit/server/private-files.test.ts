import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepPrivate } from '#server/adapters/private-files';

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

test.skipIf(process.platform === 'win32')(
  'regression: what others could read is theirs no more, and the log says so once',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'private-files-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const [database, key, outbox] = ['portal.db', 'secrets.key', 'outbox'].map((name) => path.join(folder, name));
    if (!database || !key || !outbox) throw new Error('There are three.');
    writeFileSync(database, '');
    chmodSync(database, 0o644);
    writeFileSync(key, '', { mode: 0o600 });
    mkdirSync(outbox);
    chmodSync(outbox, 0o755);
    const said: unknown[] = [];
    const log = { warn: (fields: object) => said.push(Reflect.get(fields, 'path')) };
    const paths = [database, `${database}-wal`, key, outbox];
    keepPrivate(paths, log);
    expect([database, key, outbox].map(modeOf)).toEqual(['600', '600', '700']);
    expect(said).toEqual([database, outbox]);
    keepPrivate(paths, log);
    expect(said).toHaveLength(2);
  },
);
