import type { Deps } from '#server/domain/platform/deps';
import type { PlacementSkill } from '#shared/attempts/placement/next-slot';
import { loadTexts } from '#shared/content/texts/pack';
import { type AuthoredText, itemsOfText } from '#shared/content/texts/text';
import { toEntry } from '#shared/content/words/pack';
import { type Topic, topicIds } from '#shared/content/words/topics';
import type { Level } from '#shared/core/level';
import { type Random, shuffle } from '#shared/core/random';
import { grammarItems } from '#shared/grammar/grammar-items';
import { points } from '#shared/grammar/points';
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
  const [made] = wordItems({ entries, tasks: ['gap-choose', 'choose-meaning'], count: 1, random });
  // Words with a gap in their example are asked without the skill being named; here it counts. The name that a question
  // about a word usually has would tell the answer, and so may its topic: food is a word of food.
  return made && { ...made, id: `word.${level}`, skill: 'vocabulary' };
}

/** Some of the questions of a text, in their order. */
export function questionsOf(text: AuthoredText, count: number, random: Random): Item[] {
  const items = itemsOfText(text);
  const chosen = new Set(shuffle(items, random).slice(0, count));
  return items.filter((item) => chosen.has(item));
}

interface Draw {
  level: Level;
  skills: readonly PlacementSkill[];
  /** How many questions, about; a text brings a few at once. */
  count: number;
  random: Random;
}

/** Of one text no more are asked than this. */
const perText = 4;

/** A test of one level: its skills in turn, each with its share of the questions. The same seed draws the same. */
export async function drawLevelTest(
  deps: Pick<Deps, 'words'>,
  { level, skills, count, random }: Draw,
): Promise<Item[]> {
  const texts = shuffle(await loadTexts(level), random);
  const can = skills.filter((skill) => hasQuestions(skill, texts));
  const share = (place: number) => Math.floor(count / can.length) + (place < count % can.length ? 1 : 0);
  const drawn: Item[] = [];
  for (const [place, skill] of can.entries()) {
    if (skill === 'grammar') drawn.push(...grammarShare(level, share(place), random));
    else if (skill === 'vocabulary') drawn.push(...(await wordShare(deps, level, share(place), random)));
    else drawn.push(...textShare(texts, skill, share(place), random));
  }
  return drawn;
}

const kindFor = (skill: PlacementSkill) => (skill === 'reading' ? 'text' : 'dialogue');

function hasQuestions(skill: PlacementSkill, texts: readonly AuthoredText[]): boolean {
  return skill === 'grammar' || skill === 'vocabulary' || texts.some(({ kind }) => kind === kindFor(skill));
}

function grammarShare(level: Level, count: number, random: Random): Item[] {
  const ofLevel = points.filter((point) => point.level === level).map(({ id }) => id);
  return grammarItems({ points: shuffle(ofLevel, random), types: ['choose', 'type', 'correct'], count, random });
}

async function wordShare(deps: Pick<Deps, 'words'>, level: Level, count: number, random: Random): Promise<Item[]> {
  const drawn = new Map<string, Item>();
  // Around twice at most: where a topic is small, the same word may come again.
  for (const topic of [...shuffle(askedTopics, random), ...shuffle(askedTopics, random)]) {
    if (drawn.size === count) break;
    const made = await wordQuestion(deps, { level, topic, random });
    if (made) drawn.set(made.prompt, made);
  }
  return [...drawn.values()].map((item, place) => ({ ...item, id: `${item.id}.${place + 1}` }));
}

function textShare(texts: readonly AuthoredText[], skill: PlacementSkill, count: number, random: Random): Item[] {
  const drawn: Item[] = [];
  for (const text of texts.filter(({ kind }) => kind === kindFor(skill))) {
    if (drawn.length >= count) break;
    drawn.push(...questionsOf(text, Math.min(perText, count - drawn.length), random));
  }
  return drawn;
}
