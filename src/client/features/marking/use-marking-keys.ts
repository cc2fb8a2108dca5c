import { useLayoutEffect, useRef } from 'react';

interface MarkingKeys {
  /** A digit, wherever nothing is being typed. */
  onDigit?: (digit: number, at: HTMLElement) => void;
  /** P, wherever nothing is being typed. */
  onPlay?: () => void;
  onSave?: () => void;
}

/** Keys that mark wherever the focus is: digits for points, P to hear, Ctrl or Command with Enter to save. */
export function useMarkingKeys(keys: MarkingKeys): void {
  const latest = useRef(keys);
  // With what is shown: a key that is pressed at once is none of the screen before.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, altKey } = event;
      if (event.defaultPrevented || event.repeat || altKey || event.isComposing) return;
      if (!(target instanceof HTMLElement) || target.closest('[role=dialog], [role=menu]')) return;
      const { onDigit, onPlay, onSave } = latest.current;
      function answerBy(act: (() => void) | undefined) {
        if (!act) return;
        event.preventDefault();
        act();
      }
      if (event.ctrlKey || event.metaKey) {
        if (key === 'Enter') answerBy(onSave);
      } else if (!target.matches('input:not([type=radio]), textarea, select')) {
        if (/^\d$/.test(key)) answerBy(onDigit && (() => onDigit(Number(key), target)));
        else if (key === 'p' || key === 'P') answerBy(onPlay);
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
