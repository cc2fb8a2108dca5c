import { ArrowRight, Volume2 } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Response } from '../../../shared/items/grade';
import type { AttemptAnswer } from '../../../shared/schemas/results';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ItemView, isAnswered } from '../items/item-view';
import { useSpeech } from '../speech';
import { Feedback } from './feedback';
import { ProgressDots } from './progress-dots';
import { ResultView } from './result-view';
import type { Round } from './use-round';

interface RoundScreenProps {
  round: Round;
  /** What to do after the round, beside playing again. */
  after?: (attempt: AttemptAnswer) => ReactNode;
  onAgain?: () => void;
  onPractiseMissed?: (entryIds: string[]) => void;
}

/** Plays a round: one question at a time, judged as the mode says, and the result at the end. */
export function RoundScreen({ round, after, onAgain, onPractiseMissed }: RoundScreenProps) {
  const { state } = round;
  if (state.is === 'failed') {
    return (
      <Banner tone="warn" title={state.why} action={<Button onClick={state.again}>Try again</Button>}>
        Nothing is lost: your answers are kept on this device.
      </Banner>
    );
  }
  if (!('attempt' in state)) return null;
  if (state.is === 'finished') {
    return (
      <ResultView attempt={state.attempt} onAgain={onAgain} onPractiseMissed={onPractiseMissed} onLeave={round.leave}>
        {after?.(state.attempt)}
      </ResultView>
    );
  }
  return <Questions key={state.attempt.id} round={round} attempt={state.attempt} isEnding={state.is === 'finishing'} />;
}

interface QuestionsProps {
  round: Round;
  attempt: AttemptAnswer;
  isEnding: boolean;
}

function Questions({ round, attempt, isEnding }: QuestionsProps) {
  const firstOpen = attempt.items.findIndex(({ given }) => !given);
  const [place, setPlace] = useState(firstOpen < 0 ? attempt.items.length - 1 : firstOpen);
  const [drafts, setDrafts] = useState<Record<string, Response>>(() =>
    Object.fromEntries(attempt.items.flatMap(({ item, given }) => (given ? [[item.id, given]] : []))),
  );
  const [sent, setSent] = useState<ReadonlySet<string>>(
    () => new Set(attempt.items.flatMap(({ item, given }) => (given ? [item.id] : []))),
  );
  const [pending, setPending] = useState(false);
  const { canSpeak, speak } = useSpeech();
  const heading = useRef<HTMLHeadingElement>(null);
  const item = attempt.items[place]?.item;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the question
  useEffect(() => {
    heading.current?.focus();
  }, [place]);

  if (!item) return null;
  const isTest = attempt.mode === 'test';
  const isLast = place === attempt.items.length - 1;
  const grade = isTest ? undefined : round.grades[item.id];
  const isSent = sent.has(item.id);
  const waits = isSent && !grade && !isTest;
  const draft = drafts[item.id];

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!item || pending || isEnding) return;
    if (isSent && !isTest) return next();
    if (draft && isAnswered(item, draft)) {
      setPending(true);
      setSent((known) => new Set(known).add(item.id));
      await round.send(item.id, draft);
      setPending(false);
    }
    // A test says nothing in between; practice waits for the judgement to be read.
    if (isTest) next();
  }

  function next() {
    if (isLast) void round.end();
    else setPlace(place + 1);
  }

  const canCheck = isAnswered(item, draft);
  return (
    <form className="grid gap-6" onSubmit={(event) => void submit(event)}>
      <ProgressDots
        count={attempt.items.length}
        place={place}
        states={attempt.items.map(({ item: { id } }) => round.grades[id]?.verdict)}
      />
      <div className="flex items-start gap-3">
        <h2 ref={heading} tabIndex={-1} className="max-w-measure flex-1 text-xl font-bold break-words outline-none">
          <span className="sr-only">
            Question {place + 1} of {attempt.items.length}:{' '}
          </span>
          {item.prompt}
        </h2>
        {item.audioText && canSpeak && (
          <Button variant="secondary" icon={<Volume2 />} onClick={() => speak(item.audioText ?? '')}>
            Listen
          </Button>
        )}
      </div>
      <ItemView
        key={item.id}
        item={item}
        response={draft}
        onChange={(response) => setDrafts({ ...drafts, [item.id]: response })}
        grade={grade}
      />
      {grade && <Feedback grade={grade} />}
      {waits && !pending && (
        <Banner tone="warn" title="No connection to the server.">
          Your answer is kept on this device and sent by itself. You can go on.
        </Banner>
      )}
      <div className="flex flex-wrap gap-3 max-sm:sticky max-sm:bottom-0 max-sm:bg-canvas max-sm:py-3">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          pending={pending || isEnding}
          aria-disabled={!canCheck && !isSent ? true : undefined}
          className="aria-disabled:opacity-55"
          icon={isSent || isTest ? <ArrowRight /> : undefined}
        >
          {isSent || isTest ? (isLast ? 'See the result' : 'Next') : 'Check'}
        </Button>
        {!isSent && (
          <Button variant="quiet" onClick={next}>
            {isLast ? 'Finish' : 'Skip'}
          </Button>
        )}
      </div>
    </form>
  );
}
