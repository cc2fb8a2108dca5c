import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { notify } from '#client/ui/toast';
import type { PaletteProps } from './palette';
import { isPaletteKey } from './shortcut';

const load = () => import('./palette').then((module) => module.Palette);

/**
 * The command palette: a function that opens it, as its shortcut does, and the palette itself while it is open. Its
 * code is loaded when it is first asked for.
 */
export function usePalette(): { open: () => void; palette: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const [typed, setTyped] = useState('');
  const [isEntered, setEntered] = useState(false);
  const isWaiting = isOpen && !Palette;

  const open = useCallback(() => {
    setTyped('');
    setEntered(false);
    setIsOpen(true);
    load().then(
      (loaded) => setPalette(() => loaded),
      () => {
        setIsOpen(false);
        notify.error('The search could not be loaded. Please check your connection and try again.');
      },
    );
  }, []);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      if (event.repeat) return;
      if (isOpen) setIsOpen(false);
      // A question that is being asked goes first.
      else if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) open();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOpen, open]);

  useEffect(() => {
    if (!isWaiting) return;
    // What is typed before the palette is there would go to the page behind it.
    function typeAhead(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (key === 'Escape') setIsOpen(false);
      if (ctrlKey || metaKey || altKey || (key.length > 1 && !['Enter', 'Backspace'].includes(key))) return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'Enter') setEntered(true);
      else setTyped((before) => (key === 'Backspace' ? before.slice(0, -1) : before + key));
    }
    window.addEventListener('keydown', typeAhead, true);
    return () => window.removeEventListener('keydown', typeAhead, true);
  }, [isWaiting]);

  const palette =
    isOpen && Palette ? <Palette typed={typed} isEntered={isEntered} onClose={() => setIsOpen(false)} /> : null;
  return { open, palette };
}
