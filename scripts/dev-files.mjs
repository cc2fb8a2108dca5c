// Which files `npm run dev` looks after.
import path from 'node:path';

/** What builds, tests and the portal itself write: each file of a build would load the page anew. */
export const notWatched = ['dist', 'dist.*', 'data', '.cache', 'test-results', 'playwright-report'].map(
  (name) => `**/${name}/**`,
);

const serverCode = ['src/server', 'src/shared', 'prisma'].map((folder) => folder.split('/').join(path.sep) + path.sep);
const migrations = path.join('prisma', 'migrations') + path.sep;

/**
 * Whether the server is loaded anew, and so migrates anew, when this happens to a file. New code is loaded once code
 * that was there imports it; a new migration is imported by nobody.
 */
export function bringsServerAnew(event, file) {
  if (event === 'change') return serverCode.some((folder) => file.startsWith(folder));
  return event === 'add' && file.startsWith(migrations) && file.endsWith('.sql');
}
