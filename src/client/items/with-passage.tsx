import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#client/lib/lazy-part';
import { Skeleton } from '#client/ui/skeleton';
import type { PlayerItem } from '#shared/items/kinds/registry';

/** Most questions have no text, and guests on a slow line do not load what shows it before one comes. */
const PassageText = lazyPart(() => import('./passage-text').then((m) => m.PassageText));

interface WithPassageProps {
  passage: PlayerItem['passage'];
  children: ReactNode;
}

/** A text to read stands beside its questions, or above them where there is no room. */
export function WithPassage({ passage, children }: WithPassageProps) {
  if (!passage) return children;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
      <Suspense fallback={<Skeleton className="h-[40dvh]" />}>
        <PassageText passage={passage} />
      </Suspense>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">{children}</div>
    </div>
  );
}
