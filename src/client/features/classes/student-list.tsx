import { Search } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { closeness } from '#client/lib/search-text';
import { Checkbox } from '#client/ui/checkbox';
import { TextField } from '#client/ui/text-field';
import type { Student } from '#shared/api/classes';
import { count } from '#shared/core/count';
import { numberText } from '#shared/core/locale';
import { StudentRow, type StudentRowActions } from './student-row';

/** Fewer are found at a glance. */
const filteredFrom = 21;

interface StudentListProps extends Pick<StudentRowActions, 'onAction'> {
  roster: readonly Student[];
  /** Until when students may claim their accounts, of those who may. */
  claims: ReadonlyMap<string, string>;
  ticked: ReadonlySet<string>;
  isFixed: boolean;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

/** So many rows are laid out at once: an ordinary class. */
const laidOutAtOnce = 40;

/** The students by name; a long list can be filtered. */
export function StudentList({ roster, claims, ticked, isFixed, onChoose, onAction }: StudentListProps) {
  const [typed, setTyped] = useState('');
  const [menuOf, setMenuOf] = useState<string>();
  const hasFilter = roster.length >= filteredFrom;
  const filter = useDeferredValue(hasFilter ? typed : '');
  const found = useMemo(
    () => roster.filter(({ name, number, username }) => closeness(filter, name, [number, username ?? '']) > 0),
    [roster, filter],
  );
  const chooseOne = useCallback((id: string, isChosen: boolean) => onChoose([id], isChosen), [onChoose]);
  const tickedHere = found.filter(({ id }) => ticked.has(id)).length;
  const isFiltering = filter.trim() !== '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {hasFilter && (
        <TextField
          label="Find a student"
          hideLabel
          type="search"
          placeholder="Find a student"
          icon={<Search />}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="max-w-sm"
        />
      )}
      {hasFilter && (
        <p role="status" className={isFiltering ? 'text-muted' : 'sr-only'}>
          {isFiltering && `${numberText(found.length)} of ${count(roster.length, 'student')}`}
        </p>
      )}
      {found.length === 0 ? (
        <p className="rounded-card border border-dashed border-edge p-card text-muted">Nobody has that name.</p>
      ) : (
        <div className="rounded-card edge-card bg-surface">
          {!isFixed && (
            <Checkbox
              label={isFiltering ? 'Select all that were found' : 'Select all'}
              checked={tickedHere === found.length}
              mixed={tickedHere > 0 && tickedHere < found.length}
              onChange={(checked) =>
                onChoose(
                  found.map(({ id }) => id),
                  checked,
                )
              }
              className="border-b border-line pr-2 pl-4"
            />
          )}
          <ul className="divide-y divide-line">
            {found.map((student, place) => (
              <StudentRow
                key={student.id}
                student={student}
                claimUntil={claims.get(student.id) ?? null}
                isChosen={ticked.has(student.id)}
                hasMenu={menuOf === student.id}
                isFixed={isFixed}
                isFarDown={place >= laidOutAtOnce}
                onChoose={chooseOne}
                onMenu={setMenuOf}
                onAction={onAction}
              />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
