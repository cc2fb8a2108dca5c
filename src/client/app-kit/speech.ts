import { useCallback, useEffect, useSyncExternalStore } from 'react';

/* The device's own voice. Browsers name their voices late, some without telling, some never; none of it throws here. */

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'name' | 'default' | 'localService'>;

let voice: SpeechSynthesisVoice | undefined;
const listeners = new Set<() => void>();
let isLooking = false;

/** When to look again, in milliseconds, for browsers that do not tell. */
const looks = [0, 250, 1000, 3000];

/** Apple's joke and robot voices; they come first in its list. */
const novelty =
  /^(albert|bad news|bahh|bells|boing|bubbles|cellos|good news|jester|organ|superstar|trinoids|whisper|wobble|zarvox|fred|junior|kathy|ralph|eddy|flo|grandma|grandpa|reed|rocko|sandy|shelley)\b/i;

/**
 * The voice for learners of English to hear: English, not a joke voice, if possible the one the device prefers and one
 * that needs no network. None where no voice is English, because another language's voice would teach mistakes.
 */
export function pickEnglishVoice<V extends Voice>(voices: readonly V[]): V | undefined {
  const score = (one: V) => (novelty.test(one.name) ? 0 : 4) + (one.default ? 2 : 0) + (one.localService ? 1 : 0);
  const english = voices.filter((one) => /^en([-_]|$)/i.test(one.lang));
  return english.reduce<V | undefined>((best, one) => (best && score(best) >= score(one) ? best : one), undefined);
}

function synthesis(): SpeechSynthesis | undefined {
  return typeof window !== 'undefined' && 'speechSynthesis' in window ? window.speechSynthesis : undefined;
}

function look(): void {
  let found: SpeechSynthesisVoice | undefined;
  try {
    found = pickEnglishVoice(synthesis()?.getVoices() ?? []);
  } catch {
    found = undefined;
  }
  if (found?.voiceURI === voice?.voiceURI) return;
  voice = found;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isLooking) {
    isLooking = true;
    // Safari's older versions have the list, but neither the event nor its methods.
    synthesis()?.addEventListener?.('voiceschanged', look);
    for (const delay of looks) setTimeout(look, delay);
  }
  return () => {
    listeners.delete(listener);
  };
}

function silence(): void {
  try {
    synthesis()?.cancel();
  } catch {
    // A device without a voice is silent already.
  }
}

const usualRate = 0.9;
/** For hearing a word again, sound by sound. */
export const slowRate = 0.5;

/** Says English text with the device's voice; what was being said stops. `canSpeak` may turn true a moment later. */
export function useSpeech(): { canSpeak: boolean; speak: (text: string, rate?: number) => void } {
  const found = useSyncExternalStore(subscribe, () => voice);

  const speak = useCallback(
    (text: string, rate = usualRate) => {
      const speaker = synthesis();
      if (!speaker || !found) return;
      try {
        if (speaker.speaking || speaker.pending) speaker.cancel();
        const utterance = new SpeechSynthesisUtterance(text);
        utterance.voice = found;
        utterance.lang = found.lang.replace('_', '-');
        utterance.rate = rate;
        speaker.speak(utterance);
      } catch {
        // Nothing is said; the words are there to read.
      }
    },
    [found],
  );

  useEffect(() => silence, []);

  return { canSpeak: found !== undefined, speak };
}
