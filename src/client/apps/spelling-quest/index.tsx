import { Play } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { AttemptScreen } from '#client/attempts/attempt-screen';
import { useAttempt } from '#client/attempts/use-attempt';
import type { Givable } from '#client/giving/givable';
import { GiveButton } from '#client/giving/give-button';
import { PlayLiveButton } from '#client/giving/play-live-button';
import { AppFrame } from '#client/present/app-frame';
import { PrintButton } from '#client/print/print-button';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { EmptyState } from '#client/ui/empty-state';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SkeletonText } from '#client/ui/skeleton';
import { useWords } from '#client/words/use-words';
import { WordsBar } from '#client/words/words-bar';
import type { WordEntry } from '#shared/content/words/word-list';
import { lengths, type SpellingMode, useOwnChoices, writings } from './choices';
import { Dictation } from './dictation';
import { Learn } from './learn';
import { SpellingPlay } from './play';
import { QuestMap } from './quest-map';
import { ResultSummary } from './result-summary';
import { keepStars, keyOf, readStars, starsOf, stationsOf } from './stations';
import { toSpell } from './to-spell';

const PrintSpelling = lazy(() => import('./print-spelling').then((m) => ({ default: m.PrintSpelling })));

const mostWords = 60;

const modeNames: Record<SpellingMode, string> = { learn: 'Learn', practice: 'Practice', quest: 'Quest', test: 'Test' };
const modeHints: Record<SpellingMode, string> = {
  learn: 'Look at a word, cover it, write it, check it.',
  practice: 'Hear and write each word. One that you miss comes back until it is right twice.',
  quest: 'Travel from place to place: about five words and three lives at each station.',
  test: 'One try for each word, no letter clues. The result comes at the end.',
};
const writingNames = { typing: 'Typing', tiles: 'Letter tiles' } as const;
const lengthNames = { '10': '10 words', '20': '20 words', all: 'All words' } as const;

/** Words to be heard and spelled: learned, practised, along a map, and tested. */
export default function SpellingQuestScreen() {
  const words = useWords();
  const player = useAttempt('spelling-quest');
  const [choices, change] = useOwnChoices();
  const [isPrinting, setPrinting] = useState(false);
  const { state } = player;
  const current = words.words;
  const all = useMemo(() => toSpell(current?.entries ?? []), [current]);
  const entries = useMemo(() => all.slice(0, mostWords), [all]);
  const stations = useMemo(() => stationsOf(entries), [entries]);

  /** As many as were chosen, of so many that there are. */
  const countOf = (all: number) => Math.max(1, choices.length === 'all' ? all : Math.min(all, Number(choices.length)));

  function begin(mode: SpellingMode, askedWords: readonly WordEntry[], station = 0) {
    if (!current) return;
    change({ playing: { mode, station, list: keyOf(current) } });
    void player.begin({
      activity: {
        kind: 'words',
        from: current.from,
        tasks: ['spell'],
        count: mode === 'quest' ? Math.max(1, askedWords.length) : countOf(askedWords.length),
        only: askedWords.map(({ id }) => id),
      },
      mode: mode === 'test' ? 'test' : 'practice',
    });
  }

  const { playing } = choices;
  const finished = state.kind === 'finished' ? state.attempt : undefined;
  useEffect(() => {
    if (finished && playing.mode === 'quest') keepStars({ ...playing, stars: starsOf(finished) });
  }, [finished, playing]);

  const toGive: Givable | undefined =
    current && entries.length > 0
      ? {
          appId: 'spelling-quest',
          title: current.title,
          activity: { kind: 'words', from: current.from, tasks: ['spell'], count: countOf(entries.length) },
          rules: { release: choices.mode === 'test' ? 'end' : 'each' },
        }
      : undefined;
  const isPlaying = state.kind === 'playing' || state.kind === 'finishing';
  const isOpen = state.kind === 'none' || state.kind === 'starting';
  return (
    <AppFrame
      app="spelling-quest"
      sends
      title="Spelling Quest"
      tagline="Hear a word, see its sentence, spell it."
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
          {isPresenting && <Dictation entries={entries} />}
          {/* Only out of sight: what is being typed is still there when the projector is off again. */}
          <div hidden={isPresenting} className={isPresenting ? undefined : 'grid gap-6'}>
            {!isPlaying && <WordsBar words={words} />}
            {isOpen && words.isLoading && <SkeletonText lines={6} />}
            {isOpen && current && entries.length < 3 && (
              <EmptyState title="Add at least 3 words">
                Press Change words, and choose or paste a longer list.
              </EmptyState>
            )}
            {isOpen && current && entries.length >= 3 && (
              <>
                {all.length > mostWords && (
                  <Banner title={`The first ${mostWords} words are used.`}>
                    This list has {all.length}. Split it to use the others.
                  </Banner>
                )}
                <div className="grid gap-4">
                  <SegmentedControl
                    label="What to do"
                    hideLabel
                    options={(['learn', 'practice', 'quest', 'test'] as const).map((value) => ({
                      value,
                      label: modeNames[value],
                    }))}
                    value={choices.mode}
                    onChange={(mode) => change({ mode })}
                  />
                  <p className="max-w-measure text-lg">{modeHints[choices.mode]}</p>
                  {choices.mode !== 'learn' && (
                    <div className="flex flex-wrap gap-x-8 gap-y-4">
                      <SegmentedControl
                        label="Answer with"
                        options={writings.map((value) => ({ value, label: writingNames[value] }))}
                        value={choices.writing}
                        onChange={(writing) => change({ writing })}
                      />
                      {choices.mode !== 'quest' && (
                        <SegmentedControl
                          label="How many"
                          options={lengths.map((value) => ({ value, label: lengthNames[value] }))}
                          value={choices.length}
                          onChange={(length) => change({ length })}
                        />
                      )}
                    </div>
                  )}
                </div>
                {choices.mode === 'learn' && (
                  <Learn key={current.title} entries={entries} spelling={current.spelling} />
                )}
                {choices.mode === 'quest' && (
                  <QuestMap
                    list={keyOf(current)}
                    stations={stations.map(({ length }) => length)}
                    stars={readStars(current)}
                    onPlay={(station) => begin('quest', stations[station] ?? [], station)}
                  />
                )}
                {(choices.mode === 'practice' || choices.mode === 'test') && (
                  <div>
                    <Button
                      variant="primary"
                      size="lg"
                      icon={<Play />}
                      pending={state.kind === 'starting'}
                      onClick={() => begin(choices.mode, entries)}
                    >
                      {choices.mode === 'test' ? 'Start the test' : 'Start practice'}
                    </Button>
                  </div>
                )}
              </>
            )}
            {isPlaying && 'attempt' in state && (
              <SpellingPlay
                key={state.attempt.id}
                player={player}
                attempt={state.attempt}
                mode={state.attempt.mode === 'test' ? 'test' : playing.mode}
                writing={choices.writing}
              />
            )}
            {(state.kind === 'failed' || finished) && (
              <AttemptScreen
                player={player}
                onAgain={
                  playing.mode === 'quest'
                    ? () => begin('quest', stations[playing.station] ?? [], playing.station)
                    : () => begin(playing.mode, entries)
                }
                onPractiseMissed={(ids) =>
                  begin(
                    'practice',
                    entries.filter(({ id }) => ids.includes(id)),
                  )
                }
                after={(attempt) => (
                  <div className="grid w-full gap-5">
                    {playing.mode === 'quest' && <StationStars stars={starsOf(attempt)} />}
                    <ResultSummary
                      attempt={attempt}
                      onChoose={(source) => {
                        words.choose(source);
                        player.leave();
                      }}
                    />
                  </div>
                )}
              />
            )}
            <Suspense fallback={null}>
              {isPrinting && current && (
                <PrintSpelling title={current.title} entries={entries} onClose={() => setPrinting(false)} />
              )}
            </Suspense>
          </div>
        </>
      )}
    </AppFrame>
  );
}

function StationStars({ stars }: { stars: number }) {
  return (
    <p className="text-lg font-bold">
      {stars === 0
        ? 'No star yet. Practise the words, then try this station again.'
        : `${stars} of 3 stars at this station.`}
    </p>
  );
}
