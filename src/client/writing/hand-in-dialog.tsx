import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { failureText } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Checkbox } from '#client/ui/checkbox';
import { Dialog } from '#client/ui/dialog';
import { SelectField } from '#client/ui/select-field';
import { SkeletonText } from '#client/ui/skeleton';
import { notify } from '#client/ui/toast';
import { type HandInInput, handInLimits } from '#shared/api/writing';
import { count } from '#shared/core/count';
import { sumUp, type WritingLog } from '#shared/writing/log';

interface HandInDialogProps {
  /** What is handed in, as it is now. */
  work: Pick<HandInInput, 'appId' | 'resourceId' | 'title' | 'text'> & Partial<Pick<HandInInput, 'part' | 'task'>>;
  /** Goes along where the writer wants that. */
  log?: WritingLog;
  onClose: () => void;
  /** Where there is a choice of what is handed in. */
  children?: ReactNode;
}

/** Gives a text to one of the teachers who receive it. */
export function HandInDialog({ work, log, onClose, children }: HandInDialogProps) {
  const utils = trpc.useUtils();
  const circle = trpc.writing.circle.useQuery();
  const [picked, setPicked] = useState<string>();
  const [showsLog, setShowsLog] = useState(false);
  const handIn = trpc.writing.handIn.useMutation({
    onSuccess({ teacher }) {
      notify.success(`Handed in to ${teacher.name}.`);
      void utils.writing.list.invalidate();
      onClose();
    },
    // A text that is there already, perhaps from a moment ago, is seen in the list.
    onError: () => utils.writing.list.invalidate(),
  });
  const teachers = circle.data?.teachers ?? [];
  const teacherId = picked ?? teachers[0]?.id;
  const fault = faultOf(work.text);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Hand in ${work.title}`}
      description="Your teacher gets the text as it is now. You can go on writing; what you write later is not in it."
      actions={
        teacherId && (
          <Button
            variant="primary"
            icon={<Send />}
            pending={handIn.isPending}
            aria-disabled={fault !== undefined || undefined}
            className="aria-disabled:opacity-55"
            onClick={() => !fault && handIn.mutate({ ...work, teacherId, ...(showsLog && log && { process: log }) })}
          >
            Hand in
          </Button>
        )
      }
    >
      {circle.isPending && <SkeletonText lines={2} />}
      {circle.isError && (
        <Banner
          tone="warn"
          title={failureText(circle.error, {
            fallback: 'Your teachers could not be loaded.',
            network: 'Your teachers could not be loaded. Please check your connection.',
          })}
          action={<Button onClick={() => void circle.refetch()}>Try again</Button>}
        />
      )}
      {circle.data && teachers.length === 0 && (
        <p>No teacher receives your texts yet. Ask your teacher to add you, then accept it in your profile.</p>
      )}
      {teacherId && (
        <div className="grid gap-4">
          {children}
          <SelectField
            label="To"
            value={teacherId}
            onChange={setPicked}
            options={teachers.map(({ id, name }) => ({ value: id, label: name }))}
          />
          {log && (
            <Checkbox
              label="Show how I wrote it"
              hint={`${sayLog(log)} Only if you want your teacher to see it.`}
              checked={showsLog}
              onChange={setShowsLog}
            />
          )}
          {fault && <p role="alert">{fault}</p>}
        </div>
      )}
    </Dialog>
  );
}

/** Why a text cannot be handed in as it is. */
function faultOf(text: string): string | undefined {
  if (text.trim() === '') return 'There is no text yet. Write something first.';
  return text.length > handInLimits.text
    ? 'This is too long to be handed in at once. Hand in a part of it.'
    : undefined;
}

/** What a log adds up to, in one sentence. */
function sayLog(log: WritingLog): string {
  const { minutes, days, pastes } = sumUp(log);
  return `${count(minutes, 'minute')} on ${count(days, 'day')}, ${count(pastes, 'paste')}.`;
}
