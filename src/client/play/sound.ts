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

let audio: AudioContext | undefined;

/** Two soft notes for a right answer, where sound is on. A device that cannot play them stays silent. */
export function chime(): void {
  if (!isOn || typeof AudioContext === 'undefined') return;
  try {
    audio ??= new AudioContext();
    const from = audio.currentTime;
    for (const [place, hertz] of [659.3, 880].entries()) {
      const note = audio.createOscillator();
      const volume = audio.createGain();
      note.frequency.value = hertz;
      volume.gain.setValueAtTime(0.06, from + place * 0.09);
      volume.gain.exponentialRampToValueAtTime(0.0001, from + place * 0.09 + 0.22);
      note.connect(volume).connect(audio.destination);
      note.start(from + place * 0.09);
      note.stop(from + place * 0.09 + 0.24);
    }
  } catch {
    // Browsers refuse sound before the first press.
  }
}
