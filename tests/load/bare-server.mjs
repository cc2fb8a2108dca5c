// The yardstick of the benchmark: the same work by node:http and prepared statements, and nothing else.
import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import Sqlite from 'better-sqlite3';

const [file, port] = process.argv.slice(2);
const db = new Sqlite(file);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = NORMAL');
db.pragma('foreign_keys = ON');

const session = db.prepare(
  'SELECT u.* FROM "Session" s JOIN "User" u ON u."id" = s."userId" WHERE s."tokenHash" = ? AND s."expiresAt" > ?',
);
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

function toAnswer(user) {
  const { id, username, email, role, plan, planStatus, planRenewsAt, trialEndsAt, aiCredits, seatLimit } = user;
  const { billingProvider, billingCustomerId, billingSubscriptionId, metadata, createdAt } = user;
  return {
    ...{ userId: id, id, username, email, role, plan, planStatus, planRenewsAt, trialEndsAt, aiCredits, seatLimit },
    ...{ billingProvider, billingCustomerId, billingSubscriptionId, metadata, createdAt },
  };
}

function userOf(request) {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  return session.get(createHash('sha256').update(token).digest('hex'), new Date().toISOString());
}

function send(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json' });
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
