import { useEffect, useRef } from 'react';

interface MarkingKeys {
  /** A digit, wherever nothing is being typed. */
  onDigit: (digit: number, at: HTMLElement) => void;
  onSave: () => void;
}

/** Keys that mark wherever the focus is: digits for points, Ctrl or Command with Enter to save. */
export function useMarkingKeys(keys: MarkingKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, altKey } = event;
      if (event.defaultPrevented || event.repeat || altKey || event.isComposing) return;
      if (!(target instanceof HTMLElement) || target.closest('[role=dialog], [role=menu]')) return;
      if (event.ctrlKey || event.metaKey) {
        if (key !== 'Enter') return;
        event.preventDefault();
        latest.current.onSave();
      } else if (/^\d$/.test(key) && !target.matches('input:not([type=radio]), textarea, select')) {
        event.preventDefault();
        latest.current.onDigit(Number(key), target);
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
