import { Printer, Send, Share2, Volume2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { StoryPad, type StoryPadHandle } from '#client/dice/story-pad';
import { GiveButton } from '#client/giving/give-button';
import { writingToGive } from '#client/giving/writing-task';
import { trpc } from '#client/lib/trpc';
import { AppFrame } from '#client/present/app-frame';
import { useSpeech } from '#client/speech/speech';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { cx } from '#client/ui/cx';
import { SegmentedControl } from '#client/ui/segmented-control';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import { capital } from '#shared/core/first-letter';
import type { StoryData } from '#shared/games/dice/story';
import { storyTask } from '#shared/games/dice/story-task';
import { DiceOnScreen } from './dice-on-screen';
import { DiceStage } from './dice-stage';
import { GroupsView } from './groups-view';
import { Ideas } from './ideas';
import { SettingsPanel } from './settings-panel';
import { TaskPart } from './task-part';
import { TurnsView } from './turns-view';
import { forgetText, useStory } from './use-story';

const GiveDialog = lazy(() => import('./give-dialog').then((m) => ({ default: m.GiveDialog })));
const PrintDice = lazy(() => import('#client/dice/print-dice').then((m) => ({ default: m.PrintDice })));
const HandInDialog = lazy(() => import('#client/writing/hand-in-dialog').then((m) => ({ default: m.HandInDialog })));

const views = [
  { value: 'dice', label: 'Dice' },
  { value: 'write', label: 'Write' },
  { value: 'groups', label: 'Groups' },
  { value: 'turns', label: 'Turns' },
] as const;
type View = (typeof views)[number]['value'];

export interface SavedWork {
  id: string;
  title: string;
  data: StoryData;
  /** Saved, or still on its way. */
  status: string;
  /** Opened to be given to the class. */
  isToGive: boolean;
  onChange: (next: { title: string; data: StoryData }) => void;
}

/**
 * The dice and all that is done with them. Work that is saved goes on saving itself; other work stays on this device.
 */
export function Studio({ saved }: { saved?: SavedWork }) {
  const [view, setView] = useState<View>(saved?.data.text ? 'write' : 'dice');
  const [open, setOpen] = useState<'give' | 'print' | 'hand-in' | undefined>(saved?.isToGive ? 'give' : undefined);
  const [, navigate] = useLocation();
  const { game, task, setTask, text, setText, eachRolls, setEachRolls, data } = useStory(saved?.data);
  const { canSpeak, speak } = useSpeech();
  const pad = useRef<StoryPadHandle>(null);
  const { dice, choices } = game.table;
  const words = dice.map((die) => die.face.word);

  const utils = trpc.useUtils();
  const create = trpc.library.create.useMutation({ onSuccess: () => utils.library.list.invalidate() });
  useEffect(() => {
    if (saved && JSON.stringify(saved.data) !== JSON.stringify(data)) saved.onChange({ title: saved.title, data });
  }, [saved, data]);

  /** Saves the roll with its story, and goes on in what was saved: there it can be given to the class. */
  const save = async (then: '' | '&give' = '') => {
    const story = await create.mutateAsync({ kind: 'story', title: titleOf(words), level: choices.level, data });
    notify.success('Saved in My work.');
    forgetText();
    navigate(`/story-dice?story=${story.id}${then}`, { replace: true });
  };

  return (
    <AppFrame
      app="story-dice"
      title="Story Dice"
      tagline="Tell a story that uses every picture."
      sends
      actions={
        <>
          {canSpeak && (
            <Button variant="quiet" icon={<Volume2 />} onClick={() => speak(words.join(', '))} className="max-md:px-3">
              <span className="max-md:sr-only">Hear all</span>
            </Button>
          )}
          <Button variant="quiet" icon={<Printer />} onClick={() => setOpen('print')} className="max-md:px-3">
            <span className="max-md:sr-only">Print</span>
          </Button>
          <Button
            variant="quiet"
            icon={<Share2 />}
            aria-label="Code for the class"
            pending={create.isPending}
            onClick={() => (saved ? setOpen('give') : void save('&give').catch(() => {}))}
            className="max-md:px-3"
          >
            <span className="max-md:sr-only">Code</span>
          </Button>
          <GiveButton
            variant="quiet"
            compact
            work={writingToGive({
              appId: 'story-dice',
              task: storyTask(
                dice.map(({ face }) => face),
                task,
              ),
              level: choices.level,
            })}
          />
        </>
      }
    >
      {({ isPresenting, covers, screen }) => (
        <div
          className={cx(
            'dice-screen grid grid-cols-[minmax(0,1fr)] gap-5',
            covers && 'present',
            task && view !== 'groups' && 'has-task',
          )}
        >
          {!covers && (
            <SegmentedControl<View>
              label="View"
              hideLabel
              options={views}
              value={view}
              onChange={setView}
              className="mx-auto"
            />
          )}
          {task && view !== 'groups' && (
            <TaskPart level={choices.level} task={task} onTask={setTask} isPresenting={covers} />
          )}
          {isPresenting && (view === 'dice' || view === 'write') && (
            <DiceOnScreen
              groups={[{ dice }]}
              task={task}
              isNamed={({ face }) =>
                choices.labels === 'on' || (choices.labels === 'tap' && game.table.shown.includes(face.id))
              }
            />
          )}
          {view === 'dice' && (
            <DiceStage game={game} screen={screen} isPresenting={covers} canSpeak={canSpeak} speak={speak} />
          )}
          {view === 'write' && (
            <div className="mx-auto grid w-full max-w-wide grid-cols-[minmax(0,1fr)] gap-5">
              {saved && !covers && (
                <TextField
                  label="Title"
                  value={saved.title}
                  maxLength={120}
                  onChange={(event) => saved.onChange({ title: event.target.value, data })}
                />
              )}
              <StoryPad
                ref={pad}
                dice={dice}
                labels={choices.labels}
                task={task}
                text={text}
                onText={setText}
                status={<p className="text-muted">{saved ? saved.status : 'Saved on this device'}</p>}
              />
              <div className="flex flex-wrap gap-3">
                {saved ? (
                  <Button variant="secondary" icon={<Send />} onClick={() => setOpen('hand-in')}>
                    Hand in
                  </Button>
                ) : (
                  <Button variant="primary" pending={create.isPending} onClick={() => void save().catch(() => {})}>
                    Save this story
                  </Button>
                )}
              </div>
              <Ideas dice={data.dice} level={choices.level} onTake={(line) => pad.current?.add(line)} />
            </div>
          )}
          {view === 'groups' && (
            <GroupsView
              isPresenting={covers}
              sends={isPresenting}
              choices={choices}
              canSpeak={canSpeak}
              speak={speak}
            />
          )}
          {view === 'turns' && <TurnsView words={words} screen={screen} isPresenting={covers} sends={isPresenting} />}
          {!covers && view === 'dice' && (
            <div className="mx-auto flex w-full max-w-wide flex-wrap justify-center gap-3">
              {!task && <TaskPart level={choices.level} task={null} onTask={setTask} isPresenting={false} />}
              {saved ? (
                <ButtonLink variant="secondary" href="/story-dice">
                  A new roll
                </ButtonLink>
              ) : (
                <Button variant="secondary" pending={create.isPending} onClick={() => void save().catch(() => {})}>
                  Save this roll
                </Button>
              )}
            </div>
          )}
          {!covers && (view === 'dice' || view === 'groups') && <SettingsPanel game={game} canSpeak={canSpeak} />}
          <Suspense fallback={null}>
            {open === 'give' && saved && (
              <GiveDialog
                resourceId={saved.id}
                title={saved.title}
                eachRolls={eachRolls}
                onEachRolls={setEachRolls}
                onClose={() => {
                  setOpen(undefined);
                  if (saved.isToGive) navigate(`/story-dice?story=${saved.id}`, { replace: true });
                }}
              />
            )}
            {open === 'print' && (
              <PrintDice title={saved?.title} data={data} setIds={choices.setIds} onClose={() => setOpen(undefined)} />
            )}
            {open === 'hand-in' && saved && (
              <HandInDialog
                work={{
                  appId: 'story-dice',
                  resourceId: saved.id,
                  title: saved.title,
                  text: data.text,
                  task: task ? [...Object.values(task), words.join(', ')].join(', ') : words.join(', '),
                }}
                onClose={() => setOpen(undefined)}
              />
            )}
          </Suspense>
        </div>
      )}
    </AppFrame>
  );
}

/** What saved rolls are called until somebody says otherwise. */
function titleOf(words: readonly string[]): string {
  const [first = 'A story', ...rest] = words;
  const name = [first, ...rest.slice(0, 2)].join(', ');
  return capital(name);
}
