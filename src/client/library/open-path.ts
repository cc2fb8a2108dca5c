import { type AppId, findApp } from '#shared/core/apps';
import type { ResourceKind } from '#shared/library/kinds/registry';

export const kindNames: Record<ResourceKind, string> = {
  lesson: 'Lesson',
  quiz: 'Quiz',
  test: 'Test',
  'word-list': 'Word list',
  blueprint: 'Test blueprint',
  secrets: 'Secrets to guess',
  novel: 'Novel',
  story: 'Story',
  writing: 'Text',
};

/** Where each kind of work is edited, and how its address names it. */
const homes: Record<ResourceKind, { app: AppId; name: string }> = {
  lesson: { app: 'lesson-planner', name: 'plan' },
  quiz: { app: 'classroom-quiz-maker', name: 'quiz' },
  test: { app: 'esl-tests', name: 'test' },
  'word-list': { app: 'flash-cards', name: 'list' },
  blueprint: { app: 'assessment-bank', name: 'blueprint' },
  secrets: { app: '20-questions', name: 'secrets' },
  novel: { app: 'novel-forge', name: 'book' },
  story: { app: 'story-dice', name: 'story' },
  writing: { app: 'writers-block-assistant', name: 'text' },
};

interface Work {
  id: string;
  kind: ResourceKind;
}

/** The app that saved work opens in, and the way there. */
export function appOf({ id, kind }: Work): { name: string; path: string } | undefined {
  const { app, name } = homes[kind];
  const entry = findApp(app);
  return entry && { name: entry.name, path: `${entry.path}?${name}=${id}` };
}

/** Where saved work can be read, printed and put in order at no cost. */
export const libraryPath = ({ id }: Pick<Work, 'id'>) => `/lesson-library?work=${id}`;
