import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod';
import { generateClient } from '#client/generate/generate-client';
import { failureText } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { useRetentionDays } from '#client/lib/use-retention-days';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { Checkbox } from '#client/ui/checkbox';
import { Page } from '#client/ui/page';
import { SkeletonText } from '#client/ui/skeleton';
import type { modelSettings } from '#shared/api/generate';
import { catalogue } from '#shared/core/apps';
import { count } from '#shared/core/count';
import { ModelCalls } from './model-calls';
import { testText } from './model-texts';

/** Which language model writes drafts, whether it answers, for which apps, and what it was asked. */
export function ModelPage() {
  const model = trpc.model.get.useQuery();
  const keptDays = useRetentionDays('modelPrompts');
  return (
    <Page
      title="Language model"
      lead="It writes drafts for teachers to check. Without one, and whenever it does not answer well, the built-in engines do the work."
      actions={
        <ButtonLink href="/admin" variant="secondary">
          Back to users
        </ButtonLink>
      }
      className="grid gap-6"
    >
      {model.isPending && (
        <Card>
          <SkeletonText lines={4} />
        </Card>
      )}
      {model.isError && (
        <Banner
          tone="bad"
          title={failureText(model.error, {
            fallback: 'The settings could not be loaded.',
            network: 'The settings could not be loaded. Please check your connection.',
          })}
          action={
            <Button size="sm" variant="secondary" onClick={() => void model.refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {model.data && (model.data.set ? <Settings model={model.data} /> : <NoModel />)}
      <Card as="section" aria-labelledby="model-calls" className="grid gap-3">
        <div>
          <h2 id="model-calls" className="font-display text-xl">
            Last calls
          </h2>
          <p className="text-muted">
            Names are replaced before anything is sent.
            {keptDays !== undefined && ` Kept for ${count(keptDays, 'day')}.`}
          </p>
        </div>
        <ModelCalls />
      </Card>
    </Page>
  );
}

function NoModel() {
  return (
    <Card className="grid gap-2">
      <p className="text-lg font-bold">No model is set</p>
      <p>
        All apps work with the built-in engines. To use a model, set <code>MODEL_BASE_URL</code> and{' '}
        <code>MODEL_NAME</code> where the portal runs, and start it again. Any server that speaks the OpenAI protocol
        will do, one in your own network as well.
      </p>
    </Card>
  );
}

type ModelSettings = z.infer<typeof modelSettings>;

function Settings({ model }: { model: ModelSettings }) {
  // Not by the usual client, which gives up before a slow model may.
  const test = useMutation({ mutationFn: () => generateClient.model.test.mutate() });
  const rows = [
    ['Address', model.baseUrl],
    ['Model', model.name],
    ['Key', model.hasKey ? 'Set' : 'None'],
  ];
  return (
    <>
      <Card as="section" aria-label="Settings" className="grid gap-5">
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
          {rows.map(([name, value]) => (
            <div key={name} className="sm:contents">
              <dt className="text-muted">{name}</dt>
              <dd className="font-bold break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button pending={test.isPending} pendingLabel="Asking the model…" onClick={() => test.mutate()}>
            Test
          </Button>
          <p role="status" className="min-w-0 flex-1 basis-56">
            {test.isPending ? 'Asking the model…' : test.data && testText(test.data)}
          </p>
        </div>
      </Card>
      <ModelApps offFor={model.offFor} />
    </>
  );
}

function ModelApps({ offFor }: { offFor: readonly string[] }) {
  const utils = trpc.useUtils();
  const setApp = trpc.model.setApp.useMutation({
    onSuccess: (settings) => utils.model.get.setData(undefined, settings),
  });
  // At once, and not when the call has begun: a box that springs back for a moment looks as if it could not be changed.
  const [changing, setChanging] = useState<{ id: string; on: boolean }>();
  return (
    <Card as="section" aria-labelledby="model-apps" className="grid gap-3">
      <div>
        <h2 id="model-apps" className="font-display text-xl">
          Apps
        </h2>
        <p className="text-muted">Apps without a tick use the built-in engine only.</p>
      </div>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {catalogue.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={changing?.id === id ? changing.on : !offFor.includes(id)}
            onChange={(on) => {
              setChanging({ id, on });
              setApp.mutate({ id, on }, { onSettled: () => setChanging(undefined) });
            }}
          />
        ))}
      </div>
    </Card>
  );
}
