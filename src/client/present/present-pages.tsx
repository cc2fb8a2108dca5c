import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button';
import { usePageKeys } from './use-page-keys';

/** So much fits on a projector in letters that are read at five metres. */
export const lettersOnAPage = 230;

interface PresentPagesProps {
  /** Stands alone on its page, as the name of a chapter, or small above the lines. */
  heading?: string | undefined;
  /** What the class reads now. */
  lines: readonly string[];
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: 1 | -1) => void;
  /** Between the two buttons: where one is, or a way to go elsewhere. */
  children?: ReactNode;
}

/** A page for the whole class, as large as it goes. The arrow keys, the space bar or a clicker go on and back. */
export function PresentPages({ heading, lines, isFirst, isLast, onStep, children }: PresentPagesProps) {
  usePageKeys(onStep);
  return (
    <div className="flex min-h-[calc(100dvh-5.4em)] flex-col gap-4">
      <div
        aria-live="polite"
        className="grid flex-1 content-center gap-[0.6em] text-[clamp(1.6rem,4.6vw,5rem)] leading-snug"
      >
        {heading && (
          <h2 className={lines.length === 0 ? 'text-center font-display' : 'text-[0.6em] font-bold text-muted'}>
            {heading}
          </h2>
        )}
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a page keep their places
          <p key={at} className="wrap-anywhere">
            {line}
          </p>
        ))}
      </div>
      <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3 text-base">
        <Button
          variant="secondary"
          icon={<ArrowLeft />}
          aria-disabled={isFirst || undefined}
          onClick={() => onStep(-1)}
        >
          Back
        </Button>
        <div className="flex flex-wrap items-center gap-3">{children}</div>
        <Button aria-disabled={isLast || undefined} onClick={() => onStep(1)}>
          Next <ArrowRight aria-hidden="true" />
        </Button>
      </nav>
    </div>
  );
}
