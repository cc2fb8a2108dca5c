import type * as z from 'zod';
import type { lessonTopicInput, lessonTopicOutput } from '#shared/api/generate';
import { loadTexts } from '#shared/content/texts/pack';
import { topics } from '#shared/content/words/topics';
import { topicOf } from '#shared/lessons/plan/topic-of';
import { findLessonTopic } from '#shared/lessons/topics/find-topic';
import { ownContentFor, topicsLike } from '#shared/lessons/topics/own-content';

/** What there is for a lesson on a topic at a level: of its own, or of the topic of the pack that it belongs to. */
export async function lessonTopic({
  topic,
  level,
}: z.infer<typeof lessonTopicInput>): Promise<z.infer<typeof lessonTopicOutput>> {
  const own = await ownContentFor(topic, level);
  const wider = findLessonTopic(topic)?.topic ?? topicOf(topic);
  const texts = await loadTexts(level);
  return {
    ...(own && {
      own: {
        name: own.topic.name,
        words: own.words.length,
        text: { title: own.text.title, kind: own.text.kind },
      },
    }),
    ...(wider && { wider: { name: topics[wider], hasText: texts.some((text) => text.topic === wider) } }),
    suggestions: topicsLike(topic).map(({ name }) => name),
  };
}
