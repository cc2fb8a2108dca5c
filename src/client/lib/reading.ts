import { onStoredElsewhere, readStored, writeStored } from './storage';

/*
 * How large the text is and how far apart its letters stand. `public/boot.js` has applied both before the first paint.
 */

/** In per cent of the browser's own text size. */
export const textSizes = ['100', '125', '150', '200'] as const;
export type TextSize = (typeof textSizes)[number];

const sizeKey = 'textSize';
const spacingKey = 'readingSpacing';
const changeEvent = 'readingchange';

const root = document.documentElement;

/** The text size that the page has now. */
export function textSize(): TextSize {
  return textSizes.find((size) => size === root.dataset.text) ?? '100';
}

/** Whether letters, words and lines stand further apart. */
export function hasReadingSpacing(): boolean {
  return root.dataset.spacing === 'wide';
}

export function chooseTextSize(size: TextSize): void {
  writeStored(sizeKey, size);
  applySize(size);
}

export function chooseReadingSpacing(wide: boolean): void {
  writeStored(spacingKey, wide ? 'wide' : null);
  applySpacing(wide ? 'wide' : null);
}

/** Calls back whenever either was changed, here or in another tab. Answers how to stop. */
export function onReadingChange(callback: () => void): () => void {
  window.addEventListener(changeEvent, callback);
  return () => window.removeEventListener(changeEvent, callback);
}

/** Follows what is chosen in other tabs. Answers how to stop. */
export function followReadingInOtherTabs(): () => void {
  return onStoredElsewhere([sizeKey, spacingKey], applyStoredReading);
}

/** Reads as it was chosen on this device. */
export function applyStoredReading(): void {
  applySize(readStored(sizeKey));
  applySpacing(readStored(spacingKey));
}

function applySize(stored: string | null): void {
  const size = textSizes.find((one) => one === stored);
  if (size && size !== '100') root.dataset.text = size;
  else delete root.dataset.text;
  window.dispatchEvent(new Event(changeEvent));
}

function applySpacing(stored: string | null): void {
  if (stored === 'wide') root.dataset.spacing = stored;
  else delete root.dataset.spacing;
  window.dispatchEvent(new Event(changeEvent));
}
