import { failureText } from '#client/lib/failure-text';
import { shortMoment } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
import { Badge } from '#client/ui/badge';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { EmptyState } from '#client/ui/empty-state';
import { SkeletonText } from '#client/ui/skeleton';
import { findApp } from '#shared/core/apps';
import { outcomeText, secondsText } from './model-texts';

/** What was asked of the model lately, by whom, and what came of it. */
export function ModelCalls() {
  const calls = trpc.model.calls.useQuery({});
  if (calls.isPending) return <SkeletonText lines={4} />;
  if (calls.isError) {
    return (
      <Banner
        tone="bad"
        title={failureText(calls.error, {
          fallback: 'The calls could not be loaded.',
          network: 'The calls could not be loaded. Please check your connection.',
        })}
        action={
          <Button size="sm" variant="secondary" onClick={() => void calls.refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  if (calls.data.items.length === 0) {
    return <EmptyState title="Nothing was asked yet.">Drafts that people ask for are listed here.</EmptyState>;
  }
  return (
    <ul className="grid gap-1">
      {calls.data.items.map(({ id, username, appId, task, model, prompt, outcome, durationMs, createdAt }) => (
        <li key={id} className="border-b border-line last:border-b-0">
          <details className="py-2">
            <summary className="min-h-11 cursor-pointer content-center rounded-control">
              <span className="inline-flex max-w-[calc(100%-2rem)] flex-wrap items-center gap-x-3 gap-y-1 align-middle">
                <strong className="break-words">{username}</strong>
                <span>{findApp(appId)?.name ?? appId}</span>
                <Badge tone={outcome === 'ok' ? 'good' : outcome === 'cancelled' ? 'neutral' : 'warn'}>
                  {outcome === 'ok' ? 'Used' : outcome === 'cancelled' ? 'Stopped' : 'Not used'}
                </Badge>
                <time dateTime={createdAt} className="text-muted">
                  {shortMoment(createdAt)}
                </time>
              </span>
            </summary>
            <div className="grid gap-2 pt-1 pb-3 pl-4">
              <p>
                {outcomeText(outcome)}{' '}
                <span className="text-muted">
                  {task.replaceAll('-', ' ')}, {model}, {secondsText(durationMs)}
                </span>
              </p>
              <p className="max-h-60 overflow-y-auto rounded-card bg-canvas px-3 py-2 text-sm break-words whitespace-pre-wrap">
                {prompt}
              </p>
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
