import { Send } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '#client/lib/auth';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { Button } from '#client/ui/button';
import { mayTeach } from '#shared/core/roles';
import type { Givable } from './givable';

const loadDialog = () => import('./give-dialog').then((m) => m.GiveDialog);

interface GiveButtonProps {
  /**
   * What is given; nothing while there is nothing to play. Or what makes it ready: it saves what was just typed, or
   * says what is missing, and then nothing is given yet.
   */
  work: Givable | (() => Promise<Givable | undefined>) | undefined;
  variant?: 'secondary' | 'quiet';
  label?: string;
  /** What it is, for who hears several of these buttons on one page. */
  about?: string;
  /** The class that is chosen at first, where it can be given something. */
  toClass?: string;
  /** On a phone its words are for screen readers only. */
  compact?: boolean;
}

/** Gives what can be played here to a class. It is there for those who may teach. */
export function GiveButton({
  work,
  variant = 'secondary',
  label = 'Give',
  about,
  toClass,
  compact = false,
}: GiveButtonProps) {
  const { user } = useAuth();
  const [given, setGiven] = useState<Givable>();
  if (!user || !mayTeach(user.role)) return null;
  const open = async () => setGiven(typeof work === 'function' ? await work() : work);
  return (
    <>
      <Button
        variant={variant}
        icon={<Send />}
        className={compact ? 'shrink-0 max-md:px-3' : undefined}
        aria-disabled={!work || undefined}
        onClick={() => void open()}
      >
        <span className={compact ? 'max-md:sr-only' : undefined}>{label}</span>
        {about && <span className="sr-only">: {about}</span>}
      </Button>
      {given && <LazyDialog load={loadDialog} dialog={{ work: given, toClass, onClose: () => setGiven(undefined) }} />}
    </>
  );
}
