interface Placed {
  rank: number;
  points: number;
}

/**
 * Whether somebody hears which place they have among all: nobody of the lower half does, nobody who is last, and nobody
 * without points, who may be first with all others.
 */
export const hearsPlace = ({ rank, points }: Placed, all: readonly Placed[]): boolean =>
  points > 0 && (rank === 1 || (rank <= Math.ceil(all.length / 2) && all.some((one) => one.rank > rank)));
