import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { SelectField } from '#client/ui/select-field';
import { TextField } from '#client/ui/text-field';
import { auditActions, auditGroupIds, auditGroups } from '#shared/core/audit';
import { type AuditView, actionsIn } from './audit-view';

interface AuditFilterBarProps {
  view: AuditView;
  personRef: Ref<HTMLInputElement>;
  onChange: (view: AuditView) => void;
}

const groupOptions = [
  { value: 'all' as const, label: 'Everything' },
  ...auditGroupIds.map((group) => ({ value: group, label: auditGroups[group] })),
];

/** Whose rows, of which kind, and of which days. */
export function AuditFilterBar({ view, personRef, onChange }: AuditFilterBarProps) {
  const set = (change: Partial<AuditView>) => onChange({ ...view, ...change });
  const actionOptions = [
    { value: 'all' as const, label: 'All actions' },
    ...actionsIn(view.group).map((action) => ({ value: action, label: auditActions[action].label })),
  ];
  return (
    <search className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 lg:grid-cols-[minmax(0,1.3fr)_repeat(4,minmax(0,1fr))]">
      <TextField
        ref={personRef}
        type="search"
        label="Person"
        icon={<Search />}
        placeholder="Username or email"
        autoComplete="off"
        maxLength={254}
        value={view.person}
        onChange={(event) => set({ person: event.target.value })}
        className="min-w-0 max-lg:col-span-full"
      />
      <SelectField
        label="About"
        className="min-w-0"
        options={groupOptions}
        value={view.group}
        onChange={(group) => set({ group, action: 'all' })}
      />
      <SelectField
        label="Action"
        className="min-w-0"
        options={actionOptions}
        value={view.action}
        onChange={(action) => set({ action })}
      />
      <TextField
        label="From"
        type="date"
        className="min-w-0"
        max={view.to || undefined}
        value={view.from}
        onChange={(event) => set({ from: event.target.value })}
      />
      <TextField
        label="To"
        type="date"
        className="min-w-0"
        min={view.from || undefined}
        value={view.to}
        onChange={(event) => set({ to: event.target.value })}
      />
      {view.from && view.to && view.from > view.to && (
        <p role="status" className="col-span-full text-muted">
          The first day is after the last, so no row can be between them.
        </p>
      )}
    </search>
  );
}
