// npm run bench: the portal beside a bare server that does the same work, loaded in turns; speed as ratios. And what
// Lighthouse says of the public pages, and how reports hold up when much was played or spent. What the dearest answer
// costs to judge, what the largest downloads cost the others, and that what reads texts costs no more than their length.
// And how long a teacher waits for the screens of a class.
// And how live games hold up that are played all at once.
// `npm run bench -- lighthouse`, `history`, `usage`, `classes`, `answer`, `exports`, `live` or `cost` runs that part only,
// and `npm run bench -- live kill` one scenario of it.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { liveMisses } from './bench-live.mjs';
import { residentMb, startPortal, startServer, stop } from './bench-server.mjs';
import { lighthouseMisses } from './lighthouse.mjs';
import { binOf, build, generateClient, install, requireNode, root } from './prepare.mjs';

requireNode();
install({ everything: true });
generateClient();
build();

const { default: autocannon } = await import('autocannon');
const { copyDatabase, seedUsers } = await import('../tests/load/seed-users.mjs');
const { seedHistory } = await import('../tests/load/seed-history.mjs');
const { seedUsage } = await import('../tests/load/seed-usage.mjs');
const { seedClasses } = await import('../tests/load/seed-classes.mjs');
const { seedSchool } = await import('../tests/load/seed-school.mjs');
const { seedBooks } = await import('../tests/load/seed-books.mjs');
const { dearestAnswer } = await import('../tests/load/dearest-answer.mjs');

const connections = 32;
const rounds = 3;
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const goals = { profile: 0.15, debit: 0.1, users: 0.4, startMs: 600, idleMb: 130 };
/** Of the reports a second with a thousand rounds, what is left with a hundred thousand. */
const historyGoals = { group: 0.3, hardest: 0.25, student: 0.25, skill: 0.05, level: 0.03 };
/** The same for what was spent: each booking of the span is added up. */
const usageGoals = { own: 0.03, portal: 0.025 };

/** What a screen of a class may take of the server in the middle, with a year of work in the class. */
const classesGoalMs = 50;
const classesAsked = 40;
/** Until a teacher's screen shows what a student did, and how often that is tried. */
const shownGoalMs = 2_000;
const shownTried = 20;

/** One answer of the longest kind, whatever it holds: so long may it hold everybody else up. */
const answerGoalMs = 20;

/** What others wait in the middle while the largest downloads run, of a server with so much memory. */
const exportsGoalMs = 50;
const exportsHeapMb = 1024;
const exportsAtOnce = 4;
/** What a teacher may keep. */
const quotaMb = 200;

const folder = mkdtempSync(path.join(tmpdir(), 'portal-bench-'));
const misses = [];
try {
  const only = process.argv[2];
  if (!only || only === 'lighthouse') await lookAtPages();
  if (!only || only === 'history') await lookAtHistory();
  if (!only || only === 'usage') await lookAtUsage();
  if (!only || only === 'classes') await lookAtClasses();
  if (!only || only === 'answer') await lookAtAnswers();
  if (!only || only === 'exports') await lookAtExports();
  if (!only || only === 'live') misses.push(...(await liveMisses(folder, only && process.argv[3])));
  if (!only || only === 'cost') compareCosts();
  if (!only) await loadServer();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (misses.length > 0) console.log(`\nMissed: ${misses.join('; ')}`);
process.exitCode = misses.length > 0 ? 1 : 0;

async function lookAtPages() {
  const portal = await startPortal(path.join(folder, 'pages.db'));
  misses.push(...(await lighthouseMisses(`http://127.0.0.1:${portal.port}`)));
  await stop(portal);
}

async function loadServer() {
  pinToOneCore();
  await compare(1, ['profile', 'debit']);
  // A page of one user would be a profile read by another name: the small page is a full one.
  await compare(100, ['users']);
  await compare(100_000, ['profile', 'debit', 'users']);
  await startAndIdle();
}

/**
 * Server and load share one core, which is how the goals were measured: what counts is what a request costs in all, and
 * not how two cores happen to be scheduled on a machine that has other work to do. Children inherit the core.
 */
function pinToOneCore() {
  const pinned = spawnSync('taskset', ['-cp', '0', String(process.pid)]).status === 0;
  if (!pinned) console.log('taskset is missing: nothing is pinned to one core, so read the ratios with care.');
}

/** The reports of a teacher with thirty students, with few rounds and with a hundred times as many. */
async function lookAtHistory() {
  pinToOneCore();
  const [few, many] = [await startWithHistory(1000), await startWithHistory(100_000)];
  console.log('\nReports of 30 students: with 100,000 rounds beside 1,000');
  const paths = {
    group: '/api/history/group',
    hardest: '/api/history/hardest',
    student: '/api/history/student?memberId=',
    skill: '/api/history?whose=students&skill=speaking',
    level: '/api/history?whose=players&level=B2',
  };
  const pathOf = (name, { memberId }) => (name === 'student' ? paths.student + memberId : paths[name]);
  await compareReports({ few, many, goals: historyGoals, pathOf });
}

/** Reports of a year's spending, with few bookings and with a hundred times as many. */
async function lookAtUsage() {
  pinToOneCore();
  const [few, many] = [await startWithUsage(1000), await startWithUsage(100_000)];
  console.log('\nUsage of 90 days: with 100,000 bookings in them beside 1,000');
  const paths = {
    own: '/api/usage?days=90',
    portal: '/api/usage/portal?days=90',
  };
  await compareReports({ few, many, goals: usageGoals, pathOf: (name) => paths[name] });
}

/**
 * How long a teacher waits for what the screens of a class ask: thirty students with two thousand attempts each, and a
 * thousand students in other classes; beside the same with twenty attempts each. The same of the school that they
 * administer.
 */
async function lookAtClasses() {
  pinToOneCore();
  const few = await startWithClasses({ attemptsEach: 20, teachers: 2, bookingsEach: 20 });
  const many = await startWithClasses({ attemptsEach: 2000, teachers: 60, bookingsEach: 2000 });
  console.log('\nScreens of a class: 30 students with 2,000 attempts each beside 20, and 1,000 in other classes;');
  console.log('and of their school: 60 teachers beside 2, with 30 students and 2,000 bookings each');
  const lastMonth = new Date(Date.now() - 27 * 86_400_000).toISOString().slice(0, 10);
  const pathsOf = ({ id, studentId, workId, quizId }) => ({
    classes: '/api/classes',
    class: `/api/classes/${id}`,
    'work of the class': `/api/classes/${id}/assignments`,
    'results of a quiz': `/api/assignments/${quizId}`,
    'results of grammar': `/api/assignments/${workId}`,
    'to mark': '/api/marking',
    'to mark, on Home': '/api/marking?limit=1',
    'matrix, 28 days': `/api/classes/${id}/progress?from=${lastMonth}`,
    'matrix, all': `/api/classes/${id}/progress`,
    'mistakes, 28 days': `/api/classes/${id}/mistakes?from=${lastMonth}`,
    'mistakes, all': `/api/classes/${id}/mistakes`,
    student: `/api/classes/${id}/students/${studentId}/progress`,
    'report cards': `/api/classes/${id}/report-cards?from=${lastMonth}`,
    'report cards, all': `/api/classes/${id}/report-cards`,
    school: '/api/school',
    'members of a school': '/api/school/members',
    'who waits for it': '/api/school/waiting',
    'its students': '/api/school/students',
    'its classes': '/api/school/classes',
    'its usage': '/api/school/usage',
  });
  const [fewPaths, manyPaths] = [pathsOf(few), pathsOf(many)];
  for (const [name, path] of Object.entries(manyPaths)) {
    const ms = { few: await medianOf(few, fewPaths[name]), many: await medianOf(many, path) };
    const isReached = ms.many <= classesGoalMs;
    const text = `${name.padEnd(20)} ${ms.many.toFixed(1)} ms, not ${ms.few.toFixed(1)}`;
    console.log(
      `${text.padEnd(44)} ratio ${(ms.many / ms.few).toFixed(1)}${isReached ? '' : `  MISSED (goal ${classesGoalMs})`}`,
    );
    if (!isReached) misses.push(`${text} (goal ${classesGoalMs})`);
  }
  const waits = await untilShown(many);
  const shown = `a change, until it is shown: ${waits.median} ms in the middle, ${waits.longest} at most`;
  console.log(`${shown}${waits.longest <= shownGoalMs ? '' : `  MISSED (goal ${shownGoalMs})`}`);
  if (waits.longest > shownGoalMs) misses.push(`${shown} (goal ${shownGoalMs})`);
  await stop(few.portal);
  await stop(many.portal);
}

async function startWithClasses({ attemptsEach, teachers, bookingsEach }) {
  const file = path.join(folder, `classes-${attemptsEach}.db`);
  const portal = await startPortal(file);
  const { token, id: ownerId } = await makeTeacher(portal);
  const seeded = seedClasses(file, { ownerId, attemptsEach });
  seedSchool(file, { headId: ownerId, teachers, bookingsEach });
  // Connections that the portal has closed while this process was busy are noticed before they are used again.
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { portal, token, ...seeded };
}

/** How long one request takes in the middle, asked again and again by one teacher. */
async function medianOf({ portal, token }, path) {
  const waits = [];
  for (let at = 0; at < 2 * classesAsked; at += 1) {
    const asked = performance.now();
    const answer = await fetch(`http://127.0.0.1:${portal.port}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
    // The first half is until it is warm.
    if (at >= classesAsked) waits.push(performance.now() - asked);
  }
  return waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)];
}

/** How long it takes from a change until a screen that follows the work was told of it and has read it. */
async function untilShown({ portal, token, quizId, studentId }) {
  const at = `http://127.0.0.1:${portal.port}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const input = encodeURIComponent(JSON.stringify({ records: [{ kind: 'assignment', id: quizId }] }));
  const stop = new AbortController();
  const stream = await fetch(`${at}/trpc/changes.follow?input=${input}`, { headers, signal: stop.signal });
  const pieces = stream.body.pipeThrough(new TextDecoderStream()).getReader();
  const heard = async (sign) => {
    for (let text = ''; !text.includes(sign); ) text += (await pieces.read()).value;
  };
  await heard('"changed":[]');
  const waits = [];
  for (let tried = 0; tried < shownTried; tried += 1) {
    // In the middle of the time in which changes are gathered, as with a class that answers all the time.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const began = performance.now();
    const body = JSON.stringify({ dueAt: null, extraAttempts: tried % 2, isExcused: false });
    const change = await fetch(`${at}/api/assignments/${quizId}/students/${studentId}`, {
      method: 'PATCH',
      headers,
      body,
    });
    if (!change.ok) throw new Error(`A student's work: ${change.status} ${await change.text()}`);
    await heard('"changed":[{');
    await (await fetch(`${at}/api/assignments/${quizId}`, { headers })).arrayBuffer();
    waits.push(Math.round(performance.now() - began));
  }
  stop.abort();
  waits.sort((a, b) => a - b);
  return { median: waits[Math.floor(waits.length / 2)], longest: waits.at(-1) };
}

/** How many reports a second are left where there is much to add up, as a share of those where there is little. */
async function compareReports({ few, many, goals, pathOf }) {
  for (const [name, goal] of Object.entries(goals)) {
    const load = (school) =>
      measure(school.portal, {
        path: pathOf(name, school),
        headers: { authorization: `Bearer ${school.token}` },
        connections: 2,
      });
    await load(few);
    await load(many);
    const ratios = [];
    let last;
    for (let round = 0; round < rounds; round += 1) {
      last = { few: await load(few), many: await load(many) };
      ratios.push(last.many / last.few);
    }
    const ratio = ratios.sort((a, b) => a - b)[Math.floor(rounds / 2)];
    report(`${name.padEnd(8)} ${Math.round(1000 / last.many)} ms, not ${Math.round(1000 / last.few)}`, ratio, goal);
  }
  await stop(few.portal);
  await stop(many.portal);
}

async function startWithHistory(attempts) {
  const file = path.join(folder, `history-${attempts}.db`);
  const portal = await startPortal(file);
  const { token, id: ownerId } = await signInAdmin(portal);
  const { players } = seedHistory(file, { ownerId, attempts });
  return { portal, token, memberId: players[0] };
}

async function startWithUsage(bookings) {
  const file = path.join(folder, `usage-${bookings}.db`);
  const portal = await startPortal(file);
  const { token, id: ownerId } = await signInAdmin(portal);
  seedUsage(file, { ownerId, bookings });
  return { portal, token };
}

/** What the dearest answer that anybody can send costs to judge. */
async function lookAtAnswers() {
  const { kind, filling, ms } = await dearestAnswer();
  const found = `one answer of the longest kind, worst text: ${ms.toFixed(1)} ms`;
  console.log(`\n${found} (goal ${answerGoalMs}; ${kind} of ${JSON.stringify(filling)})`);
  if (ms > answerGoalMs) misses.push(found);
}

/** The tests of the cost, which say as ratios how much more work a longer text or a fuller library is. */
function compareCosts() {
  const { status } = spawnSync(process.execPath, [binOf('vitest'), 'run', '--project', 'cost'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', TEST_RUN: 'cost' },
  });
  if (status !== 0) misses.push('tests of the cost');
}

/** How long others wait while four users take out as much work as one may keep, all at once. */
async function lookAtExports() {
  const file = path.join(folder, 'exports.db');
  const portal = await startPortal(file, [`--max-old-space-size=${exportsHeapMb}`]);
  const { token, id: ownerId } = await signInAdmin(portal);
  const { books, scenes } = seedBooks(file, { ownerId, megabytes: quotaMb });
  const before = await waitsOf(portal, token, new Promise((resolve) => setTimeout(resolve, seconds * 1000)));
  const url = `http://127.0.0.1:${portal.port}/api/library/export`;
  const begun = performance.now();
  const taken = Promise.all(Array.from({ length: exportsAtOnce }, () => takeFile(url, token, books)));
  const during = await waitsOf(portal, token, taken);
  const [bytes = 0] = await taken;
  const took = Math.round((performance.now() - begun) / 1000);
  const what = `${exportsAtOnce} exports of ${Math.round(bytes / 1_000_000)} MB (${scenes} scenes) in ${took} s`;
  console.log(`\n${what}; memory ${residentMb(portal.process.pid)} MB`);
  console.log(`what others wait: ${inWords(during)}; without them ${inWords(before)} (goal ${exportsGoalMs} ms)`);
  if (during.median > exportsGoalMs) misses.push(`others wait ${inWords(during)} while files are taken out`);
  await stop(portal);
}

/** One small request after the other until something is over, and how long each took. */
async function waitsOf(portal, token, over) {
  let isOver = false;
  const ended = over.finally(() => {
    isOver = true;
  });
  const waits = [];
  while (!isOver) {
    const asked = performance.now();
    const answer = await fetch(`http://127.0.0.1:${portal.port}/api/tokens/balance`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`/api/tokens/balance: ${answer.status}`);
    await answer.arrayBuffer();
    waits.push(performance.now() - asked);
  }
  await ended;
  waits.sort((a, b) => a - b);
  const at = (share) => waits[Math.floor((waits.length - 1) * share)];
  return { median: at(0.5), most: at(0.95) };
}

function inWords({ median, most }) {
  return `${median.toFixed(1)} ms (95 of 100 at most ${most.toFixed(1)} ms)`;
}

/** How many bytes came. In a process of its own: reading them would hold up the one that measures. */
function takeFile(url, token, ids) {
  const taker = spawn(process.execPath, [path.join(root, 'tests/load/take-file.mjs'), url, token, ids.join()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let written = '';
  taker.stdout.on('data', (text) => {
    written += String(text);
  });
  return new Promise((resolve, reject) => {
    taker.once('exit', (code) => (code === 0 ? resolve(Number(written)) : reject(new Error('A file was not taken.'))));
  });
}

async function compare(users, names) {
  const file = path.join(folder, `${users}.db`);
  const bareFile = path.join(folder, `${users}-bare.db`);
  const portal = await startPortal(file);
  const admin = await signInAdmin(portal);
  // Seeding writes rows directly, so the same file content serves both.
  seedUsers(file, users - 1);
  copyDatabase(file, bareFile);
  const bare = await startServer([path.join(root, 'tests/load/bare-server.mjs'), bareFile]);

  const authorization = `Bearer ${admin.token}`;
  const spend = { method: 'POST', body: JSON.stringify({ amount: 1, action: 'bench' }) };
  const works = {
    profile: { path: '/api/auth/profile' },
    debit: { path: '/api/tokens/consume', ...spend },
    users: { path: '/api/users?limit=100' },
  };
  console.log(
    `\n${users.toLocaleString('en')} ${users === 1 ? 'user' : 'users'}, requests a second at ${connections} connections`,
  );
  for (const name of names) {
    const work = works[name];
    const load = (server) =>
      measure(server, { ...work, headers: { authorization, 'content-type': 'application/json' } });
    const ratios = [];
    let last;
    // Warm is what counts: a server that answers ten times fewer calls takes longer to be compiled.
    await load(portal);
    await load(portal);
    await load(bare);
    for (let round = 0; round < rounds; round += 1) {
      last = { bare: await load(bare), portal: await load(portal) };
      ratios.push(last.portal / last.bare);
    }
    const ratio = ratios.sort((a, b) => a - b)[Math.floor(rounds / 2)];
    report(`${name.padEnd(8)} portal ${Math.round(last.portal)}, bare ${Math.round(last.bare)}`, ratio, goals[name]);
  }
  await stop(portal);
  await stop(bare);
}

function report(text, ratio, goal) {
  const reached = ratio >= goal;
  console.log(`${text.padEnd(44)} ratio ${ratio.toFixed(3)} (goal ${goal})${reached ? '' : '  MISSED'}`);
  if (!reached) misses.push(`${text}: ${ratio.toFixed(3)} of ${goal}`);
}

async function measure(server, request) {
  const result = await autocannon({
    url: `http://127.0.0.1:${server.port}${request.path}`,
    connections,
    duration: seconds,
    ...request,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${request.path}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

/** From start to the first answer of a built server on a migrated database, and its memory when idle. */
async function startAndIdle() {
  const file = path.join(folder, '1.db');
  const times = [];
  let memory = 0;
  for (let round = 0; round < 5; round += 1) {
    const begun = performance.now();
    const portal = await startPortal(file);
    await fetch(`http://127.0.0.1:${portal.port}/api/tokens/packages`);
    times.push(performance.now() - begun);
    memory = residentMb(portal.process.pid);
    await stop(portal);
  }
  const start = Math.round(times.sort((a, b) => a - b)[2]);
  console.log(
    `\nStart to first answer ${start} ms (goal ${goals.startMs}; an empty Node starts in ${emptyStart()} ms here); memory when idle ${memory} MB (goal ${goals.idleMb})`,
  );
  if (start > goals.startMs) misses.push(`start ${start} ms`);
  if (memory > goals.idleMb) misses.push(`memory ${memory} MB`);
}

/** What a start costs on this machine before any code of ours runs. */
function emptyStart() {
  const begun = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return Math.round(performance.now() - begun);
}

async function signInAdmin(portal) {
  const response = await fetch(`http://127.0.0.1:${portal.port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'benchmark' }),
  });
  return response.json();
}

/** Classes are for those who teach. */
async function makeTeacher(portal) {
  const teacher = { username: 'lind', email: 'lind@school.example', password: 'benchmark-1', role: 'teacher' };
  const response = await fetch(`http://127.0.0.1:${portal.port}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(teacher),
  });
  return response.json();
}
