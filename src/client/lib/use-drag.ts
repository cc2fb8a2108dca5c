import { type PointerEvent, useEffect, useRef } from 'react';

export interface Point {
  x: number;
  y: number;
}

interface DragOptions<What> {
  disabled?: boolean;
  /** It only goes up and down. */
  isUpright?: boolean;
  /** Where it is held while it is dragged; nothing once it is let go. */
  onOver?: (what: What, point: Point | undefined) => void;
  onDrop: (what: What, point: Point) => void;
}

interface HeldElement {
  element: HTMLElement;
  /** Where the drag began, on the page. */
  start: Point;
  now: Point;
  /** Follows it until it is let go. */
  frame?: number;
  isUpright: boolean;
  over: (point: Point | undefined) => void;
}

/** How far a finger goes before a press becomes a drag. */
const dragFrom = 8;
/** So near to the edge of the window the page begins to move, by so much in each frame. */
const edge = 110;
const scrollStep = 10;

/**
 * Drags something by mouse, pen or finger: it follows by a transform and is put down by `onDrop`. The element itself is
 * held, or what it stands in that has `data-drags`; meanwhile it has `data-dragged`. Only what is held keeps a finger
 * from scrolling, so that it wants `touch-none`. There is always another way, by keys and by a press.
 */
export function useDrag<What>({ disabled = false, isUpright = false, onOver, onDrop }: DragOptions<What>) {
  const held = useRef<HeldElement>(undefined);
  const dragged = useRef(false);
  useEffect(() => () => letGo(held.current), []);

  function end() {
    const last = held.current;
    held.current = undefined;
    letGo(last);
    return last;
  }

  return {
    /** The click that ends a drag is no press. */
    wasDragged: () => dragged.current,
    handlers: (what: What) => ({
      onPointerDown: ({ clientX, clientY, currentTarget, pointerId, button }: PointerEvent<HTMLElement>) => {
        dragged.current = false;
        if (disabled || button !== 0) return;
        held.current = {
          element: currentTarget.closest<HTMLElement>('[data-drags]') ?? currentTarget,
          start: { x: clientX + window.scrollX, y: clientY + window.scrollY },
          now: { x: clientX, y: clientY },
          isUpright,
          over: (point) => onOver?.(what, point),
        };
        currentTarget.setPointerCapture(pointerId);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
        const drag = held.current;
        if (!drag) return;
        drag.now = { x: clientX, y: clientY };
        const { x, y } = movedBy(drag);
        if (Math.hypot(x, y) >= dragFrom) dragged.current = true;
        if (!dragged.current) return;
        follow(drag);
        drag.frame ??= requestAnimationFrame(function next() {
          scrollAtEdge(drag);
          drag.frame = requestAnimationFrame(next);
        });
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
        const last = end();
        if (last && dragged.current) onDrop(what, { x: clientX, y: clientY });
      },
      onPointerCancel: end,
      onKeyDown: () => {
        dragged.current = false;
      },
    }),
  };
}

const movedBy = ({ start, now }: HeldElement): Point => ({
  x: now.x + window.scrollX - start.x,
  y: now.y + window.scrollY - start.y,
});

function follow(drag: HeldElement) {
  const { x, y } = movedBy(drag);
  drag.element.style.transform = `translate(${drag.isUpright ? 0 : x}px, ${y}px)`;
  drag.element.style.zIndex = '20';
  drag.element.dataset.dragged = '';
  drag.over(drag.now);
}

/** Near the edge of the window the page moves on under what is held. */
function scrollAtEdge(drag: HeldElement) {
  const step = drag.now.y < edge ? -scrollStep : drag.now.y > window.innerHeight - edge ? scrollStep : 0;
  if (step === 0) return;
  window.scrollBy(0, step);
  follow(drag);
}

function letGo(drag: HeldElement | undefined) {
  if (!drag) return;
  if (drag.frame !== undefined) cancelAnimationFrame(drag.frame);
  drag.element.style.transform = '';
  drag.element.style.zIndex = '';
  delete drag.element.dataset.dragged;
  drag.over(undefined);
}
