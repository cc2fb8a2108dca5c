import { useRef, useState } from 'react';
import { failureText } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { SelectField } from '#client/ui/select-field';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import { markSteps, stepAt } from './mark-steps';

interface MarkFormProps {
  attemptId: string;
  itemId: string;
  points: number;
  /** Of the points: 0 to 1. */
  now: number;
}

/** Changes the mark of one answer, with the reason that its player will read. */
export function MarkForm({ attemptId, itemId, points, now }: MarkFormProps) {
  const [isOpen, setOpen] = useState(false);
  const [score, setScore] = useState('');
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const steps = markSteps(points, now);
  const utils = trpc.useUtils();
  const mark = trpc.history.mark.useMutation({
    meta: { showsOwnErrors: true },
    async onSuccess() {
      close();
      notify.success('The mark was changed.');
      await utils.history.invalidate();
    },
    onError: (error) =>
      setFault(
        failureText(error, {
          fallback: 'The mark could not be changed.',
          network: 'The mark could not be changed. Please check your connection.',
        }),
      ),
  });
  function close() {
    setOpen(false);
    setNote('');
    setFault(undefined);
    requestAnimationFrame(() => opener.current?.focus());
  }
  if (!isOpen) {
    return (
      <div>
        <Button
          ref={opener}
          variant="quiet"
          size="sm"
          className="-ml-3"
          onClick={() => {
            setScore(String(stepAt(steps, now)?.score ?? 0));
            setOpen(true);
          }}
        >
          Change the mark
        </Button>
      </div>
    );
  }
  return (
    <form
      className="grid gap-3 rounded-card border border-line p-3 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-start"
      onSubmit={(event) => {
        event.preventDefault();
        if (note.trim() === '') return setFault('Please write a reason.');
        mark.mutate({ id: attemptId, itemId, score: Number(score), note });
      }}
    >
      <SelectField
        label="Mark"
        options={steps.map((step) => ({ value: String(step.score), label: step.text }))}
        value={score}
        onChange={setScore}
      />
      <TextField
        label="Reason"
        value={note}
        maxLength={300}
        autoFocus
        error={fault}
        onChange={(event) => {
          setNote(event.target.value);
          setFault(undefined);
        }}
      />
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" variant="primary" pending={mark.isPending}>
          Keep
        </Button>
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
