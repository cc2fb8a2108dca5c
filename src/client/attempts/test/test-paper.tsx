import { ArrowLeft, ArrowRight, Flag } from 'lucide-react';
import { lazy, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { emptyResponse, ItemView, isAnswered, isBegun } from '#client/items/item-view';
import { PromptHead } from '#client/items/prompt-head';
import { Recording } from '#client/items/recording';
import { WithPassage } from '#client/items/with-passage';
import { PlayFrame } from '#client/play/play-frame';
import { PlayPicture } from '#client/play/play-picture';
import { StageContext } from '#client/present/stage';
import { scriptLines } from '#client/speech/heard-lines';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import type { AttemptOutput } from '#shared/api/attempts';
import type { PlayerItem } from '#shared/items/kinds/registry';
import { ReadQuestion } from '../read-question';
import { ReturnedNote } from '../returned-note';
import { useReadingSupport } from '../use-reading-support';
import { Countdown } from './countdown';
import { Navigator } from './navigator';
import { useServerClock } from './use-server-clock';
import type { Test } from './use-test';

const HandInDialog = lazy(() => import('./hand-in-dialog').then((m) => ({ default: m.HandInDialog })));

interface TestPaperProps {
  test: Test;
  attempt: AttemptOutput;
  isEnding: boolean;
  partNameOf?: ((item: PlayerItem) => string | undefined) | undefined;
}

/** The test while it is taken: one question at a time, the way to all others, the time, and what is saved. */
export function TestPaper({ test, attempt, isEnding, partNameOf }: TestPaperProps) {
  const { answers, isSaved, isOffline, isElsewhere, keep, send, note, handIn } = test;
  const { items, rules, adapts, flagged } = attempt;
  const [place, setPlace] = useState(() => firstPlace(attempt));
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const { secondsLeft } = useServerClock(attempt);
  const heading = useRef<HTMLHeadingElement>(null);
  const stage = use(StageContext);
  useReadingSupport(attempt.accommodation);
  const item = items[place]?.item;
  const isOneWay = adapts || rules?.oneWay === true;
  const isLast = place === items.length - 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the question
  useLayoutEffect(() => {
    heading.current?.focus();
  }, [place]);

  const isTimeUp = secondsLeft === 0;
  const end = useRef(handIn);
  useEffect(() => {
    end.current = handIn;
  });
  useEffect(() => {
    if (isTimeUp) void end.current();
  }, [isTimeUp]);

  if (!item) return null;
  const isOpen = (one: typeof item) => !isAnswered(one, answers[one.id]);
  const open = items.filter((one) => isOpen(one.item));
  const begunCount = open.filter((one) => isBegun(answers[one.item.id])).length;
  const isFlagged = flagged.includes(item.id);
  const part = partNameOf?.(item);
  const before = attempt.revises?.find(({ itemId }) => itemId === item.id);

  function go(to: number) {
    const next = items[to]?.item;
    if (!next) return;
    setPlace(to);
    if (!isElsewhere) void note({ at: next.id });
  }

  async function onward() {
    if (!item || isSending) return;
    if (!adapts) return isLast ? setAsking(true) : go(place + 1);
    setSending(true);
    const came = await send(item.id, answers[item.id] ?? emptyResponse(item));
    setSending(false);
    if (came === 'next') setPlace(place + 1);
    else if (came === 'last') void handIn();
  }

  const recording =
    item.recording?.of ?? (item.audioText && items.find((one) => one.item.audioText === item.audioText)?.item.id);
  const disabled = isElsewhere || isEnding;
  /** There is no way back: the next one comes with an answer, or by saying that there is none. */
  const waits = adapts && isOpen(item);
  const saving = isOffline ? 'No connection. Your answers are saved on this device.' : isSaved ? 'Saved' : 'Saving…';
  return (
    <>
      <PlayFrame
        title={attempt.title}
        onLeave={test.leave}
        leaveLabel="Leave for now"
        progress={adapts ? `Question ${place + 1}` : `${place + 1} of ${items.length}`}
        wide={item.passage !== undefined}
        picture={
          !item.passage &&
          !item.picture && <PlayPicture app={attempt.appId} steps={items.length} place={place} right={0} />
        }
        status={
          <>
            {secondsLeft !== undefined && <Countdown secondsLeft={secondsLeft} />}
            <p role="status" className={cx(!isOffline && 'max-sm:sr-only')}>
              {saving}
            </p>
          </>
        }
        main={
          <Button
            variant="primary"
            size="lg"
            icon={<ArrowRight />}
            className="aria-disabled:opacity-55"
            pending={isSending || isEnding}
            aria-disabled={isElsewhere || waits || undefined}
            onClick={() => !isElsewhere && !waits && void onward()}
          >
            {isLast && !adapts ? 'Hand in' : 'Next'}
          </Button>
        }
        others={
          <>
            {waits && (
              <Button variant="quiet" className="max-sm:px-3" onClick={() => !disabled && void onward()}>
                I don’t know
              </Button>
            )}
            {!isOneWay && place > 0 && (
              <Button variant="quiet" icon={<ArrowLeft />} className="max-sm:px-3" onClick={() => go(place - 1)}>
                <span className="max-sm:sr-only">Previous</span>
              </Button>
            )}
            {!isOneWay && (
              <Button
                variant="quiet"
                icon={<Flag className={isFlagged ? 'fill-current text-warn' : undefined} />}
                aria-pressed={isFlagged}
                className="max-sm:px-3"
                onClick={() =>
                  !disabled &&
                  void note({ flagged: isFlagged ? flagged.filter((id) => id !== item.id) : [...flagged, item.id] })
                }
              >
                <span className="max-sm:sr-only">{isFlagged ? 'Flagged' : 'Flag'}</span>
              </Button>
            )}
            {(adapts || !isLast) && (
              <Button variant="quiet" className="max-sm:px-3" onClick={() => !disabled && setAsking(true)}>
                {adapts ? 'End the test' : 'Hand in now'}
              </Button>
            )}
          </>
        }
      >
        {stage?.Played && <stage.Played attempt={attempt} place={place} part={part} />}
        {isElsewhere && (
          <Banner
            tone="warn"
            title="You go on with this test in another window."
            action={
              <Button variant="secondary" onClick={() => void test.takeOver()}>
                Go on here
              </Button>
            }
          >
            Here you can only look at it until you take it over.
          </Banner>
        )}
        {!isOneWay && (
          <Navigator
            items={items.map((one) => ({
              id: one.item.id,
              isAnswered: !isOpen(one.item),
              isFlagged: flagged.includes(one.item.id),
              part: partNameOf?.(one.item),
            }))}
            place={place}
            onGo={go}
          />
        )}
        <WithPassage passage={item.passage}>
          <h2 ref={heading} tabIndex={-1} className="font-bold wrap-anywhere whitespace-pre-line outline-none">
            <span className="sr-only">
              Question {place + 1}
              {!adapts && ` of ${items.length}`}.{' '}
            </span>
            {part && <span className="mb-1 block text-base font-normal text-muted">{part}</span>}
            <PromptHead item={item} />
          </h2>
          {before && <ReturnedNote answer={before} points={item.points} />}
          {attempt.accommodation?.readAloud && (
            <ReadQuestion key={`${item.id} read`} item={item} at={`attempts/${attempt.id}`} />
          )}
          {recording && (
            <Recording
              key={recording}
              lines={scriptLines(item, `attempts/${attempt.id}`)}
              played={attempt.plays[recording] ?? 0}
              most={rules?.plays}
              onPlay={() => void note({ played: item.id })}
            />
          )}
          <fieldset disabled={disabled} className="min-w-0">
            <legend className="sr-only">Your answer</legend>
            <ItemView
              key={item.id}
              item={item}
              response={answers[item.id]}
              onChange={(response) => (adapts ? test.draft(item.id, response) : keep(item.id, response))}
            />
          </fieldset>
        </WithPassage>
      </PlayFrame>
      <Suspense fallback={null}>
        {isAsking && (
          <HandInDialog
            open={open.length - begunCount}
            begun={begunCount}
            size={items.length}
            flagged={flagged.length}
            onClose={() => setAsking(false)}
            onHandIn={() => {
              setAsking(false);
              void handIn();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** Where it was left; else the first question without an answer. */
function firstPlace({ items, at, adapts }: AttemptOutput): number {
  if (adapts) return items.length - 1;
  const left = items.findIndex(({ item }) => item.id === at);
  if (left >= 0) return left;
  return Math.max(
    0,
    items.findIndex(({ given }) => !given),
  );
}
