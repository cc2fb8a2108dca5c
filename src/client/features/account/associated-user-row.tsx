import { Clock, Trash2 } from 'lucide-react';
import { DailyCapButton } from '#client/tokens/daily-cap-button';
import { Badge } from '#client/ui/badge';
import { IconButton } from '#client/ui/icon-button';
import type { AssociatedUser } from '#shared/api/profile';
import { roleLabels } from '#shared/core/roles';

interface AssociatedUserRowProps {
  user: AssociatedUser;
  onRemove: () => void;
}

export function AssociatedUserRow({ user, onRemove }: AssociatedUserRowProps) {
  return (
    <li className="flex items-center gap-3 py-2 pr-2 pl-card">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-1">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-bold [overflow-wrap:anywhere]">{user.username}</p>
          <p className="text-sm text-muted [overflow-wrap:anywhere]">{user.email}</p>
        </div>
        <p className="flex flex-wrap items-center gap-2">
          <Badge>{roleLabels[user.role]}</Badge>
          {user.accepted ? <Badge tone="good">has accepted</Badge> : <Badge icon={<Clock />}>not accepted yet</Badge>}
        </p>
        <p className="flex items-center gap-2 text-sm text-muted">
          Daily cap <DailyCapButton member={user} />
        </p>
      </div>
      <IconButton label={`Remove ${user.username}`} icon={<Trash2 />} variant="danger" onClick={onRemove} />
    </li>
  );
}
