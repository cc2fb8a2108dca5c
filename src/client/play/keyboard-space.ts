/**
 * Tells an element how much of the window a phone's keyboard covers, as `--keyboard`, and that it is there: what sticks
 * to the bottom stands above it. Browsers leave the window as it is and shrink only what is seen of it. Answers how to
 * stop.
 */
export function followKeyboard(element: HTMLElement): () => void {
  const seen = window.visualViewport;
  if (!seen) return () => {};
  const update = () => {
    // Somebody who zooms in sees less, too, but has no keyboard open.
    const covered = seen.scale > 1.01 ? 0 : Math.max(0, window.innerHeight - seen.height - seen.offsetTop);
    element.style.setProperty('--keyboard', `${Math.round(covered)}px`);
    element.toggleAttribute('data-keyboard', covered > 120);
    // What is being written stays in sight.
    const written = document.activeElement;
    if (covered > 120 && written && element.contains(written)) written.scrollIntoView({ block: 'nearest' });
  };
  update();
  seen.addEventListener('resize', update);
  seen.addEventListener('scroll', update);
  return () => {
    seen.removeEventListener('resize', update);
    seen.removeEventListener('scroll', update);
  };
}
