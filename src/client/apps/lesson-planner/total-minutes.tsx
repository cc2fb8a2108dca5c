import { useState } from 'react';

/** The sum, always to be seen; typing another one plans the stages anew. */
export function TotalMinutes({ total, onChange }: { total: number; onChange: (minutes: number) => void }) {
  const [typed, setTyped] = useState(String(total));
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <label htmlFor="total-minutes">Together</label>
      <input
        id="total-minutes"
        className="target w-14 rounded-control edge-field bg-surface py-1 text-center font-bold text-ink tabular-nums"
        inputMode="numeric"
        maxLength={3}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (/^\d+$/.test(typed) && Number(typed) !== total) onChange(Number(typed));
          setTyped(String(total));
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      <span>minutes</span>
    </p>
  );
}
