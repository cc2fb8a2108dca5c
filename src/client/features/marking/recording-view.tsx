import { Pause, Play } from 'lucide-react';
import { failureText, reasonOf } from '#client/lib/failure-text';
import { shortDate, shortMoment } from '#client/lib/plain-date';
import { WithIpa } from '#client/speech/ipa';
import { useRecording } from '#client/speech/use-recording';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import type { RecordingToMark } from '#shared/api/to-mark';
import { useMarkingKeys } from './use-marking-keys';
import { WorkHeading } from './work-heading';

interface RecordingViewProps {
  recording: RecordingToMark;
  takesFocus: boolean;
  onSkip: () => void;
}

/** Whose recording it is, what was to be said, and the sound. */
export function RecordingView({ recording, takesFocus, onSkip }: RecordingViewProps) {
  const { id, target, sounds, seconds, handedInAt, expiresAt } = recording;
  const { state, toggle } = useRecording(id);
  const isPlaying = state.name === 'playing';
  useMarkingKeys({ onPlay: toggle });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <WorkHeading work={recording} takesFocus={takesFocus}>
        <p className="text-muted">
          Recording · handed in {shortMoment(handedInAt)} · deleted on {shortDate(expiresAt)}
        </p>
      </WorkHeading>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-2xl font-bold wrap-anywhere">{target}</p>
        {sounds && (
          <p className="text-lg">
            <WithIpa text={sounds} />
          </p>
        )}
        <div>
          <Button
            variant="secondary"
            icon={isPlaying ? <Pause /> : <Play />}
            pending={state.name === 'loading'}
            pendingLabel="Loading the recording…"
            aria-keyshortcuts="P"
            onClick={toggle}
          >
            {isPlaying ? 'Pause' : 'Play'} ({seconds.toFixed(1)} s)
          </Button>
        </div>
      </Card>
      {state.name === 'unplayable' && (
        <Banner tone="bad" title="This browser cannot play the recording. Please try another one." />
      )}
      {state.name === 'not-loaded' && <NotLoaded error={state.error} onSkip={onSkip} />}
    </div>
  );
}

function NotLoaded({ error, onSkip }: { error: unknown; onSkip: () => void }) {
  const title = failureText(error, {
    fallback: 'The recording could not be loaded. Please try again.',
    network: 'The recording could not be loaded. Please check your connection.',
  });
  const isGone = reasonOf(error) === 'recording_not_found';
  return (
    <Banner
      tone="bad"
      title={title}
      action={
        isGone && (
          <Button size="sm" variant="secondary" onClick={onSkip}>
            Go on
          </Button>
        )
      }
    />
  );
}
