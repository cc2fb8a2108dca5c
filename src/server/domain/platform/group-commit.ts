import type { Db, Transaction } from './deps';
import { letOthersRun } from './in-batches';

/*
 * Sixty answers that come at once would be sixty transactions, each with a write to the disk that the next one waits
 * for. Those that wait while one is written share the next one instead, and what each needs is read once for all. Each
 * stands or falls alone all the same: where the work of several fails, nothing of it stays and each is done by itself.
 *
 * What comes a little apart shares nothing by that, and each commit is a write to the disk. So a use may rest: what comes
 * alone is committed at once, and what comes soon after waits for others that come until then.
 */

/** So much shares a transaction at most, so that nobody waits for all. */
const atOnce = 100;

/**
 * Does calls together, as they came, and answers each in its place. What it refuses it has written nothing for. It may be
 * begun anew. What it locks it locks in an order, so that two processes do not wait for each other for ever.
 */
type Work<Input, Answer> = (tx: Transaction, inputs: readonly Input[]) => Promise<readonly Answer[]>;

interface Call<Input, Answer> {
  input: Input;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

interface Group<Input, Answer> {
  waiting: Call<Input, Answer>[];
  isRunning: boolean;
  /** When the last transaction began, on the clock of `performance`. */
  beganAt: number;
}

/**
 * Makes a use of transactions that its calls in this process share: a call is answered once its transaction is committed.
 * For `restMs` after a transaction began the next one waits for more calls.
 */
export function groupCommit<Input, Answer>(work: Work<Input, Answer>, { restMs = 0 } = {}) {
  const groups = new WeakMap<Db, Group<Input, Answer>>();
  return (db: Db, input: Input): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const group = groups.get(db) ?? { waiting: [], isRunning: false, beganAt: Number.NEGATIVE_INFINITY };
      groups.set(db, group);
      group.waiting.push({ input, resolve, reject });
      if (!group.isRunning) void commitAll(db, group, work, restMs);
    });
}

async function commitAll<Input, Answer>(
  db: Db,
  group: Group<Input, Answer>,
  work: Work<Input, Answer>,
  restMs: number,
): Promise<void> {
  group.isRunning = true;
  while (group.waiting.length > 0) {
    const leftMs = group.beganAt + restMs - performance.now();
    // What comes in this turn of the event loop is there after it.
    await (leftMs > 0 ? pause(leftMs) : letOthersRun());
    group.beganAt = performance.now();
    await commit(db, group.waiting.splice(0, atOnce), work);
  }
  group.isRunning = false;
}

async function commit<Input, Answer>(
  db: Db,
  calls: readonly Call<Input, Answer>[],
  work: Work<Input, Answer>,
): Promise<void> {
  let isWorking = false;
  const inputs = calls.map(({ input }) => input);
  try {
    const answers = await db.$transaction(async (tx) => {
      isWorking = true;
      const given = await work(tx, inputs);
      isWorking = false;
      return given;
    });
    for (const [at, { resolve, reject }] of calls.entries()) {
      const answer = answers[at];
      if (answer === undefined) reject(new Error('A call that shared a transaction was not answered.'));
      else resolve(answer);
    }
  } catch (error) {
    // One of them is to blame. Where it was the database, all would meet the same again.
    if (isWorking && calls.length > 1) await Promise.all(calls.map((call) => commit(db, [call], work)));
    else for (const { reject } of calls) reject(error);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
