import { useState, useSyncExternalStore } from 'react';
import { type Theme, themes } from '../../../shared/themes';
import { onThemeChange, selectTheme, storedTheme } from '../../lib/theme';
import { Segmented } from '../../ui/segmented';
import { PreviewBar } from './preview-bar';
import { Section } from './section';
import { ThemeCard } from './theme-card';
import { useThemePreview } from './theme-preview';

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

/** Choosing how the portal looks. Needs no account: what is chosen stays in this browser. */
export function ThemePicker() {
  const [filter, setFilter] = useState<Filter>('all');
  const chosen = useSyncExternalStore(onThemeChange, storedTheme);
  const preview = useThemePreview();
  const shown = themes.filter(passes[filter]);
  return (
    <Section title="Appearance and accessibility" lead="Stays in this browser, and holds at once in all its tabs.">
      <Segmented
        label="Show themes"
        hideLabel
        options={filters}
        value={filter}
        onChange={setFilter}
        wide
        className="max-w-measure"
      />
      <p role="status" className="mt-3 text-sm text-muted">
        {shown.length} of {themes.length} themes. Chosen: {chosen}.
      </p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(16rem,1fr))]">
        {shown.map((theme) => (
          <ThemeCard
            key={theme.name}
            theme={theme}
            isChosen={theme.name === chosen}
            isPreviewed={theme.name === preview.name}
            onPreview={() => preview.toggle(theme.name)}
            onSelect={() => selectTheme(theme.name)}
          />
        ))}
      </ul>
      {preview.name && <PreviewBar name={preview.name} onStop={preview.stop} onSelect={selectTheme} />}
    </Section>
  );
}
