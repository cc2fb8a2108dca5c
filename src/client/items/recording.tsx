import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { linesOf } from '#client/speech/read-aloud';
import { useSpeech } from '#client/speech/speech';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { count } from '#shared/core/count';

interface RecordingProps {
  /** What is heard; lines that begin with A: or B: have two voices. */
  script: string;
  /** How often it was played so far, and how often it may be. */
  played: number;
  most?: number;
  onPlay: () => void;
}

/**
 * A recording that the device reads by its own voices, as often as the rules allow. Its script is for teachers, on
 * paper: who could read it here would not be tested in listening.
 */
export function Recording({ script, played, most, onPlay }: RecordingProps) {
  const { canSpeak, readAloud } = useSpeech();
  const [isPlaying, setPlaying] = useState(false);
  const isUsedUp = most !== undefined && played >= most;
  if (!canSpeak) {
    return (
      <Banner title="This device has no English voice.">
        Ask your teacher to read the recording aloud, or go on with this test on another device.
      </Banner>
    );
  }
  function play() {
    if (isUsedUp || isPlaying) return;
    setPlaying(true);
    onPlay();
    readAloud(linesOf(script), () => setPlaying(false));
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
