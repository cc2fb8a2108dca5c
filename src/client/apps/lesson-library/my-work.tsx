import { FolderInput, Star, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { trpc } from '#client/lib/trpc';
import { useDebounced } from '#client/lib/use-debounced';
import { kindNames } from '#client/library/open-path';
import { Badge } from '#client/ui/badge';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Checkbox } from '#client/ui/checkbox';
import { EmptyState } from '#client/ui/empty-state';
import { IconButton } from '#client/ui/icon-button';
import { SelectField } from '#client/ui/select-field';
import { notify } from '#client/ui/toast';
import { count } from '#shared/core/count';
import { isSought, soughtWords } from '#shared/language/search-words';
import { type ResourceKind, resourceKinds } from '#shared/library/kinds/registry';
import { FilterForm } from './filter-form';
import { everything, type LessonFilter } from './lesson-filter';
import { MarkedText } from './marked-text';
import { pathTo } from './place';
import { SelectionBar } from './selection-bar';
import { ShelfCard } from './shelf-card';
import { focusHeading, ShelfHeading } from './shelf-heading';
import { useOrganise, useWork } from './use-work';
import { WorkActions } from './work-actions';
import { factsOf } from './work-facts';
import { WorkList } from './work-list';

const ImportDialog = lazy(() => import('#client/library/import-dialog').then((m) => ({ default: m.ImportDialog })));

interface WorkFilter extends LessonFilter {
  kind?: ResourceKind;
  folder?: string;
  tag?: string;
  favourite: boolean;
}

const allWork: WorkFilter = { ...everything, favourite: false };
const any = ' any';
const nowhere = ' nowhere';
const typingPauseMs = 250;
/** What the server tags samples with. */
const sampleTag = 'Sample';
const noIds: ReadonlySet<string> = new Set();

/** All that was saved in any app: found, put in order, opened. */
export function MyWork() {
  const [filter, setFilter] = useState(allWork);
  const [selectedIds, setSelectedIds] = useState(noIds);
  const [isImporting, setImporting] = useState(false);
  const search = useDebounced(filter.search.trim(), typingPauseMs);
  const { noPrep, noCopies, favourite, ...rest } = filter;
  const work = useWork({
    ...rest,
    search,
    ...(noPrep && { noPrep }),
    ...(noCopies && { noCopies }),
    ...(favourite && { favourite }),
    limit: 30,
  });
  const shelf = trpc.library.shelf.useQuery();
  const { organise } = useOrganise();
  const isNarrowed = JSON.stringify(filter) !== JSON.stringify(allWork);
  // What is not on the screen is not chosen either: nobody moves what they do not see.
  const selected = work.items.filter(({ id }) => selectedIds.has(id));
  const sought = soughtWords(search);
  const isHit = (word: string) => isSought(sought, word);

  const narrow = (next: WorkFilter) => {
    setFilter(next);
    setSelectedIds(noIds);
  };
  const toggle = (id: string) =>
    setSelectedIds(new Set(selectedIds.has(id) ? [...selectedIds].filter((one) => one !== id) : [...selectedIds, id]));
  const count = `${work.items.length}${work.hasNextPage ? ' or more' : ''}`;

  return (
    <section aria-labelledby="my-work" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ShelfHeading id="my-work">My work</ShelfHeading>
        <div className="flex flex-wrap">
          {shelf.data?.tags.some(({ name }) => name === sampleTag) && <RemoveSamples />}
          <Button variant="quiet" icon={<Upload />} onClick={() => setImporting(true)}>
            Import a file
          </Button>
        </div>
      </div>
      <FilterForm<WorkFilter>
        filter={filter}
        onChange={narrow}
        status={work.isPending ? '' : work.items.length === 1 && !work.hasNextPage ? '1 saved' : `${count} saved`}
        more={[filter.kind, filter.folder !== undefined, filter.tag, filter.favourite].filter(Boolean).length}
      >
        <SelectField
          label="Kind"
          value={filter.kind ?? any}
          onChange={(kind) => narrow({ ...filter, kind: kind === any ? undefined : kind })}
          options={[
            { value: any, label: 'Everything' },
            ...resourceKinds.map((value) => ({ value, label: kindNames[value] })),
          ]}
        />
        <SelectField
          label="Folder"
          value={filter.folder === undefined ? any : filter.folder || nowhere}
          onChange={(name) => narrow({ ...filter, folder: name === any ? undefined : name === nowhere ? '' : name })}
          options={[
            { value: any, label: 'All folders' },
            { value: nowhere, label: 'In no folder' },
            ...(shelf.data?.folders ?? []).map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
          ]}
        />
        <SelectField
          label="Tag"
          value={filter.tag ?? any}
          onChange={(tag) => narrow({ ...filter, tag: tag === any ? undefined : tag })}
          options={[
            { value: any, label: 'All tags' },
            ...(shelf.data?.tags ?? []).map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
          ]}
        />
        <Checkbox
          label="Favourites"
          checked={filter.favourite}
          onChange={(only) => narrow({ ...filter, favourite: only })}
        />
      </FilterForm>
      {selected.length > 0 && (
        <SelectionBar
          chosen={selected}
          folders={(shelf.data?.folders ?? []).map(({ name }) => name)}
          onDone={() => {
            setSelectedIds(noIds);
            focusHeading('my-work');
          }}
        />
      )}
      <WorkList
        work={work}
        empty={<NothingYet isNarrowed={isNarrowed} onShowAll={() => narrow(allWork)} />}
        row={(one) => (
          <ShelfCard
            key={one.id}
            href={pathTo({ kind: 'work', id: one.id })}
            title={<MarkedText text={one.title} isHit={search ? isHit : undefined} />}
            level={one.level}
            facts={factsOf(one)}
            actions={<WorkActions work={one} />}
            controls={
              <>
                <IconButton
                  size="sm"
                  label={`Favourite ${one.title}`}
                  aria-pressed={one.favourite}
                  icon={<Star className={one.favourite ? 'fill-current text-accent' : undefined} />}
                  onClick={() => organise({ ids: [one.id], favourite: !one.favourite })}
                />
                <Checkbox
                  label={`Choose ${one.title}`}
                  hideLabel
                  checked={selectedIds.has(one.id)}
                  onChange={() => toggle(one.id)}
                />
              </>
            }
          >
            {one.tags.length > 0 && (
              <p className="flex flex-wrap gap-1.5">
                {one.tags.map((tag) => (
                  <Badge key={tag} className="font-normal! whitespace-normal! wrap-anywhere">
                    {tag}
                  </Badge>
                ))}
              </p>
            )}
          </ShelfCard>
        )}
      />
      <Suspense fallback={null}>{isImporting && <ImportDialog onClose={() => setImporting(false)} />}</Suspense>
    </section>
  );
}

/** Takes the samples away again, but for those that were made one's own by a change. */
function RemoveSamples() {
  const utils = trpc.useUtils();
  const remove = trpc.library.removeSamples.useMutation({
    onSuccess({ removed, kept }) {
      const gone = `${count(removed, 'sample was', 'samples were')} removed.`;
      notify.info(kept.length > 0 ? `${gone} Changed by you, and still here: ${kept.join(', ')}.` : gone);
    },
    onSettled: () => utils.library.invalidate(),
  });
  return (
    <Button variant="quiet" pending={remove.isPending} onClick={() => remove.mutate()}>
      Remove samples
    </Button>
  );
}

function NothingYet({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) {
  if (isNarrowed) {
    return (
      <EmptyState title="Nothing matches" action={<Button onClick={onShowAll}>Show all my work</Button>}>
        Try another word, or take a filter off.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nothing saved yet"
      picture={<FolderInput aria-hidden="true" className="mx-auto size-12" />}
      action={<ButtonLink href="/lesson-library">Look at the starter lessons</ButtonLink>}
    >
      What you save in any app is kept here: lessons, quizzes, tests and word lists. Begin with a starter lesson and
      make it yours.
    </EmptyState>
  );
}
