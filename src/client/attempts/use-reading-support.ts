import { useEffect } from 'react';
import { supportReading } from '#client/lib/reading-support';
import type { Accommodation } from '#shared/classes/accommodation';

/** Larger text and the reading font, for a player who needs them, while the questions are on the screen. */
export function useReadingSupport(needs: Accommodation | undefined): void {
  const { largerText = false, readingFont = false } = needs ?? {};
  useEffect(() => supportReading({ largerText, readingFont }), [largerText, readingFont]);
}
