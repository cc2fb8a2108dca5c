import { useState } from 'react';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { ScrollArea } from '#client/ui/scroll-area';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SelectField } from '#client/ui/select-field';
import { SkeletonText } from '#client/ui/skeleton';
import type { ClassProgress } from '#shared/api/progress';
import { type Period, periodBefore } from '#shared/classes/period';
import { enough } from '#shared/classes/trend';
import { count } from '#shared/core/count';
import { capital } from '#shared/core/first-letter';
import { skills } from '#shared/items/fields';
import { fewestStudents, meansOf, type SkillMean } from './class-means';
import { periodText, today } from './period-choice';
import { DayFields } from './period-fields';

const kinds = ['time', 'class'] as const;
const kindNames = { time: 'Another time', class: 'Another class' } as const;

interface CompareProps {
  shown: ClassProgress;
  period: Period;
}

/** This class beside itself at another time, or beside another class at the same time. */
export function Compare({ shown, period }: CompareProps) {
  const [kind, setKind] = useState<(typeof kinds)[number]>('time');
  const [days, setDays] = useState<Period>();
  const [chosenId, setChosenId] = useState('');
  const classes = trpc.classes.list.useQuery(undefined, { enabled: kind === 'class' });
  const others = classes.data?.items.filter(({ id }) => id !== shown.id) ?? [];
  const otherId = others.some(({ id }) => id === chosenId) ? chosenId : (others[0]?.id ?? '');
  const otherTime = days ?? periodBefore(period, today()) ?? {};
  const isChosen = kind === 'time' ? otherTime.from !== undefined || otherTime.to !== undefined : otherId !== '';
  const query = trpc.progress.get.useQuery(
    kind === 'time' ? { id: shown.id, ...otherTime } : { id: otherId, ...period },
    { enabled: isChosen, retry: false },
  );
  return (
    <section aria-labelledby="compare" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="compare" className="text-xl">
        Compare
      </h2>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <SegmentedControl
          label="With"
          options={kinds.map((value) => ({ value, label: kindNames[value] }))}
          value={kind}
          onChange={setKind}
        />
        {kind === 'time' ? (
          <DayFields from={otherTime.from} to={otherTime.to} onChange={setDays} />
        ) : (
          others.length > 0 && (
            <SelectField
              label="Class"
              className="w-64 max-w-full"
              options={others.map(({ id, name }) => ({ value: id, label: name }))}
              value={otherId}
              onChange={setChosenId}
            />
          )
        )}
      </div>
      {kind === 'class' && classes.isError && <LoadFailed what="Your classes" query={classes} />}
      {kind === 'class' && classes.data && others.length === 0 && (
        <p className="text-muted">You have no other class yet.</p>
      )}
      {kind === 'time' && !isChosen && <p className="text-muted">Choose the days to compare with.</p>}
      {isChosen && query.isPending && <SkeletonText lines={4} />}
      {isChosen && query.isError && <LoadFailed what="What is compared" query={query} />}
      {isChosen && query.data && (
        <Means
          sides={[
            { id: 'this', name: kind === 'time' ? periodText(period) : shown.name, means: meansOf(shown) },
            {
              id: 'other',
              name: kind === 'time' ? periodText(otherTime) : query.data.name,
              means: meansOf(query.data),
            },
          ]}
        />
      )}
    </section>
  );
}

type Side = { id: 'this' | 'other'; name: string; means: readonly SkillMean[] };

function Means({ sides }: { sides: readonly [Side, Side] }) {
  const rows = skills.filter((skill) => sides.some(({ means }) => means.some((one) => one.skill === skill)));
  if (rows.length === 0) return <p className="text-muted">Nothing was handed in on either side.</p>;
  const meanOf = ({ means }: Side, skill: SkillMean['skill']) => means.find((one) => one.skill === skill);
  return (
    <>
      <ScrollArea label="Skills side by side" className="rounded-card border border-line">
        <table className="w-full border-collapse bg-surface text-left">
          <thead>
            <tr className="border-b border-line align-bottom">
              <th scope="col" className="px-3 py-2">
                Skill
              </th>
              {sides.map(({ id, name }) => (
                <th key={id} scope="col" className="px-3 py-2">
                  {capital(name)}
                </th>
              ))}
              <th scope="col" className="px-3 py-2">
                Difference
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((skill) => {
              const [one, other] = [meanOf(sides[0], skill), meanOf(sides[1], skill)];
              return (
                <tr key={skill} className="border-b border-line last:border-0">
                  <th scope="row" className="px-3 py-2">
                    {capital(skill)}
                  </th>
                  <MeanCell mean={one} />
                  <MeanCell mean={other} />
                  <td className="px-3 py-2 tabular-nums">{differenceText(one, other)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollArea>
      <p className="max-w-measure text-sm text-muted">
        Each student counts the same, however much they answered. It takes {fewestStudents} students with at least{' '}
        {enough} answers each.
      </p>
    </>
  );
}

function MeanCell({ mean }: { mean: SkillMean | undefined }) {
  return (
    <td className="px-3 py-2 tabular-nums">
      {mean?.share == null ? (
        <span className="text-muted">Too little to compare</span>
      ) : (
        <strong>{Math.round(mean.share * 100)} %</strong>
      )}
      {mean && (
        <span className="block text-sm text-muted">
          {count(mean.students, 'student')}, {count(mean.answered, 'answer')}
        </span>
      )}
    </td>
  );
}

/** `12 points more`: of what the class does now, beside the other. */
function differenceText(one: SkillMean | undefined, other: SkillMean | undefined): string {
  if (one?.share == null || other?.share == null) return '–';
  const points = Math.round(one.share * 100) - Math.round(other.share * 100);
  if (points === 0) return 'the same';
  return `${count(Math.abs(points), 'point')} ${points > 0 ? 'more' : 'less'}`;
}
