import { Send } from 'lucide-react';
import { type FormEvent, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useAttemptKeys } from '#client/attempts/use-attempt-keys';
import { ItemView, isAnswered, responseByKey } from '#client/items/item-view';
import { PromptHead } from '#client/items/prompt-head';
import { WithPassage } from '#client/items/with-passage';
import { lazyPart } from '#client/lib/lazy-part';
import { Button } from '#client/ui/button';
import { count } from '#shared/core/count';
import type { PlayerItem } from '#shared/items/kinds/registry';
import type { LearnerResponse } from '#shared/items/response';
import { LiveFrame, type LiveFrameProps } from './live-frame';

const ListenButton = lazyPart(() => import('#client/attempts/listen-button').then((m) => m.ListenButton));
const ReadQuestion = lazyPart(() => import('#client/attempts/read-question').then((m) => m.ReadQuestion));

export interface LiveQuestionProps extends Omit<LiveFrameProps, 'main' | 'children'> {
  item: PlayerItem;
  /** In which game it is asked. */
  at: `live/${string}`;
  /** Which one it is, for screen readers. */
  label: string;
  /** Stands above the question: that it is voted again. */
  task?: string | undefined;
  readAloud: boolean;
  isPaused: boolean;
  /** Sends what is answered and not sent yet: for when the time is over. */
  unsent: RefObject<Unsent>;
  onSend: (response: LearnerResponse, isByTime?: boolean) => void;
}
type Unsent = ((isByTime?: boolean) => void) | undefined;

/** A question to be answered: chosen or typed first, and then sent. */
export function LiveQuestion({
  item,
  at,
  label,
  task,
  readAloud,
  isPaused,
  unsent,
  onSend,
  ...frame
}: LiveQuestionProps) {
  const [response, setResponse] = useState<LearnerResponse>();
  const [isEmpty, setEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    unsent.current = undefined;
    heading.current?.focus();
  }, [unsent]);
  const [seconds] = useState(frame.secondsLeft);

  function change(next: LearnerResponse) {
    setResponse(next);
    setEmpty(false);
    unsent.current = isAnswered(item, next) ? (isByTime) => onSend(next, isByTime) : undefined;
  }

  useAttemptKeys((event) => {
    if (event.key === 'Enter') return form.current?.requestSubmit();
    const next = responseByKey(item, response, event.key);
    if (next) change(next);
  });

  function send(event: FormEvent) {
    event.preventDefault();
    if (isPaused) return;
    if (unsent.current) unsent.current();
    else setEmpty(true);
  }

  return (
    <form ref={form} noValidate onSubmit={send}>
      <LiveFrame
        {...frame}
        isPaused={isPaused}
        wide={item.passage !== undefined}
        main={
          <Button
            type="submit"
            variant="primary"
            size="lg"
            icon={<Send />}
            aria-disabled={isPaused}
            className="min-w-36 flex-1 sm:flex-none"
          >
            Send
          </Button>
        }
      >
        <WithPassage passage={item.passage}>
          {task && <p className="text-lg font-bold">{task}</p>}
          <div className="flex items-start gap-3">
            <h2
              ref={heading}
              tabIndex={-1}
              className="min-w-0 flex-1 font-bold wrap-anywhere whitespace-pre-line outline-none"
            >
              <span className="sr-only">
                {label}
                {seconds !== undefined && `, ${count(seconds, 'second')}`}:{' '}
              </span>
              <PromptHead item={item} />
            </h2>
            <Suspense fallback={null}>{item.audioText && <ListenButton item={item} at={at} />}</Suspense>
          </div>
          <Suspense fallback={null}>{readAloud && <ReadQuestion item={item} at={at} />}</Suspense>
          <ItemView item={item} response={response} onChange={change} />
          <p role="status" className="empty:hidden">
            {isEmpty && 'Please answer first, and then press Send.'}
          </p>
        </WithPassage>
      </LiveFrame>
    </form>
  );
}
