import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button';
import { EmptyState } from '#client/ui/empty-state';
import type { AttemptOutput } from '#shared/api/attempts';
import type { AppId } from '#shared/core/apps';
import type { Rules } from '#shared/items/question-set';
import { PracticeAttempt } from './practice-attempt';
import { ResultView } from './result-view';
import { ScoringNote } from './scoring-note';
import { TestScreen } from './test/test-screen';
import { useTest } from './test/use-test';
import { type AttemptStart, useAttempt } from './use-attempt';
import { keptBack } from './withheld-results';

/**
 * An attempt of a quiz. Where each answer is explained at once it is played question by question; otherwise it is taken
 * like a test, with the way to all questions and a time to hand it in.
 */
export function useSetAttempt(appId: AppId, place?: string) {
  const player = useAttempt(appId, { place });
  const test = useTest(appId, place);
  const begin = (start: AttemptStart, rules?: Pick<Rules, 'release'>) => {
    if (rules && rules.release !== 'each') return test.begin(start);
    return player.begin(start);
  };
  const leave = () => {
    if (player.state.kind !== 'none') player.leave();
    if (test.state.kind !== 'none') test.leave();
  };
  const isOn = player.state.kind !== 'none' || test.state.kind !== 'none';
  const isPlaying = [player.state.kind, test.state.kind].some(
    (kind) => kind === 'playing' || kind === 'watching' || kind === 'finishing',
  );
  return { player, test, begin, leave, isOn, isPlaying };
}

type SetAttemptState = ReturnType<typeof useSetAttempt>;

/** The questions, their time, and a result where that may be seen already. */
export function SetAttempt({ set, onAgain }: { set: SetAttemptState; onAgain?: () => void }) {
  const { player, test } = set;
  if (test.state.kind !== 'none') {
    const again = (of: string) => {
      test.leave();
      void player.begin({ activity: { kind: 'retry', of }, mode: 'practice' });
    };
    return (
      <TestScreen
        test={test}
        result={(attempt) =>
          attempt.isReleased && !attempt.revises ? (
            <ResultView
              attempt={attempt}
              onAgain={onAgain}
              onPractiseMissed={() => again(attempt.id)}
              onLeave={test.leave}
              summary={<ScoringNote attempt={attempt} />}
            />
          ) : (
            <HandedIn attempt={attempt} onLeave={test.leave} />
          )
        }
      />
    );
  }
  return <PracticeAttempt player={player} onAgain={onAgain} />;
}

function HandedIn({ attempt, onLeave }: { attempt: AttemptOutput; onLeave: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <EmptyState
      title={
        <span ref={heading} tabIndex={-1} className="outline-none">
          Handed in: {attempt.title}
        </span>
      }
      action={<Button onClick={onLeave}>Back</Button>}
    >
      {attempt.revises ? 'Your teacher sees what you changed, and marks it.' : keptBack(attempt)}
    </EmptyState>
  );
}
