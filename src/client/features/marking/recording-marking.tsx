import type { RecordingToMark } from '#shared/api/to-mark';
import { RecordingForm } from './recording-form';
import { RecordingView } from './recording-view';

interface RecordingMarkingProps {
  recording: RecordingToMark;
  takesFocus: boolean;
  /** Goes on to the next one. */
  onPass: (as: 'marked' | 'skipped') => void;
}

/** A recording that was handed in, and its mark beside it. */
export function RecordingMarking({ recording, takesFocus, onPass }: RecordingMarkingProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <RecordingView recording={recording} takesFocus={takesFocus} onSkip={() => onPass('skipped')} />
      <RecordingForm recording={recording} onPass={onPass} />
    </div>
  );
}
