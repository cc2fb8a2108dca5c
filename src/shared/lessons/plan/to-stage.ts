import type { LessonActivity } from '#shared/content/lessons/activities/activity';
import {
  type Attachment,
  isWrittenKind,
  type LessonAbout,
  type MaterialKind,
  type Stage,
  type StageKind,
  type WrittenKind,
} from '#shared/content/lessons/lesson';
import { capital } from '#shared/core/first-letter';
import { inShort } from '#shared/core/in-short';
import { levelsAbove } from '#shared/core/level';
import { lineFor, type StagePlace, stepsFor } from './for-class';

/** What fills the slots in the text of an activity. */
export interface SlotTexts {
  topic: string;
  /** What the text of the lesson is about: the topic, where it has none that stands in. */
  textTopic: string;
  language: string;
  example: string;
}

/** What a teacher does without. */
export interface Without {
  preparation: boolean;
  copies: boolean;
}

/** What decides which activities suit. */
export type AboutClass = Pick<
  LessonAbout,
  'level' | 'age' | 'classSize' | 'type' | 'framework' | 'point' | 'targetLanguage'
>;

/** True where the activity suits the class and the lesson. */
export function suits(
  activity: LessonActivity,
  { level, age, classSize, type, framework, point, targetLanguage }: AboutClass,
  without: Without,
): boolean {
  const [easiest, hardest] = activity.levels;
  return (
    levelsAbove(level, easiest) >= 0 &&
    levelsAbove(level, hardest) <= 0 &&
    classSize >= leastStudents(activity) &&
    classSize <= (activity.mostStudents ?? classSize) &&
    (!activity.types || activity.types.includes(type)) &&
    (!activity.frameworks || activity.frameworks.includes(framework)) &&
    (!activity.ages || activity.ages.includes(age)) &&
    !(activity.needsForm && !point && !targetLanguage.trim()) &&
    !(without.preparation && activity.needsPrep) &&
    // What is printed has to be printed before.
    !((without.preparation || without.copies) && activity.needsCopies)
  );
}

/** False where an activity for what is heard would meet a text to be read, or the other way round. */
export function canBeDoneOn({ uses, on, composed }: LessonActivity, materials: readonly MaterialKind[]): boolean {
  if (uses && (composed || isWrittenKind(uses))) return materials.includes(uses);
  const needed = on ?? uses;
  if (needed !== 'text' && needed !== 'dialogue') return true;
  return materials.includes(needed) || !(materials.includes('text') || materials.includes('dialogue'));
}

/** Somebody to talk to is needed where students work together, whether or not it is written. */
function leastStudents({ leastStudents: ownLeast, grouping }: LessonActivity): number {
  return ownLeast ?? (grouping === 'groups' ? 3 : grouping === 'S–S' ? 2 : 1);
}

export const lineLimit = 300;

/** The text with its slots filled. What a slot begins has its capital. */
export function fillSlots(text: string, slots: SlotTexts): string {
  return text.replaceAll(/\{(topic|textTopic|language|example)\}/g, (_, name: keyof SlotTexts, at: number) => {
    const value = slots[name];
    return at === 0 ? capital(value) : value;
  });
}

interface StageOptions {
  id: string;
  kind: StageKind;
  minutes: number;
  /** How many minutes what it works with would want, where that is known. */
  work?: number | undefined;
  slots: SlotTexts;
  materials: readonly Attachment[];
  about: Pick<LessonAbout, 'classSize' | 'age'>;
  /** The kinds of the stages before and after it. */
  earlier: readonly StageKind[];
  later: readonly StageKind[];
}

/** The stage that an activity makes in a lesson. What is done with the text speaks of what the text is about. */
export function toStage(activity: LessonActivity, options: StageOptions): Stage {
  const { id, kind, minutes, work, slots: all, materials, about, earlier, later } = options;
  const place: StagePlace = { ...about, minutes, work, earlier, later };
  const isOnText =
    textStages.includes(kind) && activity.uses !== 'discussion' && !(activity.uses && isWrittenKind(activity.uses));
  const slots = isOnText ? { ...all, topic: all.textTopic } : all;
  const isHeard = isOnText && materials.find(isHeardOrRead)?.kind === 'dialogue';
  const fill = (text: string) => (isHeard ? ofDialogue(fillSlots(text, slots)) : fillSlots(text, slots));
  const used = materialsOf(activity, kind, materials);
  const missing = missingIn(activity, kind, used);
  const things = (activity.things ?? []).map((thing) => inShort(fill(thing), lineLimit));
  return {
    id,
    kind,
    title: inShort(fill(activity.title), 120),
    aim: inShort(fill(activity.aim), lineLimit),
    minutes,
    grouping: activity.grouping,
    steps: stepsFor(activity, place).map(fill),
    materialIds: used.map((material) => material.id),
    things:
      missing === undefined
        ? things
        : [inShort(`${toBring[missing]} ${slots.topic}`, lineLimit), ...things].slice(0, 8),
    support: fill(lineFor(activity.support, activity, place)),
    challenge: fill(lineFor(activity.challenge, activity, place)),
    activityId: activity.id,
    locked: false,
  };
}

/** Activities speak of the text, whether it is read or heard: here it is heard. */
const ofDialogue = (text: string) => text.replaceAll(/\b([Tt]he) text\b/g, '$1 dialogue');

const isHeardOrRead = ({ kind }: Attachment) => kind === 'text' || kind === 'dialogue';

/** Stages that are about the text of the lesson. */
export const textStages: readonly StageKind[] = ['before the text', 'while reading or listening', 'after the text'];

/**
 * What a stage works with. Where something is read or heard, that is the text of the lesson with its questions; after it,
 * the text is at hand; before it, where nothing else is used.
 */
function materialsOf({ uses }: LessonActivity, kind: StageKind, materials: readonly Attachment[]): Attachment[] {
  const fitting = materials.filter((material) => material.kind === uses);
  const own = fitting.find((material) => material.onText === textStages.includes(kind)) ?? fitting[0];
  if (kind !== 'while reading or listening') {
    const isTextAtHand = kind === 'after the text' || (kind === 'before the text' && !uses);
    return materials.filter((material) => material === own || (isTextAtHand && isHeardOrRead(material)));
  }
  return materials.filter((material) => material === own || isHeardOrRead(material) || material.onText);
}

function missingIn({ uses }: LessonActivity, kind: StageKind, used: readonly Attachment[]): BroughtKind | undefined {
  if (uses) return isWrittenKind(uses) || used.some((material) => material.kind === uses) ? undefined : uses;
  return kind === 'while reading or listening' && !used.some(isHeardOrRead) ? 'text' : undefined;
}

/** What a teacher has to bring where none is attached. */
type BroughtKind = Exclude<MaterialKind, WrittenKind>;
const toBring: Record<BroughtKind, string> = {
  words: 'Your own list of words for',
  text: 'A text of your own about',
  dialogue: 'A dialogue or recording of your own about',
  questions: 'Your own exercises on',
  discussion: 'Your own questions about',
};
