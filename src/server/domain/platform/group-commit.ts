import type { Db, Transaction } from './deps';

/*
 * Sixty answers that come at once would be sixty transactions, each with a write to the disk that the next one waits
 * for. Those that wait while one is written share the next one instead, and those of one game are done together. Each
 * stands or falls alone all the same: where one of several is refused or fails, they are taken back and done one by one,
 * so that what the refused or failed one wrote is gone, and the others stay.
 *
 * What comes a little apart shares nothing by that, and each commit is a write to the disk. So a use may rest: what comes
 * alone is committed at once, and what comes soon after waits for others that come until then.
 */

/** So much shares a transaction at most, so that nobody waits for all. */
const atOnce = 100;

/** Does calls of one key together, as they came, and answers each in its place. It may be begun anew. */
type Work<Input, Answer> = (tx: Transaction, key: string, inputs: readonly Input[]) => Promise<readonly Answer[]>;

interface Call<Input, Answer> {
  input: Input;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** Calls of one kind and key that wait. */
interface Batch {
  key: string;
  /** It has waited for others long enough. */
  isDue: boolean;
  /** Takes no more calls. */
  close(): void;
  /** Does them inside the transaction, and says how to answer once that is committed. */
  run(tx: Transaction): Promise<() => void>;
  fail(error: unknown): void;
}

interface Group {
  waiting: Batch[];
  isRunning: boolean;
  /** When the last transaction began, on the clock of `performance`. */
  beganAt: number;
}

const groups = new WeakMap<Db, Group>();

/**
 * Makes a use of transactions that share them with others of this process: a call is answered once its transaction is
 * committed. In one transaction calls are done by the order of their keys, and those of one kind and key as they came:
 * so two processes that lock what the keys name do not wait for each other for ever. `restMs` after a transaction
 * began its own calls may wait for others.
 */
export function groupCommit<Input, Answer extends { ok: boolean }>(work: Work<Input, Answer>, { restMs = 0 } = {}) {
  const open = new WeakMap<Db, Map<string, Call<Input, Answer>[]>>();
  return (db: Db, key: string, input: Input): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const batches = open.get(db) ?? new Map<string, Call<Input, Answer>[]>();
      open.set(db, batches);
      const call: Call<Input, Answer> = { input, resolve, reject };
      const waiting = batches.get(key);
      if (waiting && waiting.length < atOnce) {
        waiting.push(call);
        return;
      }
      const calls = [call];
      batches.set(key, calls);
      wait(db, restMs, {
        key,
        isDue: false,
        close: () => void (batches.get(key) === calls && batches.delete(key)),
        run: (tx) => doTogether(tx, key, calls, work),
        fail: (error) => {
          for (const one of calls) one.reject(error);
        },
      });
    });
}

async function doTogether<Input, Answer extends { ok: boolean }>(
  tx: Transaction,
  key: string,
  calls: readonly Call<Input, Answer>[],
  work: Work<Input, Answer>,
): Promise<() => void> {
  const inputs = calls.map(({ input }) => input);
  const outcome = await inSavepoint(tx, () => work(tx, key, inputs));
  if (calls.length === 1 || outcome.isKept) {
    return () => {
      for (const [at, { resolve, reject }] of calls.entries()) {
        const answer = outcome.answers?.[at];
        if (answer) resolve(answer);
        else reject(outcome.error);
      }
    };
  }
  const alone: (() => void)[] = [];
  for (const call of calls) alone.push(await doTogether(tx, key, [call], work));
  return () => {
    for (const answer of alone) answer();
  };
}

interface Outcome<Answer> {
  isKept: boolean;
  answers?: readonly Answer[];
  error?: unknown;
}

/** Takes back what was written where the work fails, or refuses anything. */
async function inSavepoint<Answer extends { ok: boolean }>(
  tx: Transaction,
  work: () => Promise<readonly Answer[]>,
): Promise<Outcome<Answer>> {
  await tx.$executeRaw`SAVEPOINT one_of_group`;
  const outcome = await work().then(
    (answers): Outcome<Answer> => ({ isKept: answers.every(({ ok }) => ok), answers }),
    (error: unknown): Outcome<Answer> => {
      // Where another transaction is in the way, all of this one is begun anew.
      if (wasInTheWay(error)) throw error;
      return { isKept: false, error };
    },
  );
  if (!outcome.isKept) await tx.$executeRaw`ROLLBACK TO SAVEPOINT one_of_group`;
  await tx.$executeRaw`RELEASE SAVEPOINT one_of_group`;
  return outcome;
}

function wait(db: Db, restMs: number, batch: Batch): void {
  const group = groups.get(db) ?? { waiting: [], isRunning: false, beganAt: Number.NEGATIVE_INFINITY };
  groups.set(db, group);
  group.waiting.push(batch);
  const begin = () => {
    batch.isDue = true;
    void commitAll(db, group);
  };
  const leftMs = group.beganAt + restMs - performance.now();
  if (leftMs > 0) setTimeout(begin, leftMs);
  else begin();
}

async function commitAll(db: Db, group: Group): Promise<void> {
  if (group.isRunning) return;
  group.isRunning = true;
  // What comes in this turn of the event loop is there after it.
  await aTurn();
  while (group.waiting.some(({ isDue }) => isDue)) {
    group.beganAt = performance.now();
    const batches = group.waiting.splice(0, atOnce);
    for (const { close } of batches) close();
    await commit(
      db,
      batches.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))),
    );
  }
  group.isRunning = false;
}

async function commit(db: Db, batches: readonly Batch[]): Promise<void> {
  try {
    const answers = await db.$transaction(async (tx) => {
      const done: (() => void)[] = [];
      for (const batch of batches) {
        // SQLite answers at once, so without this nobody else would be let in before all of it is done.
        await aTurn();
        done.push(await batch.run(tx));
      }
      return done;
    });
    for (const answer of answers) answer();
  } catch (error) {
    for (const batch of batches) batch.fail(error);
  }
}

/** Lets the event loop go round once. */
const aTurn = () => new Promise((resolve) => setImmediate(resolve));

const wasInTheWay = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'P2034';
