import { lessonTopics } from '#shared/content/lessons/topics/catalogue';
import { loadTopicContent, topicsWithContent } from '#shared/content/lessons/topics/content';
import type { LessonTopic, TopicHalf } from '#shared/content/lessons/topics/topic';
import { type Level, levelsAbove } from '#shared/core/level';
import { findLessonTopic, partsBeside, topicsInside } from './find-topic';

/** What was written for one topic, at the half of the levels that a class is in. */
export interface OwnContent extends TopicHalf {
  topic: LessonTopic;
}

/**
 * What was written for exactly the topic that is asked for; nothing where there is only something near it. What stands
 * beside the name of the topic (at the market: “asking for prices”) has to be met in what was written.
 */
export async function ownContentFor(topic: string, level: Level): Promise<OwnContent | undefined> {
  const found = findLessonTopic(topic);
  const candidates = found
    ? [{ topic: found, beside: partsBeside(topic, found).map(askedIn) }]
    : // “A number of reasons” is not about numbers: beside a name inside a phrase, every word counts.
      topicsInside(topic).map(({ beside, ...one }) => ({ ...one, beside: wordsIn(beside).map((word) => [word]) }));
  for (const one of candidates) {
    const content = await loadTopicContent(one.topic.id);
    if (!content) continue;
    const half = content[halfFor(level)];
    const written = writtenIn(half);
    // One word of each part is enough.
    const isMet = (words: readonly string[]) =>
      words.length === 0 || words.some((word) => little.test(word) || written.includes(stemOf(word)));
    if (one.beside.every(isMet)) return { ...half, topic: one.topic };
  }
  return undefined;
}

/** The words of a part of what was asked for that say what it is about. */
const askedIn = (part: string) =>
  wordsIn(part).filter((word) => word.length > 3 && !little.test(word) && !saysNothing.test(word));

/** All that was written on a topic, in small letters. */
function writtenIn({ words, text, questions, statements, roleCards }: TopicHalf): string {
  const { scene, a, b } = roleCards;
  return [
    ...words.flatMap(({ term, meaning, example }) => [term, meaning, example]),
    text.title,
    text.text,
    ...questions,
    ...statements,
    ...[a, b].flatMap(({ role, facts, goals }) => [role, ...facts, ...goals]),
    scene,
  ]
    .join(' ')
    .toLowerCase();
}

const stemOf = (word: string) => word.replace(/(?<=\p{L}{3})(?:ies|ing|ed|es|s|y)$/u, '');

/** What may stand beside a topic and is none. */
const saysNothing =
  /^(?:words?|phrases?|vocabulary|english|language|expressions?|things?|people|everyday|basic|useful|different|kinds?|types?|exam|lesson|unit|topic|students?|children|teenagers?|adults?|beginners?|common|simple|general|modern|life|lives|today|problems?|ideas?|questions?|answers?|facts?|opinions?|reasons?|advantages?|disadvantages?|causes?|effects?|solutions?|talking|speaking|asking|giving|making|using|level|part|practice|introduction|review|facilities|services|tips|rules|basics)$/;

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
