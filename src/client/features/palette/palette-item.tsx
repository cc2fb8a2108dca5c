import { Command } from 'cmdk';
import {
  BadgeDollarSign,
  House,
  LogIn,
  LogOut,
  type LucideIcon,
  Mail,
  Paintbrush,
  School,
  ScrollText,
  ShieldCheck,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { AppMark } from '#client/ui/app-mark';
import { cx } from '#client/ui/cx';
import { count } from '#shared/core/count';
import type { Entry } from './entries';

/** A group with its heading, whose element is the library's own. */
export const groupLook =
  'not-first:mt-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-muted';

/** A row that can be picked, for rows that are no entry of ours too. */
export const rowLook =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-mark px-3 py-1.5 tone-neutral select-none ' +
  'data-[selected=true]:outline-2 data-[selected=true]:-outline-offset-2 data-[selected=true]:outline-tone data-[selected=true]:tinted-hover';

const icons: Record<string, LucideIcon> = {
  '/': House,
  '/login': LogIn,
  '/classes': UsersRound,
  '/profile': UserRound,
  '/pricing': BadgeDollarSign,
  '/admin': ShieldCheck,
  '/admin/audit': ScrollText,
  '/theme': Paintbrush,
  '/digital': School,
  '/contact': Mail,
  'sign out': LogOut,
};

export function PaletteItem({ entry, onPick }: { entry: Entry; onPick: () => void }) {
  const { id, label, app } = entry;
  const Icon = icons[id] ?? Paintbrush;
  return (
    <Command.Item value={id} onSelect={onPick} className={rowLook}>
      {app ? <AppMark app={app.id} size="sm" /> : <RowIcon icon={<Icon />} />}
      <span className="min-w-0 flex-1">{label}</span>
      {app && (
        <span className="shrink-0 text-sm text-muted">
          {app.tokenCost === 0 ? 'Free' : count(app.tokenCost, 'token')}
        </span>
      )}
    </Command.Item>
  );
}

/** As wide as an app's mark, so that the words of all rows begin below each other. */
export function RowIcon({ icon, className }: { icon: ReactNode; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('grid size-8 shrink-0 place-items-center text-muted [&_svg]:size-5', className)}
    >
      {icon}
    </span>
  );
}
