import { type RefObject, useEffect } from 'react';

/**
 * Keeps a field as it is while `isOn`. Unlike `readonly`, which takes the caret away, that lets the arrow keys select
 * words in it.
 */
export function useUnchanged(area: RefObject<HTMLTextAreaElement | null>, isOn: boolean): void {
  useEffect(() => {
    const field = area.current;
    if (!isOn || !field) return;
    let kept = field.value;
    const refuse = (event: InputEvent) => {
      kept = field.value;
      event.preventDefault();
    };
    // What an input method composes cannot be refused.
    const restore = () => {
      field.value = kept;
    };
    field.addEventListener('beforeinput', refuse);
    field.addEventListener('input', restore);
    return () => {
      field.removeEventListener('beforeinput', refuse);
      field.removeEventListener('input', restore);
    };
  }, [area, isOn]);
}
