import { keepPreviousData } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { useUser } from '#client/lib/auth';
import { downloadFile } from '#client/lib/download';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { cx } from '#client/ui/cx';
import { EmptyState } from '#client/ui/empty-state';
import { Illustration } from '#client/ui/illustration';
import { Page } from '#client/ui/page';
import { SegmentedControl } from '#client/ui/segmented-control';
import { Skeleton } from '#client/ui/skeleton';
import { type UsageReport, type UsageSpan, usageSpans } from '#shared/api/usage';
import { count } from '#shared/core/count';
import { mayAssociate, type Role } from '#shared/core/roles';
import { MembersTable } from './members-table';
import { UsageChart } from './usage-chart';
import { type UsageScope, whose } from './usage-names';
import { ActionsTable, DaysTable, PeopleTable } from './usage-tables';

const spanOptions = usageSpans.map((span) => ({ value: String(span), label: `${span} days` }));

function scopesOf(role: Role): readonly UsageScope[] {
  if (role === 'admin') return ['own', 'portal'];
  return mayAssociate(role) ? ['own', 'members'] : ['own'];
}

/** Tokens by day, app and person: one's own, for those who share theirs also their members', for administrators all. */
export function UsagePage() {
  const { role } = useUser();
  const scopes = scopesOf(role);
  const { span, scope, show } = useUsageView(scopes);
  const report = useUsageReport(scope, span);

  return (
    <Page
      title="Usage"
      lead={whose[scope].lead}
      width="wide"
      actions={
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
            Print
          </Button>
          <CsvButton report={report.data} scope={scope} />
        </div>
      }
    >
      <div className="mb-8 flex flex-wrap items-end gap-x-8 gap-y-4 print:hidden">
        <SegmentedControl
          label="Time"
          options={spanOptions}
          value={String(span)}
          onChange={(value) => show({ days: value, whose: scope })}
        />
        {scopes.length > 1 && (
          <SegmentedControl
            label="Whose"
            options={scopes.map((value) => ({ value, label: whose[value].tab }))}
            value={scope}
            onChange={(value) => show({ days: String(span), whose: value })}
          />
        )}
      </div>
      {report.data ? (
        <Report report={report.data} scope={scope} isStale={report.isPlaceholderData} />
      ) : report.isError ? (
        <LoadFailed what="The usage" network="Network error while fetching usage stats" query={report} />
      ) : (
        <ReportSkeleton />
      )}
    </Page>
  );
}

/** Which span and scope are shown stands in the address, so that it can be linked to and gone back from. */
function useUsageView(scopes: readonly UsageScope[]) {
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const span: UsageSpan = usageSpans.find((one) => String(one) === params.get('days')) ?? 30;
  const scope = scopes.find((one) => one === params.get('whose')) ?? 'own';
  const show = (view: { days: string; whose: string }) =>
    navigate(`${path}?${new URLSearchParams(view)}`, { replace: true });
  return { span, scope, show };
}

function useUsageReport(scope: UsageScope, days: UsageSpan) {
  // What was just spent is in it.
  const options = { placeholderData: keepPreviousData, refetchOnMount: 'always' } as const;
  const own = trpc.usage.own.useQuery({ days }, { ...options, enabled: scope === 'own' });
  const members = trpc.usage.members.useQuery({ days }, { ...options, enabled: scope === 'members' });
  const portal = trpc.usage.portal.useQuery({ days }, { ...options, enabled: scope === 'portal' });
  return { own, members, portal }[scope];
}

interface ReportProps {
  report: UsageReport;
  scope: UsageScope;
  isStale: boolean;
}

function Report({ report, scope, isStale }: ReportProps) {
  const isEmpty = report.tokens === 0 && report.byAction.length === 0;
  return (
    <div aria-busy={isStale || undefined} className={cx('grid gap-12', isStale && 'stale')}>
      {isEmpty ? (
        <NothingSpent scope={scope} days={report.days} />
      ) : (
        <>
          <section aria-labelledby="usage-days">
            <h2 id="usage-days" className="text-xl">
              By day
            </h2>
            <p role="status" className="mt-1 text-lg">
              <strong>{count(report.tokens, 'token')}</strong> in the last {report.days} days, in{' '}
              {count(report.times, 'payment')}.
            </p>
            <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
              <UsageChart byDay={report.byDay} />
              <DaysTable report={report} />
            </div>
          </section>
          <div className="grid items-start gap-12 lg:grid-cols-2 lg:gap-8">
            <ActionsTable report={report} />
            {scope !== 'members' && <PeopleTable report={report} scope={scope} />}
          </div>
        </>
      )}
      {scope === 'members' && <MembersTable report={report} />}
    </div>
  );
}

function NothingSpent({ scope, days }: { scope: UsageScope; days: number }) {
  return (
    <EmptyState
      title={`No tokens were spent in the last ${days} days`}
      picture={<Illustration />}
      className="rounded-card border border-dashed border-edge"
      action={
        scope === 'own' && (
          <ButtonLink variant="secondary" href="/">
            See the apps
          </ButtonLink>
        )
      }
    >
      {whose[scope].nothing}
    </EmptyState>
  );
}

function CsvButton({ report, scope }: { report: UsageReport | undefined; scope: UsageScope }) {
  const { id } = useUser();
  async function save() {
    if (!report) return;
    const { usageFile } = await import('./usage-file');
    const title = `usage ${scope} ${report.byDay.at(0)?.date ?? ''} to ${report.byDay.at(-1)?.date ?? ''}`;
    downloadFile({ title, extension: 'csv', type: 'text/csv;charset=utf-8', content: usageFile(report, id) });
  }
  return (
    <Button variant="secondary" icon={<Download />} disabled={!report} onClick={() => void save()}>
      CSV
    </Button>
  );
}

function ReportSkeleton() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-7 w-64" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
      <div className="grid gap-8 lg:grid-cols-2">
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
      </div>
    </div>
  );
}
