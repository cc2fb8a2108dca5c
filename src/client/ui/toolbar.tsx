import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from './button';
import { ButtonLink } from './button-link';

export interface Tool {
  /** What it does, in a word. */
  name: string;
  /** The same for screen readers, with what it does that to; begins with the name. */
  label: string;
  /** A path of ours: the tool is a link. */
  href?: string;
  onPress?: () => void;
  /** Work is under way: presses are ignored. */
  pending?: boolean;
}

interface ToolbarProps {
  label: string;
  tools: readonly Tool[];
  className?: string;
  /** Stands beside them: the dialog that one of them opened. */
  children?: ReactNode;
}

/** What can be done with one thing of many, in a row. It is one stop of the Tab key; arrow keys go through it. */
export function Toolbar({ label, tools, className, children }: ToolbarProps) {
  const [place, setPlace] = useState(0);
  const stop = Math.min(place, tools.length - 1);

  function go(event: KeyboardEvent<HTMLDivElement>) {
    const to = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: tools.length - 1 }[event.key];
    if (to === undefined || !tools[to]) return;
    event.preventDefault();
    setPlace(to);
    event.currentTarget.querySelectorAll<HTMLElement>('a, button')[to]?.focus();
  }

  return (
    <div className={className}>
      <div role="toolbar" aria-label={label} className="flex flex-wrap" onKeyDown={go}>
        {tools.map(({ name, label, href, onPress, pending }, at) => {
          const look = {
            variant: 'quiet',
            className: 'min-w-11 px-3! text-sm!',
            'aria-label': label,
            tabIndex: at === stop ? 0 : -1,
            onFocus: () => setPlace(at),
          } as const;
          return href ? (
            <ButtonLink key={name} href={href} {...look}>
              {name}
            </ButtonLink>
          ) : (
            // Only while it works: a place for its news beside each of so many would be read by nobody.
            <Button key={name} pending={pending || undefined} onClick={onPress} {...look}>
              {name}
            </Button>
          );
        })}
      </div>
      {children}
    </div>
  );
}
