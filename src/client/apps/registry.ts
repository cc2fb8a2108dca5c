import { type ComponentType, lazy } from 'react';
import type { AppId } from '../../shared/apps';

/** Forget one and it does not compile. */
const appScreens: Record<AppId, ComponentType> = {
  'story-dice': lazy(() => import('./story-dice')),
  'spelling-quest': lazy(() => import('./spelling-quest')),
  'flash-cards': lazy(() => import('./flash-cards')),
  'word-scramble': lazy(() => import('./word-scramble')),
  '20-questions': lazy(() => import('./20-questions')),
  'lesson-planner': lazy(() => import('./lesson-planner')),
  'vocabulary-builder': lazy(() => import('./vocabulary-builder')),
  'classroom-quiz-maker': lazy(() => import('./classroom-quiz-maker')),
  'grammar-cram': lazy(() => import('./grammar-cram')),
  'test-history': lazy(() => import('./test-history')),
  'esl-tests': lazy(() => import('./esl-tests')),
  'lesson-library': lazy(() => import('./lesson-library')),
  'pronunciation-trainer': lazy(() => import('./pronunciation-trainer')),
  'assessment-bank': lazy(() => import('./assessment-bank')),
  'novel-forge': lazy(() => import('./novel-forge')),
  'writers-block-assistant': lazy(() => import('./writers-block-assistant')),
};

const byId = new Map<string, ComponentType>(Object.entries(appScreens));

export function screenOf(appId: string): ComponentType | undefined {
  return byId.get(appId);
}
