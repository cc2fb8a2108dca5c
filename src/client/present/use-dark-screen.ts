import { useEffect, useState } from 'react';
import { takePresses } from '#client/class-screen/remote-presses';
import { darken, useScreenState } from '#client/class-screen/teacher-window';

const typing = 'textarea, select, [contenteditable="true"], input:not([type="radio"], [type="checkbox"])';
/** They do nothing by themselves. */
const halfKeys = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Unidentified'];

/** Clickers send a full stop or B, which makes the screen dark until the next key; so does the button of a remote. */
export function useDarkScreen(isOn: boolean) {
  const [isDark, setDark] = useState(false);

  useEffect(() => {
    if (!isOn) return;
    const handleKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(typing)) return;
      if (key === '.') setDark(true);
      // Letters answer questions as well: an app that takes this one says so, before or after.
      if (key === 'b' || key === 'B') setTimeout(() => event.defaultPrevented || setDark(true));
    };
    const stopRemote = takePresses((press) => {
      if (press === 'dark') setDark(true);
      return press === 'dark';
    });
    window.addEventListener('keydown', handleKey);
    return () => {
      stopRemote();
      window.removeEventListener('keydown', handleKey);
      setDark(false);
    };
  }, [isOn]);

  // What is pressed in the dark only brings the picture back: nobody can see what else it would do.
  useEffect(() => {
    if (!isDark) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' || halfKeys.includes(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!event.repeat) setDark(false);
    };
    const stopRemote = takePresses(
      () => {
        setDark(false);
        return true;
      },
      { comesFirst: true },
    );
    window.addEventListener('keydown', handleKey, true);
    return () => {
      stopRemote();
      window.removeEventListener('keydown', handleKey, true);
    };
  }, [isDark]);

  return { isDark, setDark };
}

/** What brings the picture back, of what a clicker sends. */
const clickerKeys = ['.', 'b', 'B', 'PageDown', 'PageUp'];

/** The same where the class has a screen of its own. This window stays bright, and other keys do here what they do. */
export function useDarkClassScreen(isOn: boolean): void {
  const { isDark } = useScreenState();
  useEffect(() => {
    if (!isOn) return;
    const handleKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
      if (ctrlKey || metaKey || altKey || repeat || !clickerKeys.includes(key)) return;
      if (target instanceof Element && target.closest(typing)) return;
      if (isDark) {
        event.preventDefault();
        event.stopImmediatePropagation();
        darken(false);
      } else if (key === '.') darken(true);
      else if (!key.startsWith('Page')) setTimeout(() => event.defaultPrevented || darken(true));
    };
    // In the dark it comes before what would turn a page.
    window.addEventListener('keydown', handleKey, isDark);
    return () => window.removeEventListener('keydown', handleKey, isDark);
  }, [isOn, isDark]);
}
