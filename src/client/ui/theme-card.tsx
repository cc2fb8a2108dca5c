import { Check, Eye } from 'lucide-react';
import type { Theme } from '#shared/themes/themes';
import { Badge } from './badge';
import { Button } from './button';
import { Card } from './card';
import { ThemeSample } from './theme-sample';

interface ThemeCardProps {
  theme: Theme;
  isChosen: boolean;
  isPreviewed: boolean;
  onPreview: () => void;
  onSelect: () => void;
}

/** A theme as it looks, what is published about it, and the two things one may do with it. */
export function ThemeCard({ theme, isChosen, isPreviewed, onPreview, onSelect }: ThemeCardProps) {
  const { contrastRatio, wcagCompliant, colorBlindSafe } = theme.accessibility;
  return (
    <Card as="li" flush current={isChosen} className="flex flex-col overflow-hidden">
      <ThemeSample theme={theme} />
      <div className="flex flex-1 flex-col border-t border-line p-card">
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <h3 className="text-base">{theme.name}</h3>
          {isChosen && (
            <Badge tone="accent" icon={<Check />}>
              In use
            </Badge>
          )}
        </div>
        <p className="mt-1 text-sm text-muted">{theme.description}</p>
        <p className="mt-3 text-sm">
          Contrast at least <strong className="tabular-nums">{contrastRatio} : 1</strong>
        </p>
        <p className="mt-2 mb-4 flex flex-wrap gap-1.5">
          {wcagCompliant && <Badge tone="good">WCAG AA</Badge>}
          {colorBlindSafe && (
            <Badge tone="accent" icon={<Eye />}>
              Colorblind safe
            </Badge>
          )}
        </p>
        <div className="mt-auto grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2">
          <Button variant="quiet" className="edge-control" aria-pressed={isPreviewed} onClick={onPreview}>
            Preview <span className="sr-only">{theme.name}</span>
          </Button>
          <Button variant="secondary" aria-disabled={isChosen || undefined} onClick={onSelect}>
            {isChosen ? 'Selected' : 'Select'} <span className="sr-only">{theme.name}</span>
          </Button>
        </div>
      </div>
    </Card>
  );
}
