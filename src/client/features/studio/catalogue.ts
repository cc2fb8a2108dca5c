import { type AppEntry, type AppId, apps } from '../../../shared/apps';
import { themeNames } from '../../../shared/theme-names';

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

const categories: Record<AppEntry['purpose'], string> = {
  play: 'Play',
  practise: 'Practise',
  plan: 'Plan',
  assess: 'Assess',
  write: 'Write',
};

export interface Work extends AppEntry {
  id: AppId;
  complexity: Complexity;
  category: string;
}

/** The sixteen apps as the portfolio shows them. */
export const works: readonly Work[] = apps.map((app) => ({
  ...app,
  complexity: complexity[app.id],
  category: categories[app.purpose],
}));

/** Only what can be counted. */
export const figures = [
  { count: works.length, label: 'classroom apps' },
  { count: works.filter((work) => work.tokenCost === 0).length, label: 'free apps' },
  { count: themeNames.length, label: 'themes' },
] as const;
