import { codexKinds, type NovelData, novelData, sceneName } from '#shared/novel/book';
import { type LibraryKindModule, lines, type Piece } from '../kind';

/** A novel: its plan, its order and its codex. The texts of its scenes are saved one by one. */
export const novel = {
  schema: novelData,
  isShareable: false,
  // Its words stand in its scenes, and are counted with them.
  size: () => 0,
  listed: () => ({}),
  pieces: novelPieces,
  facts: () => [],
} satisfies LibraryKindModule<NovelData>;

/** In its order; what was noted about it comes after. */
function novelPieces({ about, plan, codex, chapters }: NovelData): Piece[] {
  return [
    { id: 'blurb', name: 'Blurb', text: about.blurb },
    ...chapters.flatMap((chapter, place) => [
      { id: `chapter ${chapter.id}`, name: `Chapter ${place + 1}`, text: chapter.title },
      ...chapter.scenes.map((scene, at) => ({
        id: `scene ${scene.id}`,
        name: sceneName(scene, at),
        text: lines(scene.summary, scene.text ?? '', scene.notes),
      })),
    ]),
    ...codex.map(({ id, kind, name, otherNames, facts }) => ({
      id: `codex ${id}`,
      name: `${codexKinds[kind]} “${name}”`,
      text: lines(name, ...otherNames, ...facts),
    })),
    ...Object.entries(plan.notes).map(([beat, text]) => ({ id: `beat ${beat}`, name: 'Note of the plan', text })),
  ];
}
