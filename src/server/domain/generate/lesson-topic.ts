import type * as z from 'zod';
import { modelFor } from '#server/domain/model/model-settings';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { lessonTopicInput, lessonTopicOutput } from '#shared/api/generate';
import { loadTexts } from '#shared/content/texts/pack';
import { topics } from '#shared/content/words/topics';
import type { AppId } from '#shared/core/apps';
import { packTopicNamed, packTopicOf } from '#shared/lessons/topics/find-topic';
import { ownContentFor, topicsLike } from '#shared/lessons/topics/own-content';

const planner: AppId = 'lesson-planner';

/** What there is for a lesson on a topic at a level: of its own, or of the topic of the pack whose name it is. */
export async function lessonTopic(
  deps: Pick<Deps, 'db' | 'model'>,
  user: User | undefined,
  { topic, level }: z.infer<typeof lessonTopicInput>,
): Promise<z.infer<typeof lessonTopicOutput>> {
  const own = await ownContentFor(topic, level);
  const wider = packTopicNamed(topic);
  const nearest = packTopicOf(topic);
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
    suggestions: [
      ...topicsLike(topic).map(({ name }) => name),
      ...(nearest && !own && !wider ? [topics[nearest]] : []),
    ],
    canDraft: user !== undefined && (await modelFor(deps, planner)) !== undefined,
  };
}
