import { ArrowLeft, Download, Pencil, Play, StickyNote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ConfirmDialog } from '#client/lib/confirm-dialog';
import { downloadFile } from '#client/lib/download';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { notify } from '#client/ui/toast';
import type { AssignmentOutput } from '#shared/api/assignments';

const loadEdit = () => import('./edit-assignment-dialog').then((m) => m.EditAssignmentDialog);

/** What can be done with a piece of given work as a whole. */
export function ResultsActions({ shown }: { shown: AssignmentOutput }) {
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const [dialog, setDialog] = useState<'edit' | 'remove'>();
  const remove = trpc.assignments.remove.useMutation();
  const isBook = shown.goalWords !== null;
  const classPath = `/classes/${shown.classId}`;
  const close = () => setDialog(undefined);

  async function download() {
    const content = await csvOf(shown);
    downloadFile({
      title: `${shown.className} ${shown.title}`,
      extension: 'csv',
      type: 'text/csv;charset=utf-8',
      content: `\uFEFF${content}`,
    });
  }

  async function takeBack() {
    await remove.mutateAsync({ id: shown.id });
    notify.success(`${shown.title} was taken back.`);
    navigate(classPath, { replace: true });
    void utils.assignments.invalidate();
  }

  return (
    <>
      <ButtonLink href={classPath} variant="quiet" icon={<ArrowLeft />}>
        To the class
      </ButtonLink>
      <ButtonLink href={`/work/${shown.id}`} variant="secondary" icon={<Play />}>
        {isBook ? 'As students see it' : 'Try it'}
      </ButtonLink>
      {shown.hasTexts && (
        <ButtonLink href={`/assignments/${shown.id}/wall`} variant="secondary" icon={<StickyNote />}>
          Show on the wall
        </ButtonLink>
      )}
      <Button
        variant="secondary"
        icon={<Download />}
        onClick={() => void download().catch(() => notify.error('The file could not be made. Please try again.'))}
      >
        CSV
      </Button>
      {shown.right !== 'view' && (
        <>
          <Button variant="secondary" icon={<Pencil />} onClick={() => setDialog('edit')}>
            Edit
          </Button>
          <Button variant="secondary" icon={<Trash2 />} onClick={() => setDialog('remove')}>
            Take back
          </Button>
        </>
      )}
      {dialog === 'edit' && <LazyDialog load={loadEdit} dialog={{ shown, onClose: close }} />}
      {dialog === 'remove' && (
        <ConfirmDialog
          title={`Take back ${shown.title}?`}
          confirm="Take back"
          pending="Taking it back…"
          onConfirm={takeBack}
          onClose={close}
        >
          {isBook
            ? 'Your class no longer sees it, and its board is gone. The books stay with the students who write them.'
            : 'Your class no longer sees it, and its results are gone from here. What your students played stays in their own histories.'}
        </ConfirmDialog>
      )}
    </>
  );
}

/** The results, or the board of a writing project, as a sheet. */
async function csvOf(shown: AssignmentOutput): Promise<string> {
  if (shown.goalWords === null) return (await import('./results-csv')).resultsCsv(shown);
  return (await import('./books/board-csv')).boardCsv(shown.students, shown.goalWords);
}
