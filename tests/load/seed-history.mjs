// Fills a portal's database with a year of attempts, directly: a hundred thousand of them in a minute.
import { randomUUID } from 'node:crypto';
import Sqlite from 'better-sqlite3';

const skills = ['grammar', 'vocabulary', 'reading', 'listening'];
const levels = ['A1', 'A2', 'B1'];
const points = ['present-simple', 'past-simple', 'articles', null];
const questions = 10;
const yearMs = 365 * 86_400_000;

/**
 * Adds students whom the owner associated and who accepted, quizzes of the owner's, and attempts of them, evenly spread
 * over the year before `now`. Two questions of each attempt are answered.
 */
export function seedHistory(file, { ownerId, attempts, students = 30, quizzes = 40, now = Date.now() }) {
  const db = new Sqlite(file, { timeout: 5000 });
  const insert = (table, columns) =>
    db.prepare(`INSERT INTO "${table}" (${columns.map((name) => `"${name}"`)}) VALUES (${columns.map(() => '?')})`);
  const addUser = insert('User', ['id', 'username', 'usernameKey', 'email', 'emailKey', 'passwordHash', 'createdAt']);
  const addMember = insert('Association', ['ownerId', 'memberId', 'acceptedAt', 'createdAt']);
  const addQuiz = insert('Resource', [
    ...['id', 'ownerId', 'kind', 'title', 'titleKey', 'data', 'createdAt', 'updatedAt', 'fieldsVersion', 'tags'],
  ]);
  const addAttempt = insert('Attempt', [
    ...['id', 'userId', 'appId', 'title', 'source', 'mode', 'seed', 'items', 'about', 'fieldsVersion'],
    ...['startedAt', 'finishedAt', 'score', 'maxScore', 'resourceId', 'resourceVersion'],
  ]);
  const addAnswer = insert('AttemptAnswer', [
    ...['attemptId', 'itemId', 'response', 'verdict', 'score', 'answeredAt', 'skill', 'level', 'point', 'chosen'],
  ]);
  const from = now - yearMs;
  const begun = stored(from);
  const ids = (count) => Array.from({ length: count }, () => randomUUID());
  const players = ids(students);
  const sets = ids(quizzes).map((id, at) => ({ id, items: itemsOf(at) }));
  db.transaction(() => {
    for (const [at, id] of players.entries()) {
      const name = `player-${at}`;
      addUser.run(id, name, name, `${name}@school.example`, `${name}@school.example`, 'none', begun);
      addMember.run(ownerId, id, begun, begun);
    }
    for (const [at, { id, items }] of sets.entries()) {
      const data = JSON.stringify({ intro: '', items, rules: {} });
      addQuiz.run(id, ownerId, 'quiz', `Quiz ${at}`, `quiz ${at}`, data, begun, begun, 1, '[]');
    }
    for (let at = 0; at < attempts; at += 1) {
      const { id: resourceId, items } = sets[at % quizzes];
      const id = randomUUID();
      const startedAt = from + Math.floor((at / attempts) * yearMs);
      const end = stored(startedAt + 300_000);
      addAttempt.run(
        ...[id, players[(at * 7) % students], 'classroom-quiz-maker', 'Quiz', '{"kind":"questions"}', 'practice', 1],
        ...[JSON.stringify(items), aboutOf(items), 1],
        ...[stored(startedAt), end, at % 3, 2, resourceId, 1],
      );
      for (const { id: itemId, skill, level, tags } of [items[at % questions], items[(at + 1) % questions]]) {
        const isRight = (at + itemId.length) % 3 > 0;
        const chosen = isRight ? 'drinks' : 'drink';
        addAnswer.run(
          ...[id, itemId, JSON.stringify({ choice: chosen }), isRight ? 'right' : 'wrong', isRight ? 1 : 0, end],
          ...[skill, level, tags[0] ?? null, chosen],
        );
      }
    }
  })();
  db.close();
  return { players };
}

/** As Prisma's adapter stores dates. */
const stored = (time) => new Date(time).toISOString().replace('Z', '+00:00');

function itemsOf(quiz) {
  return Array.from({ length: questions }, (_, at) => ({
    id: `q${quiz}.${at}`,
    kind: 'mc',
    prompt: `Question ${at} of quiz ${quiz}: which word fits into the sentence ‘She ___ tea every morning’?`,
    skill: skills[(quiz + at) % skills.length],
    level: levels[at % levels.length],
    tags: [points[at % points.length]].filter(Boolean),
    points: 1,
    explanation: 'After he, she and it the present simple takes an -s.',
    options: [{ text: 'drinks', isKey: true }, { text: 'drink' }, { text: 'drinking' }],
  }));
}

const aboutOf = (items) => `|${[...new Set(items.map(({ skill, level }) => `${skill}.${level}`))].join('|')}|`;
