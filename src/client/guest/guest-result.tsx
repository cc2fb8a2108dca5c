import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { AnswerList } from '#client/attempts/answer-list';
import { LoadFailed } from '#client/lib/load-failed';
import { pointsOf } from '#client/lib/points-text';
import { Button } from '#client/ui/button';
import { Page } from '#client/ui/page';
import { SkeletonText } from '#client/ui/skeleton';
import { server } from './server';
import { useAsked } from './use-asked';

/** What was answered, and how it was marked since. */
export function GuestResult({ id, title, onBack }: { id: string; title: string; onBack: () => void }) {
  const query = useAsked(() => server.attempts.get.query({ id }));
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => content.current?.querySelector('h1')?.focus(), []);
  const { data } = query;
  const score = data?.score;
  return (
    <div ref={content}>
      <Page
        title={title}
        lead={data && typeof score === 'number' ? pointsOf({ score, maxScore: data.maxScore }) : undefined}
        actions={
          <Button variant="secondary" icon={<ArrowLeft />} onClick={onBack}>
            Back
          </Button>
        }
      >
        {data ? (
          <AnswerList attempt={data} />
        ) : query.error ? (
          <LoadFailed what="This attempt" query={query} />
        ) : (
          <SkeletonText lines={6} />
        )}
      </Page>
    </div>
  );
}
