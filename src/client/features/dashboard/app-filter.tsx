import { Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { KeyCap } from '#client/ui/key-cap';
import { TextField } from '#client/ui/text-field';
import { catalogue } from '#shared/core/apps';
import { type Filter, filters, type Narrowing } from './arrange';
import { isSlashForSearch } from './slash-key';

interface AppFilterProps {
  narrowing: Narrowing;
  /** How many apps are left; undefined while all are shown. */
  found: number | undefined;
  field: RefObject<HTMLInputElement | null>;
  onChange: (next: Narrowing) => void;
}

/** Search and filter over the cards. The slash key leads to the search, Escape empties it. */
export function AppFilter({ narrowing, found, field, onChange }: AppFilterProps) {
  useEffect(() => {
    function focusField(event: globalThis.KeyboardEvent) {
      if (!isSlashForSearch(event)) return;
      event.preventDefault();
      field.current?.focus();
    }
    window.addEventListener('keydown', focusField);
    return () => window.removeEventListener('keydown', focusField);
  }, [field]);

  function clearOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || narrowing.query === '') return;
    event.preventDefault();
    onChange({ ...narrowing, query: '' });
  }

  return (
    <search className="grid gap-3 lg:grid-cols-[minmax(14rem,1fr)_auto] lg:items-center lg:gap-6">
      <div className="relative">
        <TextField
          ref={field}
          type="search"
          label="Search the apps"
          hideLabel
          icon={<Search />}
          placeholder="Search the apps"
          autoComplete="off"
          maxLength={100}
          aria-keyshortcuts="/"
          value={narrowing.query}
          onChange={(event) => onChange({ ...narrowing, query: event.target.value })}
          onKeyDown={clearOnEscape}
        />
        {narrowing.query === '' && (
          <KeyCap className="pointer-events-none absolute inset-y-0 right-2.5 my-auto max-lg:hidden">/</KeyCap>
        )}
      </div>
      <FilterChips value={narrowing.filter} onChange={(filter) => onChange({ ...narrowing, filter })} />
      {/* Always there, so that a change in it is announced. */}
      <p role="status" className="text-muted tabular-nums empty:hidden lg:col-span-2">
        {found !== undefined && `${found} of ${catalogue.length} apps`}
      </p>
    </search>
  );
}

interface FilterChipsProps {
  value: Filter;
  onChange: (filter: Filter) => void;
}

/** Real radio buttons, so that the arrow keys work and Tab passes all in one step. */
function FilterChips({ value, onChange }: FilterChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Show</legend>
      <div className="flex flex-wrap gap-x-2 gap-y-2.5">
        {filters.map((filter) => (
          <label
            key={filter.value}
            className="target inline-flex min-h-9 cursor-pointer items-center rounded-control px-3 edge-control bg-surface text-muted transition-colors tone-accent hover:text-ink has-checked:filled has-checked:font-bold has-focus-visible:outline-(length:--ring) has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="app-filter"
              value={filter.value}
              checked={filter.value === value}
              onChange={() => onChange(filter.value)}
              className="absolute inset-0 z-10 cursor-pointer opacity-0"
            />
            {filter.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
