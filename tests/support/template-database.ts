import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#prisma/migrate';
import { projectRoot } from '#server/config';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the databases of this run are. */
    databases: string;
  }
}

/** A migrated, empty database that every test copies: copying a file is quicker than migrating one. */
export const templateFile = path.join(projectRoot, '.cache/template.db');

export default async function setup(project: TestProject): Promise<() => void> {
  mkdirSync(path.dirname(templateFile), { recursive: true });
  // Under a name of its own first: another run at the same time may be copying the template.
  const own = `${templateFile}.${randomUUID()}`;
  await migrate({ file: own });
  renameSync(own, templateFile);
  for (const ending of ['-wal', '-shm']) rmSync(`${own}${ending}`, { force: true });
  const databases = mkdtempSync(path.join(tmpdir(), 'portal-databases-'));
  project.provide('databases', databases);
  return () => rmSync(databases, { recursive: true, force: true });
}
