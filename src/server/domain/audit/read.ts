import type { Prisma } from '#prisma/generated/sqlite/client';
import { readCursor, writeCursor } from '#server/domain/platform/cursor';
import type { Deps } from '#server/domain/platform/deps';
import {
  type AuditEntryOutput,
  type AuditFilter,
  type AuditPage,
  type AuditPageInput,
  auditEntry,
} from '#shared/api/audit';
import { type AuditAction, actionsOfGroup, auditSentence } from '#shared/core/audit';
import { textSeed } from '#shared/core/random';
import { err, ok, type Result } from '#shared/core/result';

type Needs = Pick<Deps, 'db' | 'reader'>;
type Where = Prisma.AuditEntryWhereInput;

/** One page of the audit log, newest first. */
export async function readAuditPage(
  deps: Needs,
  { limit, cursor, ...filter }: AuditPageInput,
): Promise<Result<AuditPage, 'cursor_invalid' | 'people_too_many'>> {
  // A cursor belongs to one set of filters: with others it would leave rows out.
  const of = `audit ${textSeed(JSON.stringify(filter))}`;
  const last = cursor ? readCursor(cursor, of) : undefined;
  if (cursor && (!last || Number.isNaN(Date.parse(String(last.value))))) return err('cursor_invalid');
  const search = await searchFor(deps, filter);
  if (!search.ok) return search;
  const after = last && { at: new Date(last.value), id: last.id };
  // One more than asked for tells whether there is a next page.
  const rows = await newest(deps, search.value, { take: limit + 1, after });
  const items = rows.slice(0, limit).map(toEntryOutput);
  const end = items.at(-1);
  return ok({
    items,
    nextCursor: end && rows.length > limit ? writeCursor({ of, value: end.at, id: end.id }) : null,
  });
}

/** So many rows are read for an export at a time. */
const exportPage = 500;

/**
 * All rows that a filter finds now, and how many there are. Each page is read when the one before was taken, but for
 * the first: so rows that are written meanwhile, of the export itself for one, are no part of it.
 */
export async function everyAuditEntry(
  deps: Needs,
  filter: AuditFilter,
): Promise<Result<{ total: number; pages: AsyncIterable<AuditEntryOutput[]> }, 'people_too_many'>> {
  const search = await searchFor(deps, filter);
  if (!search.ok) return search;
  const { within, ways } = search.value;
  const total = await deps.db.auditEntry.count({ where: { AND: [within, { OR: ways }] } });
  const first = await newest(deps, search.value, { take: exportPage });
  return ok({ total, pages: pagesOf(deps, search.value, first) });
}

async function* pagesOf(deps: Needs, search: Search, first: Row[]): AsyncGenerator<AuditEntryOutput[]> {
  for (let rows = first; rows.length > 0; ) {
    yield rows.map(toEntryOutput);
    if (rows.length < exportPage) return;
    rows = await newest(deps, search, { take: exportPage, after: rows.at(-1) });
  }
}

/** What all rows have to be, and the ways to find them: each is the beginning of an index that is in order of time. */
interface Search {
  within: Where;
  ways: Where[];
}

async function searchFor(deps: Needs, filter: AuditFilter): Promise<Result<Search, 'people_too_many'>> {
  const time = { at: { gte: filter.from && new Date(filter.from), lt: filter.to && new Date(filter.to) } };
  const actions = actionsOf(filter);
  if (filter.person) {
    const people = await peopleCalled(deps, filter.person);
    if (!people.ok) return people;
    const ids = { in: people.value };
    return ok({
      within: { ...time, ...(actions && { action: { in: actions } }) },
      ways: [{ actorId: ids }, { targetId: ids }],
    });
  }
  return ok({ within: time, ways: actions?.map((action) => ({ action })) ?? [{}] });
}

function actionsOf({ group, action }: AuditFilter): AuditAction[] | undefined {
  if (!group) return action && [action];
  return actionsOfGroup(group).filter((one) => !action || one === action);
}

const peopleAtOnce = 50;
/** The last row about somebody keeps the name that they went by. */
const goodbyes: AuditAction[] = ['users.removed', 'privacy.account-deleted'];

/** The ids of those whom a search finds, and of those who were called so when their account was deleted. */
async function peopleCalled({ db, reader }: Needs, text: string): Promise<Result<string[], 'people_too_many'>> {
  const query = { search: text, sort: 'username', order: 'asc', limit: peopleAtOnce + 1 } as const;
  const [users, gone] = await Promise.all([
    reader.usersPage(query),
    db.auditEntry.findMany({
      where: {
        action: { in: goodbyes },
        OR: [{ targetName: { contains: text } }, { targetId: null, actorName: { contains: text } }],
      },
      select: { targetId: true, actorId: true },
      take: peopleAtOnce + 1,
    }),
  ]);
  const ids = new Set([
    ...users.map(({ id }) => id),
    ...gone.flatMap(({ targetId, actorId }) => targetId ?? actorId ?? []),
  ]);
  return ids.size > peopleAtOnce ? err('people_too_many') : ok([...ids]);
}

interface Place {
  at: Date;
  id: string;
}

/** The newest rows of each way, merged: so each is read along its index, however large the log is. */
async function newest(
  { db }: Needs,
  { within, ways }: Search,
  { take, after }: { take: number; after?: Place | undefined },
) {
  const older: Where = after ? { OR: [{ at: { lt: after.at } }, { at: after.at, id: { lt: after.id } }] } : {};
  const rowsByWay = await Promise.all(
    ways.map((way) =>
      db.auditEntry.findMany({
        where: { AND: [way, within, older] },
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
        take,
      }),
    ),
  );
  // Who does something to themself is found both ways.
  const rows = [...new Map(rowsByWay.flat().map((row) => [row.id, row])).values()];
  return rows.sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1)).slice(0, take);
}

type Row = Awaited<ReturnType<typeof newest>>[number];

function toEntryOutput({ id, at, action, actorId, actorName, targetId, targetName, address, details: stored }: Row) {
  const details = auditEntry.shape.details.safeParse(stored).data ?? {};
  return {
    id,
    at: at.toISOString(),
    action,
    what: auditSentence(action, details),
    actor: actorId || actorName ? { id: actorId, name: actorName } : null,
    target: targetId ? { id: targetId, name: targetName } : null,
    address,
    details,
  };
}
