import { useSyncExternalStore } from 'react';

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);
const never = () => () => {};

/** Ctrl-K, and Cmd-K on Macs, where Ctrl-K cuts the rest of a line. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const modifier = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return modifier && !altKey && !shiftKey && !event.isComposing && event.key.toLowerCase() === 'k';
}

/**
 * How the shortcut is written here, and how `aria-keyshortcuts` wants it. Before the browser is known, as most have it.
 */
export function useShortcut(): { text: string; aria: string } {
  const mac = useSyncExternalStore(never, isMac, () => false);
  return mac ? { text: '⌘K', aria: 'Meta+K' } : { text: 'Ctrl K', aria: 'Control+K' };
}
