import { type ThemeName, themeByStoredName, themeNames, themeStorageKey } from '#shared/themes/theme-names';
import { onStoredElsewhere, readStored, writeStored } from './storage';

/* Choosing and applying themes. `public/boot.js` has applied the stored one before the first paint. */

/** Sent to the window after the chosen theme changed; a preview does not send it. */
export const themeChangeEvent = 'themechange';

/** Holds for this visit where the browser refuses to store. */
let unstoredTheme: ThemeName | undefined;

/** The chosen theme; Dark when nothing known is stored. */
export function storedTheme(): ThemeName {
  return unstoredTheme ?? themeByStoredName(readStored(themeStorageKey)).name;
}

/** Shows the page in a theme without choosing it. */
export function applyTheme(name: ThemeName): void {
  const { className, variant } = themeByStoredName(name);
  const root = document.documentElement;
  root.classList.remove(...themeNames.map((theme) => theme.className));
  root.classList.add(className);
  root.dataset.variant = variant;
}

/** Chooses a theme: stores its name, shows it at once and tells the page. */
export function selectTheme(name: ThemeName): void {
  unstoredTheme = writeStored(themeStorageKey, name) ? undefined : name;
  applyChosen();
}

/** Follows what is chosen in other tabs. Answers how to stop. */
export function followOtherTabs(): () => void {
  return onStoredElsewhere([themeStorageKey], () => {
    unstoredTheme = undefined;
    applyChosen();
  });
}

/** Calls back whenever another theme was chosen, here or in another tab. Answers how to stop. */
export function onThemeChange(callback: () => void): () => void {
  window.addEventListener(themeChangeEvent, callback);
  return () => window.removeEventListener(themeChangeEvent, callback);
}

function applyChosen(): void {
  const name = storedTheme();
  applyTheme(name);
  window.dispatchEvent(new CustomEvent(themeChangeEvent, { detail: { name } }));
}
