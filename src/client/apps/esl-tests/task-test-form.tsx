import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../lib/failure-text';
import { newId } from '../../lib/new-id';
import { trpc } from '../../lib/trpc';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Dialog } from '../../ui/dialog';
import { Segmented } from '../../ui/segmented';
import { TextArea } from '../../ui/text-area';
import { TextField } from '../../ui/text-field';
import { notify } from '../../ui/toast';

interface Task {
  id: string;
  kind: 'essay' | 'speak';
  prompt: string;
}

const newTask = (): Task => ({ id: newId(), kind: 'essay', prompt: '' });
const mostTasks = 6;
/** What a task is worth: five points for each of four criteria. */
const pointsPerTask = 20;

/** A test of texts to write and talks to give, which its teacher marks. Its results are shown by hand. */
export function TaskTestForm({ onClose }: { onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [tasks, setTasks] = useState<readonly Task[]>(() => [newTask()]);
  const [minutes, setMinutes] = useState('');
  const [closes, setCloses] = useState('');
  const [isOnce, setOnce] = useState(true);
  const [isTried, setTried] = useState(false);
  const utils = trpc.useUtils();
  const create = trpc.library.create.useMutation({
    meta: { showsOwnErrors: true },
    onSuccess(made) {
      notify.success(`Kept in your library: ${made.title}`);
      void utils.library.list.invalidate();
      onClose();
    },
  });
  const isCount = minutes === '' || (/^\d{1,3}$/.test(minutes) && Number(minutes) >= 1 && Number(minutes) <= 240);
  const written = tasks.filter(({ prompt }) => prompt.trim());
  const isSound = title.trim() !== '' && written.length > 0 && isCount;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isSound || create.isPending) return;
    create.mutate({
      kind: 'test',
      title: title.trim(),
      data: {
        items: written.map(({ id, kind, prompt }) => ({
          id,
          kind,
          prompt: prompt.trim(),
          skill: kind === 'essay' ? ('writing' as const) : ('speaking' as const),
          points: pointsPerTask,
        })),
        rules: {
          release: 'by-hand',
          ...(minutes && { minutes: Number(minutes) }),
          ...(closes && { closesAt: new Date(closes).toISOString() }),
          ...(isOnce && { attempts: 1 }),
        },
      },
    });
  }
  const change = (id: string, to: Partial<Task>) =>
    setTasks(tasks.map((task) => (task.id === id ? { ...task, ...to } : task)));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New writing or speaking test"
      description="You mark what is handed in, and decide when the results are shown."
      size="md"
      actions={
        <Button type="submit" form="task-test" variant="primary" pending={create.isPending}>
          Make the test
        </Button>
      }
    >
      <form id="task-test" className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit} noValidate>
        <TextField
          label="Title"
          maxLength={120}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          error={isTried && !title.trim() ? 'Please enter a title.' : undefined}
        />
        {tasks.map(({ id, kind, prompt }, place) => (
          <div key={id} className="grid gap-3">
            <Segmented<Task['kind']>
              label={`Task ${place + 1}`}
              value={kind}
              onChange={(to) => change(id, { kind: to })}
              options={[
                { value: 'essay', label: 'Writing' },
                { value: 'speak', label: 'Speaking' },
              ]}
            />
            <TextArea
              label={`What to do in task ${place + 1}`}
              rows={2}
              maxLength={2000}
              value={prompt}
              onChange={(event) => change(id, { prompt: event.target.value })}
              error={isTried && written.length === 0 && place === 0 ? 'Please write at least one task.' : undefined}
            />
          </div>
        ))}
        {tasks.length < mostTasks && (
          <div>
            <Button variant="quiet" icon={<Plus />} onClick={() => setTasks([...tasks, newTask()])}>
              Another task
            </Button>
          </div>
        )}
        <TextField
          label="Minutes for all of it"
          optional
          inputMode="numeric"
          value={minutes}
          onChange={(event) => setMinutes(event.target.value.trim())}
          error={isCount ? undefined : 'Please give a number from 1 to 240.'}
        />
        <TextField
          label="Closes at"
          optional
          type="datetime-local"
          value={closes}
          onChange={(event) => setCloses(event.target.value)}
        />
        <Checkbox label="Each student takes it once" checked={isOnce} onChange={setOnce} />
        {create.isError && (
          <Banner
            tone="bad"
            title={failureText(create.error, {
              fallback: 'The test could not be kept.',
              network: 'The server could not be reached. What you wrote is still here.',
            })}
          />
        )}
      </form>
    </Dialog>
  );
}
