import { lazy, Suspense, useMemo, useState } from 'react';
import { useAttempt } from '#client/attempts/use-attempt';
import { failureText } from '#client/lib/failure-text';
import { AppFrame } from '#client/present/app-frame';
import { PrintButton } from '#client/print/print-button';
import { useSpeech } from '#client/speech/speech';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { EmptyState } from '#client/ui/empty-state';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SelectField } from '#client/ui/select-field';
import { Skeleton } from '#client/ui/skeleton';
import { KeepGuestCards } from '#client/words/cards/keep-guest-cards';
import { useCards } from '#client/words/cards/use-cards';
import { UnsureWords } from '#client/words/unsure-words';
import { useWords } from '#client/words/use-words';
import { WordsBar } from '#client/words/words-bar';
import { tagsOf } from '#shared/content/words/word-list';
import { directions, isCard } from '#shared/vocabulary/cards/deck';
import { masteries, masteryOf } from '#shared/vocabulary/cards/mastery';
import { CardChoices } from './card-choices';
import { Flip } from './flip';
import { Learn } from './learn';
import { Match } from './match';
import { PresentCards } from './present-cards';
import { type Mode, modes, useSettings } from './settings';
import { StartCard } from './start-card';
import { WriteAndTest } from './write-and-test';

const PrintCards = lazy(() => import('./print-cards').then((m) => ({ default: m.PrintCards })));

const modeNames: Record<Mode, string> = { learn: 'Learn', flip: 'Flip', write: 'Write', match: 'Match', test: 'Test' };
const masteryNames = { new: 'new', met: 'met', known: 'known', strong: 'strong' } as const;

/** Decks of cards: learned with spaced repetition, flipped, written, matched and tested. */
export default function FlashCardsScreen() {
  const words = useWords();
  const [settings, change] = useSettings();
  const cards = useCards(words.source);
  const player = useAttempt('flash-cards');
  const { canSpeak, speak } = useSpeech();
  const [isPrinting, setPrinting] = useState(false);
  const [tag, setTag] = useState('');
  const cardsOfList = useMemo(() => words.words?.entries.filter(isCard) ?? [], [words.words]);
  const tags = useMemo(() => [...new Set(cardsOfList.flatMap(tagsOf))].sort(), [cardsOfList]);
  // A tag of another list is none here.
  const wantedTag = tags.includes(tag) ? tag : '';
  const entries = useMemo(
    () => (wantedTag ? cardsOfList.filter((entry) => tagsOf(entry).includes(wantedTag)) : cardsOfList),
    [cardsOfList, wantedTag],
  );
  const wantedDirections = useMemo(
    () => (settings.direction === 'both' ? directions : [settings.direction]),
    [settings.direction],
  );
  const speech = { canSpeak, speak, autoPlay: settings.autoPlay };
  // An attempt that was begun before a reload goes on in its own mode.
  const mode = 'attempt' in player.state ? (player.state.attempt.mode === 'test' ? 'test' : 'write') : settings.mode;
  const deck = JSON.stringify([words.source, wantedTag, entries.length, settings.direction]);
  const [isOn, setOn] = useState(false);
  const playsCards = isOn && mode !== 'write' && mode !== 'test';
  const played = { entries, directions: wantedDirections, speech, onLeave: () => setOn(false) };

  return (
    <AppFrame
      app="flash-cards"
      title="Flash Cards"
      tagline="Each card comes back just before it would be forgotten."
      sends
      actions={<PrintButton onClick={() => setPrinting(true)} />}
    >
      {({ isPresenting, screen }) => (
        <div className={playsCards ? undefined : 'grid gap-5'}>
          {!isPresenting && !playsCards && (
            <>
              <WordsBar words={words} />
              {words.words && <UnsureWords entries={words.words.entries} />}
              <KeepGuestCards />
              {tags.length > 0 && (
                <SelectField
                  label="Which cards"
                  className="max-w-xs"
                  options={[
                    { value: '', label: `All ${cardsOfList.length} cards` },
                    ...tags.map((value) => ({ value, label: `Tagged “${value}”` })),
                  ]}
                  value={wantedTag}
                  onChange={setTag}
                />
              )}
              <SegmentedControl<Mode>
                label="How to play"
                hideLabel
                wide
                options={modes.map((value) => ({ value, label: modeNames[value] }))}
                value={mode}
                onChange={(next) => {
                  // The other attempt stays at the server; this one is left.
                  if (player.state.kind !== 'none') player.leave();
                  change({ mode: next });
                }}
              />
            </>
          )}
          {words.isLoading || (mode === 'learn' && cards.isLoading) ? (
            <Skeleton className="mx-auto h-[22rem] w-full max-w-play" />
          ) : words.words === undefined ? null : entries.length === 0 ? (
            <EmptyState title="No cards in this list yet">
              A card needs a word and a meaning. Add meanings with Edit words, or choose other words.
            </EmptyState>
          ) : mode === 'write' || mode === 'test' ? (
            <WriteAndTest
              words={words.words}
              only={wantedTag ? entries.map(({ id }) => id) : undefined}
              player={player}
              kind={mode}
            />
          ) : isPresenting && mode !== 'match' ? (
            <PresentCards {...played} title={words.words.title} screen={screen} key={deck} />
          ) : !playsCards ? (
            <StartCard mode={mode} onStart={() => setOn(true)}>
              {mode === 'learn' && (
                <>
                  {cards.error && (
                    <Banner
                      tone="warn"
                      title={failureText(cards.error, {
                        fallback: 'What you learned could not be loaded.',
                        network: 'What you learned could not be loaded. Please check your connection.',
                      })}
                      action={<Button onClick={cards.retry}>Try again</Button>}
                    >
                      You can go on: your answers are saved on this device.
                    </Banner>
                  )}
                  <MasteryLine of={entries.map(({ id }) => masteryOf(id, cards.states))} />
                </>
              )}
              <CardChoices mode={mode} settings={settings} onChange={change} canSpeak={canSpeak} />
            </StartCard>
          ) : mode === 'learn' ? (
            <Learn {...played} title={words.words.title} screen={screen} cards={cards} key={deck} />
          ) : mode === 'flip' ? (
            <Flip {...played} title={words.words.title} screen={screen} key={deck} />
          ) : (
            <Match
              key={deck}
              title={words.words.title}
              onLeave={played.onLeave}
              entries={entries}
              deckName={words.words.title}
              timed={settings.timed}
              screen={screen}
            />
          )}
          <Suspense fallback={null}>
            {isPrinting && words.words && <PrintCards words={words.words} onClose={() => setPrinting(false)} />}
          </Suspense>
        </div>
      )}
    </AppFrame>
  );
}

/** How the whole deck sits, in one line. */
function MasteryLine({ of }: { of: readonly (keyof typeof masteryNames)[] }) {
  return (
    <p className="text-muted tabular-nums">
      {masteries.map((mastery) => `${of.filter((one) => one === mastery).length} ${masteryNames[mastery]}`).join(' · ')}
    </p>
  );
}
