import { Presentation, X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import { DarkScreen } from './dark-screen';
import type { usePresent } from './use-present';

interface PresentScreenProps {
  /** That `usePresent` has, too. */
  screen: RefObject<HTMLDivElement | null>;
  isPresenting: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * What is looked at at the desk, and fills the screen while the class looks at it. Both sides are in this one element:
 * while it fills the screen, the focus goes to nothing outside of it.
 */
export function PresentScreen({ screen, isPresenting, className, children }: PresentScreenProps) {
  return (
    <div
      ref={screen}
      tabIndex={isPresenting ? -1 : undefined}
      className={cx(
        'outline-none',
        isPresenting && 'present fixed inset-0 z-50 flex flex-col overflow-y-auto bg-canvas',
        className,
      )}
    >
      {children}
    </div>
  );
}

interface PresentHeadingProps {
  className?: string;
  children: ReactNode;
}

/** What is shown, beside the way back; under it on a phone. */
export function PresentHeading({ className, children }: PresentHeadingProps) {
  return (
    <h2 className={cx('min-w-0 flex-1 wrap-anywhere max-sm:order-last max-sm:basis-full', className)}>{children}</h2>
  );
}

interface PresentButtonsProps {
  present: ReturnType<typeof usePresent>;
  /** False while there is nothing to show. */
  canShow?: boolean;
}

/** The way to the projector, and back from there. */
export function PresentButtons({ present, canShow = true }: PresentButtonsProps) {
  const { isPresenting, togglePresent, isDark, setDark } = present;
  const canPress = canShow || isPresenting;
  return (
    <>
      {isPresenting && <DarkScreen isDark={isDark} onDark={setDark} />}
      <Button
        variant={isPresenting ? 'quiet' : 'primary'}
        icon={isPresenting ? <X /> : <Presentation />}
        aria-disabled={!canPress || undefined}
        onClick={() => canPress && togglePresent()}
      >
        {isPresenting ? 'Leave' : 'Show to the class'}
      </Button>
    </>
  );
}
