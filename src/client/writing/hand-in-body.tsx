import { CornerUpLeft, Printer, Undo2 } from 'lucide-react';
import { type FormEvent, type ReactNode, type Ref, useState } from 'react';
import { useUser } from '#client/lib/auth';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { readStored, writeStored } from '#client/lib/storage';
import { trpc } from '#client/lib/trpc';
import { RunsView } from '#client/library/change-view';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { SegmentedControl } from '#client/ui/segmented-control';
import { TextArea } from '#client/ui/text-area';
import { notify } from '#client/ui/toast';
import { type HandIn, handInLimits } from '#shared/api/writing';
import { compareTexts } from '#shared/library/compare';
import { Commenting } from './commenting';
import { CommentedText } from './comments';
import { ProcessView } from './process-view';

type View = 'text' | 'changes' | 'before' | 'process';

interface HandInBodyProps {
  handIn: HandIn;
  /** What its teacher returns it by. */
  form?: Ref<HTMLFormElement>;
  /** It was returned, or taken back. */
  onDone: () => void;
}

/** What was to be written, the text, and what is or may be said of it. */
export function HandInBody({ handIn, form, onDone }: HandInBodyProps) {
  const user = useUser();
  const [view, setView] = useState<View>('text');
  const [isPrinting, setPrinting] = useState(false);
  const isTeacher = handIn.teacher.id === user.id;
  const views: { value: View; label: string }[] = [
    { value: 'text', label: 'Text' },
    ...(handIn.before
      ? [
          { value: 'changes' as const, label: 'What changed' },
          { value: 'before' as const, label: `Round ${handIn.before.round}` },
        ]
      : []),
    ...(handIn.process ? [{ value: 'process' as const, label: 'How it was written' }] : []),
  ];
  return (
    <>
      {handIn.task && <p className="max-w-measure whitespace-pre-line wrap-anywhere">{handIn.task}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {views.length > 1 && (
          <SegmentedControl label="Show" hideLabel value={view} onChange={setView} options={views} />
        )}
        <Button variant="secondary" icon={<Printer />} onClick={() => setPrinting(true)}>
          Print
        </Button>
      </div>
      {handIn.returnedAt && handIn.note && (
        <Card>
          <h3 className="font-bold">What {isTeacher ? 'you' : handIn.teacher.name} said</h3>
          <p className="whitespace-pre-line wrap-anywhere">{handIn.note}</p>
        </Card>
      )}
      {view === 'text' &&
        (isTeacher && !handIn.returnedAt ? (
          <Reading handIn={handIn} form={form} onDone={onDone} />
        ) : (
          <HandInText handIn={handIn} />
        ))}
      {view === 'changes' && handIn.before && (
        <Sheet>
          <RunsView runs={compareTexts(handIn.before.text, handIn.text)} />
        </Sheet>
      )}
      {view === 'before' && handIn.before && (
        <CommentedText text={handIn.before.text} comments={handIn.before.comments} />
      )}
      {view === 'process' && handIn.process && <ProcessView log={handIn.process} />}
      {!isTeacher && !handIn.returnedAt && <TakeBack id={handIn.id} onBack={onDone} />}
      {isPrinting && (
        <LazyDialog
          load={() => import('./print-hand-in').then((m) => m.PrintHandIn)}
          dialog={{ handIn, onClose: () => setPrinting(false) }}
        />
      )}
    </>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  return <div className="rounded-card border border-line bg-surface px-4 py-3 leading-loose">{children}</div>;
}

function HandInText({ handIn: { text, comments, returnedAt } }: { handIn: HandIn }) {
  if (returnedAt) return <CommentedText text={text} comments={comments} />;
  return (
    <Sheet>
      <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
    </Sheet>
  );
}

function Reading({ handIn, form, onDone }: HandInBodyProps) {
  const utils = trpc.useUtils();
  const { id } = handIn;
  const { note, setNote } = useKeptNote(id);
  const refresh = () => utils.writing.get.invalidate({ id });
  const comment = trpc.writing.comment.useMutation({ onSettled: refresh });
  const uncomment = trpc.writing.uncomment.useMutation({ onSettled: refresh });
  const giveBack = trpc.writing.return.useMutation({
    onSuccess() {
      setNote('');
      notify.success(`Returned to ${handIn.student.name}.`);
      void utils.writing.invalidate();
      onDone();
    },
    // It may have been returned in another window.
    onError: refresh,
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Commenting
        text={handIn.text}
        comments={handIn.comments}
        onAdd={(place) => comment.mutate({ id, ...place })}
        onRemove={({ id: commentId }) => uncomment.mutate({ id, commentId })}
      />
      <Card as="section">
        <form
          ref={form}
          aria-label="Return"
          noValidate
          className="grid gap-3"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            if (!giveBack.isPending) giveBack.mutate({ id, note });
          }}
        >
          <TextArea
            label={`What you say to ${handIn.student.name}`}
            hint="About the whole text. The student sees it and the comments once you return it."
            optional
            value={note}
            maxLength={handInLimits.note}
            onChange={(event) => setNote(event.target.value)}
          />
          <div>
            <Button type="submit" variant="primary" icon={<CornerUpLeft />} pending={giveBack.isPending}>
              Return it
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}

/** What a teacher is about to say: this device keeps it until it is said, whatever is looked at meanwhile. */
function useKeptNote(id: string) {
  const key = `hand-in-note:${id}`;
  const [note, setNote] = useState(() => readStored(key) ?? '');
  return {
    note,
    setNote(next: string) {
      writeStored(key, next || null);
      setNote(next);
    },
  };
}

function TakeBack({ id, onBack }: { id: string; onBack: () => void }) {
  const utils = trpc.useUtils();
  const takeBack = trpc.writing.takeBack.useMutation({
    onSuccess() {
      notify.success('You have it back. Your teacher does not see it any more.');
      void utils.writing.list.invalidate();
      onBack();
    },
  });
  return (
    <div>
      <Button variant="secondary" icon={<Undo2 />} pending={takeBack.isPending} onClick={() => takeBack.mutate({ id })}>
        Take it back
      </Button>
    </div>
  );
}
