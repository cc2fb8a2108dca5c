import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAuth } from '#client/lib/auth';
import { reasonOf } from '#client/lib/failure-text';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { useTotalTokens } from '#client/lib/use-balance';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { SkeletonText } from '#client/ui/skeleton';
import { notify } from '#client/ui/toast';
import { topics } from '#shared/content/words/topics';
import { count } from '#shared/core/count';
import { lessonTopics } from '#shared/lessons/plan/topic-of';
import { TokensLine } from '../tokens-line';
import { OutlineList } from './outline-list';
import { SeriesForm } from './series-form';
import { seriesPath } from './series-path';
import { keepDraft, openSeries, readDraft, type SeriesRequest, toMakeInput } from './series-request';
import { useOutline } from './use-outline';

/** A series of lessons on one unit: its outline first, and made only when that is as it should be. */
export function SeriesPlanner() {
  const [wish, setWish] = useState(readDraft);
  const { query, isWhole, isCurrent } = useOutline(wish);

  function change(part: Partial<SeriesRequest>) {
    const next = { ...wish, ...part };
    setWish(next);
    keepDraft(next);
  }

  const isUnknown = isWhole && reasonOf(query.error) === 'unit_unknown';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[21rem_minmax(0,1fr)]">
      <Card>
        <SeriesForm wish={wish} onChange={change} />
      </Card>
      <section aria-labelledby="outline-heading" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div>
          <h2 id="outline-heading" tabIndex={-1} className="text-lg font-bold outline-none">
            The outline
          </h2>
          <p className="text-muted">
            Change types, topics and the order until it suits your class. Nothing is charged before you make the series.
          </p>
        </div>
        {isUnknown ? (
          <Banner tone="warn" title="There are no words and texts on this unit.">
            <p>Choose one of these, or a part of one in your own words:</p>
            <ul className="mt-2 flex flex-wrap gap-2">
              {lessonTopics.map((id) => (
                <li key={id}>
                  <Button size="sm" variant="secondary" onClick={() => change({ unit: topics[id], lines: undefined })}>
                    {topics[id]}
                  </Button>
                </li>
              ))}
            </ul>
          </Banner>
        ) : query.isError ? (
          <LoadFailed what="The outline" query={query} />
        ) : !query.data ? (
          isWhole ? (
            <Card>
              <SkeletonText lines={12} />
            </Card>
          ) : (
            <p className="text-muted">The outline comes when the form is filled in.</p>
          )
        ) : (
          <>
            <OutlineList outline={query.data} isWaiting={!isCurrent} onChange={(lines) => change({ lines })} />
            <MakeSeries wish={wish} outline={query.data} isReady={isCurrent} />
          </>
        )}
      </section>
    </div>
  );
}

interface MakeSeriesProps {
  wish: SeriesRequest;
  outline: NonNullable<ReturnType<typeof useOutline>['query']['data']>;
  /** The outline is that of the wish. */
  isReady: boolean;
}

/** What it costs, and the button. */
function MakeSeries({ wish, outline: { lessons, price }, isReady }: MakeSeriesProps) {
  const { user, isAuthenticated, refreshProfile } = useAuth();
  const [, navigate] = useLocation();
  const tokens = useTotalTokens();
  const utils = trpc.useUtils();
  const make = trpc.lessonSeries.make.useMutation();
  const number = lessons.length + 1;

  if (!isAuthenticated) {
    return (
      <Banner title="Sign in to make the series." action={<ButtonLink href="/login">Sign in</ButtonLink>}>
        The lessons and the test are kept in your library. The outline stays on this device meanwhile.
      </Banner>
    );
  }

  async function send() {
    const input = toMakeInput(
      wish,
      lessons.map(({ type, topic, point }) => ({ type, topic, ...(point && { point }) })),
    );
    const made = await make
      .mutateAsync({ ...input, idempotencyKey: openSeries.keyFor(user?.id ?? null, { ...wish, lines: input.lines }) })
      .catch(() => undefined);
    const [first] = made?.lessons ?? [];
    if (!made || !first) return;
    openSeries.forget();
    notify.success(`${count(made.paid.charged, 'token was', 'tokens were')} used.`);
    await Promise.all([refreshProfile(), utils.library.invalidate()]);
    navigate(seriesPath(first));
  }

  const isShort = tokens < price;
  return (
    <Card className="grid gap-2">
      <Button
        variant="primary"
        size="lg"
        wide
        icon={<Sparkles />}
        pending={make.isPending}
        disabled={!isReady}
        onClick={() => void send()}
      >
        Make {number} lessons and the test for {price} tokens
      </Button>
      <TokensLine tokens={tokens} isShort={isShort}>
        {isShort ? 'That is too few for this series.' : 'They are taken once, when all of it is made.'} Changing the
        lessons afterwards costs nothing.
      </TokensLine>
    </Card>
  );
}
