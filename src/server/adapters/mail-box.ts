import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Mutex } from 'async-mutex';
import * as z from 'zod';
import type { Log, Mail } from '#server/domain/platform/deps';

const keptMail = z.object({ to: z.string(), subject: z.string(), text: z.string(), until: z.coerce.date() });

/** Without a word of its own, a mail is worth sending for a day. */
const usualMs = 86_400_000;

/**
 * Mail that waits for its server, a file each. It may hold links that let people in: only the portal's user can read
 * it.
 */
export function createMailBox(folder: string, log: Log) {
  const turn = new Mutex();
  return {
    async keep(mail: Mail): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${Date.now()}-${randomUUID()}.json`);
      const until = mail.until ?? new Date(Date.now() + usualMs);
      // Under another name first, so that half a file is never taken for a mail.
      await writeFile(`${file}.part`, JSON.stringify({ ...mail, until }), { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    /** Hands over all that waits, oldest first, until one does not go. */
    empty: (post: (mail: Mail) => Promise<void>) =>
      turn.runExclusive(async () => {
        for (const name of (await namesIn(folder)).sort()) {
          const file = path.join(folder, name);
          const mail = keptMail.parse(JSON.parse(await readFile(file, 'utf8')));
          if (mail.until <= new Date()) {
            log.warn({ subject: mail.subject }, 'A mail could not be sent in time and was given up.');
          } else {
            try {
              await post(mail);
            } catch {
              return;
            }
            log.info({ subject: mail.subject }, 'A mail that had waited was sent.');
          }
          await rm(file);
        }
      }),
  };
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.json'));
}
