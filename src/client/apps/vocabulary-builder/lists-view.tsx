import { useState } from 'react';
import { trpc } from '#client/lib/trpc';
import { ofKind } from '#client/library/of-kind';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SkeletonText } from '#client/ui/skeleton';
import { notify } from '#client/ui/toast';
import { SavedLists } from '#client/words/saved-lists';
import type { WordEntry } from '#shared/content/words/word-list';
import { compared, joined, split } from '#shared/vocabulary/text-entries';
import type { Change, Work } from './use-work';

interface ListsViewProps {
  work: Work;
  change: (change: Change) => void;
  entries: WordEntry[];
  onOpen: () => void;
}

/** Saved lists beside the one at hand: opened, compared with it, put together with it; and the one at hand split. */
export function ListsView({ work, change, entries, onOpen }: ListsViewProps) {
  const [id, setId] = useState<string>();
  const list = trpc.library.get.useQuery({ id: id ?? '' }, { enabled: id !== undefined });
  const loaded = list.data && ofKind(list.data, 'word-list');
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card as="section" className="grid gap-4">
        <h2 className="text-lg font-bold">My saved lists</h2>
        <SavedLists onChoose={setId} />
      </Card>
      <div className="grid gap-6">
        {id !== undefined && (
          <Card as="section" className="grid gap-4" aria-live="polite">
            {list.isPending && <SkeletonText lines={4} />}
            {list.isError && (
              <Banner
                tone="warn"
                title="This list could not be loaded."
                action={
                  <Button variant="secondary" onClick={() => void list.refetch()}>
                    Try again
                  </Button>
                }
              />
            )}
            {loaded && (
              <>
                <h2 className="text-lg font-bold break-words">
                  {loaded.title} and {work.title || 'my words'}
                </h2>
                <Comparison title={loaded.title} saved={loaded.data.entries} current={entries} />
                <div className="flex flex-wrap gap-3">
                  <Button
                    variant="secondary"
                    onClick={() => {
                      change({
                        to: 'list',
                        title: loaded.title,
                        text: loaded.data.sourceText,
                        entries: loaded.data.entries,
                        saved: { id: loaded.id, version: loaded.version },
                      });
                      onOpen();
                    }}
                  >
                    Open it instead of my words
                  </Button>
                  <Button
                    variant="secondary"
                    onClick={() => {
                      const before = entries.length;
                      const merged = joined(entries, loaded.data.entries);
                      change({ to: 'words', entries: merged });
                      notify.success(`${merged.length - before} words added.`);
                    }}
                  >
                    Add its words to mine
                  </Button>
                </div>
              </>
            )}
          </Card>
        )}
        <SplitList work={work} entries={entries} />
      </div>
    </div>
  );
}

function Comparison({ title, saved, current }: { title: string; saved: WordEntry[]; current: WordEntry[] }) {
  const { inBoth, onlyInOne, onlyInOther } = compared(saved, current);
  const rows = [
    { name: 'In both', words: inBoth },
    { name: `Only in ${title}`, words: onlyInOne },
    { name: 'Only in my words', words: onlyInOther },
  ];
  return (
    <dl className="grid gap-3">
      {rows.map(({ name, words }) => (
        <div key={name}>
          <dt className="font-bold break-words">
            {name}: {words.length}
          </dt>
          <dd className="break-words text-muted">{words.map(({ term }) => term).join(', ') || 'none'}</dd>
        </div>
      ))}
    </dl>
  );
}

const partCounts = ['2', '3', '4'] as const;

/** The words in parts, each saved as a list of its own: one for each lesson. */
function SplitList({ work, entries }: { work: Work; entries: WordEntry[] }) {
  const [parts, setParts] = useState<(typeof partCounts)[number]>('2');
  const utils = trpc.useUtils();
  const create = trpc.library.create.useMutation();
  const lists = split(entries, Number(parts));
  const canSplit = lists.length === Number(parts);

  async function save() {
    for (const [place, part] of lists.entries()) {
      await create.mutateAsync({
        kind: 'word-list',
        title: `${(work.title || 'My words').slice(0, 110)}, part ${place + 1}`,
        data: { entries: part, sourceText: work.text },
      });
    }
    await utils.library.list.invalidate();
    notify.success(`Saved as ${lists.length} lists.`);
  }

  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg font-bold">Split my words</h2>
      <SegmentedControl
        label="Into how many lists"
        options={partCounts.map((value) => ({ value, label: value }))}
        value={parts}
        onChange={setParts}
      />
      <p className="text-muted">
        {canSplit
          ? `Lists of ${lists.map(({ length }) => length).join(', ')} words.`
          : 'There are too few words for so many lists.'}
      </p>
      <Button
        variant="secondary"
        pending={create.isPending}
        aria-disabled={!canSplit || undefined}
        className="justify-self-start aria-disabled:opacity-55"
        // What fails is said by the one toast for failures; the lists before it are kept.
        onClick={() => canSplit && void save().catch(() => utils.library.list.invalidate())}
      >
        Save as {parts} lists
      </Button>
    </Card>
  );
}
