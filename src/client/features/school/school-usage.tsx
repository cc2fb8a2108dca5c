import { LoadFailed } from '#client/lib/load-failed';
import { dateOf } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
import { Card } from '#client/ui/card';
import { EmptyState } from '#client/ui/empty-state';
import { Skeleton } from '#client/ui/skeleton';
import type { SchoolUsageOutput } from '#shared/api/school';
import { count } from '#shared/core/count';
import { limits } from '#shared/core/limits';
import { dateText, numberText } from '#shared/core/locale';

/** What was spent of members' tokens, by month and by member. */
export function SchoolUsage() {
  const usage = trpc.school.usage.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <section aria-labelledby="school-usage" className="grid gap-4">
      <h2 id="school-usage" className="text-xl">
        Usage
      </h2>
      <p className="max-w-measure text-muted">
        Tokens of members that were spent in the last {limits.schoolUsageMonths} months, since each of them came.
      </p>
      {usage.data ? (
        <Report usage={usage.data} />
      ) : usage.isError ? (
        <LoadFailed what="The usage" query={usage} />
      ) : (
        <div role="status" className="grid gap-6 lg:grid-cols-2">
          <span className="sr-only">Loading…</span>
          <Skeleton className="h-64" />
          <Skeleton className="h-64" />
        </div>
      )}
    </section>
  );
}

function Report({ usage: { tokens, months, members } }: { usage: SchoolUsageOutput }) {
  if (tokens === 0 && members.length === 0)
    return <EmptyState title="No tokens were spent">What members spend will appear here.</EmptyState>;
  return (
    <>
      <p role="status" className="text-lg">
        <strong>{count(tokens, 'token')}</strong> in all.
      </p>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Figures
          head="Month"
          rows={months.toReversed().map(({ month, tokens }) => ({
            ...{ key: month, name: dateText(dateOf(month), 'month'), tokens },
          }))}
        />
        <div>
          <Figures
            head="Member"
            rows={members.map(({ id, username, tokens }) => ({
              ...{ key: id, name: username ?? 'A deleted account', tokens },
            }))}
          />
          {members.length === limits.usageRows && (
            <p className="mt-2 text-sm text-muted">The {numberText(limits.usageRows)} members with the most tokens.</p>
          )}
        </div>
      </div>
    </>
  );
}

interface FiguresProps {
  head: string;
  rows: readonly { key: string; name: string; tokens: number }[];
}

function Figures({ head, rows }: FiguresProps) {
  return (
    <Card flush>
      <table className="w-full text-left tabular-nums">
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="px-card py-2">
              {head}
            </th>
            <th scope="col" className="px-card py-2 text-right">
              Tokens
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, tokens }) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="px-card py-2 font-normal wrap-anywhere">
                {name}
              </th>
              <td className="px-card py-2 text-right font-bold">{numberText(tokens)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
