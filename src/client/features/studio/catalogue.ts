import { type AppId, type CatalogueApp, catalogue, purposes } from '#shared/core/apps';
import { themeNames } from '#shared/themes/theme-names';

type Complexity = 'Simple' | 'Medium' | 'Advanced';

/** How much there is to learn before an app is of use in class. */
const complexity: Record<AppId, Complexity> = {
  'spelling-quest': 'Simple',
  'flash-cards': 'Simple',
  'story-dice': 'Simple',
  'word-scramble': 'Simple',
  '20-questions': 'Simple',
  'lesson-planner': 'Medium',
  'lesson-library': 'Simple',
  'classroom-quiz-maker': 'Medium',
  'pronunciation-trainer': 'Medium',
  'vocabulary-builder': 'Medium',
  'novel-forge': 'Advanced',
  'grammar-cram': 'Medium',
  'test-history': 'Medium',
  'assessment-bank': 'Advanced',
  'writers-block-assistant': 'Simple',
  'esl-tests': 'Advanced',
};

export interface Work extends CatalogueApp {
  complexity: Complexity;
  category: string;
}

/** The sixteen apps as the portfolio shows them. */
export const works: readonly Work[] = catalogue.map((app) => ({
  ...app,
  complexity: complexity[app.id],
  category: purposes[app.purpose],
}));

/** Only what can be counted. */
export const figures = [
  { count: works.length, label: 'classroom apps' },
  { count: works.filter((work) => work.tokenCost === 0).length, label: 'free apps' },
  { count: themeNames.length, label: 'themes' },
] as const;
