import { setTimeout as pause } from 'node:timers/promises';
import type { LanguageModel } from 'ai';
import * as z from 'zod';
import type { Model, ModelFailure, ModelRequest } from '#server/domain/platform/deps';
import { jsonIn } from './json-in-text';

interface ModelSettings {
  baseUrl: string;
  /** Servers in one's own network want none. */
  apiKey: string | undefined;
  name: string;
  timeoutSeconds: number;
}

/** More than any answer needs; a server that goes on and on is cut off there. */
const mostBytes = 1_000_000;
const mostTokens = 6000;
const pauseBeforeRetryMs = 500;

/**
 * A server that speaks the OpenAI protocol; undefined where none is set. The client library loads with its first use.
 */
export function createModel(settings: ModelSettings | undefined): Model | undefined {
  if (!settings) return undefined;
  const { baseUrl, apiKey, name, timeoutSeconds } = settings;
  let client: Promise<Client> | undefined;
  // Many servers do not know JSON schemas. One that refuses them is not asked for them again.
  let knowsSchemas = true;

  return {
    about: { baseUrl: withoutSecrets(baseUrl), name, hasKey: apiKey !== undefined },
    async *ask(request) {
      client ??= loadClient({ baseUrl, apiKey, name });
      const { model, ai } = await client;
      const patience = startPatience(timeoutSeconds * 1000);
      const signal = request.signal ? AbortSignal.any([request.signal, patience.signal]) : patience.signal;
      for (let attempt = 1; ; attempt += 1) {
        const answer = { text: '', finish: '' };
        try {
          const options = optionsOf(ai, model, { ...request, signal }, knowsSchemas);
          if (request.stream) yield* streamObject(ai, options, answer, patience.renew);
          else await whole(ai, options, answer);
          const json = jsonIn(answer.text);
          if (json !== undefined) return { ok: true, json };
          if (answer.finish === 'length') return { ok: false, reason: 'too_long' };
          return { ok: false, reason: request.stream && answer.finish !== 'stop' ? 'broken_off' : 'no_json' };
        } catch (error) {
          if (request.signal?.aborted) return { ok: false, reason: 'cancelled' };
          if (patience.signal.aborted) return { ok: false, reason: 'too_slow' };
          const failure = failureOf(ai, error, answer.text !== '');
          const refusesSchema = knowsSchemas && failure.reason === 'refused';
          if (attempt === 2 || !(refusesSchema || failure.mayPass)) return { ok: false, reason: failure.reason };
          if (refusesSchema) knowsSchemas = false;
          else await pause(pauseBeforeRetryMs);
        }
      }
    },
  };
}

/** No answer is waited for longer than that, however steadily it trickles. */
const mostPatienceMs = 120_000;

/** Ends when nothing has come for so long. */
function startPatience(ms: number) {
  const end = new AbortController();
  const latest = Date.now() + mostPatienceMs;
  let timer: NodeJS.Timeout | undefined;
  function renew() {
    clearTimeout(timer);
    timer = setTimeout(() => end.abort(), Math.min(ms, latest - Date.now())).unref();
  }
  renew();
  return { signal: end.signal, renew };
}

/** A name and a password may stand in an address as well. */
function withoutSecrets(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`.replace(/\/$/, '');
}

type Ai = typeof import('ai');
interface Client {
  ai: Ai;
  model: LanguageModel;
}

async function loadClient({ baseUrl, apiKey, name }: Omit<ModelSettings, 'timeoutSeconds'>): Promise<Client> {
  const [ai, { createOpenAICompatible }] = await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]);
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    ...(apiKey && { apiKey }),
    supportsStructuredOutputs: true,
    fetch: measuredFetch,
  });
  return { ai, model: provider.chatModel(name) };
}

class TooLong extends Error {}

/** `fetch` that reads no more than so much. */
const measuredFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let bytes = 0;
  const measured = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) controller.error(new TooLong());
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(measured, response);
};

function optionsOf(ai: Ai, model: LanguageModel, { system, prompt, shape, signal }: ModelRequest, schema: boolean) {
  return {
    model,
    // Said in words too, for the many servers that take no notice of the schema.
    system: `${system}\nAnswer with one JSON object and nothing else. It fits this JSON schema:\n${JSON.stringify(z.toJSONSchema(shape))}`,
    prompt,
    maxOutputTokens: mostTokens,
    maxRetries: 0,
    ...(signal && { abortSignal: signal }),
    ...(schema && { output: ai.Output.object({ schema: shape }) }),
  };
}

type Options = ReturnType<typeof optionsOf>;
interface Answer {
  text: string;
  finish: string;
}

async function whole(ai: Ai, options: Options, answer: Answer): Promise<void> {
  try {
    const { text, finishReason } = await ai.generateText(options);
    answer.text = text;
    answer.finish = finishReason;
  } catch (error) {
    // The library wants bare JSON; it hands over what there was instead.
    if (!ai.NoObjectGeneratedError.isInstance(error)) throw error;
    answer.text = error.text ?? '';
    answer.finish = error.finishReason ?? '';
  }
}

/** Yields the object as far as it has come. */
async function* streamObject(
  ai: Ai,
  options: Options,
  answer: Answer,
  onHeard: () => void,
): AsyncGenerator<unknown, void> {
  // Without a handler, the library writes errors to the console.
  const { fullStream } = ai.streamText({ ...options, onError: () => {} });
  for await (const part of fullStream) {
    onHeard();
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new Error('aborted');
    if (part.type === 'finish') answer.finish = part.finishReason;
    if (part.type !== 'text-delta') continue;
    answer.text += part.text;
    const begins = answer.text.indexOf('{');
    if (begins === -1) continue;
    const { value } = await ai.parsePartialJson(answer.text.slice(begins));
    if (value !== undefined) yield value;
  }
}

interface Failure {
  reason: ModelFailure;
  /** The same again may work. */
  mayPass: boolean;
}

/** Reads the kind of a failure and nothing of its text, which may hold anything, the key as well. */
function failureOf(ai: Ai, error: unknown, hasBegun: boolean): Failure {
  if (causes(error).some((cause) => cause instanceof TooLong)) return { reason: 'too_long', mayPass: false };
  if (causes(error).some((cause) => ai.JSONParseError.isInstance(cause) || ai.TypeValidationError.isInstance(cause)))
    return { reason: 'no_json', mayPass: false };
  if (hasBegun) return { reason: 'broken_off', mayPass: false };
  const status = ai.APICallError.isInstance(error) ? error.statusCode : undefined;
  if (status === undefined) return { reason: 'unreachable', mayPass: true };
  if (status === 401 || status === 403) return { reason: 'key_refused', mayPass: false };
  if (status === 429) return { reason: 'busy', mayPass: true };
  if (status >= 500) return { reason: 'server_error', mayPass: true };
  if (status >= 400) return { reason: 'refused', mayPass: false };
  return { reason: 'broken_off', mayPass: false };
}

function causes(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let next = error; next !== undefined && chain.length < 10; ) {
    chain.push(next);
    next = next instanceof Error ? next.cause : undefined;
  }
  return chain;
}
