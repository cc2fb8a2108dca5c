import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { AttemptScreen } from '#client/attempts/attempt-screen';
import { useAttempt } from '#client/attempts/use-attempt';
import type { Givable } from '#client/giving/givable';
import { GiveButton } from '#client/giving/give-button';
import { PlayLiveButton } from '#client/giving/play-live-button';
import { AppFrame } from '#client/present/app-frame';
import { PrintButton } from '#client/print/print-button';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Checkbox } from '#client/ui/checkbox';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SkeletonText } from '#client/ui/skeleton';
import { useWords } from '#client/words/use-words';
import { WordsBar } from '#client/words/words-bar';
import { count } from '#shared/core/count';
import { lengths, useOwnChoices } from './choices';
import { ScramblePlay } from './play';
import { SentencePanel } from './sentence-panel';
import { useMaterial } from './use-material';

const PrintScramble = lazy(() => import('./print-scramble').then((m) => ({ default: m.PrintScramble })));
const Teams = lazy(() => import('./teams').then((m) => ({ default: m.Teams })));

/** Letters of a word or words of a sentence, to be put in order again. */
export default function WordScrambleScreen() {
  const words = useWords();
  const player = useAttempt('word-scramble');
  const [choices, change] = useOwnChoices();
  const [isPrinting, setPrinting] = useState(false);
  const material = useMaterial(choices, words.words);
  const { title, activity } = material;
  const toGive: Givable | undefined = activity && { appId: 'word-scramble', title, activity };
  const { state } = player;

  function begin(only?: string[]) {
    const { activity } = material;
    if (activity) void player.begin({ activity: only ? { ...activity, only } : activity, mode: 'practice' });
  }

  const isPlaying = state.kind === 'playing' || state.kind === 'finishing';
  const isOpen = state.kind === 'none' || state.kind === 'starting';
  const isSentences = choices.unit === 'sentences';
  const needsWords = !isSentences || choices.from === 'examples';
  return (
    <AppFrame
      app="word-scramble"
      sends
      title="Word Scramble"
      tagline="Put the letters or the words in order."
      actions={
        toGive && (
          <>
            <PlayLiveButton variant="quiet" compact work={toGive} />
            <GiveButton variant="quiet" compact work={toGive} />
            <PrintButton onClick={() => setPrinting(true)} />
          </>
        )
      }
    >
      {({ isPresenting }) => (
        <>
          {isPresenting && (
            <Suspense fallback={<SkeletonText lines={3} className="p-6" />}>
              <Teams material={material} choices={choices} />
            </Suspense>
          )}
          {/* Only out of sight: what is placed is still there when the projector is off again. */}
          <div hidden={isPresenting} className={isPresenting ? undefined : 'grid gap-6'}>
            {isOpen && (
              <>
                <SegmentedControl
                  label="What to put in order"
                  hideLabel
                  options={[
                    { value: 'words', label: 'Letters of a word' },
                    { value: 'sentences', label: 'Words of a sentence' },
                  ]}
                  value={choices.unit}
                  onChange={(unit) => change({ unit })}
                />
                {needsWords && <WordsBar words={words} />}
                {isSentences && <SentencePanel choices={choices} change={change} material={material} />}
                {needsWords && words.isLoading && <SkeletonText lines={4} />}
                {!isSentences && material.dropped.length > 0 && <LeftOutWords terms={material.dropped} />}
                <div className="flex flex-wrap gap-x-8 gap-y-4">
                  <SegmentedControl
                    label="How many"
                    options={lengths.map((value) => ({ value, label: value }))}
                    value={choices.length}
                    onChange={(length) => change({ length })}
                  />
                  <div>
                    {!isSentences && (
                      <Checkbox
                        label="Show the meaning"
                        hint="When it is off, the meaning is a hint."
                        checked={choices.showsClue}
                        onChange={(showsClue) => change({ showsClue })}
                      />
                    )}
                    <Checkbox
                      label="Show the time"
                      hint="It counts up. There is no time limit."
                      checked={choices.hasTimer}
                      onChange={(hasTimer) => change({ hasTimer })}
                    />
                  </div>
                </div>
                <div>
                  <Button
                    variant="primary"
                    size="lg"
                    icon={<Play />}
                    pending={state.kind === 'starting'}
                    aria-disabled={!material.activity || undefined}
                    className="aria-disabled:opacity-55"
                    onClick={() => begin()}
                  >
                    Start
                  </Button>
                </div>
              </>
            )}
            {isPlaying && 'attempt' in state && (
              <ScramblePlay
                key={state.attempt.id}
                player={player}
                attempt={state.attempt}
                showsClue={choices.showsClue}
                hasTimer={choices.hasTimer}
              />
            )}
            {(state.kind === 'failed' || state.kind === 'finished') && (
              <AttemptScreen player={player} onAgain={() => begin()} onPractiseMissed={begin} />
            )}
            <Suspense fallback={null}>
              {isPrinting && <PrintScramble material={material} choices={choices} onClose={() => setPrinting(false)} />}
            </Suspense>
          </div>
        </>
      )}
    </AppFrame>
  );
}

function LeftOutWords({ terms }: { terms: readonly string[] }) {
  const sample = terms.slice(0, 12).join(', ');
  return (
    <Banner title={`${count(terms.length, 'word is', 'words are')} left out`}>
      Phrases, and words that are too short or one letter only, cannot be scrambled: {sample}
      {terms.length > 12 && ` and ${terms.length - 12} more`}.
    </Banner>
  );
}
