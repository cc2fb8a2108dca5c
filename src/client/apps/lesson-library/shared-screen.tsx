import { useState } from 'react';
import { useDebounced } from '#client/lib/use-debounced';
import { EmptyState } from '#client/ui/empty-state';
import { FilterForm } from './filter-form';
import { everything } from './lesson-filter';
import { pathTo } from './place';
import { ShelfCard } from './shelf-card';
import { ShelfHeading } from './shelf-heading';
import { useWork } from './use-work';
import { factsOf } from './work-facts';
import { WorkList } from './work-list';

const typingPauseMs = 250;

/** Work of those who added the person and made it visible. */
export function SharedScreen() {
  const [filter, setFilter] = useState(everything);
  const search = useDebounced(filter.search.trim(), typingPauseMs);
  const { noPrep, noCopies, ...rest } = filter;
  const work = useWork({
    ...rest,
    search,
    ...(noPrep && { noPrep }),
    ...(noCopies && { noCopies }),
    whose: 'shared',
    limit: 30,
  });
  return (
    <section aria-labelledby="shared" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ShelfHeading id="shared">Shared with me</ShelfHeading>
      <FilterForm
        filter={filter}
        onChange={setFilter}
        status={work.isPending ? '' : `${work.items.length}${work.hasNextPage ? ' or more' : ''} shared`}
      />
      <WorkList
        work={work}
        empty={
          <EmptyState title="Nothing here">
            When a school or a colleague has added you and you accepted in your profile, what they make visible stands
            here.
          </EmptyState>
        }
        row={(one) => (
          <ShelfCard
            key={one.id}
            href={pathTo({ kind: 'seen', id: one.id })}
            title={one.title}
            level={one.level}
            facts={[...factsOf(one), `by ${one.by}`]}
          />
        )}
      />
    </section>
  );
}
