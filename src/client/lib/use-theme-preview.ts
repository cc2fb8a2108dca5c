import { useEffect, useRef, useState } from 'react';
import type { ThemeName } from '#shared/themes/theme-names';
import { applyTheme, onThemeChange, storedTheme } from './theme';

/** Shows the whole page in a theme that is not chosen yet. Ends with Escape, by leaving, and when one is chosen. */
export function useThemePreview() {
  const [name, setName] = useState<ThemeName>();
  const opener = useRef<Element>(null);

  useEffect(() => {
    if (!name) return;
    applyTheme(name);
    const forget = () => setName(undefined);
    const stopByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') forget();
    };
    const stopListening = onThemeChange(forget);
    window.addEventListener('keydown', stopByKey);
    return () => {
      stopListening();
      window.removeEventListener('keydown', stopByKey);
      applyTheme(storedTheme());
    };
  }, [name]);

  return {
    name,
    toggle(next: ThemeName) {
      opener.current = document.activeElement;
      setName(next === name ? undefined : next);
    },
    /** Ends it from somewhere that goes away with it: the focus returns to what began the preview. */
    stop() {
      setName(undefined);
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
