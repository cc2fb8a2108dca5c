import { useRef, useState } from 'react';
import { PresentButtons, PresentHeading, PresentScreen } from '#client/present/present-screen';
import { usePresent } from '#client/present/use-present';
import { Checkbox } from '#client/ui/checkbox';
import { cx } from '#client/ui/cx';
import { SegmentedControl } from '#client/ui/segmented-control';
import type { AssignmentOutput, StudentWork } from '#shared/api/assignments';
import { Sums } from '../sums';
import { type BoardOrder, classSums, inOrder, summed } from './board-rows';
import { BoardTable } from './board-table';
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
  const present = usePresent(screen);
  const { isPresenting } = present;
  const sum = summed(students, goal);
  return (
    <PresentScreen
      screen={screen}
      isPresenting={isPresenting}
      className={isPresenting ? 'gap-6 p-4 sm:px-8' : 'grid grid-cols-[minmax(0,1fr)] gap-8'}
    >
      <div
        className={cx('flex flex-wrap items-center gap-x-6 gap-y-2', isPresenting ? 'justify-end' : 'justify-between')}
      >
        {isPresenting ? (
          <PresentHeading className="font-display text-xl">{title}</PresentHeading>
        ) : (
          <Checkbox label="With names, when it is shown to the class" checked={hasNames} onChange={setHasNames} />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <PresentButtons present={present} />
        </div>
      </div>
      {isPresenting ? (
        <ShownBoard students={students} goal={goal} hasNames={hasNames} sum={sum} />
      ) : (
        <>
          <Sums sums={classSums(sum)} />
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
    </PresentScreen>
  );
}
