import { Eye } from 'lucide-react';
import type { Theme } from '../../../shared/themes';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ThemeSwatches } from './theme-swatches';

interface ThemeCardProps {
  theme: Theme;
  isChosen: boolean;
  isPreviewed: boolean;
  onPreview: () => void;
  onSelect: () => void;
}

export function ThemeCard({ theme, isChosen, isPreviewed, onPreview, onSelect }: ThemeCardProps) {
  const { contrastRatio, wcagCompliant, colorBlindSafe } = theme.accessibility;
  return (
    <Card
      as="li"
      flush
      current={isChosen}
      className="grid overflow-hidden max-sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr]"
    >
      <ThemeSwatches theme={theme} />
      <div className="flex flex-col p-card max-sm:p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3>{theme.name}</h3>
          {isChosen && <Badge tone="accent">In use</Badge>}
        </div>
        <p className="mt-1 text-sm text-muted">{theme.description}</p>
        <p className="mt-3 text-sm">
          Contrast at least <strong>{contrastRatio} : 1</strong>
        </p>
        <p className="mt-2 mb-4 flex flex-wrap gap-1.5">
          {wcagCompliant && <Badge tone="good">WCAG AA</Badge>}
          {colorBlindSafe && (
            <Badge tone="accent" icon={<Eye />}>
              Colorblind safe
            </Badge>
          )}
        </p>
        <div className="mt-auto grid grid-cols-2 gap-2">
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
