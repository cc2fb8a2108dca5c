import { type Actor, record } from '#server/domain/audit/record';
import { dayOf } from '#server/domain/platform/calendar';
import { csvHeading, csvLines } from '#server/domain/platform/csv';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { err, ok, type Result } from '#shared/core/result';
import { ownKinds } from './kinds';
import type { Needs, OwnKind } from './own-kind';
import { byId } from './pages';
import { pictureFile } from './work-kinds';
import { type ZippedFile, zip } from './zip';

interface OwnData {
  name: string;
  content: AsyncIterable<Uint8Array>;
}

/** All of somebody's own data as a ZIP file that is made while it is sent; a few times a day. */
export async function exportOwnData(
  deps: Needs & Pick<Deps, 'limiter'>,
  user: User & Actor,
): Promise<Result<OwnData, 'too_many_attempts'>> {
  const blocked = await deps.limiter.take([{ limit: 'own-data-account', key: user.id }]);
  if (blocked) {
    const text = 'You have downloaded your data as often as one day allows. Please come back tomorrow.';
    return err('too_many_attempts', { ...(blocked.retryAfter && { retryAfter: blocked.retryAfter }), text });
  }
  const now = deps.clock.now();
  await record(deps.db, user, { action: 'privacy.exported', at: now });
  return ok({ name: ownDataName(now), content: zip(filesOf(deps, user), now) });
}

export const ownDataName = (now: Date) => `classroom-studio-${dayOf(now)}.zip`;

async function* filesOf(deps: Needs, user: User): AsyncGenerator<ZippedFile> {
  yield { path: 'README.txt', content: once(readme(user, deps.clock.now())) };
  for (const kind of ownKinds) {
    yield { path: `${kind.name}.json`, content: asJson(kind.pages(deps, user)) };
    if (kind.columns) yield { path: `${kind.name}.csv`, content: asCsv(kind.columns, kind.pages(deps, user)) };
  }
  // One at a time: a sound is large.
  const own = byId((page) => deps.db.recording.findMany({ ...page, where: { speakerId: user.id } }), 1);
  for await (const recordings of own) {
    for (const { id, type, audio } of recordings) {
      yield { path: `recordings/${id}.${endingOf(type)}`, isStored: true, content: once(audio) };
    }
  }
  const pictures = byId((page) => deps.db.picture.findMany({ ...page, where: { ownerId: user.id } }), 1);
  for await (const few of pictures) {
    for (const one of few) yield { path: pictureFile(one), isStored: true, content: once(one.content) };
  }
}

async function* once<T>(value: T): AsyncGenerator<T> {
  yield value;
}

/** `audio/webm` is kept as webm; what the type says beyond that is for players. */
function endingOf(type: string): string {
  return /^audio\/(\w+)/.exec(type)?.[1] ?? 'bin';
}

async function* asJson(pages: AsyncIterable<object[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of pages) {
    // An empty piece, too: a page was read for it, and others have their turn now.
    yield rows.length > 0 ? before + rows.map((row) => JSON.stringify(row)).join(',\n') : '';
    if (rows.length > 0) before = ',\n';
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}

async function* asCsv(columns: readonly string[], pages: AsyncIterable<object[]>): AsyncGenerator<string> {
  yield csvHeading(columns);
  for await (const rows of pages) {
    const lines = rows.map((row) => {
      const cells = new Map<string, unknown>(Object.entries(row));
      return columns.map((column) => cellOf(cells.get(column)));
    });
    yield csvLines(lines);
  }
}

/** Dates as they travel; what has parts, as JSON. */
function cellOf(value: unknown): string | number | boolean | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}

function readme({ username }: User, now: Date): string {
  const line = ({ name, about, columns }: OwnKind) => `${name}.json${columns ? ` and ${name}.csv` : ''}\n  ${about}\n`;
  return [
    'Your data from Classroom Studio',
    '',
    `This is what the portal keeps of ${username}, as of ${now.toISOString()}.`,
    'The JSON files have all of it. The CSV files have the most useful columns of the same rows and open in any',
    'spreadsheet. Times are in UTC.',
    '',
    ...ownKinds.map(line),
    'recordings/',
    '  The sound of your recordings that are kept.',
    'pictures/',
    '  The pictures that you uploaded.',
    '',
    'Not in here: passwords, which nobody can read, and the secrets of keys, sessions and codes. Keys of tests whose',
    'results wait for your teacher come once they are released. Of other people there is no more than their',
    'usernames, where you are connected with them.',
    '',
  ].join('\n');
}
