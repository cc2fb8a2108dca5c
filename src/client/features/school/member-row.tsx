import { Ellipsis, ShieldCheck, ShieldOff, UserMinus } from 'lucide-react';
import { useRef } from 'react';
import { useUser } from '#client/lib/auth';
import { shortDate } from '#client/lib/plain-date';
import { Badge } from '#client/ui/badge';
import { IconButton } from '#client/ui/icon-button';
import { Menu } from '#client/ui/menu';
import { notify } from '#client/ui/toast';
import type { SchoolMember } from '#shared/api/school';
import { count } from '#shared/core/count';
import { useSetAdministrator } from './use-school-changes';

interface MemberRowProps {
  member: SchoolMember;
  onRemove: (member: SchoolMember) => void;
}

/** A member of a school, for who administers it. */
export function MemberRow({ member, onRemove }: MemberRowProps) {
  const self = useUser();
  const { id, username, isAdministrator, joinedAt, classes } = member;
  const button = useRef<HTMLButtonElement>(null);
  const set = useSetAdministrator();
  const name = id === self.id ? 'you' : username;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-1 pr-2 pl-card">
      <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <p className="font-bold">
          {username} {id === self.id && <Badge className="align-middle">You</Badge>}{' '}
          {isAdministrator && (
            <Badge tone="accent" className="align-middle">
              Administrator
            </Badge>
          )}
        </p>
        <p className="text-sm text-muted">
          {count(classes, 'class', 'classes')} · since {shortDate(joinedAt)}
        </p>
      </div>
      <Menu
        trigger={<IconButton ref={button} label={`More about ${username}`} icon={<Ellipsis />} />}
        entries={[
          {
            label: isAdministrator
              ? `End that ${username} administers the school`
              : `Let ${username} administer the school`,
            icon: isAdministrator ? <ShieldOff /> : <ShieldCheck />,
            onSelect: () =>
              set.mutate(
                { id, isAdministrator: !isAdministrator },
                {
                  onSuccess: () =>
                    notify.success(
                      isAdministrator
                        ? `${username} does not administer the school any more.`
                        : `${username} administers the school now.`,
                    ),
                },
              ),
          },
          ...(name === 'you'
            ? []
            : [
                {
                  label: 'Take out of the school',
                  icon: <UserMinus />,
                  tone: 'bad' as const,
                  lineAbove: true,
                  onSelect() {
                    // A dialog gives the focus back to what had it.
                    button.current?.focus();
                    onRemove(member);
                  },
                },
              ]),
        ]}
      />
    </li>
  );
}
