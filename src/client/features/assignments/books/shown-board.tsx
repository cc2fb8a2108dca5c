import type { StudentWork } from '#shared/api/assignments';
import { count } from '#shared/core/count';
import { numberText } from '#shared/core/locale';
import { type BoardSum, inOrder, wordsOf } from './board-rows';
import { Bar, WordsBar } from './words-bar';

interface ShownBoardProps {
  students: readonly StudentWork[];
  goal: number;
  hasNames: boolean;
  sum: BoardSum;
}

/**
 * The board for the class: what it has written together, and a bar for each book that was begun. Without names the bars
 * stand by their length, because by name everybody would know whose each is.
 */
export function ShownBoard({ students, goal, hasNames, sum }: ShownBoardProps) {
  const begun = inOrder(students, hasNames ? 'name' : 'words').filter(({ state }) => state !== 'not-started');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-[2rem]">
      <div className="grid gap-[0.5em] text-[clamp(1.6rem,3.2vw,3.6rem)] leading-tight">
        <p>
          <strong className="font-display text-[1.6em] tabular-nums">{numberText(sum.words)}</strong> of{' '}
          {count(sum.goal, 'word')} together, {numberText(sum.weekWords)} of them in the last seven days.
        </p>
        <Bar words={sum.words} goal={sum.goal} />
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16em,100%),1fr))] gap-x-[2em] gap-y-[1em] text-[clamp(1.2rem,1.7vw,2.2rem)] leading-snug">
        {begun.map((student) => (
          <li key={student.id} className="grid content-end gap-[0.2em]">
            {hasNames && <span className="font-bold wrap-anywhere">{student.name}</span>}
            <WordsBar words={wordsOf(student)} goal={goal} />
          </li>
        ))}
      </ul>
    </div>
  );
}
