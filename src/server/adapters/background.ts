import type { Background, Log } from '#server/domain/platform/deps';
import { databaseErrorText } from './db/database-errors';

/** Work that no answer waits for, but that a clean stop does. */
export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const task = Promise.resolve()
        .then(work)
        .catch((error: unknown) =>
          log.error({ error, name }, databaseErrorText(error) ?? 'Work in the background failed.'),
        )
        .finally(() => running.delete(task));
      running.add(task);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
