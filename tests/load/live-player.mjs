// One phone in a live game: it comes in, follows, answers each question once, loses its connection and comes back.
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { call, keepFollowing, Refused } from './live-wire.mjs';

/** As browsers wait before they take up a stream again that broke off. */
const againMs = () => 500 + Math.random() * 1000;

/**
 * `delayOf(question)` says how long it thinks, `choose(question)` what it answers, and `onAsked(question, since)` hears
 * when a question stands on its screen, with the time since which it was connected.
 */
export async function createPlayer(url, code, { delayOf, choose, onAsked }) {
  const token = randomBytes(32).toString('hex');
  const headers = { 'x-guest-token': token };
  const { id, playerId } = await call(url, 'live.join', { code, token });
  /** By question: when it was sent first, how often, and whether it is known to be kept. */
  const answers = new Map();
  let connection;
  let connectedAt;
  let away = new AbortController();
  let told = () => {};
  const isThere = new Promise((resolve) => {
    told = resolve;
  });
  let isOver = false;

  function connect() {
    connectedAt = undefined;
    connection = keepFollowing(url, 'live.follow', { id }, { headers, onTold: hear, onLost, pauseMs: againMs });
  }

  function onLost() {
    connectedAt = undefined;
  }

  function hear({ game: { phase, question } }) {
    connectedAt ??= performance.now();
    told();
    isOver = phase === 'ended';
    if (isOver) connection();
    if (phase !== 'question' || answers.has(question)) return;
    onAsked(question, connectedAt);
    const answer = { question, response: { choice: choose(question) }, tries: 0, sentAt: undefined, isKept: false };
    answers.set(question, answer);
    setTimeout(() => void send(answer), delayOf(question));
  }

  /** Until the server says that it has it: the same answer, with the same id. */
  async function send(answer) {
    const { question, response } = answer;
    const requestId = randomUUID();
    while (!answer.isKept) {
      if (away.signal.aborted) {
        await pause(100);
        continue;
      }
      answer.sentAt ??= performance.now();
      answer.tries += 1;
      try {
        const { signal } = away;
        await call(url, 'live.answer', { id, question, ballot: 1, response, requestId }, { headers, signal });
        answer.isKept = true;
      } catch (error) {
        if (error instanceof Refused) {
          answer.refused = error.message;
          return;
        }
        await pause(againMs());
      }
    }
  }

  connect();
  return {
    playerId,
    answers,
    isThere,
    connectedAt: () => connectedAt,
    /** Loses all its connections for so long. */
    async drop(ms) {
      if (away.signal.aborted) return;
      away.abort();
      connection();
      await pause(ms);
      away = new AbortController();
      if (!isOver) connect();
    },
    stop: () => connection(),
  };
}
