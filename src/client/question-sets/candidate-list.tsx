import { Check, Plus, RefreshCw } from 'lucide-react';
import { useInSight } from '#client/lib/use-in-sight';
import { Button } from '#client/ui/button';
import type { Item } from '#shared/items/item';
import { CandidateText } from './candidate-text';
import type { Candidate } from './use-candidates';

interface CandidateListProps {
  candidates: readonly Candidate[];
  /** There is no room for another one. */
  isFull: boolean;
  onAdd: (item: Item) => void;
  onReplace: (item: Item) => void;
}

/** Suggested questions with their keys, each to be added or replaced by another one. */
export function CandidateList({ candidates, isFull, onAdd, onReplace }: CandidateListProps) {
  // On a phone the first of them is below the edge, under a form that looks as if nothing had happened.
  const first = useInSight<HTMLLIElement>(candidates.map(({ place }) => place).join());
  const firstOffered = candidates.find(({ state }) => state === 'offered')?.place;
  return (
    <ol aria-label="Suggested questions" className="grid gap-3">
      {candidates.map(({ place, item, state }) => (
        <li
          key={place}
          ref={place === firstOffered ? first : undefined}
          className="grid gap-2 rounded-card border border-line p-4"
        >
          <CandidateText item={item} />
          <div className="flex flex-wrap gap-2">
            {/* One button before and after, so that the focus stays on it. */}
            <Button
              size="sm"
              variant="secondary"
              icon={state === 'added' ? <Check /> : <Plus />}
              aria-disabled={state === 'added' || isFull || undefined}
              className="aria-disabled:opacity-55"
              aria-label={`${state === 'added' ? 'Added' : 'Add'}: ${item.prompt}`}
              onClick={() => state !== 'added' && !isFull && onAdd(item)}
            >
              {state === 'added' ? 'Added' : 'Add'}
            </Button>
            {state !== 'added' && (
              <Button
                size="sm"
                variant="quiet"
                icon={<RefreshCw />}
                pending={state === 'replacing'}
                aria-label={`Another one instead of: ${item.prompt}`}
                onClick={() => onReplace(item)}
              >
                Another one
              </Button>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
