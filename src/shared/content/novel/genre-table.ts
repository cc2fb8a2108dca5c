/** What stories of one genre are made of: a writer takes one of each, or none. */
export interface GenreTable {
  characters: readonly string[];
  wants: readonly string[];
  obstacles: readonly string[];
  twists: readonly string[];
  places: readonly string[];
}

/** One entry a line. */
export const linesOf = (text: string): readonly string[] => text.trim().split('\n');
