interface Placed {
  rank: number;
}

/** Whether somebody hears which place they have among all: nobody of the lower half does, and nobody who is last. */
export const hearsPlace = ({ rank }: Placed, all: readonly Placed[]): boolean =>
  rank === 1 || (rank <= Math.ceil(all.length / 2) && all.some((one) => one.rank > rank));
