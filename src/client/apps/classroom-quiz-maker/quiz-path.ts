import { setPath } from '#client/question-sets/set-words';

/** The address of one quiz. */
export const quizPath = (id: string) => setPath('quiz', id);

/** How it went. */
export const reportPath = (id: string) => `${quizPath(id)}&view=report`;
