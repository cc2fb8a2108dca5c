import { useState } from 'react';
import { Link } from 'wouter';
import { shareText, toneOf } from '#client/attempts/tally-text';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { ButtonLink } from '#client/ui/button-link';
import { cx } from '#client/ui/cx';
import { EmptyState } from '#client/ui/empty-state';
import { ScrollArea } from '#client/ui/scroll-area';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SkeletonText } from '#client/ui/skeleton';
import type { GroupReport, Tally } from '#shared/api/history';
import { enough } from '#shared/classes/trend';
import { capital } from '#shared/core/first-letter';
import { limits } from '#shared/core/limits';
import { pointById } from '#shared/grammar/points';
import { skills } from '#shared/items/fields';
import { Hardest } from './hardest';
import { pathTo } from './view';

type By = 'skill' | 'point';
type Student = GroupReport['students'][number];

/** All students beside each other: what they know, who has not begun, and which questions were hardest. */
export function GroupPage() {
  const query = trpc.history.group.useQuery({});
  const [by, setBy] = useState<By>('skill');
  if (query.isPending) return <SkeletonText lines={8} />;
  if (query.isError) {
    return <LoadFailed what="The students" query={query} />;
  }
  const { students } = query.data;
  const activeStudents = students.filter(({ attempts }) => attempts > 0);
  const waiting = students.filter(({ attempts }) => attempts === 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {students.length === 0 ? (
        <EmptyState title="No students yet" action={<ButtonLink href="/profile">Add students</ButtonLink>}>
          Add students in your profile. Once they accept, what they do is seen here. Quizzes that you share by a link
          work without that.
        </EmptyState>
      ) : (
        <section aria-labelledby="map-heading" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <h2 id="map-heading" className="text-xl font-bold">
              What they know
            </h2>
            <SegmentedControl<By>
              label="Columns"
              hideLabel
              options={[
                { value: 'skill', label: 'By skill' },
                { value: 'point', label: 'By grammar point' },
              ]}
              value={by}
              onChange={setBy}
            />
          </div>
          {activeStudents.length > 0 && <HeatMap students={activeStudents} by={by} />}
          {waiting.length > 0 && (
            <p className="break-words">
              <span className="font-bold">No finished attempt yet: </span>
              {waiting.map(({ player }) => player.name).join(', ')}
            </p>
          )}
        </section>
      )}
      <Hardest />
    </div>
  );
}

const mostPoints = 12;

function columnsOf(students: readonly Student[], by: By): { id: string; name: string }[] {
  if (by === 'skill') {
    return skills
      .filter((skill) => students.some((one) => one.skills.some((entry) => entry.skill === skill)))
      .map((skill) => ({ id: skill, name: capital(skill) }));
  }
  const sums = new Map<string, { answered: number; right: number }>();
  for (const { point, answered, share } of students.flatMap(({ points }) => points)) {
    const sum = sums.get(point) ?? { answered: 0, right: 0 };
    sums.set(point, { answered: sum.answered + answered, right: sum.right + share * answered });
  }
  return [...sums]
    .sort(([, a], [, b]) => a.right / a.answered - b.right / b.answered)
    .slice(0, mostPoints)
    .map(([id]) => ({ id, name: pointById(id)?.name ?? id }));
}

const tallyOf = (student: Student, by: By, id: string): Tally | undefined =>
  by === 'skill' ? student.skills.find(({ skill }) => skill === id) : student.points.find(({ point }) => point === id);

function HeatMap({ students, by }: { students: readonly Student[]; by: By }) {
  const columns = columnsOf(students, by);
  if (columns.length === 0) return <p className="text-muted">No grammar was practised yet.</p>;
  return (
    <>
      <ScrollArea label="Students and what they know" className="rounded-card edge-card bg-surface">
        <table className="w-full text-left">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="sticky left-0 bg-surface px-3 py-2">
                Student
              </th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col" className="px-2 py-2 align-bottom text-sm">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {students.map((student) => (
              <tr key={student.player.id} className="border-b border-line last:border-0">
                <th scope="row" className="sticky left-0 max-w-40 bg-surface px-3 py-1 break-words">
                  <Link
                    href={pathTo({ tab: 'student', student: student.player.id ?? undefined })}
                    className="target underline underline-offset-4"
                  >
                    {student.player.name}
                  </Link>
                </th>
                {columns.map(({ id }) => {
                  const tally = tallyOf(student, by, id);
                  const look = tally && toneOf(tally);
                  return (
                    <td key={id} className="p-1">
                      {tally && look ? (
                        <span
                          className={cx(
                            look.tone,
                            'tinted grid min-w-20 rounded-control border-2 border-tone px-2 py-1 text-center tabular-nums',
                          )}
                        >
                          {shareText(tally)}
                          {tally.answered >= enough && <span className="text-sm">{look.word}</span>}
                        </span>
                      ) : (
                        <span className="block text-center text-muted">–</span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <p className="text-muted">
        {by === 'point' && columns.length === mostPoints && `The ${mostPoints} weakest grammar points of the group. `}
        Each student’s last {limits.reportAttempts} attempts count.
      </p>
    </>
  );
}
