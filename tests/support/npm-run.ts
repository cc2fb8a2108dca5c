import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectRoot } from '#server/config';

/** `npm run backup` or `npm run restore`, on this database. */
export async function npmRun(script: 'backup' | 'restore', databaseUrl: string, ...args: string[]) {
  const child = spawn(process.execPath, [path.join(projectRoot, 'scripts', `${script}.mjs`), ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  const [code]: number[] = await once(child, 'close');
  return { code, said };
}
