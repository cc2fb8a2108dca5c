import { useEffect, useRef } from 'react';

const typing = 'textarea, select, [contenteditable="true"], input';

/**
 * What a clicker and the arrow keys send while something is shown page by page: on, or back. The space bar goes on where
 * it does not press a control; an arrow key that a control has taken is that control's.
 */
export function usePageKeys(onStep: (by: 1 | -1) => void, isOn = true): void {
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  useEffect(() => {
    if (!isOn) return;
    function handleKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target, key } = event;
      if (target instanceof Element && (target.closest(typing) || (key === ' ' && target.closest('button, a')))) return;
      const by = ['ArrowRight', 'PageDown', ' '].includes(key) ? 1 : ['ArrowLeft', 'PageUp'].includes(key) ? -1 : 0;
      if (by === 0) return;
      event.preventDefault();
      latest.current(by);
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isOn]);
}
