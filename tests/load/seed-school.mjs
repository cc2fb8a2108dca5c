// Fills a portal's database with a school, directly: its teachers, a class of each, and what they spent in a year.
import { randomUUID } from 'node:crypto';
import Sqlite from 'better-sqlite3';

const actions = ['story-dice', 'word-scramble', 'lesson-planner', 'esl-tests', '20-questions'];
const yearMs = 365 * 86_400_000;

/** Makes a school that `headId` administers, with so many other teachers, a class and so many bookings each. */
export function seedSchool(file, { headId, teachers, bookingsEach, classSize = 30, now = Date.now() }) {
  const db = new Sqlite(file, { timeout: 5000 });
  const insert = (table, columns) =>
    db.prepare(`INSERT INTO "${table}" (${columns.map((name) => `"${name}"`)}) VALUES (${columns.map(() => '?')})`);
  const addUser = insert('User', [
    ...['id', 'username', 'usernameKey', 'email', 'emailKey', 'passwordHash', 'role', 'createdAt'],
  ]);
  const addMember = insert('SchoolMember', [
    'userId',
    'schoolId',
    'isAdministrator',
    'cameBy',
    'createdAt',
    'joinedAt',
  ]);
  const addClass = insert('Class', ['id', 'ownerId', 'name', 'timeZone', 'createdAt']);
  const addStudent = insert('Enrolment', ['id', 'classId', 'name', 'nameKey', 'createdAt']);
  const addEntry = insert('LedgerEntry', [
    ...['id', 'userId', 'actorId', 'amount', 'balanceAfter', 'kind', 'action', 'createdAt'],
  ]);
  const from = now - yearMs;
  const schoolId = randomUUID();

  function addTeacher(at) {
    const [id, classId] = [randomUUID(), randomUUID()];
    const name = `teacher-${at}`;
    addUser.run(id, name, name, `${name}@school.example`, `${name}@school.example`, 'none', 'teacher', stored(from));
    addMember.run(id, schoolId, 0, 'invited', stored(from), stored(from));
    addClass.run(classId, id, `Class ${at + 1}`, 'UTC', stored(from));
    for (let student = 0; student < classSize; student += 1) {
      const called = `Student ${at}-${student}`;
      addStudent.run(randomUUID(), classId, called, called.toLowerCase(), stored(from));
    }
    // A balance that the bookings lead to: it begins with what they take.
    addEntry.run(randomUUID(), id, id, bookingsEach, bookingsEach, 'adjust', 'seed', stored(from));
    for (let booking = 0; booking < bookingsEach; booking += 1) {
      const when = stored(from + Math.floor((booking / bookingsEach) * yearMs));
      const action = actions[(at + booking) % actions.length];
      addEntry.run(randomUUID(), id, id, -1, bookingsEach - booking - 1, 'debit', action, when);
    }
  }

  db.transaction(() => {
    insert('School', ['id', 'name', 'nameKey', 'createdAt']).run(schoolId, 'School', 'school', stored(from));
    addMember.run(headId, schoolId, 1, 'invited', stored(from), stored(from));
    for (let at = 0; at < teachers; at += 1) addTeacher(at);
  })();
  db.exec('ANALYZE');
  db.close();
}

/** As Prisma's adapter stores dates. */
const stored = (time) => new Date(time).toISOString().replace('Z', '+00:00');
