import type { SaveStatus } from './use-autosave';

/** Where work is that saves by itself. */
export const statusTexts: Record<SaveStatus, string> = {
  saved: 'Saved',
  saving: 'Saving…',
  'on-device': 'Saved on this device',
  'not-kept': 'Not saved yet. Please keep this window open.',
};
