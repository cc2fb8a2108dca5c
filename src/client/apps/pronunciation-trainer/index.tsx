import { Printer } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { AttemptScreen } from '#client/attempts/attempt-screen';
import { type AttemptStart, useAttempt } from '#client/attempts/use-attempt';
import { trpc } from '#client/lib/trpc';
import { AppFrame } from '#client/present/app-frame';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SkeletonText } from '#client/ui/skeleton';
import { contrastById, contrasts } from '#shared/content/sounds/contrasts';
import { type Choices, keepChoices, readChoices } from './choices';
import { ContrastPage } from './contrast-page';
import { Hearing } from './hearing';
import { Listen } from './listen';
import { PresentPairs } from './present-pairs';
import { SoundsPage } from './sounds-page';
import { Stress } from './stress';
import { stressAnswer } from './stress-answers';
import { suggestedFor } from './use-sounds';
import { pathTo, tabNames, tabs, viewIn } from './view';

const Speak = lazy(() => import('./speak').then((m) => ({ default: m.Speak })));
const OwnWords = lazy(() => import('./own-words').then((m) => ({ default: m.OwnWords })));
const HandedIn = lazy(() => import('./handed-in').then((m) => ({ default: m.HandedIn })));
const PrintSounds = lazy(() => import('./print-sounds').then((m) => ({ default: m.PrintSounds })));

/** Hear the difference, then make it: sounds, stress, and one's own voice. */
export default function PronunciationTrainerScreen() {
  const player = useAttempt('pronunciation-trainer');
  const [, go] = useLocation();
  const view = viewIn(useSearch());
  const [choices, setChoices] = useState(readChoices);
  const [again, setAgain] = useState<AttemptStart>();
  const [isPrinting, setPrinting] = useState(false);
  const utils = trpc.useUtils();
  const tab = view.tab ?? (view.list ? 'words' : 'listen');
  const wantedContrast = contrastById(view.contrast ?? '');
  const shownContrast =
    wantedContrast ?? contrastById(suggestedFor(choices.language)[0]?.contrast ?? '') ?? contrasts[0];

  const isOver = player.state.kind === 'finished';
  useEffect(() => {
    if (isOver) void utils.pronunciation.progress.invalidate();
  }, [isOver, utils]);

  function change(next: Partial<Choices>) {
    const changed = { ...choices, ...next };
    setChoices(changed);
    keepChoices(changed);
  }
  const start = (wish: AttemptStart) => {
    setAgain(wish);
    void player.begin(wish);
  };
  const isOpen = player.state.kind === 'none';
  return (
    <AppFrame
      app="pronunciation-trainer"
      title="Pronunciation Trainer"
      tagline="Hear the difference, then make it: sounds, stress and rhythm."
      sends
      actions={
        isOpen && (
          <Button variant="quiet" icon={<Printer />} onClick={() => setPrinting(true)} className="max-md:px-3">
            <span className="max-md:sr-only">Print</span>
          </Button>
        )
      }
    >
      {({ isPresenting }) => (
        <>
          {!isOpen && (
            <AttemptScreen
              player={player}
              onAgain={again && (() => start(again))}
              hearing={(item, attemptId) => <Hearing item={item} attemptId={attemptId} way={choices.hearing} />}
              answering={stressAnswer}
            />
          )}
          {isOpen && isPresenting && shownContrast && <PresentPairs key={shownContrast.id} contrast={shownContrast} />}
          {isOpen && (
            // Only out of sight: what was recorded or typed is still there when the projector is off again.
            <div hidden={isPresenting} className={isPresenting ? undefined : 'grid grid-cols-[minmax(0,1fr)] gap-6'}>
              <SegmentedControl
                label="What to do"
                hideLabel
                options={tabs.map((value) => ({ value, label: tabNames[value] }))}
                value={tab}
                onChange={(next) => go(pathTo({ tab: next }))}
              />
              {view.contrast !== undefined && !wantedContrast && (
                <Banner title="There is no such pair of sounds. Here are all of them." />
              )}
              {tab === 'listen' &&
                (wantedContrast ? (
                  <ContrastPage
                    key={wantedContrast.id}
                    contrast={wantedContrast}
                    choices={choices}
                    onChange={change}
                    onStart={start}
                  />
                ) : (
                  <Listen choices={choices} onChange={change} onStart={start} />
                ))}
              {tab === 'sounds' && <SoundsPage sound={view.sound} />}
              {tab === 'stress' && <Stress onStart={start} />}
              <Suspense fallback={<SkeletonText lines={6} />}>
                {tab === 'speak' && shownContrast && (
                  <Speak
                    key={shownContrast.id}
                    contrast={shownContrast}
                    onContrast={(id) => go(pathTo({ tab: 'speak', contrast: id }))}
                  />
                )}
                {tab === 'words' && <OwnWords key={view.list} list={view.list} onStart={start} />}
                {tab === 'handed-in' && <HandedIn />}
              </Suspense>
            </div>
          )}
          <Suspense fallback={null}>
            {isPrinting && shownContrast && <PrintSounds contrast={shownContrast} onClose={() => setPrinting(false)} />}
          </Suspense>
        </>
      )}
    </AppFrame>
  );
}
