import {
  type Attachment,
  type LessonAbout,
  type LessonData,
  lessonTypes,
  type Material,
} from '#shared/content/lessons/lesson';
import { capital, small } from '#shared/core/first-letter';
import { inShort } from '#shared/core/in-short';
import { levelsAbove } from '#shared/core/level';
import { pick, type Random } from '#shared/core/random';
import { nameInSentence } from '#shared/grammar/name-in-sentence';
import { type GrammarPoint, pointById, points } from '#shared/grammar/points';
import { directionOf } from './templates';
import type { SlotTexts } from './to-stage';
import { isTopicWord } from './topic-of';

type ForSlots = Pick<LessonData, 'standIn'> & {
  materials: readonly Pick<Attachment, 'kind' | 'example'>[];
  about: Pick<LessonAbout, 'type' | 'topic' | 'targetLanguage'>;
};

/** What stands in the slots of the written texts. */
export function slotTexts(
  { about, materials, standIn }: ForSlots,
  point: GrammarPoint | undefined,
  random: Random,
): SlotTexts {
  const topic = topicInText(about.topic);
  const words = materials.find((material) => material.kind === 'words');
  const targetLanguage = about.targetLanguage.trim();
  const named = points.find(({ name }) => name.toLowerCase() === targetLanguage.toLowerCase());
  const examples = (targetLanguage ? named : point)?.rule.examples ?? [];
  const situation = materials.find(({ kind }) => kind === 'situation');
  const example =
    situation?.example ??
    pick(examples, random) ??
    (targetLanguage ? undefined : words?.example) ??
    '(an example of your own)';
  const form = targetLanguage ? named : point;
  const language = form ? nameInSentence(form) : targetLanguage || `words for ${topic}`;
  const textTopic = standIn ? inSentence(standIn.topic) : topic;
  return { topic: inShort(topic, 80), textTopic: inShort(textTopic, 80), language: inShort(language, 80), example };
}

/** A topic as it stands in the texts of a plan. */
export const topicInText = (topic: string): string => asTyped(inSentence(topic.trim() || 'the topic'));

/** What would not read well inside a sentence stands there in quotation marks, as it was typed. */
const asTyped = (topic: string) =>
  topic.split(/\s+/).length > 4 || /^(?:my|our|what|how|why|should|when|who)\b|[?!:;(]|\s-\s/i.test(topic)
    ? `“${topic}”`
    : topic;

/** Words that need no capital in a sentence, whatever follows. */
const little = /^(A|An|The|My|Our|Your|Their|His|Her|This|These|How|What|Why|Where|When|Who|Being|Going|Making)$/;

/** A title does not keep its capital inside a sentence, where its first word is no name. */
export function inSentence(title: string): string {
  const [first = ''] = title.split(/[^\p{L}’'-]/u);
  const isPlain = little.test(first) || isTopicWord(first);
  return isPlain ? small(title) : title;
}

/** A lesson that is about a text names what its text is on. */
export function titleOf({ about, materials, standIn }: WithText): string {
  const { type, topic, point: id, level } = about;
  const point = pointById(id ?? '');
  const first = type === 'grammar' && point ? point.name : lessonTypes[type];
  const what = `${first} – ${capital(topic)}`;
  const text = textOf(materials);
  const isOther = text && standIn && standIn.topic !== topic && directionOf[type] === 'understanding';
  const withOther = isOther ? `, with a ${text.kind} on ${inSentence(standIn.topic)}` : '';
  return inShort(`${what}${withOther} (${level})`, 120);
}

type WithText = Pick<LessonData, 'about' | 'materials' | 'standIn'>;

const textOf = (materials: readonly Material[]) => materials.find(({ kind }) => kind === 'text' || kind === 'dialogue');

/** Says what is read or heard instead, where there is nothing on the topic at the level. */
export function standInNote({ about, materials, standIn }: WithText): string | undefined {
  const text = textOf(materials);
  if (!standIn || !text) return undefined;
  const on = standIn.topic === about.topic ? '' : ` on ${inSentence(standIn.topic)}`;
  const at = standIn.level === about.level ? '' : ` at ${standIn.level}`;
  return `No ${text.kind} on ${inSentence(about.topic)} at ${about.level} yet: this plan has one${on}${at}.`;
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
