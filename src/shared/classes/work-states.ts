/** How far a student is with given work. `to-revise`: an answer came back, and its revision is not handed in. */
export const workStates = ['not-started', 'playing', 'to-revise', 'to-mark', 'done'] as const;
export type WorkState = (typeof workStates)[number];
