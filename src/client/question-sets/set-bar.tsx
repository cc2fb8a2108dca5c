import { ArrowLeft, Play, Printer, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { statusTexts } from '#client/library/autosave/status-texts';
import type { SaveStatus } from '#client/library/autosave/use-autosave';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import type { SetKind } from './set-draft';
import { setWords } from './set-words';

interface SetBarProps {
  kind: SetKind;
  status: SaveStatus;
  /** There is a question that can be asked. */
  canTry: boolean;
  onTry: () => void;
  /** What is given of it to a class. */
  give: ReactNode;
  onShare: () => void;
  onPrint: () => void;
  /** What else its app does with it. */
  children?: ReactNode;
}

/** The way back, whether it is saved, and what can be done with the whole quiz or test. */
export function SetBar({ kind, status, canTry, onTry, give, onShare, onPrint, children }: SetBarProps) {
  const { home, all } = setWords[kind];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ButtonLink href={home} variant="quiet" icon={<ArrowLeft />} className="-ml-3">
        {all}
      </ButtonLink>
      <p role="status" className="mr-auto text-muted">
        {statusTexts[status]}
      </p>
      <Button
        variant="primary"
        icon={<Play />}
        aria-disabled={!canTry || undefined}
        className="aria-disabled:opacity-55"
        onClick={() => canTry && onTry()}
      >
        Try it
      </Button>
      {give}
      <Button variant="secondary" icon={<Share2 />} onClick={onShare}>
        Share
      </Button>
      <Button variant="secondary" icon={<Printer />} onClick={onPrint}>
        Print
      </Button>
      {children}
    </div>
  );
}
