import { lineOfText } from '#shared/core/fields';
import { readStored, writeStored } from './storage';

const key = 'guest:name';
const guestName = lineOfText('a name', 40);

/** The name that this device's guest plays under, if one was given that can be sent. */
export function readGuestName(): string | undefined {
  const parsed = guestName.safeParse(readStored(key));
  return parsed.success ? parsed.data : undefined;
}

export function writeGuestName(name: string): void {
  writeStored(key, name.trim() || null);
}
