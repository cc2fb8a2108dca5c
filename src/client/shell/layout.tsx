import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { usePalette } from '../features/palette/use-palette';
import { useAuth } from '../lib/auth';
import { Banner } from '../ui/banner';
import { FullScreenSpinner } from '../ui/spinner';
import { Header } from './header';

/** Header above, page below. Waits until it is known who is signed in, since every page depends on it. */
export function Layout({ children }: { children: ReactNode }) {
  const { isLoading, isAuthenticated, isOffline } = useAuth();
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
        {isOffline && (
          <div className="mx-auto max-w-wide px-4 pt-4 sm:px-8">
            <Banner tone="warn" title="The server cannot be reached.">
              You can go on reading. We try again every few seconds.
            </Banner>
          </div>
        )}
        {isLoading ? <FullScreenSpinner /> : children}
      </main>
    </>
  );
}
