import { Building2, GraduationCap, Presentation, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#client/ui/badge';
import { type Role, roleLabels } from '#shared/core/roles';

interface RoleCardProps {
  role: Role;
  /** The role that the user has. */
  isCurrent: boolean;
  isPicked: boolean;
  disabled: boolean;
  onPick: () => void;
  /** What the role is for. */
  children: ReactNode;
}

const icons: Record<Role, ReactNode> = {
  student: <GraduationCap />,
  teacher: <Presentation />,
  school_admin: <Building2 />,
  admin: <ShieldCheck />,
};

/** A real radio button in the form of a card, so that the arrow keys work. */
export function RoleCard({ role, isCurrent, isPicked, disabled, onPick, children }: RoleCardProps) {
  return (
    <label
      className={
        'relative flex cursor-pointer flex-col rounded-card edge-control bg-surface p-card transition-colors tone-accent hover:border-ink ' +
        'has-checked:border-tone has-checked:tinted has-checked:outline has-checked:-outline-offset-2 has-checked:outline-tone ' +
        'has-disabled:cursor-default ' +
        'has-focus-visible:outline-(length:--ring) has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
      }
    >
      <input
        type="radio"
        name="role"
        value={role}
        checked={isPicked}
        disabled={disabled}
        onChange={onPick}
        className="sr-only"
      />
      <span className="flex min-h-7 items-start justify-between gap-2">
        <span aria-hidden="true" className="inline-flex text-accent [&_svg]:size-6">
          {icons[role]}
        </span>
        {isCurrent && <Badge tone="accent">Your role</Badge>}
      </span>
      <span className="mt-2 font-bold">{roleLabels[role]}</span>
      <span className="mt-1 text-sm text-muted">{children}</span>
    </label>
  );
}
