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

const nothing = { largerText: false, readingFont: false };
/** What somebody needs who answers questions now, whatever is chosen on this device. */
let support = nothing;
const supportedSize: TextSize = '150';

/** Makes the text as large and as wide as somebody needs it, or leaves it as it is. Answers how to stop. */
export function supportReading(needs: typeof support): () => void {
  support = needs;
  applyStored();
  return () => {
    support = nothing;
    applyStored();
  };
}

function applyStored(): void {
  applySize(readStored(sizeKey));
  applySpacing(readStored(spacingKey));
}

/** Follows what is chosen in other tabs. Answers how to stop. */
export function followReadingInOtherTabs(): () => void {
  return onStoredElsewhere([sizeKey, spacingKey], applyStored);
}

function applySize(stored: string | null): void {
  const chosen = textSizes.find((one) => one === stored) ?? '100';
  const size = support.largerText && Number(chosen) < Number(supportedSize) ? supportedSize : chosen;
  if (size !== '100') root.dataset.text = size;
  else delete root.dataset.text;
  window.dispatchEvent(new Event(changeEvent));
}

function applySpacing(stored: string | null): void {
  if (stored === 'wide' || support.readingFont) root.dataset.spacing = 'wide';
  else delete root.dataset.spacing;
  window.dispatchEvent(new Event(changeEvent));
}
