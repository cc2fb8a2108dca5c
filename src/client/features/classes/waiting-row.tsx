import { memo, useMemo, useState } from 'react';
import { Button } from '#client/ui/button';
import { SelectField } from '#client/ui/select-field';
import type { ClassOutput, Student } from '#shared/api/classes';
import { isSameText } from '#shared/core/locale';

export type Waiting = ClassOutput['waitingRoom'][number];

interface WaitingRowProps {
  waiting: Waiting;
  /** Those of the roster whom nobody has joined as. */
  free: readonly Student[];
  isBusy: boolean;
  onLetIn: (waiting: Waiting, as: Student | undefined) => void;
  onSendAway: (waiting: Waiting) => void;
}

/** Somebody who asked to join, and as whom they are let in. */
export function WaitingRow({ waiting, free, isBusy, onLetIn, onSendAway }: WaitingRowProps) {
  const { name, username } = waiting;
  const [chosen, setChosen] = useState<string>();
  // The student whom the roster has under this name is most likely meant.
  const alike = free.find((student) => isSameText(student.name, name));
  const as = free.find(({ id }) => id === (chosen ?? alike?.id));
  return (
    <li className="flex flex-wrap items-end gap-x-4 gap-y-2 py-3 pr-3 pl-card">
      <div className="min-w-0 flex-1 basis-40 self-center wrap-anywhere">
        <p className="font-bold">{name}</p>
        {username && <p className="text-sm text-muted">{username}</p>}
      </div>
      {free.length > 0 && <AsField name={name} free={free} value={as?.id ?? ''} onChange={setChosen} />}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          data-admits
          aria-label={`Let in ${name}`}
          aria-disabled={isBusy || undefined}
          onClick={() => onLetIn(waiting, as)}
        >
          Let in
        </Button>
        <Button
          variant="quiet"
          aria-label={`Send away ${name}`}
          aria-disabled={isBusy || undefined}
          onClick={() => onSendAway(waiting)}
        >
          Send away
        </Button>
      </div>
    </li>
  );
}

interface AsFieldProps {
  name: string;
  free: readonly Student[];
  value: string;
  onChange: (id: string) => void;
}

/** Keeps its entries while a row changes: there may be very many of them. */
const AsField = memo(function AsField({ name, free, value, onChange }: AsFieldProps) {
  const options = useMemo(
    () => [
      { value: '', label: `${name}, as a new name` },
      ...free.map((student) => ({
        value: student.id,
        label: student.number ? `${student.name}, ${student.number}` : student.name,
      })),
    ],
    [name, free],
  );
  return (
    <SelectField
      label={
        <>
          In the class as<span className="sr-only"> (for {name})</span>
        </>
      }
      options={options}
      value={value}
      onChange={onChange}
      className="w-full min-w-0 sm:w-56"
    />
  );
});
