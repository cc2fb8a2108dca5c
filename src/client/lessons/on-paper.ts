import type { LessonData, Material, Stage } from '#shared/content/lessons/lesson';

/** Work that students do by themselves; the rest is done with the class, from its screen. */
const byThemselves: readonly Stage['grouping'][] = ['S–S', 'groups', 'alone'];

/**
 * What students need on paper, in the order in which the lesson comes to it: questions, as they are written on; role
 * cards, as each keeps one to themselves; and what they work with by themselves. A dialogue is heard, and words with their
 * meanings would be the key of a quiz on them. Where a plan has nothing of that, all but what is heard.
 */
export function onPaper({ stages, materials }: Pick<LessonData, 'stages' | 'materials'>): Material[] {
  const inHands = new Set(
    stages.flatMap(({ grouping, materialIds }) => (byThemselves.includes(grouping) ? materialIds : [])),
  );
  const readable = materials.filter(({ kind }) => kind !== 'dialogue');
  const hasWordQuiz = materials.some(isWordQuiz);
  const needed = readable.filter(
    ({ id, kind }) =>
      kind === 'questions' || kind === 'role-cards' || (inHands.has(id) && !(kind === 'words' && hasWordQuiz)),
  );
  return inOrderOfUse(needed.length > 0 ? needed : readable, stages);
}

/** Made from the words of the lesson. */
const isWordQuiz = (material: Material) =>
  material.kind === 'questions' && material.items.some(({ origin }) => origin?.engine === 'words');

/** As the lesson comes to them; what no stage uses comes last. */
export function inOrderOfUse<One extends Pick<Material, 'id'>>(
  materials: readonly One[],
  stages: readonly Stage[],
): One[] {
  const firstUse = ({ id }: One) => {
    const place = stages.findIndex(({ materialIds }) => materialIds.includes(id));
    return place < 0 ? stages.length : place;
  };
  return materials.toSorted((one, other) => firstUse(one) - firstUse(other));
}
