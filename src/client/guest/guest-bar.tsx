import { ReadingButton } from '#client/play/reading-button';
import { Logo } from '#client/ui/logo';

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
      <header className="steps-back sticky top-0 z-30 border-b border-line bg-canvas px-4 sm:px-8 print:hidden">
        <div className="mx-auto flex min-h-14 max-w-wide items-center justify-between gap-3">
          <a href="/" aria-label="Classroom Studio" className="target inline-flex items-center no-underline">
            <Logo className="text-lg" />
          </a>
          <ReadingButton />
        </div>
      </header>
    </>
  );
}
