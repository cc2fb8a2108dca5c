import { Eye } from 'lucide-react';
import { Button } from './button';

interface PreviewBarProps {
  /** The theme that is shown for now, and the one that is in use. */
  shown: string;
  chosen: string;
  onKeep: () => void;
  onBack: () => void;
}

/** Stays in view while the page shows a theme that is not chosen. */
export function PreviewBar({ shown, chosen, onKeep, onBack }: PreviewBarProps) {
  return (
    <section
      aria-label="Theme preview"
      className="fixed inset-x-0 bottom-0 z-40 animate-rise border-t border-edge bg-raised px-4 py-3 text-ink shadow-float sm:px-8"
    >
      <div className="mx-auto flex max-w-wide flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="flex items-center gap-2">
          <Eye aria-hidden="true" className="size-5 shrink-0 text-accent" />
          <span>
            You are previewing <strong>{shown}</strong>.
          </span>
        </p>
        <div className="flex flex-1 flex-wrap gap-2 sm:flex-none">
          <Button variant="secondary" className="flex-1" onClick={onBack}>
            <span>
              Back <span className="whitespace-nowrap max-sm:sr-only">to {chosen}</span>
            </span>
          </Button>
          <Button className="flex-1" onClick={onKeep}>
            <span>
              Keep <span className="whitespace-nowrap max-sm:sr-only">{shown}</span>
            </span>
          </Button>
        </div>
      </div>
    </section>
  );
}
