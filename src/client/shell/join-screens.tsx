import { Route, Switch } from 'wouter';
import { GuestPlayPage } from '#client/features/assignments/guest-play-page';
import { JoinPage } from '#client/features/join/join-page';

/** What is behind the door for codes: one piece, so that the first view of the portal knows of one address alone. */
export function JoinScreens() {
  return (
    <Switch>
      <Route path="/join/work/:id" component={GuestPlayPage} />
      <Route path="/join/:code?" component={JoinPage} />
    </Switch>
  );
}
