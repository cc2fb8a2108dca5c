import { ArrowLeft, Download, RefreshCw } from 'lucide-react';
import { useLocation } from 'wouter';
import type { Release } from '../../../shared/items/question-set';
import { LoadFailed } from '../../lib/load-failed';
import { type RouterOutputs, trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';
import { cx } from '../../ui/cx';
import { EmptyState } from '../../ui/empty-state';
import { ScrollArea } from '../../ui/scroll-area';
import { SkeletonText } from '../../ui/skeleton';
import { notify } from '../../ui/toast';
import { quizPath } from './quiz-path';

type QuizReport = RouterOutputs['quizzes']['report'];

/** How a quiz went: who knew what, what was hardest, and what to do about it. */
export function Report({ id, release }: { id: string; release: Release }) {
  const report = trpc.quizzes.report.useQuery({ id }, { staleTime: 0 });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink href={quizPath(id)} variant="quiet" icon={<ArrowLeft />} className="-ml-3">
          To the quiz
        </ButtonLink>
        <Button
          variant="quiet"
          icon={<RefreshCw />}
          pending={report.isRefetching}
          onClick={() => void report.refetch()}
          className="ml-auto"
        >
          Read again
        </Button>
      </div>
      {report.isPending && <SkeletonText lines={8} />}
      {report.isError && <LoadFailed what="The report" query={report} />}
      {report.data && <Loaded id={id} report={report.data} release={release} />}
    </div>
  );
}

function Loaded({ id, report, release }: { id: string; report: QuizReport; release: Release }) {
  const [, go] = useLocation();
  const utils = trpc.useUtils();
  const reteach = trpc.quizzes.reteach.useMutation();
  const create = trpc.library.create.useMutation();
  const show = trpc.results.release.useMutation({
    onSuccess: ({ released }) =>
      notify.success(released === 1 ? 'One result is shown now.' : `${released} results are shown now.`),
  });
  const { title, rounds, questions, average } = report;

  async function makeReteach() {
    const made = await reteach.mutateAsync({ id, seed: Math.floor(Math.random() * 0x7fffffff) });
    const { id: quiz } = await create.mutateAsync({ kind: 'quiz', title: made.title, data: { items: made.items } });
    void utils.library.list.invalidate();
    go(quizPath(quiz));
  }

  async function download() {
    const [{ reportCsv }, { downloadFile }] = await Promise.all([import('./report-csv'), import('../../lib/download')]);
    downloadFile({
      title: `${title} report`,
      extension: 'csv',
      type: 'text/csv;charset=utf-8',
      content: `\uFEFF${reportCsv(report)}`,
    });
  }

  if (rounds.length === 0) {
    return (
      <EmptyState
        title={`Nobody has played ${title} yet.`}
        action={<ButtonLink href={quizPath(id)}>Open the quiz to share it</ButtonLink>}
      >
        Share a link to it. Here you will see who knew what, and which questions were hard. What you try yourself is not
        counted.
      </EmptyState>
    );
  }
  const hardest = [...questions].sort((a, b) => (a.share ?? 2) - (b.share ?? 2));
  return (
    <>
      <div className="grid gap-2">
        <h2 className="text-xl font-bold wrap-anywhere">{title}</h2>
        <p className="text-lg">
          {rounds.length === 1 ? 'Played once' : `Played ${rounds.length} times`}
          {average && `, on average ${percent(average.share)} of the points in ${minutes(average.seconds)}`}.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            pending={reteach.isPending || create.isPending}
            onClick={() => void makeReteach().catch(() => undefined)}
          >
            Make a five-question re-teach quiz
          </Button>
          <Button
            variant="secondary"
            icon={<Download />}
            onClick={() => void download().catch(() => notify.error('The file could not be made. Please try again.'))}
          >
            Download CSV
          </Button>
          {release === 'by-hand' && (
            <Button variant="secondary" pending={show.isPending} onClick={() => show.mutate({ id })}>
              Show the results to everybody
            </Button>
          )}
        </div>
      </div>
      <section aria-labelledby="hardest" className="grid gap-3">
        <h3 id="hardest" className="text-lg font-bold">
          Hardest first
        </h3>
        <ol className="grid gap-3">
          {hardest.map((question) => (
            <Card key={question.id} as="li" className="grid gap-2">
              <p className="font-bold whitespace-pre-line wrap-anywhere">
                {question.number}. {question.text}
              </p>
              <p>
                {question.share === null
                  ? 'No answers yet.'
                  : `${percent(question.share)} of its points, ${answers(question.answered)}.`}{' '}
                <span className="wrap-anywhere">Key: {question.key}</span>
              </p>
              {question.wrong.length > 0 && (
                <ul className="list-disc pl-5">
                  {question.wrong.slice(0, 8).map(({ text, count, who }) => (
                    <li key={text} className="wrap-anywhere">
                      <strong>{text}</strong>: {count === 1 ? 'once' : `${count} times`} ({namesOf(who)})
                    </li>
                  ))}
                </ul>
              )}
            </Card>
          ))}
        </ol>
      </section>
      <Grid report={report} />
    </>
  );
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
const answers = (count: number) => (count === 1 ? 'one answer' : `${count} answers`);
const minutes = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')} min`;

function namesOf(who: readonly string[]): string {
  const names = [...new Set(who)];
  return names.length > 12 ? `${names.slice(0, 12).join(', ')} and ${names.length - 12} more` : names.join(', ');
}

function Grid({ report: { rounds, questions } }: { report: QuizReport }) {
  return (
    <section aria-labelledby="grid" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="grid" className="text-lg font-bold">
        Everybody and every question
      </h3>
      <ScrollArea label="Results by player and question" className="rounded-card border border-line">
        <table className="w-full border-collapse bg-surface text-left">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="sticky left-0 bg-surface px-3 py-2">
                Player
              </th>
              <th scope="col" className="px-3 py-2">
                Points
              </th>
              <th scope="col" className="px-3 py-2">
                Time
              </th>
              {questions.map(({ id, number }) => (
                <th key={id} scope="col" className="px-2 py-2 text-center">
                  <span className="sr-only">Question </span>
                  {number}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ id, name, score, maxScore, seconds, cells }) => (
              <tr key={id} className="border-b border-line">
                <th scope="row" className="sticky left-0 max-w-48 min-w-28 bg-surface px-3 py-2 break-words">
                  {name}
                </th>
                <td className="px-3 py-2 whitespace-nowrap tabular-nums">
                  {Math.round(score * 10) / 10} of {maxScore}
                </td>
                <td className="px-3 py-2 whitespace-nowrap tabular-nums">
                  {seconds === null ? 'still playing' : minutes(seconds)}
                </td>
                {cells.map((cell, at) => (
                  <Cell key={questions[at]?.id} score={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}

/** A sign and a tone: neither says it alone. */
function Cell({ score }: { score: number | null }) {
  const look =
    score === null
      ? { sign: '–', word: 'no answer', tone: 'text-muted' }
      : score >= 1
        ? { sign: '✓', word: 'right', tone: 'text-good' }
        : score > 0
          ? { sign: `${Math.round(score * 100)}`, word: 'per cent', tone: 'text-ink' }
          : { sign: '✗', word: 'wrong', tone: 'text-bad' };
  return (
    <td className={cx('px-2 py-2 text-center font-bold', look.tone)}>
      <span aria-hidden={score === null || score >= 1 || score === 0}>{look.sign}</span>
      <span className="sr-only"> {look.word}</span>
    </td>
  );
}
