import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { settings } from '#client/lib/portal-settings';
import { readStored, writeStored } from '#client/lib/storage';
import type { HeardLine } from './heard-lines';

/*
 * What speaks: the portal's voice, where it has a speech server; else the device's own. Browsers name their voices late,
 * some without telling, some never; none of it throws here.
 */

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'name' | 'default' | 'localService'>;

let voice: SpeechSynthesisVoice | undefined;
/** For the other speaker of a dialogue; the first one again where the device has only one. */
let otherVoice: SpeechSynthesisVoice | undefined;
/** All that speak English, for a person to choose from. The same list as long as nothing changes. */
let english: readonly SpeechSynthesisVoice[] = [];
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
  return voices
    .filter(isEnglish)
    .reduce<V | undefined>((best, one) => (best && score(best) >= score(one) ? best : one), undefined);
}

const isEnglish = ({ lang }: Voice) => /^en([-_]|$)/i.test(lang);

/** Where this device keeps which voice was chosen on it, and how fast it speaks. */
const chosenKey = 'voice';
const rateKey = 'voice-rate';

/** As a share of the voice's own speed. */
export const rates = { least: 0.5, most: 1.3, usual: 0.9 };
/** For hearing a word again, sound by sound. */
export const slowRate = 0.5;
let usualRate = toRate(readStored(rateKey));

function toRate(text: string | number | null | undefined): number {
  const rate = Number(text ?? rates.usual);
  return rate >= rates.least && rate <= rates.most ? rate : rates.usual;
}

function synthesis(): SpeechSynthesis | undefined {
  return typeof window !== 'undefined' && 'speechSynthesis' in window ? window.speechSynthesis : undefined;
}

function look(): void {
  let nextVoice: SpeechSynthesisVoice | undefined;
  try {
    const voices = synthesis()?.getVoices() ?? [];
    english = voices.filter(isEnglish);
    const chosenUri = readStored(chosenKey);
    nextVoice = english.find((one) => one.voiceURI === chosenUri) ?? pickEnglishVoice(voices);
    otherVoice = pickEnglishVoice(voices.filter((one) => one.voiceURI !== nextVoice?.voiceURI)) ?? nextVoice;
  } catch {
    nextVoice = undefined;
  }
  if (nextVoice?.voiceURI === voice?.voiceURI) return;
  voice = nextVoice;
  for (const listener of listeners) listener();
}

/** The English voices of this device, the one that speaks and how fast, and how to choose another. */
export function useVoices() {
  const rate = useSyncExternalStore(subscribe, () => usualRate);
  const chooseRate = useCallback((next: number) => {
    usualRate = toRate(next);
    writeStored(rateKey, String(usualRate));
    for (const listener of listeners) listener();
  }, []);
  const current = useSyncExternalStore(subscribe, () => voice);
  const choose = useCallback((voiceURI: string) => {
    writeStored(chosenKey, voiceURI);
    look();
  }, []);
  return { voices: english, current, choose, rate, chooseRate };
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

/** Ends what was asked last; what comes of it late is dropped. */
let asked = new AbortController();

function silence(): void {
  asked.abort();
  try {
    const speaker = synthesis();
    // Some browsers drop what is said right after nothing was ended.
    if (speaker?.speaking || speaker?.pending) speaker.cancel();
  } catch {
    // A device without a voice is silent already.
  }
}

/** The part that plays the portal's voice: loaded where there is one, and before the first press. */
let serverVoice: typeof import('./server-voice') | undefined;

async function loadServerVoice() {
  serverVoice ??= await import('./server-voice');
  return serverVoice;
}

/** A server that did not answer is left alone for so long. */
const awayMs = 60_000;
let isAway = false;

function leaveServerAlone(): void {
  if (isAway) return;
  setAway(true);
  setTimeout(() => setAway(false), awayMs);
}

function setAway(next: boolean): void {
  isAway = next;
  for (const listener of listeners) listener();
}

const hasServer = () => settings.speech?.speaks === true;

const saysByServer = () => hasServer() && !isAway;

function sayByDevice(lines: readonly HeardLine[], onEnd: () => void, rate: number): void {
  const speaker = synthesis();
  if (!speaker || !voice || lines.length === 0) {
    onEnd();
    return;
  }
  try {
    for (const [place, { text, voice: who }] of lines.entries()) {
      const utterance = new SpeechSynthesisUtterance(text);
      const used: SpeechSynthesisVoice = who === 1 ? (otherVoice ?? voice) : voice;
      utterance.voice = used;
      utterance.lang = used.lang.replace('_', '-');
      utterance.rate = rate;
      // One voice for two speakers: the second one is told apart by its height.
      if (who === 1 && used === voice) utterance.pitch = 0.7;
      if (place === lines.length - 1) utterance.onend = onEnd;
      speaker.speak(utterance);
    }
  } catch {
    // Nothing is said; the words are there to read.
  }
}

/** By the portal's voice as far as it comes, and by the device's from there on. */
async function sayByServer(lines: readonly HeardLine[], onEnd: () => void, rate: number): Promise<void> {
  const { signal } = asked;
  // Without a pause where it is loaded: the sound has to begin in the press.
  const { playSounds } = serverVoice ?? (await loadServerVoice());
  const { rest, isAway: isServerAway } = await playSounds(lines, { rate, signal });
  if (signal.aborted) return;
  if (isServerAway) leaveServerAlone();
  sayByDevice(rest, onEnd, rate);
}

interface Speech {
  canSpeak: boolean;
  speak: (text: string, rate?: number) => void;
  /** Reads the lines of a recording by two voices; `onEnd` is called after the last one. */
  readAloud: (lines: readonly HeardLine[], onEnd: () => void, rate?: number) => void;
}

const readAloud: Speech['readAloud'] = (lines, onEnd, rate = usualRate) => {
  silence();
  asked = new AbortController();
  // What the device does not know it cannot say: then the server is asked, away or not, and tells at least that.
  if (!saysByServer() && lines.every(({ text }) => text !== '')) {
    sayByDevice(lines, onEnd, rate);
    return;
  }
  sayByServer(lines, onEnd, rate).catch(() => {
    // Its part could not be loaded.
    leaveServerAlone();
    sayByDevice(
      lines.filter(({ text }) => text !== ''),
      onEnd,
      rate,
    );
  });
};

const speak: Speech['speak'] = (text, rate) => readAloud([{ text, voice: 0 }], () => {}, rate);

/** Says English text; what was being said stops. `canSpeak` may turn true a moment later. */
export function useSpeech(): Speech {
  const currentVoice = useSyncExternalStore(subscribe, () => voice);
  const isByServer = useSyncExternalStore(subscribe, saysByServer);
  useEffect(() => {
    if (hasServer()) loadServerVoice().catch(leaveServerAlone);
    return silence;
  }, []);
  return { canSpeak: isByServer || currentVoice !== undefined, speak, readAloud };
}
