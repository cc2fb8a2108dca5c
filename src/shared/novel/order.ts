import type { Chapter, Scene } from './book';

/* The order of a book. Each answers new chapters, and the same ones where nothing can move. */

type Chapters = readonly Chapter[];

/** Moves a chapter so many places up or down. */
export function moveChapter(chapters: Chapters, id: string, by: number): Chapter[] {
  const from = chapters.findIndex((one) => one.id === id);
  return moveItem([...chapters], from, from + by);
}

/** Moves a scene one place up or down; at the edge of its chapter it goes into the next one. */
export function stepScene(chapters: Chapters, id: string, by: 1 | -1): Chapter[] {
  const at = chapters.findIndex(({ scenes }) => scenes.some((one) => one.id === id));
  const chapter = chapters[at];
  if (!chapter) return [...chapters];
  const from = chapter.scenes.findIndex((one) => one.id === id);
  const to = from + by;
  if (to >= 0 && to < chapter.scenes.length) return placeScene(chapters, id, { chapterId: chapter.id, place: to });
  const neighbour = chapters[at + by];
  if (!neighbour) return [...chapters];
  return placeScene(chapters, id, { chapterId: neighbour.id, place: by > 0 ? 0 : neighbour.scenes.length });
}

interface Place {
  chapterId: string;
  /** Before which scene of the chapter, once it is taken out of its old place. */
  place: number;
}

/** Puts a scene where it was dropped. */
export function placeScene(chapters: Chapters, id: string, { chapterId, place }: Place): Chapter[] {
  const scene = chapters.flatMap(({ scenes }) => scenes).find((one) => one.id === id);
  if (!scene || !chapters.some((one) => one.id === chapterId)) return [...chapters];
  return chapters.map((chapter) => {
    const rest = chapter.scenes.filter((one) => one.id !== id);
    if (chapter.id !== chapterId) return rest.length === chapter.scenes.length ? chapter : { ...chapter, scenes: rest };
    const at = Math.max(0, Math.min(place, rest.length));
    return { ...chapter, scenes: [...rest.slice(0, at), scene, ...rest.slice(at)] };
  });
}

/** Adds scenes after another one, or at the end of a chapter. */
export function addScenes(
  chapters: Chapters,
  added: readonly Scene[],
  after: { chapterId: string; sceneId?: string },
): Chapter[] {
  return chapters.map((chapter) => {
    if (chapter.id !== after.chapterId) return chapter;
    const index = chapter.scenes.findIndex((one) => one.id === after.sceneId);
    const at = index < 0 ? chapter.scenes.length : index + 1;
    return { ...chapter, scenes: [...chapter.scenes.slice(0, at), ...added, ...chapter.scenes.slice(at)] };
  });
}

export function changeScene(chapters: Chapters, id: string, change: Partial<Scene>): Chapter[] {
  return chapters.map((chapter) =>
    chapter.scenes.some((one) => one.id === id)
      ? { ...chapter, scenes: chapter.scenes.map((one) => (one.id === id ? { ...one, ...change } : one)) }
      : chapter,
  );
}

export function removeScene(chapters: Chapters, id: string): Chapter[] {
  return chapters.map((chapter) => ({ ...chapter, scenes: chapter.scenes.filter((one) => one.id !== id) }));
}

function moveItem<T>(list: T[], from: number, to: number): T[] {
  if (from < 0 || to < 0 || to >= list.length) return list;
  const [one] = list.splice(from, 1);
  return one === undefined ? list : [...list.slice(0, to), one, ...list.slice(to)];
}
