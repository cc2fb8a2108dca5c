/* Speech recognition as browsers have it, if at all. Its types are in no library yet. */

interface Recogniser {
  lang: string;
  maxAlternatives: number;
  /** Newer browsers: the sound does not leave the device. */
  processLocally?: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

interface OnDevice {
  langs: string[];
  processLocally: boolean;
}

interface RecogniserMaker {
  new (): Recogniser;
  available?(options: OnDevice): Promise<string>;
  install?(options: OnDevice): Promise<boolean>;
}

declare global {
  interface Window {
    SpeechRecognition?: RecogniserMaker;
    webkitSpeechRecognition?: RecogniserMaker;
  }
}

/**
 * on-device: nothing leaves it. installable: the same, once a language was loaded. sends: the browser sends the sound
 * to its maker. none: there is no recognition.
 */
export type Capability = 'none' | 'on-device' | 'installable' | 'sends';

const language = 'en-GB';
const local: OnDevice = { langs: [language], processLocally: true };
/** Nobody says one word for longer. */
const longestMs = 8000;

const maker = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;

/** Whether there is recognition at all. */
export const hasRecognition = () => maker() !== undefined;

/** Some browsers never answer. */
const answerMs = 4000;

/**
 * What this browser can do. It asks for no microphone and sends nothing, but is left until somebody wants it: there are
 * browsers without a window (headless_shell of Chromium 156) whose page ends when it is asked.
 */
export async function probeRecognition(): Promise<Capability> {
  const Maker = maker();
  if (!Maker) return 'none';
  try {
    const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), answerMs));
    const status = await Promise.race([Maker.available?.(local), late]);
    if (status === 'available') return 'on-device';
    return status === 'downloadable' || status === 'downloading' ? 'installable' : 'sends';
  } catch {
    return 'sends';
  }
}

/** Loads what recognition on the device needs. True when it is there. */
export async function installRecognition(): Promise<boolean> {
  try {
    return (await maker()?.install?.(local)) ?? false;
  } catch {
    return false;
  }
}

export interface Listening {
  heard: Promise<RecognitionResult>;
  stop: () => void;
  leave: () => void;
}

/** What was heard, best guess first; nothing heard is an empty list. Or why it could not listen. */
export type RecognitionResult =
  | { ok: true; words: string[] }
  | { ok: false; why: 'denied' | 'no-connection' | 'server-away' | 'failed' };

/**
 * Listens once. `stop` ends it, and what was said until then is heard; `leave` drops it. `onDevice` is a promise to the
 * person: where the browser cannot keep it, it does not listen at all.
 */
export function listenOnce(onDevice: boolean): Listening {
  const Maker = maker();
  if (!Maker) return { heard: Promise.resolve({ ok: false, why: 'failed' }), stop: () => {}, leave: () => {} };
  const recogniser = new Maker();
  recogniser.lang = language;
  recogniser.maxAlternatives = 5;
  if (onDevice) recogniser.processLocally = true;
  const stop = () => {
    recogniser.stop();
    // A service that does not answer any more is not waited for.
    setTimeout(() => recogniser.abort(), answerMs);
  };
  const timer = setTimeout(stop, longestMs);
  const heard = new Promise<RecognitionResult>((resolve) => {
    recogniser.onresult = ({ results }) => {
      const [first] = Array.from(results);
      resolve({ ok: true, words: Array.from(first ?? [], ({ transcript }) => transcript) });
    };
    recogniser.onerror = ({ error }) => resolve(failureOf(error));
    recogniser.onend = () => resolve({ ok: true, words: [] });
    try {
      recogniser.start();
    } catch {
      resolve({ ok: false, why: 'failed' });
    }
  }).finally(() => clearTimeout(timer));
  return { heard, stop, leave: () => recogniser.abort() };
}

function failureOf(error: string): RecognitionResult {
  if (error === 'no-speech' || error === 'aborted') return { ok: true, words: [] };
  if (error === 'not-allowed' || error === 'service-not-allowed' || error === 'audio-capture') {
    return { ok: false, why: 'denied' };
  }
  return { ok: false, why: error === 'network' ? 'no-connection' : 'failed' };
}
