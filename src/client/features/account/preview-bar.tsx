import { Eye } from 'lucide-react';
import type { ThemeName } from '../../../shared/theme-names';
import { Button } from '../../ui/button';

interface PreviewBarProps {
  name: ThemeName;
  onStop: () => void;
  onSelect: (name: ThemeName) => void;
}

/** Stays in view while the page shows a theme that is not chosen. */
export function PreviewBar({ name, onStop, onSelect }: PreviewBarProps) {
  return (
    <section
      aria-label="Theme preview"
      className="fixed inset-x-0 bottom-0 z-40 animate-rise border-t border-edge bg-raised px-4 py-3 text-ink shadow-float sm:px-8"
    >
      <div className="mx-auto flex max-w-wide flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="flex items-center gap-2">
          <Eye aria-hidden="true" className="size-5 shrink-0 text-accent" />
          <span>
            You see <strong>{name}</strong>, only as a preview.
          </span>
        </p>
        <div className="flex flex-1 gap-2 sm:flex-none">
          <Button variant="secondary" className="flex-1" onClick={onStop}>
            Stop preview
          </Button>
          <Button className="flex-1" onClick={() => onSelect(name)}>
            <span>
              Select <span className="max-sm:sr-only">{name}</span>
            </span>
          </Button>
        </div>
      </div>
    </section>
  );
}
