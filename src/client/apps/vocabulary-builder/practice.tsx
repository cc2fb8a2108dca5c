import { Play } from 'lucide-react';
import { useState } from 'react';
import { AttemptScreen } from '#client/attempts/attempt-screen';
import type { AttemptPlayer, AttemptStart } from '#client/attempts/use-attempt';
import type { Givable } from '#client/giving/givable';
import { GiveButton } from '#client/giving/give-button';
import { PlayLiveButton } from '#client/giving/play-live-button';
import { Button } from '#client/ui/button';
import { Checkbox } from '#client/ui/checkbox';
import { SegmentedControl } from '#client/ui/segmented-control';
import type { WordEntry } from '#shared/content/words/word-list';
import type { StudyTask } from '#shared/vocabulary/study-tasks';
import type { WordTask } from '#shared/vocabulary/word-items';

type Task = WordTask | StudyTask;

const names: readonly { task: Task; name: string; hint: string }[] = [
  { task: 'match', name: 'Match', hint: 'Words and meanings.' },
  { task: 'gap-choose', name: 'Choose for the gap', hint: 'In the sentence from the text.' },
  { task: 'gap-type', name: 'Type in the gap', hint: 'In the sentence from the text.' },
  { task: 'odd-one-out', name: 'Odd one out', hint: 'Three words that belong together and one that does not.' },
  { task: 'word-formation', name: 'Word formation', hint: 'Make the right word of the family.' },
  { task: 'sort', name: 'Sort', hint: 'Words under topics or parts of speech.' },
  { task: 'opposite', name: 'Opposites', hint: 'Choose or write them.' },
  { task: 'collocation', name: 'Verbs and nouns', hint: 'Make or do a mistake?' },
  { task: 'use-it', name: 'Use it', hint: 'A sentence of one’s own, without points.' },
];

const counts = ['8', '12', '20'] as const;

interface PracticeProps {
  title: string;
  entries: WordEntry[];
  player: AttemptPlayer;
  /** Where the attempt is this app's own words, the saved list is named, so that results find it. */
  from: Extract<AttemptStart['activity'], { kind: 'words' }>['from'];
}

/** Chooses what to practise with these words, and plays it. */
export function Practice({ title, entries, player, from }: PracticeProps) {
  const [tasks, setTasks] = useState<readonly Task[]>([
    'match',
    'gap-choose',
    'gap-type',
    'odd-one-out',
    'word-formation',
    'sort',
    'opposite',
    'collocation',
  ]);
  const [count, setCount] = useState<(typeof counts)[number]>('12');
  const [mode, setMode] = useState<AttemptStart['mode']>('practice');

  const begin = (only?: string[]) => {
    const knownIds = new Set(entries.map(({ id }) => id));
    const wantedIds = only?.filter((id) => knownIds.has(id));
    void player.begin({
      activity: {
        kind: 'words',
        from,
        tasks: [...tasks],
        count: Number(count),
        ...(wantedIds && wantedIds.length > 0 && { only: wantedIds }),
      },
      mode,
    });
  };

  if (player.state.kind !== 'none') {
    return <AttemptScreen player={player} onAgain={() => begin()} onPractiseMissed={begin} />;
  }
  const toGive: Givable | undefined =
    tasks.length > 0
      ? {
          appId: 'vocabulary-builder',
          title: title || 'Your words',
          activity: { kind: 'words', from, tasks: [...tasks], count: Number(count) },
          rules: { release: mode === 'test' ? 'end' : 'each' },
        }
      : undefined;
  if (entries.length === 0) return <p className="text-muted">Put words on the list first.</p>;
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (tasks.length > 0) begin();
      }}
    >
      <h2 className="text-lg font-bold">Practise {title || 'these words'}</h2>
      <fieldset className="grid gap-x-6 sm:grid-cols-2">
        <legend className="mb-1 font-bold">What to do</legend>
        {names.map(({ task, name, hint }) => (
          <Checkbox
            key={task}
            label={name}
            hint={hint}
            checked={tasks.includes(task)}
            onChange={(isTicked) => setTasks(isTicked ? [...tasks, task] : tasks.filter((one) => one !== task))}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-6">
        <SegmentedControl
          label="Questions"
          options={counts.map((value) => ({ value, label: value }))}
          value={count}
          onChange={setCount}
        />
        <SegmentedControl
          label="Answers"
          options={[
            { value: 'practice', label: 'After each question' },
            { value: 'test', label: 'At the end' },
          ]}
          value={mode}
          onChange={setMode}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          icon={<Play />}
          aria-disabled={tasks.length === 0 || undefined}
          className="aria-disabled:opacity-55"
        >
          Begin
        </Button>
        <PlayLiveButton work={toGive} />
        <GiveButton work={toGive} />
        {tasks.length === 0 && <p className="w-full text-muted">Tick at least one thing to do.</p>}
      </div>
    </form>
  );
}
