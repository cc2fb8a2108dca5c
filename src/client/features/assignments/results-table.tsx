import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { hardestFirst } from '#client/attempts/question-summary';
import { shortMoment } from '#client/lib/plain-date';
import { pointsOf } from '#client/lib/points-text';
import { Badge } from '#client/ui/badge';
import { IconButton } from '#client/ui/icon-button';
import { ScrollArea } from '#client/ui/scroll-area';
import { SegmentedControl } from '#client/ui/segmented-control';
import { ShareCell } from '#client/ui/share-cell';
import type { AssignmentOutput, PlayedWork, StudentWork } from '#shared/api/assignments';
import { timeText } from '#shared/classes/time-factors';
import { count } from '#shared/core/count';
import { twentyApp } from '#shared/games/twenty-questions/app';
import { stateNames, stateTones } from './state-names';

interface ResultsTableProps {
  shown: AssignmentOutput;
  /** Other dates or more attempts for one student; not for those who only look. */
  onChange?: (student: StudentWork) => void;
  /** What is to become of a guest; not for those who only look. */
  onGuest?: (guest: PlayedWork) => void;
}

const orders = [
  { value: 'given', label: 'As given' },
  { value: 'hardest', label: 'Hardest first' },
] as const;

/** Each student by each question, word or point. */
export function ResultsTable({ shown: { appId, students, guests, ...shown }, onChange, onGuest }: ResultsTableProps) {
  const [order, setOrder] = useState<(typeof orders)[number]['value']>('given');
  const isGame = appId === twentyApp;
  const given = shown.columns.map((column, place) => ({ ...column, place }));
  const columns: readonly Column[] = order === 'given' ? given : hardestFirst(given);
  // Words stand over their columns; sentences have a number there, and stand below.
  const areShort = columns.every(({ text }) => text.length <= mostOverColumn);
  return (
    <section aria-labelledby="results" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="results" className="text-xl">
          Everybody
        </h2>
        {columns.length > 1 && (
          <SegmentedControl label="Order of the columns" hideLabel options={orders} value={order} onChange={setOrder} />
        )}
      </div>
      <ScrollArea label="Results by student" className="rounded-card border border-line">
        <table className="w-full border-collapse bg-surface text-left">
          <thead>
            <tr className="border-b border-line align-bottom">
              <th scope="col" className="sticky left-0 z-10 bg-surface px-3 py-2">
                Student
              </th>
              <th scope="col" className="px-3 py-2">
                State
              </th>
              <th scope="col" className="px-3 py-2">
                Points
              </th>
              {isGame && (
                <th scope="col" className="px-3 py-2">
                  Secret
                </th>
              )}
              {columns.map(({ id, text, place }) => (
                <th key={id} scope="col" className="max-w-28 px-2 py-2 text-center" title={text}>
                  <span className="block truncate">{areShort ? text : place + 1}</span>
                </th>
              ))}
              <th scope="col" className="px-2 py-2">
                <span className="sr-only">Otherwise</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {students.map((student) => (
              <Row
                key={student.id}
                player={student}
                columns={columns}
                isGame={isGame}
                action={
                  onChange && (
                    <IconButton
                      label={`Dates and attempts for ${student.name}`}
                      icon={<SlidersHorizontal />}
                      onClick={() => onChange(student)}
                    />
                  )
                }
              />
            ))}
            {guests.map((guest) => (
              <Row
                key={guest.id}
                player={guest}
                columns={columns}
                isGame={isGame}
                isGuest
                action={
                  onGuest && (
                    <IconButton
                      label={`About the guest ${guest.name}`}
                      icon={<SlidersHorizontal />}
                      onClick={() => onGuest(guest)}
                    />
                  )
                }
              />
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}

const mostOverColumn = 14;

type Column = AssignmentOutput['columns'][number] & {
  /** Among those that were given. */
  place: number;
};

/** A student, or a guest, who has no dates and no needs of their own. */
type Player = PlayedWork & Partial<StudentWork>;

interface RowProps {
  player: Player;
  columns: readonly Column[];
  isGame: boolean;
  isGuest?: boolean;
  action: ReactNode;
}

function Row({ player, columns, isGame, isGuest = false, action }: RowProps) {
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="sticky left-0 z-10 max-w-48 min-w-28 bg-surface px-3 py-1 break-words">
        <span className="flex flex-wrap items-center gap-x-2">
          <PlayerName player={player} />
          {isGuest && <Badge>guest</Badge>}
        </span>
      </th>
      <td className="px-3 py-1 whitespace-nowrap">
        <StateOf player={player} />
      </td>
      <td className="px-3 py-1 whitespace-nowrap tabular-nums">{pointsIn(player)}</td>
      {isGame && <td className="px-3 py-1 whitespace-nowrap">{gameIn(player)}</td>}
      {columns.map(({ id, place }) => (
        <Cell key={id} cell={player.cells[place]} />
      ))}
      <td className="px-1 py-1">{action}</td>
    </tr>
  );
}

function Cell({
  cell: { share, answered } = { share: null, answered: false },
}: {
  cell?: PlayedWork['cells'][number];
}) {
  return <ShareCell share={share} isWaiting={answered && share === null} />;
}

function PlayerName({ player: { name, attemptId, state } }: { player: Player }) {
  if (!attemptId || state === 'playing') return <span className="flex min-h-11 items-center">{name}</span>;
  return (
    <Link href={`/test-history?attempt=${attemptId}`} className="flex min-h-11 items-center">
      {name}
    </Link>
  );
}

function StateOf({ player }: { player: Player }) {
  const { state, isLate, isExcused = false, isRevised = false, answered, asked, dueAt, timeFactor = null } = player;
  return (
    <span className="flex items-center gap-2">
      <Badge tone={isExcused && state === 'not-started' ? 'neutral' : stateTones[state]}>
        {isExcused && state === 'not-started' ? 'Excused' : stateNames[state]}
        {state === 'playing' && asked > 0 && ` ${answered}/${asked}`}
      </Badge>
      {isRevised && <Badge>Revised</Badge>}
      {isLate && <Badge tone="warn">Late</Badge>}
      {timeFactor !== null && <span className="text-sm text-muted">{timeText(timeFactor)}</span>}
      {dueAt && <span className="text-sm text-muted">by {shortMoment(dueAt)}</span>}
    </span>
  );
}

const pointsIn = ({ score, maxScore }: PlayedWork): string =>
  score === null || maxScore === null ? '–' : pointsOf({ score, maxScore });

/** What came of a game that has ended. */
function gameIn({ foundSecret, finishedAt, answered }: PlayedWork): string {
  if (foundSecret === undefined || finishedAt === null) return '–';
  return `${foundSecret ? 'Found with' : 'Not found with'} ${count(answered, 'question')}`;
}
