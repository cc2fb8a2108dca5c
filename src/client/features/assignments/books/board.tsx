import { Presentation, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { DarkScreen } from '#client/present/dark-screen';
import { usePresent } from '#client/present/use-present';
import { Button } from '#client/ui/button';
import { Checkbox } from '#client/ui/checkbox';
import { cx } from '#client/ui/cx';
import { SegmentedControl } from '#client/ui/segmented-control';
import type { AssignmentOutput, StudentWork } from '#shared/api/assignments';
import { type BoardOrder, inOrder, summed } from './board-rows';
import { BoardTable } from './board-table';
import { ClassSum } from './class-sum';
import { ShownBoard } from './shown-board';

const orders = [
  { value: 'name', label: 'By name' },
  { value: 'words', label: 'Most words first' },
] as const;

interface BoardProps {
  shown: AssignmentOutput;
  goal: number;
  /** Another date for one student; not for those who only look. */
  onChange?: (student: StudentWork) => void;
}

/** The books of a class by their words, for its teacher, and large for the class: there without names until they are ticked. */
export function Board({ shown: { title, students }, goal, onChange }: BoardProps) {
  const [order, setOrder] = useState<BoardOrder>('name');
  const [hasNames, setHasNames] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const { isPresenting, togglePresent, isDark, setDark } = usePresent(screen);
  const sum = summed(students, goal);
  return (
    // Both sides are in one element: while it fills the screen, the focus goes to nothing outside of it.
    <div
      ref={screen}
      tabIndex={isPresenting ? -1 : undefined}
      className={cx(
        'outline-none',
        isPresenting
          ? 'present fixed inset-0 z-50 flex flex-col gap-6 overflow-y-auto bg-canvas p-4 sm:px-8'
          : 'grid grid-cols-[minmax(0,1fr)] gap-8',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {isPresenting ? (
          <h2 className="min-w-0 flex-1 font-display text-xl wrap-anywhere">{title}</h2>
        ) : (
          <Checkbox label="With names, when it is shown to the class" checked={hasNames} onChange={setHasNames} />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {isPresenting && <DarkScreen isDark={isDark} onDark={setDark} />}
          <Button
            variant={isPresenting ? 'quiet' : 'primary'}
            icon={isPresenting ? <X /> : <Presentation />}
            onClick={togglePresent}
          >
            {isPresenting ? 'Leave' : 'Show to the class'}
          </Button>
        </div>
      </div>
      {isPresenting ? (
        <ShownBoard students={students} goal={goal} hasNames={hasNames} sum={sum} />
      ) : (
        <>
          <ClassSum sum={sum} />
          <section aria-labelledby="books" className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id="books" className="text-xl">
                Everybody
              </h2>
              <SegmentedControl label="Order" hideLabel options={orders} value={order} onChange={setOrder} />
            </div>
            <BoardTable students={inOrder(students, order)} goal={goal} onChange={onChange} />
          </section>
        </>
      )}
    </div>
  );
}
