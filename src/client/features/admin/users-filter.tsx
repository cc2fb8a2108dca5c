import { ArrowDownAZ, ArrowUpAZ, Search } from 'lucide-react';
import { IconButton } from '#client/ui/icon-button';
import { SelectField } from '#client/ui/select-field';
import { TextField } from '#client/ui/text-field';
import { adminRoles, columns, type RoleFilter, shortRoleLabels, turnedRound, type UsersView } from './users-view';

interface UsersFilterProps {
  view: UsersView;
  onChange: (view: UsersView) => void;
}

const roleOptions: { value: RoleFilter; label: string }[] = [
  { value: 'all', label: 'All Roles' },
  ...adminRoles.map((role) => ({ value: role, label: shortRoleLabels[role] })),
];

const sortOptions = columns.map(({ id, label }) => ({ value: id, label: `Sort by ${label}` }));

/** Search and filter; where the table's headings have no room, the order too. */
export function UsersFilter({ view, onChange }: UsersFilterProps) {
  const ascending = view.order === 'asc';
  return (
    <search className="grid gap-3 sm:grid-cols-[1fr_auto]">
      <TextField
        type="search"
        label="Search users"
        hideLabel
        icon={<Search />}
        placeholder="Search users by username or email..."
        autoComplete="off"
        maxLength={254}
        value={view.search}
        onChange={(event) => onChange({ ...view, search: event.target.value })}
      />
      <SelectField
        label="Role"
        hideLabel
        options={roleOptions}
        value={view.role}
        onChange={(role) => onChange({ ...view, role })}
        className="sm:w-44"
      />
      <div className="flex gap-2 sm:col-span-2 lg:hidden">
        <SelectField
          label="Order"
          hideLabel
          options={sortOptions}
          value={view.column}
          onChange={(column) => onChange({ ...view, column })}
          className="flex-1"
        />
        <IconButton
          label={ascending ? 'Ascending: turn round' : 'Descending: turn round'}
          variant="secondary"
          icon={ascending ? <ArrowDownAZ /> : <ArrowUpAZ />}
          onClick={() => onChange(turnedRound(view))}
        />
      </div>
    </search>
  );
}
