import { useEffect } from 'react';
import { RoundScreen } from '../../app-kit/round/round-screen';
import type { Round, RoundStart } from '../../app-kit/round/use-round';
import type { CurrentWords } from '../../app-kit/words/use-words';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';

interface RoundsProps {
  words: CurrentWords;
  /** Only these, where not the whole list is wanted. */
  only?: string[];
  round: Round;
  kind: 'write' | 'test';
}

const most = 20;

const about = {
  write: {
    mode: 'practice',
    tasks: ['write-term'],
    text: 'Read the meaning and type the word. A slip of the finger is shown and forgiven.',
    start: 'Start writing',
  },
  test: {
    mode: 'test',
    tasks: ['choose-word', 'write-term', 'choose-meaning', 'gap-type', 'match'],
    text: 'Mixed questions. The answers are shown at the end.',
    start: 'Start the test',
  },
} as const;

/** Write and Test: rounds that the server judges. */
export function Rounds({ words, only: chosen, round, kind }: RoundsProps) {
  const { mode, tasks, text, start } = about[kind];
  const utils = trpc.useUtils();
  const isFinished = round.state.kind === 'finished';
  // What was answered moved the cards, too.
  useEffect(() => {
    if (isFinished) void utils.cards.deck.invalidate();
  }, [isFinished, utils]);

  const count = Math.min(most, (chosen ?? words.entries).length);
  function begin(only = chosen) {
    const input: RoundStart = {
      activity: {
        kind: 'words',
        from: words.from,
        tasks: [...tasks],
        count: only ? Math.min(most, only.length) : count,
        only,
      },
      mode,
    };
    void round.begin(input);
  }

  if (round.state.kind === 'starting') return <Spinner />;
  if (round.state.kind !== 'none') {
    return (
      <RoundScreen round={round} onAgain={() => begin()} onPractiseMissed={kind === 'write' ? begin : undefined} />
    );
  }
  return (
    <div className="grid justify-items-start gap-4 rounded-card border border-line bg-surface p-6">
      <p className="max-w-measure text-lg">{text}</p>
      <Button variant="primary" size="lg" onClick={() => begin()}>
        {start}
      </Button>
      <p className="text-muted">
        {count} {count === 1 ? 'question' : 'questions'} about {words.title}.
      </p>
    </div>
  );
}
