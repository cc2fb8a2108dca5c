import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#client/lib/storage';

/* Whether this device makes a sound by itself while somebody plays: words that are said, and a chime. */

const key = 'play-sound';
let isOn = readStored(key) !== 'off';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether words are said by themselves; a press to hear one always says it. */
export const useSoundOn = (): boolean => useSyncExternalStore(subscribe, () => isOn);

/** Switches it on or off, for good on this device. */
export function switchSound(): void {
  isOn = !isOn;
  writeStored(key, isOn ? null : 'off');
  for (const listener of listeners) listener();
}

/** Says by two notes that an answer is right, where sound is on. */
export function chime(): void {
  if (isOn) import('./two-notes').then(({ playTwoNotes }) => playTwoNotes()).catch(() => {});
}
