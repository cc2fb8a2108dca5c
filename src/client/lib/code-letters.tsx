import { RefreshCw, X } from 'lucide-react';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import { showJoinCode } from '#shared/classes/join-code';
import { copyText } from './copy-text';

/** A code as it is read from a board. */
export function CodeLetters({ code, className }: { code: string; className: string }) {
  return (
    <p className={cx('font-bold tracking-[0.08em] whitespace-nowrap', className)}>
      <span aria-hidden="true">{showJoinCode(code)}</span>
      {/* Letter by letter: no voice takes it for a word. */}
      <span className="sr-only">{[...code].join(' ')}</span>
    </p>
  );
}

interface CodeButtonsProps {
  isMaking: boolean;
  isClosing: boolean;
  /** Called with what is said once there is another code. */
  onNew: (said: string) => void;
  onClose: () => void;
}

/** What can be done with a code that is open. */
export function CodeButtons({ isMaking, isClosing, onNew, onClose }: CodeButtonsProps) {
  return (
    <>
      <Button
        variant="secondary"
        icon={<RefreshCw />}
        pending={isMaking}
        onClick={() => onNew('There is a new code. The old one no longer works.')}
      >
        New code
      </Button>
      <Button variant="secondary" icon={<X />} pending={isClosing} onClick={onClose}>
        Close the code
      </Button>
    </>
  );
}

export const copyCode = (code: string) =>
  copyText(showJoinCode(code), { done: 'The code is copied.', otherwise: 'Copy the code by hand.' });
