import type { AppId } from '#shared/core/apps';

/** Which app given work is of, the server knows when it begins: here any one will do. */
export const anyApp: AppId = 'classroom-quiz-maker';
