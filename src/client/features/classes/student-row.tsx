import { ArrowRightLeft, Ellipsis, KeyRound, LifeBuoy, Pencil, UserMinus } from 'lucide-react';
import { lazy, memo, Suspense, useRef } from 'react';
import { Checkbox } from '#client/ui/checkbox';
import { cx } from '#client/ui/cx';
import { IconButton } from '#client/ui/icon-button';
import type { Student } from '#shared/api/classes';
import { dateText } from '#shared/core/locale';

const Menu = lazy(() => import('#client/ui/menu').then((m) => ({ default: m.Menu })));

/** What can be done with one student. */
export type StudentAction = 'edit' | 'support' | 'sign-in' | 'move' | 'remove';

export interface StudentRowActions {
  onChoose: (id: string, isChosen: boolean) => void;
  /** Its menu was asked for. */
  onMenu: (id: string) => void;
  onAction: (action: StudentAction, student: Student) => void;
}

interface StudentRowProps extends StudentRowActions {
  student: Student;
  /** Until then they may claim the account. */
  claimUntil: string | null;
  isChosen: boolean;
  /** Only the row whose button was pressed has one. */
  hasMenu: boolean;
  /** Nothing can be changed. */
  isFixed: boolean;
  /** It is laid out when it comes into view. */
  isFarDown: boolean;
}

/** One of maybe a thousand: what is far down is laid out when it comes into view, and a row is drawn again only when it changes. */
export const StudentRow = memo(function StudentRow({
  student,
  claimUntil,
  isChosen,
  hasMenu,
  isFixed,
  isFarDown,
  onChoose,
  onMenu,
  onAction,
}: StudentRowProps) {
  const { id, name, number, username, isManaged, accommodation } = student;
  const more = <IconButton label={`More about ${name}`} icon={<Ellipsis />} onClick={() => onMenu(id)} />;
  return (
    <li
      className={cx(
        'flex min-h-14 items-center gap-2 py-1 pr-2',
        isFarDown && '[contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]',
        isFixed ? 'pl-card' : 'pl-1',
        isChosen && 'tone-accent tinted',
      )}
    >
      {!isFixed && (
        <Checkbox hideLabel label={`Select ${name}`} checked={isChosen} onChange={(checked) => onChoose(id, checked)} />
      )}
      <div className="grid min-w-0 flex-1 gap-x-4 wrap-anywhere sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] sm:items-center">
        <p className="font-bold">
          {name}
          {accommodation && (
            <>
              {' '}
              <LifeBuoy aria-hidden="true" className="inline size-4 align-[-0.15em] text-muted" />
              <span className="sr-only"> (with support)</span>
            </>
          )}
        </p>
        <p className={cx('tabular-nums', !number && 'max-sm:hidden')}>
          {number && (
            <>
              <span className="text-sm text-muted sm:sr-only">Number </span>
              {number}
            </>
          )}
        </p>
        <p className="text-sm text-muted">{isManaged ? managedText(claimUntil) : (username ?? 'no account')}</p>
      </div>
      {!isFixed && (hasMenu ? <RowMenu {...{ student, more, onAction }} /> : more)}
    </li>
  );
});

function managedText(claimUntil: string | null): string {
  if (claimUntil === null) return 'signs in by the class';
  return `may take the account along until ${dateText(claimUntil, 'day')}`;
}

interface RowMenuProps {
  student: Student;
  /** Stands there until the menu's code has come. */
  more: React.ReactElement;
  onAction: (action: StudentAction, student: Student) => void;
}

function RowMenu({ student, more, onAction }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  /** The button has the focus first: a dialog gives it back to what had it. */
  const act = (action: StudentAction) => () => {
    button.current?.focus();
    onAction(action, student);
  };
  return (
    <Suspense fallback={more}>
      <Menu
        defaultOpen
        trigger={<IconButton ref={button} label={`More about ${student.name}`} icon={<Ellipsis />} />}
        entries={[
          { label: 'Edit name and number', icon: <Pencil />, onSelect: act('edit') },
          { label: 'Support', icon: <LifeBuoy />, onSelect: act('support') },
          ...(student.isManaged || student.username === null
            ? [
                {
                  label: student.isManaged ? 'Secret and card' : 'Make a sign-in',
                  icon: <KeyRound />,
                  onSelect: act('sign-in'),
                },
              ]
            : []),
          { label: 'Move to another class', icon: <ArrowRightLeft />, onSelect: act('move') },
          {
            label: 'Take out of the class',
            icon: <UserMinus />,
            tone: 'bad',
            lineAbove: true,
            onSelect: act('remove'),
          },
        ]}
      />
    </Suspense>
  );
}
