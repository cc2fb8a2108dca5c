import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '#client/ui/button-link';
import { pathTo, type Shelf, shelves } from './place';

interface PageHeadProps {
  title: string;
  /** Where one comes from. */
  shelf: Shelf;
  facts: readonly (string | null)[];
  credit?: string | null;
  actions?: ReactNode;
}

/** The head of one lesson or other work: the way back, what it is, and what can be done with it. */
export function PageHead({ title, shelf, facts, credit, actions }: PageHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <ButtonLink href={pathTo({ kind: 'shelf', shelf })} variant="quiet" icon={<ArrowLeft />} className="-ml-3">
          {shelves.find(({ id }) => id === shelf)?.name}
        </ButtonLink>
      </div>
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold wrap-anywhere outline-none">
        {title}
      </h2>
      <p className="text-muted">{facts.filter(Boolean).join(' · ')}</p>
      {credit && <p className="text-sm text-muted wrap-anywhere">After {credit}</p>}
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
