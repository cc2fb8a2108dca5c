import { ArrowLeft } from 'lucide-react';
import { LoadFailed } from '#client/lib/load-failed';
import { pointsText } from '#client/lib/points-text';
import { type RouterOutputs, trpc } from '#client/lib/trpc';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import { ScrollArea } from '#client/ui/scroll-area';
import { SkeletonText } from '#client/ui/skeleton';

type Report = RouterOutputs['quizzes']['report'];
type Word = Report['questions'][number];

/** How a word list went that others played by a link: hardest words first, and every player with every word. */
export function ListReport({ id, back }: { id: string; back: string }) {
  const query = trpc.quizzes.report.useQuery({ id }, { retry: false, staleTime: 0 });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <ButtonLink href={back} variant="quiet" icon={<ArrowLeft />} className="-ml-3">
          All attempts
        </ButtonLink>
      </div>
      {query.isPending ? (
        <SkeletonText lines={8} />
      ) : query.error?.data?.code === 'NOT_FOUND' ? (
        <EmptyState title="There is no such list.">It may have been deleted, or it is somebody else’s.</EmptyState>
      ) : query.isError ? (
        <LoadFailed what="The report" query={query} />
      ) : (
        <ReportBody report={query.data} />
      )}
    </div>
  );
}

function ReportBody({ report }: { report: Report }) {
  const { title, attempts, questions: words } = report;
  const askedWords = words
    .filter(({ answered }) => answered > 0)
    .sort((one, other) => (one.share ?? 0) - (other.share ?? 0));
  return (
    <>
      <div className="grid gap-1">
        <h2 className="text-2xl font-bold wrap-anywhere">{title}</h2>
        <p className="text-muted">
          {attempts.length === 1 ? 'Played once' : `Played ${attempts.length} times`} by those who had your link.
        </p>
      </div>
      <section aria-labelledby="hardest-words" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h3 id="hardest-words" className="text-lg font-bold">
          Hardest words first
        </h3>
        {askedWords.length === 0 ? (
          <p className="text-muted">Nobody has answered a question about a single word yet.</p>
        ) : (
          <ol className="grid gap-3">
            {askedWords.map((word) => (
              <WordRow key={word.id} word={word} />
            ))}
          </ol>
        )}
      </section>
      {attempts.length > 0 && askedWords.length > 0 && <Players report={report} />}
    </>
  );
}

function WordRow({ word: { text, key, answered, share, wrong } }: { word: Word }) {
  return (
    <li className="grid gap-2 rounded-card edge-card bg-surface p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere">
          <strong>{text}</strong>
          {key && <span className="text-muted"> · {key}</span>}
        </span>
        <span className="tabular-nums">
          {pointsText(answered * (share ?? 0))} of {answered} right
        </span>
      </p>
      {wrong.length > 0 && (
        <ul className="list-disc pl-5">
          {wrong.slice(0, 8).map(({ text: answer, who }) => (
            <li key={answer} className="wrap-anywhere">
              <strong>{answer}</strong>: {[...new Set(who)].join(', ')}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Players({ report: { attempts, questions } }: { report: Report }) {
  const words = questions.flatMap((word, place) => (word.answered > 0 ? [{ ...word, place }] : []));
  return (
    <section aria-labelledby="players" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="players" className="text-lg font-bold">
        Every player and every word
      </h3>
      <ScrollArea label="Results by player and word" className="rounded-card border border-line">
        <table className="w-full border-collapse bg-surface text-left">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="sticky left-0 bg-surface px-3 py-2">
                Player
              </th>
              <th scope="col" className="px-3 py-2">
                Points
              </th>
              {words.map(({ id, text }) => (
                <th key={id} scope="col" className="px-3 py-2 whitespace-nowrap">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {attempts.map(({ id, name, score, maxScore, cells }) => (
              <tr key={id} className="border-b border-line">
                <th scope="row" className="sticky left-0 max-w-48 min-w-28 bg-surface px-3 py-2 break-words">
                  {name}
                </th>
                <td className="px-3 py-2 whitespace-nowrap tabular-nums">
                  {pointsText(score)} of {maxScore}
                </td>
                {words.map((word) => (
                  <td key={word.id} className="px-3 py-2 whitespace-nowrap">
                    {cellText(cells[word.place] ?? null)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}

function cellText(share: number | null): string {
  if (share === null) return '–';
  if (share >= 1) return '✓ right';
  return share === 0 ? '✗ wrong' : `${Math.round(share * 100)} %`;
}
