import type { Prisma } from '#prisma/generated/sqlite/client';
import { shownTo } from '#server/domain/access/access';
import { readCursor, writeCursor } from '#server/domain/platform/cursor';
import type { Deps } from '#server/domain/platform/deps';
import { nameKey, type User } from '#server/domain/platform/user';
import type { ListResourcesInput, ResourcePage } from '#shared/api/library';
import type { Shelf } from '#shared/api/shelf';
import { byAlphabet } from '#shared/core/locale';
import { err, ok, type Result } from '#shared/core/result';
import { isCaseless, type SoughtWord, soughtWords } from '#shared/language/search-words';
import { aboutMark, contentFieldsVersion } from './content-fields';
import { fromDay, summarySelect, toSeenSummary, toSummary, toTags } from './resource-row';
import { trashSince } from './trash';

const pageSize = 24;

/** One page of what somebody keeps, or of what others let them see; last changed first. */
export async function listResources(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User,
  input: ListResourcesInput,
): Promise<Result<ResourcePage, 'cursor_invalid'>> {
  const { limit = pageSize, cursor, tag, whose = 'mine' } = input;
  const after = cursor ? readCursor(cursor, 'resources') : undefined;
  if (cursor && (!after || Number.isNaN(Date.parse(String(after.value))))) return err('cursor_invalid');
  const changedBefore = after && new Date(after.value);
  const scope: Prisma.ResourceWhereInput =
    whose === 'shared'
      ? shownTo(user)
      : { ownerId: user.id, deletedAt: input.inTrash ? { gte: await trashSince({ db, clock }) } : null };
  const tagged = tag && whose === 'mine' ? await idsTagged(db, user, tag) : undefined;
  const rows = await db.resource.findMany({
    where: {
      AND: [
        scope,
        ...wordsIn(input),
        contentFilter(input),
        whose === 'mine' ? shelfFilter(input) : {},
        tagged ? { id: { in: tagged } } : {},
        after ? { OR: [{ updatedAt: { lt: changedBefore } }, { updatedAt: changedBefore, id: { lt: after.id } }] } : {},
      ],
    },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    // One more than asked for tells whether there is a next page.
    take: limit + 1,
    select: { ...summarySelect, owner: { select: { username: true } } },
  });
  const items = rows
    .slice(0, limit)
    .map((row) => (whose === 'shared' ? toSeenSummary(row, row.owner.username) : toSummary(row)));
  const last = items.at(-1);
  const nextCursor =
    rows.length > limit && last ? writeCursor({ of: 'resources', value: last.updatedAt, id: last.id }) : null;
  return ok({ items, nextCursor });
}

/** Every word that was typed has to be there: in the title as it was typed, or in the content with any ending. */
function wordsIn({ search = '', within }: ListResourcesInput): Prisma.ResourceWhereInput[] {
  const typed = nameKey(search).split(/\s+/).filter(Boolean);
  return typed.map((word) => {
    const inTitle = { titleKey: { contains: word } };
    const sought = within === 'title' ? [] : soughtWords(word);
    if (sought.length === 0) return inTitle;
    // Until it is filled again after an update, it is kept by other keys.
    const inOlder = { fieldsVersion: { lt: contentFieldsVersion }, textKey: { contains: word } };
    return { OR: [inTitle, { AND: sought.map(inContent) }, inOlder] };
  });
}

function inContent({ stem, synonyms, start }: SoughtWord): Prisma.ResourceWhereInput {
  const keys = [stem, ...synonyms.map((synonym) => `${aboutMark}${synonym}`)].map((key) => ` ${key} `);
  // What is written without spaces has its words in the middle of others.
  if (start !== undefined) keys.push(isCaseless(start) ? start : ` ${start}`);
  // The texts of a novel are kept as they are.
  const inScene = [stem, ...(start === undefined ? [] : [start])].map((text) => ({ textKey: { contains: text } }));
  return {
    OR: [...keys.map((key) => ({ textKey: { contains: key } })), { scenes: { some: { inBook: true, OR: inScene } } }],
  };
}

function contentFilter(input: ListResourcesInput): Prisma.ResourceWhereInput {
  const { kind, level, lessonType, minutes, topic, point, noPrep, noCopies } = input;
  return {
    ...(kind && { kind }),
    ...(level && { level }),
    ...(lessonType && { lessonType }),
    ...(minutes && { minutes: { lte: minutes } }),
    ...(topic && { topic }),
    ...(point && { point }),
    ...(noPrep && { needsPrep: false }),
    ...(noCopies && { needsCopies: false }),
  };
}

function shelfFilter({ folder, favourite, plannedFrom, plannedTo }: ListResourcesInput): Prisma.ResourceWhereInput {
  return {
    ...(folder !== undefined && { folder }),
    ...(favourite && { favourite }),
    ...((plannedFrom || plannedTo) && {
      plannedFor: { ...(plannedFrom && { gte: fromDay(plannedFrom) }), ...(plannedTo && { lte: fromDay(plannedTo) }) },
    }),
  };
}

/** Not every database can look into JSON in the same words, and one person's tags are few. */
async function idsTagged(db: Deps['db'], owner: User, tag: string): Promise<string[]> {
  const rows = await db.resource.findMany({ where: { ownerId: owner.id }, select: { id: true, tags: true } });
  return rows.filter(({ tags }) => toTags(tags).includes(tag)).map(({ id }) => id);
}

/** The folders and tags that the owner uses. */
export async function shelfOf({ db }: Pick<Deps, 'db'>, owner: User): Promise<Shelf> {
  const rows = await db.resource.findMany({
    where: { ownerId: owner.id, deletedAt: null },
    select: { folder: true, tags: true },
  });
  return {
    folders: countNames(rows.flatMap(({ folder }) => (folder ? [folder] : []))),
    tags: countNames(rows.flatMap(({ tags }) => toTags(tags))),
  };
}

function countNames(names: readonly string[]): Shelf['tags'] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((one, other) => byAlphabet(one.name, other.name));
}
