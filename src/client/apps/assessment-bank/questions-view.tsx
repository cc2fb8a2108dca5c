import { Download } from 'lucide-react';
import { useState } from 'react';
import { importedText } from '#client/items/import/import-outcome';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { useDebounced } from '#client/lib/use-debounced';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { EmptyState } from '#client/ui/empty-state';
import { Skeleton } from '#client/ui/skeleton';
import { notify } from '#client/ui/toast';
import { count } from '#shared/core/count';
import { numberText } from '#shared/core/locale';
import type { Item } from '#shared/items/item';
import { BulkBar } from './bulk-bar';
import { FilterBar } from './filter-bar';
import { type Filters, isFiltered, noFilters } from './filters';
import { KeepTest } from './keep-test';
import { ExportDialog } from './lazy-parts';
import { QuestionDialog } from './question-dialog';
import { QuestionLines } from './question-lines';
import { QuestionList } from './question-list';
import { type Entry, fetchAll, type Source, useQuestions } from './use-bank';

interface QuestionsViewProps {
  source: Source;
  /** Whether it may be changed, and whether its questions may be copied. */
  right: 'own' | 'read' | 'use' | 'edit';
  tags: readonly { tag: string; count: number }[];
  onEdit: Parameters<typeof QuestionDialog>[0]['onEdit'];
  /** What to do where the bank is empty. */
  onImport: () => void;
  onStarter: () => void;
}

/** The questions of a bank or of the starter collection: filtered, looked at, chosen, and worked with. */
export function QuestionsView({ source, right, tags, onEdit, onImport, onStarter }: QuestionsViewProps) {
  const utils = trpc.useUtils();
  const [filters, setFilters] = useState<Filters>(noFilters);
  const rested = useDebounced(filters, 250);
  const questions = useQuestions(source, rested);
  const [selection, setSelection] = useState<ReadonlyMap<string, Item>>(new Map());
  const [opened, setOpened] = useState<Entry>();
  const [exported, setExported] = useState<Item[]>();
  const [isGathering, setGathering] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const copy = trpc.bank.copy.useMutation();

  const entries = questions.data?.pages.flatMap((page) => page.entries) ?? [];
  const total = questions.data?.pages[0]?.total ?? 0;
  const isStarter = source.kind === 'starter';

  function choose(some: readonly Entry[], isChosen: boolean) {
    const next = new Map(selection);
    for (const { item } of some) {
      if (isChosen) next.set(item.id, item);
      else next.delete(item.id);
    }
    setSelection(next);
  }

  async function exportAll() {
    setGathering(true);
    try {
      setExported(await fetchAll(utils.client, source, rested));
    } catch {
      notify.error('The questions could not be gathered. Please check your connection and try again.');
    } finally {
      setGathering(false);
    }
  }

  async function copyOne({ item }: Entry) {
    notify.success(`${importedText(await copy.mutateAsync({ ids: [item.id] }))}.`);
    await utils.bank.invalidate();
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FilterBar filters={filters} onChange={setFilters} tags={tags} hasStatus={!isStarter} />
      {source.kind === 'bank' && !isFiltered(filters) && (
        <MissedNotice ownerId={source.ownerId} onLook={() => setFilters({ ...noFilters, missedBy: 'strongest' })} />
      )}
      {questions.isPending && <Loading />}
      {questions.isError && <LoadFailed what="The questions" query={questions} />}
      {questions.data && entries.length === 0 && (
        <Empty
          isNarrowed={isFiltered(filters)}
          canAdd={right === 'own'}
          onClear={() => setFilters(noFilters)}
          onImport={onImport}
          onStarter={onStarter}
        />
      )}
      {entries.length > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-muted">
              {count(total, 'question')}
            </p>
            <Button variant="quiet" icon={<Download />} pending={isGathering} onClick={() => void exportAll()}>
              Export all {numberText(total)}
            </Button>
          </div>
          <QuestionList entries={entries} chosen={selection} onChoose={choose} onOpen={setOpened} />
          {questions.hasNextPage && (
            <Button
              variant="secondary"
              pending={questions.isFetchingNextPage}
              onClick={() => void questions.fetchNextPage()}
            >
              More questions
            </Button>
          )}
        </>
      )}
      {selection.size > 0 && (
        <BulkBar
          chosen={selection}
          canEdit={!isStarter && (right === 'own' || right === 'edit')}
          canCopy={isStarter || right === 'use' || right === 'edit'}
          onExport={() => setExported([...selection.values()])}
          onMakeTest={() => setMaking(true)}
          onDone={() => setSelection(new Map())}
        />
      )}
      {opened && (
        <QuestionDialog
          entry={opened}
          onClose={() => setOpened(undefined)}
          onEdit={(detail) => {
            setOpened(undefined);
            onEdit(detail);
          }}
          onCopy={
            isStarter || right === 'use' || right === 'edit'
              ? // What fails is said by the one toast for failures.
                () => void copyOne(opened).catch(() => undefined)
              : undefined
          }
        />
      )}
      {exported && <ExportDialog title="Questions" items={exported} onClose={() => setExported(undefined)} />}
      {isMaking && (
        <Dialog
          open
          onOpenChange={(open) => !open && setMaking(false)}
          title={`A test of ${count(selection.size, 'question')}`}
          size="lg"
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <KeepTest items={[...selection.values()]} />
            <QuestionLines items={[...selection.values()]} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** Questions that those who know most get wrong want a look: their key may be wrong, or nobody was taught it. */
function MissedNotice({ ownerId, onLook }: { ownerId: string; onLook: () => void }) {
  const missed = trpc.bank.list.useQuery({ ownerId, missedBy: 'strongest', limit: 1 });
  if (!missed.data?.total) return null;
  return (
    <Banner
      tone="warn"
      title={`Most of the strongest students get ${count(missed.data.total, 'question')} wrong.`}
      action={
        <Button variant="secondary" onClick={onLook}>
          Look at {missed.data.total === 1 ? 'it' : 'them'}
        </Button>
      }
    >
      The key may be wrong, or it was never taught.
    </Banner>
  );
}

const Loading = () => (
  <div className="grid gap-2">
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} className="h-20" />
    ))}
  </div>
);

interface EmptyProps {
  isNarrowed: boolean;
  canAdd: boolean;
  onClear: () => void;
  onImport: () => void;
  onStarter: () => void;
}

function Empty({ isNarrowed, canAdd, onClear, onImport, onStarter }: EmptyProps) {
  if (isNarrowed)
    return (
      <EmptyState
        title="No questions match"
        action={
          <Button variant="secondary" onClick={onClear}>
            Show all questions
          </Button>
        }
      >
        Try another word or fewer filters.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No questions yet"
      action={
        <>
          {canAdd && (
            <Button variant="secondary" onClick={onImport}>
              Import questions
            </Button>
          )}
          <Button variant="secondary" onClick={onStarter}>
            Look at the starter collection
          </Button>
        </>
      }
    >
      Import what you have, write a question, or take some from the starter collection.
    </EmptyState>
  );
}
