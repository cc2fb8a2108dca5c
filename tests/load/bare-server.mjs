// The yardstick of the benchmark: the same work by node:http and prepared statements, and nothing else.
import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import Sqlite from 'better-sqlite3';

const [file, port] = process.argv.slice(2);
const db = new Sqlite(file);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = NORMAL');
db.pragma('foreign_keys = ON');

const findSession = db.prepare('SELECT "userId", "lastSeenAt", "expiresAt" FROM "Session" WHERE "tokenHash" = ?');
const findUser = db.prepare('SELECT * FROM "User" WHERE "id" = ?');
const page = db.prepare('SELECT * FROM "User" ORDER BY "createdAt", "id" LIMIT ?');
const take = db.prepare(
  'UPDATE "User" SET "aiCredits" = "aiCredits" - ? WHERE "id" = ? AND "aiCredits" >= ? RETURNING "aiCredits"',
);
const record = db.prepare(
  `INSERT INTO "LedgerEntry" ("id", "userId", "actorId", "amount", "balanceAfter", "kind", "action", "createdAt")
   VALUES (?, ?, ?, ?, ?, 'debit', ?, ?)`,
);
const debit = db.transaction((user, amount, action) => {
  const row = take.get(amount, user.id, amount);
  if (!row) return undefined;
  record.run(randomUUID(), user.id, user.id, -amount, row.aiCredits, action, new Date().toISOString());
  return row.aiCredits;
});

const isoDate = (text) => (text ? new Date(text).toISOString() : null);

/** The answer that the portal gives, field by field. */
function toAnswer(user) {
  return {
    userId: user.id,
    id: user.id,
    username: user.username,
    email: user.email,
    role: user.role,
    plan: user.plan,
    planStatus: user.planStatus,
    planRenewsAt: isoDate(user.planRenewsAt),
    trialEndsAt: isoDate(user.trialEndsAt),
    aiCredits: user.aiCredits,
    seatLimit: user.seatLimit,
    billingProvider: user.billingProvider,
    billingCustomerId: user.billingCustomerId,
    billingSubscriptionId: user.billingSubscriptionId,
    metadata: user.metadata ? JSON.parse(user.metadata) : null,
    createdAt: isoDate(user.createdAt),
  };
}

function userOf(request) {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const session = findSession.get(createHash('sha256').update(token).digest('hex'));
  if (!session || new Date(session.expiresAt) <= new Date()) return undefined;
  return findUser.get(session.userId);
}

function send(response, status, body) {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(body));
}

createServer((request, response) => {
  const user = userOf(request);
  if (!user) return send(response, 401, { message: 'Please sign in.' });
  if (request.url === '/api/auth/profile') return send(response, 200, toAnswer(user));
  if (request.url?.startsWith('/api/users')) return send(response, 200, page.all(100).map(toAnswer));
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    const { amount, action } = JSON.parse(body);
    const balance = debit(user, amount, action);
    send(response, balance === undefined ? 402 : 200, {
      success: balance !== undefined,
      data: { charged: amount, balance },
    });
  });
  return undefined;
}).listen(Number(port), '127.0.0.1', () => console.log('ready'));
