import { useEffect } from 'react';
import { AttemptScreen } from '#client/attempts/attempt-screen';
import type { AttemptPlayer, AttemptStart } from '#client/attempts/use-attempt';
import type { Givable } from '#client/giving/givable';
import { GiveButton } from '#client/giving/give-button';
import { PlayLiveButton } from '#client/giving/play-live-button';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { Spinner } from '#client/ui/spinner';
import type { CurrentWords } from '#client/words/use-words';
import { count } from '#shared/core/count';

interface WriteAndTestProps {
  words: CurrentWords;
  /** Only these, where not the whole list is wanted. */
  only?: string[];
  player: AttemptPlayer;
  kind: 'write' | 'test';
}

const most = 20;

const about = {
  write: {
    mode: 'practice',
    tasks: ['write-term'],
    text: 'Read the meaning and type the word. A typing slip is shown, and costs nothing.',
    start: 'Start writing',
  },
  test: {
    mode: 'test',
    tasks: ['choose-word', 'write-term', 'choose-meaning', 'gap-type', 'match'],
    text: 'Mixed questions. The answers are shown at the end.',
    start: 'Start the test',
  },
} as const;

/** Write and Test: attempts that the server judges. */
export function WriteAndTest({ words, only: chosenIds, player, kind }: WriteAndTestProps) {
  const { mode, tasks, text, start } = about[kind];
  const utils = trpc.useUtils();
  const isFinished = player.state.kind === 'finished';
  // What was answered moved the cards, too.
  useEffect(() => {
    if (isFinished) void utils.cards.deck.invalidate();
  }, [isFinished, utils]);

  const size = Math.min(most, (chosenIds ?? words.entries).length);
  const asking = (only = chosenIds) =>
    ({
      kind: 'words',
      from: words.from,
      tasks: [...tasks],
      count: only ? Math.min(most, only.length) : size,
      only,
    }) satisfies AttemptStart['activity'];
  const begin = (only?: string[]) => void player.begin({ activity: asking(only), mode });

  const toGive: Givable = {
    appId: 'flash-cards',
    title: words.title,
    activity: asking(),
    rules: { release: mode === 'test' ? 'end' : 'each' },
  };
  if (player.state.kind === 'starting') return <Spinner />;
  if (player.state.kind !== 'none') {
    return (
      <AttemptScreen player={player} onAgain={() => begin()} onPractiseMissed={kind === 'write' ? begin : undefined} />
    );
  }
  return (
    <div className="grid justify-items-start gap-4 rounded-card border border-line bg-surface p-6">
      <p className="max-w-measure text-lg">{text}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" size="lg" onClick={() => begin()}>
          {start}
        </Button>
        <PlayLiveButton work={toGive} />
        <GiveButton work={toGive} />
      </div>
      <p className="text-muted">
        {count(size, 'question')} about {words.title}.
      </p>
    </div>
  );
}
