import { useQuery } from '@tanstack/react-query';
import { SelectField } from '#client/ui/select-field';
import { SkeletonText } from '#client/ui/skeleton';
import { inShort } from '#shared/core/in-short';
import { loadSituation } from '#shared/grammar/point-situations';
import { points } from '#shared/grammar/points';
import type { SourceFieldsProps } from './source-fields';
import { TopicField } from './topic-field';

/** A grammar point, with the scene that the lesson begins from. */
export function PointFields(props: SourceFieldsProps) {
  const { wish, onChange } = props;
  return (
    <div className="grid gap-3">
      <SelectField
        label="Grammar point"
        options={points.map(({ id, name, level }) => ({ value: id, label: `${name} (${level})` }))}
        value={wish.point}
        onChange={(point) => onChange({ point })}
      />
      {wish.point && <Scene point={wish.point} />}
      <TopicField {...props} hint="What the practice is about. The scene stays." />
    </div>
  );
}

function Scene({ point }: { point: string }) {
  const { data, isPending } = useQuery({
    queryKey: ['situation', point],
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await loadSituation(point)) ?? null,
  });
  if (isPending) return <SkeletonText lines={4} />;
  // The lesson has it all the same.
  if (!data) return null;
  return (
    <section aria-label="The scene" className="grid gap-1 rounded-card edge-card p-3 text-sm">
      <p className="font-bold">{data.title}</p>
      <p>{inShort(data.text.replaceAll(/\s+/g, ' '), 240)}</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {data.examples.slice(0, 2).map((example) => (
          <li key={example}>{example}</li>
        ))}
      </ul>
    </section>
  );
}
