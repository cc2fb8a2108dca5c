import { classQuestion } from '#client/class-screen/class-question';
import { classWord } from '#client/class-screen/class-word';
import type { Material, Stage } from '#shared/content/lessons/lesson';
import type { WordEntry } from '#shared/content/words/word-list';
import { isGraded } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import type { ScreenContent } from '#shared/screen/content';
import { inBlocks, materialSeed } from './question-blocks';

/** A material that the class looks at, and how much of it. */
export interface OpenMaterial {
  id: string;
  /** Lines, or which of its questions; at nothing all of it is covered. */
  uncovered: number;
  /** The answer to that question can be read, too. */
  isRevealed: boolean;
}

/** Only its first line: what follows is covered. Of a card all can be read at once. */
export const openAt = (material: Material): OpenMaterial => ({
  id: material.id,
  uncovered: /-card-[ab]$/.test(material.id) ? lengthOf(material) : 1,
  isRevealed: false,
});

/** What can be shown to the class: of role cards also each card alone, while the others look away. */
export const shownOf = (materials: readonly Material[]): Material[] =>
  materials.flatMap((material) =>
    material.kind === 'role-cards'
      ? [material, cardOf(material, 'a', 'Card A'), cardOf(material, 'b', 'Card B')]
      : [material],
  );

function cardOf(
  { id, title, ...cards }: Extract<Material, { kind: 'role-cards' }>,
  side: 'a' | 'b',
  name: string,
): Material {
  const { role, facts, goals } = cards[side];
  const text = [role, 'You know:', ...facts, 'You want:', ...goals].join('\n');
  return { id: `${id}-card-${side}`, title: `${name}. ${title}`, kind: 'text', text };
}

/** What the class sees of a stage: its name, or as much of a material as is uncovered. */
export function lessonContent(stage: Stage, material?: Material, open?: OpenMaterial): ScreenContent {
  if (!material || !open) return { kind: 'wait', title: stage.title };
  const { uncovered, isRevealed } = open;
  const question = questionAt(material, uncovered);
  if (question) {
    return classQuestion(question, { number: uncovered, of: lengthOf(material), isRevealed, seed: materialSeed });
  }
  const { title } = material;
  const covered = lengthOf(material) - uncovered;
  if (material.kind === 'words')
    return { kind: 'words', title, words: material.entries.slice(0, uncovered).map(lessonWord), covered };
  const lines = linesOf(material).slice(0, uncovered);
  return {
    kind: 'text',
    title,
    lines,
    covered,
    isNumbered: material.kind === 'discussion' || material.kind === 'statements',
  };
}

/** Uncovers what comes next, which of a question is its answer. Nothing where all of it can be read. */
export function uncoverNext(material: Material, open: OpenMaterial): OpenMaterial | undefined {
  const question = questionAt(material, open.uncovered);
  if (question && isGraded(question) && !open.isRevealed) return { ...open, isRevealed: true };
  if (open.uncovered >= lengthOf(material)) return undefined;
  return { ...open, uncovered: open.uncovered + 1, isRevealed: false };
}

/** Covers what was uncovered last. Nothing where that was the first line. */
export function coverLast(open: OpenMaterial): OpenMaterial | undefined {
  if (open.isRevealed) return { ...open, isRevealed: false };
  return open.uncovered > 1 ? { ...open, uncovered: open.uncovered - 1 } : undefined;
}

/** By its number, from one. */
const questionAt = (material: Material, number: number): Item | undefined =>
  material.kind === 'questions' ? inBlocks(material.items)[number - 1] : undefined;

/** How many words, lines or questions there are to be uncovered. */
export function lengthOf(material: Material): number {
  if (material.kind === 'questions') return material.items.length;
  return material.kind === 'words' ? material.entries.length : linesOf(material).length;
}

/** With what it is in the learners' own language, too. */
const lessonWord = ({ meaning, translation, ...entry }: WordEntry) =>
  classWord({ ...entry, translation, meaning: [meaning, translation].filter(Boolean).join(' · ') });

export const linesIn = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '');

function linesOf(material: Exclude<Material, { kind: 'words' }>): string[] {
  switch (material.kind) {
    case 'text':
    case 'dialogue':
      return linesIn(material.text);
    case 'discussion':
      return material.questions;
    case 'statements':
      return material.statements;
    case 'decision':
      return [material.instruction, ...material.options];
    // What is on the cards, each of the two keeps to themselves.
    case 'role-cards':
      return [material.scene, ...material.phrases];
    case 'situation':
      return [
        ...linesIn(material.text),
        ...material.gist.map(({ question }) => question),
        ...material.examples,
        ...material.notice.map(({ question }) => question),
        ...material.board,
      ];
    case 'model':
      return [material.task, ...linesIn(material.text), ...material.phrases, material.yours, ...material.plan];
    case 'questions':
      return [];
  }
}
