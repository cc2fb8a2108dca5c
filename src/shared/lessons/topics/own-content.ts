import { lessonTopics } from '#shared/content/lessons/topics/catalogue';
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
  return content && { ...content[halfFor(level)], topic: found };
}

/** Which half of what is written for a topic a class of this level works with. */
export const halfFor = (level: Level) => (levelsAbove(level, 'A2') > 0 ? 'hard' : 'easy');

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const little =
  /^(?:and|the|for|with|from|about|your|our|how|what|who|favourite|should|can|have|has|are|was|were|did|does)$/;

/** The topics that have content, with the words of each of their names. */
const withContent = lessonTopics
  .filter(({ id }) => topicsWithContent.includes(id))
  .map((topic) => ({
    topic,
    names: [topic.name, ...topic.otherNames].map((name) => wordsIn(name).filter((word) => !little.test(word))),
  }));

/** How many are suggested at once. */
const mostSuggested = 8;

/**
 * Topics that have content and of which a name holds a word that is being typed, those of which the words make up most of
 * a name first; those of the same topic of the pack behind them.
 */
export function topicsLike(text: string): LessonTopic[] {
  const typed = wordsIn(text).filter((word) => word.length > 2 && !little.test(word));
  const same = findLessonTopic(text)?.topic;
  const nearnessOf = (words: readonly string[]) => {
    const shared = typed.filter((word) => words.some((one) => one.startsWith(word))).length;
    return shared ** 2 / Math.max(1, words.length);
  };
  return withContent
    .map(({ topic, names }) => ({
      topic,
      rank: Math.max(...names.map(nearnessOf)) + Number(topic.topic === same) / 100,
    }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, mostSuggested)
    .map(({ topic }) => topic);
}
