import { lazy, Suspense } from 'react';
import { rulesInWords } from '#client/attempts/rules-in-words';
import { SetAttempt, useSetAttempt } from '#client/attempts/set-attempt';
import { Page } from '#client/ui/page';
import { SkeletonText } from '#client/ui/skeleton';
import { type AppId, apps } from '#shared/core/apps';
import { twentyApp } from '#shared/games/twenty-questions/app';
import { type OpenWorkProps, WorkIntro } from './work-intro';

const OpenGame = lazy(() => import('./open-game').then((m) => ({ default: m.OpenGame })));

/** Given work: read, then played by its rules. */
export function OpenWork(props: OpenWorkProps) {
  const { title, appId } = props.work;
  if (appId !== twentyApp) return <OpenQuestions {...props} />;
  const loading = (
    <Page title={title}>
      <SkeletonText lines={5} />
    </Page>
  );
  return (
    <Suspense fallback={loading}>
      <OpenGame {...props} />
    </Suspense>
  );
}

/** What is given names an app; which one, the server decides when it begins. */
const unknownApp: AppId = 'classroom-quiz-maker';

/** Work whose questions are answered. */
function OpenQuestions({ work, activity, place, over, look, player, revise }: OpenWorkProps) {
  const { title, appId, rules } = work;
  const app = apps.find((one) => one.id === appId);
  const set = useSetAttempt(app?.id ?? unknownApp, place);
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
      {...{ work, over, look, player }}
      lines={rulesInWords(rules)}
      revise={revise?.(openRevision)}
      onStart={start}
    />
  );
}
