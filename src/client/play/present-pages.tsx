import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useClassScreen } from '#client/class-screen/use-class-screen';
import { usePageKeys } from '#client/present/use-page-keys';
import { Button } from '#client/ui/button';
import type { ScreenContent } from '#shared/screen/content';
import { ClassStage } from './class-stage';

/** So much fits on a projector in letters that are read at five metres. */
export const lettersOnAPage = 230;

interface PresentPagesProps {
  title: string;
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
export function PresentPages({ title, heading, lines, isFirst, isLast, onStep, children }: PresentPagesProps) {
  const screen = useClassScreen({ content: contentOf(heading, lines) });
  const step = (by: 1 | -1) => {
    if (!screen.turn(by)) onStep(by);
  };
  usePageKeys(step);
  return (
    <ClassStage
      title={title}
      screen={screen}
      controls={
        <>
          {children}
          <Button
            variant="secondary"
            icon={<ArrowLeft />}
            aria-disabled={isFirst || undefined}
            className="aria-disabled:opacity-55"
            onClick={() => step(-1)}
          >
            Back
          </Button>
          <Button aria-disabled={isLast || undefined} className="aria-disabled:opacity-55" onClick={() => step(1)}>
            Next <ArrowRight aria-hidden="true" />
          </Button>
        </>
      }
    />
  );
}

function contentOf(heading: string | undefined, lines: readonly string[]): ScreenContent {
  if (lines.length === 0) return { kind: 'wait', ...(heading && { title: heading }) };
  return { kind: 'text', ...(heading && { title: heading }), lines: [...lines], covered: 0, isLarge: true };
}
