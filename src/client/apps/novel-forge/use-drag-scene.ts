import { type PointerEvent, useRef, useState } from 'react';

export interface DropPlace {
  chapterId: string;
  /** Before which scene of the chapter, the dragged one not counted. */
  place: number;
}

/** How far a finger goes before a press becomes a drag, and how close to the edge the page begins to move. */
const dragFrom = 6;
const edge = 72;

/** Drags a scene by its handle with mouse, pen or finger. Where it would land is shown; it moves when it is let go. */
export function useDragScene(onDrop: (sceneId: string, to: DropPlace) => void) {
  const list = useRef<HTMLDivElement>(null);
  const start = useRef<{ sceneId: string; y: number }>(undefined);
  const [dragged, setDragged] = useState<{ sceneId: string; over: DropPlace }>();

  function end(isDropped: boolean) {
    if (isDropped && dragged) onDrop(dragged.sceneId, dragged.over);
    start.current = undefined;
    setDragged(undefined);
  }

  const handle = (sceneId: string) => ({
    onPointerDown({ clientY, currentTarget, pointerId, button }: PointerEvent<HTMLElement>) {
      if (button !== 0) return;
      start.current = { sceneId, y: clientY };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove({ clientY }: PointerEvent<HTMLElement>) {
      if (!start.current || (!dragged && Math.abs(clientY - start.current.y) < dragFrom)) return;
      if (clientY < edge) window.scrollBy(0, -16);
      if (clientY > window.innerHeight - edge) window.scrollBy(0, 16);
      const over = placeAt(list.current, clientY, sceneId);
      if (over && (over.chapterId !== dragged?.over.chapterId || over.place !== dragged.over.place)) {
        setDragged({ sceneId, over });
      }
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  });
  return { list, dragged, handle };
}

/** The chapter at this height, and before which of its scenes. */
function placeAt(list: HTMLElement | null, y: number, sceneId: string): DropPlace | undefined {
  const chapters = [...(list?.querySelectorAll<HTMLElement>('[data-chapter]') ?? [])];
  const chapter = chapters.find((one) => y <= one.getBoundingClientRect().bottom) ?? chapters.at(-1);
  const chapterId = chapter?.dataset.chapter;
  if (!chapter || chapterId === undefined) return undefined;
  const rows = [...chapter.querySelectorAll<HTMLElement>('[data-scene]')].filter(
    (row) => row.dataset.scene !== sceneId,
  );
  const place = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return { chapterId, place: place < 0 ? rows.length : place };
}
