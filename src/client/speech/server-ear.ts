import { currentToken } from '#client/lib/session-store';
import { writtenDown } from '#shared/api/speech';
import type { Listening, RecognitionResult } from './recognise';
import { beginRecording, examine, problemOf, type Recording } from './record';

/** Nobody says one word for longer. */
const longestSeconds = 8;

/**
 * Listens once, and has what was said written down by the speech server that the portal is connected with. `stop` and
 * `leave` are those of `listenOnce`.
 */
export function listenByServer(): Listening {
  let recording: Recording | undefined;
  let isStopped = false;
  const left = new AbortController();

  async function listen(): Promise<RecognitionResult> {
    try {
      recording = await beginRecording(longestSeconds);
    } catch (error) {
      return { ok: false, why: problemOf(error) === 'failed' ? 'failed' : 'denied' };
    }
    // Stopped while the browser asked for the microphone.
    if (isStopped) recording.stop();
    const sound = await recording.sound;
    if (left.signal.aborted || (await examine(sound)) === 'silent') return { ok: true, words: [] };
    return writeDown(sound, left.signal);
  }

  function stop() {
    isStopped = true;
    recording?.stop();
  }
  return {
    heard: listen(),
    stop,
    leave() {
      left.abort();
      stop();
    },
  };
}

async function writeDown(sound: Blob, signal: AbortSignal): Promise<RecognitionResult> {
  try {
    const response = await fetch('/speech/transcription', {
      method: 'POST',
      body: sound,
      signal,
      // The kind alone: how it was encoded, the sound says itself.
      headers: { Authorization: `Bearer ${currentToken()}`, 'Content-Type': sound.type.split(';')[0] ?? '' },
    });
    const { data } = writtenDown.safeParse(response.ok ? await response.json() : undefined);
    return data ? { ok: true, words: data.text === '' ? [] : [data.text] } : { ok: false, why: 'server-away' };
  } catch {
    return { ok: false, why: 'server-away' };
  }
}
