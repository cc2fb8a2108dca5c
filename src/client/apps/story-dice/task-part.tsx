import { Layers, RotateCw, X } from 'lucide-react';
import type { Level } from '../../../shared/content/level';
import { dealTask } from '../../../shared/engines/dice/task-card';
import { newSeed } from '../../../shared/random';
import type { TaskCard } from '../../../shared/schemas/story';
import { TaskStrip } from '../../app-kit/dice/task-strip';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';

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
