import { X } from 'lucide-react';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { ClassView } from '#client/class-screen/class-view';
import type { useClassScreen } from '#client/class-screen/use-class-screen';
import { StageContext } from '#client/present/stage';
import { Button } from '#client/ui/button';

interface ClassStageProps {
  /** What is presented: the heading of the page. */
  title: string;
  screen: ReturnType<typeof useClassScreen>;
  /** What the teacher can do next, the main thing last. */
  controls: ReactNode;
  /** The teacher's alone: it shows only while the class has a screen of its own. */
  children?: ReactNode;
}

/**
 * What is presented: large in this window, with its controls below; or, while the class has a screen of its own, small,
 * with what is the teacher's.
 */
export function ClassStage({ title, screen, controls, children }: ClassStageProps) {
  const stage = use(StageContext);
  const frame = useRef<HTMLElement>(null);
  // The keys are its own from the start, and no longer the button's that led here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other side is another picture
  useEffect(() => frame.current?.focus({ preventScroll: true }), [screen.isOpen]);
  if (screen.isOpen) {
    return (
      <section
        ref={frame}
        tabIndex={-1}
        aria-label={title}
        className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-4 outline-none"
      >
        <h2 className="text-lg font-bold">{title}: on the class’s screen</h2>
        <div className="class-preview overflow-hidden rounded-card edge-card">
          <ClassView {...screen.view} />
        </div>
        <div className="flex flex-wrap gap-3">{controls}</div>
        {children}
      </section>
    );
  }
  return (
    <section ref={frame} tabIndex={-1} aria-label={title} className="play flex h-dvh flex-col bg-canvas outline-none">
      <ClassView {...screen.view} className="flex-1" />
      <div className="desk-size flex flex-wrap items-center gap-2 border-t border-line px-4 py-1 text-base sm:px-6">
        <Button variant="quiet" icon={<X />} onClick={() => stage?.toggle()} className="px-3">
          Leave
        </Button>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2 sm:flex-1">
          {stage?.controls}
          {controls}
        </div>
      </div>
    </section>
  );
}
