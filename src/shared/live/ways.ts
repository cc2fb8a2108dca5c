/*
 * How a live game is played. Together: all see one question at a time. Teams: the same, with points for teams. Own pace:
 * everybody goes through all questions and is told at once. Exit ticket: the same, and nothing is told. Poll: opinions,
 * without a key. Apart from the schema of the settings: what players load has no room for the schema library.
 */
export const ways = ['together', 'teams', 'own-pace', 'exit-ticket', 'poll'] as const;
export type Way = (typeof ways)[number];

/** Where each player goes through the questions alone, there is no time for each and nothing to show in between. */
export const isAlone = ({ way }: { way: Way }): boolean => way === 'own-pace' || way === 'exit-ticket';

/** Whether points are counted for all to see. */
export const hasStandings = ({ way }: { way: Way }): boolean => way !== 'poll' && way !== 'exit-ticket';
