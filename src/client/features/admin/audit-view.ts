import type { AuditFilter } from '#shared/api/audit';
import { type AuditAction, type AuditGroup, actionsOfGroup, auditActionIds } from '#shared/core/audit';

/** What of the audit log is looked at. Empty texts filter nothing; days are those of the person who looks. */
export interface AuditView {
  person: string;
  group: AuditGroup | 'all';
  action: AuditAction | 'all';
  from: string;
  to: string;
}

export const wholeLog: AuditView = { person: '', group: 'all', action: 'all', from: '', to: '' };

export function isFiltering({ person, group, action, from, to }: AuditView): boolean {
  return person.trim() !== '' || group !== 'all' || action !== 'all' || from !== '' || to !== '';
}

/** The actions that can be chosen within a group. */
export function actionsIn(group: AuditView['group']): readonly AuditAction[] {
  return group === 'all' ? auditActionIds : actionsOfGroup(group);
}

/** The same view as the server is asked for it. The last day is meant with all its hours. */
export function queryOf({ person, group, action, from, to }: AuditView): AuditFilter {
  return {
    person: person.trim() || undefined,
    group: group === 'all' ? undefined : group,
    action: action === 'all' ? undefined : action,
    from: momentOf(from, 0),
    to: momentOf(to, 1),
  };
}

/** The beginning of a day, or of the one so many days after it. */
function momentOf(day: string, daysLater: number): string | undefined {
  const moment = new Date(`${day}T00:00`);
  if (Number.isNaN(moment.getTime())) return undefined;
  moment.setDate(moment.getDate() + daysLater);
  return moment.toISOString();
}
