import { hardestFirst, saidBy, shareText } from '#client/attempts/question-summary';
import { pointsText } from '#client/lib/points-text';
import { PrintDialog, PrintPage } from '#client/print/print-dialog';
import { playedText, type QuizReport } from './report-texts';

interface PrintReportProps {
  report: QuizReport;
  onClose: () => void;
}

/** As many columns as stand beside the names on a sheet. */
const questionsAcross = 12;

/** How a quiz went, on paper: for the desk and for colleagues. */
export function PrintReport({ report, onClose }: PrintReportProps) {
  const { title, questions } = report;
  const parts = Array.from({ length: Math.ceil(questions.length / questionsAcross) }, (_, part) => ({
    from: part * questionsAcross,
    questions: questions.slice(part * questionsAcross, (part + 1) * questionsAcross),
  }));
  return (
    <PrintDialog
      title="Print the report"
      onClose={onClose}
      printables={[
        {
          id: 'hardest',
          name: 'Questions, hardest first',
          hint: 'With what was said instead, and by whom.',
          byDefault: true,
          pages: () => (
            <PrintPage title={`Report: ${title}`} hasHeader={false}>
              <p className="mb-3">{playedText(report)}</p>
              <Hardest report={report} />
            </PrintPage>
          ),
        },
        {
          id: 'grid',
          name: 'Everybody and every question',
          byDefault: true,
          pages: () =>
            parts.map((part) => (
              <PrintPage key={part.from} title={`${title}: everybody`} hasHeader={false}>
                <Grid report={report} {...part} />
              </PrintPage>
            )),
        },
      ]}
    />
  );
}

function Hardest({ report }: { report: QuizReport }) {
  return (
    <ol>
      {hardestFirst(report.questions).map((question) => (
        <li key={question.id} className="mb-3">
          <p className="whitespace-pre-line wrap-anywhere">
            <strong>
              {question.number}. {question.text}
            </strong>
          </p>
          <p className="wrap-anywhere">
            {shareText(question)} {question.key && `Key: ${question.key}`}
          </p>
          <ul className="list-disc pl-5">
            {question.wrong.slice(0, 8).map((wrong) => (
              <li key={wrong.text} className="wrap-anywhere">
                {wrong.text}: {saidBy(wrong)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

interface GridProps {
  report: QuizReport;
  /** The place of the first question that has a column. */
  from: number;
  questions: QuizReport['questions'];
}

function Grid({ report: { attempts }, from, questions }: GridProps) {
  return (
    // As low as a class of thirty wants it: one sheet shows all of them.
    <table className="text-[0.8em] leading-tight [&_:is(td,th)]:py-[0.25em]!">
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col">Points</th>
          {questions.map(({ id, number }) => (
            <th key={id} scope="col">
              {number}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {attempts.map(({ id, name, score, maxScore, seconds, cells }) => (
          <tr key={id}>
            <th scope="row" className="wrap-anywhere">
              {name}
              {seconds === null && ' (still playing)'}
            </th>
            <td className="whitespace-nowrap">
              {pointsText(score)} of {maxScore}
            </td>
            {questions.map((question, at) => (
              <td key={question.id}>{signOf(cells[from + at] ?? null)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function signOf(score: number | null): string {
  if (score === null) return '–';
  if (score >= 1) return '✓';
  return score > 0 ? String(Math.round(score * 100)) : '✗';
}
