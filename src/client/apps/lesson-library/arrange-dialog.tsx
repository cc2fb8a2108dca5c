import { useId, useState } from 'react';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { SegmentedControl } from '#client/ui/segmented-control';
import { TextField } from '#client/ui/text-field';
import type { Resource, Visibility } from '#shared/api/library';
import { shelfLimits } from '#shared/library/shelf-limits';
import { tagsFault, tagsIn } from './tags';
import { useOrganise } from './use-work';

const ratings = ['none', '1', '2', '3', '4', '5'] as const;

/** How one thing is kept: folder, tags, dates, rating, and who may see it. */
export function ArrangeDialog({ work, onClose }: { work: Resource; onClose: () => void }) {
  const [folder, setFolder] = useState(work.folder);
  const [tags, setTags] = useState(work.tags.join(', '));
  const [rating, setRating] = useState<(typeof ratings)[number]>(
    ratings.find((one) => one === String(work.rating)) ?? 'none',
  );
  const [plannedFor, setPlannedFor] = useState(work.plannedFor ?? '');
  const [taughtAt, setTaughtAt] = useState(work.taughtAt ?? '');
  const [visibility, setVisibility] = useState(work.visibility);
  const shelf = trpc.library.shelf.useQuery();
  const listId = useId();
  const { organise, isPending } = useOrganise(onClose);
  const fault = tagsFault(tags);
  const isLesson = work.kind === 'lesson';
  const hasKeys = work.kind === 'quiz' || work.kind === 'test';
  const save = () => {
    if (fault) return;
    organise(
      {
        ids: [work.id],
        folder,
        tags: tagsIn(tags),
        visibility,
        rating: rating === 'none' ? null : Number(rating),
        ...(isLesson && { plannedFor: plannedFor || null, taughtAt: taughtAt || null }),
      },
      'Saved',
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Organise ${work.title}`}
      size="md"
      actions={
        <Button variant="primary" pending={isPending} onClick={save}>
          Save
        </Button>
      }
    >
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label="Folder"
          optional
          list={listId}
          maxLength={shelfLimits.folder}
          value={folder}
          onChange={(event) => setFolder(event.target.value)}
        />
        <datalist id={listId}>
          {(shelf.data?.folders ?? []).map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          label="Tags"
          optional
          hint="With commas between them."
          error={fault}
          value={tags}
          onChange={(event) => setTags(event.target.value)}
        />
        {isLesson && (
          <>
            <TextField
              label="Planned for"
              optional
              type="date"
              value={plannedFor}
              onChange={(event) => setPlannedFor(event.target.value)}
            />
            <TextField
              label="Taught on"
              optional
              type="date"
              value={taughtAt}
              onChange={(event) => setTaughtAt(event.target.value)}
            />
          </>
        )}
        <SegmentedControl
          label="Rating"
          className="sm:col-span-2"
          value={rating}
          onChange={setRating}
          options={ratings.map((value) => ({ value, label: value === 'none' ? 'None' : value }))}
        />
        <div className="grid gap-2 sm:col-span-2">
          <SegmentedControl<Visibility>
            label="Who sees it"
            value={visibility}
            onChange={setVisibility}
            options={[
              { value: 'private', label: 'Only me' },
              { value: 'associated', label: 'People I added' },
              ...(hasKeys ? [{ value: 'associated-copy' as const, label: 'They may copy it' }] : []),
            ]}
          />
          <p className="text-sm text-muted">{whoSees(visibility, hasKeys)}</p>
        </div>
        <button type="submit" className="hidden" aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  );
}

function whoSees(visibility: Visibility, hasKeys: boolean): string {
  if (visibility === 'private') return 'Nobody else sees it, unless you share a link.';
  const they = 'Those whom you added in your profile and who accepted';
  if (!hasKeys) return `${they} can read and copy it.`;
  return visibility === 'associated'
    ? `${they} see that it is there, and none of its questions.`
    : `${they} can copy it, with all questions and their right answers, students among them.`;
}
