import { useEffect, useRef, useState } from 'react';
import { useParams } from 'wouter';
import { useReadingSupport } from '#client/attempts/use-reading-support';
import { failureText, isUnreachable, statusOf } from '#client/lib/failure-text';
import { newId } from '#client/lib/new-id';
import { useOutbox } from '#client/lib/use-outbox';
import { useWakeLock } from '#client/lib/use-wake-lock';
import { Banner } from '#client/ui/banner';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import { Page } from '#client/ui/page';
import { SkeletonText } from '#client/ui/skeleton';
import type { LearnerResponse } from '#shared/items/response';
import { isAlone } from '#shared/live/ways';
import { withoutSpared } from '#shared/live/without-spared';
import { joinTexts } from '../join-texts';
import { LiveAlone } from './live-alone';
import { addLiveAnswer, type LiveAnswer, liveAnswersOf } from './live-answers';
import { LiveFrame } from './live-frame';
import { LiveQuestion, type LiveQuestionProps } from './live-question';
import { liveServer } from './live-server';
import { Between } from './live-together';
import { viewOf } from './live-view';
import { type Told, useLiveGame } from './use-live-game';
import { useSecondsLeft } from './use-seconds-left';

/** A live game on the device of a player. */
export function LivePage() {
  const { id = '' } = useParams();
  return <LivePageOf key={id} id={id} />;
}

function LivePageOf({ id }: { id: string }) {
  const { told, isLost, refused, noteAnswer } = useLiveGame(id);
  useWakeLock(told !== undefined && told.game.phase !== 'ended' && refused === undefined);
  if (refused) {
    return (
      <Page title="Live game">
        <EmptyState
          title={refused === 'live_kicked' ? 'You are out of this game' : 'This device does not play this game'}
          action={<ButtonLink href="/join">Type a code</ButtonLink>}
        >
          {refused === 'live_kicked'
            ? 'Your teacher has taken this device out of the game.'
            : 'Type its code on this device.'}
        </EmptyState>
      </Page>
    );
  }
  if (!told) {
    return (
      <Page title="Live game">
        {isLost ? (
          <Banner tone="warn" title="The portal cannot be reached.">
            It is tried again by itself.
          </Banner>
        ) : (
          <SkeletonText lines={5} />
        )}
      </Page>
    );
  }
  return <LiveGame key={told.own.playerId} told={told} isLost={isLost} onAnswered={noteAnswer} />;
}

interface LiveGameProps {
  told: Told;
  isLost: boolean;
  onAnswered: ReturnType<typeof useLiveGame>['noteAnswer'];
}

function LiveGame({ told, isLost, onAnswered }: LiveGameProps) {
  const { game, own } = told;
  const [refusal, setRefusal] = useState<string>();
  /** What was sent by itself as the time was over. */
  const [byTime, setByTime] = useState<LearnerResponse>();
  const unsent: LiveQuestionProps['unsent'] = useRef(undefined);
  const { waiting, flush } = useOutbox(liveAnswersOf(own.playerId), {
    next: (answers) => answers.slice(0, 1),
    send: ([answer]) => (answer ? send(answer) : Promise.resolve(true)),
  });
  const secondsLeft = useSecondsLeft(told);
  useReadingSupport(own.accommodation ?? undefined);

  /** True when the server has the answer, or will never take it. */
  async function send(answer: LiveAnswer): Promise<boolean> {
    try {
      const { grade } = await liveServer.answer.mutate({ id: game.id, ...answer });
      onAnswered(answer, grade);
      return true;
    } catch (error) {
      if (isUnreachable(error) || statusOf(error) >= 500 || statusOf(error) === 429) return false;
      setByTime(undefined);
      setRefusal(`Your answer to question ${answer.question + 1} was not taken. ${failureText(error, joinTexts)}`);
      return true;
    }
  }

  function answer(question: number, response: LearnerResponse, isByTime = false) {
    unsent.current = undefined;
    setRefusal(undefined);
    setByTime(isByTime ? response : undefined);
    addLiveAnswer(own.playerId, {
      question,
      ballot: isAlone(game.settings) ? 1 : game.ballot,
      response,
      requestId: newId(),
    });
    void flush();
  }

  const view = viewOf(told, { waiting, secondsLeft });
  const isAsking = view === 'asked' || view === 'paused';
  useEffect(() => {
    if (view === 'closed') unsent.current?.(true);
    if (!isAsking) unsent.current = undefined;
  }, [view, isAsking]);
  const frame = {
    ...{ title: game.title, name: own.name, isLost, isKept: waiting.length > 0, refusal },
    secondsLeft: isAsking ? secondsLeft : undefined,
    isPaused: game.isPaused,
  };
  if (isAlone(game.settings) && isAsking) {
    return <LiveAlone told={told} waiting={waiting} frame={frame} unsent={unsent} onSend={answer} />;
  }
  const progress = game.item ? `${game.question + 1} of ${game.questions}` : undefined;
  if (isAsking && game.item) {
    return (
      <LiveQuestion
        key={`${game.question} ${game.ballot}`}
        {...frame}
        progress={progress}
        label={`Question ${game.question + 1} of ${game.questions}`}
        task={game.ballot === 2 ? 'Vote again.' : undefined}
        item={withoutSpared(game.item, own.without)}
        at={`live/${game.id}`}
        readAloud={own.accommodation?.readAloud ?? false}
        unsent={unsent}
        onSend={(...given) => answer(game.question, ...given)}
      />
    );
  }
  return (
    <LiveFrame {...frame} progress={progress}>
      {!isAsking && <Between {...{ told, view, waiting, byTime }} />}
    </LiveFrame>
  );
}
