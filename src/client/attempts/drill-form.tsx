import { ArrowRight } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { isAnswered } from '#client/items/item-view';
import { PlayFrame } from '#client/play/play-frame';
import { chime } from '#client/play/sound';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Feedback } from './feedback';
import type { DrillInPlay } from './use-drill';

interface DrillFormProps {
  drill: DrillInPlay;
  title: string;
  onLeave: () => void;
  /** How many are still to come. */
  progress: string;
  /** What a turn begins on: the line to write on, or the board. */
  startsOn: 'input' | 'ol';
  /** Beside that: lives, stars, the time. */
  status?: ReactNode;
  picture?: ReactNode;
  /** The question. */
  children: ReactNode;
  /** What is said with the judgement besides. */
  remarks?: ReactNode;
  /** What a hint told. */
  told?: ReactNode;
  /** A hint beside the main button, while it is asked. */
  hint?: ReactNode;
  below?: ReactNode;
}

/** One turn of a drill, all of it by keyboard: the question, its judgement, and what can be done next. */
export function DrillForm(props: DrillFormProps) {
  const { drill, title, onLeave, progress, startsOn, status, picture, children, remarks, told, hint, below } = props;
  const { item, response, grade, phase, isTest } = drill;
  const form = useRef<HTMLFormElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const judgement = useRef<HTMLDivElement>(null);
  const isAsking = phase === 'asking';
  const isAnsweredNow = phase === 'answered';
  const goesOn = isAnsweredNow || isTest;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn begins there
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>(startsOn)?.focus();
  }, [drill.turn, item?.id, startsOn]);

  // What was answered is locked once it is judged: the focus goes on to the button.
  useLayoutEffect(() => {
    if (!isAnsweredNow) return;
    onward.current?.focus({ preventScroll: true });
    judgement.current?.scrollIntoView({ block: 'nearest' });
  }, [isAnsweredNow]);

  const isRight = !isTest && grade?.verdict === 'right';
  useEffect(() => {
    if (isRight) chime();
  }, [isRight]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isAnsweredNow) drill.next();
    else void drill.check();
  }

  return (
    <form ref={form} className="contents" onSubmit={submit}>
      <PlayFrame
        title={title}
        onLeave={onLeave}
        progress={progress}
        steps={{ count: drill.of, place: drill.of - drill.left }}
        status={status}
        hasSound={!isTest}
        picture={picture}
        main={
          <Button
            ref={onward}
            type="submit"
            variant="primary"
            size="lg"
            pending={phase === 'sending'}
            aria-disabled={(!isAnsweredNow && !(item && isAnswered(item, response))) || undefined}
            className="aria-disabled:opacity-55"
            icon={goesOn ? <ArrowRight /> : undefined}
          >
            {goesOn ? 'Next' : 'Check'}
          </Button>
        }
        others={
          isAsking && (
            <>
              {hint}
              {drill.canSkip && (
                <Button variant="quiet" className="max-sm:px-2" onClick={drill.skip}>
                  {isTest ? 'Leave it out' : 'Later'}
                </Button>
              )}
              <Button variant="quiet" className="max-sm:px-2" onClick={drill.stop}>
                Finish
              </Button>
            </>
          )
        }
      >
        {children}
        <div ref={judgement} className="grid scroll-mb-28 gap-4 empty:hidden">
          {grade && !isTest && <Feedback grade={grade}>{remarks}</Feedback>}
          {isAnsweredNow && !grade && !isTest && (
            <Banner tone="warn" title="No connection to the server.">
              Your answer is saved on this device and sent by itself. You can go on.
            </Banner>
          )}
          {drill.notice && <Banner tone="warn" title={drill.notice} />}
          {told}
        </div>
        {below}
      </PlayFrame>
    </form>
  );
}
