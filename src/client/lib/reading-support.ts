import { applyStoredReading, onReadingChange, textSize } from './reading';

/* Apart from `reading.ts`, which belongs to the first view of every page. */

const { dataset } = document.documentElement;
const supportedSize = '150';

/**
 * Makes the text as large and as wide as somebody needs it who answers questions now, whatever is chosen on this device.
 * Answers how to stop.
 */
export function supportReading({ largerText, readingFont }: { largerText: boolean; readingFont: boolean }): () => void {
  const apply = () => {
    if (largerText && Number(textSize()) < Number(supportedSize)) dataset.text = supportedSize;
    if (readingFont) dataset.spacing = 'wide';
  };
  apply();
  const stop = onReadingChange(apply);
  return () => {
    stop();
    applyStoredReading();
  };
}
