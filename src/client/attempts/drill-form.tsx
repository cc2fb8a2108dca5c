import { ArrowRight } from 'lucide-react';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { isAnswered } from '#client/items/item-view';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Feedback } from './feedback';
import type { DrillInPlay } from './use-drill';

interface DrillFormProps {
  drill: DrillInPlay;
  /** What a turn begins on: the line to write on, or the board. */
  startsOn: 'input' | 'ol';
  /** The line above: how far it is, lives and stars. */
  progress: ReactNode;
  /** The question. */
  children: ReactNode;
  /** What is said below the judgement. */
  remarks?: ReactNode;
  /** A hint beside the main button, while it is asked. */
  hint?: ReactNode;
  below?: ReactNode;
}

/** One turn of a drill, all of it by keyboard: the question, its judgement, and what can be done next. */
export function DrillForm({ drill, startsOn, progress, children, remarks, hint, below }: DrillFormProps) {
  const { item, response, grade, phase, isTest } = drill;
  const form = useRef<HTMLFormElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const isAsking = phase === 'asking';
  const isAnsweredNow = phase === 'answered';
  const goesOn = isAnsweredNow || isTest;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn begins there
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>(startsOn)?.focus();
  }, [drill.turn, item?.id, startsOn]);

  // What was answered is locked once it is judged: the focus goes on to the button.
  useLayoutEffect(() => {
    if (isAnsweredNow) buttons.current?.querySelector('button')?.focus();
  }, [isAnsweredNow]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isAnsweredNow) drill.next();
    else void drill.check();
  }

  return (
    <form ref={form} className="mx-auto grid w-full max-w-3xl gap-6" onSubmit={submit}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-muted">{progress}</div>
      {children}
      {grade && !isTest && <Feedback grade={grade} />}
      {isAnsweredNow && !grade && !isTest && (
        <Banner tone="warn" title="No connection to the server.">
          Your answer is saved on this device and sent by itself. You can go on.
        </Banner>
      )}
      {drill.notice && <Banner tone="warn" title={drill.notice} />}
      {remarks}
      <div ref={buttons} className="flex flex-wrap gap-3 max-sm:sticky max-sm:bottom-0 max-sm:bg-canvas max-sm:py-3">
        <Button
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
        {isAsking && hint}
        {isAsking && drill.canSkip && (
          <Button variant="quiet" onClick={drill.skip}>
            {isTest ? 'Leave it out' : 'Later'}
          </Button>
        )}
        {isAsking && (
          <Button variant="quiet" onClick={drill.stop}>
            Finish
          </Button>
        )}
      </div>
      {below}
    </form>
  );
}
