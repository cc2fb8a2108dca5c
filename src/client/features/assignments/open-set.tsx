import { rulesInWords } from '#client/attempts/rules-in-words';
import { SetAttempt, useSetAttempt } from '#client/attempts/set-attempt';
import { Page } from '#client/ui/page';
import { anyApp } from './any-app';
import { type OpenWorkProps, WorkIntro } from './work-intro';

/** Work that is taken like a test, or whose answers came back to be revised. */
export function OpenSet({ work, activity, appName, place, over, look, player, revise }: OpenWorkProps) {
  const { title, rules } = work;
  const set = useSetAttempt(anyApp, place);
  const start = () => {
    set.leave();
    void set.begin({ activity, mode: 'practice' }, rules);
  };
  const openRevision = (revisionId: string) => {
    set.leave();
    void set.test.open(revisionId);
  };
  if (set.isOn) {
    const playing = <SetAttempt set={set} onAgain={over ? undefined : start} />;
    return set.isPlaying ? playing : <Page title={title}>{playing}</Page>;
  }
  return (
    <WorkIntro
      {...{ work, appName, over, look, player }}
      lines={rulesInWords(rules)}
      revise={revise?.(openRevision)}
      onStart={start}
    />
  );
}
