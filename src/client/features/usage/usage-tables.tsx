import { type ReactNode, useId } from 'react';
import { useUser } from '#client/lib/auth';
import { dateOf } from '#client/lib/plain-date';
import { cx } from '#client/ui/cx';
import { ScrollArea } from '#client/ui/scroll-area';
import type { UsageReport } from '#shared/api/usage';
import { limits } from '#shared/core/limits';
import { dateText, numberText } from '#shared/core/locale';
import { actionName, personName, type UsageScope } from './usage-names';

/** The chart in figures, last day first. */
export function DaysTable({ report }: { report: UsageReport }) {
  return (
    <ScrollArea
      label="Tokens by day, table"
      className="max-h-64 rounded-card edge-card bg-surface print:max-h-none print:border-0"
    >
      <table className="w-full text-left tabular-nums">
        <thead className="sticky top-0 bg-surface text-sm text-muted">
          <tr>
            <Heading>Day</Heading>
            <Heading atRight>Tokens</Heading>
          </tr>
        </thead>
        <tbody>
          {report.byDay.toReversed().map(({ date, tokens }) => (
            // Paper has no room for days without any.
            <tr key={date} className={cx('border-t border-line', tokens === 0 && 'print:hidden')}>
              <th scope="row" className="px-4 py-1.5 font-normal whitespace-nowrap">
                {dateText(dateOf(date), 'weekday')}
              </th>
              <td className={cx('px-4 py-1.5 text-right', tokens > 0 ? 'font-bold' : 'text-muted')}>
                {numberText(tokens)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

export function ActionsTable({ report: { byAction } }: { report: UsageReport }) {
  return (
    <TableSection title="By app">
      <Table heads={['App', 'Times', 'Tokens']}>
        {byAction.map(({ action, times, tokens }) => (
          <Row
            key={action ?? ''}
            name={actionName(action)}
            note={action === null && 'By people who have not accepted that you see what they do in apps.'}
            figures={[times, tokens]}
          />
        ))}
      </Table>
      <CutNote rows={byAction.length} what="apps and actions" />
    </TableSection>
  );
}

/** Who spent, and whose tokens they were where that is not the same for all. */
export function PeopleTable({ report, scope }: { report: UsageReport; scope: UsageScope }) {
  const { id } = useUser();
  const { bySpender, byPayer } = report;
  const isAllOwn = byPayer.every((payer) => payer.id === id);
  return (
    <div className="grid gap-12">
      <TableSection title="By person">
        <Table heads={['Who spent', 'Tokens']}>
          {bySpender.map((person) => (
            <Row key={person.id} name={personName(person, id)} figures={[person.tokens]} />
          ))}
        </Table>
        <CutNote rows={bySpender.length} what="people" />
      </TableSection>
      {(!isAllOwn || scope === 'portal') && (
        <TableSection title="Whose tokens">
          <Table heads={['Who paid', 'Tokens']}>
            {byPayer.map((person) => (
              <Row key={person.id} name={personName(person, id)} figures={[person.tokens]} />
            ))}
          </Table>
          <CutNote rows={byPayer.length} what="people" />
        </TableSection>
      )}
    </div>
  );
}

/** Long lists come without their end. */
function CutNote({ rows, what }: { rows: number; what: string }) {
  if (rows < limits.usageRows) return null;
  return (
    <p className="mt-2 text-sm text-muted">
      The {numberText(limits.usageRows)} {what} with the most tokens. The sums above count all.
    </p>
  );
}

export function TableSection({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-measure text-muted">{lead}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}

/** The first column names, the others are figures. */
export function Table({ heads: [first, ...others], children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <ScrollArea label={[first, ...others].join(', ')}>
      <table className="w-full border-collapse text-left tabular-nums">
        <thead className="border-b-2 border-ink text-sm">
          <tr>
            <Heading>{first}</Heading>
            {others.map((head) => (
              <Heading key={head} atRight>
                {head}
              </Heading>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollArea>
  );
}

function Heading({ atRight, children }: { atRight?: boolean; children: ReactNode }) {
  return (
    <th scope="col" className={atRight ? 'px-4 py-2 text-right' : 'px-4 py-2'}>
      {children}
    </th>
  );
}

interface RowProps {
  name: string;
  note?: ReactNode;
  figures: readonly number[];
  /** The last cell, where it is no figure. */
  action?: ReactNode;
}

export function Row({ name, note, figures, action }: RowProps) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="px-4 py-2 font-normal [overflow-wrap:anywhere]">
        {name}
        {note && <span className="block text-sm text-muted">{note}</span>}
      </th>
      {figures.map((figure, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
        <td key={place} className="px-4 py-2 text-right">
          {numberText(figure)}
        </td>
      ))}
      {action && <td className="py-1 pr-4 pl-2 text-right print:hidden">{action}</td>}
    </tr>
  );
}
