// Fills a portal's database with users, directly: a hundred thousand of them in seconds.
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

/** Adds users, and gives everybody tokens without end (with the ledger row that a balance needs). */
export function seedUsers(file, count) {
  const db = new Sqlite(file, { timeout: 5000 });
  const roles = ['student', 'student', 'student', 'teacher', 'school_admin'];
  const addUser = db.prepare(
    `INSERT INTO "User" ("id", "username", "usernameKey", "email", "emailKey", "passwordHash", "role", "createdAt")
     VALUES (@id, @username, @username, @email, @email, 'none', @role, @createdAt)`,
  );
  const grant = db.prepare('UPDATE "User" SET "aiCredits" = "aiCredits" + 1000000000');
  const addEntries = db.prepare(
    `INSERT INTO "LedgerEntry" ("id", "userId", "actorId", "amount", "balanceAfter", "kind", "action", "createdAt")
     SELECT lower(hex(randomblob(16))), "id", "id", 1000000000, "aiCredits", 'adjustment', 'bench', "createdAt" FROM "User"`,
  );
  db.transaction(() => {
    for (let at = 0; at < count; at += 1) {
      const createdAt = new Date(1_700_000_000_000 + at * 1000).toISOString().replace('Z', '+00:00');
      const username = `user-${at}`;
      addUser.run({
        id: randomUUID(),
        username,
        email: `${username}@school.example`,
        role: roles[at % roles.length],
        createdAt,
      });
    }
    grant.run();
    addEntries.run();
  })();
  db.close();
}

/** A second file with the same content. */
export function copyDatabase(from, to) {
  rmSync(to, { force: true });
  const db = new Sqlite(from);
  db.prepare('VACUUM INTO ?').run(to);
  db.close();
}
