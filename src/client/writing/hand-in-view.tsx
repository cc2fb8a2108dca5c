import { ArrowLeft, CornerUpLeft, Printer, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useUser } from '#client/lib/auth';
import { failureText, reasonOf } from '#client/lib/failure-text';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { readStored, writeStored } from '#client/lib/storage';
import { trpc } from '#client/lib/trpc';
import { RunsView } from '#client/library/change-view';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SkeletonText } from '#client/ui/skeleton';
import { TextArea } from '#client/ui/text-area';
import { notify } from '#client/ui/toast';
import { type HandIn, handInLimits } from '#shared/api/writing';
import { dateText } from '#shared/core/locale';
import { compareTexts } from '#shared/library/compare';
import { Commenting } from './commenting';
import { CommentedText } from './comments';
import { ProcessView } from './process-view';

interface HandInViewProps {
  id: string;
  onBack: () => void;
}

/** A text that was handed in: its teacher comments on it and returns it, its writer reads what was said. */
export function HandInView({ id, onBack }: HandInViewProps) {
  const handIn = trpc.writing.get.useQuery({ id }, { retry: (count, error) => !reasonOf(error) && count < 2 });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <Button variant="quiet" icon={<ArrowLeft />} onClick={onBack}>
          Back
        </Button>
      </div>
      {handIn.isPending && <SkeletonText lines={8} />}
      {handIn.isError && (
        <Banner
          tone="warn"
          title={failureText(handIn.error, {
            fallback: 'This text could not be loaded.',
            network: 'This text could not be loaded. Please check your connection.',
          })}
          action={<Button onClick={() => void handIn.refetch()}>Try again</Button>}
        />
      )}
      {handIn.data && <HandInBody handIn={handIn.data} onBack={onBack} />}
    </div>
  );
}

type View = 'text' | 'changes' | 'before' | 'process';

function HandInBody({ handIn, onBack }: { handIn: HandIn; onBack: () => void }) {
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
    <article className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="grid gap-1">
        <h2 className="text-lg font-bold wrap-anywhere">{handIn.title}</h2>
        <p className="text-muted">{sayWhere(handIn, isTeacher)}</p>
        {handIn.task && <p className="max-w-measure whitespace-pre-line wrap-anywhere">{handIn.task}</p>}
      </header>
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
          <Reading handIn={handIn} onBack={onBack} />
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
      {!isTeacher && !handIn.returnedAt && <TakeBack id={handIn.id} onBack={onBack} />}
      {isPrinting && (
        <LazyDialog
          load={() => import('./print-hand-in').then((m) => m.PrintHandIn)}
          dialog={{ handIn, onClose: () => setPrinting(false) }}
        />
      )}
    </article>
  );
}

function sayWhere({ student, teacher, words, round, handedInAt, returnedAt }: HandIn, isTeacher: boolean): string {
  const day = (iso: string) => dateText(iso, 'date');
  const who = isTeacher ? `From ${student.name}` : `To ${teacher.name}`;
  const rounds = round > 1 ? `, round ${round}` : '';
  const state = returnedAt ? `returned ${day(returnedAt)}` : 'not returned yet';
  return `${who}, ${day(handedInAt)}${rounds}: ${words} words, ${state}.`;
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

function Reading({ handIn, onBack }: { handIn: HandIn; onBack: () => void }) {
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
      onBack();
    },
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Commenting
        text={handIn.text}
        comments={handIn.comments}
        onAdd={(place) => comment.mutate({ id, ...place })}
        onRemove={({ id: commentId }) => uncomment.mutate({ id, commentId })}
      />
      <Card as="section" className="grid gap-3">
        <TextArea
          label={`What you say to ${handIn.student.name}`}
          hint="About the whole text. The student sees it and the comments once you return it."
          optional
          value={note}
          maxLength={handInLimits.note}
          onChange={(event) => setNote(event.target.value)}
        />
        <div>
          <Button
            variant="primary"
            icon={<CornerUpLeft />}
            pending={giveBack.isPending}
            onClick={() => giveBack.mutate({ id, note })}
          >
            Return it
          </Button>
        </div>
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
