import type { Givable } from '#client/giving/givable';
import type { RouterInputs } from '#client/lib/trpc';
import { twentyApp } from '#shared/games/twenty-questions/app';

type Wish = Pick<RouterInputs['twentyQuestions']['start'], 'from' | 'grammar'>;

/** A game as a class gets it; whether all have one secret, the dialog asks. */
export const gameToGive = (wish: Wish, about: string): Givable => ({
  appId: twentyApp,
  activity: { kind: 'twenty-questions', ...wish },
  title: `20 Questions: ${about}`,
});
