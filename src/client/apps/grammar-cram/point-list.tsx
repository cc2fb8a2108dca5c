import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { closeness } from '#client/lib/search-text';
import { Badge } from '#client/ui/badge';
import { Button } from '#client/ui/button';
import { EmptyState } from '#client/ui/empty-state';
import { SelectField } from '#client/ui/select-field';
import { TextField } from '#client/ui/text-field';
import { count } from '#shared/core/count';
import { capital } from '#shared/core/first-letter';
import { levels } from '#shared/core/level';
import { points } from '#shared/grammar/points';
import { pointGroups } from '#shared/grammar/points/parts';
import { MasteryText } from './mastery-text';
import { pointPath } from './point-path';
import type { Progress } from './use-progress';

const anyLevel = 'all';
const anyGroup = 'all';

/** All points, to be found by words, level and group; each with how well it is known. */
export function PointList({ mastery }: Pick<Progress, 'mastery'>) {
  const [query, setQuery] = useState('');
  const [level, setLevel] = useState<(typeof levels)[number] | typeof anyLevel>(anyLevel);
  const [group, setGroup] = useState<(typeof pointGroups)[number] | typeof anyGroup>(anyGroup);
  const matches = points
    .filter((point) => (level === anyLevel || point.level === level) && (group === anyGroup || point.group === group))
    .map((point) => ({ point, close: closeness(query, point.name, [point.rule.summary, point.group]) }))
    .filter(({ close }) => close > 0)
    .sort((one, other) => other.close - one.close)
    .map(({ point }) => point);

  return (
    <section aria-labelledby="all-points" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="all-points" className="text-lg font-bold">
        All points
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[1fr_10rem_14rem]">
        <TextField
          label="Search"
          type="search"
          icon={<Search />}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          maxLength={80}
        />
        <SelectField
          label="Level"
          value={level}
          onChange={setLevel}
          options={[{ value: anyLevel, label: 'All levels' }, ...levels.map((value) => ({ value, label: value }))]}
        />
        <SelectField
          label="Group"
          value={group}
          onChange={setGroup}
          options={[
            { value: anyGroup, label: 'All groups' },
            ...pointGroups.map((value) => ({ value, label: capital(value) })),
          ]}
        />
      </div>
      <p role="status" className="text-muted">
        {count(matches.length, 'point')}
      </p>
      {matches.length === 0 ? (
        <EmptyState
          title="No grammar points match"
          action={
            <Button
              onClick={() => {
                setQuery('');
                setLevel(anyLevel);
                setGroup(anyGroup);
              }}
            >
              Show all grammar points
            </Button>
          }
        >
          Try another word, or look at all levels and groups.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {matches.map((point) => (
            <li
              key={point.id}
              className="relative flex min-h-16 items-center gap-3 rounded-card edge-card bg-surface px-4 py-3 transition-colors card-press has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus"
            >
              <Badge>{point.level}</Badge>
              <span className="min-w-0 flex-1">
                <Link
                  href={pointPath(point.id)}
                  className="font-bold wrap-anywhere outline-none after:absolute after:inset-0"
                >
                  {point.name}
                </Link>
                <MasteryText known={mastery.get(point.id)} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
