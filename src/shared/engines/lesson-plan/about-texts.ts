import { levelsAbove } from '../../content/level';
import { type LessonAbout, lessonTypes, type Material } from '../../lessons/lesson';
import { pick, type Random } from '../../random';
import { type GrammarPoint, pointById, points } from '../grammar/points';
import { clipped, type SlotTexts } from './to-stage';
import { isTopicWord } from './topic-of';

/** What stands in the slots of the written texts. */
export function slotTexts(
  about: Pick<LessonAbout, 'type' | 'topic' | 'targetLanguage'>,
  point: GrammarPoint | undefined,
  materials: readonly Material[],
  random: Random,
): SlotTexts {
  const topic = inSentence(about.topic.trim() || 'the topic');
  const words = materials.find((material) => material.kind === 'words');
  const asked = about.targetLanguage.trim();
  const named = points.find(({ name }) => name.toLowerCase() === asked.toLowerCase());
  const examples = (asked ? named : point)?.rule.examples ?? [];
  const example =
    pick(examples, random) ??
    (asked ? undefined : words?.entries.find((entry) => entry.example)?.example) ??
    '(an example of your own)';
  const form = asked ? named : point;
  const language = form ? nameInSentence(form) : asked || `words for ${topic}`;
  return { topic: clipped(topic, 80), language: clipped(language, 80), example };
}

/** Points that are called by a term of grammar; the others by the words themselves, which stand in quotes. */
const withArticle = /^(Present|Past|Passive|Second|Third|Zero|Gerund)/;
const term =
  /^(Adverbs|Articles|Comparatives|Object|Possessives|Prepositions|Question|Relative|Reported|Superlatives|The)/;

function nameInSentence({ name }: GrammarPoint): string {
  if (!withArticle.test(name) && !term.test(name)) return `“${name.charAt(0).toLowerCase()}${name.slice(1)}”`;
  const small = `${name.charAt(0).toLowerCase()}${name.slice(1)}`.replace(/: (.+)$/, ' ($1)');
  return withArticle.test(name) ? `the ${small}` : small;
}

/** Words that need no capital in a sentence, whatever follows. */
const small = /^(A|An|The|My|Our|Your|Their|His|Her|This|These|How|What|Why|Where|When|Who|Being|Going|Making)$/;

/** A title does not keep its capital inside a sentence, where its first word is no name. */
export function inSentence(title: string): string {
  const [first = ''] = title.split(/[^\p{L}’'-]/u);
  const isPlain = small.test(first) || isTopicWord(first);
  return isPlain ? title.charAt(0).toLowerCase() + title.slice(1) : title;
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
