import type { LessonAbout } from '#shared/content/lessons/lesson';
import type { AuthoredText } from '#shared/content/texts/text';
import type { Topic } from '#shared/content/words/topics';
import { levelsAbove } from '#shared/core/level';
import { type Random, shuffle } from '#shared/core/random';
import { directionOf } from './templates';

/** Topics whose texts may stand in, the nearest first, where there is none on the topic itself. */
export const nearTopics: Partial<Record<Topic, readonly Topic[]>> = {
  people: ['home', 'feelings', 'communication'],
  body: ['sport', 'food', 'nature'],
  food: ['shopping', 'body', 'home'],
  home: ['people', 'town', 'time'],
  clothes: ['shopping', 'people', 'arts', 'work'],
  school: ['work', 'science', 'arts'],
  work: ['society', 'technology', 'school'],
  travel: ['town', 'nature', 'time'],
  town: ['travel', 'shopping', 'society', 'home'],
  nature: ['animals', 'science', 'travel'],
  animals: ['nature', 'home', 'science', 'travel'],
  time: ['home', 'sport', 'people', 'work'],
  sport: ['body', 'people', 'arts', 'time'],
  feelings: ['people', 'thinking', 'body', 'arts', 'communication'],
  communication: ['technology', 'people', 'arts', 'travel'],
  technology: ['science', 'work', 'communication', 'school'],
  shopping: ['clothes', 'food', 'town', 'work'],
  society: ['town', 'work', 'nature', 'people'],
  science: ['nature', 'technology', 'school', 'body'],
  arts: ['people', 'communication', 'feelings', 'school'],
  thinking: ['communication', 'feelings', 'school', 'people', 'travel'],
};

/**
 * The text or dialogue of a lesson. Where a text is what the lesson is about, one on the topic comes first, then an
 * easier one, then one on a topic near it. Nothing on a topic that is none of ours: a text about something else helps
 * nobody.
 */
export function textFor(
  { level, type }: Pick<LessonAbout, 'level' | 'type'>,
  topic: Topic | undefined,
  texts: readonly AuthoredText[],
  random: Random,
): AuthoredText | undefined {
  if (!topic) return undefined;
  const wantedKind = type === 'listening' || type === 'speaking' ? 'dialogue' : 'text';
  const mixed = shuffle(texts, random);
  const atLevel = mixed.filter((text) => text.level === level);
  const onTopic = atLevel.filter((text) => text.topic === topic);
  const exact = onTopic.find(({ kind }) => kind === wantedKind);
  // A lesson on reading is about reading: a dialogue is no stand-in there, nor a text where listening is learnt.
  const isStrict = type === 'reading' || type === 'listening';
  const other = isStrict ? undefined : onTopic[0];
  if (exact || other || directionOf[type] !== 'understanding') return exact ?? other;
  const ofKind = ({ kind }: AuthoredText) => kind === wantedKind;
  const easier = mixed.find((text) => ofKind(text) && text.topic === topic && levelsAbove(text.level, level) < 0);
  const nearby = (nearTopics[topic] ?? []).map((id) => atLevel.find((text) => ofKind(text) && text.topic === id));
  return easier ?? nearby.find((text) => text !== undefined);
}
