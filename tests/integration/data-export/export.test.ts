import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { strFromU8, type Unzipped, unzipSync } from 'fflate';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import type { Prisma } from '#prisma/generated/sqlite/client';
import { projectRoot } from '#server/config';
import { notPersonal, ownKinds } from '#server/domain/data-export/kinds';
import type { Item } from '#shared/items/item';
import { pictureOf } from '#tests/support/pictures';
import { png } from '#tests/support/png';
import { accepted, recordingFor, webm } from '#tests/support/recordings';
import { serve } from '#tests/support/server';
import { as, makeUser, tokenFor, type World, world } from '#tests/support/world';

/** The files of somebody's own data, as a request gets them. */
async function dataOf(portal: World, user: { id: string }) {
  const { url } = await serve(portal);
  const headers = { authorization: `Bearer ${await tokenFor(portal, user)}` };
  const response = await fetch(`${url}/api/profile/data.zip`, { headers });
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return {
    response,
    files,
    all: Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n'),
  };
}

const json = (files: Unzipped, name: string) => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()));
const csv = (files: Unzipped, name: string) =>
  Papa.parse<Record<string, string>>(strFromU8(files[`${name}.csv`] ?? new Uint8Array()).replace('\uFEFF', ''), {
    header: true,
    skipEmptyLines: true,
  }).data;

const question: Item = { tags: [], version: 1, points: 1, id: 'cats', kind: 'tf', prompt: 'Cats bark.', key: false };
const appId = 'classroom-quiz-maker';

test('every table is in the file, or it is said why it holds nothing of a person', () => {
  const schema = readFileSync(path.join(projectRoot, 'prisma/schema.prisma'), 'utf8');
  const tables = [...schema.matchAll(/^model (\w+) \{/gm)].map(([, name]) => name);
  const exported = new Set(ownKinds.flatMap(({ models }) => models));
  expect([...new Set([...exported, ...Object.keys(notPersonal)])].sort()).toEqual(tables.sort());
  expect(Object.keys(notPersonal).filter((name) => exported.has(name))).toEqual([]);
});

test('the file has a name with the date, says what is in it, and has what somebody did', async () => {
  const portal = await world();
  const teacher = await makeUser(portal, { username: 'Ms Lind', email: 'lind@secret.example' });
  const student = await makeUser(portal, { username: 'Ana', role: 'student' });
  await accepted(portal, teacher, student);
  const [asTeacher, me] = [await as(portal, teacher), await as(portal, student)];
  const quiz = await asTeacher.library.create({ kind: 'quiz', title: '=Animals', data: { items: [question] } });
  const { token } = await asTeacher.library.share({ id: quiz.id, mode: 'play' });
  const activity = { kind: 'questions' as const, from: { shared: token } };
  const { id } = await me.attempts.start({ appId, activity, mode: 'practice' });
  await me.attempts.answer({ id, itemId: 'cats', response: { isTrue: false } });
  await me.attempts.finish({ id });
  const { id: recordingId } = await me.pronunciation.handIn(recordingFor(teacher));
  const pictureId = await pictureOf(portal, student);
  await me.profile.setFavourite({ id: 'story-dice', favourite: true });
  await me.library.create({ kind: 'quiz', title: 'Mine', data: { items: [question] } });

  const { response, files, all } = await dataOf(portal, student);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="classroom-studio-2026-03-10.zip"');
  expect(response.headers.get('content-type')).toBe('application/zip');
  const readme = strFromU8(files['README.txt'] ?? new Uint8Array());
  for (const { name, columns } of ownKinds) {
    expect(readme).toContain(`${name}.json`);
    expect(Array.isArray(json(files, name))).toBe(true);
    expect([name, `${name}.csv` in files]).toEqual([name, columns !== undefined]);
  }
  expect(json(files, 'profile')).toMatchObject([{ username: 'Ana', email: student.email }]);
  expect(json(files, 'attempts')).toMatchObject([
    { id, title: '=Animals', score: 1, items: [{ given: { isTrue: false } }] },
  ]);
  expect(csv(files, 'attempts')).toMatchObject([{ title: "'=Animals", score: '1' }]);
  expect(csv(files, 'answers')).toMatchObject([{ question: 'Cats bark.', response: '{"isTrue":false}', score: '1' }]);
  expect(json(files, 'associations')).toMatchObject([{ username: 'Ms Lind', is: 'shares tokens with you' }]);
  expect(json(files, 'saved-work')).toMatchObject([{ title: 'Mine', data: { items: [{ id: 'cats' }] } }]);
  expect(csv(files, 'app-uses')).toMatchObject([{ appId: 'story-dice', favourite: 'true' }]);
  expect(json(files, 'tokens')).toMatchObject([{ amount: 100, whose: 'yours' }]);
  expect(Buffer.from(files[`recordings/${recordingId}.webm`] ?? []).equals(webm)).toBe(true);
  expect(csv(files, 'pictures')).toMatchObject([{ file: `pictures/${pictureId}.png`, width: '2' }]);
  expect(Buffer.from(files[`pictures/${pictureId}.png`] ?? []).equals(png())).toBe(true);
  expect(all).not.toContain('lind@secret.example');
  expect(await portal.deps.db.auditEntry.findMany({ where: { action: 'privacy.exported' } })).toMatchObject([
    { actorId: student.id, actorName: 'Ana' },
  ]);
});

test('no secret is in it, nothing of anybody else, and no key that waits for its release', async () => {
  const portal = await world();
  const [teacher, student] = [await makeUser(portal, { username: 'Ms Lind' }), await makeUser(portal)];
  const { passwordHash } = await portal.deps.db.user.findUniqueOrThrow({ where: { id: student.id } });
  const key = { userId: student.id, name: 'Sheet', scope: 'read', hint: 'cs_12', createdAt: new Date() };
  await portal.deps.db.apiKey.create({ data: { ...key, keyHash: 'SECRET-1' } });
  await portal.deps.db.secondFactor.create({ data: { userId: student.id, secret: 'SECRET-2' } });
  await portal.deps.db.recoveryCode.create({ data: { userId: student.id, codeHash: 'SECRET-3' } });
  const reset = { userId: student.id, tokenHash: 'SECRET-4', expiresAt: new Date() };
  await portal.deps.db.passwordReset.create({ data: reset });
  await portal.deps.db.addressLink.create({ data: { ...reset, tokenHash: 'SECRET-6', email: 'new@school.example' } });
  const asTeacher = await as(portal, teacher);
  await asTeacher.library.create({ kind: 'quiz', title: 'Not yours', data: { items: [question] } });
  const test = await asTeacher.library.create({ kind: 'test', title: 'June', data: { items: [question] } });
  await portal.deps.db.attempt.create({
    data: {
      userId: student.id,
      resourceId: test.id,
      appId: 'esl-tests',
      title: 'June',
      source: {},
      mode: 'test',
      seed: 1,
      items: [{ ...question, explanation: 'SECRET-5' }],
      startedAt: new Date(0),
      finishedAt: new Date(0),
      releasedAt: new Date('2999-01-01'),
      score: 0.75,
      answers: {
        create: { itemId: 'cats', response: { isTrue: true }, verdict: 'wrong', score: 0, answeredAt: new Date(0) },
      },
    },
  });
  const { all, files } = await dataOf(portal, student);
  expect(all).not.toContain(passwordHash);
  expect(all).not.toMatch(/SECRET|Not yours|tokenHash|keyHash/);
  expect(csv(files, 'attempts')).toMatchObject([{ title: 'June', score: '' }]);
  expect(csv(files, 'answers')).toMatchObject([{ response: '{"isTrue":true}', verdict: '', score: '' }]);
});

test('it is sent a few times a day, with a sentence after that, and to nobody who is not signed in', async () => {
  const portal = await world();
  const { url } = await serve(portal);
  expect((await fetch(`${url}/api/profile/data.zip`)).status).toBe(401);
  const headers = { authorization: `Bearer ${await tokenFor(portal, await makeUser(portal))}` };
  const statuses: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const response = await fetch(`${url}/api/profile/data.zip`, { headers });
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  const refused = await fetch(`${url}/api/profile/data.zip`, { headers });
  expect([refused.status, await refused.json()]).toEqual([
    429,
    expect.objectContaining({ message: expect.stringContaining('come back tomorrow') }),
  ]);
});

test('many attempts come each once, page by page, and nothing more is read once the other side has hung up', async () => {
  const portal = await world();
  const user = await makeUser(portal);
  const attempt = { userId: user.id, appId: 'x', title: 'x', source: {}, mode: 'practice', seed: 1 };
  // Of one moment, too: pages must not lose or repeat what was begun together.
  await portal.deps.db.attempt.createMany({
    data: Array.from({ length: 300 }, (_, number) => ({
      ...attempt,
      items: [{ ...question, explanation: Math.random().toString(36).repeat(200) }],
      startedAt: new Date(Math.floor(number / 20)),
    })),
  });
  const { files } = await dataOf(portal, user);
  const ids = csv(files, 'attempts').map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([300, 300]);

  let pages = 0;
  portal.deps.db = new Proxy(portal.deps.db, {
    get(target, name) {
      if (name === 'attempt') pages += 1;
      return Reflect.get(target, name);
    },
  });
  const { url } = await serve(portal);
  const headers = { authorization: `Bearer ${await tokenFor(portal, user)}` };
  const controller = new AbortController();
  const response = await fetch(`${url}/api/profile/data.zip`, { headers, signal: controller.signal });
  const reader = response.body?.getReader();
  while (pages === 0) await reader?.read();
  controller.abort();
  let last = -1;
  for (let quiet = 0; quiet < 50; quiet = last === pages ? quiet + 1 : 0) {
    last = pages;
    await setTimeout(5);
  }
  expect(last).toBeLessThan(150);
});

test('regression: of two files that are sent at once, each goes on in its turn, and never both', async () => {
  const portal = await world();
  const users = [await makeUser(portal), await makeUser(portal)];
  const attempt = {
    appId: 'x',
    title: 'x',
    source: {},
    mode: 'practice',
    seed: 1,
    items: [question],
    startedAt: new Date(),
  };
  await portal.deps.db.attempt.createMany({
    data: users.flatMap(({ id: userId }) => Array.from({ length: 30 }, () => ({ ...attempt, userId }))),
  });
  const readers: string[] = [];
  let reading = 0;
  let most = 0;
  portal.deps.db = new Proxy(portal.deps.db, {
    get(target, name) {
      if (name !== 'attempt') return Reflect.get(target, name);
      return {
        async findMany(asked: Prisma.AttemptFindManyArgs) {
          readers.push(String(asked.where?.userId));
          reading += 1;
          most = Math.max(most, reading);
          const rows = await target.attempt.findMany(asked);
          // As from a database that answers from elsewhere: there is time for another file.
          await setTimeout(5);
          reading -= 1;
          return rows;
        },
      };
    },
  });
  await Promise.all(users.map((user) => dataOf(portal, user)));
  expect(most).toBe(1);
  const turns = readers.filter((reader, index) => reader !== readers[index - 1]).length;
  expect(turns).toBeGreaterThan(readers.length / 4);
});

test('HEAD tells name and type of the file, and takes nothing out: it is neither counted nor noted', async () => {
  const portal = await world();
  const { url } = await serve(portal);
  const headers = { authorization: `Bearer ${await tokenFor(portal, await makeUser(portal))}` };
  const look = (method: string) => fetch(`${url}/api/profile/data.zip`, { method, headers });
  for (let times = 0; times < 8; times += 1) {
    const { status, headers: answered } = await look('HEAD');
    expect([status, answered.get('content-type')]).toEqual([200, 'application/zip']);
    expect(answered.get('content-disposition')).toMatch(/filename="classroom-studio-[\d-]+\.zip"/);
  }
  expect(await portal.deps.db.auditEntry.count({ where: { action: 'privacy.exported' } })).toBe(0);
  const file = await look('GET');
  expect(file.status).toBe(200);
  await file.arrayBuffer();
  expect(await portal.deps.db.auditEntry.count({ where: { action: 'privacy.exported' } })).toBe(1);
  expect((await fetch(`${url}/api/profile/data.zip`, { method: 'HEAD' })).status).toBe(401);
});
