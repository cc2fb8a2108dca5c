import { AttemptScreen } from '#client/attempts/attempt-screen';
import { useAttempt } from '#client/attempts/use-attempt';

/** An attempt as an app plays it, begun by a button. */
export function Playing() {
  const player = useAttempt('classroom-quiz-maker');
  return (
    <>
      <button type="button" onClick={() => void player.begin({ activity: { kind: 'diagnostic' }, mode: 'practice' })}>
        Begin
      </button>
      <AttemptScreen player={player} />
    </>
  );
}
