import { readStored, writeStored } from '../../lib/storage';

const key = 'lesson-library:wanted';

/** The starter lesson that a visitor went to sign in for: it is offered afterwards. */
export const wantedLesson = () => readStored(key) ?? undefined;
export const rememberWanted = (id: string) => writeStored(key, id);
export const forgetWanted = () => writeStored(key, null);
