import { type KeyboardEvent, useRef } from 'react';
import { writingLimits } from '../../../shared/writing/writing';
import { TextField } from '../../ui/text-field';
import type { StepProps } from './ideas';

const places = Array.from({ length: writingLimits.list }, (_, place) => place);

/** Ten things without stopping to judge them. Enter goes to the next line. */
export function ListOfTen({ data, onChange }: StepProps) {
  const form = useRef<HTMLDivElement>(null);
  const written = data.list.filter((line) => line.trim()).length;

  function write(place: number, text: string) {
    const lines = places.map((at) => (at === place ? text : (data.list[at] ?? '')));
    // Empty lines at the end are not kept.
    onChange({ list: lines.slice(0, lines.findLastIndex((line) => line !== '') + 1) });
  }
  function goOn(event: KeyboardEvent, place: number) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    form.current?.querySelectorAll('input')[place + 1]?.focus();
  }

  return (
    <div ref={form} className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-muted">Write ten things, one a line, as fast as they come. Do not stop to choose.</p>
      {places.map((place) => (
        <TextField
          key={place}
          label={`${place + 1}`}
          value={data.list[place] ?? ''}
          maxLength={200}
          onChange={(event) => write(place, event.target.value)}
          onKeyDown={(event) => goOn(event, place)}
        />
      ))}
      <p role="status" className="font-bold">
        {written === places.length ? 'Ten. Which three are the best?' : `${written} of ${places.length}`}
      </p>
    </div>
  );
}
