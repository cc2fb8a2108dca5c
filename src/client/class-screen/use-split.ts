import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Lays out what does not fit in its room as pages, side by side, and tells how many there are. Nothing becomes smaller.
 * The browser breaks it where the stylesheet lets it: stem before options, paragraphs whole, and those that are longer
 * than a page by their sentences.
 */
export function useSplit(
  room: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  content: string,
  onPages: (count: number) => void,
): void {
  const tell = useRef(onPages);
  useLayoutEffect(() => {
    tell.current = onPages;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content needs other pages
  useLayoutEffect(() => {
    const [outside, inside] = [room.current, body.current];
    if (!outside || !inside) return;
    let isOn = true;
    const measure = () => isOn && tell.current(split(outside, inside));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outside);
    // Letters of another face are wider or narrower.
    void document.fonts?.ready.then(measure);
    return () => {
      isOn = false;
      observer.disconnect();
    };
  }, [room, body, content]);
}

function split(room: HTMLElement, body: HTMLElement): number {
  delete body.dataset.paged;
  const parts = [...body.querySelectorAll<HTMLElement>('.class-sentences')];
  for (const part of parts) delete part.dataset.long;
  for (const mark of body.querySelectorAll<HTMLElement>('.class-break')) delete mark.dataset.here;
  const height = room.clientHeight;
  if (body.scrollHeight <= height + 1) return 1;
  const long = parts.filter((part) => part.offsetHeight > height);
  const marks = long.flatMap((part) => breaksIn(part, body, height));
  for (const part of long) part.dataset.long = '';
  for (const mark of marks) mark.dataset.here = '';
  body.dataset.paged = '';
  const gap = Number.parseFloat(getComputedStyle(body).columnGap) || 0;
  return Math.max(1, Math.round((body.scrollWidth + gap) / (body.clientWidth + gap)));
}

/** Before which sentences of a long paragraph a page ends, as it stands in one piece. */
function breaksIn(part: HTMLElement, body: HTMLElement, height: number): HTMLElement[] {
  const above = part.getBoundingClientRect().top - body.getBoundingClientRect().top;
  // Its first page begins with what stands above it.
  let start = part.getBoundingClientRect().top - (above % height);
  return [...part.querySelectorAll<HTMLElement>('.class-break')].filter((mark) => {
    const sentence = mark.parentElement?.getBoundingClientRect();
    if (!sentence || sentence.bottom - start <= height || sentence.top <= start) return false;
    start = sentence.top;
    return true;
  });
}
