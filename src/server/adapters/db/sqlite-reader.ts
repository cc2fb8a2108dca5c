import Sqlite from 'better-sqlite3';
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
import { nameKey, toPlan, toRole, type User, type UserRow } from '#server/domain/platform/user';
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

/** A row as SQLite gives it: dates and JSON are text. */
type TextRow = Omit<UserRow, 'planRenewsAt' | 'trialEndsAt' | 'lastSpentAt' | 'metadata' | 'createdAt'> & {
  planRenewsAt: string | null;
  trialEndsAt: string | null;
  lastSpentAt: string | null;
  metadata: string | null;
  createdAt: string;
};

const sessionSql = sessionOf('?');

type SessionRow = TextRow & {
  sessionId: string;
  openedAt: string;
  lastSeenAt: string;
  expiresAt: string;
  endsAt: string | null;
};

const apiKeySql = apiKeyOf('?');

type ApiKeyRow = TextRow & {
  keyId: string;
  scope: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
  revokedAt: string | null;
};

type WorkRow = Omit<BegunWork, 'endedAt'> & { endedAt: string | null };
/** Whether something is so, as SQLite says it. */
type Bit = 0 | 1;
type LiveGame = Omit<LiveGameRow, 'createdAt' | 'endedAt'> & { createdAt: string; endedAt: string | null };
type LivePlayer = Omit<LivePlayerRow, 'isGuest' | 'isHere' | 'isKicked' | 'accommodation'> &
  Record<'isGuest' | 'isHere' | 'isKicked', Bit> & { accommodation: string | null };

const workPlaces = { classId: '@classId', since: '@since', students: 'SELECT value FROM json_each(@students)' };

const schoolSpendingPlaces = { schoolId: '@schoolId', since: '@since', until: '@until' };

const storedBytesSql = `SELECT (pages.page_count - free.freelist_count) * size.page_size AS "bytes"
  FROM pragma_page_count() pages, pragma_freelist_count() free, pragma_page_size() size`;

/** From that many matches on, collecting and sorting them all costs more than walking along the page's index. */
const manyMatches = 1000;
const probeSql = 'SELECT count(*) AS "count" FROM (SELECT 1 FROM "UserSearch" WHERE "UserSearch" MATCH ? LIMIT ?)';

/** The read-only connection of the hot paths. It can be closed and opened again. */
export function openReader(file: string): Reader & { open(): void; close(): void } {
  let connection = connect(file);
  return {
    session: (tokenHash) => connection.session(tokenHash),
    apiKey: (keyHash) => connection.apiKey(keyHash),
    usersPage: (query) => connection.usersPage(query),
    countUsers: (query) => connection.countUsers(query),
    countUsersByRoleAndPlan: () => connection.countUsersByRoleAndPlan(),
    spending: (query) => connection.spending(query),
    spenders: (query) => connection.spenders(query),
    schoolSpending: (query) => connection.schoolSpending(query),
    storedBytes: () => connection.storedBytes(),
    workCounts: (classId) => connection.workCounts(classId),
    classWork: (query) => connection.classWork(query),
    liveGame: (gameId) => connection.liveGame(gameId),
    livePlayers: (gameId) => connection.livePlayers(gameId),
    liveAnswers: (gameId, question) => connection.liveAnswers(gameId, question),
    open() {
      connection = connect(file);
    },
    close: () => connection.close(),
  };
}

function connect(file: string): Reader & { close(): void } {
  const connection = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 5000 });
  const findSession = connection.prepare<[string], SessionRow>(sessionSql);
  const findApiKey = connection.prepare<[string], ApiKeyRow>(apiKeySql);
  const countByRoleAndPlan = connection.prepare<[], { role: string; plan: string; count: number }>(countSql);
  const probe = connection.prepare<[string, number], { count: number }>(probeSql);
  const isRare = (phrase: string) => (probe.get(phrase, manyMatches)?.count ?? 0) < manyMatches;
  const pageStatement = preparedOnce<TextRow>(connection);
  const countStatement = preparedOnce<{ count: number }>(connection);
  const quartersStatement = preparedOnce<{ quarter: number; tokens: number }>(connection);
  const spendersStatement = preparedOnce<Spender>(connection);
  const findSchoolSpending = connection.prepare<[Record<keyof typeof schoolSpendingPlaces, string>], MemberSpending>(
    spendingOfSchool(schoolSpendingPlaces),
  );
  const countWork = connection.prepare<[{ classId: string }], WorkCount>(countsOfWork('@classId'));
  const measure = connection.prepare<[], { bytes: number }>(storedBytesSql);
  const findWork = connection.prepare<[Record<keyof typeof workPlaces, string>], WorkRow>(workOfClass(workPlaces));
  const findLiveGame = connection.prepare<[string], LiveGame>(liveGameOf('?'));
  const findLivePlayers = connection.prepare<[string], LivePlayer>(livePlayersOf('?'));
  const findLiveAnswers = connection.prepare<[string], LiveAnswerRow>(liveAnswersIn('?'));
  const findLiveAnswersTo = connection.prepare<[string, number], LiveAnswerRow>(liveAnswersIn('?', '?'));

  return {
    session(tokenHash) {
      const row = findSession.get(tokenHash);
      if (!row) return undefined;
      const { sessionId, openedAt, lastSeenAt, expiresAt, endsAt } = row;
      return {
        id: sessionId,
        openedAt: new Date(openedAt),
        lastSeenAt: new Date(lastSeenAt),
        expiresAt: new Date(expiresAt),
        endsAt: dateOrNull(endsAt),
        user: fromText(row),
      };
    },
    apiKey(keyHash) {
      const row = findApiKey.get(keyHash);
      if (!row) return undefined;
      return {
        id: row.keyId,
        scope: toScope(row.scope),
        expiresAt: dateOrNull(row.expiresAt),
        lastUsedAt: dateOrNull(row.lastUsedAt),
        revokedAt: dateOrNull(row.revokedAt),
        user: fromText(row),
      };
    },
    usersPage(query) {
      const { where, values } = conditions(query, isRare);
      const column = sortColumns[query.sort];
      const order = query.order === 'desc' ? 'DESC' : 'ASC';
      if (query.after) {
        where.push(`(u."${column}", u."id") ${query.order === 'desc' ? '<' : '>'} (?, ?)`);
        values.push(
          query.sort === 'createdAt' ? storedDate(String(query.after.value)) : query.after.value,
          query.after.id,
        );
      }
      const sql = `SELECT ${userColumns} FROM "User" u ${whereClause(where)}
        ORDER BY u."${column}" ${order}, u."id" ${order} LIMIT ?`;
      return pageStatement(sql)
        .all(...values, query.limit)
        .map(fromText);
    },
    countUsers(query) {
      const { where, values } = conditions(query, isRare);
      const sql = `SELECT count(*) AS "count" FROM "User" u ${whereClause(where)}`;
      return countStatement(sql).get(...values)?.count ?? 0;
    },
    countUsersByRoleAndPlan() {
      return countByRoleAndPlan
        .all()
        .map(({ role, plan, count }) => ({ role: toRole(role), plan: toPlan(plan), count }));
    },
    spending(query) {
      const { places, values } = spendingOf(query);
      return quartersStatement(spendingByQuarter('unixepoch("createdAt") / 900', places))
        .all(values)
        .map(({ quarter, tokens }) => ({ at: startOfQuarter(quarter), tokens }));
    },
    spenders(query) {
      const { places, values } = spendingOf(query);
      return spendersStatement(spendingByPeople(places)).all(values);
    },
    schoolSpending: ({ schoolId, since, until }) =>
      findSchoolSpending.all({
        schoolId,
        since: storedDate(since.toISOString()),
        until: storedDate(until.toISOString()),
      }),
    storedBytes: () => measure.get()?.bytes ?? 0,
    workCounts: (classId) => countWork.all({ classId }),
    classWork({ classId, since = always, enrolmentIds }) {
      return findWork
        .all({ classId, since: storedDate(since.toISOString()), students: JSON.stringify(enrolmentIds) })
        .map(({ endedAt, ...row }) => ({ ...row, endedAt: dateOrNull(endedAt) }));
    },
    liveGame(gameId) {
      const row = findLiveGame.get(gameId);
      return row && { ...row, createdAt: new Date(row.createdAt), endedAt: dateOrNull(row.endedAt) };
    },
    livePlayers: (gameId) =>
      findLivePlayers.all(gameId).map(({ isGuest, isHere, isKicked, accommodation, ...row }) => ({
        ...row,
        accommodation: accommodation && JSON.parse(accommodation),
        isGuest: isGuest === 1,
        isHere: isHere === 1,
        isKicked: isKicked === 1,
      })),
    liveAnswers: (gameId, question) =>
      question === undefined ? findLiveAnswers.all(gameId) : findLiveAnswersTo.all(gameId, question),
    close: () => connection.close(),
  };
}

/** The users query has few shapes: each is prepared once. */
function preparedOnce<Row>(connection: Sqlite.Database) {
  const prepared = new Map<string, Sqlite.Statement<unknown[], Row>>();
  return (sql: string) => {
    const statement = prepared.get(sql) ?? connection.prepare<unknown[], Row>(sql);
    prepared.set(sql, statement);
    return statement;
  };
}

function spendingOf({ since, of }: SpendingQuery) {
  return {
    places: { of: of && { scope: of.scope, id: '@id' }, since: '@since' },
    values: { since: storedDate(since.toISOString()), ...(of && { id: of.id }) },
  };
}

function conditions({ search, role }: Pick<UsersQuery, 'search' | 'role'>, isRare: (phrase: string) => boolean) {
  const where: string[] = [];
  const values: (string | number)[] = [];
  if (role) {
    where.push('u."role" = ?');
    values.push(role);
  }
  const searchKey = nameKey(search ?? '');
  // The trigram index finds any part of three characters or more. What is short or common is looked for row by row
  // in the order of the page: that is quick, because it is found on nearly every page.
  if ([...searchKey].length >= 3 && isRare(phraseOf(searchKey))) {
    where.push('u."id" IN (SELECT "userId" FROM "UserSearch" WHERE "UserSearch" MATCH ?)');
    values.push(phraseOf(searchKey));
  } else if (searchKey) {
    where.push(`(instr(u."usernameKey", ?) OR instr(u."emailKey", ?))`);
    values.push(searchKey, searchKey);
  }
  return { where, values };
}

/** A part of a name as the full-text index reads it. */
function phraseOf(searchKey: string): string {
  return `"${searchKey.replaceAll('"', '""')}"`;
}

function whereClause(conditions: string[]): string {
  return conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
}

/** Field by field, because copying a row as a whole costs more than reading it. */
function fromText(row: TextRow): User {
  return {
    id: row.id,
    username: row.username,
    usernameKey: row.usernameKey,
    email: row.email,
    emailKey: row.emailKey,
    role: toRole(row.role),
    plan: toPlan(row.plan),
    planStatus: row.planStatus,
    planRenewsAt: dateOrNull(row.planRenewsAt),
    trialEndsAt: dateOrNull(row.trialEndsAt),
    aiCredits: row.aiCredits,
    seatLimit: row.seatLimit,
    billingProvider: row.billingProvider,
    billingCustomerId: row.billingCustomerId,
    billingSubscriptionId: row.billingSubscriptionId,
    metadata: row.metadata ? JSON.parse(row.metadata) : null,
    grantedMonth: row.grantedMonth,
    lastSpentAt: dateOrNull(row.lastSpentAt),
    freeDay: row.freeDay,
    freeUsed: row.freeUsed,
    createdAt: new Date(row.createdAt),
    managedById: row.managedById,
  };
}

function dateOrNull(text: string | null): Date | null {
  return text ? new Date(text) : null;
}

/** ISO text as Prisma's adapter stores it. */
function storedDate(iso: string): string {
  return iso.replace('Z', '+00:00');
}
