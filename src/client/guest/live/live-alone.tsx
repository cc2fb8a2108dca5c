import { ArrowRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part';
import { Button } from '#client/ui/button';
import type { LearnerResponse } from '#shared/items/response';
import { withoutSpared } from '#shared/live/without-spared';
import { isAt, type LiveAnswer } from './live-answers';
import { LiveFrame, type LiveFrameProps } from './live-frame';
import { LiveNotice } from './live-notice';
import { LiveQuestion, type LiveQuestionProps } from './live-question';
import { nextOpen } from './live-view';
import type { Told } from './use-live-game';

const Feedback = lazyPart(() => import('#client/attempts/feedback').then((m) => m.Feedback));

interface LiveAloneProps {
  told: Told;
  waiting: readonly LiveAnswer[];
  frame: Omit<LiveFrameProps, 'main' | 'children' | 'progress'>;
  unsent: LiveQuestionProps['unsent'];
  onSend: (question: number, response: LearnerResponse, isByTime?: boolean) => void;
}

/** All questions at one's own pace: told at once how it was, or with an exit ticket nothing. */
export function LiveAlone({ told, waiting, frame, unsent, onSend }: LiveAloneProps) {
  const { game, own } = told;
  const [place, setPlace] = useState(() => nextOpen(told, waiting));
  const isTold = game.settings.way === 'own-pace';
  // An exit ticket goes on by itself.
  const at = isTold ? place : nextOpen(told, waiting);
  const item = game.items[at];
  const progress = `${Math.min(at + 1, game.items.length)} of ${game.items.length}`;
  if (!item) return <Done told={told} waiting={waiting} frame={frame} />;
  const isHere = isAt({ question: at, ballot: 1 });
  const given = own.answers.find(isHere);
  if (!given && !waiting.some(isHere)) {
    return (
      <LiveQuestion
        key={item.id}
        {...frame}
        progress={progress}
        label={`Question ${at + 1} of ${game.items.length}`}
        item={withoutSpared(item, own.without)}
        at={`live/${game.id}`}
        readAloud={own.accommodation?.readAloud ?? false}
        isPaused={game.isPaused}
        unsent={unsent}
        onSend={(...given) => onSend(at, ...given)}
      />
    );
  }
  return (
    <LiveFrame
      {...frame}
      progress={progress}
      main={
        <Button
          variant="primary"
          size="lg"
          icon={<ArrowRight />}
          className="min-w-36 flex-1 sm:flex-none"
          onClick={() => setPlace(nextOpen(told, waiting, at + 1))}
        >
          Next
        </Button>
      }
    >
      <LiveNotice title={given ? 'Sent.' : 'Sending…'}>
        {given?.grade && (
          <Suspense fallback={null}>
            <Feedback grade={given.grade} isNews={false} />
          </Suspense>
        )}
        {!given && <p>You can go on.</p>}
      </LiveNotice>
    </LiveFrame>
  );
}

function Done({ told: { game, own }, waiting, frame }: Pick<LiveAloneProps, 'told' | 'waiting' | 'frame'>) {
  const right = own.answers.filter(({ grade }) => grade?.verdict === 'right' || grade?.verdict === 'typo').length;
  return (
    <LiveFrame {...frame}>
      <LiveNotice title={game.settings.way === 'own-pace' ? 'You are done.' : 'Thank you.'}>
        {waiting.length > 0 ? (
          <p>Please stay here until your answers are sent.</p>
        ) : game.settings.way === 'own-pace' ? (
          <p>
            You got <strong>{right}</strong> of {game.items.length} right.
          </p>
        ) : (
          <p>You can put your device away.</p>
        )}
      </LiveNotice>
    </LiveFrame>
  );
}
