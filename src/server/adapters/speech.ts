import * as z from 'zod';
import type { Speech, SpeechAnswer, SpeechFailure } from '#server/domain/platform/deps';
import type { SpokenLine } from '#shared/items/spoken-lines';
import { createSoundCache, isMp3, soundKey } from './sound-cache';

interface SpeechSettings {
  baseUrl: string;
  /** Servers in one's own network want none. */
  apiKey: string | undefined;
  /** Without it, the server does not speak. */
  model: string | undefined;
  /** Of the first and the other speaker. */
  voices: readonly [string, string];
  /** Without it, the server does not listen. */
  transcriptionModel: string | undefined;
  timeoutSeconds: number;
  cache: { folder: string; mostBytes: number };
}

/** Four minutes of speech in good quality: longer than any line of a script. */
const mostSoundBytes = 10_000_000;
/** What was said in half a minute, in whatever JSON a server wraps it. */
const mostTextBytes = 100_000;
const soundType = /^audio\/(mpeg|mp3|mpeg3|x-mpeg-3)\b/i;
const jsonType = /^application\/json\b/i;

const transcription = z.object({ text: z.string() });

/** A server that speaks the OpenAI protocol for speech; undefined where none is set. */
export function createSpeech(settings: SpeechSettings | undefined): Speech | undefined {
  if (!settings) return undefined;
  const { model, voices, transcriptionModel, cache } = settings;
  return {
    voice: model === undefined ? undefined : createVoice(settings, { model, voices, sounds: createSoundCache(cache) }),
    ear: transcriptionModel === undefined ? undefined : createEar(settings, transcriptionModel),
  };
}

interface VoiceParts {
  model: string;
  voices: SpeechSettings['voices'];
  sounds: ReturnType<typeof createSoundCache>;
}

function createVoice(server: SpeechSettings, { model, voices, sounds }: VoiceParts): Speech['voice'] {
  const inputOf = ({ text }: SpokenLine) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const keyOf = (line: SpokenLine) => soundKey(model, voices[line.voice], inputOf(line));
  return {
    kept: (line) => sounds.find(keyOf(line)),
    say: (line) =>
      sounds.findOrMake(keyOf(line), async () => {
        const body = { model, input: inputOf(line), voice: voices[line.voice], response_format: 'mp3' };
        const answer = await post(server, 'audio/speech', {
          body: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json' },
          wanted: soundType,
          mostBytes: mostSoundBytes,
        });
        return answer.ok && !isMp3(answer.value) ? { ok: false, reason: 'wrong_type' } : answer;
      }),
  };
}

function createEar(server: SpeechSettings, model: string): Speech['ear'] {
  return {
    async writeDown({ bytes, type }) {
      const form = new FormData();
      // Servers tell the kind of a recording by the name of its file.
      form.set('file', new Blob([Uint8Array.from(bytes)], { type }), `speech.${type.replace('audio/', '')}`);
      form.set('model', model);
      form.set('language', 'en');
      form.set('response_format', 'json');
      const answer = await post(server, 'audio/transcriptions', {
        body: form,
        headers: {},
        wanted: jsonType,
        mostBytes: mostTextBytes,
      });
      if (!answer.ok) return answer;
      const { data } = transcription.safeParse(jsonOf(answer.value));
      return data ? { ok: true, value: data.text.trim() } : { ok: false, reason: 'wrong_type' };
    },
  };
}

interface Posting {
  body: string | FormData;
  headers: Record<string, string>;
  /** What kind of content is an answer. */
  wanted: RegExp;
  mostBytes: number;
}

/** Asks the server. Of what it answers where it refuses nothing is read: it may repeat the key. */
async function post(
  { baseUrl, apiKey, timeoutSeconds }: SpeechSettings,
  path: string,
  { body, headers, wanted, mostBytes }: Posting,
): Promise<SpeechAnswer<Uint8Array>> {
  try {
    const response = await fetch(`${baseUrl}/${path}`, {
      method: 'POST',
      headers: { ...headers, ...(apiKey && { Authorization: `Bearer ${apiKey}` }) },
      body,
      // Elsewhere the key would be shown to somebody whom nobody chose.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    });
    const refusal = refusalIn(response, wanted);
    if (!refusal) return await readUpTo(response, mostBytes);
    await response.body?.cancel();
    return { ok: false, reason: refusal };
  } catch (error) {
    return { ok: false, reason: isTimeout(error) ? 'too_slow' : 'unreachable' };
  }
}

function refusalIn({ status, ok, headers }: Response, wanted: RegExp): SpeechFailure | undefined {
  if (status >= 300 && status < 400) return 'redirected';
  if (!ok) return 'refused';
  return wanted.test(headers.get('Content-Type') ?? '') ? undefined : 'wrong_type';
}

/** A server that goes on and on is cut off. */
async function readUpTo({ body }: Response, mostBytes: number): Promise<SpeechAnswer<Uint8Array>> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.byteLength;
    if (bytes > mostBytes) return { ok: false, reason: 'too_long' };
    pieces.push(piece);
  }
  return { ok: true, value: Buffer.concat(pieces) };
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';
