import * as Radix from '@radix-ui/react-dropdown-menu';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from './cx';

export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  /** `bad` for what cannot be undone. */
  tone?: 'bad';
  disabled?: boolean;
  onSelect?: () => void;
  /** A path of ours or any address: the entry is a link. */
  href?: string;
  /** A line above it begins a new group. */
  lineAbove?: boolean;
}
export interface MenuProps {
  /** The button that opens it: `<Button>` or `<IconButton>`. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** Stands over the entries, for example who is signed in. */
  heading?: ReactNode;
  align?: 'start' | 'end';
  /** To open it at once when it was loaded lazily by the press that asked for it. */
  defaultOpen?: boolean;
}

/** A list of actions under a button. A module of its own: load it lazily. */
export function Menu({ trigger, entries, heading, align = 'end', defaultOpen }: MenuProps) {
  return (
    <Radix.Root defaultOpen={defaultOpen} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 animate-appear overflow-y-auto rounded-control edge-float bg-raised p-1.5 text-ink shadow-float"
        >
          {heading && <Radix.Label className="px-3 py-2 text-sm text-muted">{heading}</Radix.Label>}
          {entries.map((entry) => (
            <Fragment key={entry.label}>
              {entry.lineAbove && <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-line" />}
              <Entry {...entry} />
            </Fragment>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Entry({ label, icon, tone, disabled, onSelect, href }: MenuEntry) {
  const body = (
    <>
      {icon && (
        <span aria-hidden="true" className="inline-flex [&_svg]:size-5">
          {icon}
        </span>
      )}
      {label}
    </>
  );
  const target = href?.startsWith('/') ? <Link href={href}>{body}</Link> : <a href={href}>{body}</a>;
  return (
    <Radix.Item
      asChild={href !== undefined}
      disabled={disabled}
      onSelect={onSelect}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-mark px-3 no-underline outline-none select-none',
        'data-disabled:cursor-default data-disabled:opacity-55',
        'data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-tone data-highlighted:tinted-hover',
        tone === 'bad' ? 'tone-bad text-bad' : 'tone-neutral',
      )}
    >
      {href === undefined ? body : target}
    </Radix.Item>
  );
}
