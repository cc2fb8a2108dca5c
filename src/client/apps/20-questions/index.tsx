import { Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearch } from 'wouter';
import { AppFrame } from '#client/present/app-frame';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { SegmentedControl } from '#client/ui/segmented-control';
import { ClassMode } from './class-mode';
import { GuessMine } from './guess-mine';
import { GuessYours } from './guess-yours';
import { type Mode, modes, useSettings } from './settings';
import { useClassPack } from './use-class-pack';
import { usePracticeGame } from './use-practice-game';

const OwnSecrets = lazy(() => import('./own-secrets').then((m) => ({ default: m.OwnSecrets })));
const SuggestedThings = lazy(() => import('./suggested-things').then((m) => ({ default: m.SuggestedThings })));
const PrintSheets = lazy(() => import('./print-sheets').then((m) => ({ default: m.PrintSheets })));

const modeNames: Record<Mode, string> = { mine: 'Guess mine', yours: 'I guess yours', class: 'Class' };

/** Find the secret with yes/no questions: against the computer, the other way round, or with the class. */
export default function TwentyQuestionsScreen() {
  const [settings, change] = useSettings();
  const { pack, isFailed, retry } = useClassPack();
  const game = usePracticeGame();
  const [isPrinting, setPrinting] = useState(false);
  const isAsking = settings.mode === 'mine' && game.state.kind === 'playing';
  const params = new URLSearchParams(useSearch());
  const wantedSecrets = { set: params.get('secrets') ?? undefined, list: params.get('list') ?? undefined };
  return (
    <AppFrame
      app="20-questions"
      title="20 Questions"
      tagline="Find the secret with yes/no questions."
      sends
      actions={
        <Button variant="quiet" icon={<Printer />} className="shrink-0 max-md:px-3" onClick={() => setPrinting(true)}>
          <span className="max-md:sr-only">Print</span>
        </Button>
      }
    >
      {({ isPresenting, covers, screen }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {!covers && !isAsking && (
            <SegmentedControl
              label="Who guesses"
              hideLabel
              value={settings.mode}
              onChange={(mode) => change({ mode })}
              options={modes.map((value) => ({ value, label: modeNames[value] }))}
            />
          )}
          {isFailed && (
            <Banner
              tone="bad"
              title="The secrets could not be loaded."
              action={<Button onClick={retry}>Try again</Button>}
            />
          )}
          {settings.mode === 'mine' && (
            <GuessMine {...{ game, pack, settings, isPresenting, covers }} onChange={change} />
          )}
          {settings.mode === 'mine' && game.state.kind === 'none' && !covers && pack && (
            <Suspense fallback={null}>
              <SuggestedThings pack={pack} />
              <OwnSecrets
                pack={pack}
                wanted={wantedSecrets}
                grammar={settings.grammar}
                onPlay={(id) => void game.begin({ from: { secrets: id }, grammar: settings.grammar })}
              />
            </Suspense>
          )}
          {settings.mode === 'yours' && (
            <GuessYours {...{ pack, settings, screen, isPresenting, covers }} onChange={change} />
          )}
          {settings.mode === 'class' && (
            <ClassMode {...{ pack, screen, isPresenting, covers }} level={settings.level} />
          )}
          <Suspense fallback={null}>
            {isPrinting && <PrintSheets pack={pack} settings={settings} onClose={() => setPrinting(false)} />}
          </Suspense>
        </div>
      )}
    </AppFrame>
  );
}
