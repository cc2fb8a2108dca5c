import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { notify } from '#client/ui/toast';
import type { AddStudentsOutput } from '#shared/api/classes';
import { count } from '#shared/core/count';
import { studentsWere } from './class-text';
import { useUndoImport } from './use-class-changes';

interface ImportBannerProps {
  classId: string;
  added: AddStudentsOutput;
  /** It has been read, or there is nothing to take back any more. */
  onDismiss: () => void;
}

/** What became of names that were added, with the way back. */
export function ImportBanner({ classId, added: { importId, added, leftOut }, onDismiss }: ImportBannerProps) {
  const undo = useUndoImport();

  async function takeBack(id: string) {
    try {
      const { removed } = await undo.mutateAsync({ id: classId, importId: id });
      notify.success(`${studentsWere(removed, 'taken out again')}.`);
      onDismiss();
    } catch {
      // A toast has said why.
    }
  }

  return (
    <Banner
      tone={leftOut.length > 0 ? 'warn' : 'good'}
      title={added === 0 ? 'Nobody was added.' : `${studentsWere(added, 'added')}.`}
      action={
        importId && (
          <Button variant="secondary" size="sm" pending={undo.isPending} onClick={() => void takeBack(importId)}>
            Undo
          </Button>
        )
      }
      onDismiss={onDismiss}
    >
      {leftOut.length > 0 && (
        <>
          <p>{count(leftOut.length, 'name was', 'names were')} left out:</p>
          <ul className="max-h-48 overflow-y-auto">
            {leftOut.map(({ name, why }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand there twice, and the list never changes
              <li key={place} className="wrap-anywhere">
                <strong>{name || 'No name'}:</strong> {why}
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}
