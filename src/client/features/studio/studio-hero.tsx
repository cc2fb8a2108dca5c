import type { ReactNode } from 'react';
import { PageHeading } from '#client/ui/page';

interface StudioHeroProps {
  title: ReactNode;
  lead: ReactNode;
  /** What to do next, and anything else below the words. */
  children?: ReactNode;
  picture?: ReactNode;
}

/** The head of a public page, on squared paper. */
export function StudioHero({ title, lead, children, picture }: StudioHeroProps) {
  return (
    <div className="squared-paper border-b border-line px-4 py-12 sm:px-8 sm:py-20">
      <div className="mx-auto grid max-w-wide items-center gap-x-16 gap-y-10 lg:grid-cols-[6fr_5fr]">
        <div>
          <PageHeading size="display">{title}</PageHeading>
          <p className="mt-5 max-w-measure text-lg">{lead}</p>
          {children}
        </div>
        {picture && <div className="w-full max-w-md lg:max-w-none">{picture}</div>}
      </div>
    </div>
  );
}
