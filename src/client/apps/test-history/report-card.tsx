import { shareText } from '#client/attempts/tally-text';
import { plainDate } from '#client/lib/plain-date';
import { onOnePage, PrintDialog, PrintPage } from '#client/print/print-dialog';
import type { StudentReport } from '#shared/api/history';
import { enough } from '#shared/classes/trend';
import { count } from '#shared/core/count';
import { capital } from '#shared/core/first-letter';
import { pointById } from '#shared/grammar/points';
import { comments } from './comments';

/** One page for anyone who cares about the student. */
export function ReportCard({ report, onClose }: { report: StudentReport; onClose: () => void }) {
  const { player, attempts, skills, points } = report;
  const answeredPoints = points.filter(({ answered }) => answered >= enough);
  return (
    <PrintDialog
      title="Print the report card"
      onClose={onClose}
      printables={[
        {
          id: 'card',
          name: 'Report card',
          hint: 'One page: skills, what is secure, what comes next.',
          byDefault: true,
          sayPages: onOnePage,
          pages: () => (
            <PrintPage title={`Report: ${player.name}`} hasHeader={false}>
              <p>
                {plainDate(new Date())} · {count(attempts, 'finished attempt')}
              </p>
              <ul className="my-4 list-disc pl-5">
                {comments(report).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <table className="w-full text-left">
                <thead>
                  <tr>
                    <th>Skill</th>
                    <th>Right answers</th>
                    <th>Out of</th>
                  </tr>
                </thead>
                <tbody>
                  {skills.map(({ skill, ...tally }) => (
                    <tr key={skill}>
                      <td>{capital(skill)}</td>
                      <td>{tally.answered >= enough ? shareText(tally) : 'too few to say'}</td>
                      <td>{tally.answered}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {answeredPoints.length > 0 && (
                <>
                  <h2 className="mt-4">Grammar, weakest first</h2>
                  <p>
                    {answeredPoints
                      .slice(0, 12)
                      .map((one) => `${pointById(one.point)?.name ?? one.point} ${shareText(one)}`)
                      .join(' · ')}
                  </p>
                </>
              )}
              <p className="mt-8">Comment</p>
              {['first', 'second', 'third'].map((line) => (
                <p key={line} className="mt-2 border-b border-black">
                  &nbsp;
                </p>
              ))}
              <p className="mt-8">Signature ______________________________</p>
            </PrintPage>
          ),
        },
      ]}
    />
  );
}
