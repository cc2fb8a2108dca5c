import { Trash2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog';
import { KeptHeight } from '#client/lib/kept-height';
import { LoadFailed } from '#client/lib/load-failed';
import { shortDate } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
import { usePaging } from '#client/lib/use-paging';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { cx } from '#client/ui/cx';
import { Pager, rangeText } from '#client/ui/pager';
import { SkeletonText } from '#client/ui/skeleton';
import { notify } from '#client/ui/toast';
import type { Picture } from '#shared/api/pictures';
import { numberText } from '#shared/core/locale';
import { pictureAddress } from '#shared/core/picture-address';
import { Section } from './section';

/** As many as the server gives at once. */
const pageSize = 24;

/** The pictures that somebody uploaded, to be deleted one by one. */
export function YourPictures() {
  const heading = useRef<HTMLHeadingElement>(null);
  const paging = usePaging('');
  const query = trpc.pictures.list.useQuery(
    { ...(paging.cursor && { cursor: paging.cursor }) },
    { placeholderData: (before) => before, refetchOnMount: 'always' },
  );
  const { data, isPlaceholderData } = query;
  const [chosen, setChosen] = useState<Picture>();
  /** The button that opened the dialog has the focus again, unless it is gone with its picture. */
  const returnFocus = useRef<HTMLElement>(null);
  return (
    <Section title="Your pictures" lead="What you uploaded for questions and words." headingRef={heading}>
      <KeptHeight name="pictures" isLoading={query.isLoading}>
        {query.isError ? (
          <LoadFailed what="Your pictures" query={query} />
        ) : !data ? (
          <div role="status">
            <span className="sr-only">Loading…</span>
            <SkeletonText lines={1} />
          </div>
        ) : data.items.length === 0 && paging.page === 0 ? (
          <p className="text-muted">None yet. You add one where you write a question or a word.</p>
        ) : (
          <Card flush aria-busy={isPlaceholderData}>
            <ul
              className={cx(
                'grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4 p-4',
                isPlaceholderData && 'stale',
              )}
            >
              {data.items.map((picture) => (
                <li key={picture.id} className="grid content-start justify-items-center gap-1">
                  <img src={pictureAddress(picture.id)} alt="" loading="lazy" className="own-picture h-28" />
                  <span className="text-sm text-muted">{aboutPicture(picture)}</span>
                  <Button
                    size="sm"
                    variant="quiet"
                    icon={<Trash2 />}
                    aria-label={`Delete the picture of ${aboutPicture(picture)}`}
                    onClick={() => {
                      returnFocus.current = null;
                      setChosen(picture);
                    }}
                  >
                    Delete
                  </Button>
                </li>
              ))}
            </ul>
            {(paging.page > 0 || data.nextCursor) && (
              <Pager
                status={isPlaceholderData ? 'Loading…' : rangeText(paging.page, pageSize, data.items.length)}
                pending={isPlaceholderData}
                onBack={paging.page > 0 ? paging.back : undefined}
                onNext={data.nextCursor ? () => data.nextCursor && paging.goOn(data.nextCursor) : undefined}
              />
            )}
          </Card>
        )}
      </KeptHeight>
      {chosen && (
        <DeletePicture
          picture={chosen}
          returnFocus={returnFocus}
          onDeleted={() => {
            returnFocus.current = heading.current;
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Section>
  );
}

const aboutPicture = ({ createdAt, bytes }: Picture) =>
  `${shortDate(createdAt)}, ${numberText(Math.ceil(bytes / 1000))} kB`;

interface DeletePictureProps {
  picture: Picture;
  returnFocus: RefObject<HTMLElement | null>;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks first: nobody knows everywhere that a picture is shown. */
function DeletePicture({ picture, returnFocus, onDeleted, onClose }: DeletePictureProps) {
  const utils = trpc.useUtils();
  const remove = trpc.pictures.remove.useMutation();
  async function confirm() {
    try {
      await remove.mutateAsync({ id: picture.id });
      onDeleted();
      notify.success('The picture is deleted.');
    } catch {
      // What went wrong was said.
    }
    void utils.pictures.list.invalidate();
    onClose();
  }
  return (
    <ConfirmDialog
      title="Delete this picture?"
      description="It cannot be brought back. Questions and words that show it have its description in its place, also in work that a class was given. Others who copied your work keep theirs."
      confirm="Delete the picture"
      pending="Deleting…"
      returnFocus={returnFocus}
      onConfirm={confirm}
      onClose={onClose}
    >
      <img src={pictureAddress(picture.id)} alt="" className="own-picture mx-auto h-40" />
    </ConfirmDialog>
  );
}
