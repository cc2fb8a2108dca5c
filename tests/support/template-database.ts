import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { migrate } from '#prisma/migrate';
import { projectRoot } from '#server/config';

/** A migrated, empty database that every test copies: copying a file is quicker than migrating one. */
export const templateFile = path.join(projectRoot, '.cache/template.db');

export default async function setup(): Promise<void> {
  mkdirSync(path.dirname(templateFile), { recursive: true });
  // Under a name of its own first: another run at the same time may be copying the template.
  const own = `${templateFile}.${randomUUID()}`;
  await migrate({ file: own });
  renameSync(own, templateFile);
  for (const ending of ['-wal', '-shm']) rmSync(`${own}${ending}`, { force: true });
}
