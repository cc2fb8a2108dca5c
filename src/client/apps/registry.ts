import { type ComponentType, lazy } from 'react';
import type { AppId } from '#shared/core/apps';

/** Forget one and it does not compile. */
const appScreens: Record<AppId, ComponentType> = {
  'story-dice': lazy(() => import('#client/apps/story-dice')),
  'spelling-quest': lazy(() => import('#client/apps/spelling-quest')),
  'flash-cards': lazy(() => import('#client/apps/flash-cards')),
  'word-scramble': lazy(() => import('#client/apps/word-scramble')),
  '20-questions': lazy(() => import('#client/apps/20-questions')),
  'lesson-planner': lazy(() => import('#client/apps/lesson-planner')),
  'vocabulary-builder': lazy(() => import('#client/apps/vocabulary-builder')),
  'classroom-quiz-maker': lazy(() => import('#client/apps/classroom-quiz-maker')),
  'grammar-cram': lazy(() => import('#client/apps/grammar-cram')),
  'test-history': lazy(() => import('#client/apps/test-history')),
  'esl-tests': lazy(() => import('#client/apps/esl-tests')),
  'lesson-library': lazy(() => import('#client/apps/lesson-library')),
  'pronunciation-trainer': lazy(() => import('#client/apps/pronunciation-trainer')),
  'assessment-bank': lazy(() => import('#client/apps/assessment-bank')),
  'novel-forge': lazy(() => import('#client/apps/novel-forge')),
  'writers-block-assistant': lazy(() => import('#client/apps/writers-block-assistant')),
};

const byId = new Map<string, ComponentType>(Object.entries(appScreens));

export function screenOf(appId: string): ComponentType | undefined {
  return byId.get(appId);
}
