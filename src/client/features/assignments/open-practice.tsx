import { PracticeAttempt } from '#client/attempts/practice-attempt';
import { rulesInWords } from '#client/attempts/rules-in-words';
import { useAttempt } from '#client/attempts/use-attempt';
import { Page } from '#client/ui/page';
import { anyApp } from './any-app';
import { type OpenWorkProps, WorkIntro } from './work-intro';

/** Work whose questions are explained one by one. */
export function OpenPractice({ work, activity, appName, place, over, look, player }: OpenWorkProps) {
  const { title, rules } = work;
  const practice = useAttempt(anyApp, { place });
  const { kind } = practice.state;
  const start = () => {
    if (kind !== 'none') practice.leave();
    void practice.begin({ activity, mode: 'practice' });
  };
  if (kind === 'none') {
    return <WorkIntro {...{ work, appName, over, look, player }} lines={rulesInWords(rules)} onStart={start} />;
  }
  const playing = <PracticeAttempt player={practice} onAgain={over ? undefined : start} />;
  return kind === 'playing' || kind === 'failed' ? playing : <Page title={title}>{playing}</Page>;
}
