import { randomInt } from 'node:crypto';
import { mulberry32 } from '../../../shared/random';
import { err, ok, type Result } from '../../../shared/result';
import type {
  FallbackReason,
  GenerateAnswer,
  GenerateEvent,
  GenerateInput,
  Output,
} from '../../../shared/schemas/generate';
import type { Deps, Model } from '../deps';
import type { User } from '../users/user';
import { type AllowanceRefusal, type Caller, takeAllowance } from './allowance';
import { recordModelCall } from './model-calls';
import { namesToHide } from './names';
import type { Task } from './task';
import { taskFor } from './tasks';

type Needs = Pick<Deps, 'db' | 'clock' | 'limiter' | 'words' | 'model' | 'log'>;
type Generated = Result<GenerateAnswer, AllowanceRefusal | 'generation_cancelled'>;

interface Options {
  /** Sends what is there while it is written. */
  stream: boolean;
  signal: AbortSignal | undefined;
}

/** Makes a draft, by the model where there is one and its answer is good, else by the built-in engine. */
export async function generate(
  deps: Needs,
  caller: Caller,
  input: GenerateInput,
  signal?: AbortSignal,
): Promise<Generated> {
  const events = generating(deps, caller, input, { stream: false, signal });
  for (;;) {
    const { done, value } = await events.next();
    if (done) return value;
  }
}

/** The same, telling on the way what is there already. A draft that nobody gets is not counted. */
export async function* generating(
  deps: Needs,
  caller: Caller,
  { appId, ask, names, seed = randomInt(0x7fffffff) }: GenerateInput,
  options: Options,
): AsyncGenerator<GenerateEvent, Generated, void> {
  const allowed = await takeAllowance(deps, caller, appId);
  if (!allowed.ok) return allowed;
  let isAnswered = false;
  try {
    const task = await taskFor(deps, ask);
    const written =
      deps.model && caller.user
        ? yield* writtenBy(deps.model, deps, { user: caller.user, appId, name: ask.task, task, names }, options)
        : undefined;
    if (written === 'cancelled') return err('generation_cancelled');
    const answer: GenerateAnswer =
      typeof written === 'object'
        ? { by: 'model', seed, output: written }
        : { by: 'engine', ...(written && { fellBack: written }), seed, output: task.builtIn(mulberry32(seed)) };
    isAnswered = true;
    return ok(answer);
  } finally {
    // Also where it broke, and where whoever waited has gone.
    if (!isAnswered) await allowed.value.giveBack();
  }
}

interface Job {
  user: User;
  appId: string;
  name: string;
  task: Task;
  names: readonly string[];
}

/** The model's answer, or why there is none. Names stay here: it sees others in their places. */
async function* writtenBy(
  model: Model,
  deps: Needs,
  { user, appId, name, task, names }: Job,
  { stream, signal }: Options,
): AsyncGenerator<GenerateEvent, Output | FallbackReason | 'cancelled', void> {
  const index = await deps.words.index();
  const hidden = namesToHide([...(await namesAround(deps, user)), ...names], (text) => index.find(text).length > 0);
  const prompt = JSON.stringify(hidden.hide(task.given));
  const began = deps.clock.now().getTime();
  let outcome: Output | FallbackReason | 'cancelled' = 'cancelled';
  const answers = model.ask({ system: task.system, prompt, shape: task.shape, stream, signal });
  try {
    let next = await answers.next();
    for (; !next.done; next = await answers.next()) {
      const text = task.shown(hidden.restore(next.value));
      if (text) yield { is: 'partial', text };
    }
    outcome = next.value.ok ? task.read(hidden.restore(next.value.json)) : next.value.reason;
    return outcome;
  } finally {
    await answers.return({ ok: false, reason: 'cancelled' });
    const said = typeof outcome === 'object' ? 'ok' : outcome;
    const durationMs = deps.clock.now().getTime() - began;
    if (said !== 'ok' && said !== 'cancelled') {
      deps.log.warn({ reason: said, durationMs }, 'The model did not answer well; the built-in engine did instead.');
    }
    const call = { userId: user.id, appId, task: name, model: model.about.name, prompt, outcome: said, durationMs };
    await recordModelCall(deps, call);
  }
}

/** Those whose names may well stand in what a user sends: their members' and their own. */
async function namesAround({ db }: Pick<Deps, 'db'>, user: User): Promise<string[]> {
  const members = await db.association.findMany({
    where: { ownerId: user.id },
    select: { member: { select: { username: true } } },
  });
  return [user.username, ...members.map(({ member }) => member.username)];
}
