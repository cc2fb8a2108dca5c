import { Radio } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '#client/lib/auth';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { Button } from '#client/ui/button';
import { mayTeach } from '#shared/core/roles';
import type { Givable } from './givable';
import { type Playable, playableOf } from './playable';

const loadDialog = () => import('./play-live-dialog').then((m) => m.PlayLiveDialog);

interface PlayLiveButtonProps {
  /** As for `GiveButton`: what is played, nothing, or what makes it ready. */
  work: Givable | Playable | (() => Promise<Givable | undefined>) | undefined;
  variant?: 'secondary' | 'quiet';
  size?: 'sm' | 'md';
  /** What it is, for who hears several of these buttons on one page. */
  about?: string;
  /** The class that is chosen at first. */
  toClass?: string;
  /** On a phone its words are for screen readers only. */
  compact?: boolean;
}

/**
 * Leads to the lobby of a live game with what can be played here. It is there for those who may teach, beside what a class
 * can play at one time.
 */
export function PlayLiveButton({
  work,
  variant = 'secondary',
  size = 'md',
  about,
  toClass,
  compact = false,
}: PlayLiveButtonProps) {
  const { user } = useAuth();
  const [played, setPlayed] = useState<Playable>();
  if (!user || !mayTeach(user.role)) return null;
  if (typeof work === 'object' && !playableOf(work)) return null;
  async function open() {
    const ready = typeof work === 'function' ? await work() : work;
    setPlayed(ready && playableOf(ready));
  }
  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon={<Radio />}
        className={compact ? 'shrink-0 max-md:px-3' : undefined}
        aria-disabled={!work || undefined}
        onClick={() => void open()}
      >
        <span className={compact ? 'max-md:sr-only' : undefined}>Play live</span>
        {about && <span className="sr-only">: {about}</span>}
      </Button>
      {played && (
        <LazyDialog load={loadDialog} dialog={{ work: played, toClass, onClose: () => setPlayed(undefined) }} />
      )}
    </>
  );
}
