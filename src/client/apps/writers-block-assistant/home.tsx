import { Dices, PenLine, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { GiveButton } from '#client/giving/give-button';
import { writingToGive } from '#client/giving/writing-task';
import { useUser } from '#client/lib/auth';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SelectField } from '#client/ui/select-field';
import { TextArea } from '#client/ui/text-area';
import { notify } from '#client/ui/toast';
import { HandInList } from '#client/writing/hand-in-list';
import { HelpSwitch } from '#client/writing/help-switch';
import { writingPrompts } from '#shared/content/writing/prompts';
import { type TaskType, taskTypeIds, taskTypes } from '#shared/content/writing/task-types';
import { count } from '#shared/core/count';
import { type Level, levels } from '#shared/core/level';
import { mayAssociate } from '#shared/core/roles';
import { useWordRange, WordRange } from './word-range';
import { handInPath, newWork, textPath, usualWords } from './work';

const mostShown = 4;

/** Something to write about at once, the texts that were begun, and those that were handed in. */
export function Home({ isPresenting }: { isPresenting: boolean }) {
  const user = useUser();
  const [, navigate] = useLocation();
  const reads = mayAssociate(user.role);
  // The class sees tasks, not who wrote what.
  if (isPresenting) return <Begin />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Begin />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <MyTexts />
        {reads && (
          <Card as="section" className="grid gap-3">
            <h2 className="text-lg font-bold">From your students</h2>
            <HandInList
              whose="students"
              onChoose={(id) => navigate(handInPath(id))}
              empty="Nothing yet. Students whom you added, and who accepted, can hand in their texts here."
            />
            <HelpSwitch />
          </Card>
        )}
        <Card as="section" className="grid gap-3">
          <h2 className="text-lg font-bold">Handed in</h2>
          <HandInList
            whose="mine"
            onChoose={(id) => navigate(handInPath(id))}
            empty="You have handed nothing in yet."
          />
        </Card>
      </div>
    </div>
  );
}

function Begin() {
  const [type, setType] = useState<TaskType>('paragraph');
  const [level, setLevel] = useState<Level>('A2');
  const [turn, setTurn] = useState(0);
  const [own, setOwn] = useState('');
  const range = useWordRange(usualWords(type, level));
  const { create, isPending } = useCreate();
  function begin(prompt: string) {
    const words = range.read();
    if (words) create(newWork({ type, level, prompt, words }));
  }
  const taskToGive = (task: string) => async () => {
    const words = range.read();
    return words && writingToGive({ appId: 'writers-block-assistant', task, level, words });
  };
  /** Pictures instead of a question: they come with their words, and become the task. */
  async function roll() {
    try {
      const { rollTask } = await import('./roll-task');
      setOwn(rollTask(level));
      setType('story');
    } catch {
      notify.error('The dice could not be loaded. Please check your connection and try again.');
    }
  }
  const fitting = writingPrompts.filter((prompt) => prompt.type === type && prompt.level === level);
  const prompts = fitting.map((_, place) => fitting[(place + turn * mostShown) % fitting.length]).slice(0, mostShown);
  return (
    <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 className="text-lg font-bold">What do you want to write?</h2>
      <div className="flex flex-wrap items-start gap-4">
        <SelectField
          label="Kind of text"
          value={type}
          onChange={setType}
          options={taskTypeIds.map((value) => ({ value, label: taskTypes[value] }))}
        />
        <SegmentedControl<Level>
          label="Level"
          value={level}
          onChange={setLevel}
          options={levels.map((value) => ({ value, label: value }))}
        />
        <WordRange {...range} />
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {prompts.map(
          (prompt) =>
            prompt && (
              <li key={prompt.id} className="flex items-center gap-1">
                <button
                  type="button"
                  onClick={() => begin(prompt.text)}
                  className="flex min-h-12 min-w-0 grow items-center gap-3 rounded-control border border-line bg-surface px-4 py-2 text-left tone-neutral hover:tinted-hover"
                >
                  <PenLine aria-hidden="true" className="size-5 shrink-0 text-muted" />
                  <span className="min-w-0 wrap-anywhere">{prompt.text}</span>
                </button>
                <GiveButton variant="quiet" compact work={taskToGive(prompt.text)} about={prompt.text} />
              </li>
            ),
        )}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={<Shuffle />} onClick={() => setTurn(turn + 1)}>
          Other tasks
        </Button>
        <Button variant="secondary" icon={<Dices />} onClick={() => void roll()}>
          Roll the story dice
        </Button>
      </div>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          begin(own.trim() || 'My own text');
        }}
      >
        <TextArea
          label="Your own task"
          hint="From your teacher, or your own idea."
          optional
          rows={2}
          maxLength={2000}
          value={own}
          onChange={(event) => setOwn(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={isPending}>
            Start writing
          </Button>
          <GiveButton work={own.trim() ? taskToGive(own.trim()) : undefined} />
        </div>
      </form>
    </Card>
  );
}

function useCreate() {
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.library.create.useMutation({
    onSuccess(saved) {
      void utils.library.list.invalidate();
      navigate(textPath(saved.id));
    },
  });
  return {
    isPending,
    create({ title, data }: ReturnType<typeof newWork>) {
      if (!isPending) mutate({ kind: 'writing', title, level: data.level, data });
    },
  };
}

function MyTexts() {
  const texts = trpc.library.list.useQuery({ kind: 'writing', limit: 8 });
  return (
    <Card as="section" className="grid gap-2">
      <h2 className="text-lg font-bold">Your texts</h2>
      {texts.isError && <p role="alert">Your texts could not be loaded. Please check your connection.</p>}
      {texts.data?.items.length === 0 && <p className="text-muted">None yet. Choose a task and begin.</p>}
      <ul className="grid gap-1">
        {texts.data?.items.map(({ id, title, size }) => (
          <li key={id}>
            <Link href={textPath(id)} className="inline-flex min-h-11 items-center gap-2 wrap-anywhere underline">
              {title}
            </Link>{' '}
            <span className="text-muted">{count(size, 'word')}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
