import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { skillNames } from '#client/items/skill-names';
import { failureText, reasonOf } from '#client/lib/failure-text';
import { newId } from '#client/lib/new-id';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SelectField } from '#client/ui/select-field';
import { SkeletonText } from '#client/ui/skeleton';
import { count } from '#shared/core/count';
import { type Level, levels } from '#shared/core/level';
import { pointById, points } from '#shared/grammar/points';
import { type Skill, skills } from '#shared/items/fields';
import type { Item } from '#shared/items/item';
import { sameKey } from '#shared/items/same-key';
import { CandidateText } from './candidate-text';

interface BankQuestionsProps {
  /** What is there already: it is not added a second time. */
  items: readonly Item[];
  isFull: boolean;
  onAdd: (item: Item) => void;
}

type Collection = 'own' | 'starter';
interface Filters {
  level: '' | Level;
  skill: '' | Skill;
  point: string;
  tag: string;
}

const all = (label: string) => ({ value: '' as const, label });
const noFilters: Filters = { level: '', skill: '', point: '', tag: '' };

/**
 * Questions of the own bank or of the starter collection, to be added one by one. Those of the bank keep their id and
 * version, so that the bank knows where they are used.
 */
export function BankQuestions({ items, isFull, onAdd }: BankQuestionsProps) {
  const [collection, setCollection] = useState<Collection>('own');
  const [filters, setFilters] = useState(noFilters);
  const tags = trpc.bank.tags.useQuery({}, { meta: { showsOwnErrors: true } });
  const matches = useFound(collection, filters);
  const set = (change: Partial<Filters>) => setFilters({ ...filters, ...change });
  const isThere = (item: Item) => items.some((one) => one.id === item.id || sameKey(one) === sameKey(item));
  // Grammar points are tags too, but have a filter of their own.
  const ownTags = tags.data?.tags.filter(({ tag }) => !pointById(tag)) ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SegmentedControl<Collection>
        label="Collection"
        value={collection}
        onChange={(next) => {
          setCollection(next);
          set({ tag: '' });
        }}
        options={[
          { value: 'own', label: 'My bank' },
          { value: 'starter', label: 'Starter collection' },
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        <SelectField
          label="Level"
          value={filters.level}
          onChange={(level) => set({ level })}
          options={[all('All levels'), ...levels.map((value) => ({ value, label: value }))]}
        />
        <SelectField
          label="Skill"
          value={filters.skill}
          onChange={(skill) => set({ skill })}
          options={[all('All skills'), ...skills.map((value) => ({ value, label: skillNames[value] }))]}
        />
        <SelectField
          label="Grammar point"
          value={filters.point}
          onChange={(point) => set({ point })}
          options={[
            all('All points'),
            ...points.map(({ id, name, level }) => ({ value: id, label: `${level}: ${name}` })),
          ]}
        />
        {collection === 'own' && ownTags.length > 0 && (
          <SelectField
            label="Tag"
            value={filters.tag}
            onChange={(tag) => set({ tag })}
            options={[
              all('All tags'),
              ...ownTags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` })),
            ]}
          />
        )}
      </div>
      {matches.isError ? (
        <Banner
          tone="warn"
          title={
            reasonOf(matches.error) === 'app_not_open'
              ? 'The starter collection belongs to the Assessment Bank. Open that app first.'
              : failureText(matches.error, {
                  fallback: 'The questions could not be loaded.',
                  network: 'The questions could not be loaded. Please check your connection.',
                })
          }
          action={<Button onClick={() => void matches.refetch()}>Try again</Button>}
        />
      ) : !matches.data ? (
        <SkeletonText lines={5} />
      ) : (
        <>
          <p role="status" className="text-muted">
            {totalText(matches.data.pages[0]?.total ?? 0, filters)}
          </p>
          <ol aria-label="Questions of the bank" className="grid gap-3">
            {matches.data.pages
              .flatMap((page) => page.items)
              .map((item) => {
                const isAdded = isThere(item);
                const isOff = isAdded || isFull;
                return (
                  <li key={item.id} className="grid gap-2 rounded-card border border-line p-4">
                    <CandidateText item={item} />
                    <div>
                      {/* One button before and after, so that the focus stays on it. */}
                      <Button
                        size="sm"
                        variant="secondary"
                        icon={isAdded ? <Check /> : <Plus />}
                        aria-disabled={isOff || undefined}
                        className="aria-disabled:opacity-55"
                        aria-label={`${isAdded ? 'Added' : 'Add'}: ${item.prompt}`}
                        onClick={() => !isOff && onAdd(collection === 'own' ? item : { ...item, id: newId() })}
                      >
                        {isAdded ? 'Added' : 'Add'}
                      </Button>
                    </div>
                  </li>
                );
              })}
          </ol>
          {matches.hasNextPage && (
            <div>
              <Button pending={matches.isFetchingNextPage} onClick={() => void matches.fetchNextPage()}>
                More questions
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

function totalText(total: number, filters: Filters): string {
  if (total > 0) return count(total, 'question');
  return Object.values(filters).some((value) => value !== '')
    ? 'No questions match these filters.'
    : 'Your bank is empty. Questions that you keep in the Assessment Bank appear here.';
}

function useFound(collection: Collection, { level, skill, point, tag }: Filters) {
  const { client } = trpc.useUtils();
  const request = {
    level: level || undefined,
    skill: skill || undefined,
    point: point || undefined,
    tag: tag || undefined,
    limit: 20,
  };
  // Not tRPC's own infinite query: it sends a `direction`, and inputs take no field that they do not know.
  return useInfiniteQuery({
    queryKey: [...getQueryKey(trpc.bank), 'offered', collection, request],
    async queryFn({ pageParam }) {
      const input = { ...request, cursor: pageParam || undefined };
      if (collection === 'starter') return client.bank.starter.query(input);
      const page = await client.bank.list.query(input);
      return { ...page, items: page.items.map(({ item }) => item) };
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    meta: { showsOwnErrors: true },
  });
}
