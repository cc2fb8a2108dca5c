// Fills a portal's ledger with spending of the last ninety days, directly.
import { randomUUID } from 'node:crypto';
import Sqlite from 'better-sqlite3';

const actions = ['story-dice', 'word-scramble', 'lesson-planner', 'esl-tests', '20-questions', 'outside tool'];
const spanMs = 89 * 86_400_000;

/** Adds members of the owner's, and bookings evenly spread over the span before `now`: a third are the owner's own. */
export function seedUsage(file, { ownerId, bookings, members = 200, now = Date.now() }) {
  const db = new Sqlite(file, { timeout: 5000 });
  const insert = (table, columns) =>
    db.prepare(`INSERT INTO "${table}" (${columns.map((name) => `"${name}"`)}) VALUES (${columns.map(() => '?')})`);
  const addUser = insert('User', ['id', 'username', 'usernameKey', 'email', 'emailKey', 'passwordHash', 'createdAt']);
  const addMember = insert('Association', ['ownerId', 'memberId', 'acceptedAt', 'createdAt']);
  const addEntry = insert('LedgerEntry', [
    ...['id', 'userId', 'actorId', 'amount', 'balanceAfter', 'kind', 'action', 'metadata', 'createdAt'],
  ]);
  const from = now - spanMs;
  const spenders = Array.from({ length: members }, () => randomUUID());
  db.transaction(() => {
    for (const [at, id] of spenders.entries()) {
      const name = `member-${at}`;
      addUser.run(id, name, name, `${name}@school.example`, `${name}@school.example`, 'none', stored(from));
      addMember.run(ownerId, id, at % 2 ? stored(from) : null, stored(from));
    }
    // A balance that the bookings lead to: it begins with what they take.
    addEntry.run(randomUUID(), ownerId, ownerId, bookings, bookings, 'adjust', 'seed', null, stored(from));
    for (let at = 0; at < bookings; at += 1) {
      const actor = at % 3 === 0 ? ownerId : spenders[(at * 7) % members];
      const when = stored(from + Math.floor((at / bookings) * spanMs));
      const metadata = JSON.stringify({ class: '7b', unit: at % 12 });
      addEntry.run(
        ...[randomUUID(), ownerId, actor, -1, bookings - at - 1, 'debit', actions[at % actions.length], metadata, when],
      );
    }
  })();
  db.close();
}

/** As Prisma's adapter stores dates. */
const stored = (time) => new Date(time).toISOString().replace('Z', '+00:00');
