import type { ReactNode } from 'react';
import { Skeleton } from '#client/ui/skeleton';
import type { AttemptOutput } from '#shared/api/attempts';
import type { PlayerItem } from '#shared/items/kinds/registry';
import { FailedBanner } from '../failed-banner';
import { TestPaper } from './test-paper';
import type { Test } from './use-test';

interface TestScreenProps {
  test: Test;
  /** How it went, once it is over. */
  result: (attempt: AttemptOutput) => ReactNode;
  /** The name of the part that a question belongs to, where a test has parts. */
  partNameOf?: (item: PlayerItem) => string | undefined;
}

/** A test from its start to its result. */
export function TestScreen({ test, result, partNameOf }: TestScreenProps) {
  const { state } = test;
  if (state.kind === 'none') return null;
  if (state.kind === 'failed') return <FailedBanner failed={state} onRetry={test.retry} onLeave={test.leave} />;
  if (state.kind === 'starting') {
    return (
      <div role="status" className="grid gap-6">
        <span className="sr-only">The test is being loaded.</span>
        <Skeleton className="h-11" />
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    );
  }
  if (state.kind === 'finished') return result(state.attempt);
  // Where there is no way back, anyone who takes it over goes on where the other window was.
  const { id, adapts, rules } = state.attempt;
  const key = adapts || rules?.oneWay ? `${id} ${test.isElsewhere}` : id;
  return (
    <TestPaper
      key={key}
      test={test}
      attempt={state.attempt}
      isEnding={state.kind === 'finishing'}
      partNameOf={partNameOf}
    />
  );
}
