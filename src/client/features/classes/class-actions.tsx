import { Archive, ArchiveRestore, ArrowLeft, LogOut, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { notify } from '#client/ui/toast';
import type { ClassSummary } from '#shared/api/classes';
import { useArchiveClass, useReopenClass } from './use-class-changes';

const loadEdit = () => import('./edit-class-dialog').then((m) => m.EditClassDialog);
const loadLeave = () => import('./leave-teaching-dialog').then((m) => m.LeaveTeachingDialog);
const loadDelete = () => import('./delete-class-dialog').then((m) => m.DeleteClassDialog);

/** What can be done with a class as a whole. */
export function ClassActions({ shown }: { shown: ClassSummary }) {
  const [, navigate] = useLocation();
  const [dialog, setDialog] = useState<'edit' | 'delete' | 'leave'>();
  const archive = useArchiveClass();
  const reopen = useReopenClass();
  const isArchived = shown.archivedAt !== null;
  const { id, name, right, isSample } = shown;
  const close = () => setDialog(undefined);
  const back = (
    <ButtonLink href="/classes" variant="quiet" icon={<ArrowLeft />}>
      All classes
    </ButtonLink>
  );
  const toList = () => navigate('/classes', { replace: true });
  if (right !== 'own') {
    return (
      <>
        {back}
        <Button variant="secondary" icon={<LogOut />} onClick={() => setDialog('leave')}>
          Leave
        </Button>
        {dialog === 'leave' && <LazyDialog load={loadLeave} dialog={{ shown, onClose: close, onLeft: toList }} />}
      </>
    );
  }
  return (
    <>
      {back}
      {!isSample && (
        <Button variant="secondary" icon={<Pencil />} onClick={() => setDialog('edit')}>
          Edit
        </Button>
      )}
      {!isSample && (
        <Button
          variant="secondary"
          icon={isArchived ? <ArchiveRestore /> : <Archive />}
          pending={archive.isPending || reopen.isPending}
          onClick={() =>
            isArchived
              ? reopen.mutate({ id }, { onSuccess: () => notify.success(`${name} is out of the archive.`) })
              : archive.mutate({ id }, { onSuccess: () => notify.success(`${name} is in the archive.`) })
          }
        >
          {isArchived ? 'Take out of the archive' : 'Archive'}
        </Button>
      )}
      <Button variant="secondary" icon={<Trash2 />} onClick={() => setDialog('delete')}>
        Delete
      </Button>
      {dialog === 'edit' && <LazyDialog load={loadEdit} dialog={{ shown, onClose: close }} />}
      {dialog === 'delete' && (
        <LazyDialog
          load={loadDelete}
          dialog={{
            shown,
            onClose: close,
            onDeleted() {
              close();
              toList();
            },
          }}
        />
      )}
    </>
  );
}
