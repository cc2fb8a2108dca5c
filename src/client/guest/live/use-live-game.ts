import { useEffect, useState } from 'react';
import type { PlayerLive } from '#shared/api/live';
import { followGame, type NotPlaying } from './follow-game';
import { isAt, type LiveAnswer } from './live-answers';
import { connectTo, liveServer } from './live-server';

/** What was told last, and how far the server's clock is ahead of the one of this page, in ms. */
export interface Told extends PlayerLive {
  ahead: number;
}

/** A game as this device's player sees it. Who looks at something else closes the stream, and asks anew on coming back. */
export function useLiveGame(id: string) {
  const [told, setTold] = useState<Told>();
  const [isLost, setLost] = useState(false);
  const [refused, setRefused] = useState<NotPlaying>();

  useEffect(() => {
    let stop = () => {};
    const begin = () => {
      stop();
      if (document.visibilityState === 'hidden') return;
      stop = followGame({
        connect: (signal) => connectTo(id, signal),
        ask: () => liveServer.state.query({ id }),
        onTold(seen) {
          setLost(false);
          // What was on its way for long is older than what is known.
          setTold((before) =>
            before && before.game.version > seen.game.version
              ? before
              : { ...seen, ahead: seen.now - performance.now() },
          );
        },
        onLost: () => setLost(true),
        onRefused: setRefused,
      });
    };
    begin();
    document.addEventListener('visibilitychange', begin);
    return () => {
      document.removeEventListener('visibilitychange', begin);
      stop();
    };
  }, [id]);

  /** The server has an answer: it is shown before the stream tells of it. */
  function noteAnswer({ question, ballot, response }: LiveAnswer, grade: Answered['grade']) {
    setTold((before) => {
      if (!before || before.own.answers.some(isAt({ question, ballot }))) return before;
      const answers = [...before.own.answers, { question, ballot, response, grade }];
      return { ...before, own: { ...before.own, answers } };
    });
  }

  return { told, isLost, refused, noteAnswer };
}
type Answered = PlayerLive['own']['answers'][number];
