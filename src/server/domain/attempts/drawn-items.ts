import type { Deps } from '#server/domain/platform/deps';
import { type AuthoredText, itemsOfText } from '#shared/content/texts/text';
import { toEntry } from '#shared/content/words/pack';
import { type Topic, topicIds } from '#shared/content/words/topics';
import type { Level } from '#shared/core/level';
import { type Random, shuffle } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { wordItems } from '#shared/vocabulary/word-items';

/** Topics whose words can be asked about; little words are grammar. */
export const askedTopics = topicIds.filter((topic) => topic !== 'grammar');

/** One question about a word of a topic; none where the pack has no words there. */
export async function wordQuestion(
  { words }: Pick<Deps, 'words'>,
  { level, topic, random }: { level: Level; topic: Topic; random: Random },
): Promise<Item | undefined> {
  const entries = (await words.ofTopic(level, topic)).map(toEntry);
  const pool = (await words.everyday()).map(toEntry);
  const [question] = wordItems({ entries, tasks: ['gap-choose', 'choose-meaning'], count: 1, random, pool });
  // Words with a gap in their example are asked without the skill being named; here it counts. The name that a question
  // about a word usually has would tell the answer, and so may its topic: food is a word of food.
  return question && { ...question, id: `word.${level}`, skill: 'vocabulary' };
}

/** Some of the questions of a text, in their order. */
export function questionsOf(text: AuthoredText, count: number, random: Random): Item[] {
  const items = itemsOfText(text);
  const selection = new Set(shuffle(items, random).slice(0, count));
  return items.filter((item) => selection.has(item));
}
