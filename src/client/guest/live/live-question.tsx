import { Send } from 'lucide-react';
import { type FormEvent, Suspense, useLayoutEffect, useRef, useState } from 'react';
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

interface LiveQuestionProps extends Omit<LiveFrameProps, 'main' | 'children'> {
  item: PlayerItem;
  /** Which one it is, for screen readers. */
  label: string;
  /** Stands above the question: that it is voted again. */
  task?: string | undefined;
  readAloud: boolean;
  isPaused: boolean;
  onSend: (response: LearnerResponse) => void;
}

/** A question to be answered: chosen or typed first, and then sent. */
export function LiveQuestion({ item, label, task, readAloud, isPaused, onSend, ...frame }: LiveQuestionProps) {
  const [response, setResponse] = useState<LearnerResponse>();
  const [isEmpty, setEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const [seconds] = useState(frame.secondsLeft);

  function change(next: LearnerResponse) {
    setResponse(next);
    setEmpty(false);
  }

  useAttemptKeys((event) => {
    if (event.key === 'Enter') return form.current?.requestSubmit();
    const next = responseByKey(item, response, event.key);
    if (next) change(next);
  });

  function send(event: FormEvent) {
    event.preventDefault();
    if (isPaused) return;
    if (response && isAnswered(item, response)) onSend(response);
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
            <Suspense fallback={null}>{item.audioText && <ListenButton script={item.audioText} />}</Suspense>
          </div>
          <Suspense fallback={null}>{readAloud && <ReadQuestion item={item} />}</Suspense>
          <ItemView item={item} response={response} onChange={change} />
          <p role="status" className="empty:hidden">
            {isEmpty && 'Please answer first, and then press Send.'}
          </p>
        </WithPassage>
      </LiveFrame>
    </form>
  );
}
