// How live games hold up that are played all at once: what becomes of each answer, and how long screens wait. The server
// and all phones share this machine, each side in a process of its own.
import { fork } from 'node:child_process';
import { loadavg } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { busySeconds, residentMb, startPortal, stop } from './bench-server.mjs';
import { startPostgres } from './postgres.mjs';
import { root } from './prepare.mjs';

const games = 20;
const gamesInTurn = 10;
const players = 60;
const seconds = 20;
const screenGoalMs = 500;
/** How much larger the heap may be after the last of ten games than after the third. */
const grownGoalMb = 3;

const scenarios = {
  spread: { says: 'half of the answers in the first five seconds', questions: 3 },
  once: { says: 'all answers within one second', questions: 3, withinMs: 1000, hasGoal: false },
  drops: { says: '10 of 100 connections lost each minute', questions: 2, dropsAMinute: 10 },
  kill: { says: 'the server killed in the middle and started again', questions: 2, isKilled: true },
  postgres: { says: 'two processes on PostgreSQL, players at both', questions: 2, servers: 2 },
};

/** Plays the scenario of this name, or all of them. Answers what missed its goal. */
export async function liveMisses(folder, only) {
  const misses = [];
  const chosen = Object.entries(scenarios).filter(([name]) => !only || only === name);
  if (chosen.length > 0)
    console.log(`\nLive: ${games} games of ${players} players at once, ${seconds} seconds a question`);
  for (const [name, scenario] of chosen) misses.push(...(await play(folder, name, scenario)));
  if (!only || only === 'memory') misses.push(...(await lookAtMemory(folder)));
  return misses;
}

async function play(folder, name, { says, servers = 1, isKilled = false, hasGoal = true, ...plan }) {
  const postgres = servers > 1 ? await startPostgres() : undefined;
  const database = postgres ? postgres.url('postgres') : path.join(folder, `live-${name}.db`);
  const portals = [await startPortal(database)];
  while (portals.length < servers) portals.push(await startPortal(database));
  /** Of those that were killed. */
  let busyBefore = 0;
  const busy = () => busyBefore + portals.reduce((sum, { process: { pid } }) => sum + busySeconds(pid), 0);
  const begun = { busy: 0, at: 0 };
  let share = 0;
  const load = await startLoad(portals, { ...plan, games, players, seconds });
  const found = await load.result({
    playing: () => Object.assign(begun, { busy: busy(), at: performance.now() }),
    played() {
      share = (busy() - begun.busy) / ((performance.now() - begun.at) / 1000);
    },
    async middle() {
      if (!isKilled) return;
      isKilled = false;
      const [{ port }] = portals;
      load.say('killed');
      busyBefore = busySeconds(portals[0].process.pid);
      await stop(portals[0], 'SIGKILL');
      portals[0] = await startPortal(database, [], port);
    },
  });
  const memory = portals.map(({ process: { pid } }) => `${residentMb(pid)} MB`).join(' and ');
  for (const portal of portals) await stop(portal);
  await postgres?.stop();
  return print(name, says, { ...found, share, memory, hasGoal });
}

function print(name, says, { hasGoal, share, memory, ...found }) {
  const { sent, counted, lost, doubled, wrong, refused, again, drops, awayMs } = found;
  const number = (value) => value.toLocaleString('en');
  console.log(`\n${name}: ${says} (load average ${loadavg()[0].toFixed(1)})`);
  console.log(
    `  answers        ${number(sent)} sent, ${number(counted)} counted, ${lost} lost, ${doubled} doubled, ${wrong} wrong, ${refused} too late; ${number(again)} sent again`,
  );
  const screens = { 'host’s screen': found.toHost, 'players’ screens': found.toPlayers };
  const slow = Object.entries(screens).filter(([screen, waits]) => {
    const isMissed = hasGoal && share99(waits) > screenGoalMs;
    console.log(`  ${screen.padEnd(18)} ${inWords(waits)}${isMissed ? `  MISSED (goal ${screenGoalMs})` : ''}`);
    return isMissed;
  });
  if (drops > 0) console.log(`  connections    ${drops} lost and taken up again`);
  if (awayMs > 0)
    console.log(
      `  away           ${Math.round(awayMs)} ms until all were back; answers of that time ${inWords(found.whileAway)}`,
    );
  console.log(
    `  server         ${Math.round(share * 100)} % of a core, ${memory}; all came in within ${(found.cameInMs / 1000).toFixed(1)} s`,
  );
  return [
    ...slow.map(([screen, waits]) => `live ${name}: ${screen} ${Math.round(share99(waits))} ms`),
    // While the server was away the time of a question may be over.
    ...(lost + doubled + wrong + (awayMs > 0 ? 0 : refused) > 0
      ? [`live ${name}: ${lost} lost, ${doubled} doubled, ${wrong} wrong, ${refused} too late`]
      : []),
  ];
}

const at = (waits, part) =>
  waits.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(waits.length * part) - 1)] ?? Number.NaN;
const share99 = (waits) => at(waits, 0.99);
const inWords = (waits) =>
  `${[0.5, 0.95, 0.99, 1].map((part) => Math.round(at(waits, part))).join(' / ')} ms of ${waits.length.toLocaleString('en')} (50 / 95 / 99 / 100 %)`;

/** Ten games one after the other: what is left of each in memory. */
async function lookAtMemory(folder) {
  const flags = ['--expose-gc', '--import', pathToFileURL(path.join(root, 'tests/load/tell-memory.mjs')).href];
  const portal = await startPortal(path.join(folder, 'live-memory.db'), flags);
  const plan = { games: 1, players, seconds, questions: 2, withinMs: 1000, again: gamesInTurn };
  const load = await startLoad([portal], plan);
  const held = [];
  for (let game = 0; game < gamesInTurn; game += 1) {
    await load.result({});
    held.push(await memoryOf(portal));
    if (game + 1 < gamesInTurn) load.say('again');
  }
  await stop(portal);
  const list = (name) => held.map((one) => one[name]).join(' ');
  console.log(`\nmemory: ${gamesInTurn} games one after the other, after a collection`);
  console.log(`  heap           ${list('heapMb')} MB`);
  console.log(`  all            ${list('rssMb')} MB`);
  console.log(`  handles        ${list('handles')}`);
  // The first ones fill what is kept, as compiled code and questions.
  const grown = Math.round((held.at(-1).heapMb - held[2].heapMb) * 10) / 10;
  const isMissed = grown > grownGoalMb;
  console.log(
    `  from the third to the last game ${grown} MB more of the heap${isMissed ? `  MISSED (goal ${grownGoalMb})` : ''}`,
  );
  return isMissed ? [`live memory: ${grown} MB more`] : [];
}

function memoryOf(portal) {
  return new Promise((resolve) => {
    const hear = (text) => {
      const told = /^memory (.*)$/m.exec(String(text))?.[1];
      if (!told) return;
      portal.process.stdout.off('data', hear);
      resolve(JSON.parse(told));
    };
    portal.process.stdout.on('data', hear);
    portal.process.kill('SIGUSR2');
  });
}

async function startLoad(portals, plan) {
  const urls = portals.map(({ port }) => `http://127.0.0.1:${port}`);
  const { token } = await signUp(urls[0]);
  const load = fork(path.join(root, 'tests/load/live-games.mjs'), [JSON.stringify({ ...plan, urls, token })]);
  return {
    say: (text) => load.send(text),
    /** What it found; what it says before that is answered by name. */
    result: (heard) =>
      new Promise((resolve, reject) => {
        load.on('message', (message) => (typeof message === 'string' ? void heard[message]?.() : resolve(message)));
        load.once('exit', (code) => reject(new Error(`The players ended with ${code}.`)));
      }),
  };
}

async function signUp(url) {
  const teacher = { username: 'lind', email: 'lind@school.example', password: 'benchmark-1', role: 'teacher' };
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(teacher),
  });
  return response.json();
}
