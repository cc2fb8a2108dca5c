/**
 * The eleven themes by name: all that choosing and applying one needs. Their colours are in `themes.ts`, which only
 * the screens that describe a theme load.
 */
export const themeNames = [
  { name: 'Light', variant: 'light', className: 'theme-light' },
  { name: 'Dark', variant: 'dark', className: 'theme-dark' },
  { name: 'Dim', variant: 'dark', className: 'theme-dim' },
  { name: 'True Black', variant: 'dark', className: 'theme-true-black' },
  { name: 'High Contrast', variant: 'dark', className: 'theme-high-contrast' },
  { name: 'Colorblind Friendly', variant: 'light', className: 'theme-colorblind' },
  { name: 'Minimal', variant: 'light', className: 'theme-minimal' },
  { name: 'Warm', variant: 'light', className: 'theme-warm' },
  { name: 'Cool', variant: 'light', className: 'theme-cool' },
  { name: 'Nature', variant: 'light', className: 'theme-nature' },
  { name: 'Professional', variant: 'light', className: 'theme-professional' },
] as const satisfies readonly { name: string; variant: ThemeVariant; className: `theme-${string}` }[];

export type ThemeVariant = 'light' | 'dark';
export type NamedTheme = (typeof themeNames)[number];
export type ThemeName = NamedTheme['name'];

/** Where the browser keeps the chosen theme's display name. `public/boot.js` reads it before the first paint. */
export const themeStorageKey = 'colorTheme';

export const defaultThemeName: ThemeName = 'Dark';

const dark = themeNames[1];

/** The theme that a stored display name means; nothing stored, 'Dark Blue' and unknown names count as Dark. */
export function themeByStoredName(stored: string | null): NamedTheme {
  return themeNames.find((theme) => theme.name === stored) ?? dark;
}
