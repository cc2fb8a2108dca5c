// Plays live games at a portal, all at once, and reports what became of each answer and how long screens waited. A
// process of its own: `fork` it with a plan as JSON. It says when it is in the middle of the second question, and hears
// when the server is killed and when it is back.
import { setTimeout as pause } from 'node:timers/promises';
import { createHost } from './live-host.mjs';
import { createPlayer } from './live-player.mjs';
import { call } from './live-wire.mjs';

const plan = JSON.parse(process.argv[2]);
const { urls, token, games, players, questions, seconds, withinMs, dropsAMinute = 0, again = 1 } = plan;
const right = 'right';
const choices = [right, 'wrong', 'neither', 'both'];
const comingAtOnce = 24;

const headers = { authorization: `Bearer ${token}` };
const toHost = [];
const toPlayers = [];
const outage = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY };
let killed;
process.on('message', (message) => {
  if (message === 'killed') killed = performance.now();
});

/** Half of the answers in the first quarter of the time, the others until just before its end. */
function thinking() {
  if (withinMs) return Math.random() * withinMs;
  const quarter = (seconds * 1000) / 4;
  // Whose connection is gone when time is over comes too late, which is no fault of the server's.
  const sparedMs = dropsAMinute > 0 ? 6000 : 1500;
  return Math.random() < 0.5 ? Math.random() * quarter : quarter + Math.random() * (3 * quarter - sparedMs);
}

async function makeQuiz() {
  const items = Array.from({ length: questions }, (_, at) => ({
    ...{ id: `q${at}`, kind: 'mc', prompt: `Which one is right, number ${at + 1}?`, tags: [], version: 1, points: 1 },
    explanation: 'The right one is.',
    options: choices.map((text) => ({ text, isKey: text === right })),
  }));
  return (await call(urls[0], 'library.create', { kind: 'quiz', title: 'Unit 3', data: { items } }, { headers })).id;
}

/** A game with its players, who are all there. */
async function gather(resourceId, place) {
  const asked = [];
  const shown = new Set();
  const people = new Map();
  const url = (at) => urls[at % urls.length];
  const host = await createHost(url(place), {
    token,
    resourceId,
    seconds,
    onShown(playerId, question) {
      const key = `${playerId} ${question}`;
      if (shown.has(key)) return;
      shown.add(key);
      const sentAt = people.get(playerId)?.answers.get(question)?.sentAt;
      const now = performance.now();
      if (sentAt !== undefined) toHost.push({ ms: now - sentAt, sentAt, now });
    },
  });
  const come = async (at) => {
    const player = await createPlayer(url(place + at), host.code, {
      delayOf: thinking,
      choose: () => choices[Math.floor(Math.random() * choices.length)],
      onAsked(question, since) {
        const now = performance.now();
        const sentAt = asked[question];
        if (since < sentAt) toPlayers.push({ ms: now - sentAt, sentAt, now });
      },
    });
    people.set(player.playerId, player);
    await player.isThere;
  };
  return { host, people, come, asked };
}

async function play({ host, people, asked }) {
  const all = [...people.values()];
  // No two teachers press in the same moment, but where all are to come at once.
  if (!withinMs) await pause((Math.random() * seconds * 1000) / 4);
  for (let question = 0; question < questions; question += 1) {
    const began = performance.now();
    asked[question] = began;
    await host.press(question === 0 ? 'start' : 'next');
    if (question === 1) setTimeout(() => process.send('middle'), (seconds * 1000) / 4);
    const isDone = ({ answers }) => answers.get(question)?.isKept || answers.get(question)?.refused;
    while (!all.every(isDone) || (!withinMs && performance.now() - began < seconds * 1000)) await pause(50);
    await host.press('reveal');
    await pause(withinMs ? 300 : 1000);
  }
}

/** What the portal kept, beside what the phones know. */
async function countIn({ host, people }) {
  const report = await host.report();
  const kept = new Map();
  for (const { id, answers } of report.players) for (const one of answers) add(kept, `${id} ${one.question}`, one);
  const found = { sent: 0, again: 0, refused: 0, counted: 0, lost: 0, doubled: 0, wrong: 0 };
  for (const [playerId, { answers }] of people) {
    for (const answer of answers.values()) {
      if (answer.tries === 0) continue;
      const [first, ...more] = kept.get(`${playerId} ${answer.question}`) ?? [];
      found.sent += 1;
      found.again += answer.tries - 1;
      found.refused += answer.refused ? 1 : 0;
      found.counted += first ? 1 : 0;
      found.lost += answer.isKept && !first ? 1 : 0;
      found.doubled += more.length;
      found.wrong += first && first.response.choice !== answer.response.choice ? 1 : 0;
    }
  }
  for (const { id, points } of report.players) {
    const own = [...(people.get(id)?.answers.values() ?? [])];
    if (points !== own.filter(({ isKept, response }) => isKept && response.choice === right).length) found.wrong += 1;
  }
  return found;
}

const add = (map, key, value) => map.set(key, [...(map.get(key) ?? []), value]);

/** Loses connections at random, so many of a hundred in a minute. */
function dropping(all) {
  if (dropsAMinute === 0) return { stop() {}, count: () => 0 };
  let count = 0;
  const everyMs = 60_000 / (all.length * (dropsAMinute / 100));
  const timer = setInterval(() => {
    count += 1;
    void all[Math.floor(Math.random() * all.length)].drop(1000 + Math.random() * 3000);
  }, everyMs);
  return { stop: () => clearInterval(timer), count: () => count };
}

/** From the kill until all phones are told again: what waited meanwhile is looked at apart. */
async function watchOutage(all) {
  for (;;) {
    await pause(50);
    if (killed === undefined) continue;
    outage.from = killed;
    await pause(500);
    while (!all.every((one) => one.connectedAt() > killed)) await pause(20);
    outage.to = performance.now();
    return;
  }
}

const wasAway = ({ sentAt, now }) => now > outage.from && sentAt < outage.to;

async function inTurns(works, atOnce) {
  const waiting = [...works];
  const worker = async () => {
    for (let work = waiting.shift(); work; work = waiting.shift()) await work();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function playAll(resourceId) {
  const made = [];
  await inTurns(
    Array.from({ length: games }, (_, place) => async () => made.push(await gather(resourceId, place))),
    4,
  );
  const began = performance.now();
  await inTurns(
    made.flatMap(({ come }) => Array.from({ length: players }, (_, at) => () => come(at))),
    comingAtOnce,
  );
  const cameInMs = performance.now() - began;
  const all = made.flatMap(({ people }) => [...people.values()]);
  void watchOutage(all);
  const drops = dropping(all);
  process.send('playing');
  await Promise.all(made.map(play));
  drops.stop();
  process.send('played');
  await pause(500);
  for (const { host } of made) await host.press('end');
  const found = await Promise.all(made.map(countIn));
  for (const { stop } of all) stop();
  for (const { host } of made) host.stop();
  const sum = (name) => found.reduce((total, one) => total + one[name], 0);
  return {
    ...Object.fromEntries(Object.keys(found[0]).map((name) => [name, sum(name)])),
    cameInMs,
    drops: drops.count(),
  };
}

const resourceId = await makeQuiz();
for (let round = 0; round < again; round += 1) {
  const counted = await playAll(resourceId);
  process.send({
    ...counted,
    toHost: toHost.filter((one) => !wasAway(one)).map(({ ms }) => ms),
    toPlayers: toPlayers.filter((one) => !wasAway(one)).map(({ ms }) => ms),
    whileAway: toHost.filter(wasAway).map(({ ms }) => ms),
    awayMs: outage.to - outage.from,
  });
  if (round + 1 < again) await new Promise((resolve) => process.once('message', resolve));
}
process.exit(0);
