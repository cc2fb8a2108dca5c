import { type FormEvent, useRef, useState } from 'react';
import { useDraft } from '#client/lib/draft';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { KeyCap } from '#client/ui/key-cap';
import { SegmentedControl } from '#client/ui/segmented-control';
import { type Mark, markNames, marks, recordingLimits } from '#shared/api/pronunciation';
import type { RecordingToMark } from '#shared/api/to-mark';
import { CommentField } from './comment-field';
import { isTooLong } from './comments';
import { NotSaved } from './not-saved';
import { useMarkingKeys } from './use-marking-keys';

interface RecordingFormProps {
  recording: Pick<RecordingToMark, 'id'>;
  /** Goes on to the next one. */
  onPass: (as: 'marked' | 'skipped') => void;
}

/** One of three marks for a recording, and a word about it. */
export function RecordingForm({ recording: { id }, onPass }: RecordingFormProps) {
  const [mark, setMark] = useState<Mark>();
  const [note, setNote] = useDraft(`mark recording ${id}`);
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const utils = trpc.useUtils();
  const marking = trpc.pronunciation.mark.useMutation({
    meta: { showsOwnErrors: true },
    onSuccess() {
      setNote('');
      void utils.pronunciation.recordings.invalidate();
      onPass('marked');
    },
  });
  const focusOn = (place: number) => form.current?.querySelectorAll<HTMLElement>('input')[place]?.focus();

  /** Only where nobody marked it meanwhile, unless that was seen. */
  function save(more: { seen?: null } = { seen: null }) {
    if (marking.isPending) return;
    if (!mark) {
      setAsked(true);
      focusOn(0);
    } else if (isTooLong(note, recordingLimits.note)) form.current?.querySelector('textarea')?.focus();
    else marking.mutate({ id, mark, note, ...more });
  }
  function give(digit: number) {
    const chosen = marks[digit - 1];
    if (!chosen) return;
    setMark(chosen);
    focusOn(digit - 1);
  }
  const skip = () => onPass('skipped');
  useMarkingKeys({ onDigit: give, onSave: save });

  return (
    <form
      ref={form}
      aria-label="Mark"
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:sticky lg:top-24 lg:self-start"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save();
      }}
    >
      <SegmentedControl<Mark | ''>
        label="How clear is it?"
        wide
        options={marks.map((value) => ({ value, label: markNames[value] }))}
        value={mark ?? ''}
        onChange={(value) => value !== '' && setMark(value)}
      />
      <p role="status" className="font-bold text-bad empty:hidden">
        {isAsked && !mark && 'Please choose a mark.'}
      </p>
      <CommentField value={note} most={recordingLimits.note} onChange={setNote} />
      {marking.isError && <NotSaved error={marking.error} what="recording" onNext={skip} onGiveMine={() => save({})} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={marking.isPending} aria-keyshortcuts="Control+Enter Meta+Enter">
          Save and next
        </Button>
        <Button variant="quiet" onClick={skip}>
          Skip
        </Button>
      </div>
      <p className="text-sm text-muted">
        <KeyCap>P</KeyCap> <span className="sr-only">P</span> plays, <KeyCap>1</KeyCap> to{' '}
        <KeyCap>{marks.length}</KeyCap> <span className="sr-only">1 to {marks.length}</span> mark, <KeyCap>Ctrl</KeyCap>{' '}
        <KeyCap>Enter</KeyCap> <span className="sr-only">Control and Enter</span> saves.
      </p>
    </form>
  );
}
