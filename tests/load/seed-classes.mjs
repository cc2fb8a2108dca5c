// Fills a portal's database with classes that were given work for a year, directly: sixty thousand attempts in a minute.
import { randomUUID } from 'node:crypto';
import Sqlite from 'better-sqlite3';

const pointIds = ['present-simple', 'past-simple-irregular', 'articles', 'comparatives'];
const mistakeIds = ['third-person-s', 'regularised', 'do-for-have', 'present-for-past', null];
const skills = ['grammar', 'vocabulary', 'reading', 'listening'];
const questions = 5;
const pieces = 200;
const yearMs = 365 * 86_400_000;
const dayMs = 86_400_000;

/**
 * Adds a class of thirty students with so many attempts each, spread over two hundred pieces of work and the year before
 * `now`: every second piece is a quiz with a text to be marked, of which the last weeks wait. And a department: other
 * classes of the same owner, with a thousand students in all, who have played what they were given once.
 */
export function seedClasses(file, { ownerId, attemptsEach, students = 30, department = 1000, now = Date.now() }) {
  const db = new Sqlite(file, { timeout: 5000 });
  const insert = (table, columns) =>
    db.prepare(`INSERT INTO "${table}" (${columns.map((name) => `"${name}"`)}) VALUES (${columns.map(() => '?')})`);
  const addClass = insert('Class', ['id', 'ownerId', 'name', 'timeZone', 'createdAt']);
  const addStudent = insert('Enrolment', ['id', 'classId', 'name', 'nameKey', 'createdAt']);
  const addWork = insert('Assignment', [
    ...['id', 'classId', 'requestId', 'title', 'appId', 'activity', 'items', 'rules', 'dueAt', 'createdAt'],
  ]);
  const addAttempt = insert('Attempt', [
    ...['id', 'guestName', 'isFormer', 'isAssigned', 'assignmentId', 'enrolmentId', 'appId', 'title', 'source', 'mode'],
    ...['seed', 'items', 'about', 'fieldsVersion', 'startedAt', 'finishedAt', 'score', 'maxScore'],
  ]);
  const addAnswer = insert('AttemptAnswer', [
    ...['attemptId', 'itemId', 'response', 'verdict', 'score', 'answeredAt', 'skill', 'level', 'point', 'mistake'],
    ...['chosen', 'isTask'],
  ]);
  const addSum = insert('WorkSum', [
    ...['attemptId', 'classId', 'assignmentId', 'enrolmentId', 'kind', 'name', 'day', 'answered', 'score', 'example'],
  ]);
  const from = now - yearMs;

  function makeClass(name, size) {
    const id = randomUUID();
    addClass.run(id, ownerId, name, 'UTC', stored(from));
    const people = Array.from({ length: size }, (_, at) => {
      const student = { id: randomUUID(), name: `Student ${at + 1}` };
      addStudent.run(student.id, id, student.name, student.name.toLowerCase(), stored(from));
      return student;
    });
    return { id, people };
  }

  function makeWork(classId, at, of) {
    const isQuiz = at % 2 === 0;
    const items = itemsOf(at);
    const createdAt = from + Math.floor((at / of) * (yearMs - 14 * dayMs));
    const id = randomUUID();
    const activity = isQuiz
      ? { kind: 'questions', from: { resource: randomUUID() } }
      : { kind: 'grammar', points: [pointIds[at % pointIds.length]], count: questions };
    addWork.run(
      ...[id, classId, randomUUID(), `Work ${at + 1}`, isQuiz ? 'classroom-quiz-maker' : 'grammar-cram'],
      ...[JSON.stringify(activity), isQuiz ? JSON.stringify(items) : null, '{"release":"each"}'],
      ...[stored(createdAt + 7 * dayMs), stored(createdAt)],
    );
    return { id, classId, at, isQuiz, items, createdAt, source: JSON.stringify(activity) };
  }

  function play(work, student, round, rounds) {
    const id = randomUUID();
    const startedAt = work.createdAt + Math.floor((round / rounds) * 12 * dayMs) + student.name.length * 60_000;
    const endedAt = startedAt + 300_000;
    const end = stored(endedAt);
    addAttempt.run(
      ...[id, student.name, 1, 1, work.id, student.id, 'grammar-cram', `Work ${work.at + 1}`, work.source, 'practice'],
      ...[1, JSON.stringify(work.items), '|grammar.A2|', 99, stored(startedAt), end, 3, questions],
    );
    const place = { classId: work.classId, day: end.slice(0, 10) };
    const sums = new Map();
    const add = (kind, name, score, example = null) => {
      if (!name && kind !== 'to-mark') return;
      const sum = sums.get(kind + name) ?? { kind, name, answered: 0, score: 0, example };
      sums.set(kind + name, { ...sum, answered: sum.answered + 1, score: sum.score + score });
    };
    for (const [at, item] of work.items.entries()) {
      if (item.kind === 'essay') {
        const waits = now - endedAt < 21 * dayMs;
        const score = waits ? 0 : 0.75;
        const response = JSON.stringify({ text: 'Last summer I went to the sea with my cousins. We swam every day.' });
        addAnswer.run(
          ...[id, item.id, response, waits ? 'ungraded' : 'partly', score, end, 'writing', 'A2', null, null, null, 1],
        );
        add(waits ? 'to-mark' : 'skill', waits ? '' : 'writing', score);
        continue;
      }
      const isRight = (work.at * 7 + student.name.length * 5 + at * 3 + round) % 3 > 0;
      const chosen = isRight ? 'drinks' : 'drink';
      const mistake = isRight ? null : mistakeIds[(work.at + at) % mistakeIds.length];
      const score = isRight ? 1 : 0;
      addAnswer.run(
        ...[id, item.id, JSON.stringify({ choice: chosen }), isRight ? 'right' : 'wrong', score, end],
        ...[item.skill, 'A2', item.tags[0] ?? null, mistake, chosen, 0],
      );
      add('skill', item.skill, score);
      add('point', item.tags[0], score);
      add('mistake', mistake, 0, 'She drink tea every morning.');
    }
    for (const { kind, name, answered, score, example } of sums.values()) {
      addSum.run(id, place.classId, work.id, student.id, kind, name, place.day, answered, score, example);
    }
  }

  const large = db.transaction(() => {
    const { id, people } = makeClass('Class 5b', students);
    const rounds = Math.max(1, Math.round(attemptsEach / pieces));
    const given = Math.round(attemptsEach / rounds);
    const works = Array.from({ length: given }, (_, at) => makeWork(id, at, given));
    for (const work of works) {
      for (const student of people) for (let round = 0; round < rounds; round += 1) play(work, student, round, rounds);
    }
    return { id, studentId: people[0].id, workId: works.at(-1).id, quizId: works.findLast(({ isQuiz }) => isQuiz).id };
  })();
  db.transaction(() => {
    for (let made = 0; made < department; made += students) {
      const { id, people } = makeClass(`Department ${made / students + 1}`, Math.min(students, department - made));
      for (let at = 0; at < 5; at += 1) {
        const work = makeWork(id, at, 5);
        for (const student of people) play(work, student, 0, 1);
      }
    }
  })();
  db.exec('ANALYZE');
  db.close();
  return large;
}

/** As Prisma's adapter stores dates. */
const stored = (time) => new Date(time).toISOString().replace('Z', '+00:00');

function itemsOf(work) {
  const all = Array.from({ length: questions }, (_, at) => ({
    id: `w${work}.${at}`,
    kind: 'mc',
    prompt: `Question ${at} of work ${work}: which word fits into the sentence ‘She ___ tea every morning’?`,
    skill: skills[work % skills.length],
    level: 'A2',
    // Practice is about one point of grammar, a quiz about two, and words about none.
    tags: work % 4 === 1 ? [] : [pointIds[(work + (work % 2 === 0 ? at % 2 : 0)) % pointIds.length]],
    version: 1,
    points: 1,
    explanation: 'After he, she and it the present simple takes an -s.',
    options: [
      { text: 'drinks', isKey: true },
      { text: 'drink', isKey: false },
      { text: 'drinking', isKey: false },
    ],
  }));
  if (work % 10 !== 0) return all;
  const essay = { id: `w${work}.text`, kind: 'essay', prompt: 'Write about a trip.', skill: 'writing', points: 4 };
  return [...all.slice(1), { ...essay, level: 'A2', tags: [], version: 1 }];
}
