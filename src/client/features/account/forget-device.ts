import { themeStorageKey } from '../../../shared/theme-names';
import { storedKeys } from '../../app-kit/autosave/copies';
import { clearLog } from '../../app-kit/cards/card-log';
import { forgetAllTakes } from '../../app-kit/speech/take-store';
import { writeStored } from '../../lib/storage';

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
