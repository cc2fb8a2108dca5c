import type { SpendingScope } from '#server/domain/platform/deps';
import { userSelect } from '#server/domain/platform/user';
import type { UserSort } from '#shared/api/users';

/* What the hot reads say alike to both databases. */

export const userColumns = Object.keys(userSelect)
  .map((column) => `u."${column}"`)
  .join(', ');

/** The session of a token and its user; `place` is where the token's hash goes. */
export const sessionOf = (place: string) => `
  SELECT s."id" AS "sessionId", s."createdAt" AS "openedAt", s."lastSeenAt", s."expiresAt", s."endsAt", ${userColumns}
  FROM "Session" s JOIN "User" u ON u."id" = s."userId"
  WHERE s."tokenHash" = ${place}`;

/** The key of an outside tool and its user; `place` is where the key's hash goes. */
export const apiKeyOf = (place: string) => `
  SELECT k."id" AS "keyId", k."scope", k."expiresAt", k."lastUsedAt", k."revokedAt", ${userColumns}
  FROM "ApiKey" k JOIN "User" u ON u."id" = k."userId"
  WHERE k."keyHash" = ${place}`;

export const countSql = 'SELECT "role", "plan", count(*) AS "count" FROM "User" GROUP BY "role", "plan"';

/** Each sort order has an index, alone and within a role. */
export const sortColumns: Record<UserSort, string> = {
  username: 'usernameKey',
  email: 'emailKey',
  role: 'role',
  plan: 'plan',
  aiCredits: 'aiCredits',
  createdAt: 'createdAt',
};

/** Every offset of a time zone is made of such. */
const quarterSeconds = 15 * 60;

export const startOfQuarter = (quarter: number) => new Date(quarter * quarterSeconds * 1000);

/** Whose spending is added up, and the places where its values go. */
interface SpendingPlaces {
  of: { scope: SpendingScope; id: string } | undefined;
  since: string;
}

function spendings({ of, since }: SpendingPlaces): string {
  const scopes = {
    own: `("actorId" = ${of?.id} OR "userId" = ${of?.id}) AND`,
    members: `"userId" = ${of?.id} AND "actorId" <> ${of?.id} AND`,
  };
  return `FROM "LedgerEntry"
    WHERE ${of ? scopes[of.scope] : ''} "kind" IN ('debit', 'refund') AND "createdAt" >= ${since}`;
}

const tokens = `sum("freeTokens" - "amount") AS "tokens"`;
const times = `sum(CASE "kind" WHEN 'debit' THEN 1 ELSE -1 END) AS "times"`;

/** What was spent in each quarter of an hour. */
export function spendingByQuarter(quarter: string, places: SpendingPlaces): string {
  return `SELECT ${quarter} AS "quarter", ${tokens} ${spendings(places)} GROUP BY 1`;
}

/**
 * What was spent on what by whom of whose tokens. By action first: by people, SQLite would go through an index row by
 * row.
 */
export function spendingByPeople(places: SpendingPlaces): string {
  return `SELECT "action", "actorId", "userId", ${tokens}, ${times}
    ${spendings(places)} GROUP BY 1, 2, 3`;
}

interface SchoolSpendingPlaces {
  schoolId: string;
  since: string;
  until: string;
}

/** What was spent of the tokens of each member of a school, from when they came to it on, where anything was. */
export function spendingOfSchool({ schoolId, since, until }: SchoolSpendingPlaces): string {
  return `SELECT m."userId", ${tokens}, ${times}
    FROM "SchoolMember" m JOIN "LedgerEntry" l ON l."userId" = m."userId"
      AND l."createdAt" >= CASE WHEN m."joinedAt" > ${since} THEN m."joinedAt" ELSE ${since} END
      AND l."createdAt" < ${until}
    WHERE m."schoolId" = ${schoolId} AND m."joinedAt" IS NOT NULL AND l."kind" IN ('debit', 'refund')
    GROUP BY m."userId"`;
}

interface WorkPlaces {
  classId: string;
  since: string;
  /** What stands for a list of students. */
  students: string;
}

/**
 * Which student of a class has begun what, and handed it in for the first time. One index tells all of it, and in the
 * order of its groups: so not by a join.
 */
export function workOfClass({ classId, since, students }: WorkPlaces): string {
  return `SELECT "assignmentId", "enrolmentId", min("finishedAt") AS "endedAt"
    FROM "Attempt"
    WHERE "assignmentId" IN (SELECT "id" FROM "Assignment" WHERE "classId" = ${classId} AND "createdAt" >= ${since})
      AND "enrolmentId" IN (${students})
    GROUP BY "assignmentId", "enrolmentId"`;
}

/**
 * How many of those who are in a class have begun each piece of its work, and handed it in. Each of them is looked up in
 * the index: that is quicker than reading all attempts, of which a student may have many at one piece.
 */
export function countsOfWork(classId: string): string {
  const attempt = `SELECT 1 FROM "Attempt" a WHERE a."assignmentId" = w."id" AND a."enrolmentId" = e."id"`;
  return `SELECT w."id" AS "assignmentId",
      count(*) FILTER (WHERE EXISTS (${attempt})) AS "begun",
      count(*) FILTER (WHERE EXISTS (${attempt} AND a."finishedAt" IS NOT NULL)) AS "done"
    FROM "Assignment" w JOIN "Enrolment" e ON e."classId" = w."classId" AND NOT e."isWaiting"
    WHERE w."classId" = ${classId}
    GROUP BY w."id"`;
}

/** A live game without its questions, and the code that leads to it. */
export const liveGameOf = (gameId: string) => `
  SELECT g."id", g."hostId", g."classId", g."title", g."appId", g."leftOut", g."seed", g."settings", g."state",
    g."createdAt", g."endedAt", c."code"
  FROM "LiveGame" g LEFT JOIN "JoinCode" c ON c."liveGameId" = g."id"
  WHERE g."id" = ${gameId}`;

/** Who plays a live game, with whom they are in its class. */
export const livePlayersOf = (gameId: string) => `
  SELECT p."id", p."name", p."ofName", p."tokenHash" IS NOT NULL AS "isGuest", p."team", p."accommodation",
    p."isHere", p."kickedAt" IS NOT NULL AS "isKicked", e."id" AS "studentId", e."name" AS "studentName", e."userId"
  FROM "LivePlayer" p LEFT JOIN "Enrolment" e ON e."id" = p."enrolmentId"
  WHERE p."gameId" = ${gameId}
  ORDER BY p."joinedAt", p."id"`;

/** What was answered in it, or to one question of it, in the order in which that is shown. */
export const liveAnswersIn = (gameId: string, question?: string) => `
  SELECT a."playerId", a."question", a."ballot", a."verdict", a."score", a."ms", a."response", a."grade"
  FROM "LiveAnswer" a JOIN "LivePlayer" p ON p."id" = a."playerId" AND p."kickedAt" IS NULL
  WHERE a."gameId" = ${gameId} ${question ? `AND a."question" = ${question}` : ''}
  ORDER BY a."question", a."ballot", a."answeredAt", a."playerId"`;

/** Before everything. */
export const always = new Date(0);
