import type { Level } from '#shared/core/level';
import type { Origin, Skill } from '#shared/items/fields';
import type { Item } from '#shared/items/item';
import type { ExamSetInfo, PartId } from './catalogue';

/** One gap of a text: what fits, what else is offered (nothing where it is typed), and why the key is right. */
interface Gap {
  accepted: readonly string[];
  wrong?: readonly string[];
  why: string;
}

/** Gaps by their number in the text. */
export const choice = (key: string, wrong: readonly [string, string, string], why: string): Gap => ({
  accepted: [key],
  wrong,
  why,
});
export const typed = (accepted: readonly string[], why: string): Gap => ({ accepted, why });

/** A task as its author writes it. */
export type Task =
  /** A text with gaps, written {{1}}, {{2}} and so on. */
  | { text: string; gaps: readonly Gap[] }
  /** A sentence to be said again with a word that must not change. `second` has the gap. */
  | { first: string; word: string; second: string; accepted: readonly string[]; why: string }
  | Question;

/** One right answer of several, about a sentence with a gap, a passage, or what is heard. */
interface Question {
  ask: string;
  key: string;
  wrong: readonly [string, string, string?];
  why: string;
  passage?: { title: string; text: string };
  /** Read aloud. Lines that begin with A: or B: have two voices. */
  script?: string;
}

/** Questions about one recording. */
export const heard = (script: string, questions: readonly Question[]): Question[] =>
  questions.map((question) => ({ ...question, script }));

/** Something that is heard, and what one would say to it. */
export const answerTo = (script: string, key: string, wrong: readonly [string, string], why: string): Question => ({
  ask: 'Which answer fits what you hear?',
  key,
  wrong,
  why,
  script,
});

export type ExamParts = Partial<Record<PartId, readonly Task[]>>;

/** The tasks of a set as questions. A text counts a point for each gap. */
export function itemsOfParts({ id, level }: Pick<ExamSetInfo, 'id' | 'level'>, parts: ExamParts): Item[] {
  return Object.entries(parts).flatMap(([part, tasks]) =>
    tasks.map((task, place) =>
      toItem(task, {
        id: `${id}.${part}.${place + 1}`,
        origin: { engine: 'exam', point: id, task: part },
        level,
        skill: skillOf(part),
      }),
    ),
  );
}

const listening: readonly string[] = ['responses', 'conversations', 'talks'] satisfies PartId[];

function skillOf(part: string): Skill {
  if (listening.includes(part)) return 'listening';
  return part === 'reading' ? 'reading' : 'grammar';
}

const sayAgain = 'Say the same in the second sentence. Use the word in capitals as it is, with a few more.';

function instructionOf({ text, gaps }: Extract<Task, { gaps: unknown }>): string {
  const choices = gaps.flatMap(({ accepted, wrong }) => (wrong ? accepted : []));
  if (choices.some((text) => text.endsWith('.'))) return 'Choose the word or sentence that fits each gap.';
  if (choices.length > 0) return 'Choose the word that fits each gap.';
  const hasStems = /\}\} \([A-Z]+\)/.test(text);
  return hasStems ? 'Use a form of the word in capitals in each gap.' : 'Write one word in each gap.';
}

function toItem(task: Task, named: { id: string; origin: Origin; level: Level; skill: Skill }): Item {
  const common = { ...named, tags: ['exam style'], source: 'Written for Classroom Studio', version: 1, points: 1 };
  if ('gaps' in task) {
    return {
      ...common,
      kind: 'cloze',
      prompt: instructionOf(task),
      text: task.text,
      points: task.gaps.length,
      gaps: task.gaps.map(({ accepted, wrong, why }, place) => ({
        id: String(place + 1),
        accepted: [...accepted],
        ...(wrong && { options: [...accepted, ...wrong] }),
        feedback: why,
      })),
    };
  }
  if ('second' in task) {
    return {
      ...common,
      kind: 'gap',
      prompt: `${sayAgain}\n${task.first}\n${task.word}\n${task.second}`,
      accepted: [...task.accepted],
      explanation: task.why,
    };
  }
  return {
    ...common,
    kind: 'mc',
    prompt: task.ask,
    explanation: task.why,
    ...(task.passage && { passage: task.passage }),
    ...(task.script && { audioText: task.script }),
    options: [
      { text: task.key, isKey: true },
      ...task.wrong.flatMap((text) => (text === undefined ? [] : [{ text, isKey: false }])),
    ],
  };
}
