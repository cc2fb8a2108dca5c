import { Badge } from '#client/ui/badge';
import { numberText } from '#shared/core/locale';
import { type ListedUser, shortRoleLabels } from './users-view';

/** More than this are summed up. */
const mostShown = 10;

interface WhoListProps {
  users: readonly ListedUser[];
  selfId: string | undefined;
}

/** Says whom a decision is about. */
export function WhoList({ users, selfId }: WhoListProps) {
  const more = users.length - mostShown;
  return (
    <>
      <ul
        // A long list scrolls: without a stop in it, the keyboard could not.
        tabIndex={users.length > 3 ? 0 : undefined}
        aria-label="Whom it is about"
        className="grid gap-2 rounded-control"
      >
        {users.slice(0, mostShown).map((user) => (
          <li key={user.id}>
            <p className="font-bold break-all">
              {user.username} {user.id === selfId && <Badge className="align-middle">You</Badge>}
            </p>
            <p className="text-sm text-muted">
              <span className="break-all">{user.email}</span> · {shortRoleLabels[user.role]}
            </p>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3 font-bold">and {numberText(more)} more</p>}
    </>
  );
}
