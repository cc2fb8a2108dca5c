import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { CodexEntry } from '#shared/novel/book';

interface NamePlace {
  start: number;
  end: number;
  entry: CodexEntry;
}

/**
 * Whose name is under the pointer, or under the caret of the user who goes there by keys or by a tap. The names lie
 * behind the sheet that is written on, so their boxes are looked up by hand.
 */
export function useNamesAtHand(places: readonly NamePlace[]) {
  const frame = useRef<HTMLDivElement>(null);
  const [entry, setEntry] = useState<CodexEntry>();
  const latest = useRef(places);
  latest.current = places;
  const waiting = useRef(0);

  useEffect(() => {
    function handleSelection() {
      const field = document.activeElement;
      if (!(field instanceof HTMLTextAreaElement) || !frame.current?.contains(field)) return;
      const at = field.selectionStart;
      setEntry(latest.current.find(({ start, end }) => start <= at && at <= end)?.entry);
    }
    document.addEventListener('selectionchange', handleSelection);
    return () => document.removeEventListener('selectionchange', handleSelection);
  }, []);
  useEffect(() => () => cancelAnimationFrame(waiting.current), []);

  function look({ clientX, clientY, pointerType }: PointerEvent) {
    if (pointerType === 'touch') return;
    cancelAnimationFrame(waiting.current);
    waiting.current = requestAnimationFrame(() => {
      const marks = [...(frame.current?.querySelectorAll('mark:not([data-misspelled])') ?? [])];
      const under = marks.findIndex((mark) =>
        [...mark.getClientRects()].some(
          ({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
        ),
      );
      setEntry(latest.current[under]?.entry);
    });
  }

  /** A name that is pointed at again later, or by the caret, is news then. */
  function leave() {
    cancelAnimationFrame(waiting.current);
    setEntry(undefined);
  }

  return { frame, entry, look, leave };
}
