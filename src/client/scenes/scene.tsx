import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { appHue } from '#client/ui/app-mark';
import { cx } from '#client/ui/cx';
import { type AppId, apps } from '#shared/core/apps';
import type { SceneProps } from './parts';

/** A picture that cannot be fetched leaves its ground; the exercise goes on. */
const drawn = (load: () => Promise<{ Picture: ComponentType<SceneProps> }>) =>
  lazy(() =>
    load().then(
      ({ Picture }) => ({ default: Picture }),
      () => ({ default: () => null }),
    ),
  );

const scenes: Partial<Record<AppId, LazyExoticComponent<ComponentType<SceneProps>>>> = {
  'spelling-quest': drawn(() => import('./spelling-quest')),
  'word-scramble': drawn(() => import('./word-scramble')),
  'flash-cards': drawn(() => import('./flash-cards')),
  'grammar-cram': drawn(() => import('./grammar-cram')),
  'classroom-quiz-maker': drawn(() => import('./classroom-quiz-maker')),
  'esl-tests': drawn(() => import('./esl-tests')),
  'pronunciation-trainer': drawn(() => import('./pronunciation-trainer')),
  'vocabulary-builder': drawn(() => import('./vocabulary-builder')),
  '20-questions': drawn(() => import('./20-questions')),
  'story-dice': drawn(() => import('./story-dice')),
};

/** The picture of an app that is played; the others have none. */
export const sceneOf = (app: AppId) => scenes[app];

interface ScenePlace {
  /** The id of an app: that of an attempt may be of a later release. */
  app: string;
  /** From 0 to 1: how much of the picture is coloured in. */
  progress: number;
  /** How many items there are. */
  steps: number;
  /** The item that is worked at, from 0. */
  place: number;
  /** Grows by one at each right answer, and the app's moment of joy plays once. */
  joy: number;
  /** Its height: 152 px on a wide screen, 96 on a narrow one. */
  className?: string;
}

/** The picture of an app above its exercise: a strip as wide as its place. Decoration; the exercise says what matters. */
export function Scene({ app: appId, progress, steps, place, joy, className }: ScenePlace) {
  const joys = useJoys(joy);
  const app = apps.find(({ id }) => id === appId)?.id;
  const Picture = app && sceneOf(app);
  if (!Picture) return null;
  // 0 of 0 is no number.
  const share = Math.min(1, Math.max(0, progress || 0));
  return (
    <div aria-hidden="true" className={cx('scene scene-strip', appHue(app), className)}>
      <Suspense fallback={null}>
        <svg aria-hidden="true">
          <Picture progress={share} steps={steps} place={place} joys={joys} />
        </svg>
      </Suspense>
    </div>
  );
}

/** How often it grew since it was first shown: an exercise that goes on after a reload does not begin with a party. */
function useJoys(joy: number): number {
  const [seen, setSeen] = useState({ joy, joys: 0 });
  if (seen.joy === joy) return seen.joys;
  const joys = joy > seen.joy ? seen.joys + 1 : seen.joys;
  setSeen({ joy, joys });
  return joys;
}
