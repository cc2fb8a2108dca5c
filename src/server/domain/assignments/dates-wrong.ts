import type { AssignmentRules } from '#shared/api/assignments';
import { err, type Refusal } from '#shared/core/result';

interface Dates {
  rules: Pick<AssignmentRules, 'opensAt' | 'closesAt'>;
  dueAt: string | null;
}

/**
 * What does not fit in the dates of given work, said plainly. `was` holds those that it has: what is past already may
 * stay so.
 */
export function datesWrong(
  { rules: { opensAt, closesAt }, dueAt }: Dates,
  now: Date,
  was?: { dueAt: Date | null; closesAt: string | undefined },
): Refusal<'dates_wrong'> | undefined {
  const [opens, closes, due] = [opensAt, closesAt, dueAt].map((date) => (date ? Date.parse(date) : undefined));
  const isNew = (date: number | undefined, before: number | undefined) => date !== undefined && date !== before;
  if (due !== undefined && isNew(due, was?.dueAt?.getTime()) && due <= now.getTime()) {
    return err('dates_wrong', { text: 'The date to hand in by is over already.' });
  }
  const closedBefore = was?.closesAt === undefined ? undefined : Date.parse(was.closesAt);
  if (closes !== undefined && isNew(closes, closedBefore) && closes <= now.getTime()) {
    return err('dates_wrong', { text: 'It would be closed already. Choose a later date to close it.' });
  }
  if (opens !== undefined && closes !== undefined && opens >= closes) {
    return err('dates_wrong', { text: 'It would close before it opens.' });
  }
  if (opens !== undefined && due !== undefined && opens >= due) {
    return err('dates_wrong', { text: 'It would be due before it opens.' });
  }
  if (due !== undefined && closes !== undefined && closes < due) {
    return err('dates_wrong', { text: 'It would close before it is due.' });
  }
  return undefined;
}
