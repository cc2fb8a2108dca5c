import { shareText } from '#client/attempts/tally-text';
import { PrintPage } from '#client/print/print-dialog';
import type { SkillTally, StudentFacts, WorkDone } from '#shared/api/progress';
import { enough, trendOf } from '#shared/classes/trend';
import { count } from '#shared/core/count';
import { capital } from '#shared/core/first-letter';
import { listText } from '#shared/core/locale';
import { pointById } from '#shared/grammar/points';

interface ReportCardProps {
  className: string;
  /** The days, in words. */
  period: string;
  student: StudentFacts;
  comment: string;
}

const mostPoints = 4;

/** One page for anyone who cares about the student. */
export function ReportCard({ className, period, student, comment }: ReportCardProps) {
  const { name, skills, points, work } = student;
  const known = points.filter(({ answered }) => answered >= enough);
  const strong = known.filter(({ share }) => share >= 0.8).slice(-mostPoints);
  const weak = known.filter(({ share }) => share < 0.7).slice(0, mostPoints);
  return (
    <PrintPage title={name} hasHeader={false}>
      <p>
        {className} · {capital(period)}
      </p>
      <p className="my-4 whitespace-pre-line">{comment}</p>
      {skills.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>Skill</th>
              <th>Right</th>
              <th>Answers</th>
              <th>In words</th>
            </tr>
          </thead>
          <tbody>
            {skills.map((tally) => (
              <tr key={tally.skill}>
                <td>{capital(tally.skill)}</td>
                <td>{tally.answered >= enough ? shareText(tally) : '–'}</td>
                <td>{tally.answered}</td>
                <td>{inWords(tally)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h2 className="mt-4">Work</h2>
      <p>{workText(work)}</p>
      {strong.length > 0 && (
        <>
          <h2 className="mt-4">What goes well</h2>
          <p>{namesOf(strong)}.</p>
        </>
      )}
      {weak.length > 0 && (
        <>
          <h2 className="mt-4">What to practise next</h2>
          <p>{namesOf(weak)}.</p>
        </>
      )}
      <p className="mt-10">Signature ______________________________</p>
    </PrintPage>
  );
}

const namesOf = (points: StudentFacts['points']) =>
  listText(points.map(({ point }) => pointById(point)?.name ?? point));

const trendWords = { better: 'better than before', same: 'as before', worse: 'less than before' };

/** `secure, better than before` */
function inWords(tally: SkillTally): string {
  if (tally.answered < enough) return 'too few answers to say';
  const how = tally.share >= 0.8 ? 'secure' : tally.share >= 0.5 ? 'on the way' : 'needs practice';
  const trend = trendOf(tally, tally.before);
  return trend ? `${how}, ${trendWords[trend]}` : how;
}

function workText({ given, done, doneLate, missed, excused }: WorkDone): string {
  if (given === 0 && excused === 0) return 'Nothing was given during this time.';
  const parts = [
    `${done} of ${count(given, 'task')} done`,
    doneLate > 0 && `${doneLate} of them late`,
    missed > 0 && `${missed} missed`,
    excused > 0 && `excused from ${excused}`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
