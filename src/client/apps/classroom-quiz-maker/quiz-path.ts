/** The address of one quiz. */
export const quizPath = (id: string) => `/classroom-quiz-maker?quiz=${id}`;

/** How it went. */
export const reportPath = (id: string) => `${quizPath(id)}&view=report`;
