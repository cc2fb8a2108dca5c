import { useQuery } from '@tanstack/react-query';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { SkeletonText } from '#client/ui/skeleton';
import { type CodexEntry, chapterName, sceneName } from '#shared/novel/book';
import { nameFinder } from '#shared/novel/names';
import type { Desk } from './desk';

interface RemoveEntryDialogProps {
  desk: Desk;
  entry: CodexEntry;
  onRemove: () => void;
  onClose: () => void;
}

/** Says in which scenes somebody is before they are taken out. The text itself stays as it is. */
export function RemoveEntryDialog({ desk, entry, onRemove, onClose }: RemoveEntryDialogProps) {
  const texts = useQuery({
    queryKey: ['novel-texts', desk.id ?? 'sample', 'uses', entry.id],
    queryFn: desk.readAll,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
    meta: { showsOwnErrors: true },
  });
  const finder = nameFinder([entry]);
  const used = desk.book.data.chapters.flatMap((chapter, at) =>
    chapter.scenes.flatMap((scene, place) =>
      finder.named(texts.data?.get(scene.id) ?? '').length > 0
        ? [{ id: scene.id, name: `${chapterName(chapter, at)}: ${sceneName(scene, place)}` }]
        : [],
    ),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Take out ${entry.name}?`}
      description="The facts go. The text of your scenes stays as it is."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep {entry.name}
          </Button>
          <Button variant="danger" onClick={onRemove}>
            Take out
          </Button>
        </>
      }
    >
      {texts.isPending && <SkeletonText lines={2} />}
      {texts.isError && <p>The scenes could not be looked through. The name may stand in some of them.</p>}
      {texts.data && used.length === 0 && <p>The name stands in no scene.</p>}
      {used.length > 0 && (
        <>
          <p>The name stands in {used.length === 1 ? 'this scene' : `these ${used.length} scenes`}:</p>
          <ul className="mt-2 grid list-disc gap-1 pl-5">
            {used.map(({ id, name }) => (
              <li key={id} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
