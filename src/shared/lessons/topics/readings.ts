import { lessonTopics } from '#shared/content/lessons/topics/catalogue';
import { loadTopicContent } from '#shared/content/lessons/topics/content';
import type { LessonTopic } from '#shared/content/lessons/topics/topic';
import { loadAllTexts, loadTextsFor } from '#shared/content/texts/pack';
import type { AuthoredText } from '#shared/content/texts/text';
import { topics } from '#shared/content/words/topics';
import type { Level } from '#shared/core/level';
import { findLessonTopic, packTopicOf } from './find-topic';
import { halfFor, type OwnContent, topicsLike } from './own-content';

/** A text of ours that a lesson can be made from, with what was written for its topic where it has one of its own. */
export interface Reading {
  id: string;
  /** As a lesson from it names its topic. */
  topic: string;
  text: AuthoredText;
  own?: OwnContent;
}

const mostReadings = 6;
const mostOfPack = 3;

/**
 * Texts for a topic and a level, the nearest first: the one on exactly this topic, those of the topic of the pack that
 * it belongs to, then those on topics with a name near it. Without a topic, some of the level; of a topic that is near
 * none of ours nothing.
 */
export async function readingsFor(topic: string, level: Level): Promise<Reading[]> {
  const texts = await loadTextsFor(level);
  const atLevelFirst = [
    ...texts.filter((text) => text.level === level),
    ...texts.filter((text) => text.level !== level),
  ];
  if (topic.trim() === '') return varied(texts.filter((text) => text.level === level)).map(ofPack);
  const exact = findLessonTopic(topic);
  const wide = packTopicOf(topic);
  const near = topicsLike(topic).filter(({ id }) => id !== exact?.id);
  const [first, ...others] = await Promise.all(
    [exact, ...near].map((one) => one && ofTopic(one, halfFor(level), level)),
  );
  const wider = atLevelFirst.filter((text) => text.topic === wide).slice(0, mostOfPack);
  return [first, ...wider.map(ofPack), ...others].filter((one) => one !== undefined).slice(0, mostReadings);
}

/** The text of this id, read by a class of this level. */
export async function findReading(id: string, level: Level): Promise<Reading | undefined> {
  const [, topicId, half] = /^(.+)\.(easy|hard)$/.exec(id) ?? [];
  if (half === 'easy' || half === 'hard') {
    const topic = lessonTopics.find((one) => one.id === topicId);
    return topic && ofTopic(topic, half, level);
  }
  const text = (await loadAllTexts()).find((one) => one.id === id);
  return text && ofPack(text);
}

const ofPack = (text: AuthoredText): Reading => ({ id: text.id, topic: topics[text.topic], text });

async function ofTopic(topic: LessonTopic, half: 'easy' | 'hard', level: Level): Promise<Reading | undefined> {
  const content = await loadTopicContent(topic.id);
  if (!content) return undefined;
  const own = { ...content[half], topic };
  const id = `${topic.id}.${half}`;
  return { id, topic: topic.name, own, text: { ...own.text, id, topic: topic.topic, level: levelIn(half, level) } };
}

/** A half is for two levels: a class of another one gets its own nearest. */
const levelIn = (half: 'easy' | 'hard', level: Level): Level =>
  halfFor(level) === half ? level : half === 'easy' ? 'A2' : 'B1';

/** Some on different topics, of as many genres as there are. */
function varied(texts: readonly AuthoredText[]): AuthoredText[] {
  const taken: AuthoredText[] = [];
  for (const wantsNewGenre of [true, false])
    for (const text of texts) {
      const isKnown = taken.some(({ topic, genre }) => topic === text.topic || (wantsNewGenre && genre === text.genre));
      if (!isKnown && taken.length < mostReadings) taken.push(text);
    }
  return taken;
}
