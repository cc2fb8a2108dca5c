import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { LoadFailed } from '#client/lib/load-failed';
import { plainDate } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { Logo } from '#client/ui/logo';
import { Page } from '#client/ui/page';
import { Skeleton } from '#client/ui/skeleton';
import type { Receipt } from '#shared/api/billing';
import { count } from '#shared/core/count';
import { numberText } from '#shared/core/locale';

/** One purchase on a page of its own, as it goes to paper. */
export function ReceiptPage() {
  const { id = '' } = useParams();
  const receipt = trpc.billing.receipt.useQuery({ id }, { retry: false });
  return (
    <Page
      title="Receipt"
      width="measure"
      actions={
        <div className="flex flex-wrap gap-3 print:hidden">
          <ButtonLink variant="secondary" href="/billing">
            Back to billing
          </ButtonLink>
          <Button icon={<Printer />} disabled={!receipt.data} onClick={() => window.print()}>
            Print
          </Button>
        </div>
      }
    >
      {receipt.data ? (
        <Paper receipt={receipt.data} />
      ) : receipt.isError ? (
        <LoadFailed what="This receipt" query={receipt} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </Page>
  );
}

function Paper({ receipt }: { receipt: Receipt }) {
  const price = `US$${receipt.price.toFixed(2)}`;
  return (
    <Card className="grid gap-6 print:border-0 print:p-0">
      <Logo className="text-lg" />
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 print:grid-cols-2">
        <Fact name="Number">{receipt.number}</Fact>
        <Fact name="Date">{plainDate(new Date(receipt.at))}</Fact>
        <Fact name="Name">{receipt.buyer.username}</Fact>
        <Fact name="Email">{receipt.buyer.email}</Fact>
      </dl>
      <table className="w-full border-collapse text-left">
        <thead className="border-b-2 border-ink text-sm">
          <tr>
            <th scope="col" className="py-2">
              Package
            </th>
            <th scope="col" className="py-2 text-right">
              Tokens
            </th>
            <th scope="col" className="py-2 text-right">
              Price
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          <tr className="border-b border-line">
            <td className="py-2">{receipt.package.name}</td>
            <td className="py-2 text-right">{numberText(receipt.tokens)}</td>
            <td className="py-2 text-right">{price}</td>
          </tr>
        </tbody>
        <tfoot className="font-bold tabular-nums">
          <tr>
            <th scope="row" className="py-2">
              Total
            </th>
            <td className="py-2 text-right">{count(receipt.tokens, 'token')}</td>
            <td className="py-2 text-right">{price}</td>
          </tr>
        </tfoot>
      </table>
      {receipt.isDemo && <p className="font-bold">Demo payment, no card was charged.</p>}
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-bold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
