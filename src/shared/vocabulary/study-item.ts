import type { WordEntry } from '#shared/content/words/word-list';
import type { StudyTask } from './study-tasks';
import type { WordFacts } from './word-facts';
import type { MakeOptions, WordTask } from './word-items';

export interface StudyOptions extends Omit<MakeOptions, 'tasks'> {
  tasks: readonly (WordTask | StudyTask)[];
  facts: WordFacts;
}

/** What all questions of study tasks have. */
export const common = { tags: [], version: 1, points: 1, skill: 'vocabulary' as const };

export const named = (entry: WordEntry, task: StudyTask) => ({
  id: `${entry.id}.${task}`,
  origin: { engine: 'words' as const, point: entry.id, task },
});

export const levelOf = ({ level }: WordEntry) => (level ? { level } : {});
