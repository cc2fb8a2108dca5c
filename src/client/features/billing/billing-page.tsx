import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { ButtonLink } from '#client/ui/button-link';
import { Page } from '#client/ui/page';
import { Skeleton } from '#client/ui/skeleton';
import { BalanceHistory } from './balance-history';
import { PlanNow } from './plan-now';

/** The plan with the day on which it renews or ends, and all that ever changed the balance. */
export function BillingPage() {
  const overview = trpc.billing.overview.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <Page
      title="Billing"
      lead="Your plan, and every change of your tokens."
      width="page"
      className="grid gap-12"
      actions={
        <div className="flex flex-wrap gap-3 print:hidden">
          <ButtonLink variant="secondary" href="/usage">
            Usage
          </ButtonLink>
          <ButtonLink variant="secondary" href="/pricing">
            Plans and tokens
          </ButtonLink>
        </div>
      }
    >
      {overview.data ? (
        <PlanNow overview={overview.data} />
      ) : overview.isError ? (
        <LoadFailed what="Your plan" query={overview} />
      ) : (
        <Skeleton className="h-44" />
      )}
      <BalanceHistory />
    </Page>
  );
}
