import { lessonTopics } from '#shared/content/lessons/topics/catalogue';
import { topicsWithContent } from '#shared/content/lessons/topics/content';
import type { LessonTopic } from '#shared/content/lessons/topics/topic';
import { nearTopics } from '../plan/text-for';
import { topicOf } from '../plan/topic-of';
import { findLessonTopic } from '../topics/find-topic';

const withContent = lessonTopics.filter(({ id }) => topicsWithContent.includes(id));

/**
 * What the lessons of a unit can be about: the unit itself, topics of the same topic of the pack, and those of topics near
 * it; each with words, a text and tasks of its own. Nothing where the unit is none that we know.
 */
export function unitTopics(unit: string): LessonTopic[] {
  const itself = findLessonTopic(unit);
  const wide = itself?.topic ?? topicOf(unit);
  if (!wide) return [];
  const around = [wide, ...(nearTopics[wide] ?? [])];
  const inOrder = around.flatMap((topic) => withContent.filter((one) => one.topic === topic));
  return [...inOrder.filter(({ id }) => id === itself?.id), ...inOrder.filter(({ id }) => id !== itself?.id)];
}
