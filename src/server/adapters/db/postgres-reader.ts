import { createHash } from 'node:crypto';
import type { PrismaPg } from '@prisma/adapter-pg';
import { toScope } from '#server/domain/identity/auth/api-keys';
import type {
  BegunWork,
  LiveAnswerRow,
  LiveGameRow,
  LivePlayerRow,
  MemberSpending,
  Reader,
  Spender,
  SpendingQuery,
  UsersQuery,
  WorkCount,
} from '#server/domain/platform/deps';
import { nameKey, toPlan, toRole, toUser, type UserRow } from '#server/domain/platform/user';
import {
  always,
  apiKeyOf,
  countSql,
  countsOfWork,
  liveAnswersIn,
  liveGameOf,
  livePlayersOf,
  sessionOf,
  sortColumns,
  spendingByPeople,
  spendingByQuarter,
  spendingOfSchool,
  startOfQuarter,
  userColumns,
  workOfClass,
} from './reader-sql';
import { storableText } from './storable';

type Pool = ReturnType<Awaited<ReturnType<PrismaPg['connect']>>['underlyingDriver']>;

/** How values arrive, by the numbers that PostgreSQL has for types; what is not here stays text. */
const parsers: Record<number, (text: string) => unknown> = {
  16: (text) => text === 't',
  20: Number, // a count
  23: Number,
  701: Number,
  1114: (text) => new Date(`${text.replace(' ', 'T')}Z`), // in UTC; the driver would take it for local time
  3802: (text) => JSON.parse(text),
};
const types = { getTypeParser: (type: number) => parsers[type] ?? String };

type Value = string | number;

type SessionRow = UserRow & {
  sessionId: string;
  openedAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  endsAt: Date | null;
};

type ApiKeyRow = UserRow & {
  keyId: string;
  scope: string;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
};

/** Opens the hot reads. Their few shapes are named statements, which each connection of the pool prepares once. */
export function openReader(pool: Pool): Reader {
  const names = new Map<string, string>();
  let keepsStatements = true;
  function named(text: string): string {
    // By what it says: behind a pooler, another process may have given the same name.
    const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  }
  async function rows<Row extends object>(text: string, input: Value[] = [], once = false): Promise<Row[]> {
    const values = input.map((value) => (typeof value === 'string' ? storableText(value) : value));
    const query = { text, values, types };
    if (once || !keepsStatements) return (await pool.query<Row>(query)).rows;
    try {
      return (await pool.query<Row>({ ...query, name: named(text) })).rows;
    } catch (error) {
      if (!isOfAnotherConnection(error)) throw error;
      keepsStatements = false;
      return (await pool.query<Row>(query)).rows;
    }
  }

  return {
    async session(tokenHash) {
      const [row] = await rows<SessionRow>(sessionSql, [tokenHash]);
      if (!row) return undefined;
      const { sessionId, openedAt, lastSeenAt, expiresAt, endsAt, ...user } = row;
      return { id: sessionId, openedAt, lastSeenAt, expiresAt, endsAt, user: toUser(user) };
    },
    async apiKey(keyHash) {
      const [row] = await rows<ApiKeyRow>(apiKeySql, [keyHash]);
      if (!row) return undefined;
      const { keyId, scope, expiresAt, lastUsedAt, revokedAt, ...user } = row;
      return { id: keyId, scope: toScope(scope), expiresAt, lastUsedAt, revokedAt, user: toUser(user) };
    },
    async usersPage(query) {
      const { where, values, hasSearch } = conditions(query);
      const column = sortColumns[query.sort];
      const [order, beyond] = query.order === 'desc' ? ['DESC', '<'] : ['ASC', '>'];
      const place = placesIn(values);
      if (query.after)
        where.push(`(u."${column}", u."id") ${beyond} (${place(query.after.value)}, ${place(query.after.id)})`);
      const sql = `SELECT ${userColumns} FROM "User" u ${whereClause(where)}
        ORDER BY u."${column}" ${order}, u."id" ${order} LIMIT ${place(query.limit)}`;
      return (await rows<UserRow>(sql, values, hasSearch)).map(toUser);
    },
    async countUsers(query) {
      const { where, values, hasSearch } = conditions(query);
      const sql = `SELECT count(*) AS "count" FROM "User" u ${whereClause(where)}`;
      const [row] = await rows<{ count: number }>(sql, values, hasSearch);
      return row?.count ?? 0;
    },
    async countUsersByRoleAndPlan() {
      const counts = await rows<{ role: string; plan: string; count: number }>(countSql);
      return counts.map(({ role, plan, count }) => ({ role: toRole(role), plan: toPlan(plan), count }));
    },
    async spending(query) {
      const { places, values } = spendingOf(query);
      const sql = spendingByQuarter('floor(extract(epoch FROM "createdAt") / 900)::int', places);
      const quarters = await rows<{ quarter: number; tokens: number }>(sql, values);
      return quarters.map(({ quarter, tokens }) => ({ at: startOfQuarter(quarter), tokens }));
    },
    spenders(query) {
      const { places, values } = spendingOf(query);
      return rows<Spender>(spendingByPeople(places), values);
    },
    schoolSpending: ({ schoolId, since, until }) =>
      rows<MemberSpending>(schoolSpendingSql, [schoolId, storedDate(since), storedDate(until)]),
    async storedBytes() {
      const [row] = await rows<{ bytes: string }>('SELECT pg_database_size(current_database()) AS "bytes"');
      return Number(row?.bytes ?? 0);
    },
    workCounts: (classId) => rows<WorkCount>(countsSql, [classId]),
    classWork({ classId, since = always, enrolmentIds }) {
      return rows<BegunWork>(workSql, [classId, storedDate(since), enrolmentIds.join()]);
    },
    async liveGame(gameId) {
      const [row] = await rows<LiveGameRow>(liveGameSql, [gameId]);
      return row;
    },
    livePlayers: (gameId) => rows<LivePlayerRow>(livePlayersSql, [gameId]),
    liveAnswers: (gameId, question) =>
      question === undefined
        ? rows<LiveAnswerRow>(liveAnswersSql, [gameId])
        : rows<LiveAnswerRow>(liveAnswersToSql, [gameId, question]),
  };
}

/**
 * A pooler that does not follow named statements has handed us a connection where this one is missing, or somebody
 * else's.
 */
function isOfAnotherConnection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '26000' || error.code === '42P05');
}

const sessionSql = sessionOf('$1');
const apiKeySql = apiKeyOf('$1');
const countsSql = countsOfWork('$1');
const liveGameSql = liveGameOf('$1');
const livePlayersSql = livePlayersOf('$1');
const liveAnswersSql = liveAnswersIn('$1');
const liveAnswersToSql = liveAnswersIn('$1', '$2');
const schoolSpendingSql = spendingOfSchool({ schoolId: '$1', since: '$2', until: '$3' });
const workSql = workOfClass({ classId: '$1', since: '$2', students: "SELECT unnest(string_to_array($3, ','))" });

/** Appends a value and answers the place that stands for it. */
function placesIn<Given extends Value>(values: Given[]) {
  return (value: Given) => `$${values.push(value)}`;
}

/** As it is stored: in UTC, which is not said. */
const storedDate = (date: Date) => date.toISOString().replace('Z', '');

function spendingOf({ since, of }: SpendingQuery) {
  const values: string[] = [];
  const place = placesIn(values);
  const places = {
    of: of && { scope: of.scope, id: place(of.id) },
    since: place(storedDate(since)),
  };
  return { places, values };
}

/**
 * A search is planned anew each time, with what is searched for: what few have is found by the trigram index, what many
 * have is found soon along the order of the page.
 */
function conditions({ search, role }: Pick<UsersQuery, 'search' | 'role'>) {
  const where: string[] = [];
  const values: (string | number)[] = [];
  const place = placesIn(values);
  if (role) where.push(`u."role" = ${place(role)}`);
  const searchKey = nameKey(search ?? '');
  // The very expression that has the index; no name holds a line break.
  if (searchKey)
    where.push(
      `(u."usernameKey" || E'\\n' || u."emailKey") LIKE ${place(`%${searchKey.replaceAll(/[\\%_]/g, '\\$&')}%`)}`,
    );
  return { where, values, hasSearch: searchKey !== '' };
}

function whereClause(conditions: string[]): string {
  return conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
}
