import { useState } from 'react';
import * as z from 'zod';
import { useUser } from '#client/lib/auth';
import { readStoredJson, writeStored } from '#client/lib/storage';
import { Card } from '#client/ui/card';
import { SegmentedControl } from '#client/ui/segmented-control';
import { type Mark, markNames, marks } from '#shared/api/pronunciation';

const ratings = z.record(z.string(), z.enum(marks)).catch({});

/** How the speaker, or a partner who listened, found it. Saved on this device. */
export function SelfRating({ target }: { target: string }) {
  const { id } = useUser();
  const key = `pronunciation:ratings:${id}`;
  const [rated, setRated] = useState<Mark | undefined>(() => ratings.parse(readStoredJson(key) ?? {})[target]);
  function rate(mark: Mark) {
    setRated(mark);
    writeStored(key, JSON.stringify({ ...ratings.parse(readStoredJson(key) ?? {}), [target]: mark }));
  }
  return (
    <Card as="section" aria-labelledby="rating" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h3 id="rating" className="text-lg font-bold">
        How was it?
      </h3>
      <p>Say “{target}” to a partner, or listen to yourself. Would anybody have understood?</p>
      <SegmentedControl<Mark | ''>
        label="Your own mark"
        hideLabel
        options={marks.map((value) => ({ value, label: markNames[value] }))}
        value={rated ?? ''}
        onChange={(mark) => mark !== '' && rate(mark)}
      />
    </Card>
  );
}
