import { useRef, useState } from 'react';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Dialog } from '#client/ui/dialog';
import { SelectField } from '#client/ui/select-field';
import { notify } from '#client/ui/toast';
import type { HistoryRow } from '#shared/api/history';
import { count } from '#shared/core/count';
import { formerStudent } from '#shared/core/former';

interface TidyBarProps {
  selected: readonly HistoryRow[];
  /** Attempts that others played of one's own quizzes. */
  isPlayers: boolean;
  /** Where two are chosen. */
  compareTo: string;
  onDone: () => void;
}

type Step = 'remove' | 'anonymise' | 'match';

/** What can be done with the attempts that are ticked. */
export function TidyBar({ selected, isPlayers, compareTo, onDone }: TidyBarProps) {
  const [step, setStep] = useState<Step>();
  const line = useRef<HTMLParagraphElement>(null);
  if (selected.length === 0) return null;
  const guests = selected.every(({ player }) => player.id === null && player.name !== formerStudent);
  const only = selected.length === 1 ? selected[0] : undefined;
  return (
    <>
      <p ref={line} tabIndex={-1} role="status">
        {count(selected.length, 'attempt')} selected
      </p>
      {compareTo && (
        <ButtonLink href={compareTo} variant="secondary">
          Compare
        </ButtonLink>
      )}
      {isPlayers && guests && only && (
        <Button variant="secondary" onClick={() => setStep('match')}>
          Say who it was
        </Button>
      )}
      {isPlayers && guests && (
        <Button variant="secondary" onClick={() => setStep('anonymise')}>
          Take names off
        </Button>
      )}
      <Button variant="quiet" onClick={() => setStep('remove')}>
        Delete
      </Button>
      {step === 'match' && only && <MatchDialog attempt={only} onClose={() => setStep(undefined)} onDone={onDone} />}
      {(step === 'remove' || step === 'anonymise') && (
        <ConfirmDialog step={step} selected={selected} onClose={() => setStep(undefined)} onDone={onDone} />
      )}
    </>
  );
}

const texts = {
  remove: {
    title: 'Delete for good?',
    text: 'The answers and scores are gone then, for you and for whoever played. This cannot be undone.',
    press: 'Delete',
    done: 'Deleted.',
  },
  anonymise: {
    title: 'Take the names off?',
    text: 'The results stay and count; who played them cannot be found out any more. This cannot be undone.',
    press: 'Take names off',
    done: 'The names are gone.',
  },
} as const;

interface ConfirmDialogProps {
  step: 'remove' | 'anonymise';
  selected: readonly HistoryRow[];
  onClose: () => void;
  onDone: () => void;
}

function ConfirmDialog({ step, selected, onClose, onDone }: ConfirmDialogProps) {
  const utils = trpc.useUtils();
  const after = {
    async onSuccess() {
      notify.success(texts[step].done);
      onClose();
      onDone();
      await utils.history.invalidate();
    },
  };
  const remove = trpc.history.remove.useMutation(after);
  const anonymise = trpc.history.anonymise.useMutation(after);
  const ids = selected.map(({ id }) => id);
  const { title, text, press } = texts[step];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            pending={remove.isPending || anonymise.isPending}
            onClick={() => (step === 'remove' ? remove : anonymise).mutate({ ids })}
          >
            {press}
          </Button>
        </>
      }
    >
      <ul>
        {selected.slice(0, 10).map(({ id, player, title: of }) => (
          <li key={id} className="break-words">
            {player.name}: {of}
          </li>
        ))}
        {selected.length > 10 && <li>and {selected.length - 10} more</li>}
      </ul>
    </Dialog>
  );
}

function MatchDialog({ attempt, onClose, onDone }: { attempt: HistoryRow; onClose: () => void; onDone: () => void }) {
  const utils = trpc.useUtils();
  const group = trpc.history.group.useQuery({});
  const [memberId, setMember] = useState('');
  const match = trpc.history.match.useMutation({
    async onSuccess() {
      notify.success('The attempt belongs to this student now.');
      onClose();
      onDone();
      await utils.history.invalidate();
    },
  });
  const students = group.data?.students ?? [];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Who was “${attempt.player.name}”?`}
      description="The attempt is then in this student’s own history."
      actions={
        <Button
          variant="primary"
          pending={match.isPending}
          aria-disabled={memberId === '' || undefined}
          className="aria-disabled:opacity-55"
          onClick={() => memberId && match.mutate({ id: attempt.id, memberId })}
        >
          Match
        </Button>
      }
    >
      {group.data && students.length === 0 ? (
        <p>No student has accepted you yet. Add students in your profile.</p>
      ) : (
        <SelectField
          label="Student"
          options={[
            { value: '', label: 'Choose a student' },
            ...students.map(({ player }) => ({ value: player.id ?? '', label: player.name })),
          ]}
          value={memberId}
          onChange={setMember}
        />
      )}
    </Dialog>
  );
}
