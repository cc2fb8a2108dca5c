import { Suspense, useState } from 'react';
import { remembersTest } from '#client/attempts/use-attempt';
import { lazyPart } from '#client/lib/lazy-part';
import { Page } from '#client/ui/page';
import { SkeletonText } from '#client/ui/skeleton';
import { twentyApp } from '#shared/games/twenty-questions/app';
import { OpenPractice } from './open-practice';
import type { OpenWorkProps } from './work-intro';

const OpenGame = lazyPart(() => import('./open-game').then((m) => m.OpenGame));
const OpenSet = lazyPart(() => import('./open-set').then((m) => m.OpenSet));

/** Given work: read, then played by its rules. */
export function OpenWork(props: OpenWorkProps) {
  const isTaken = useIsTaken(props);
  const isGame = props.work.appId === twentyApp;
  if (!isGame && !isTaken) return <OpenPractice {...props} />;
  const loading = (
    <Page title={props.work.title}>
      <SkeletonText lines={5} />
    </Page>
  );
  return <Suspense fallback={loading}>{isGame ? <OpenGame {...props} /> : <OpenSet {...props} />}</Suspense>;
}

/** Whether it is taken as a test, or may be: with a way to all questions, which is code of its own. So it then stays. */
function useIsTaken({ work, place }: OpenWorkProps): boolean {
  const mayBe = work.rules.release !== 'each' || Boolean(work.toRevise) || remembersTest(place);
  const [isTaken, setTaken] = useState(mayBe);
  if (mayBe && !isTaken) setTaken(true);
  return isTaken;
}
