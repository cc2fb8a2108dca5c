import { useState } from 'react';
import { failureText } from '#client/lib/failure-text';
import { useForm } from '#client/lib/form';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { Page } from '#client/ui/page';
import { SkeletonText } from '#client/ui/skeleton';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import { count } from '#shared/core/count';
import { type RetentionDays, retention, retentionKinds } from '#shared/core/retention';

/** After how many days what is deleted by itself. */
export function RetentionPage() {
  const days = trpc.retention.get.useQuery();
  return (
    <Page
      title="Retention"
      lead="What is older than its days is deleted every night. The privacy page shows these numbers to everybody."
      actions={
        <>
          <ButtonLink href="/privacy" variant="secondary">
            Privacy page
          </ButtonLink>
          <ButtonLink href="/admin" variant="secondary">
            Back to users
          </ButtonLink>
        </>
      }
    >
      {days.isPending && (
        <Card>
          <SkeletonText lines={9} />
        </Card>
      )}
      {days.isError && (
        <Banner
          tone="bad"
          title={failureText(days.error, {
            fallback: 'The numbers could not be loaded.',
            network: 'The numbers could not be loaded. Please check your connection.',
          })}
          action={
            <Button size="sm" variant="secondary" onClick={() => void days.refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {days.data && <DaysForm kept={days.data} />}
    </Page>
  );
}

function DaysForm({ kept }: { kept: RetentionDays }) {
  const utils = trpc.useUtils();
  const [failure, setFailure] = useState<string>();
  const save = trpc.retention.set.useMutation({ meta: { showsOwnErrors: true } });
  const form = useForm({
    schema: () => import('#shared/api/retention').then((m) => m.retentionDaysForm),
    async onValid(days) {
      setFailure(undefined);
      try {
        utils.retention.get.setData(undefined, await save.mutateAsync(days));
        notify.success('Saved. It holds from the next night on.');
      } catch (error) {
        setFailure(
          failureText(error, {
            fallback: 'The numbers could not be saved.',
            network: 'The numbers could not be saved. Please check your connection and try again.',
          }),
        );
      }
    },
  });
  return (
    <form {...form.props} aria-label="Days" className="grid gap-6">
      {failure && (
        <Banner tone="bad" onDismiss={() => setFailure(undefined)}>
          {failure}
        </Banner>
      )}
      <Card className="grid gap-6">
        {retentionKinds.map((kind) => {
          const { name, about, min, max, usual } = retention[kind];
          return (
            <div
              key={kind}
              className="grid gap-x-8 gap-y-2 border-b border-line pb-6 last:border-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_12rem]"
            >
              <div>
                <h2 className="font-bold">{name}</h2>
                <p className="text-muted">{about}</p>
              </div>
              <TextField
                label={
                  <>
                    Days<span className="sr-only">: {name}</span>
                  </>
                }
                hint={`${min} to ${max}. Usual: ${count(usual, 'day')}.`}
                name={kind}
                inputMode="numeric"
                defaultValue={String(kept[kind])}
                error={form.errors[kind]}
              />
            </div>
          );
        })}
      </Card>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" pending={form.pending} pendingLabel="Saving…">
          Save
        </Button>
        <p className="text-muted">Fewer days delete more, and nothing brings it back.</p>
      </div>
    </form>
  );
}
