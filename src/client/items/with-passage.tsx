import type { ReactNode } from 'react';
import type { PlayerItem } from '#shared/items/kinds/registry';
import { PassageText } from './passage-text';

interface WithPassageProps {
  passage: PlayerItem['passage'];
  children: ReactNode;
}

/** A text to read stands beside its questions, or above them where there is no room. */
export function WithPassage({ passage, children }: WithPassageProps) {
  if (!passage) return children;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
      <PassageText passage={passage} />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">{children}</div>
    </div>
  );
}
