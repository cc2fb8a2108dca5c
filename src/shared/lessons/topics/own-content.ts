import { loadTopicContent, topicsWithContent } from '#shared/content/lessons/topics/content';
import type { LessonTopic, TopicHalf } from '#shared/content/lessons/topics/topic';
import { type Level, levelsAbove } from '#shared/core/level';
import { findLessonTopic } from './find-topic';

/** What was written for one topic, at the half of the levels that a class is in. */
export interface OwnContent extends TopicHalf {
  topic: LessonTopic;
}

/** What was written for exactly the topic that is asked for; nothing where there is only something near it. */
export async function ownContentFor(topic: string, level: Level): Promise<OwnContent | undefined> {
  const found = findLessonTopic(topic);
  const content = found && (await loadTopicContent(found.id));
  return content && { ...content[levelsAbove(level, 'A2') > 0 ? 'hard' : 'easy'], topic: found };
}

export const hasContent = ({ id }: LessonTopic): boolean => topicsWithContent.includes(id);
