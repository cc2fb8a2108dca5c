import { SlidersHorizontal } from 'lucide-react';
import { Link } from 'wouter';
import { shortDate, shortMoment } from '#client/lib/plain-date';
import { Badge } from '#client/ui/badge';
import { IconButton } from '#client/ui/icon-button';
import { ScrollArea } from '#client/ui/scroll-area';
import type { StudentWork } from '#shared/api/assignments';
import { numberText } from '#shared/core/locale';
import { bookStateNames, stateTones } from '../state-names';
import { wordsOf } from './board-rows';
import { WordsBar } from './words-bar';

interface BoardTableProps {
  students: readonly StudentWork[];
  goal: number;
  onChange: ((student: StudentWork) => void) | undefined;
}

const columns = ['Words', 'State', 'Last seven days', 'Chapters', 'Last written', 'To read'];

/** Each student with how far their book is. */
export function BoardTable({ students, goal, onChange }: BoardTableProps) {
  return (
    <ScrollArea label="Books by student" className="rounded-card border border-line">
      <table className="w-full border-collapse bg-surface text-left">
        <thead>
          <tr className="border-b border-line align-bottom">
            <th scope="col" className="sticky left-0 z-10 bg-surface px-3 py-2">
              Student
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className="px-3 py-2 whitespace-nowrap">
                {name}
              </th>
            ))}
            <th scope="col" className="px-2 py-2">
              <span className="sr-only">Otherwise</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <Row key={student.id} student={student} goal={goal} onChange={onChange} />
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

interface RowProps extends Omit<BoardTableProps, 'students'> {
  student: StudentWork;
}

function Row({ student, goal, onChange }: RowProps) {
  const { name, number, book } = student;
  const own = book?.isBinned ? null : book;
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="sticky left-0 z-10 max-w-48 min-w-28 bg-surface px-3 py-2 break-words">
        <span className="flex flex-wrap items-center gap-x-2">
          {name}
          {number && <span className="font-normal text-muted">{number}</span>}
        </span>
      </th>
      <td className="min-w-44 px-3 py-2">
        <WordsBar words={wordsOf(student)} goal={goal} />
      </td>
      <td className="px-3 py-2">
        <StateOf student={student} />
      </td>
      <td className="px-3 py-2 tabular-nums">{own ? numberText(own.weekWords) : '–'}</td>
      <td className="px-3 py-2 tabular-nums">{own ? own.chapters : '–'}</td>
      <td className="px-3 py-2 whitespace-nowrap">{own ? shortDate(own.workedAt) : '–'}</td>
      <td className="px-3 py-2">
        {book && book.waiting > 0 ? (
          <Link
            href="/novel-forge?students"
            className="inline-flex min-h-11 min-w-11 items-center font-bold tabular-nums"
            aria-label={`Texts of ${name} to read: ${book.waiting}`}
          >
            {book.waiting}
          </Link>
        ) : (
          '–'
        )}
      </td>
      <td className="px-2 py-1 text-right">
        {onChange && (
          <IconButton label={`Dates for ${name}`} icon={<SlidersHorizontal />} onClick={() => onChange(student)} />
        )}
      </td>
    </tr>
  );
}

function StateOf({ student: { state, isExcused, isLate, dueAt, book } }: { student: StudentWork }) {
  const isFree = isExcused && state === 'not-started';
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <Badge tone={isFree ? 'neutral' : stateTones[state]}>{isFree ? 'Excused' : bookStateNames[state]}</Badge>
      {book?.isBinned && <Badge tone="warn">In the trash</Badge>}
      {isLate && <Badge tone="warn">Late</Badge>}
      {dueAt && <span className="text-sm text-muted">by {shortMoment(dueAt)}</span>}
    </span>
  );
}
