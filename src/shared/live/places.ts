/** Whether somebody hears which place they have among so many: the lower half only hears its points. */
export const hearsPlace = (rank: number, among: number): boolean => rank <= Math.ceil(among / 2);
