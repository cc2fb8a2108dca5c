import { ALargeSmall } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '#client/lib/lazy-part';
import { Disclosure } from '#client/shell/disclosure';
import { buttonLook } from '#client/ui/button-look';
import { cx } from '#client/ui/cx';
import { Logo } from '#client/ui/logo';
import { SkeletonText } from '#client/ui/skeleton';

const ReadingSettings = lazyPart(() => import('#client/lib/reading-settings').then((m) => m.ReadingSettings));

/** A thin bar: the way home, and how the text is read. Whoever comes by a code has nothing else to do here. */
export function GuestBar() {
  return (
    <>
      <a
        href="#content"
        className="sr-only rounded-control bg-raised px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-30 border-b border-line bg-canvas px-4 sm:px-8 print:hidden">
        <div className="mx-auto flex min-h-14 max-w-wide items-center justify-between gap-3">
          <a href="/" aria-label="Classroom Studio" className="target inline-flex items-center no-underline">
            <Logo className="text-lg" />
          </a>
          <Disclosure
            label="Reading"
            hideLabel
            trigger={() => <ALargeSmall aria-hidden="true" />}
            triggerClassName={cx(buttonLook('quiet'), 'size-11 px-0!')}
          >
            <div className="p-3">
              <Suspense fallback={<SkeletonText lines={4} />}>
                <ReadingSettings />
              </Suspense>
            </div>
          </Disclosure>
        </div>
      </header>
    </>
  );
}
