import type { LessonActivity } from '#shared/content/lessons/activities/activity';
import type { Material, StageKind } from '#shared/content/lessons/lesson';
import type { Level } from '#shared/core/level';
import { wordsIn } from '#shared/language/normalise';

/** Words a minute that a class reads for itself, with what it has to think about. Ours, from what teachers count on. */
const readingSpeed: Record<Level, number> = { A1: 45, A2: 60, B1: 80, B2: 100 };
/** Words a minute that are read aloud to a class: slower than the 150 of talk among those who speak the language. */
const speakingSpeed: Record<Level, number> = { A1: 80, A2: 90, B1: 110, B2: 120 };

type Of<Kind extends Material['kind']> = Extract<Material, { kind: Kind }>;

/** Stages in which students talk with each other about what is attached. */
export const isTalk = (kind: StageKind | undefined) =>
  kind === 'freer practice' || kind === 'task' || kind === 'after the text';

const mostOfReport = 8;

interface Lesson {
  materials: readonly Material[];
  level: Level;
}

/**
 * How many minutes a class needs for what a stage works with: how long it is to be read or heard, how many questions are
 * answered and compared, how much each of two has to find out. Undefined where that is no matter of what is attached.
 */
export function workOf({ uses }: LessonActivity, kind: StageKind, lesson: Lesson): number | undefined {
  if (kind === 'while reading or listening' && uses !== 'situation') return textWork(lesson);
  // Two or three tell what they agreed on, however long they talked.
  if (kind === 'report') return mostOfReport;
  const material = lesson.materials.find((one) => one.kind === uses);
  return material && (isTalk(kind) ? talkWork(material) : studyWork(material, kind, lesson.level));
}

function talkWork(material: Material): number | undefined {
  switch (material.kind) {
    case 'role-cards':
      return 4 + [material.a, material.b].reduce((sum, { facts, goals }) => sum + facts.length + goals.length, 0) * 0.6;
    case 'statements':
      return 3 + Math.min(6, material.statements.length) * 1.2;
    case 'decision':
      return 4 + material.options.length * 1.2;
    case 'discussion':
      return 3 + Math.min(5, material.questions.length) * 1.8;
    // What was read or heard, told twice.
    case 'words':
      return 11;
    default:
      return undefined;
  }
}

function studyWork(material: Material, kind: StageKind, level: Level): number | undefined {
  if (material.kind === 'situation') return situationWork(material, kind, level);
  if (material.kind === 'questions' && kind === 'controlled practice') return 5 + material.items.length * 0.7;
  if (material.kind === 'words' && kind === 'presentation') return 2 + material.entries.length;
  return undefined;
}

/** The scene twice, what happens, what is said after the teacher, the meaning, and what stands on the board. */
function situationWork({ text, gist, examples, notice, board }: Of<'situation'>, kind: StageKind, level: Level) {
  const scene = (2 * wordsIn(text).length) / speakingSpeed[level] + gist.length * 0.6;
  const language = examples.length * 0.3 + notice.length * 0.7 + board.length * 0.6;
  if (kind === 'lead-in' || kind === 'before the text') return undefined;
  if (kind === 'while reading or listening') return scene + 3;
  return kind === 'language focus' ? language + 2 : scene + language;
}

/** A text for the gist and once more for the details, a dialogue once more than that, with the answers compared. */
function textWork({ materials, level }: Lesson): number | undefined {
  const read = materials.find((one): one is Of<'text' | 'dialogue'> => one.kind === 'text' || one.kind === 'dialogue');
  if (!read) return undefined;
  const speed = read.kind === 'text' ? readingSpeed[level] : speakingSpeed[level];
  const asked = materials.find(
    (one): one is Of<'questions'> => one.kind === 'questions' && one.id === 'text-questions',
  );
  const times = read.kind === 'text' ? 2 : 3;
  return (times * wordsIn(read.text).length) / speed + (asked?.items.length ?? 0) * 1.2 + 4;
}
