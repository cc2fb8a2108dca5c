import { chmodSync, statSync } from 'node:fs';
import type { Log } from '#server/domain/platform/deps';

/** From here on, nobody but the portal's own user reads what this process writes. Windows has no such rights. */
export function writePrivately(): void {
  process.umask(0o077);
}

const othersRights = 0o077;

/**
 * Takes the rights of others off what is there already: the database holds names and addresses, the key opens secrets,
 * and mail lets people in. What may not be changed is said, and stays.
 */
export function keepPrivate(paths: readonly string[], log: Pick<Log, 'warn'>): void {
  if (process.platform === 'win32') return;
  for (const path of paths) {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode;
    if (mode === undefined || (mode & othersRights) === 0) continue;
    try {
      chmodSync(path, mode & 0o700);
      log.warn({ path }, 'Other users of this machine could read this. Now only the portal’s own user can.');
    } catch (error) {
      log.warn({ path, error }, 'Other users of this machine can read this, and the portal may not change it.');
    }
  }
}
