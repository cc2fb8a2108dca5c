import { useState } from 'react';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { Button } from '#client/ui/button';
import { numberText } from '#shared/core/locale';
import type { CappedMember } from './daily-cap-dialog';

const loadDialog = () => import('./daily-cap-dialog').then((m) => m.DailyCapDialog);

/** Says how many tokens a member may spend in a day, and lets their owner change it. */
export function DailyCapButton({ member }: { member: CappedMember }) {
  const [isOpen, setOpen] = useState(false);
  const { username, dailyCap } = member;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="whitespace-nowrap"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {dailyCap === null ? 'No cap' : `${numberText(dailyCap)} a day`}{' '}
        <span className="sr-only">for {username}. Change the daily cap</span>
      </Button>
      {isOpen && <LazyDialog load={loadDialog} dialog={{ member, onClose: () => setOpen(false) }} />}
    </>
  );
}
