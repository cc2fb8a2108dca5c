import { type RefObject, useState } from 'react';
import { type Point, useDrag } from '#client/lib/use-drag';

/** Before or after which of the other stages something that is dragged would stand. */
interface Drop {
  id: string;
  side: 'before' | 'after';
}

/** Drags stages up and down; where one would land is marked at its neighbour. */
export function useStageDrag(list: RefObject<HTMLElement | null>, onMove: (id: string, to: number) => void) {
  const [drop, setDrop] = useState<Drop>();
  const drag = useDrag<string>({
    isUpright: true,
    onOver(id, point) {
      const next = point && dropAt(othersIn(list.current, id), point);
      setDrop((before) => (before?.id === next?.id && before?.side === next?.side ? before : next));
    },
    onDrop(id, point) {
      const others = othersIn(list.current, id);
      const to = placeAt(others, point);
      if (others.length > 0) onMove(id, to);
    },
  });
  return {
    handlers: drag.handlers,
    dropsAt: (id: string) => (drop?.id === id ? drop.side : undefined),
  };
}

const othersIn = (list: HTMLElement | null, id: string) =>
  [...(list?.querySelectorAll<HTMLElement>('[data-stage]') ?? [])].filter((card) => card.dataset.stage !== id);

/** What is above the middle of a card comes before it. */
function placeAt(others: readonly HTMLElement[], { y }: Point): number {
  const next = others.findIndex((card) => {
    const { top, height } = card.getBoundingClientRect();
    return y < top + height / 2;
  });
  return next < 0 ? others.length : next;
}

function dropAt(others: readonly HTMLElement[], point: Point): Drop | undefined {
  const place = placeAt(others, point);
  const next = others[place];
  const id = (next ?? others.at(-1))?.dataset.stage;
  return id ? { id, side: next ? 'before' : 'after' } : undefined;
}
