import type { ReactNode } from 'react';
import type { Theme, ThemeColors } from '../../../shared/themes';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { cx } from '../../ui/cx';

const swatches = [
  { token: 'canvas', label: 'Background' },
  { token: 'surface', label: 'Paper' },
  { token: 'ink', label: 'Text' },
  { token: 'muted', label: 'Quiet text' },
  { token: 'accent', label: 'Accent' },
  { token: 'good', label: 'Good' },
  { token: 'warn', label: 'Warning' },
  { token: 'bad', label: 'Error' },
] as const satisfies readonly { token: keyof ThemeColors; label: string }[];

interface ThemeSampleProps {
  theme: Theme;
  /** The theme that the page has now. */
  current: boolean;
  action: ReactNode;
}

/** A theme shown in itself: the card wears its class, so all of it is the theme's own. */
export function ThemeSample({ theme, current, action }: ThemeSampleProps) {
  const { contrastRatio, wcagCompliant, colorBlindSafe } = theme.accessibility;
  return (
    <Card as="li" flush current={current} className={cx('overflow-hidden', theme.className)}>
      <div data-variant={theme.variant} className="flex h-full flex-col">
        <div className="border-b border-line bg-canvas p-card text-ink">
          <h2 className="font-display text-xl">{theme.name}</h2>
          <p className="mt-1 text-muted">{theme.description}</p>
          <ul aria-label="Colours" className="mt-4 flex flex-wrap gap-1.5">
            {swatches.map(({ token, label }) => (
              <li
                key={token}
                title={label}
                className="size-8 rounded-mark border border-edge"
                style={{ backgroundColor: theme.colors[token] }}
              >
                <span className="sr-only">{label}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-1 flex-col gap-4 p-card">
          <p>
            <strong className="tabular-nums">{contrastRatio}:1</strong>{' '}
            <span className="text-muted">least contrast of any words</span>
          </p>
          <div className="flex flex-wrap gap-2">
            {wcagCompliant && <Badge tone="good">WCAG AA</Badge>}
            {colorBlindSafe && <Badge tone="good">Colour-blind safe</Badge>}
          </div>
          <div className="mt-auto">{action}</div>
        </div>
      </div>
    </Card>
  );
}
