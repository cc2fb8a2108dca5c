import type { Phase } from '#shared/live/game';

/** Where a game is, in a word or two. */
export const phaseNames: Record<Phase, string> = {
  lobby: 'In the lobby',
  question: 'Question open',
  locked: 'Question closed',
  distribution: 'Answers shown',
  explanation: 'Answers shown',
  standings: 'Standings',
  podium: 'Podium',
  ended: 'Ended',
};
