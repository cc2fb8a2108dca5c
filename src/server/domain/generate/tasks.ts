import type { Deps } from '#server/domain/platform/deps';
import type { Ask } from '#shared/api/generate';
import { loadTable } from '#shared/content/novel/table';
import { lessonPlan, lessonStage, writtenFor } from './lesson-plan';
import type { PlanSource } from './plan-source';
import { sceneHelp } from './scene-help';
import { sentences } from './sentences';
import { simplerText } from './simpler-text';
import { storyIdea } from './story-idea';
import type { Task } from './task';
import { topicText } from './topic-text';
import { wordEntries } from './word-entries';
import { writingFeedback, writingQuestions } from './writing';
import { yesNo } from './yes-no';

/** The task that was asked for, with what it needs of the pack. The seed is what our engine begins from. */
export async function taskFor(
  { words }: Pick<Deps, 'words'>,
  { ask, seed, source }: { ask: Ask; seed: number; source: PlanSource },
): Promise<Task> {
  const index = await words.index();
  switch (ask.task) {
    case 'word-entries':
      return wordEntries(ask, index);
    case 'sentences':
      return sentences(ask, { index, sentences: await words.sentencesOf(ask.level) });
    case 'simpler-text':
      return simplerText(ask, index);
    case 'topic-text':
      return topicText(ask, index);
    case 'lesson-plan':
      return lessonPlan(ask, await writtenFor({ words }, ask, source), seed);
    case 'lesson-stage':
      return lessonStage(ask);
    case 'yes-no':
      return yesNo(ask);
    case 'scene-help':
      return sceneHelp(ask, await loadTable(ask.about.genre));
    case 'story-idea':
      return storyIdea(ask, index);
    case 'writing-questions':
      return writingQuestions(ask, index);
    case 'writing-feedback':
      return writingFeedback(ask);
  }
}
