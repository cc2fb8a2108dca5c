import { ArrowLeft, Download, Printer, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { HardestQuestions } from '#client/attempts/hardest-questions';
import { hardestFirst } from '#client/attempts/question-summary';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { LoadFailed } from '#client/lib/load-failed';
import { pointsText } from '#client/lib/points-text';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import { ScrollArea } from '#client/ui/scroll-area';
import { ShareCell } from '#client/ui/share-cell';
import { SkeletonText } from '#client/ui/skeleton';
import { notify } from '#client/ui/toast';
import { newSeed } from '#shared/core/random';
import { quizPath } from './quiz-path';
import { minutesText, playedText, type QuizReport } from './report-texts';

/** How a quiz went: who knew what, what was hardest, and what to do about it. */
export function Report({ id }: { id: string }) {
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
      {report.data && <ReportBody id={id} report={report.data} />}
    </div>
  );
}

function ReportBody({ id, report }: { id: string; report: QuizReport }) {
  const [, go] = useLocation();
  const utils = trpc.useUtils();
  const reteach = trpc.quizzes.reteach.useMutation();
  const create = trpc.library.create.useMutation();
  const [isPrinting, setPrinting] = useState(false);
  const [isShowing, setShowing] = useState(false);
  const { title, attempts } = report;

  async function makeReteach() {
    const draft = await reteach.mutateAsync({ id, seed: newSeed() });
    const { id: quiz } = await create.mutateAsync({ kind: 'quiz', title: draft.title, data: { items: draft.items } });
    void utils.library.list.invalidate();
    go(quizPath(quiz));
  }

  async function download() {
    const [{ reportCsv }, { downloadFile }] = await Promise.all([
      import('./report-csv'),
      import('#client/lib/download'),
    ]);
    downloadFile({
      title: `${title} report`,
      extension: 'csv',
      type: 'text/csv;charset=utf-8',
      content: `\uFEFF${reportCsv(report)}`,
    });
  }

  if (attempts.length === 0) {
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
  return (
    <>
      <div className="grid gap-2">
        <h2 className="text-xl font-bold wrap-anywhere">{title}</h2>
        <p className="text-lg">{playedText(report)}</p>
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
          <Button variant="secondary" icon={<Printer />} onClick={() => setPrinting(true)}>
            Print
          </Button>
          {report.waiting > 0 && (
            <Button variant="secondary" onClick={() => setShowing(true)}>
              Show the answers
            </Button>
          )}
        </div>
      </div>
      <section aria-labelledby="hardest" className="grid gap-3">
        <h3 id="hardest" className="text-lg font-bold">
          Hardest first
        </h3>
        <HardestQuestions questions={hardestFirst(report.questions)} />
      </section>
      <Grid report={report} />
      {isShowing && (
        <LazyDialog
          load={() => import('./show-answers').then((m) => m.ShowAnswers)}
          dialog={{ id, onClose: () => setShowing(false) }}
        />
      )}
      {isPrinting && (
        <LazyDialog
          load={() => import('./print-report').then((m) => m.PrintReport)}
          dialog={{ report, onClose: () => setPrinting(false) }}
        />
      )}
    </>
  );
}

function Grid({ report: { attempts, questions } }: { report: QuizReport }) {
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
            {attempts.map(({ id, name, score, maxScore, seconds, cells }) => (
              <tr key={id} className="border-b border-line">
                <th scope="row" className="sticky left-0 max-w-48 min-w-28 bg-surface px-3 py-2 break-words">
                  {name}
                </th>
                <td className="px-3 py-2 whitespace-nowrap tabular-nums">
                  {pointsText(score)} of {maxScore}
                </td>
                <td className="px-3 py-2 whitespace-nowrap tabular-nums">
                  {seconds === null ? 'still playing' : minutesText(seconds)}
                </td>
                {cells.map((cell, at) => (
                  <ShareCell key={questions[at]?.id} share={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}
