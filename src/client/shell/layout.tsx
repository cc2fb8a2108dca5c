import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { usePalette } from '#client/features/palette/use-palette';
import { useAuth } from '#client/lib/auth';
import { Banner } from '#client/ui/banner';
import { ButtonLink } from '#client/ui/button-link';
import { FullScreenSpinner } from '#client/ui/spinner';
import { Header } from './header';

/** Header above, page below. Waits until it is known who is signed in, since every page depends on it. */
export function Layout({ children }: { children: ReactNode }) {
  const { isLoading, isAuthenticated, trouble, hasEnded } = useAuth();
  const [path] = useLocation();
  const { open, palette } = usePalette();
  // The services page stands alone for visitors.
  const hasHeader = path !== '/digital' || isAuthenticated || isLoading;
  return (
    <>
      <a
        href="#content"
        className="sr-only rounded-control bg-raised px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      {hasHeader && <Header onSearch={open} />}
      {palette}
      <main id="content" tabIndex={-1}>
        {(trouble || hasEnded) && (
          <div className="px-4 pt-4 sm:px-8">
            <div className="mx-auto grid max-w-wide gap-4">
              {trouble && (
                <Banner
                  tone="warn"
                  title={trouble === 'unreachable' ? 'The server cannot be reached.' : 'The server has a problem.'}
                >
                  You can go on reading, and what you typed stays. We try again every few seconds.
                </Banner>
              )}
              {hasEnded && (
                <Banner
                  title="Your session has ended."
                  action={
                    path !== '/login' && (
                      <ButtonLink href="/login" variant="secondary" size="sm">
                        Sign in again
                      </ButtonLink>
                    )
                  }
                >
                  It has expired, or it was ended on another device. Sign in again, and you are back where you were.
                </Banner>
              )}
            </div>
          </div>
        )}
        {isLoading ? <FullScreenSpinner /> : children}
      </main>
    </>
  );
}
