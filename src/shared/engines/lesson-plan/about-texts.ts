import { levelsAbove } from '../../content/level';
import { topics } from '../../content/words/topics';
import { type LessonAbout, lessonTypes, type Material } from '../../lessons/lesson';
import { pick, type Random } from '../../random';
import { type GrammarPoint, pointById, points } from '../grammar/points';
import { clipped, type SlotTexts } from './to-stage';

/** What stands in the slots of the written texts. */
export function slotTexts(
  about: Pick<LessonAbout, 'type' | 'topic' | 'targetLanguage'>,
  point: GrammarPoint | undefined,
  materials: readonly Material[],
  random: Random,
): SlotTexts {
  const topic = inSentence(about.topic.trim() || 'the topic');
  const words = materials.find((material) => material.kind === 'words');
  const example =
    pick(point?.rule.examples ?? [], random) ??
    words?.entries.find((entry) => entry.example)?.example ??
    `This is about ${topic}.`;
  const language =
    about.targetLanguage.trim() || (point ? inSentence(point.name).replace(/: (.+)$/, ' ($1)') : `words for ${topic}`);
  return { topic: clipped(topic, 80), language: clipped(language, 80), example };
}

/** One of our own titles does not keep its capital inside a sentence; what a teacher typed stays as it is. */
function inSentence(title: string): string {
  const isOurs = Object.values(topics).some((name) => name === title) || points.some(({ name }) => name === title);
  return isOurs ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

export function titleOf({ type, topic, point: id, level }: LessonAbout): string {
  const point = pointById(id ?? '');
  const what = type === 'grammar' && point ? `${point.name} – ${topic}` : `${lessonTypes[type]} – ${topic}`;
  return clipped(`${what} (${level})`, 120);
}

/** The point whose level is above the class's, where a lesson asks for too much. It may still be wanted. */
export function pointAbove({
  level,
  point: id,
  targetLanguage,
}: Pick<LessonAbout, 'level' | 'point' | 'targetLanguage'>) {
  const named = targetLanguage.toLowerCase();
  const point = pointById(id ?? '') ?? points.find(({ name }) => named.includes(name.toLowerCase()));
  return point && levelsAbove(point.level, level) > 0 ? point : undefined;
}
