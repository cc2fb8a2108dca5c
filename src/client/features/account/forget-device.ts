import { writeStored } from '#client/lib/storage';
import { storedKeys } from '#client/library/autosave/copies';
import { forgetAllTakes } from '#client/speech/take-store';
import { clearLog } from '#client/words/cards/card-log';
import { themeStorageKey } from '#shared/themes/theme-names';

/** How things look and sound on this device: nothing of a person. */
const settings: readonly string[] = [themeStorageKey, 'textSize', 'readingSpacing', 'voice', 'voice-rate'];

/** What is kept by person, whose id comes last: another person's stays. */
const byPerson = ['cards:log:', 'pronunciation:ratings:', 'pronunciation:may-send:', 'not-mistakes:'];

/** Takes away what this browser keeps for somebody who goes for good: copies of work, drafts, answers, recordings. */
export async function forgetDevice(userId: string): Promise<void> {
  clearLog(userId);
  for (const key of storedKeys()) if (!mayStay(key, userId)) writeStored(key, null);
  await forgetAllTakes(userId);
}

function mayStay(key: string, userId: string): boolean {
  if (settings.includes(key)) return true;
  return byPerson.some((beginning) => key.startsWith(beginning) && key !== beginning + userId);
}
