import { numberText } from '#shared/core/locale';

interface SumsProps {
  sums: readonly { name: string; value: number }[];
}

/** A row of figures with their names, large enough to be read in passing. */
export function Sums({ sums }: SumsProps) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {sums.map(({ name, value }) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-muted">{name}</dt>
          <dd className="font-display text-2xl tabular-nums">{numberText(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
