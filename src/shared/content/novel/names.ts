import { keysOf } from '#shared/core/keys-of';

export const genres = {
  adventure: 'Adventure',
  mystery: 'Mystery',
  fantasy: 'Fantasy',
  'science-fiction': 'Science fiction',
  school: 'School and friends',
  sport: 'Sport',
  history: 'In the past',
  ghost: 'Ghost story',
  animals: 'Animals',
  everyday: 'Everyday life',
} as const;
export const genreIds = keysOf(genres);
export type GenreId = keyof typeof genres;

export const boards = {
  spine: 'Story spine',
  'three-act': 'Three acts',
  journey: 'There and back',
  mystery: 'Mystery',
  picture: 'Picture book',
} as const;
export const boardIds = keysOf(boards);
export type BoardId = keyof typeof boards;
