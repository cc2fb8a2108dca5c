import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import type { HeardLine } from '#client/speech/heard-lines';
import { useSpeech } from '#client/speech/speech';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { count } from '#shared/core/count';

interface RecordingProps {
  /** What is heard, with the addresses of its sounds. */
  lines: readonly HeardLine[];
  /** How often it was played so far, and how often it may be. */
  played: number;
  most?: number;
  onPlay: () => void;
}

/**
 * A recording that the portal's voices read, or the device's, as often as the rules allow. Its script is for teachers, on
 * paper: who could read it here would not be tested in listening.
 */
export function Recording({ lines, played, most, onPlay }: RecordingProps) {
  const { canSpeak, readAloud } = useSpeech();
  const [isPlaying, setPlaying] = useState(false);
  const isUsedUp = most !== undefined && played >= most;
  if (!canSpeak) {
    return (
      <Banner title="No English voice can be heard here.">
        Ask your teacher to read the recording aloud, or go on with this test on another device.
      </Banner>
    );
  }
  function play() {
    if (isUsedUp || isPlaying) return;
    setPlaying(true);
    onPlay();
    readAloud(lines, () => setPlaying(false));
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        icon={<Volume2 />}
        aria-disabled={isUsedUp || isPlaying || undefined}
        className="aria-disabled:opacity-55"
        onClick={play}
      >
        {isPlaying ? 'Playing' : played === 0 ? 'Listen' : 'Listen again'}
      </Button>
      {most !== undefined && (
        <p role="status" className="text-muted">
          Played {played} of {count(most, 'time')}.
        </p>
      )}
    </div>
  );
}
