import { readStored, writeStored } from '#client/lib/storage';

const key = 'lesson-library:wanted';

/** The starter lesson that a visitor went to sign in for: it is offered afterwards. */
export const lessonAfterSignIn = () => readStored(key) ?? undefined;
export const rememberLesson = (id: string) => writeStored(key, id);
export const forgetLesson = () => writeStored(key, null);
