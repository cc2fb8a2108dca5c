import { useState, useSyncExternalStore } from 'react';
import { PreviewBar } from '#client/ui/preview-bar';
import { SegmentedControl } from '#client/ui/segmented-control';
import { ThemeCard } from '#client/ui/theme-card';
import type { ThemeName } from '#shared/themes/theme-names';
import { type Theme, themes } from '#shared/themes/themes';
import { onThemeChange, selectTheme, storedTheme } from './theme';
import { useThemePreview } from './use-theme-preview';

type Filter = 'all' | 'wcag' | 'colorblind';

const filters: readonly { value: Filter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'wcag', label: 'WCAG AA Compliant' },
  { value: 'colorblind', label: 'Colorblind Friendly' },
];

const passes: Record<Filter, (theme: Theme) => boolean> = {
  all: () => true,
  wcag: (theme) => theme.accessibility.wcagCompliant,
  colorblind: (theme) => theme.accessibility.colorBlindSafe,
};

/** The themes, to be looked at and chosen from. Needs no account: what is chosen stays in this browser. */
export function ThemeGallery() {
  const [filter, setFilter] = useState<Filter>('all');
  const chosenTheme = useSyncExternalStore(onThemeChange, storedTheme);
  const preview = useThemePreview();
  const matches = themes.filter(passes[filter]);

  function keep(name: ThemeName) {
    preview.stop();
    selectTheme(name);
  }

  return (
    <>
      <SegmentedControl label="Show themes" hideLabel options={filters} value={filter} onChange={setFilter} />
      <p role="status" className="mt-3 text-sm text-muted">
        {matches.length} of {themes.length} themes. Chosen: {chosenTheme}.
      </p>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-4">
        {matches.map((theme) => (
          <ThemeCard
            key={theme.name}
            theme={theme}
            isChosen={theme.name === chosenTheme}
            isPreviewed={theme.name === preview.name}
            onPreview={() => preview.toggle(theme.name)}
            onSelect={() => selectTheme(theme.name)}
          />
        ))}
      </ul>
      {preview.name && (
        <PreviewBar
          shown={preview.name}
          chosen={chosenTheme}
          onBack={preview.stop}
          onKeep={() => preview.name && keep(preview.name)}
        />
      )}
    </>
  );
}
