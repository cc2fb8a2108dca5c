import { Layers, RotateCw, X } from 'lucide-react';
import { TaskStrip } from '#client/dice/task-strip';
import { Button } from '#client/ui/button';
import { IconButton } from '#client/ui/icon-button';
import type { Level } from '#shared/core/level';
import { newSeed } from '#shared/core/random';
import type { TaskCard } from '#shared/games/dice/story';
import { dealTask } from '#shared/games/dice/task-card';

interface TaskPartProps {
  level: Level;
  task: TaskCard | null;
  onTask: (task: TaskCard | null) => void;
  isPresenting: boolean;
}

/** The task card on the table, or the way to one. */
export function TaskPart({ level, task, onTask, isPresenting }: TaskPartProps) {
  const dealAgain = () => onTask(dealTask(level, newSeed()));
  if (!task) {
    return (
      <Button variant="secondary" icon={<Layers />} onClick={dealAgain}>
        Deal a task card
      </Button>
    );
  }
  return (
    <div className="dice-task mx-auto w-full max-w-wide">
      <TaskStrip
        task={task}
        actions={
          !isPresenting && (
            <>
              <IconButton label="Another task card" icon={<RotateCw />} onClick={dealAgain} />
              <IconButton label="Put the card away" icon={<X />} onClick={() => onTask(null)} />
            </>
          )
        }
      />
    </div>
  );
}
