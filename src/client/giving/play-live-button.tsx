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
  work: Givable | (() => Promise<Givable | undefined>) | undefined;
  variant?: 'secondary' | 'quiet';
  /** On a phone its words are for screen readers only. */
  compact?: boolean;
}

/** Leads to the lobby of a live game with what can be played here. It is there for those who may teach. */
export function PlayLiveButton({ work, variant = 'secondary', compact = false }: PlayLiveButtonProps) {
  const { user } = useAuth();
  const [played, setPlayed] = useState<Playable>();
  if (!user || !mayTeach(user.role)) return null;
  async function open() {
    const ready = typeof work === 'function' ? await work() : work;
    setPlayed(ready && playableOf(ready));
  }
  return (
    <>
      <Button
        variant={variant}
        icon={<Radio />}
        className={compact ? 'shrink-0 max-md:px-3' : undefined}
        aria-disabled={!work || undefined}
        onClick={() => void open()}
      >
        <span className={compact ? 'max-md:sr-only' : undefined}>Play live</span>
      </Button>
      {played && <LazyDialog load={loadDialog} dialog={{ work: played, onClose: () => setPlayed(undefined) }} />}
    </>
  );
}
