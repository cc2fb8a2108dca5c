import { modelFor } from '#server/domain/model/model-settings';
import type { Deps, Model } from '#server/domain/platform/deps';
import { type Names, namesToHide } from '#server/domain/platform/names';
import type { User } from '#server/domain/platform/user';
import { mayHelpToWrite } from '#server/domain/writing/may-help';
import {
  type Ask,
  type FallbackReason,
  type GenerateEvent,
  type GenerateInput,
  type GenerateOutput,
  generateOutput,
  type Output,
} from '#shared/api/generate';
import { mulberry32, newSeed } from '#shared/core/random';
import { err, ok, type Result } from '#shared/core/result';
import { type AllowanceRefusal, type Caller, takeAllowance } from './allowance';
import { recordModelCall } from './model-calls';
import { answerBeforeWork, type PaymentRefusal, payForAnswer, priceOf } from './pay-for-draft';
import { type PlanSource, type SourceRefusal, sourceOf } from './plan-source';
import { taskFor } from './tasks';

type Needs = Pick<Deps, 'db' | 'clock' | 'random' | 'limiter' | 'words' | 'model' | 'log' | 'metrics' | 'settings'>;
type GenerateResult = Result<
  GenerateOutput,
  AllowanceRefusal | PaymentRefusal | SourceRefusal | 'generation_cancelled'
>;

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
): Promise<GenerateResult> {
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
  input: GenerateInput,
  options: Options,
): AsyncGenerator<GenerateEvent, GenerateResult> {
  const { appId, ask, names, seed = newSeed(deps.random) } = input;
  const payer = priceOf(ask) > 0 ? caller.user : undefined;
  const purchase = { input, amount: priceOf(ask), output: generateOutput };
  const early = payer && (await answerBeforeWork(deps, payer, purchase));
  if (early) return early;
  const allowed = await takeAllowance(deps, caller, appId);
  if (!allowed.ok) return allowed;
  let isAnswered = false;
  try {
    const source = await sourceOf(deps, caller.user, { ask, seed });
    if (!source.ok) return source;
    const task = await taskFor(deps, { ask, seed, source: source.value });
    const model = await modelFor(deps, appId);
    const outcome =
      model && caller.user && (await mayHelpToWrite(deps, caller.user, { appId, ask }))
        ? yield* writtenBy(model, deps, { user: caller.user, appId, ask, names, seed, source: source.value }, options)
        : undefined;
    if (outcome === 'cancelled') return err('generation_cancelled');
    const answer: GenerateOutput =
      typeof outcome === 'object'
        ? { by: 'model', seed, output: outcome }
        : { by: 'engine', ...(outcome && { fellBack: outcome }), seed, output: task.builtIn(mulberry32(seed)) };
    const result: GenerateResult = payer
      ? await payForAnswer(deps, payer, purchase, async (_, paid) =>
          // A user who has gone by now does not pay.
          options.signal?.aborted ? err('generation_cancelled') : ok({ ...answer, paid }),
        )
      : ok(answer);
    isAnswered = result.ok;
    deps.metrics.drafted(result.ok ? (answer.by === 'engine' ? (answer.fellBack ?? 'engine') : 'model') : 'refused');
    return result;
  } finally {
    // Also where it broke, and where the user who waited has gone.
    if (!isAnswered) await allowed.value.giveBack();
  }
}

interface Job {
  user: User;
  appId: string;
  ask: Ask;
  names: readonly string[];
  seed: number;
  source: PlanSource;
}

/**
 * The model's answer, or why there is none. Names stay here: it sees others in their places, and so do the rules, to
 * which names are words that nobody knows.
 */
async function* writtenBy(
  model: Model,
  deps: Needs,
  { user, appId, ask, names, seed, source }: Job,
  { stream, signal }: Options,
): AsyncGenerator<GenerateEvent, Output | FallbackReason | 'cancelled'> {
  const index = await deps.words.index();
  const hidden = namesToHide([...(await namesAround(deps, user)), ...names], (text) => index.find(text).length > 0);
  const task = await taskFor(deps, { ask: withoutNames(ask, hidden), seed, source });
  const prompt = JSON.stringify(task.given);
  const began = deps.clock.now().getTime();
  let outcome: Output | FallbackReason | 'cancelled' = 'cancelled';
  const answers = model.ask({ system: task.system, prompt, shape: task.shape, stream, signal });
  try {
    let next = await answers.next();
    for (; !next.done; next = await answers.next()) {
      const text = hidden.restore(task.shown(next.value));
      if (text) yield { kind: 'partial', text };
    }
    outcome = next.value.ok ? task.read(next.value.json) : next.value.reason;
    return typeof outcome === 'object' ? hidden.restore(outcome) : outcome;
  } finally {
    await answers.return({ ok: false, reason: 'cancelled' });
    const status = typeof outcome === 'object' ? 'ok' : outcome;
    const durationMs = deps.clock.now().getTime() - began;
    if (status !== 'ok' && status !== 'cancelled') {
      deps.log.warn({ reason: status, durationMs }, 'The model did not answer well; the built-in engine did instead.');
    }
    const call = {
      userId: user.id,
      appId,
      task: ask.task,
      model: model.about.name,
      prompt,
      outcome: status,
      durationMs,
    };
    await recordModelCall(deps, call);
  }
}

/** What the caller wrote, with no names in it; the rest is chosen from lists. */
function withoutNames(ask: Ask, { hide }: Names): Ask {
  switch (ask.task) {
    case 'word-entries':
      return { ...ask, words: hide(ask.words) };
    case 'simpler-text':
      return { ...ask, ...hide({ text: ask.text, targets: ask.targets }) };
    case 'writing-questions':
    case 'writing-feedback':
      return { ...ask, ...hide({ text: ask.text, prompt: ask.prompt }) };
    case 'topic-text':
      return { ...ask, ...hide({ topic: ask.topic }) };
    case 'lesson-plan':
    case 'lesson-stage': {
      const { topic, targetLanguage } = hide({ topic: ask.about.topic, targetLanguage: ask.about.targetLanguage });
      const about = { ...ask.about, topic, targetLanguage };
      return ask.task === 'lesson-plan' ? { ...ask, about } : { ...ask, about, stage: hide(ask.stage) };
    }
    case 'yes-no':
      return { ...ask, ...hide({ thing: ask.thing, question: ask.question }) };
    case 'scene-help':
      return { ...ask, ...hide({ scene: ask.scene, codex: ask.codex, before: ask.before }) };
    case 'sentences':
    case 'story-idea':
      return ask;
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
