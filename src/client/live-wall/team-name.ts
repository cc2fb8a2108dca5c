/** What a team is called, by its number from 0. */
export const teamName = (team: number): string => `Team ${team + 1}`;
