import { settings } from '#client/lib/portal-settings';
import { type Capability, hasRecognition, type Listening, listenOnce } from '#client/speech/recognise';
import { canRecord } from '#client/speech/record';

/** Who writes down what is said: the speech server of the portal, or this browser in one of its ways. */
export type Way = Capability | 'server';

/** What the browser can do is asked when somebody wants it. */
export const browsersWay = (): Way | undefined => (hasRecognition() ? undefined : 'none');

/** The server's, where there is one and something to send it. */
export const firstWay = (): Way | undefined => (settings.speech?.listens && canRecord() ? 'server' : browsersWay());

/** To whom the sound is sent in some ways. Nothing is sent before somebody agreed to that one. */
export const receivers = {
  server: {
    /** Under which name it is kept that somebody agreed. */
    consent: 'may-send-to-school',
    asks: 'To write down what you say, the sound is sent to your school’s speech server. Nothing is sent before you agree. Classroom Studio passes it on, and keeps neither the sound nor the text.',
    says: 'The sound is sent to your school’s speech server.',
  },
  sends: {
    consent: 'may-send',
    asks: 'To write down what you say, this browser sends the sound to its maker, for example Google or Apple. Nothing is sent before you agree. Classroom Studio does not get the sound.',
    says: 'The sound is sent to your browser’s maker.',
  },
} as const;
type Receiver = (typeof receivers)[keyof typeof receivers];

export function receiverOf(way: Way | undefined): Receiver | undefined {
  return way === 'server' || way === 'sends' ? receivers[way] : undefined;
}

/** Listens once. What the server needs is loaded where there is one. */
export async function beginListening(way: Way | undefined): Promise<Listening> {
  if (way !== 'server') return listenOnce(way === 'on-device');
  try {
    const { listenByServer } = await import('#client/speech/server-ear');
    return listenByServer();
  } catch {
    // No connection, and its part was not loaded before.
    return { heard: Promise.resolve({ ok: false, why: 'server-away' }), stop: () => {}, leave: () => {} };
  }
}
