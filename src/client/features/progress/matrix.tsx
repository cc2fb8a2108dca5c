import { Link } from 'wouter';
import { shareText, toneOf } from '#client/attempts/tally-text';
import { cx } from '#client/ui/cx';
import { EmptyState } from '#client/ui/empty-state';
import { ScrollArea } from '#client/ui/scroll-area';
import type { ClassProgress, SkillTally } from '#shared/api/progress';
import { enough } from '#shared/classes/trend';
import { count } from '#shared/core/count';
import { capital } from '#shared/core/first-letter';
import { skillsIn } from './skill-columns';
import { TrendText } from './trend-text';

interface MatrixProps {
  shown: ClassProgress;
  /** The days that are looked at, as the address of a student's page has them. */
  search: string;
}

/** Each student by each skill. */
export function Matrix({ shown: { id, students }, search }: MatrixProps) {
  const columns = skillsIn(students);
  if (students.length === 0) {
    return <EmptyState title="There is nobody in this class yet">Your students’ answers appear here.</EmptyState>;
  }
  return (
    <section aria-labelledby="skills" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="skills" className="text-xl">
        Skills
      </h2>
      {columns.length === 0 && (
        <p className="max-w-measure text-muted">
          Nothing was handed in during this time. Choose a longer one, or give the class something.
        </p>
      )}
      <ScrollArea label="Skills by student" className="rounded-card border border-line">
        <table className="w-full border-collapse bg-surface text-left">
          <thead>
            <tr className="border-b border-line align-bottom">
              <th scope="col" className="sticky left-0 z-10 bg-surface px-3 py-2">
                Student
              </th>
              {columns.map((skill) => (
                <th key={skill} scope="col" className="px-2 py-2 text-center">
                  {capital(skill)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {students.map((student) => (
              <tr key={student.id} className="border-b border-line last:border-0">
                <th scope="row" className="sticky left-0 z-10 max-w-48 min-w-28 bg-surface px-3 py-1 break-words">
                  <Link href={`/classes/${id}/progress/${student.id}${search}`} className="flex min-h-11 items-center">
                    {student.name}
                  </Link>
                </th>
                {columns.map((skill) => (
                  <td key={skill} className="p-1">
                    <Cell tally={student.skills.find((one) => one.skill === skill)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <p className="max-w-measure text-sm text-muted">
        Work that this class was given counts, once it is handed in. The arrow says how it is compared with the time
        just before; of fewer than {enough} answers no share is told.
      </p>
    </section>
  );
}

function Cell({ tally }: { tally: SkillTally | undefined }) {
  if (!tally) {
    return (
      <span className="block text-center text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">no answers</span>
      </span>
    );
  }
  const { tone, word } = toneOf(tally);
  const isKnown = tally.answered >= enough;
  return (
    <span
      className={cx(
        tone,
        'tinted grid min-w-24 rounded-control border-2 border-tone px-2 py-1 text-center tabular-nums',
      )}
    >
      <span className="font-bold">{shareText(tally)}</span>
      {isKnown && (
        <span className="text-sm">
          {word}, {count(tally.answered, 'answer')}
        </span>
      )}
      <TrendText tally={tally} />
    </span>
  );
}
