import { type ReactNode, StrictMode, Suspense, useEffect, useState } from 'react';
import { Route, Router, type RouterOptions, Switch } from 'wouter';
import { lazyPart } from '#client/lib/lazy-part';
import { CrashGuard } from '#client/shell/crash-guard';
import { LoadGuard } from '#client/shell/load-guard';
import { PageTitle } from '#client/shell/page-title';
import { Page } from '#client/ui/page';
import { isGuestAddress } from '#shared/core/guest-address';
import { GuestBar } from './guest-bar';
import { JoinPage } from './join-page';

const PlayPage = lazyPart(() => import('./play-page').then((m) => m.PlayPage));
const LivePage = lazyPart(() => import('./live').then((m) => m.LivePage));

/** The rest of the portal is another entry: its addresses are loaded as any page is. */
const leaveByLoading: RouterOptions['aroundNav'] = (navigate, to, options) => {
  if (isGuestAddress(to)) navigate(to, options);
  else window.location.assign(to);
};

/** The door for codes, and what a guest plays behind it. */
export function GuestApp() {
  // The door is there at once on a slow phone; what is likely behind it comes while the code is typed. Whoever came with a
  // code waits for what that leads to, and for nothing else.
  const [isTyped] = useState(() => window.location.hash === '');
  useEffect(() => void (isTyped && PlayPage.load().catch(() => {})), [isTyped]);
  return (
    <StrictMode>
      <CrashGuard>
        <Router aroundNav={leaveByLoading}>
          <GuestBar />
          <main id="content" tabIndex={-1}>
            <LoadGuard>
              <Switch>
                <Route path="/join/work/:id">
                  <BehindDoor title="Given work">
                    <PlayPage />
                  </BehindDoor>
                </Route>
                <Route path="/join/live/:id">
                  <BehindDoor title="Live game">
                    <LivePage />
                  </BehindDoor>
                </Route>
                <Route path="/join/:code?">
                  <PageTitle title="Join">
                    <JoinPage />
                  </PageTitle>
                </Route>
              </Switch>
            </LoadGuard>
          </main>
        </Router>
      </CrashGuard>
    </StrictMode>
  );
}

/** A page whose code comes after the door; it takes the focus when it is there. */
function BehindDoor({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Suspense fallback={<Page title={title} />}>
      <PageTitle title={title}>{children}</PageTitle>
    </Suspense>
  );
}
