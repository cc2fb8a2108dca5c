import type { ReactNode } from 'react';
import { Card } from '#client/ui/card';

/** The sheet that a short form of its own page stands on. */
export function AccountCard({ children }: { children: ReactNode }) {
  return (
    <div className="px-4 pt-8 pb-16 sm:px-8 sm:pt-16">
      <Card className="mx-auto grid max-w-[28rem] sm:p-8">{children}</Card>
    </div>
  );
}
