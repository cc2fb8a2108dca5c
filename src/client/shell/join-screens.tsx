import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { JoinPage } from '#client/features/join/join-page';
import { FullScreenSpinner } from '#client/ui/spinner';

const loadPlayer = () =>
  import('#client/features/assignments/guest-play-page').then((m) => ({ default: m.GuestPlayPage }));
const GuestPlayPage = lazy(loadPlayer);

/** What is behind the door for codes: one piece, so that the first view of the portal knows of one address alone. */
export function JoinScreens() {
  // The door is there at once on a slow phone; what is behind it comes while the code and a name are typed.
  useEffect(() => void loadPlayer().catch(() => {}), []);
  return (
    <Suspense fallback={<FullScreenSpinner within label="Opening the work…" />}>
      <Switch>
        <Route path="/join/work/:id" component={GuestPlayPage} />
        <Route path="/join/:code?" component={JoinPage} />
      </Switch>
    </Suspense>
  );
}
