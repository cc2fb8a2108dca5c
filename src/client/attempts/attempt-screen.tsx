import { ArrowLeft, ArrowRight } from 'lucide-react';
import {
  type FormEvent,
  Fragment,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { emptyResponse, ItemView, isAnswered, responseByKey } from '#client/items/item-view';
import type { ItemViewProps } from '#client/items/kind-view';
import { PromptHead } from '#client/items/prompt-head';
import { WithPassage } from '#client/items/with-passage';
import { lazyPart } from '#client/lib/lazy-part';
import { PlayFrame } from '#client/play/play-frame';
import { PlayPicture } from '#client/play/play-picture';
import { chime } from '#client/play/sound';
import { StageContext } from '#client/present/stage';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Skeleton } from '#client/ui/skeleton';
import type { AttemptOutput } from '#shared/api/attempts';
import type { PlayerItem } from '#shared/items/kinds/registry';
import type { LearnerResponse } from '#shared/items/response';
import { FailedBanner } from './failed-banner';
import type { AttemptPlayer } from './use-attempt';
import { useAttemptKeys } from './use-attempt-keys';
import { useReadingSupport } from './use-reading-support';

// These come while the first question is answered.
const Feedback = lazyPart(() => import('./feedback').then((m) => m.Feedback));
const ResultView = lazyPart(() => import('./result-view').then((m) => m.ResultView));
// And these with the questions that need them.
const ListenButton = lazyPart(() => import('./listen-button').then((m) => m.ListenButton));
const ReadQuestion = lazyPart(() => import('./read-question').then((m) => m.ReadQuestion));

interface AttemptScreenProps {
  player: AttemptPlayer;
  /** What to do after the attempt, beside playing again. */
  after?: (attempt: AttemptOutput) => ReactNode;
  onAgain?: () => void;
  /** Where the app has a way of its own; otherwise the same questions are asked again. */
  onPractiseMissed?: (entryIds: string[]) => void;
  /** What the attempt showed, above its questions. */
  summary?: (attempt: AttemptOutput) => ReactNode;
  /** Stands under a judgement: the rule behind the question, for example. */
  aside?: (place: number, attempt: AttemptOutput) => ReactNode;
  /** Instead of the button to listen, where hearing is more than that. */
  hearing?: (item: PlayerItem, attemptId: string) => ReactNode;
  /** Instead of the usual way to answer, for questions that have a better one. */
  answering?: (props: ItemViewProps) => ReactNode | undefined;
  /** Beside how far it is: the time. */
  status?: (attempt: AttemptOutput) => ReactNode;
}

/** Plays an attempt: one question at a time, judged as the mode says, and the result at the end. */
export function AttemptScreen(props: AttemptScreenProps) {
  const { player, after, onAgain, onPractiseMissed, summary } = props;
  const { state } = player;
  if (state.kind === 'failed') return <FailedBanner failed={state} onRetry={player.retry} onLeave={player.leave} />;
  if (state.kind === 'starting') return <QuestionSkeleton />;
  if (!('attempt' in state)) return null;
  if (state.kind === 'finished') {
    const { id } = state.attempt;
    const askAgain = () => void player.begin({ activity: { kind: 'retry', of: id }, mode: 'practice' });
    return (
      <Suspense fallback={<QuestionSkeleton />}>
        <ResultView
          attempt={state.attempt}
          onAgain={onAgain}
          onPractiseMissed={onPractiseMissed ?? askAgain}
          onLeave={player.leave}
          summary={summary?.(state.attempt)}
        >
          {after?.(state.attempt)}
        </ResultView>
      </Suspense>
    );
  }
  return (
    <Questions
      key={state.attempt.id}
      player={player}
      attempt={state.attempt}
      isEnding={state.kind === 'finishing'}
      aside={props.aside}
      hearing={props.hearing}
      answering={props.answering}
      status={props.status?.(state.attempt)}
    />
  );
}

interface QuestionsProps extends Pick<AttemptScreenProps, 'player' | 'aside' | 'hearing' | 'answering'> {
  attempt: AttemptOutput;
  status: ReactNode;
  isEnding: boolean;
}

function Questions({ player, attempt, isEnding, aside, hearing, answering, status }: QuestionsProps) {
  const [answered] = useState(() => responsesOf(attempt));
  const firstOpen = attempt.items.findIndex(({ item }) => !answered.has(item.id));
  const [place, setPlace] = useState(firstOpen < 0 ? attempt.items.length - 1 : firstOpen);
  const [drafts, setDrafts] = useState<Record<string, LearnerResponse>>(() => Object.fromEntries(answered));
  const [sent, setSent] = useState<ReadonlySet<string>>(() => new Set(answered.keys()));
  /** The question about which it was said that nothing is filled in. */
  const [askedTwice, setAskedTwice] = useState<string>();
  const [pending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const { item, grade } = attempt.items[place] ?? {};
  const isTest = attempt.mode === 'test';
  const stage = use(StageContext);
  useReadingSupport(attempt.accommodation);
  useEffect(() => void Promise.all([Feedback.load(), ResultView.load()]).catch(() => {}), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the question
  useLayoutEffect(() => {
    // A line to type bears the question as its name.
    const line = form.current?.querySelector<HTMLElement>('[data-answer]:enabled');
    (line ?? heading.current)?.focus();
  }, [place]);

  const isJudged = grade !== undefined;
  const waits = !isJudged && !isTest && item !== undefined && sent.has(item.id);
  const isDone = isJudged || (waits && !pending);
  const judgement = useRef<HTMLDivElement>(null);
  // What was sent counts, also where its judgement comes later: Enter goes on.
  useLayoutEffect(() => {
    if (isDone) onward.current?.focus({ preventScroll: true });
    // Nobody has to scroll to see why.
    if (isJudged) judgement.current?.scrollIntoView({ block: 'nearest' });
  }, [isDone, isJudged]);

  useAttemptKeys((event) => {
    // A clicker's key checks and goes on as well, in front of the class.
    const isClicker = event.key === 'PageDown' && form.current?.closest('.present');
    if (isClicker) event.preventDefault();
    if (event.key === 'Enter' || isClicker) return form.current?.requestSubmit();
    if (!item || grade || (sent.has(item.id) && !isTest)) return;
    const response = responseByKey(item, drafts[item.id], event.key);
    if (!response) return;
    event.preventDefault();
    setDrafts({ ...drafts, [item.id]: response });
    // Enter checks it now, and does not press what had the focus outside.
    if (!form.current?.contains(document.activeElement)) heading.current?.focus();
  });

  if (!item) return null;
  const isLast = place === attempt.items.length - 1;
  const isSent = sent.has(item.id);
  const draft = drafts[item.id];

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!item || pending || isEnding) return;
    if (isSent && !isTest) return next();
    const isEmpty = !isAnswered(item, draft);
    if (isEmpty && askedTwice !== item.id) return setAskedTwice(item.id);
    if (draft || isEmpty) {
      setPending(true);
      setSent((before) => new Set(before).add(item.id));
      const outcome = await player.answer(item.id, draft ?? emptyResponse(item));
      if (!isTest && outcome?.grade?.verdict === 'right') chime();
      setPending(false);
    }
    // A test says nothing in between; practice waits for the judgement to be read.
    if (isTest) next();
  }

  function next() {
    if (isLast) void player.end();
    else setPlace(place + 1);
  }

  const answer: ItemViewProps = {
    item,
    response: draft,
    onChange: (response) => setDrafts({ ...drafts, [item.id]: response }),
    grade,
  };
  // While the answer is on its way no press is taken: the button does not say yet that it goes on.
  const goesOn = isSent && !isTest && !pending;
  const isEmptyAsked = askedTwice === item.id && !isSent && !isAnswered(item, draft);
  const progress = attempt.adapts ? `Question ${place + 1}` : `${place + 1} of ${attempt.items.length}`;
  return (
    <form ref={form} className="contents" onSubmit={(event) => void submit(event)}>
      <PlayFrame
        title={attempt.title}
        onLeave={player.leave}
        progress={progress}
        steps={{ count: attempt.items.length, place, verdicts: attempt.items.map((one) => one.grade?.verdict) }}
        status={status}
        hasSound={!isTest}
        wide={item.passage !== undefined}
        picture={
          // A picture of the question's own needs the room.
          !item.picture && (
            <PlayPicture
              app={attempt.appId}
              steps={attempt.items.length}
              place={place}
              right={attempt.items.filter((one) => one.grade?.score === 1).length}
            />
          )
        }
        main={
          !(waits && attempt.adapts) && (
            <Button
              ref={onward}
              type="submit"
              variant="primary"
              size="lg"
              pending={pending || isEnding}
              icon={goesOn || isTest ? <ArrowRight /> : undefined}
            >
              {goesOn || isTest ? (isLast ? 'See the result' : 'Next') : 'Check'}
            </Button>
          )
        }
        others={
          <>
            {place > 0 && (
              <Button variant="quiet" icon={<ArrowLeft />} className="max-sm:px-3" onClick={() => setPlace(place - 1)}>
                <span className="max-sm:sr-only">Previous</span>
              </Button>
            )}
            {!isSent && !attempt.adapts && (
              <Button variant="quiet" className="max-sm:px-3" onClick={next}>
                {isLast ? 'Finish' : 'Skip'}
              </Button>
            )}
            {attempt.adapts && !(goesOn && isLast) && (
              <Button variant="quiet" onClick={() => void player.end()}>
                Finish
              </Button>
            )}
          </>
        }
      >
        {stage?.Played && <stage.Played attempt={attempt} place={place} />}
        <WithPassage passage={item.passage}>
          <div className="flex items-start gap-3">
            <h2
              ref={heading}
              tabIndex={-1}
              className="min-w-0 flex-1 font-bold wrap-anywhere whitespace-pre-line outline-none"
            >
              <span className="sr-only">
                {attempt.adapts ? `Question ${place + 1}: ` : `Question ${place + 1} of ${attempt.items.length}: `}
              </span>
              <PromptHead item={item} />
            </h2>
            <Suspense fallback={null}>
              {item.audioText && !hearing && <ListenButton item={item} at={`attempts/${attempt.id}`} />}
            </Suspense>
          </div>
          <Suspense fallback={null}>
            {attempt.accommodation?.readAloud && (
              <ReadQuestion key={`${item.id} read`} item={item} at={`attempts/${attempt.id}`} />
            )}
          </Suspense>
          {hearing?.(item, attempt.id)}
          <Fragment key={item.id}>{answering?.(answer) ?? <ItemView {...answer} />}</Fragment>
          {grade && (
            <div ref={judgement} className="grid scroll-mb-28 gap-4">
              <Suspense fallback={null}>
                <Feedback grade={grade} />
              </Suspense>
            </div>
          )}
          {grade && aside?.(place, attempt)}
          <p role="status" className="empty:hidden">
            {isEmptyAsked &&
              `This is not finished. Press ${isTest ? 'Next' : 'Check'} again to leave it so; it counts as it is.`}
          </p>
          {waits && !pending && (
            <Banner tone="warn" title="No connection to the server.">
              Your answer is saved on this device and sent by itself.
              {attempt.adapts ? ' The next question comes when the connection is back.' : ' You can go on.'}
            </Banner>
          )}
        </WithPassage>
      </PlayFrame>
    </form>
  );
}

/** What was answered before, what waits on this device to be sent included. */
function responsesOf({ items }: AttemptOutput): Map<string, LearnerResponse> {
  return new Map(items.flatMap(({ item, given }) => (given ? [[item.id, given] as const] : [])));
}

/** Holds the place of the first question. */
function QuestionSkeleton() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">The questions are being made.</span>
      <Skeleton className="h-2" />
      <Skeleton className="h-8 w-3/4" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
