/** What can be asked about words beside their meaning and spelling: how they hang together. */
export const studyTasks = ['odd-one-out', 'word-formation', 'sort', 'opposite', 'collocation', 'use-it'] as const;
export type StudyTask = (typeof studyTasks)[number];
