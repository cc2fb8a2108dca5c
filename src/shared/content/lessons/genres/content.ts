import type { Level } from '#shared/core/level';
import type { GenreModel, WritingGenre } from './genre';

/** The kinds of text that have a model for each level: a chunk each. */
const chunks: Record<string, () => Promise<{ genre: WritingGenre }>> = {
  advert: () => import('./advert'),
  application: () => import('./application'),
  article: () => import('./article'),
  biography: () => import('./biography'),
  complaint: () => import('./complaint'),
  'description-of-a-person': () => import('./description-of-a-person'),
  'description-of-a-place': () => import('./description-of-a-place'),
  diary: () => import('./diary'),
  'email-to-a-friend': () => import('./email-to-a-friend'),
  'for-and-against': () => import('./for-and-against'),
  'formal-email': () => import('./formal-email'),
  instructions: () => import('./instructions'),
  invitation: () => import('./invitation'),
  'opinion-essay': () => import('./opinion-essay'),
  report: () => import('./report'),
  review: () => import('./review'),
  story: () => import('./story'),
  'thank-you': () => import('./thank-you'),
};

export const genreIds = Object.keys(chunks);

/** A genre with the model of one level. */
export interface LevelGenre extends Omit<WritingGenre, 'models' | 'others'> {
  model: GenreModel;
  /** Models of the level for tasks that name one of their words. */
  others: readonly (GenreModel & { about: readonly string[] })[];
}

/** All of them, each with its model for this level. */
export async function loadGenres(level: Level): Promise<LevelGenre[]> {
  const all = await Promise.all(Object.values(chunks).map((load) => load()));
  return all.map(({ genre: { models, others, ...genre } }) => ({
    ...genre,
    model: models[level],
    others: others?.[level] ?? [],
  }));
}
