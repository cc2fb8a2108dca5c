import type { PlacementSkill } from '#shared/attempts/placement/next-slot';
import { loadTexts } from '#shared/content/texts/pack';
import type { AuthoredText } from '#shared/content/texts/text';
import type { Level } from '#shared/core/level';
import { mulberry32, type Random, shuffle } from '#shared/core/random';
import { ok } from '#shared/core/result';
import { grammarItems } from '#shared/grammar/grammar-items';
import { points } from '#shared/grammar/points';
import type { Item } from '#shared/items/item';
import { rules } from '#shared/items/question-set';
import type { ActivityDeps, ActivityModule, ActivityOf } from '../activity-module';
import { askedTopics, questionsOf, wordQuestion } from '../drawn-items';

/** A test of one level, drawn from all that is written for it. A question has a minute and a half. */
export const levelTest: ActivityModule<ActivityOf<'level-test'>> = {
  isSavedWork: false,
  mode: 'as-wished',
  prepare: (deps, activity) =>
    ok({
      title: `Progress test, ${activity.level}`,
      maySeed: false,
      rules: rules.parse({ release: 'end', minutes: Math.ceil(activity.count * 1.5), plays: 2 }),
      items: (seed) => drawItems(deps, { ...activity, random: mulberry32(seed) }),
    }),
};

interface Draw {
  level: Level;
  skills: readonly PlacementSkill[];
  /** How many questions, about; a text brings a few at once. */
  count: number;
  random: Random;
}

/** Of one text no more are asked than this. */
const perText = 4;

/** The skills in turn, each with its share of the questions. */
async function drawItems(deps: Pick<ActivityDeps, 'words'>, { level, skills, count, random }: Draw): Promise<Item[]> {
  const texts = shuffle(await loadTexts(level), random);
  const can = skills.filter((skill) => hasQuestions(skill, texts));
  const share = (place: number) => Math.floor(count / can.length) + (place < count % can.length ? 1 : 0);
  const items: Item[] = [];
  for (const [place, skill] of can.entries()) {
    if (skill === 'grammar') items.push(...grammarShare(level, share(place), random));
    else if (skill === 'vocabulary') items.push(...(await wordShare(deps, level, share(place), random)));
    else items.push(...textShare(texts, skill, share(place), random));
  }
  return items;
}

const kindFor = (skill: PlacementSkill) => (skill === 'reading' ? 'text' : 'dialogue');

function hasQuestions(skill: PlacementSkill, texts: readonly AuthoredText[]): boolean {
  return skill === 'grammar' || skill === 'vocabulary' || texts.some(({ kind }) => kind === kindFor(skill));
}

function grammarShare(level: Level, count: number, random: Random): Item[] {
  const ofLevel = points.filter((point) => point.level === level).map(({ id }) => id);
  return grammarItems({ points: shuffle(ofLevel, random), types: ['choose', 'type', 'correct'], count, random });
}

async function wordShare(
  deps: Pick<ActivityDeps, 'words'>,
  level: Level,
  count: number,
  random: Random,
): Promise<Item[]> {
  const byPrompt = new Map<string, Item>();
  // Around twice at most: where a topic is small, the same word may come again.
  for (const topic of [...shuffle(askedTopics, random), ...shuffle(askedTopics, random)]) {
    if (byPrompt.size === count) break;
    const question = await wordQuestion(deps, { level, topic, random });
    if (question) byPrompt.set(question.prompt, question);
  }
  return [...byPrompt.values()].map((item, place) => ({ ...item, id: `${item.id}.${place + 1}` }));
}

function textShare(texts: readonly AuthoredText[], skill: PlacementSkill, count: number, random: Random): Item[] {
  const items: Item[] = [];
  for (const text of texts.filter(({ kind }) => kind === kindFor(skill))) {
    if (items.length >= count) break;
    items.push(...questionsOf(text, Math.min(perText, count - items.length), random));
  }
  return items;
}
