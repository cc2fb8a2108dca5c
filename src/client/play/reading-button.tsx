import { lazy, Suspense, useState } from 'react';
import { IconButton } from '#client/ui/icon-button';

const ReadingDialog = lazy(() => import('./reading-dialog').then((m) => ({ default: m.ReadingDialog })));

/** Text size and spacing, at hand while somebody plays. */
export function ReadingButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Text size and spacing"
        icon={<span className="text-base font-bold">Aa</span>}
        onClick={() => setOpen(true)}
      />
      <Suspense fallback={null}>{isOpen && <ReadingDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
